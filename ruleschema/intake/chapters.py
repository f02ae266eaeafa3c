"""Titles of games that come in a series: listed at the front of the document, or counted as chapters."""

import re
from collections import defaultdict
from itertools import pairwise

from ruleschema.intake.cleaning import Line
from ruleschema.intake.divided import by_divisions, with_sections, without_classes
from ruleschema.intake.labels import read_label
from ruleschema.intake.menus import titles_of_menu
from ruleschema.intake.naming import bare_title, games_named, slug, title_game
from ruleschema.intake.openings import names_section
from ruleschema.intake.pages import Page
from ruleschema.intake.titlelines import CHAPTER, COUNTED, SIGNED, Title, title_at
from ruleschema.intake.titles import VERB, is_capitals, is_rule, is_title_like

# A contents list of the whole document is short beside it, and stands before the rules.
_FRONT_LINES = 120
_FEWEST = 2
_LONGEST = 160
_APART = 12
_FEW_RULES = 3
_TOP_LINES = 2
_MOST_SERIES = 24
_FEWEST_SHARED = 2
_PAGE = re.compile(r"[\s.…_]*(?:\bpage\s+)?(?:\d{1,4}(?:\.\d{1,3})?|[A-Z0-9]{1,3}-\d{1,3}|[ivxl]{1,6})\s*\Z", re.I)
_LISTED = re.compile(r"(?:table of |list of )?(?:contents|games|authorized games)\W*|index\W*|page(?: no\.?)?", re.I)


def series_of_titles(lines: list[Line], running: dict[int, str], pages: list[Page]) -> tuple[list[Title], list[Title]]:
    """The titles of the games by the list at the front or by chapters, and those that are only alike in print."""
    shown = [index for index, line in enumerate(lines) if not line.blank and index not in running]
    alone = {title.index: title for index in shown if (title := title_at(lines, index)) is not None}
    counted: dict[str, list[Title]] = defaultdict(list)
    for title in alone.values():
        if title.series is not None and (title.series == "named" or _is_isolated(lines, title.index)):
            counted[title.series].append(title)
    set_off = {index: title for index, title in alone.items() if _is_isolated(lines, index)}
    if parts := by_divisions(lines, counted):
        counted["of parts"] = parts
    sure = _by_front_list(lines, shown, alone) or titles_of_menu(lines, shown, set_off) or _best(lines, counted)
    sure = with_sections(lines, shown, sure)
    return sure, [] if sure else _best(lines, _alike(lines, running, pages, shown, alone))


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
    for _, *names in entries:
        after = found[-1].index if found else last
        found += [each for name in names for each in places.get(name, ()) if each.index > after][:1]
    whole = len(found)
    found = without_classes(lines, found)
    named = sum(bool(games_named(title.text)) for title in found)
    apart = all(_has_rules(lines, before, after) for before, after in pairwise(found))
    if len(found) < 3 or whole < 0.7 * len(entries) or named < 0.5 * len(found) or not apart:
        return []
    return found


def _front_entries(lines: list[Line], shown: list[int]) -> list[tuple[int, str, str]]:
    """The short lines at the front, as titles with and without a figure at the end, up to the first rule."""
    entries: list[tuple[int, str, str]] = []
    seen: set[str] = set()
    for index in shown[:_FRONT_LINES]:
        line = lines[index]
        cells = [cell for cell in line.cells if cell]
        # A list may count its games in a column of its own.
        text = " ".join(cells[1:] if len(cells) > 1 and cells[0].isdecimal() else cells) if line.cells else line.text
        if len(text) > _LONGEST or (VERB.search(text) and len(text.split()) > 8):
            break
        bare = text
        for pattern in (CHAPTER, SIGNED, COUNTED):
            bare = bare[found.end() :] if (found := pattern.match(bare)) else bare
        # "Spanish 21" ends in its own figure, "Roulette 380" in the page's.
        key, paged = _key(bare), _key(_PAGE.sub("", bare))
        if key in seen or paged in seen:
            break  # the first title stands again: the list is over
        if _LISTED.fullmatch(text):
            entries.clear()
        elif bare:
            seen |= {key, paged}
            entries.append((index, key, paged))
    named = [place for place, (index, *_) in enumerate(entries) if games_named(lines[index].text)]
    return entries[named[0] :] if named else []


