"""Games told apart by their titles, their opening sections and numbers that start again."""

import re
from collections import deque
from dataclasses import dataclass

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.cleaning.counters import page_restarts
from ruleschema.intake.cleaning.running import HEADER
from ruleschema.intake.games.segments import Segment
from ruleschema.intake.outline.titles import is_heading, is_row, is_rule, is_title_like
from ruleschema.intake.words.labels import read_label
from ruleschema.intake.words.naming import bare_title, games_named, lists_games, most_named, title_game

SCHEDULE = "collection-schedules"

_OPENING = re.compile(
    r"(?:detailed )?(?:objects?|objectives?|summary|standards|types?|description|overview) of (?:the )?(?:game|play)\b"
    r"|game (?:description|overview|summary|objectives?)|introduction\b", re.I,
)  # fmt: skip
_CLOSING = re.compile(r"glossary|legal|collection|fees?\b|table layout|irregularit|lighted sign|diagram", re.I)
_OWNED = re.compile(
    r"\*?\s?[^.]{3,60}\b(?:is|are) (?:owned|patented|copyrighted|a registered|a trademark|licensed)", re.I
)
_FIRST = re.compile(
    r"definitions?|objects?\b|introduction|general\b|overview|scope|purpose|equipment|physical|"
    r"(?:\w+[ -]){1,5}(?:table|wheel|layout)"
    r"|background|how to play|type of game|cards?[;,]", re.I,
)  # fmt: skip


_ABOVE = 9
# A game that follows another opens so near behind the section that closes that one.
_NEAR = 60
_LONGEST = 160
CONTENTS = re.compile(r"(?:table of )?contents:?|index|sec(?:tions?)?\.?", re.I)


def names_section(heading: str) -> bool:
    """Whether a heading is one that opens or closes the rules of any game."""
    return any(pattern.match(heading) for pattern in (_FIRST, _OPENING, _CLOSING, CONTENTS))


def opens_rules(heading: str) -> bool:
    """Whether a heading opens the rules of a game."""
    return any(pattern.match(heading) for pattern in (_FIRST, _OPENING)) and len(heading.split()) <= 8


def owned_game(text: str) -> str | None:
    """The game that a note on its owner names, as some houses set it above the rules."""
    found = _OWNED.match(text)
    return next(iter(games_named(found[0])), None) if found else None


@dataclass(slots=True)
class _Seen:
    """What the current game holds so far: lines of rules, numbered sections, lines since a closing section."""

    body: int = 0
    sections: int = 0
    since_closing: int = 0


def by_openings(lines: list[Line], running: dict[int, str]) -> list[Segment]:
    """Each title, opening section or first number that follows another game starts one."""
    segments = [Segment(0)]
    seen = _Seen()
    restarts = page_restarts(lines, running)
    waiting = deque(restarts)
    for index, line in enumerate(lines):
        if line.blank or (index in running and not (running[index] == HEADER and title_game(line.text))):
            continue
        seen.since_closing += 1
        current = segments[-1]
        paged = bool(waiting) and waiting[0] <= index
        if paged:
            waiting.popleft()
        if paged or (_starts(lines, index, current, seen, counted=not restarts) and seen.body > 2):
            titled = is_heading(line) and title_game(line.text) is not None
            current = Segment(index if paged or titled else _title_above(lines, index, running, current.start))
            _take_titles(lines, current, index, running)
            segments.append(current)
            seen.body, seen.sections, seen.since_closing = 0, 0, _NEAR
        if current.title is None and seen.body <= 2:
            _name(current, line, index, first=not seen.body and not seen.sections)
        heading = is_heading(line)
        if heading and _OPENING.match(line.text):
            current.openings.add(_OPENING.match(line.text)[0].lower().split()[0])  # type: ignore[index]
        if heading and _CLOSING.search(line.text):
            seen.since_closing = 0
        seen.sections += _is_section(line)
        seen.body += is_rule(line)
    segments[0].start = min(segments[0].heads, default=0)  # what stands above its title is the front
    return segments


def _title_above(lines: list[Line], index: int, running: dict[int, str], least: int) -> int:
    """The first of the titles that stand right above a game's first section."""
    found = index
    for above in range(index, max(least, index - _ABOVE), -1):
        line = lines[above]
        if above < index and not line.blank and above not in running:
            if not _is_bare_title(line):
                break
            found = above
        if line.page_start:
            break
    set_off = found == 0 or lines[found].page_start or lines[found - 1].blank or found - 1 in running
    return found if set_off else index


def _is_bare_title(line: Line) -> bool:
    text = line.text
    return len(text) <= _LONGEST and (
        not is_row(line) and not line.bullet and is_title_like(text, 10) and not text.endswith((".", ":", ";"))
        and read_label(text) is None and not names_section(text)
    )  # fmt: skip


def _take_titles(lines: list[Line], segment: Segment, index: int, running: dict[int, str]) -> None:
    """What stands above the first section is printed as a heading; the last of it is the title."""
    for above in range(segment.start, index):
        if not lines[above].blank and above not in running:
            segment.heads.append(above)
            segment.title, segment.game = lines[above].text, title_game(bare_title(lines[above].text))


def _name(segment: Segment, line: Line, index: int, *, first: bool) -> None:
    if segment.title is None and lists_games(line.text):
        segment.game, segment.title = SCHEDULE, line.text
    elif (
        segment.title is None
        and (is_heading(line) or (first and _is_bare_title(line)))
        and (game := title_game(bare_title(line.text)))
    ):
        segment.title, segment.game = line.text, game
        segment.heads.append(index)
    elif segment.game is None:
        segment.game = owned_game(line.text)


def _starts(lines: list[Line], index: int, current: Segment, seen: _Seen, *, counted: bool) -> bool:
    """Whether a new game starts at this line; where pages tell it, sections counted from one again do not."""
    line = lines[index]
    if lists_games(line.text) and (is_heading(line) or line.text.lower().startswith("collection")):
        return current.game != SCHEDULE
    if owned_game(line.text):
        return True
    if is_heading(line):
        if opening := _OPENING.match(line.text):
            repeated = opening[0].lower().split()[0] in current.openings
            return seen.body <= 2 or repeated or seen.since_closing < _NEAR
        game = title_game(line.text)
        return game is not None and game != _current_game(lines, index, current)
    return counted and _restarts(line, seen.sections)


def _restarts(line: Line, sections: int) -> bool:
    """Section 1 again after at least two sections, on a new page or with a first section's title."""
    found = read_label(line.text)
    if found is None or sections < 2 or line.bullet:
        return False
    label, rest = found
    first = any(count.kind in ("number", "path 1") and count.ordinal == 1 for count in label.counts)
    if not first or label.counts[0].form == "()" or not is_title_like(rest.split(".")[0]):
        return False
    return line.page_start or bool(_FIRST.match(rest))


def _is_section(line: Line) -> bool:
    found = read_label(line.text)
    if found is None or found[0].counts[0].form == "()":
        return False
    return found[0].counts[0].kind == "number" and is_title_like(found[1].split(".")[0])


def _current_game(lines: list[Line], index: int, current: Segment) -> str | None:
    if current.game is None:
        texts = tuple(line.text for line in lines[current.start : min(index, current.start + 200)])
        current.game = most_named(texts)
    return current.game
