"""From source lines to the draft of a submission: the whole way, in order."""

import re
from collections.abc import Callable, Iterable, Iterator

from ruleschema.intake.clauses.clauses import ClauseMaker
from ruleschema.intake.clauses.definitions import take_definition
from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.cleaning.fusedfeet import part_feet
from ruleschema.intake.cleaning.linenumbers import cleaned
from ruleschema.intake.cleaning.notes import NOTE
from ruleschema.intake.cleaning.running import HEADER, find_running
from ruleschema.intake.formats.lines import SourceLine
from ruleschema.intake.games.baretitles import bare
from ruleschema.intake.games.codes import mark_codes
from ruleschema.intake.games.filing import read_filing, take_contents
from ruleschema.intake.games.games import find_games
from ruleschema.intake.games.openings import SCHEDULE, names_section
from ruleschema.intake.games.segments import Segment
from ruleschema.intake.games.titlelines import CHAPTER, NAMED
from ruleschema.intake.grids.alignment import align_cells
from ruleschema.intake.grids.beside import unfold
from ruleschema.intake.grids.brokencells import mend_cells
from ruleschema.intake.grids.flatcharts import set_charts
from ruleschema.intake.grids.gluedcells import part_cells
from ruleschema.intake.grids.limits import limited_wagers, mark_limits
from ruleschema.intake.grids.sketches import read_sketches
from ruleschema.intake.grids.toldunits import tell_units
from ruleschema.intake.grids.upright import set_rows
from ruleschema.intake.grids.wrappedcells import join_wrapped
from ruleschema.intake.grids.wrappedheads import join_heads
from ruleschema.intake.noise import contents_words, numbering_words, other_titles, taken_off
from ruleschema.intake.outline.blocks import make_blocks
from ruleschema.intake.outline.outline import Part, make_outline
from ruleschema.intake.outline.titles import without_notes
from ruleschema.intake.outline.unmarked import mark_labels
from ruleschema.intake.records import Counts, Draft, DraftGame, DraftMeaning, DraftSection
from ruleschema.intake.tally import tally
from ruleschema.intake.wagers.units import named_hands, pays_in_units, shown
from ruleschema.intake.wagers.wagerfinding import find_wagers
from ruleschema.intake.wagers.wagerlists import listed_wagers
from ruleschema.intake.words.misread import reread
from ruleschema.intake.words.naming import bare_title, games_named, known_game, most_named, slug, title_game
from ruleschema.intake.words.staked import as_wagers

__all__ = ["Draft", "DraftGame", "draft_document"]

MISSING = "missing"
# "14-A Let It Ride", "2.0 Craps": a code before the title, told from "7-Card Stud" by the room behind it.
_BANKED = re.compile(r"\bplayer\s?[-/]\s?dealer\b", re.I)
_LOST = re.compile(r"\b(?:definitions?|glossary|terms)\b", re.I)


Watch = Callable[[list[Segment]], Iterable[Segment]]


def draft_document(lines: list[SourceLine], source_name: str, watch: Watch = iter) -> Draft:
    """The draft of a document: every game found, and what of it could be read; `watch` sees each game start."""
    page = tell_units(part_cells(cleaned(lines)))
    running = find_running(page)
    page = part_feet(page, running)
    mark_labels(page, running)
    mark_limits(page)
    mark_codes(page, running)
    games: list[DraftGame] = []
    used: set[str] = set()
    for segment in watch(find_games(page, running)):
        game = _game(segment, page, running, used)
        if game is not None:
            games.append(game)
    warnings = tuple(_warnings(games))
    return Draft(source_name, tuple(games), warnings, sum((game.counts for game in games), Counts()))


def _game(segment: Segment, lines: list[Line], running: dict[int, str], used: set[str]) -> DraftGame | None:
    own = range(segment.start, segment.end)
    kept = [lines[index] for index in own if index not in running]
    heads = [lines[index] for index in own if running.get(index) == HEADER]
    noise = tuple(taken_off([(lines[index], running.get(index)) for index in own]))
    tail = segment.end if segment.tail is None else segment.tail
    printed = range(max(segment.own, segment.start), tail)
    filled = [index for index in printed if not lines[index].blank or lines[index].removed]
    worded = [lines[index].number for index in _without_notes(filled, running)]
    if not worded:
        return None
    contents, listed, rest = take_contents(kept)
    parts = _outlined(rest, lines[segment.own].number, lines[tail].number if tail < segment.end else None)
    title, heads_of_rules, parts = _title(segment, parts)
    title_lines = {number for head in heads_of_rules for number in head.lines}
    noise += (*numbering_words(parts, title, title_lines), *other_titles(title, heads_of_rules))
    title = bare(title)
    game = _slug(segment, title, kept, used)
    named = title if title != MISSING else game.replace("-", " ").title()
    told = [line.text for line in kept]
    units = pays_in_units(told)
    limited = list(limited_wagers(kept))
    listed_names = [*limited, *listed_wagers(parts), *(named_hands(told) if units else ())]
    wagers = find_wagers(
        _texts(parts), [as_wagers(without_notes(part.title)) for part in parts], named, listed_names, limited[:1]
    )
    maker = ClauseMaker(named, wagers, losses=_is_banked(kept), units=units)
    maker.game = next(iter(shown(told)), maker.game) if units else maker.game
    definitions: list[DraftMeaning] = []
    sections = tuple(_section(part, maker, definitions) for part in parts)
    noise += tuple(contents_words(contents, listed))
    found = [line for line in rest if line.number in title_lines]
    return DraftGame(
        game=game, title=title, lines=(worded[0], worded[-1]), filing=read_filing(heads, found),
        contents=tuple(contents), definitions=tuple(definitions), sections=sections, noise=noise,
        counts=tally(sections, definitions, noise),
    )  # fmt: skip