def _key(text: str) -> str:
    return slug(bare_title(text))


# ---- by what titles have in common -------------------------------------------------------------
def _best(lines: list[Line], series: dict[str, list[Title]]) -> list[Title]:
    """The longest series of titles, each its own, that name games or stand over the same sections."""
    best: list[Title] = []
    for titles in sorted(series.values(), key=len, reverse=True)[:_MOST_SERIES]:
        kept = [
            title for title, after in zip(titles, [*titles[1:], None], strict=True) if _has_rules(lines, title, after)
        ]
        named = sum(title_game(bare_title(title.text)) is not None for title in kept)
        own = len({slug(title.text) for title in kept}) == len(kept)
        if not _FEWEST <= len(kept) > len(best) or not own:
            continue
        if named >= 0.5 * len(kept) or _sections_recur(lines, kept):
            best = kept
    return best


def _sections_recur(lines: list[Line], titles: list[Title]) -> bool:
    """Whether each title stands over sections of the same names, one of which opens the rules of a game."""
    ends = [*(title.index for title in titles[1:]), len(lines)]
    names = [
        {name for line in lines[title.index + 1 : end] if not line.blank and (name := _section_name(line))}
        for title, end in zip(titles, ends, strict=True)
    ]
    shared = set.intersection(*names)
    return len(shared) >= _FEWEST_SHARED and any(names_section(name.replace("-", " ")) for name in shared)


def _has_rules(lines: list[Line], title: Title, after: Title | None) -> bool:
    """A title right above the next one is a cover's, a divider's or the house's, unless rules stand between."""
    if after is None or after.index - title.index >= _APART:
        return True
    return sum(is_rule(line) for line in lines[title.index : after.index]) >= _FEW_RULES


def _alike(
    lines: list[Line], running: dict[int, str], pages: list[Page], shown: list[int], alone: dict[int, Title]
) -> dict[str, list[Title]]:
    """Titles without a number that are set off in one way, head a page, or stand over sections of one name."""
    tops = {_top(page, running, alone) for page in pages}
    found: dict[str, list[Title]] = defaultdict(list)
    for place, index in enumerate(shown):
        title = alone.get(index)
        if title is None or title.series is not None or not _is_isolated(lines, index):
            continue
        line = lines[index]
        if line.heading or line.bold:
            found[f"heading {line.heading}"].append(title)
        elif is_capitals(line.text):
            found["capitals"].append(title)
        elif title_game(bare_title(line.text)) is not None:
            found["a game's name"].append(title)
        if index in tops:
            found["top of a page"].append(title)
        if place + 1 < len(shown) and (below := _section_name(lines[shown[place + 1]])):
            found[f"over {below}"].append(title)
    return found


def _top(page: Page, running: dict[int, str], alone: dict[int, Title]) -> int:
    """The title at the top of a page, perhaps under a line of the cover."""
    own = [index for index in page.shown if index not in running][:_TOP_LINES]
    return next((index for index in own if index in alone), own[0]) if own else -1


def _section_name(line: Line) -> str:
    """A section's title without its number."""
    found = read_label(line.text)
    text = found[1] if found else line.text
    return slug(text) if not line.cells and is_title_like(text, 8) else ""


def _is_isolated(lines: list[Line], index: int) -> bool:
    """Nothing of a sentence or a list stands right before the line."""
    line = lines[index]
    return index == 0 or line.page_start or line.whole or lines[index - 1].blank or line.heading > 0
