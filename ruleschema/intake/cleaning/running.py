"""Running heads and page numbers: what repeats on pages and is no rule."""

import re
from bisect import bisect_left, bisect_right
from collections import Counter
from itertools import pairwise

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.cleaning.counters import find_counters
from ruleschema.intake.cleaning.edges import at_edges
from ruleschema.intake.cleaning.notes import NOTE, find_notes
from ruleschema.intake.cleaning.pages import find_pages
from ruleschema.intake.cleaning.repeats import (
    ANCHOR,
    CHAPTER,
    RULE_WORDS,
    counted_once,
    line_key,
    of_front,
    of_pages,
    on_two_pages,
)
from ruleschema.intake.words.naming import bare_title, slug, title_game, unregistered

HEADER = "page header"
PAGE_NUMBER = "page number"
# A head that repeats a title printed elsewhere: it tells nothing of where a game starts.
MARK = "page mark"
LEAST_REPEATS = 3
MOST_WORDS = 24
_TITLE_WORDS = 6
_TRADE = re.compile(r"\s(?:TM|SM)\Z")
_MOST_CELLS = 5

_DIGITS = re.compile(r"\d+")
_WORD = re.compile(r"[^\W\d_]+")
_PAGE = re.compile(
    r"(?:page|pg\.?)\s*\d{1,4}(?:\s*(?:of|/)\s*\d{1,4})?|[-–—]?\s*\d{1,4}\s*[-–—]|\d{1,4}\s*of\s*\d{1,4}", re.I
)
_CONTENTS = re.compile(r"(?:table of )?contents|index", re.I)
# The first section of each game stands right under the head of its page.
_OPENING = re.compile(
    r"\W*(?:(?:objects?|objectives?|description|overview|summary|type) of (?:the )?(?:game|play)|how to play"
    r"|game (?:description|overview|summary|objectives?)|definitions?|equipment|introduction)\W*", re.I,
)  # fmt: skip
_DATE = re.compile(r"\b\d{1,2}/\d{1,2}/\d{2,4}\b|\b[A-Z][a-z]+ \d{1,2}, \d{4}\b")
# "GEGR-002377": under what a game is registered.
_REGISTERED = re.compile(r"\b[A-Z]{2,6}-\d{4,7}\b")
_UNDATED = re.compile(r"(?:revisions?|approved|effective|appendix)\b", re.I)
_NUMBERED = re.compile(r"\A(?:section|appendix|chapter|part|exhibit)\s+[\w.-]{1,8}\s*[:.–—-]\s*", re.I)
_LABEL = re.compile(r"(?:\(?[0-9a-z]{1,4}[.)]|§)\s", re.I)
_VALUE = re.compile(r"\d\s*(?:to|for|:)\s*\d|\$\s?\d|\d%")


def find_running(lines: list[Line]) -> dict[int, str]:
    """Index of each line that belongs to the page, with the reason."""
    shown = [index for index, line in enumerate(lines) if not line.blank]
    counters = find_counters(lines)
    titles = counted_once(lines, shown)
    keys = {
        index: line_key(lines[index].text)
        for index in shown
        if index not in counters and index not in titles and _may_repeat(lines[index])
    }
    counts = Counter(keys.values())
    repeated = {index for index, key in keys.items() if counts[key] >= LEAST_REPEATS}
    repeated |= on_two_pages(lines, keys, counts)
    anchored = {keys[index] for index in repeated if ANCHOR.search(lines[index].text)}
    anchored |= of_pages(lines, shown, {index: keys[index] for index in repeated})
    found = dict.fromkeys(counters, PAGE_NUMBER)
    notes = dict.fromkeys(find_notes(lines), NOTE)
    while True:
        found |= {index: HEADER for index in repeated if keys[index] in anchored}
        more = _beside(shown, keys, counts, found, repeated) - anchored
        if not more:
            break
        anchored |= more
    found |= {index: HEADER for index in shown if index in keys and of_front(lines[index].text, anchored)}
    found |= dict.fromkeys(_sharing_a_cell(lines, shown, found), HEADER)
    found |= dict.fromkeys(_where_chapters_stand(lines, shown, found), HEADER)
    found |= dict.fromkeys(_before_titles(lines, shown), MARK)
    found |= dict.fromkeys(_odd_heads(lines, shown, keys, found), HEADER)
    found |= dict.fromkeys(at_edges(lines, find_pages(lines, found), found), HEADER)
    for place, index in enumerate(shown):
        if index not in found and _PAGE.fullmatch(lines[index].text) and not lines[index].tabular:
            near = shown[max(0, place - 2) : place] + shown[place + 1 : place + 3]
            if any(each in found for each in near):
                found[index] = PAGE_NUMBER
        elif index not in found and lines[index].text.isdecimal() and not lines[index].tabular:
            # A lone figure may be a cell; between two lines of one foot it is the page.
            around = shown[max(0, place - 1) : place] + shown[place + 1 : place + 2]
            if len(around) == 2 and all(each in found for each in around):
                found[index] = PAGE_NUMBER
    return notes | found


