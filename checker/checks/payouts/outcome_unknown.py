"""A pay table pays a hand that nothing describes: not this document, no other of the game, not the law."""

from collections.abc import Iterator
from functools import lru_cache

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import places_of
from checker.rules.lawmatch import figures_of
from ruleschema.law.book import in_force
from ruleschema.law.model import TableVersion
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.memo import once_for_each
from ruleschema.meaning.stems import stem, stems
from ruleschema.vocabulary import outcome_key

_IDLE = stems("a an the of or and on in with any all other than each no not is are to for")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    known = _of_the_law(filing) | _elsewhere(library, filing.slug, filing.casino)
    known |= {
        outcome_key(rank.name) for each in filing.provisions for ranks in each.clause.ranks for rank in ranks.rows
    }
    known |= {outcome_key(meaning.term) for meaning in filing.game.definitions}
    told: set[str] = set()
    tables: dict[tuple[str, str], list[PayoutFact]] = {}
    for fact in filing.payouts:
        key = outcome_key(fact.outcome)
        words = [stem(word) for word in key.split() if stem(word) not in _IDLE]
        if key in known or key in told or key == "win" or any(word[0].isdigit() for word in words) or not words:
            continue
        told.add(key)
        if fact.outcome[:1].isupper() and not _together(filing, words):
            tables.setdefault((fact.at, fact.wager), []).append(fact)
    yield from map(_fault, tables.values())


def _fault(facts: list[PayoutFact]) -> Fault:
    """One finding for all hands of a table."""
    first = facts[0]
    names = ", ".join(fact.outcome for fact in facts)
    paid = ", ".join(f"“{fact.outcome}” is paid at {fact.pays}" for fact in facts)
    return Fault(
        span=first.span,
        message=f"{first.wager}: {paid}, but the document does not say what {'these are' if facts[1:] else 'that is'}.",
        at=first.at,
        src=tuple(dict.fromkeys(line for fact in facts for line in fact.src)),
        expected=f"a description of {names}",
        actual=names,
        label="what is that?",
        hint="describe the hand, or correct its name.",
        related=tuple(Related(fact.span, fact.outcome) for fact in facts[1:]),
        about=tuple(outcome_key(fact.outcome) for fact in facts),
    )


def _of_the_law(filing: Filing) -> set[str]:
    found: set[str] = set()
    for table in filing.law.tables:
        version = in_force(table.versions, filing.law.as_of)
        if version is not None:
            found |= _of_version(version)
    return found


@once_for_each
def _of_version(version: TableVersion) -> set[str]:
    found = {outcome_key(figure.outcome) for figure in figures_of(version)}
    return found | {outcome_key(name) for column in (version.columns or {}).values() for name in column}


def _elsewhere(library: Library, game: str, casino: str) -> set[str]:
    """Outcomes that another casino pays in this game."""
    return {key for key, casinos in _payers(library, game).items() if not casinos <= {casino}}


@lru_cache(maxsize=512)
def _payers(library: Library, game: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for filing in library.by_game.get(game, ()):
        for fact in filing.payouts:
            found.setdefault(outcome_key(fact.outcome), set()).add(filing.casino)
    return found


def _together(filing: Filing, words: list[str]) -> bool:
    """Whether one text of the document holds all of the words."""
    return bool(set.intersection(*(places_of(filing, word) for word in words)))


CHECK = Check(
    code="PAY-212",
    title="Outcome that nothing describes",
    severity=Severity.NOTE,
    why="Whether a hand is the one that is paid cannot be told from the rules; the name is perhaps misprinted.",
    fix="Describe the hand, or correct its name.",
    run=find,
    one_game=True,
    across=True,
    idle=lambda filing: None if filing.payouts else "the document states no payouts",
    passes="""
definitions: [{term: Suited Pair, means: two cards of one rank and suit}]
sections:
  - {number: 1, title: Odds, clauses: [{at: 1.A, pays: {wager: Pairs, rows: [{outcome: Suited Pair, pays: 9 to 1}]}}]}
""",
    fails="""
definitions: [{term: Suited Pair, means: two cards of one rank and suit}]
sections:
  - {number: 1, title: Odds, clauses: [{at: 1.A, pays: {wager: Pairs, rows: [{outcome: Royal Pear, pays: 9 to 1}]}}]}
""",
)
