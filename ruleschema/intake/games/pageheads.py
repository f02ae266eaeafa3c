"""Games told apart by the running heads and feet of pages, which name the game."""

import re
from bisect import bisect_left, bisect_right
from collections import Counter
from itertools import pairwise

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.cleaning.pages import EDGE, Page
from ruleschema.intake.cleaning.running import HEADER
from ruleschema.intake.games.segments import Segment
from ruleschema.intake.games.titlelines import CHAPTER
from ruleschema.intake.outline.titles import is_rule, is_title_like
from ruleschema.intake.words.labels import read_label
from ruleschema.intake.words.naming import bare_title, games_named, is_game_name, slug, title_game

_MOST_CELLS = 60
_LETTERS = re.compile(r"[^\W\d_]{3}")
_FIGURES = re.compile(r"\d+")
# Pages of a contents list come before those of the games.
_FRONT = re.compile(r"\bcontents\b|\bindex\b", re.I)
_DATED = re.compile(r"\b(?:date|submitted|approved|revised|revision|effective|page)\b", re.I)


def by_heads(lines: list[Line], running: dict[int, str]) -> list[Segment]:
    """Pages whose head names a game belong to it until a head names another."""
    blocks, foot = _header_blocks(lines, running)
    if len(blocks) < 3 or len(lines) / len(blocks) > 150:
        return []
    common = Counter(text for block in blocks for text in {text for _, text in block})
    feet = {_worded(text) for _, text in foot}
    alike = Counter(worded for block in blocks for worded in {_worded(text) for _, text in block})
    if any(alike[_worded(text)] < 0.6 * len(blocks) for text in _names_in(foot)):
        return []  # the feet name what stands above them
    titles: list[tuple[int, str]] = []
    for block in blocks:
        head = [each for each in block if _worded(each[1]) not in feet]
        names = _names_in(head)
        own = [text for text in names if common[text] < 0.6 * len(blocks)] or [
            text for text in names if games_named(text)
        ]
        if own:
            title = _title_part(max(own, key=lambda text: (len(games_named(text)), len(text))))
            if not _FRONT.search(title) and (not titles or slug(titles[-1][1]) != slug(title)):
                titles.append((head[0][0], title))
    most = max(1.0, 0.5 * len(titles) - 1)
    house = {title for _, title in titles if sum(_goes_on(other, title) for _, other in titles) >= most}
    titles = [(start, title) for start, title in titles if title not in house]
    own_page = len({slug(title) for _, title in titles}) == len(titles)
    named = sum(bool(games_named(title)) for _, title in titles)
    if (len(titles) > 0.5 * len(blocks) and not own_page) or named < 0.5 * len(titles):
        return []
    return [Segment(start, title=title) for start, title in titles]


def _goes_on(title: str, house: str) -> bool:
    """Whether a head has more to say than another, with which it begins."""
    return title != house and title.startswith(house)


_Head = list[tuple[int, str]]


def _names_in(head: _Head) -> list[str]:
    """What a head says beside dates and numbers."""
    return [text for _, text in head if _LETTERS.search(text) and not _DATED.search(text)]


def _header_blocks(lines: list[Line], running: dict[int, str]) -> tuple[list[_Head], _Head]:
    """The running heads, the words of each cell with the index of their line; and the foot of the last page."""
    blocks: list[_Head] = []
    last = -10
    for index in sorted(index for index, reason in running.items() if reason == HEADER):
        joined = blocks and all(lines[each].blank or each in running for each in range(last + 1, index))
        texts = [cell for cell in lines[index].cells if cell] or [lines[index].text]
        if not joined or len(blocks[-1]) > _MOST_CELLS or set(texts) <= {text for _, text in blocks[-1]}:
            blocks.append([])
        blocks[-1].extend((index, text) for text in texts)
        last = index
    ends = all(line.blank or last + 1 + place in running for place, line in enumerate(lines[last + 1 :]))
    return blocks, blocks[-1] if blocks and ends else []


def _worded(text: str) -> str:
    return _FIGURES.sub("#", text)


def _title_part(header: str) -> str:
    """The game's name within a running head: what follows the section and appendix."""
    parts = [part.strip() for part in re.split(r"\s[–—-]\s|:\s", header) if part.strip()] or [header]
    parts = [part for part in parts if not re.fullmatch(r"(?:section|appendix|chapter)\s+\w{1,4}", part, re.I)] or parts
    return " – ".join(parts[-2:]) if len(parts) > 1 and not games_named(parts[-1]) else parts[-1]


def begin_at_titles(segments: list[Segment], lines: list[Line], running: dict[int, str]) -> None:
    """A game whose title stands amid the page before begins there; heads name what a page begins or ends with."""
    titles = {slug(bare_title(segment.title)) for segment in segments if segment.title}
    for before, segment in pairwise([None, *segments]):
        if segment is None or _is_titled(segment, lines, running):
            continue
        # A first page may have no head, and what pages begin with is uncertain: the title nearest above it counts.
        # The titles of others between the two are those of a list at the front, and no game begins in it.
        above = range(segment.start - 1, before.start if before is not None else -1, -1)
        at = next((index for index in above if index not in running and titles & _titles_of(lines[index])), None)
        own = at is not None and _is_title_of(segment, lines[at])
        if at is not None and own and any(is_rule(lines[index]) for index in range(at, segment.start)):
            segment.start, lines[at].heading = at, lines[at].heading or 1


