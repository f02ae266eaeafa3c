"""Drafts that were cut from one document, in the order in which they stand in it."""

from checker.filing import Filing
from checker.library import Library


def bound_with(filing: Filing, library: Library) -> list[Filing]:
    """The other files of the casino that were read from the same document."""
    source = str(filing.game.source.document)
    return [
        each
        for each in library.by_casino.get(filing.casino, ())
        if each is not filing and str(each.game.source.document) == source
    ]


def next_game(filing: Filing, library: Library) -> Filing | None:
    """The file that goes on where this one ends in the document."""
    last = max(_lines(filing), default=0)
    behind = [(min(_lines(each), default=0), each) for each in bound_with(filing, library)]
    return min((each for each in behind if each[0] > last), key=lambda each: each[0], default=(0, None))[1]


def _lines(filing: Filing) -> tuple[int, ...]:
    lines = filing.game.source.lines
    return lines.numbers if lines else ()
