"""Titles of games that a list at the front names in order, where they stand again as lines of their own."""

import re
from collections import Counter, defaultdict
from dataclasses import dataclass
from itertools import pairwise

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.games.openings import names_section
from ruleschema.intake.games.titlelines import CHAPTER, COUNTED, Title, TitleLines, has_rules
from ruleschema.intake.outline.titles import VERB, is_heading
from ruleschema.intake.words.naming import bare_title, games_named, slug, title_game, unregistered

# A contents list of the whole document is short beside it, and stands before the rules.
_FRONT_LINES = 120
_LONGEST = 160
_FEWEST = 2
_FEWEST_GAMES = 2
_MOST_FOUND = 0.5
# Of parts that a list counts, so many are games of known names: the others have names of their own.
_FEW_KNOWN = 0.25
_MOST_TRIES = 3
_PAGE = re.compile(
    r"[\s.…_]*(?:\bpages?\s+)?(?:\d{1,4}(?:\.\d{1,3})?(?:\s?(?:[-–—]|to)\s?\d{1,4})?|[A-Z0-9]{1,3}-\d{1,3}|[ivxl]{1,6})\s*\Z",
    re.I,
)
_LISTED = re.compile(
    r"(?:table of |list of )?(?:contents|games|authorized games)\W*|index\W*"
    r"|(?:(?:page|no|number|title|game|section|chapter|chap|division|part|code)(?: no)?[.:]?[\s/|]*){1,4}",
    re.I,
)
# "L-100 Craps", "§ 1. — Craps", "625a. Craps": what a house or a code counts its games by.
_NUMBERING = re.compile(
    r"(?:§+\s*)?(?:[A-Z]{1,4}[-.]?)?\d[\w.:-]{0,12}(?:[.):]|(?=\s))\s*(?:[–—-]\s+)?(?=\w)|§+\s*[\w.]{1,8}\s+(?:[–—-]\s+)?"
)
_COUNT = re.compile(r"[A-Z]{0,4}[-.]?\d[\w.:-]{0,12}|[A-Z]|[IVXL]{1,6}")
_FIGURE = re.compile(r"[\s.…_]*(?:\d{1,4}|[A-Z0-9]{1,3}-\d{1,3})[\s.]*")


@dataclass(frozen=True, slots=True)
class _Entry:
    """A line of the list: the names it may give, how it is counted and printed, and the game it names."""

    index: int
    names: tuple[str, ...]
    form: str
    game: str | None


@dataclass(frozen=True, slots=True)
class FrontList:
    """A list at the front: where it ends, how many games it names, and the titles that stand below it."""

    last: int
    named: int
    titles: list[Title]


def read_front(found: TitleLines) -> FrontList:
    """The list whose titles stand again in the greatest number."""
    lists = [_standing(found, entries) for entries in _lists(found.lines, found.shown)]
    return max((each for each in lists if each.titles), key=lambda each: len(each.titles), default=FrontList(-1, 0, []))


def _standing(found: TitleLines, entries: list[_Entry]) -> FrontList:
    """Where the games of a list begin; a list that is printed again is no game."""
    wanted = _games(entries)
    last = wanted[-1].index
    places = _places(found, last)
    for _ in range(_MOST_TRIES):
        titles = _in_order(wanted, places, last)
        if len(titles) < len(wanted):
            titles = _in_any_order(wanted, places, last) or titles
        close = [after for before, after in pairwise(titles) if not has_rules(found.lines, before, after, 1)]
        if not close:
            break
        last = close[-1].index
    first = titles[0].index if titles else last
    wanted = [entry for entry in wanted if entry.index < first]
    forms = {entry.form for entry in wanted}
    listed = [entry for entry in entries if entry.index < first and entry.form in forms]
    games = [named[-1] for title in titles if (named := games_named(title.text))]
    # A list of sections may name a game or two.
    enough = len(titles) >= max(_FEWEST, _MOST_FOUND * len(wanted)) and 2 * len(wanted) >= len(listed) and not close
    known = _FEW_KNOWN if len(titles) == len(wanted) and len(forms) == 1 else 0.5
    good = enough and len(games) >= known * len(titles) and len(set(games)) >= _FEWEST_GAMES
    end = max((entry.index for entry in entries if entry.index < first), default=last)
    return FrontList(max(last, end), len(wanted), titles if good else [])


