"""Pages of a document: where each begins, and what stands at its top and foot."""

import re
from dataclasses import dataclass

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.cleaning.repeats import line_key

EDGE = 4
_FEWEST = 3
_SHORT = 6
_FEW = 2
_DIGITS = re.compile(r"\d+")


@dataclass(frozen=True, slots=True)
class Page:
    """The shown lines of one page, as indices."""

    shown: tuple[int, ...]

    @property
    def start(self) -> int:
        return self.shown[0]

    @property
    def edge(self) -> tuple[int, ...]:
        """The lines where a running head or foot can stand."""
        return tuple(dict.fromkeys((*self.shown[:EDGE], *self.shown[-EDGE:])))


def find_pages(lines: list[Line], running: dict[int, str]) -> list[Page]:
    """The pages by their breaks, or by the blocks of running heads and feet; none where neither shows them."""
    shown = [index for index, line in enumerate(lines) if not line.blank]
    breaks = {index for index in shown if lines[index].page_start} | _after_empty_breaks(lines)
    if len(breaks) < _FEWEST:
        breaks = _between_foot_and_head(lines, shown, running)
    if len(breaks) < _FEWEST - 1:
        return []
    pages: list[list[int]] = [[]]
    for index in shown:
        if index in breaks and pages[-1]:
            pages.append([])
        pages[-1].append(index)
    return [Page(tuple(page)) for page in pages if page]


def _after_empty_breaks(lines: list[Line]) -> set[int]:
    """A break on a line of its own stands before the next line that is shown."""
    found: set[int] = set()
    waiting = False
    for index, line in enumerate(lines):
        waiting = waiting or (line.page_start and line.blank)
        if waiting and not line.blank:
            found.add(index)
            waiting = False
    return found


def _between_foot_and_head(lines: list[Line], shown: list[int], running: dict[int, str]) -> set[int]:
    """Where a page ends inside a block of running lines: before the words that head the first page."""
    blocks = _blocks(lines, shown, running)
    top = blocks[0] if blocks and blocks[0].start == 0 else range(0)
    foot = blocks[-1] if blocks and blocks[-1].stop == len(shown) else range(0)
    first = {_words(lines[shown[place]]) for place in top}
    last = {line_key(lines[shown[place]].text) for place in foot}
    found: set[int] = set()
    for block in blocks:
        if block.start and block.stop < len(shown):
            heads = [place for place in block if _words(lines[shown[place]]) in first]
            # What the last page ends with is the foot of the others too; below it stands the next one's head.
            feet = [place + 1 for place in block if line_key(lines[shown[place]].text) in last]
            ends = feet[-1] if feet else block.stop
            within = ends if not top else heads[0] if heads else min(block.start + len(foot), block.stop)
            found.add(shown[within])
    return found


def _words(line: Line) -> str:
    return _DIGITS.sub("#", line.text.lower())


def _blocks(lines: list[Line], shown: list[int], running: dict[int, str]) -> list[range]:
    """Running lines one after the other; a line amid them, such as the game's name, is one of them."""
    found: list[range] = []
    for place, index in enumerate(shown):
        if index not in running:
            continue
        between = shown[found[-1].stop : place] if found else []
        amid = len(between) == 1 or (
            len(between) <= _FEW and all(len(lines[each].text.split()) <= _SHORT for each in between)
        )
        if found and amid:
            found[-1] = range(found[-1].start, place + 1)
        else:
            found.append(range(place, place + 1))
    return found
