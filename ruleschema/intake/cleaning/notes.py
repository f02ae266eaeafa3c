"""What a publisher sets around each part of a document: the head and foot of its site, notes on the edition."""

import re
from collections import Counter
from collections.abc import Iterator

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.cleaning.repeats import line_key

NOTE = "publisher's note"
_LEAST_REPEATS = 3
_FEW_WORDS = 10
# What is said of the publication, and never of a game.
_PUBLISHED = re.compile(
    r"\b(?:web ?sites?|this site|browsers?|html|reproduced|copyright(?:ed)? (?:\d|by|notice)|all rights reserved"
    r"|database|unofficial|official (?:printed |text|version|copy|edition)|printed version|disclaimer|hyperlinks?"
    r"|back to top|skip to|table of contents for"
    r"|(?:code|bulletin|register|gazette) (?:&|and) (?:code|bulletin|register|gazette))\b",
    re.I,
)
# The name of the publication with the page.
_PAGED = re.compile(
    r"\b(?:code|register|bulletin|gazette|statutes|regulations)\b.*\d\Z|\A\d.*\b(?:code|register)\b", re.I
)
_PLAYED = re.compile(
    r"\b(?:players?|patrons?|dealers?|wagers?|bets?|cards?|hands?|dice|odds|pay(?:s|outs?)?|sections?|chapters?|rules?)\b|§",
    re.I,
)


# Behind the rules of a code its editor tells when they were made.
_EDITED = re.compile(
    r"(?:editor(?:s['’]|['’]?s)?|editorial|annotator['’]s) notes?|history(?: notes?)?|(?:revision|rule) history", re.I
)
_DATED = re.compile(
    r"\b(?:eff(?:ective)?|amended|adopted|added|repealed|renumbered|filed|recodified|history|promulgated)\b", re.I
)
_MOST_NOTED = 60


def find_notes(lines: list[Line]) -> list[int]:
    """The lines that repeat word for word in blocks that speak of the publication, and an editor's last notes."""
    return [*_repeated(lines), *_last_notes(lines)]


def _last_notes(lines: list[Line]) -> list[int]:
    """What an editor sets behind the last rule: under his heading nothing but days and the sections they are of."""
    shown = [index for index, line in enumerate(lines) if not line.blank][-_MOST_NOTED:]
    first = next(
        (place for place, index in enumerate(shown) if _EDITED.fullmatch(lines[index].text.strip(" :."))), None
    )
    noted = shown[first:] if first is not None else []
    told = [index for index in noted if not _EDITED.fullmatch(lines[index].text.strip(" :."))]
    dated = sum(bool(_DATED.search(lines[index].text)) for index in told)
    return noted if told and 2 * dated >= len(told) else []


def _repeated(lines: list[Line]) -> list[int]:
    keys = {
        index: line_key(line.text)
        for index, line in enumerate(lines)
        if not line.blank and not line.cells and not _PLAYED.search(line.text)
    }
    counts = Counter(keys.values())
    repeated = [index for index, key in keys.items() if counts[key] >= _LEAST_REPEATS]
    found: list[int] = []
    for block in _blocks(lines, repeated):
        if any(_is_published(lines[index].text) for index in block):
            found += block
    return found


def _is_published(text: str) -> bool:
    return bool(_PUBLISHED.search(text) or (len(text.split()) <= _FEW_WORDS and _PAGED.search(text)))


def _blocks(lines: list[Line], repeated: list[int]) -> Iterator[list[int]]:
    """Repeated lines with nothing but blank lines between them."""
    block: list[int] = []
    for index in repeated:
        if block and any(not lines[each].blank for each in range(block[-1] + 1, index)):
            yield block
            block = []
        block.append(index)
    if block:
        yield block
