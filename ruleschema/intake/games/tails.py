"""Where the last game ends: appendices, limits of all tables and signatures behind it belong to no game."""

import re
from itertools import islice

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.games.evidence import Evidence
from ruleschema.intake.games.openings import SCHEDULE
from ruleschema.intake.games.segments import Segment
from ruleschema.intake.outline.titles import is_heading, is_rule
from ruleschema.intake.words.naming import games_named, slug

_BEHIND = re.compile(
    r"(?:appendix|exhibit|attachment|annexe?|addendum)\s+[\dA-Z]{1,3}\b|glossary|index\b"
    r"|(?:record|history|log|list) of |(?:revision|amendment|change|document)s?\s+(?:history|log|record)"
    r"|acknowledge?ments?\b|approvals?\b|certificat|signatures?\b|distribution list|end of |back to top",
    re.I,
)
# What games have sections of, too.
_ALSO = re.compile(
    r"(?:table|wager(?:ing)?|betting|maximum|aggregate)\s+(?:limits|minimums?|maximums?|payouts?|aggregate)"
    r"|(?:collection|fee)s?\b.{0,30}\b(?:schedules?|rates?|summary|notice)\b|contact\b|about us|responsible gam"
    r"|(?:patron )?disputes?\b|administrati|general\b|miscellan|forms?\b|authori[sz]ation",
    re.I,
)
_SIGNED = re.compile(r"_{4}|\b(?:signed|signature|date)\s*:", re.I)
_FEWEST_GAMES = 2
_FEWEST_OTHERS = 2
_FEW_RULES = 3
# A title that such matter has, games named side by side, a place to sign, a page or a chapter of its own.
_TITLED, _PERHAPS, _LISTED, _SIGN, _APART = 3, 2, 2, 1, 1
_ENOUGH = 3


def tail_of(segments: list[Segment], found: Evidence) -> int | None:
    """The first title behind the last game that is of no game, and below which no section is that other games have."""
    last = segments[-1]
    if last.game == SCHEDULE or len(segments) < _FEWEST_GAMES:
        return None
    titles = found.titles.alone
    others = {slug(title.text) for index, title in titles.items() if found.front.last < index < last.start}
    apart = [index for index in titles if index in found.titles.isolated or is_heading(found.lines[index])]
    rules = islice((index for index in range(last.start, len(found.lines)) if is_rule(found.lines[index])), _FEW_RULES)
    told = max(rules, default=len(found.lines))
    own = [index for index in apart if index > max(told, last.own)]
    shared = max((index for index in own if slug(titles[index].text) in others), default=-1)
    counted = {titles[index].series for segment in segments for index in segment.heads if index in titles} - {None}
    for index, after in zip(own, [*own[1:], len(found.lines)], strict=False):
        line = found.lines[index]
        if index <= shared or line.cells or games_named(line.text):
            continue
        weight = _titled(line.text) or _titled(titles[index].text)
        if titles[index].series in counted or found.above(index) < index or line.page_start:
            weight += _APART
        if weight and weight + _told(found.lines[index + 1 : after], last) >= _ENOUGH:
            return index
    return None


def _titled(text: str) -> int:
    return _TITLED if _BEHIND.match(text) else _PERHAPS if _ALSO.match(text) else 0


def _told(lines: list[Line], last: Segment) -> int:
    """What the lines below a title tell: of several games side by side, of who signs."""
    own = set(games_named(last.title or ""))
    named: set[str] = set()
    for line in lines:
        games = set(games_named(line.text))
        # A sentence may cite another game; it is of all games where it names several.
        if len(games) > _FEWEST_OTHERS or line.cells or not is_rule(line):
            named |= games
    listed = _LISTED if len(named - own) >= _FEWEST_OTHERS else 0
    return listed + (_SIGN if any(_SIGNED.search(line.text) for line in lines) else 0)
