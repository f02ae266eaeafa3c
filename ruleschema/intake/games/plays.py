"""Sections of a code that each hold the play of a game: "30.14. Variations of the play – Harbor Nines"."""

import re

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.games.segments import Segment
from ruleschema.intake.games.sidewagers import adds_to_game
from ruleschema.intake.outline.titles import is_rule, is_title_like
from ruleschema.intake.words.labels import read_label

_FEWEST = 2
_FEW_RULES = 3
_NUMBER = re.compile(r"§?\s*\d[\d.:–—-]{1,20}[a-z]?\.?\s+")
_PLAY = re.compile(
    r"(?:(?:authori[sz]ed\s+)?variations? (?:of|on) (?:the )?(?:play|game)|(?:the )?p?play"
    r"|rules? of (?:the )?(?:play|game))"
    r"\s*(?:[–—-]{1,2}|:)\s*(?P<name>[A-Z][^.;:]{2,120})(?:\.|\Z)",
    re.I,
)


def by_plays(segments: list[Segment], lines: list[Line], running: dict[int, str]) -> list[Segment]:
    """The games with those parted that a chapter holds one behind the other, each under a section of its own."""
    places: dict[str, int] = {}
    for index, line in enumerate(lines):
        if index not in running and (name := _name(line)):
            places[name] = index  # in the contents list it stands first, over its rules last
    places = {name: index for name, index in places.items() if not adds_to_game(lines, index)}
    if len(places) < _FEWEST:
        return segments
    found = list(segments)
    for name, index in sorted(places.items(), key=lambda each: each[1]):
        over = next((segment for segment in reversed(found) if segment.start <= index), None)
        told = sum(is_rule(line) for line in lines[max(over.start, over.own) : index]) if over else 0
        if over is None or told >= _FEW_RULES or over.title in places:
            found.append(Segment(index, title=name))
            found.sort(key=lambda segment: segment.start)
        else:
            # What is told over it is of all games of the chapter.
            over.own = max(over.own, index) if over.title is None or told else over.own
            over.title, over.game = name, None
    return found


def names_play(title: str) -> bool:
    """Whether a section's title tells of the play of a game, and is no chapter's."""
    return _PLAY.match(title) is not None


def _name(line: Line) -> str | None:
    """The game whose play a section is about."""
    if line.cells or line.bullet:
        return None
    label = read_label(line.text)
    number = _NUMBER.match(line.text)
    rest = label[1] if label else line.text[number.end() :] if number else None
    play = _PLAY.match(rest) if rest else None
    return play["name"].strip() if play and is_title_like(play["name"], 16) else None