def _places(found: TitleLines, last: int) -> dict[str, list[Title]]:
    """The lines behind a list that stand as titles, by the names they may give."""
    places: dict[str, list[Title]] = defaultdict(list)
    for index, after in zip(found.shown, [*found.shown[1:], None], strict=True):
        title = found.alone.get(index)
        if title is None or index <= last:
            continue
        # Apart, printed as a heading, or with a section's heading right under it.
        set_off = title.series is not None or index in found.isolated or is_heading(found.lines[index])
        if set_off or (after is not None and names_section(found.lines[after].text)):
            for name in _names(title.text):
                places[name].append(title)
    return places


def _in_any_order(wanted: list[_Entry], places: dict[str, list[Title]], last: int) -> list[Title]:
    """The titles of a list in the order of letters: each name stands first over its game."""
    first = [
        min((each for name in entry.names for each in places.get(name, ()) if each.index > last), default=None, key=_at)
        for entry in wanted
    ]
    found = {title.index: title for title in first if title is not None}
    return sorted(found.values(), key=_at) if len(found) == len(wanted) else []


def _at(title: Title) -> int:
    return title.index


def _in_order(wanted: list[_Entry], places: dict[str, list[Title]], last: int) -> list[Title]:
    found: list[Title] = []
    for entry in wanted:
        after = found[-1].index if found else last
        named = [each for name in entry.names for each in places.get(name, ()) if each.index > after]
        named = named or [
            each for name in places if _begin_alike(name, entry.names) for each in places[name] if each.index > after
        ]
        found += sorted(named, key=_at)[:1]
    return found


def _begin_alike(name: str, others: tuple[str, ...]) -> bool:
    """Whether one name goes on where another ends: a list may leave out what is offered with a game."""
    return any(
        longer.startswith(f"{shorter}-") and "-" in shorter
        for other in others
        for shorter, longer in ((name, other), (other, name))
    )


def _games(entries: list[_Entry]) -> list[_Entry]:
    """The entries that name games: those of known names, and those that are counted as these are."""
    forms = Counter(entry.form for entry in entries)
    known = Counter(entry.form for entry in entries if entry.game)
    # Parts in one count are of one rank, so that few known games among them tell of all; not where others hold games.
    only = len(known) == 1 and not any(form.startswith("plain") for form in known)
    share = _FEW_KNOWN if only else 0.5
    return [entry for entry in entries if entry.game or known[entry.form] >= share * forms[entry.form]]


def _lists(lines: list[Line], shown: list[int]) -> list[list[_Entry]]:
    """The runs of short lines at the front that name games, up to a sentence or the first title again."""
    runs: list[list[_Entry]] = [[]]
    seen: dict[str, str] = {}
    for index in shown[:_FRONT_LINES]:
        text = lines[index].text
        if len(text) > _LONGEST or (VERB.search(text) and len(text.split()) > 8) or _LISTED.fullmatch(text):
            runs.append([])
            continue
        entry = _entry(lines[index], index)
        if entry is None:
            continue
        # A title stands again: the list is over. Sections, listed otherwise than games, may have their names again.
        forms = {each.form for each in runs[-1] if each.game}
        if any(seen.get(name) in forms for name in entry.names):
            runs.append([])
            seen.clear()
        seen |= dict.fromkeys(entry.names, entry.form)
        runs[-1].append(entry)
    return [run for run in runs if len({entry.game for entry in run if entry.game}) >= _FEWEST_GAMES]


def _entry(line: Line, index: int) -> _Entry | None:
    cells = [cell for cell in line.cells if cell]
    # A list may count its games and pages in columns of their own.
    counted = len(cells) > 1 and _COUNT.fullmatch(cells[0]) is not None
    text = " ".join(cells[1:] if counted else cells) if cells else line.text
    if not text or _FIGURE.fullmatch(text) or CHAPTER.fullmatch(text):
        return None
    chapter, number = CHAPTER.match(text), COUNTED.match(text) or _NUMBERING.match(text)
    form = chapter["word"].lower() if chapter else "counted" if counted or number else "plain"
    bare = _PAGE.sub("", text)
    names = (*_names(text), *_names(bare))
    game = next((game for each in (bare, *_without_numbers(bare)) if (game := title_game(bare_title(each)))), None)
    # A chapter may be called by the game and what else it is about.
    game = game or (next(iter(games_named(bare)), None) if chapter else None)
    return _Entry(index, tuple(dict.fromkeys(names)), f"{form} {text.isupper()} {line.indent // 4}", game)


def _names(text: str) -> list[str]:
    """The names a line may give: its words, and those behind a number."""
    told = dict.fromkeys((text, unregistered(text)))
    return [slug(bare_title(each)) for one in told for each in (one, *_without_numbers(one)) if each.strip()]


def _without_numbers(text: str) -> list[str]:
    return [text[found.end() :] for pattern in (CHAPTER, COUNTED, _NUMBERING) if (found := pattern.match(text))]
