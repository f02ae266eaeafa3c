"""Where each game starts and ends, also where its title is lost."""

import re
from collections import Counter, deque
from dataclasses import dataclass, field

from ruleschema.intake.cleaning import Line
from ruleschema.intake.counters import page_restarts
from ruleschema.intake.labels import read_label
from ruleschema.intake.naming import games_named, lists_games, most_named, slug, title_game
from ruleschema.intake.running import HEADER
from ruleschema.intake.titles import VERB, is_heading, is_title_like

SCHEDULE = "collection-schedules"

_DATED = re.compile(r"\b(?:date|submitted|approved|revised|revision|effective|page)\b", re.I)
_OPENING = re.compile(
    r"(?:detailed )?(?:objects?|objectives?|summary|standards|types?|description|overview) of (?:the )?(?:game|play)\b"
    r"|game (?:description|overview|summary)|introduction\b", re.I,
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


_CONTENTS = re.compile(r"(?:table of )?contents:?|index|sec(?:tions?)?\.?", re.I)


def names_section(heading: str) -> bool:
    """Whether a heading is one that opens or closes the rules of any game."""
    return any(pattern.match(heading) for pattern in (_FIRST, _OPENING, _CLOSING, _CONTENTS))


@dataclass(slots=True)
class Segment:
    """The lines of one game, as indices from `start` up to `end`, and what names it."""

    start: int
    end: int = 0
    title: str | None = None
    game: str | None = None
    openings: set[str] = field(default_factory=set)


@dataclass(slots=True)
class _Seen:
    """What the current game holds so far: lines of rules, numbered sections, lines since a closing section."""

    body: int = 0
    sections: int = 0
    since_closing: int = 0


def find_games(lines: list[Line], running: dict[int, str]) -> list[Segment]:
    """The games of a document in order; together they hold every line."""
    segments = _by_headers(lines, running) or _by_headings(lines, running)
    for segment, after in zip(segments, [*segments[1:], None], strict=True):
        segment.end = after.start if after else len(lines)
    if segments:
        segments[0].start = 0
    return segments


# ---- by running heads that name the game -------------------------------------------------------
def _by_headers(lines: list[Line], running: dict[int, str]) -> list[Segment]:
    blocks = _header_blocks(lines, running)
    if len(blocks) < 3 or len(lines) / len(blocks) > 150:
        return []
    common = Counter(text for _, texts in blocks for text in set(texts))
    titles: list[tuple[int, str]] = []
    for start, texts in blocks:
        own = [text for text in texts if common[text] < 0.6 * len(blocks) and not _DATED.search(text)]
        own = own or [text for text in texts if games_named(text) and not _DATED.search(text)]
        if own:
            titles.append((start, max(own, key=lambda text: (len(games_named(text)), len(text)))))
    kept: list[tuple[int, str]] = []
    for start, title in titles:
        if not kept or slug(_title_part(kept[-1][1])) != slug(_title_part(title)):
            kept.append((start, title))
    if (
        not kept
        or len(kept) > 0.5 * len(blocks)
        or sum(bool(games_named(title)) for _, title in kept) < 0.5 * len(kept)
    ):
        return []
    return [Segment(start, title=_title_part(title)) for start, title in kept]


def _header_blocks(lines: list[Line], running: dict[int, str]) -> list[tuple[int, list[str]]]:
    """The running heads, each with the index of its first line and its texts."""
    blocks: list[tuple[int, list[str]]] = []
    last = -10
    for index in sorted(index for index, reason in running.items() if reason == HEADER):
        joined = blocks and all(lines[each].blank or each in running for each in range(last + 1, index))
        if joined and lines[index].text not in blocks[-1][1]:
            blocks[-1][1].append(lines[index].text)
        else:
            blocks.append((index, [lines[index].text]))
        last = index
    return blocks


def _title_part(header: str) -> str:
    """The game's name within a running head: what follows the section and appendix."""
    parts = [part.strip() for part in re.split(r"\s[–—-]\s|:\s", header) if part.strip()]
    parts = [part for part in parts if not re.fullmatch(r"(?:section|appendix|chapter)\s+\w{1,4}", part, re.I)] or parts
    return " – ".join(parts[-2:]) if len(parts) > 1 and not games_named(parts[-1]) else parts[-1]


# ---- by titles, openings and numbers that start again -------------------------------------------
def _by_headings(lines: list[Line], running: dict[int, str]) -> list[Segment]:
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
            current = Segment(index)
            segments.append(current)
            seen.body = seen.sections = 0
        if current.title is None and seen.body <= 2:
            _name(current, line)
        heading = is_heading(line)
        if heading and _OPENING.match(line.text):
            current.openings.add(_OPENING.match(line.text)[0].lower().split()[0])  # type: ignore[index]
        if heading and _CLOSING.search(line.text):
            seen.since_closing = 0
        seen.sections += _is_section(line)
        seen.body += _is_rule(line)
    return segments


def _name(segment: Segment, line: Line) -> None:
    if segment.title is None and lists_games(line.text):
        segment.game, segment.title = SCHEDULE, line.text
    elif segment.title is None and is_heading(line) and (game := title_game(line.text)):
        segment.title, segment.game = line.text, game
    elif segment.game is None and _OWNED.match(line.text):
        named = games_named(_OWNED.match(line.text)[0])  # type: ignore[index]
        segment.game = named[0] if named else None


def _starts(lines: list[Line], index: int, current: Segment, seen: _Seen, *, counted: bool) -> bool:
    """Whether a new game starts at this line; where pages tell it, sections counted from one again do not."""
    line = lines[index]
    if lists_games(line.text) and (is_heading(line) or line.text.lower().startswith("collection")):
        return current.game != SCHEDULE
    if _OWNED.match(line.text) and games_named(_OWNED.match(line.text)[0]):  # type: ignore[index]
        return True
    if is_heading(line):
        if opening := _OPENING.match(line.text):
            repeated = opening[0].lower().split()[0] in current.openings
            return seen.body <= 2 or repeated or seen.since_closing < 60
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
    if not first or label.counts[0].form == "()" or not (is_title_like(rest.split(".")[0]) or _FIRST.match(rest)):
        return False
    return line.page_start or bool(_FIRST.match(rest))


def _is_rule(line: Line) -> bool:
    """A sentence, or a row of a table that is no entry of a contents list."""
    if len(line.cells) > 1:
        return not re.fullmatch(r"\d{1,3}", line.cells[-1])
    return bool(VERB.search(line.text)) and len(line.text.split()) > 8


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
