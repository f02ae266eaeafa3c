"""The change record: what is different, whom it favours, and who has to know."""

from dataclasses import dataclass, replace
from enum import StrEnum, unique
from hashlib import sha256
from typing import Protocol

from ruleschema.meaning.odds import Favours
from ruleschema.submission.span import Span


@unique
class ChangeClass(StrEnum):
    """What a change asks of the filer, gravest first."""

    NEEDS_APPROVAL = "needs-approval"
    UNDECIDABLE = "undecidable"
    NOTIFY = "notify"
    EDITORIAL = "editorial"

    @property
    def rank(self) -> int:
        return tuple(ChangeClass).index(self)


@dataclass(frozen=True, slots=True)
class Place:
    """Where something is said: clause, span in the file, lines of the source document."""

    at: str
    span: Span
    src: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Side:
    """One version of what changed: the value, the clause as it reads, and where it stands."""

    value: str
    clause: str
    place: Place
    casino: str


Sides = tuple[Side | None, Side | None]


@dataclass(frozen=True, slots=True)
class Change:
    """One difference between two versions of a game document."""

    change_class: ChangeClass
    favours: Favours
    kind: str
    casino: str
    game: str
    subject: str
    old: Side | None
    new: Side | None
    message: str
    # The exact step of a figure, in its unit: -3/10 per unit wagered.
    size: str = ""
    # Other places of the new version where the same was done: one exchange of words, one bound of a table.
    also: tuple[Place, ...] = ()
    # Clauses that did not change, but mean something else because of this change.
    affects: tuple[Place, ...] = ()
    fingerprint: str = ""

    @property
    def old_at(self) -> str | None:
        return self.old.place.at if self.old else None

    @property
    def new_at(self) -> str | None:
        return self.new.place.at if self.new else None

    @property
    def old_value(self) -> str | None:
        return self.old.value if self.old else None

    @property
    def new_value(self) -> str | None:
        return self.new.value if self.new else None

    @property
    def old_span(self) -> Span | None:
        return self.old.place.span if self.old else None

    @property
    def new_span(self) -> Span | None:
        return self.new.place.span if self.new else None

    @property
    def middle(self) -> int:
        """A place in both files together, the same from both sides: which of many a claim names."""
        return sum(span.line for span in (self.old_span, self.new_span) if span is not None)

    @property
    def order(self) -> tuple[object, ...]:
        side = self.new or self.old
        where = (side.place.span.line, side.place.span.column) if side else (0, 0)
        return (self.casino, self.game, self.change_class.rank, *where, self.kind, self.subject, self.message)


class Filed(Protocol):
    """What a change belongs to: a game of a casino."""

    casino: str
    game: str


def change(
    new: Filed, kind: str, subject: str, sides: Sides, message: str, *, level: ChangeClass, who: Favours
) -> Change:  # fmt: skip
    """A change of the new version's casino and game."""
    old_side, new_side = sides
    return Change(level, who, kind, new.casino, new.game, subject, old_side, new_side, message)


def numbered(changes: list[Change]) -> tuple[Change, ...]:
    """In order, each with an identity made of what changed: no line numbers, no message."""
    seen: dict[str, int] = {}
    found = []
    for change in sorted(changes, key=lambda each: each.order):
        parts = (change.kind, change.game, change.subject, change.old_value or "", change.new_value or "")
        base = "\x1f".join(parts)
        seen[base] = seen.get(base, 0) + 1
        mark = sha256(f"{base}\x1f{seen[base]}".encode()).hexdigest()[:16]
        found.append(replace(change, fingerprint=mark))
    return tuple(found)


MIRROR = {
    Favours.PLAYER: Favours.HOUSE,
    Favours.HOUSE: Favours.PLAYER,
    Favours.NEITHER: Favours.NEITHER,
    Favours.UNDECIDED: Favours.UNDECIDED,
}