def begin_first(segments: list[Segment], lines: list[Line], running: dict[int, str]) -> list[Segment]:
    """The games by heads, the first of them from its title on: a cover or a page without a head may stand before."""
    if segments:
        first, until = segments[0], segments[1].start if len(segments) > 1 else len(lines)
        titled = (index for index in range(until) if index not in running and _is_title_of(first, lines[index]))
        at = next(titled, first.start)
        if not any(is_rule(lines[index]) for index in range(first.start, at)):
            first.start = at
    return segments


def _is_titled(segment: Segment, lines: list[Line], running: dict[int, str]) -> bool:
    """Whether the segment begins with its title, under a running head or without one."""
    below = (index for index in range(segment.start, len(lines)) if index not in running and not lines[index].blank)
    first = next(below, None)
    return first is not None and _is_title_of(segment, lines[first])


def mark_repeated(segments: list[Segment], lines: list[Line], running: dict[int, str], pages: list[Page]) -> None:
    """A game's title under the heads of its further pages is the page's."""
    starts = [page.start for page in pages]
    for segment, after in zip(segments, [*segments[1:], None], strict=True):
        end = bisect_left(starts, after.start) if after else len(pages)
        for page in pages[bisect_right(starts, segment.start) : end]:
            own = next((index for index in page.shown[:EDGE] if index not in running), None)
            # A title that stands first on a later page, where the game has begun on one before.
            if own is not None and _is_title_of(segment, lines[own]):
                running[own] = HEADER


def _is_title_of(segment: Segment, line: Line) -> bool:
    """Whether a line is the segment's title and nothing else, perhaps behind a chapter's number."""
    return bool(segment.title) and slug(bare_title(segment.title or "")) in _titles_of(line)


def _titles_of(line: Line) -> set[str]:
    """The titles that a line may be, with nothing else beside them."""
    text = line.text
    if line.cells or line.bullet or not is_title_like(text, 12):
        return set()
    bare = text[chapter.end() :] if (chapter := CHAPTER.match(text)) else text
    # "RULES OF THE GAME: CRAPS" is the title over pages headed "Grand Casino - Rules of the Game: Craps".
    return {slug(bare_title(bare)), slug(bare_title(_title_part(bare)))}


# ---- by the edges of pages ---------------------------------------------------------------------
_COUNTER = re.compile(
    r"(?:\bpa?ge?\.?\s*)?[|–—-]?\s*(?<![\w.])\d{1,4}(?:\s*(?:of|/)\s*\d{1,4})?\s*[|–—-]?\s*\Z"
    r"|\A\s*(?:page\s*)?\d{1,4}\s*(?:[|–—-]|\t)\s*", re.I,
)  # fmt: skip


_FEWEST_ALIKE = 3
_LONGEST = 160


def by_edges(lines: list[Line], running: dict[int, str], pages: list[Page]) -> list[Segment]:
    """Pages whose top or foot names a game belong to it until another game is named there."""
    if len(pages) < 4:
        return []
    common = Counter(words for page in pages for words in {_words(lines[index]) for index in page.edge})
    labels = [_label(page, lines, common, len(pages)) for page in pages]
    found: list[Segment] = []
    for page, label in zip(pages, labels, strict=True):
        if label is not None and (not found or slug(found[-1].title or "") != slug(_title_part(_words(lines[label])))):
            found.append(Segment(page.start, title=_title_part(_words(lines[label]))))
        if label is not None:
            found[-1].labels.append(label)
    named = [segment for segment in found if games_named(segment.title or "")]
    titles = {slug(segment.title or "") for segment in found}
    labelled = sum(label is not None for label in labels)
    recurs = any(label is not None and common[_words(lines[label])] > 1 for label in labels)
    if labelled < len(pages) and not recurs:
        return []  # what stands once at the top of some pages is a title, and no head of pages
    if labelled < 0.7 * len(pages) or len(named) < 0.5 * len(found) or not len(titles) == len(found) > 1:
        return []
    _shorten(found)
    return found


def _shorten(found: list[Segment]) -> None:
    """What the heads of all games begin with, such as the casino's name, is no part of their titles."""
    parts = [(segment.title or "").split() for segment in found]
    shared = next((place for place, words in enumerate(zip(*parts, strict=False)) if len(set(words)) > 1), 0)
    for segment, words in zip(found, parts, strict=True):
        if len(found) >= _FEWEST_ALIKE and len(words) > shared:
            segment.title = " ".join(words[shared:])


def settle_labels(found: list[Segment], lines: list[Line], running: dict[int, str]) -> None:
    """A game's name at the edge of its pages is the page's; its first printing is the title where it stands alone."""
    titles: set[str] = set()
    for index in [label for segment in found for label in segment.labels]:
        name = slug(lines[index].text)
        alone = any(slug(segment.title or "") == name for segment in found) and name not in titles
        titles.add(name)
        if alone:
            running.pop(index, None)
            lines[index].heading = 1
        else:
            running.setdefault(index, HEADER)


def _words(line: Line) -> str:
    """A line of a page's edge without the page's number."""
    text = " ".join(cell for cell in line.cells if cell) if line.cells else line.text
    return _COUNTER.sub("", text).strip() if len(text) <= _LONGEST else ""


def _label(page: Page, lines: list[Line], common: Counter[str], pages: int) -> int | None:
    """The line at the edge of a page that says what few others say: a game's name, or what its neighbours say too."""
    own = [
        index
        for index in page.edge
        if (words := _words(lines[index]))
        and (1 < common[words] < 0.7 * pages or (common[words] == 1 and is_game_name(words)))
        and not _DATED.search(words)
        and read_label(words) is None
        and is_title_like(words, 12)
    ]
    named = [index for index in own if title_game(bare_title(_title_part(_words(lines[index])))) is not None]
    return next(iter(named or own), None)
