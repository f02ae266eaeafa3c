"""The document calls its game by two spellings of one name."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.owngame import own_names
from ruleschema.submission.span import Text


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    names = sorted({_key(name) for name in own_names(filing)}, key=len, reverse=True)
    if len(names) < 2:
        return
    spelt = ("[ -]".join(map(re.escape, name.split())) for name in names)
    pattern = re.compile(rf"\b(?:{'|'.join(spelt)})\b", re.I)
    used: dict[str, Text] = {}
    # The name in headings: in a sentence it may be shortened, or a hand or wager may go by it.
    headings = [filing.title, *(section.title for section in filing.game.sections)]
    for text in headings:
        for match in pattern.finditer(text):
            used.setdefault(_key(match.group()), text)
    spellings = [name for name in names if name in used]
    if len(spellings) < 2 or not _same_words(spellings[0], spellings[1]):
        return
    first, second = sorted(spellings[:2], key=lambda name: headings.index(used[name]))
    yield Fault(
        span=used[second].span,
        message=f"The document is headed “{used[first]}”, this section “{used[second]}”: one name in two spellings.",
        at=_number(filing, used[second]),
        src=_lines(filing, used[second]),
        expected=first.title(),
        actual=second.title(),
        label=f"elsewhere “{first.title()}”",
        hint="use one name.",
        related=(Related(used[first].span, first.title()),),
        about=(first, second),
    )


def _key(name: str) -> str:
    return " ".join(name.lower().replace("-", " ").split())


def _same_words(one: str, other: str) -> bool:
    """Link and linked, but not three card and 3 card, which are numerals."""
    pairs = list(zip(one.split(), other.split(), strict=False))
    differing = [pair for pair in pairs if pair[0] != pair[1]]
    return len(one.split()) == len(other.split()) and len(differing) == 1 and differing[0][0][:3] == differing[0][1][:3]


def _number(filing: Filing, title: Text) -> str:
    found = (str(section.number or section.title) for section in filing.game.sections if section.title is title)
    return next(found, "")


def _lines(filing: Filing, title: Text) -> tuple[int, ...]:
    found = (section.src.numbers for section in filing.game.sections if section.title is title and section.src)
    return next(found, ())


CHECK = Check(
    code="DOC-165",
    title="Game named in two ways",
    severity=Severity.NOTE,
    why="The approval is for a game by its name; two spellings look like two games.",
    fix="Use one name.",
    run=find,
    passes="""
game: multi-link-progressive
title: Multi-Link Progressive
sections: [{number: 2, title: Multi-Link Progressive table}]
""",
    fails="""
game: multi-link-progressive
title: Multi-Linked Progressive Jackpots
sections: [{number: 2, title: Multi-Link Progressive table}]
""",
)