def _sharing_a_cell(lines: list[Line], shown: list[int], found: dict[int, str]) -> list[int]:
    """Heads of which one cell is the house's and the same on every page, beside others that are the page's own."""
    places: dict[str, list[int]] = {}
    for place, index in enumerate(shown):
        around = [*shown[max(0, place - 1) : place], *shown[place + 1 : place + 2]]
        near_row = any(len(lines[each].cells) > 2 or _VALUE.search(lines[each].text) for each in around)
        alone = not near_row or any(abs(each - index) == 1 and each in found for each in around)
        cells = [cell for cell in lines[index].cells if cell]
        if alone and 2 <= len(cells) <= _MOST_CELLS and not _VALUE.search(lines[index].text):
            for cell in cells:
                if ANCHOR.search(cell) and len(cell.split()) > 1 and not RULE_WORDS.search(cell):
                    places.setdefault(line_key(cell), []).append(index)
    return [index for indices in places.values() if len(indices) >= LEAST_REPEATS for index in indices]


def _where_chapters_stand(lines: list[Line], shown: list[int], found: dict[int, str]) -> list[int]:
    """Heads of chapters of a page or two, under the same words as those that more pages repeat."""
    heads = {
        index: (chapter[0].split()[0].lower(), line_key(lines[above].text))
        for above, index in pairwise(shown)
        if found.get(above) == HEADER and (chapter := CHAPTER.match(lines[index].text)) and not lines[index].cells
    }
    known = {place for index, place in heads.items() if index in found}
    return [index for index, place in heads.items() if place in known]


def _before_titles(lines: list[Line], shown: list[int]) -> list[int]:
    """Heads that set the document's own mark before the title of each game: "TG-04 v2 Craps"."""
    short = {index: lines[index].text for index in shown if not lines[index].cells and _may_repeat(lines[index])}
    titles = {
        slug(_TRADE.sub("", text)) for text in short.values() if len(text.split()) <= _TITLE_WORDS and title_game(text)
    }
    places: dict[str, dict[int, str]] = {}
    for index, text in short.items():
        words = text.split()[: _TITLE_WORDS * 2]
        for cut in range(1, len(words)):
            mark, title = " ".join(words[:cut]), slug(" ".join(words[cut:]))
            if title in titles and _DIGITS.search(mark) and not CHAPTER.match(mark):
                places.setdefault(mark, {})[index] = title
    # A mark before several titles is the document's; a number before one is a part of that title.
    return [index for heads in places.values() if len(set(heads.values())) > 1 and len(heads) > 2 for index in heads]


