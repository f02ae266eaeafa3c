"""What stands before a chapter and tells of it: "Basis and purpose for Rule 10" over "Rule 10. Rules of poker"."""

import re
from itertools import pairwise

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.games.segments import Segment
from ruleschema.intake.games.titlelines import CHAPTER
from ruleschema.intake.outline.titles import is_heading, is_pay_row, is_title_like

_LONGEST = 16


def with_prefaces(segments: list[Segment], lines: list[Line], running: dict[int, str]) -> None:
    """A heading that cites the chapter below it is that chapter's front, and no end of the game above."""
    for before, segment in pairwise(segments):
        chapter = CHAPTER.match(lines[segment.start].text)
        if chapter is None:
            continue
        cited = re.compile(rf".*\b{re.escape(chapter['word'])}\s+{re.escape(chapter['number'])}\W*", re.I)
        start = _preface(segment.start, before.start, cited, lines, running)
        if start is not None:
            segment.own, segment.start = segment.start, start


def _preface(end: int, after: int, cited: re.Pattern[str], lines: list[Line], running: dict[int, str]) -> int | None:
    """The heading right over a chapter that ends with its number, and no row that pays between the two."""
    shown = [index for index in range(max(after + 1, end - 2 * _LONGEST), end) if not lines[index].blank]
    for index in [index for index in reversed(shown) if index not in running][:_LONGEST]:
        line = lines[index]
        if is_pay_row(line):
            return None
        heads = is_heading(line) or (is_title_like(line.text, 10) and not line.text.endswith("."))
        if heads and not CHAPTER.match(line.text) and cited.fullmatch(line.text):
            return index
    return None