def _outlined(lines: list[Line], first: int, tail: int | None) -> list[Part]:
    """The sections of a game; what stands before its `first` line or from its `tail` on counts by itself."""
    front = [line for line in lines if line.number < first]
    behind = [line for line in lines if tail is not None and line.number >= tail]
    found: list[Part] = []
    for stretch in (front, lines[len(front) : len(lines) - len(behind)], behind):
        rows = join_heads(set_charts(mend_cells(join_wrapped(read_sketches(stretch)))))
        found += make_outline(make_blocks(unfold(align_cells(set_rows(rows)))))
    return found


def _without_notes(filled: list[int], running: dict[int, str]) -> list[int]:
    """The lines of a game without what a publisher sets before and behind it."""
    own = [place for place, index in enumerate(filled) if running.get(index) != NOTE]
    return filled[own[0] : own[-1] + 1] if own else filled


def _texts(parts: list[Part]) -> Iterator[str]:
    """The wording of every clause, and of the heads of tables."""
    waiting = [node for part in parts for node in part.nodes]
    for node in waiting:
        yield reread(node.text)[0]
        yield from (line.text for block in node.tables for line in block.lines[:2] if not line.cells)
        waiting.extend(node.items)


def _is_banked(lines: list[Line]) -> bool:
    """A game banked by players: its settlement rules state losses as they state payouts."""
    return sum(bool(_BANKED.search(reread(line.text)[0])) for line in lines) >= 3


def _title(segment: Segment, parts: list[Part]) -> tuple[str, list[Part], list[Part]]:
    """The printed title, the headings that print it or stand above it, and the sections without them."""
    title = segment.title
    heads: list[Part] = []
    for part in parts:
        if part.nodes or part.number is not None or not _is_title(part, title):
            break
        named = title_game(part.title)
        # The words in the game's own pages are its title, unless they name what it is a variation of.
        other = title is None or segment.title is None or (named and title_game(title) in (None, named))
        title = part.title.rstrip(".") if other and not (title and NAMED.match(part.title)) else title
        heads.append(part)
    return title or MISSING, heads, parts[len(heads) :]


def _is_title(part: Part, title: str | None) -> bool:
    """A heading that names a game or repeats the title; without a title, any that says nothing of what follows."""
    heading = part.title
    if CHAPTER.fullmatch(heading) or (title is None and CHAPTER.match(heading)):
        return True
    named = bool(games_named(heading)) or (title is not None and slug(heading) == slug(title))
    return named or (title is None and len(heading.split()) <= 8 and not names_section(heading))


def _slug(segment: Segment, title: str, lines: list[Line], used: set[str]) -> str:
    game = segment.game if segment.game == SCHEDULE else None
    game = game or (known_game(title) if title != MISSING else None)
    game = game or (segment.game if title == MISSING else slug(bare_title(title)))
    game = game or most_named(tuple(line.text for line in lines[:400]))
    game = game or slug(title)
    if game in used and title != MISSING and slug(title) not in used and segment.game != SCHEDULE:
        game = slug(title)
    whole, count = game, 2
    while game in used:
        game, count = f"{whole}-{count}", count + 1
    used.add(game)
    return game


def _section(part: Part, maker: ClauseMaker, definitions: list[DraftMeaning]) -> DraftSection:
    left = part.nodes
    if _LOST.search(part.title):
        meanings = [(node, take_definition(node)) for node in part.nodes]
        definitions += [meaning for _, meaning in meanings if meaning is not None]
        left = [node for node, meaning in meanings if meaning is None]
    clauses = tuple(maker.section(left, part.title, part.number))
    return DraftSection(part.number, part.title or MISSING, tuple(part.lines), clauses)


def _warnings(games: list[DraftGame]) -> Iterator[str]:
    if not games:
        yield "no game was found in the document"
    for game in games:
        where = f"lines {game.lines[0]}-{game.lines[1]}"
        if game.title == MISSING:
            yield f"{game.game} ({where}): the title is lost; the game is named by what its rules mention most"
        if not any(section.clauses for section in game.sections):
            yield f"{game.game} ({where}): no clauses were found"
