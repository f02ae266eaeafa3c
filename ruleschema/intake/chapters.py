"""Titles of games that come in a series: listed at the front of the document, or counted as chapters."""

import re
from collections import defaultdict
from dataclasses import dataclass

from ruleschema.intake.cleaning import Line
from ruleschema.intake.labels import read_label
from ruleschema.intake.naming import bare_title, games_named, slug, title_game
from ruleschema.intake.titles import VERB, is_capitals, is_title_like

# A contents list of the whole document is short beside it, and stands before the rules.
_FRONT_LINES = 120
_FEWEST = 2
_MOST_WORDS = 12
_APART = 12
_CHAPTER = re.compile(
    r"(?P<word>(?:sub)?chapter|appendix|part|exhibit|attachment|section|article|game|rule|tab|addendum|schedule|module"
    r"|unit|title|book|annex|volume)\s+(?:no\.?\s*|#\s*)?(?P<number>\d[\w:-]{0,8}(?:[.-]\w{1,4}){0,3}|[a-z]|[ivxl]{1,7}"
    r"|one|two|three|four|five|six|seven|eight|nine|ten|[a-z][-.]\d{1,3}|\d{1,3}[-.][a-z])\b\s*[:.)–—-]{0,2}\s*",
    re.I,
)
_COUNTED = re.compile(r"(?P<number>\d{1,3}|[IVXL]{1,7}|[A-Z])(?P<end>[.):]|\s[–—-])\s+(?=\S)")
_PAGE = re.compile(r"[\s.…_]*(?:\bpage\s+)?(?:\d{1,4}|[A-Z0-9]{1,3}-\d{1,3}|[ivxl]{1,6})\s*\Z", re.I)
_LISTED = re.compile(r"(?:table of |list of )?(?:contents|games|authorized games)\W*|index\W*|page(?: no\.?)?", re.I)


@dataclass(frozen=True, slots=True)
class Title:
    """A line that may be a game's title: its index, its words without number, and the series it counts in."""

    index: int
    text: str
    series: str | None = None


def series_of_titles(lines: list[Line], running: dict[int, str]) -> list[Title]:
    """The titles of the games by the list at the front or by chapters; none where unsure."""
    shown = [index for index, line in enumerate(lines) if not line.blank and index not in running]
    alone = {title.index: title for index in shown if (title := _title(lines, index)) is not None}
    return _by_front_list(lines, shown, alone) or _by_chapters(lines, alone)


def _title(lines: list[Line], index: int) -> Title | None:
    """A line that names something and stands alone, with a chapter's number before it or without."""
    line = lines[index]
    text = " ".join(cell for cell in line.cells if cell) if line.cells else line.text
    if line.bullet or line.table is not None or len(text.split()) > _MOST_WORDS:
        return None
    if chapter := _CHAPTER.match(text):
        rest, series = text[chapter.end() :], chapter["word"].lower()
        if not rest:
            rest = _next_words(lines, index)
        good = bool(rest) and is_title_like(rest, 10) and not rest[:1].islower()
        return Title(index, rest, series) if good else None
    if len(line.cells) > 1:
        return None
    if counted := _COUNTED.match(text):
        rest = text[counted.end() :]
        kind = "figure" if counted["number"].isdigit() else "letter"
        looks = "capitals" if is_capitals(rest) else f"heading {line.heading}" if line.heading else ""
        return Title(index, rest, f"{kind} {looks}") if looks and is_title_like(rest, 10) else None
    return Title(index, text) if is_title_like(text, 10) and not text.endswith((".", ":")) else None


def _next_words(lines: list[Line], index: int) -> str:
    """The title below a chapter's number that stands on a line of its own."""
    after = next((line for line in lines[index + 1 : index + 4] if not line.blank), None)
    return after.text if after is not None and not after.cells and read_label(after.text) is None else ""


# ---- by the list at the front ------------------------------------------------------------------
def _by_front_list(lines: list[Line], shown: list[int], alone: dict[int, Title]) -> list[Title]:
    """The titles that a list at the front names, in its order, where they stand again as lines of their own."""
    entries = _front_entries(lines, shown)
    if len(entries) < 3:
        return []
    last = entries[-1][0]
    places: dict[str, list[Title]] = defaultdict(list)
    for title in alone.values():
        if title.index > last:
            places[_key(title.text)].append(title)
    found: list[Title] = []
    for _, name in entries:
        after = found[-1].index if found else last
        if title := next((each for each in places.get(name, ()) if each.index > after), None):
            found.append(title)
    named = sum(bool(games_named(title.text)) for title in found)
    apart = all(after.index - before.index >= _APART for before, after in zip(found, found[1:], strict=False))
    if len(found) < max(3, 0.7 * len(entries)) or named < 0.5 * len(found) or not apart:
        return []
    return found


def _front_entries(lines: list[Line], shown: list[int]) -> list[tuple[int, str]]:
    """The short lines at the front, with their words as a title would have them, up to the first rule."""
    entries: list[tuple[int, str]] = []
    seen: set[str] = set()
    for index in shown[:_FRONT_LINES]:
        line = lines[index]
        text = " ".join(cell for cell in line.cells if cell) if line.cells else line.text
        if VERB.search(text) and len(text.split()) > 8:
            break
        bare = _PAGE.sub("", text) if line.cells or not games_named(text) else text
        for pattern in (_CHAPTER, _COUNTED):
            bare = pattern.sub("", bare, count=1) if pattern.match(bare) else bare
        key = _key(bare)
        if key in seen:
            break  # the first title stands again: the list is over
        if not _LISTED.fullmatch(text) and bare:
            seen.add(key)
            entries.append((index, key))
    named = [place for place, (index, _) in enumerate(entries) if games_named(lines[index].text)]
    return entries[named[0] : named[-1] + 1] if named else []


def _key(text: str) -> str:
    return slug(bare_title(text))


# ---- by chapters -------------------------------------------------------------------------------
def _by_chapters(lines: list[Line], alone: dict[int, Title]) -> list[Title]:
    """The titles that are counted with one word ("Chapter 12"), most of them naming a game."""
    series: dict[str, list[Title]] = defaultdict(list)
    for title in alone.values():
        if title.series is not None:
            series[title.series].append(title)
    best: list[Title] = []
    for titles in series.values():
        kept = [title for title in titles if _is_isolated(lines, title.index)]
        named = sum(title_game(bare_title(title.text)) is not None for title in kept)
        apart = all(after.index - before.index >= _APART for before, after in zip(kept, kept[1:], strict=False))
        if len(kept) >= _FEWEST and apart and named >= 0.5 * len(kept) and named > len(best):
            best = kept
    return best


def _is_isolated(lines: list[Line], index: int) -> bool:
    """Nothing of a sentence or a list stands right before the line."""
    return index == 0 or lines[index].page_start or lines[index - 1].blank or lines[index].heading > 0
