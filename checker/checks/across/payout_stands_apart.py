"""A casino pays otherwise than all other casinos of its jurisdiction, which agree with each other."""

from collections.abc import Iterator
from functools import lru_cache

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.rules.telling import bet, listed
from grammar.nodes import Composite
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.odds import same_value
from ruleschema.vocabulary import outcome_key, wager_key

AGREEING = 2


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    index = _index(library, filing.slug, filing.jurisdiction)
    told: set[tuple[str, str]] = set()
    for fact in filing.payouts:
        key = (wager_key(fact.wager), outcome_key(fact.outcome))
        others = {slug: facts for slug, facts in index.get(key, {}).items() if slug != filing.casino}
        stated = [each for facts in others.values() for each in facts]
        if isinstance(fact.payment.alternatives[0], Composite):
            continue  # parts of a wager are named freely
        if key in told or len(others) < AGREEING or len(index[key].get(filing.casino, ())) != 1:
            continue
        agree = all(same_value(stated[0].payment, each.payment) for each in stated)
        if not agree or same_value(stated[0].payment, fact.payment):
            continue
        told.add(key)
        yield Fault(
            span=fact.span,
            message=f"{bet(fact)}: pays {fact.pays} here; "
            f"{listed(sorted(others))} {'both' if len(others) == 2 else 'all'} pay {stated[0].pays}.",
            at=fact.at,
            src=fact.src,
            expected=stated[0].pays,
            actual=fact.pays,
            label=f"elsewhere {stated[0].pays}",
            hint="check that the difference is meant.",
            related=tuple(Related(each.span, f"{each.casino} {each.at}: {each.pays}") for each in stated[:4]),
            about=(*key, fact.pays, stated[0].pays),
        )


@lru_cache(maxsize=512)
def _index(library: Library, game: str, jurisdiction: str) -> dict[tuple[str, str], dict[str, list[PayoutFact]]]:
    """Payouts of a game by wager and outcome, then by casino; made once for all casinos."""
    found: dict[tuple[str, str], dict[str, list[PayoutFact]]] = {}
    for filing in library.by_game.get(game, ()):
        if filing.jurisdiction != jurisdiction:
            continue
        for fact in filing.payouts:
            key = (wager_key(fact.wager), outcome_key(fact.outcome))
            found.setdefault(key, {}).setdefault(filing.casino, []).append(fact)
    return found


CHECK = Check(
    code="XDO-503",
    title="Payout stands apart from all others",
    severity=Severity.NOTE,
    why="Where all others agree, the one that differs is often a misprint, and always a question at the hearing.",
    fix="Check that the difference is meant.",
    run=find,
    one_game=True,
    across=True,
    idle=lambda filing: None if filing.payouts else "the document states no payouts",
    passes="""
sections: [{number: 1, title: Odds, clauses: [{at: 1.A, pays: {wager: Tie, rows: [{outcome: win, pays: 8 to 1}]}}]}]
""",
    fails="""
sections: [{number: 1, title: Odds, clauses: [{at: 1.A, pays: {wager: Tie, rows: [{outcome: win, pays: 9 to 1}]}}]}]
""",
    elsewhere="""
sections: [{number: 1, title: Odds, clauses: [{at: 1.A, pays: {wager: Tie, rows: [{outcome: win, pays: 8 to 1}]}}]}]
""",
)
