"""Names that belong to another casino, game, regulator or jurisdiction: what is left over from copying."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import TypeVar

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.gamenames import games_named, others_named, own_games, own_names
from checker.index.namefinder import Mention, finder_of
from checker.index.phrases import Said, concordance
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.names import name_key
from ruleschema.meaning.stems import stem, stems
from ruleschema.submission.locate import locate
from ruleschema.submission.span import Span
from ruleschema.vocabulary import GamePart, foreign_words, game_parts, games, regulators, wager_key, words

Owner = TypeVar("Owner")

# So many mentions are not left over.
THROUGHOUT = 5
_WAGER = frozenset(("bet", "wager"))


def _left_over(filing: Filing, names: Mapping[str, Owner]) -> Iterator[tuple[Said, Mention, Owner]]:
    """Every mention of these names, with whose name it is."""
    for said, found in finder_of(names).among(filing):
        yield said, found, names[found.name]


def _span(filing: Filing, said: Said, found: Mention) -> Span:
    return locate(said.text, filing.document.text, found.start, found.end)


def casino(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    own = {name.lower() for name in library.casino_names.get(filing.casino, ())}
    elsewhere = ((slug, name) for slug, names in library.casino_names.items() for name in names)
    # A name that is one common word, such as Jack, means the card more often than the house.
    others = {
        name: slug
        for slug, name in elsewhere
        if slug != filing.casino
        and stem(name_key(name)) not in words()
        and not any(name.lower() in mine for mine in own)
    }
    expected = filing.document.casino.name if filing.document.casino else ""
    for said, found, _ in _left_over(filing, others):
        span = _span(filing, said, found)
        yield rule.fault(span, said.at, said.src, name=found.name, expected=expected, key=found.name.lower())


def game(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    own = filing.slug.replace("-", " ")
    for name, places in others_named(filing).items():
        # A document under a name that no game has, which speaks of one game all the time, is that game's.
        throughout = not own_games(filing) and len(places) >= THROUGHOUT
        for said, found in places[:1] if throughout else places:
            yield rule.fault(
                _span(filing, said, found),
                said.at,
                said.src,
                kind="throughout" if throughout else "",
                words=said.text[found.start : found.end],
                own=own,
                slug=filing.slug,
                game=name,
                other=name.replace("-", " "),
                count=len(places),
            )


def regulator(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    house = filing.document.casino
    if house is None:
        return
    own, acts = str(house.regulator or "").lower(), stems(" ".join(rule.words))
    foreign = {str(each.word): each for each in regulators() if house.jurisdiction not in each.jurisdictions}
    for said, found, _ in _left_over(filing, {word: each for word, each in foreign.items() if word not in own}):
        # The board of a poker game and a division of the pot regulate nothing.
        if found.before in ("the", "by", "gaming", "control") and not acts.isdisjoint(stems(said.text)):
            yield rule.fault(
                _span(filing, said, found),
                said.at,
                said.src,
                kind="" if house.regulator else "unknown",
                name=found.name.title(),
                regulator=house.regulator,
                jurisdiction=house.jurisdiction,
                key=found.name,
            )


def regulation(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    foreign = {str(each.words): each for each in foreign_words() if filing.jurisdiction not in each.jurisdictions}
    for said, found, each in _left_over(filing, foreign):
        yield rule.fault(_span(filing, said, found), said.at, said.src, words=found.name, whose=each.of)


def wager(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    own, named, known = set(filing.payouts_by_wager), games_named(filing), concordance(filing).words
    names = {
        name: fact
        for key, name, fact in _of_one_game(library, filing.casino)
        if fact.game not in named and key not in own and known.issuperset(name.split())
    }
    titles = " ".join(str(section.title).lower() for section in filing.game.sections)
    own_name = name_key(f"{filing.slug} {filing.title}")
    told: set[str] = set()
    for said, found, fact in _left_over(filing, names) if names else ():
        # A section of the document may be headed by the wager, or the wager be called like the game.
        own_wager = found.name in titles or name_key(found.name) in own_name
        if found.after not in _WAGER or found.name in told or own_wager:
            continue
        told.add(found.name)
        yield rule.fault(
            _span(filing, said, found),
            said.at,
            said.src,
            related=(Related(fact.span, f"{fact.game} {fact.at}: {fact.wager}"),),
            words=f"{said.text[found.start : found.end]} {found.after}",
            other=fact.game.replace("-", " "),
            there=fact.at,
            key=wager_key(fact.wager),
            game=fact.game,
        )


@lru_cache(maxsize=64)
def _of_one_game(library: Library, casino: str) -> list[tuple[str, str, PayoutFact]]:
    """Wagers that only one game of the casino offers, by key and by a name of several words."""
    found: dict[str, list[PayoutFact]] = {}
    for fact in (fact for filing in library.by_casino[casino] for fact in filing.first_payouts):
        found.setdefault(wager_key(fact.wager), []).append(fact)
    alone = {key: facts for key, facts in found.items() if len({fact.game for fact in facts}) == 1}
    named = ((key, fact.wager.lower().split(), fact) for key, facts in alone.items() for fact in facts)
    bare = ((key, words[:-1] if words[-1] in _WAGER else words, fact) for key, words, fact in named)
    return [(key, " ".join(words), fact) for key, words, fact in bare if len(words) > 1]


def equipment(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    own = own_games(filing) | {filing.slug}
    foreign = {str(name): part for part in game_parts() if _lacks(own, part) for name in (part.part, *part.also)}
    told: set[tuple[str, str]] = set()
    for said, found, part in _left_over(filing, foreign):
        # "The number of cards" is a count, and "there are no dice" is true.
        idle = (part.lacking and found.after == "of") or found.before in ("no", "without")
        if idle or (said.at, str(part.part)) in told:
            continue
        told.add((said.at, str(part.part)))
        yield rule.fault(
            _span(filing, said, found),
            said.at,
            said.src,
            kind="" if part.games else "others",
            words=said.text[found.start : found.end],
            whose=" and ".join(each.replace("-", " ") for each in part.games[:2]),
            game=filing.title if filing.title != "missing" else filing.slug,
            part=part.part,
        )


def _lacks(own: frozenset[str], part: GamePart) -> bool:
    """Whether the game lacks the equipment; of a game that the vocabulary does not know nothing can be said."""
    if part.lacking:
        return not own.isdisjoint(map(str, part.lacking))
    known = {str(game.game) for game in games() if game.links is None}
    return not own.isdisjoint(known) and own.isdisjoint(map(str, part.games))


def spelling(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    # The name in headings: in a sentence it may be shortened, or a hand or wager may go by it.
    sections = {id(section.title): section for section in filing.game.sections}
    finder = finder_of(own_names(filing))
    titles = [filing.title, *(section.title for section in filing.game.sections)]
    used = {found.name: title for title in reversed(titles) for found in finder.mentions(title)}
    for first, second in combinations(sorted(used, key=lambda name: titles.index(used[name])), 2):
        differing = [pair for pair in zip(first.split(), second.split(), strict=False) if pair[0] != pair[1]]
        # Link and linked, but not three card and 3 card, which are numerals.
        if len(first.split()) == len(second.split()) and [one[:3] == other[:3] for one, other in differing] == [True]:
            section = sections.get(id(used[second]))
            at = str(section.number or section.title) if section is not None else ""
            yield rule.fault(
                used[second].span,
                at,
                section.src if section is not None else None,
                related=(Related(used[first].span, first.title()),),
                first=used[first],
                second=used[second],
                expected=first.title(),
                actual=second.title(),
                about=(first, second),
            )
