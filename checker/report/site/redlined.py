"""A redline as a page shows it: each change with both versions, the words that came and went set apart."""

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import groupby

from checker.compare.change import Change, ChangeClass, Place, Side
from checker.compare.diff import Redline
from checker.report.redline_text import WHOM
from checker.report.site.places import Places, lines_text
from checker.report.site.standing import Tally
from ruleschema.submission.span import Span

CLASSES = {
    ChangeClass.NEEDS_APPROVAL: "Needs approval",
    ChangeClass.UNDECIDABLE: "Undecidable",
    ChangeClass.NOTIFY: "To be notified",
    ChangeClass.EDITORIAL: "Editorial",
}
_WORDS = {each: str(each).replace("-", " ") for each in ChangeClass}
# Above this many words a comparison word by word costs more than it tells.
MOST_WORDS = 400


@dataclass(frozen=True, slots=True)
class Piece:
    """Some words of a version; `changed` where the other version has them not."""

    text: str
    changed: bool


@dataclass(frozen=True, slots=True)
class SideView:
    """One version of what changed: how it reads and where it stands."""

    pieces: tuple[Piece, ...]
    at: str
    place: str
    source: str


@dataclass(frozen=True, slots=True)
class Reached:
    """A clause that nobody touched and that a change reaches."""

    at: str
    anchor: str


@dataclass(frozen=True, slots=True)
class ChangeView:
    """All that a page says of one change."""

    anchor: str
    number: int
    kind: str
    grade: ChangeClass
    favours: str
    size: str
    message: str
    old: SideView | None
    new: SideView | None
    # Where the change stands in this document; empty where the clause is gone.
    clause: str
    also: tuple[Reached, ...]
    affects: tuple[Reached, ...]


@dataclass(frozen=True, slots=True)
class Graded:
    """The changes of one class."""

    grade: ChangeClass
    name: str
    changes: tuple[ChangeView, ...]


@dataclass(frozen=True, slots=True)
class RedlineView:
    """All changes from an earlier version to this one, gravest first."""

    earlier: str
    classes: tuple[Graded, ...]
    tallies: tuple[Tally, ...]
    # The changes that are more than editorial, by the clause they stand in: marked in the margin of the rules.
    by_clause: dict[str, tuple[ChangeView, ...]]


class BothPlaces:
    """How places of both versions are shown; the earlier files may lie elsewhere, or in a revision."""

    def __init__(self, places: Places, known: Container[str], redlines: Iterable[Redline]) -> None:
        olds = {each.old.document.file for each in redlines if each.old is not None}
        self._known = known
        self._places = places
        self._earlier = Places(olds)

    def old(self, span: Span) -> str:
        return (self._places if span.file in self._known else self._earlier).show(span)

    def new(self, span: Span) -> str:
        return self._places.show(span)


def redline_view(redline: Redline, places: BothPlaces, anchor_of: Callable[[Span], str]) -> RedlineView:
    """The changes of one document under their classes; `anchor_of` finds the clause of a place in it."""
    views = [_view(number, change, places, anchor_of) for number, change in enumerate(redline.changes, 1)]
    graded = groupby(views, key=lambda view: view.grade)
    found = tuple(Graded(grade, CLASSES[grade], tuple(of_grade)) for grade, of_grade in graded)
    return RedlineView(earlier_of(redline), found, classes(redline.changes), _by_clause(views))


def _by_clause(views: Iterable[ChangeView]) -> dict[str, tuple[ChangeView, ...]]:
    found: dict[str, tuple[ChangeView, ...]] = {}
    for view in views:
        if view.clause and view.grade is not ChangeClass.EDITORIAL:
            found[view.clause] = (*found.get(view.clause, ()), view)
    return found


def classes(changes: Sequence[Change]) -> tuple[Tally, ...]:
    """How many changes of each class; classes that do not occur are left out."""
    found = [change.change_class for change in changes]
    return tuple(Tally(str(each), found.count(each), _WORDS[each]) for each in ChangeClass if each in found)


def _view(number: int, change: Change, places: BothPlaces, anchor_of: Callable[[Span], str]) -> ChangeView:
    before, after = _pieces(change.old.clause if change.old else "", change.new.clause if change.new else "")
    return ChangeView(
        anchor=f"change-{change.fingerprint}",
        number=number,
        kind=change.kind,
        grade=change.change_class,
        favours=WHOM[change.favours],
        size=change.size,
        message=change.message,
        old=_side(change.old, before, places.old),
        new=_side(change.new, after, places.new),
        clause=anchor_of(change.new.place.span) if change.new else "",
        also=_reached(change.also, anchor_of),
        affects=_reached(change.affects, anchor_of),
    )


def _side(side: Side | None, pieces: tuple[Piece, ...], show: Callable[[Span], str]) -> SideView | None:
    if side is None:
        return None
    return SideView(pieces, side.place.at, show(side.place.span), lines_text(side.place.src))


def _reached(found: tuple[Place, ...], anchor_of: Callable[[Span], str]) -> tuple[Reached, ...]:
    """Each clause once, however many of its rows or sentences are meant."""
    return tuple(dict.fromkeys(Reached(place.at, anchor_of(place.span)) for place in found))


def _pieces(before: str, after: str) -> tuple[tuple[Piece, ...], tuple[Piece, ...]]:
    """Both versions cut where they differ; words are kept whole."""
    old, new = before.split(), after.split()
    if len(old) + len(new) > MOST_WORDS:
        return (Piece(before, changed=True),), (Piece(after, changed=True),)
    steps = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    return (
        tuple(Piece(" ".join(old[a:b]), step != "equal") for step, a, b, _, _ in steps if a < b),
        tuple(Piece(" ".join(new[a:b]), step != "equal") for step, _, _, a, b in steps if a < b),
    )


def earlier_of(redline: Redline) -> str:
    """The earlier version in words: whose it was, when it was approved, what it was read from."""
    old, new = redline.old, redline.new
    if old is None:
        return ""
    casino, filing, source = old.document.casino, old.document.game.filing, old.document.game.source
    name = str(casino.name) if casino is not None else old.casino
    said = [f"{name}, {redline.changes[0].subject}"] if new is None else [name] if old.casino != new.casino else []
    if filing is not None and filing.approved is not None and filing.approved.date is not None:
        said.append(f"approved {filing.approved.date.isoformat()}")
    return ", ".join([*said, f"source {source.document}"])
