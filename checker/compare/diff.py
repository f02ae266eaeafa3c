"""The semantic redline: what changed from one set of submissions to another."""

from collections.abc import Iterator, Sequence

from checker.compare import entries, payouts, sentences
from checker.compare.affected import Untouched, with_affected
from checker.compare.change import Change, ChangeClass, Place, Side, change, numbered
from checker.compare.pairing import Pairs, pair
from checker.compare.structure import structure_changes
from checker.compare.version import Version
from ruleschema.load import Document
from ruleschema.odds import Favours
from ruleschema.span import Span
from ruleschema.values import MISSING


def changes(old: Sequence[Document], new: Sequence[Document]) -> tuple[Change, ...]:
    """Every change from the old documents to the new ones, in order."""
    games = _games(old, new)
    found = [each for before, after in games.both for each in _compared(Version(before), Version(after))]
    found += [_alone(document, gone=True) for document in games.old]
    found += [_alone(document, gone=False) for document in games.new]
    return numbered(found)


def _compared(old: Version, new: Version) -> Iterator[Change]:
    paid, said, listed = payouts.paired(old, new), sentences.paired(old, new), entries.paired(old, new)
    found = [
        *payouts.payout_changes(old, new, paid),
        *sentences.sentence_changes(old, new, said),
        *entries.entry_changes(new, listed),
        *structure_changes(old, new, said, listed),
    ]
    if not found:
        return
    same = [other for one, other in said.both if one.signature == other.signature]
    untouched = Untouched(new, same, payouts.unchanged(paid))
    tables = {each.fact.span: each.table for version in (old, new) for each in version.payouts if each.table}
    yield from with_affected(found, untouched, tables)


def _games(old: Sequence[Document], new: Sequence[Document]) -> Pairs[Document]:
    """Documents of one casino and game, side by side; a casino under a new name is found by what is left."""
    renamed = _renamed({each.slug for each in old}, {each.slug for each in new})
    return pair(old, new, (lambda each: (renamed.get(each.slug, each.slug), str(each.game.game)),))


def _renamed(old: set[str], new: set[str]) -> dict[str, str]:
    """The one casino that is only old is the one that is only new: its slug changed."""
    gone, come = old - new, new - old
    return {next(iter(gone)): next(iter(come))} if len(gone) == len(come) == 1 else {}


def _alone(document: Document, *, gone: bool) -> Change:
    """A whole game document that came or went is one change."""
    title = str(document.game.title) if document.game.title != MISSING else str(document.game.game)
    place = Place("", Span(document.file, 1, 1, 1, 1))
    side = Side(title, title, place, document.slug)
    told = f"{title} is {'no longer filed' if gone else 'a new game document'}."
    kind = "game removed" if gone else "game added"
    sides = (side, None) if gone else (None, side)
    return change(Version(document), kind, title, sides, told, level=ChangeClass.NEEDS_APPROVAL, who=Favours.UNDECIDED)
