"""What stands at the edge of page after page: heads and feet, also where their words change from game to game."""

import re
from collections import Counter

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.cleaning.pages import Page
from ruleschema.intake.cleaning.repeats import CHAPTER, RULE_WORDS, is_numbered, line_key, opens_part

_DEPTH = 8
_FEWEST = 3
_MOST = 0.5
_NEARLY_ALL = 0.8
# Lines that only the first pages of parts have, such as dates, stand on fewer.
_SOME = 0.3
_MOST_WORDS = 24
_NAME_WORDS = 12
_PART_WORDS = 2
_VALUE = re.compile(r"\d\s*(?:to|for|:|-)\s*\d+\b(?!/)|\$\s?\d|\d%|\bpush\b", re.I)


def at_edges(lines: list[Line], pages: list[Page], running: dict[int, str]) -> list[int]:
    """The lines from the edge of each page inward that other pages have there too, as far as most of them go."""
    found: list[int] = []
    for inward in (1, -1):
        edges = [page.shown[::inward][:_DEPTH] for page in pages]
        found += _Edges(lines, edges, running).heads()
    return found


class _Edges:
    """One edge of every page: its lines from the paper's rim inward."""

    def __init__(self, lines: list[Line], edges: list[tuple[int, ...]], running: dict[int, str]) -> None:
        self.lines, self.edges, self.running = lines, edges, running
        self.keys = [{line_key(lines[index].text) for index in edge} for edge in edges]
        self.pages_with = Counter(key for keys in self.keys for key in keys)
        self.printed = Counter(text for edge in edges for text in {lines[index].text for index in edge})
        self.parts = Counter(part for edge in edges for part in {each for i in edge for each in _parts(lines[i])})
        # Heads stand on several pages of a game, titles on one.
        again = [i for edge in edges for i in edge if self.printed[lines[i].text] > 1]
        self.again = Counter(part for i in again for part in set(_parts(lines[i])))

    def heads(self) -> list[int]:
        found: list[int] = []
        going = list(range(len(self.edges)))
        for depth in range(_DEPTH):
            going = [page for page in going if len(self.edges[page]) > depth]
            alike = {page for page in going if self._recurs(self.edges[page][depth])}
            named = {page for page in going if self._changes(page, self.edges[page][depth])}
            if len(alike | named) >= _MOST * len(self.edges):
                alike |= named
            elif len(alike) < _SOME * len(self.edges):
                break
            going = sorted(alike)
            found += [self.edges[page][depth] for page in going]
        return [index for index in found if index not in self.running]

    def _recurs(self, index: int) -> bool:
        """The same words at this edge of several pages, but for the figures in which pages differ."""
        line = self.lines[index]
        if index in self.running:
            return True
        if not _may_stand(line):
            return False
        if is_numbered(line.text) or RULE_WORDS.search(line.text) or line.text.endswith("."):
            # A rule or a numbered title, unless every page has it word for word.
            return self.printed[line.text] >= max(_FEWEST, _NEARLY_ALL * len(self.edges))
        # A chapter's number that is printed once stands over the chapter.
        once = CHAPTER.match(line.text) and self.printed[line.text] == 1
        return not once and self.pages_with[line_key(line.text)] >= _FEWEST

    def _changes(self, page: int, index: int) -> bool:
        """Words that the page before or behind has too, or that share what most pages have."""
        line = self.lines[index]
        text = line.text
        if not _may_stand(line) or is_numbered(text) or RULE_WORDS.search(text):
            return False
        if len(text.split()) > _NAME_WORDS or text.endswith(".") or text[:1].islower():
            return False
        beside = [self.keys[each] for each in (page - 1, page + 1) if 0 <= each < len(self.keys)]
        if self.printed[text] > 1 and any(line_key(text) in keys for keys in beside):
            return True
        if CHAPTER.match(text):
            return False
        most = max(_FEWEST, _MOST * len(self.edges))
        return any(self.parts[part] >= most and self.again[part] >= _SOME * most for part in _parts(line))


def _may_stand(line: Line) -> bool:
    text = line.text
    return not (
        line.bullet
        or line.table is not None
        or len(text.split()) > _MOST_WORDS
        or text.endswith((",", ";"))
        or (text[:1].islower() and text.endswith("."))
        or _VALUE.search(text)
        or opens_part(text)
    )


def _parts(line: Line) -> list[str]:
    """What of a line may be the same on pages of different games: a cell, its first words or its last."""
    words = line_key(line.text).split()
    ends = (" ".join(words[:_PART_WORDS]), " ".join(words[-_PART_WORDS:])) if len(words) > _PART_WORDS else ()
    cells = [line_key(cell) for cell in line.cells if len(cell.split()) >= _PART_WORDS]
    return [f"{place} {part}" for place, part in enumerate((*ends, *cells))]
