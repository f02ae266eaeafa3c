"""Documents of one casino beside each other: one wager, procedure or term that two of them treat differently."""

from collections.abc import Iterator
from functools import lru_cache

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.rules.telling import bet, sides
from checker.rules.topicwords import stated, topic_words
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.names import name_key
from ruleschema.meaning.odds import same_value
from ruleschema.meaning.procedures import ProcedureFact
from ruleschema.meaning.sense import sense
from ruleschema.submission.model import Meaning
from ruleschema.vocabulary import outcome_key, wager_key

# Definitions that share so many of their words say the same in other words.
LEAST_SHARED = 0.5
_ENVY = wager_key("Envy Bonus")


def pays_differently(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Wagers that are one and the same wherever they are offered, paid otherwise than in an earlier document."""
    shared = frozenset(map(wager_key, rule.words))
    earlier: dict[tuple[str, ...], PayoutFact] = {}
    for other in library.by_casino[filing.casino]:
        if other is filing:
            break
        if filing.draft and not (_links(filing) or _links(other)):
            continue  # drafts of two games that have a progressive each
        for fact in _shared(other, shared):
            earlier.setdefault(_bet(fact, other), fact)
    for fact in _shared(filing, shared):
        before = earlier.get(_bet(fact, filing))
        if before is not None and not same_value(before.payment, fact.payment):
            about = (wager_key(fact.wager), outcome_key(fact.outcome), fact.pays, before.game, before.pays)
            related = (Related(before.span, f"{before.game} {before.at}: {before.pays}"),)
            game = before.game.replace("-", " ")
            yield rule.fault(
                fact.span, fact.at, fact.src, related=related, about=about, bet=bet(fact), here=fact.pays,
                there=before.pays, game=game, other=before.at,
            )  # fmt: skip


def figures_differ(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Figures of procedures that are the same at all tables, other than the first that the casino's documents state."""
    told: set[str] = set()
    for fact in filing.house_figures:
        before = _figures(library, filing.casino)[_procedure(fact)]
        if before.game != filing.slug and fact.topic not in told and stated(before) != stated(fact):
            told.add(fact.topic)
            game, here, there = before.game.replace("-", " "), stated(fact), stated(before)
            related = (Related(before.span, f"{before.game} {before.at}: {there}"),)
            about = (fact.topic, here, before.game, there)
            yield rule.fault(
                fact.span, fact.at, fact.src, related=related, about=about, topic=topic_words(fact.topic), here=here,
                there=there, game=game, other=before.at,
            )  # fmt: skip


def terms_differ(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Terms that another document of the casino defined before, and otherwise."""
    of_the_game = frozenset(map(str, rule.words))
    for meaning in filing.game.definitions:
        key = name_key(meaning.term)
        first, before = _defined(library, filing.casino).get(key, (filing, meaning))
        if key in of_the_game or first is filing or _alike(meaning.means, before.means):
            continue
        at, lines = str(meaning.at or meaning.term), meaning.src.numbers if meaning.src else ()
        about = (key, first.slug, str(before.means), str(meaning.means))
        related = (Related(before.means.span, f"{first.slug} {before.at or ''}"),)
        both, game = sides(meaning.means, before.means), first.slug.replace("-", " ")
        there, here = before.means, meaning.means
        yield rule.fault(
            here.span, at, lines, related=related, about=about, term=meaning.term, game=game,
            other=before.at or before.term, sides=both, here=here, there=there,
        )  # fmt: skip


def _shared(filing: Filing, wagers: frozenset[str]) -> Iterator[PayoutFact]:
    return (fact for fact in filing.payouts if wager_key(fact.wager) in wagers and not fact.condition)


def _links(filing: Filing) -> bool:
    """Whether the document is about a progressive that several games share."""
    return "link" in f"{filing.slug} {filing.title}".lower()


def _bet(fact: PayoutFact, filing: Filing) -> tuple[str, ...]:
    """The wager and outcome; an envy bonus is that of the wager whose table it is a column of."""
    wager = wager_key(fact.wager)
    beside = (wager_key(each.wager) for each in filing.payouts if each.at == fact.at) if wager == _ENVY else ()
    return wager, outcome_key(fact.outcome), next((each for each in beside if each != _ENVY), "")


def _procedure(fact: ProcedureFact) -> tuple[str, ...]:
    return fact.topic, fact.unit, name_key(fact.condition or "")


@lru_cache(maxsize=64)
def _figures(library: Library, casino: str) -> dict[tuple[str, ...], ProcedureFact]:
    """The first figure that the casino's documents state for each shared procedure."""
    facts = (fact for filing in reversed(library.by_casino[casino]) for fact in reversed(filing.house_figures))
    return {_procedure(fact): fact for fact in facts}


@lru_cache(maxsize=64)
def _defined(library: Library, casino: str) -> dict[str, tuple[Filing, Meaning]]:
    """The first definition of each term in the casino's documents."""
    filings = reversed(library.by_casino[casino])
    return {name_key(meaning.term): (filing, meaning) for filing in filings for meaning in reversed(filing.definitions)}


def _alike(one: str, other: str) -> bool:
    words, others = set(sense(one)), set(sense(other))
    return len(words & others) >= LEAST_SHARED * min(len(words), len(others))
