"""Casinos of a jurisdiction beside each other: what one has otherwise than all others, which agree."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.rules.telling import bet, listed
from checker.rules.topicwords import stated, topic_words
from grammar.nodes import Composite
from ruleschema.meaning.facts import CONDITIONAL, PayoutFact
from ruleschema.meaning.names import name_key
from ruleschema.meaning.odds import same_value
from ruleschema.meaning.procedures import ProcedureFact
from ruleschema.vocabulary import outcome_key, wager_key

# So many others must agree.
AGREEING = 2
# Fewer rows can coincide by chance.
LEAST_ROWS = 4

Rows = frozenset[tuple[str, str]]


def pays_apart(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Payouts that all other casinos have otherwise, and alike."""
    index = _payouts(library, filing.slug, filing.jurisdiction)
    for key in dict.fromkeys(_bet(fact) for fact in filing.payouts):
        others = {slug: facts for slug, facts in index[key].items() if slug != filing.casino}
        own, theirs = index[key][filing.casino], [fact for facts in others.values() for fact in facts]
        # Parts of a wager are named freely.
        if len(others) < AGREEING or len(own) != 1 or isinstance(own[0].payment.alternatives[0], Composite):
            continue
        fact, other = own[0], theirs[0]
        if all(same_value(other.payment, each.payment) for each in theirs) and not same_value(
            other.payment, fact.payment
        ):
            related = tuple(Related(each.span, f"{each.casino} {each.at}: {each.pays}") for each in theirs[:4])
            about = (*key, fact.pays, other.pays)
            yield rule.fault(
                fact.span, fact.at, fact.src, related=related, about=about, what=bet(fact), here=fact.pays,
                there=other.pays, casinos=_casinos(others),
            )  # fmt: skip


def does_apart(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Figures of procedures that all other casinos have otherwise, and alike."""
    index = _procedures(library, filing.slug, filing.jurisdiction)
    for key in dict.fromkeys(_procedure(fact) for fact in filing.figures):
        others = {slug: fact for slug, fact in index[key].items() if slug != filing.casino}
        mine, figures = index[key].get(filing.casino), {stated(fact) for fact in others.values()}
        # Feet and inches, rotations and practice spins are not compared.
        alike = len(figures) == 1 and mine is not None and all(fact.unit == mine.unit for fact in others.values())
        if mine is None or not alike or len(others) < AGREEING or stated(mine) in figures:
            continue
        here, (there,) = stated(mine), figures
        related = tuple(Related(each.span, f"{each.casino} {each.at}: {there}") for each in list(others.values())[:4])
        what = f"{topic_words(key[0])}{f' ({mine.condition})' if mine.condition else ''}"
        about = (key[0], here, there)
        yield rule.fault(
            mine.span, mine.at, mine.src, related=related, about=about, what=what, here=here, there=there,
            casinos=_casinos(others),
        )  # fmt: skip


def named_differently(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Wagers with a pay table that another casino has under another name."""
    same = _tables(library, filing.slug)
    for wager, facts in filing.payouts_by_wager.items():
        others = (fact for fact in same.get(_rows(facts), ()) if fact.casino != filing.casino)
        other = next((fact for fact in others if wager_key(fact.wager) != wager), None)
        if other is not None:
            related = (Related(other.span, f"{other.casino} {other.at}: {other.wager}"),)
            about = (wager, wager_key(other.wager))
            here, there, casino = facts[0].wager, other.wager, other.casino
            span, at, src = facts[0].span, facts[0].at, facts[0].src
            yield rule.fault(span, at, src, related=related, about=about, here=here, there=there, casino=casino)


def _casinos(others: Mapping[str, object]) -> str:
    return f"{listed(sorted(others))} {'both' if len(others) == AGREEING else 'all'}"


def _bet(fact: PayoutFact) -> tuple[str, str]:
    return wager_key(fact.wager), outcome_key(fact.outcome)


def _procedure(fact: ProcedureFact) -> tuple[str, str, str]:
    """A topic, whether it must or may be so, and the condition under which it is."""
    first, *rest = name_key(fact.condition or "").split(" ", 1)
    return fact.topic, fact.modality, rest[0] if rest and first in CONDITIONAL else " ".join((first, *rest))


@lru_cache(maxsize=512)
def _payouts(library: Library, game: str, jurisdiction: str) -> dict[tuple[str, str], dict[str, list[PayoutFact]]]:
    """Payouts of a game by wager and outcome, then by casino; made once for all casinos."""
    found: dict[tuple[str, str], dict[str, list[PayoutFact]]] = {}
    for filing in library.by_game.get(game, ()):
        for fact in filing.payouts if filing.jurisdiction == jurisdiction else ():
            found.setdefault(_bet(fact), {}).setdefault(filing.casino, []).append(fact)
    return found


@lru_cache(maxsize=512)
def _procedures(library: Library, game: str, jurisdiction: str) -> dict[tuple[str, str, str], dict[str, ProcedureFact]]:
    """The figure of each procedure by casino, where a casino states exactly one."""
    found: dict[tuple[str, str, str], dict[str, list[ProcedureFact]]] = {}
    for filing in library.by_game.get(game, ()):
        for fact in filing.figures if filing.jurisdiction == jurisdiction else ():
            found.setdefault(_procedure(fact), {}).setdefault(filing.casino, []).append(fact)
    return {
        key: {slug: facts[0] for slug, facts in casinos.items() if len(set(map(stated, facts))) == 1}
        for key, casinos in found.items()
    }


@lru_cache(maxsize=512)
def _tables(library: Library, game: str) -> dict[Rows, list[PayoutFact]]:
    """The first fact of every wager, by the rows of its table; made once for all casinos."""
    found: dict[Rows, list[PayoutFact]] = {}
    for filing in library.by_game.get(game, ()):
        for facts in filing.payouts_by_wager.values():
            if len(rows := _rows(facts)) >= LEAST_ROWS:
                found.setdefault(rows, []).append(facts[0])
    return found


def _rows(facts: list[PayoutFact]) -> Rows:
    return frozenset((outcome_key(fact.outcome), fact.pays) for fact in facts)
