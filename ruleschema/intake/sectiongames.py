"""Chapters that hold several games, a section of the code each: "47.1-834.9 The play – Blackjack Switch"."""

import re
from collections.abc import Iterator

from ruleschema.intake.cleaning import Line
from ruleschema.intake.codes import SIGN
from ruleschema.intake.labels import read_label
from ruleschema.intake.naming import games_named, slug
from ruleschema.intake.segments import Segment
from ruleschema.intake.titles import is_rule

_DASH = re.compile(r"\s[–—-]\s|:\s+")
# A section titled "The play – Red Dog" is about that game alone, and one titled "Red Dog table" is about its table.
_PLAY = re.compile(r"play\Z|\brules?\b", re.I)
_FEW_RULES = 3
_MOST_WORDS = 6


def by_sections(segments: list[Segment], lines: list[Line]) -> list[Segment]:
    """The segments, each parted where its sections are games of their own; a chapter with one is named by it."""
    found: list[Segment] = []
    for segment, after in zip(segments, [*segments[1:], None], strict=True):
        end = after.start if after else len(lines)
        games = list(_games(lines, segment.start, end))
        if len({slug(title) for _, title in games}) < len(games) or not games:
            found.append(segment)
            continue
        first, title = games[0]
        if sum(is_rule(line) for line in lines[segment.start : first]) > _FEW_RULES:
            found.append(segment)
        else:
            segment.title, segment.game = title, None
            found.append(segment)
            games = games[1:]
        found += [Segment(index, title=title) for index, title in games]
    return found


def _games(lines: list[Line], start: int, end: int) -> Iterator[tuple[int, str]]:
    """Each section of the code that is titled with a game, and that title."""
    for index in range(start, end):
        line = lines[index]
        numbered = read_label(line.text) if line.text.startswith(SIGN) else None
        if numbered is None:
            continue
        told, *rest = _DASH.split(numbered[1].strip(" ."), maxsplit=1)
        title = rest[0].split(".")[0] if rest and _PLAY.search(told) else ""
        if title and games_named(title) and len(title.split()) <= _MOST_WORDS:
            yield index, title.strip()
