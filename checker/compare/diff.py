"""The semantic redline: what changed from one set of submissions to another."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from checker.compare import cited, entries, payouts, sentences
from checker.compare.affected import Untouched, with_affected
from checker.compare.change import Change, ChangeClass, Place, Side, change, numbered
from checker.compare.pairing import Pairs
from checker.compare.structure import structure_changes
from checker.compare.succession import succession
from checker.compare.version import Version
from checker.engine.filing import Filing
from ruleschema.meaning.odds import Favours
from ruleschema.submission.load import Document
from ruleschema.submission.span import Span
from ruleschema.submission.values import MISSING

Both = tuple[Version, Version]


@dataclass(frozen=True, slots=True)
class Redline:
    """One game document before and after, with its changes; a document may have come or gone."""

    old: Version | None
    new: Version | None
    changes: tuple[Change, ...]


def changes(
    old: Sequence[Document], new: Sequence[Document], watch: Callable[[Sequence[Both]], Iterable[Both]] = iter
) -> tuple[Change, ...]:
    """Every change from the old documents to the new ones, in order."""
    versions = ([Version(Filing(each)) for each in side] for side in (old, new))
    return numbered([each for found in redlines(succession(*versions), watch) for each in found.changes])


def redlines(
    pairs: Pairs[Version], watch: Callable[[Sequence[Both]], Iterable[Both]] = iter
) -> Iterator[Redline]:  # fmt: skip
    """The changes of every document, those that came and went included."""
    for old, new in watch(pairs.both):
        yield Redline(old, new, numbered(list(_compared(old, new))))
    for old in pairs.old:
        yield Redline(old, None, numbered([_alone(old, gone=True)]))
    for new in pairs.new:
        yield Redline(None, new, numbered([_alone(new, gone=False)]))


def _compared(old: Version, new: Version) -> Iterator[Change]:
    paid, said, listed = payouts.paired(old, new), sentences.paired(old, new), entries.paired(old, new)
    found = [
        *payouts.payout_changes(old, new, paid),
        *sentences.sentence_changes(old, new, said),
        *entries.entry_changes(new, listed),
        *structure_changes(old, new, said, listed),
        *cited.reference_changes(old, new, said),
    ]
    if not found:
        return
    same = [other for one, other in said.both if one.signature == other.signature]
    untouched = Untouched(new, same, payouts.unchanged(paid))
    tables = {each.fact.span: each.table for version in (old, new) for each in version.payouts if each.table}
    yield from with_affected(found, untouched, tables)


def _alone(version: Version, *, gone: bool) -> Change:
    """A whole game document that came or went is one change."""
    game = version.document.game
    title = str(game.title) if game.title != MISSING else version.game
    place = Place("", Span(version.document.file, 1, 1, 1, 1))
    side = Side(title, title, place, version.casino)
    told = f"{title} is {'no longer filed' if gone else 'a new game document'}."
    kind = "game removed" if gone else "game added"
    sides = (side, None) if gone else (None, side)
    return change(version, kind, title, sides, told, level=ChangeClass.NEEDS_APPROVAL, who=Favours.UNDECIDED)
