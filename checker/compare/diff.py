"""The semantic redline: what changed from one set of submissions to another."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from checker.compare import payouts, sentences
from checker.compare.change import Change, ChangeClass, Place, Side, numbered
from checker.compare.pairing import pair
from checker.compare.version import Version
from ruleschema.load import Document
from ruleschema.odds import Favours
from ruleschema.span import Span


def changes(old: Sequence[Document], new: Sequence[Document]) -> tuple[Change, ...]:
    """Every change from the old documents to the new ones, in order."""
    found: list[Change] = []
    for before, after in _games(old, new):
        if before is not None and after is not None:
            found += _compared(Version(before), Version(after))
        else:
            found.append(_alone(before, after))
    return numbered(found)


def _compared(old: Version, new: Version) -> Iterator[Change]:
    paid = payouts.paired(old, new)
    yield from payouts.payout_changes(old, new, paid)
    said = sentences.paired(old, new)
    yield from sentences.sentence_changes(old, new, said)


def _games(old: Sequence[Document], new: Sequence[Document]) -> Iterator[tuple[Document | None, Document | None]]:
    """Documents of one casino and game, side by side; a casino under a new name is found by what is left."""
    renamed = _renamed({each.slug for each in old}, {each.slug for each in new})
    pairs = pair(old, new, (lambda each: (renamed.get(each.slug, each.slug), str(each.game.game)),))
    yield from pairs.both
    yield from ((each, None) for each in pairs.old)
    yield from ((None, each) for each in pairs.new)


def _renamed(old: set[str], new: set[str]) -> dict[str, str]:
    """The one casino that is only old is the one that is only new: its slug changed."""
    gone, come = old - new, new - old
    return {next(iter(gone)): next(iter(come))} if len(gone) == len(come) == 1 else {}


def _alone(old: Document | None, new: Document | None) -> Change:
    """A whole game document that came or went is one change."""
    document = new or old
    assert document is not None
    title = str(document.game.title)
    place = Place("", Span(document.file, 1, 1, 1, 1))
    side = Side(title, title, place, document.slug)
    came = old is None
    return Change(
        ChangeClass.NEEDS_APPROVAL, Favours.UNDECIDED, "game added" if came else "game removed",
        document.slug, str(document.game.game), title, None if came else side, side if came else None,
        f"{title} is {'a new game document' if came else 'no longer filed'}.",
    )  # fmt: skip
