"""Entries of lists and charts in two versions: what came, went, or stands beside another value."""

from collections.abc import Iterator

from checker.compare.change import MIRROR, Change, ChangeClass, change
from checker.compare.listed import UNREAD, Entry, entries
from checker.compare.pairing import Pairs, pair
from checker.compare.version import Version
from checker.compare.weigh import Weight, weigh
from ruleschema.meaning.odds import Favours


def paired(old: Version, new: Version) -> Pairs[Entry]:
    """Entries matched by list and name, then by list and value: a part under a new name."""
    return pair(entries(old), entries(new), (
        lambda each: (each.kind, each.group, each.name, each.value),
        lambda each: (each.kind, each.group, each.name),
        lambda each: (each.kind, each.name, each.value) if each.value else None,
        lambda each: (each.kind, each.group, each.value) if each.value else None,
    ))  # fmt: skip


def entry_changes(new: Version, pairs: Pairs[Entry]) -> Iterator[Change]:
    """Every entry that came, went or says something else."""
    for one, other in pairs.both:
        if one.value != other.value:
            told = f"{other.subject}: {other.side.value or 'nothing'} instead of {one.side.value or 'nothing'}."
            yield change(
                new, other.kind, other.subject, (one.side, other.side), told,
                level=_level(one, other), who=_whom(one, other),
            )  # fmt: skip
        elif one.name != other.name:
            told = f"{one.subject} is now called {other.subject}; {other.side.value} as before."
            yield change(
                new, other.kind, other.subject, (one.side, other.side), told,
                level=ChangeClass.NOTIFY, who=Favours.NEITHER,
            )  # fmt: skip
    for each in pairs.old:
        yield _alone(new, each, gone=True)
    for each in pairs.new:
        yield _alone(new, each, gone=False)


def _level(one: Entry, other: Entry) -> ChangeClass:
    opened = other.kind == UNREAD or weigh(one.value, other.value) is Weight.OPEN
    return ChangeClass.UNDECIDABLE if opened else ChangeClass.NEEDS_APPROVAL


def _whom(one: Entry, other: Entry) -> Favours:
    before, after = one.line.amount, other.line.amount
    if before is None or after is None or before == after:
        return Favours.UNDECIDED
    return one.line.higher if after > before else MIRROR[one.line.higher]


def _alone(new: Version, each: Entry, *, gone: bool) -> Change:
    sides = (each.side, None) if gone else (None, each.side)
    beside = f": {each.side.value}" if each.side.value else ""
    told = f"{each.subject}{beside}: {'no longer there' if gone else 'new'}."
    level = ChangeClass.UNDECIDABLE if each.kind == UNREAD else ChangeClass.NEEDS_APPROVAL
    kind = f"{each.kind} {'removed' if gone else 'added'}"
    return change(new, kind, each.subject, sides, told, level=level, who=Favours.UNDECIDED)
