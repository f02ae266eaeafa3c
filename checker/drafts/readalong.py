"""Games whose rules a draft holds beside its own, because it was cut from its document in the wrong place."""

import re
from functools import lru_cache
from typing import NamedTuple

from checker.drafts.names import left_over, names_wager
from checker.engine.filing import Filing
from checker.index.gamenames import game_finder, games_by_name, games_mentioned, meant, own_games
from checker.index.phrases import wordings
from ruleschema.submission.span import Span

# A draft that speaks of another game in so many clauses, and of its own in none of them, holds that game too.
ALONG = 3
# “Side wager for craps” heads no rules of craps, as “Chapter 8: Craps” does.
_ABOUT = re.compile(r"\b(?:for|of|in|at|with|from|to|like)\b", re.I)


class Heading(NamedTuple):
    """A heading that names a game, by its place among the texts of the draft."""

    place: int
    game: str


@lru_cache(maxsize=64)
def read_along(filing: Filing) -> tuple[str, ...]:
    """The games that seem to have rules here: under headings of their own, or clause after clause behind the rest."""
    if not filing.draft:
        return ()
    places = _places(filing)
    own = _own_places(filing, places)
    along = {*_headed(filing, places, own), *_behind(filing, places, own)}
    # Of a document whose own game is not known, the first game that it names may be that one.
    return tuple(sorted(along)) if own_games(filing) or len(along) > 1 else ()


def _own_places(filing: Filing, places: dict[Span, int]) -> list[int]:
    """Where the draft speaks of its own game alone, in its headings and in the document's own words."""
    own = own_games(filing)
    found: list[int] = []
    for text in (*(section.title for section in filing.game.sections), *(said.text for said in wordings(filing))):
        mentions = [(each, games_by_name()[each.name]) for each in game_finder().mentions(text)]
        named = {str(game.game) for _, game in mentions}
        if named and named <= own and any(game.loose is None or meant(each) for each, game in mentions):
            found.append(places.get(text.span, 0))
    return sorted(found)


def _headed(filing: Filing, places: dict[Span, int], own: list[int]) -> set[str]:
    """Other games that head a section, where no clause below it speaks of the draft's own."""
    headings = sorted(_headings(filing, places))
    names = own_games(filing)
    found: set[str] = set()
    for index, (place, game) in enumerate(headings):
        end = next((each.place for each in headings[index + 1 :] if each.game != game), None)
        below = [each for each in own if each > place and (end is None or each < end)]
        if game not in names and not below:
            found.add(game)
    return found


def _headings(filing: Filing, places: dict[Span, int]) -> set[Heading]:
    titles = {section.title.span for section in filing.game.sections}
    found: set[Heading] = set()
    for said, mention in games_mentioned(filing):
        game = games_by_name()[mention.name]
        heads = said.text.span in titles and not names_wager(mention) and game.links is None
        if heads and not _ABOUT.search(said.text[: mention.start]):
            found.add(Heading(places.get(said.text.span, 0), str(game.game)))
    return found


def _behind(filing: Filing, places: dict[Span, int], own: list[int]) -> set[str]:
    """Other games that enough clauses speak of, all of them behind the last or before the first on the draft's own."""
    first, last = (own[0], own[-1]) if own else (0, -1)
    found: set[str] = set()
    for name, mentions in left_over(filing).items():
        by_clause = {said.at: places.get(said.text.span, 0) for said, each in mentions if not names_wager(each)}
        before = sum(place < first for place in by_clause.values())
        after = sum(place > last for place in by_clause.values())
        if max(before, after) >= ALONG:
            found.add(name)
    return found


def _places(filing: Filing) -> dict[Span, int]:
    """The texts of sections and clauses in the order of the document, however the file sets them."""
    found: dict[Span, int] = {}
    begins: dict[int, int] = {}
    for place, provision in enumerate(filing.provisions):
        clause = provision.clause
        begins.setdefault(id(provision.section), 2 * place)
        texts = [each for each in (clause.text, clause.title) if each is not None]
        texts += [each.says for each in (*clause.says, *clause.steps)]
        texts += [part for table in clause.pays for part in (table.wager, table.condition) if part is not None]
        found.update((text.span, 2 * place + 1) for text in texts)
    behind = 2 * len(filing.provisions)
    for section in reversed(filing.game.sections):
        # A heading without clauses stands where the next one does.
        behind = begins.get(id(section), behind)
        found[section.title.span] = behind
    return found