def _odd_heads(lines: list[Line], shown: list[int], keys: dict[int, str], found: dict[int, str]) -> list[int]:
    """Heads printed once in another form: amid the usual lines, beside them, or all on one line."""
    odd = []
    known = {lines[index].text for index in found if len(lines[index].text) > 8}
    for place, index in enumerate(shown):
        text = lines[index].text
        if index in found or len(text.split()) > MOST_WORDS * 2 or _is_title(text) or CHAPTER.match(text):
            continue
        if text[:1].islower() and text.endswith("."):
            continue  # the last words of a sentence, alone on their page
        around = (*shown[max(0, place - 1) : place], *shown[place + 1 : place + 2])
        if _is_entry(lines[index]) and any(_is_entry(lines[each]) for each in around if each not in found):
            continue  # an entry of a contents list
        near = shown[max(0, place - 2) : place] + shown[place + 1 : place + 3]
        before, after = shown[place - 1 : place], shown[place + 1 : place + 2]
        amid = bool(before and after) and before[0] in found and after[0] in found
        beside = any(each in found and lines[each].text != text for each in near) and len(text.split()) <= 12
        if (index in keys and (amid or (beside and _anchors(text)))) or (
            ANCHOR.search(text) and _DATE.search(text) and sum(each in text for each in known) >= 2
        ):
            odd.append(index)
    return odd


def _anchors(text: str) -> bool:
    """Whether words are of a page: the house's, or a date; without a figure "Revision log" heads what follows."""
    return ANCHOR.search(text) is not None and not (_UNDATED.match(text) and not _DIGITS.search(text))


def is_listed(line: Line) -> bool:
    """Words and a page's number, as the entries of a contents list have them."""
    return len(line.cells) > 1 and line.cells[-1].isdecimal()


def _is_entry(line: Line) -> bool:
    """An entry of a contents list, which may also end with what its game is registered under."""
    if is_listed(line):
        return True
    name = unregistered(line.text)
    return bool(name) and name != line.text and line.text.startswith(name)


def _is_title(text: str) -> bool:
    """Nothing but a game's name, perhaps behind a chapter's number: it may stand under a head and is none."""
    bare = bare_title(_NUMBERED.sub("", text))
    return len(bare.split()) <= _TITLE_WORDS and not _DATE.search(text) and title_game(bare) is not None


def _may_repeat(line: Line) -> bool:
    text = line.text
    if (
        _CONTENTS.fullmatch(text)
        or _OPENING.fullmatch(text)
        or len(text.split()) > MOST_WORDS
        or line.bullet
        or (len(line.cells) > 2 and not (ANCHOR.search(text) and (_DATE.search(text) or _REGISTERED.search(text))))
        or text.endswith((";", ","))
        or (text[:1].islower() and text.endswith("."))  # the last words of a sentence
    ):
        return False
    if _LABEL.match(text) or _VALUE.search(text) or not _WORD.search(text):
        return False
    return not RULE_WORDS.search(text) and not (text.endswith(".") and len(text.split()) > 6)


def _beside(
    shown: list[int], keys: dict[int, str], counts: Counter[str], found: dict[int, str], repeated: set[int]
) -> set[str]:
    """Repeated lines that nearly always stand in one block with a known one, page after page."""
    near: Counter[str] = Counter()
    places: dict[str, list[int]] = {}
    heads = [place for place, index in enumerate(shown) if index in found]
    pages = [place for place, before in zip(heads, [-9, *heads], strict=False) if place - before > 4]
    for place, index in enumerate(shown):
        if index in repeated and index not in found:
            around = shown[max(0, place - 1) : place] + shown[place + 1 : place + 2]
            # The first page has nothing before its head, the last nothing behind its foot.
            near[keys[index]] += len(around) < 2 or any(each in found for each in around)
            places.setdefault(keys[index], []).append(place)
    return {key for key, count in near.items() if count >= 0.8 * counts[key] and _on_every_page(places[key], pages)}


def _on_every_page(places: list[int], pages: list[int]) -> bool:
    """A heading under the head of a chapter's first page repeats too, but skips the pages between."""
    within = bisect_right(pages, places[-1] + 4) - bisect_left(pages, places[0] - 4)
    return within <= 1.5 * len(places) + 1
