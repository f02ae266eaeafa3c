"""Titles marked by a rule of signs under them, as plain text and Markdown set headings."""

import re
from collections.abc import Sequence

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.formats.lines import SourceLine

_RULE = re.compile(r"\s*(?P<signs>={3,80}|-{3,80}|~{3,80}|\*{3,80})\s*")
_MOST_WORDS = 10
# A rule is drawn as long as the title above it; one across the page parts what stands around it.
_MOST_BESIDE = 3


def mark_underlined(source: Sequence[SourceLine], lines: list[Line]) -> None:
    """Call a line a heading where a rule of its own length stands right under it, and nothing right above it."""
    for place in range(1, len(lines)):
        title, rule = lines[place - 1], _RULE.fullmatch(source[place].text)
        if rule is None or title.blank or title.cells or title.heading or title.bullet:
            continue
        alone = place < 2 or lines[place - 2].blank
        fits = abs(len(rule["signs"]) - len(source[place - 1].text.strip())) <= _MOST_BESIDE
        if alone and fits and len(title.text.split()) <= _MOST_WORDS and not title.text.endswith((".", ",", ";")):
            title.heading = 1 if rule["signs"][0] == "=" else 2
