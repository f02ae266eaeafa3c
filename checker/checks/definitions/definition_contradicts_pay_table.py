"""A definition states a payout that the pay table does not give."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from grammar.parse import Problem, read_payment
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.odds import amount_of
from ruleschema.vocabulary import outcome_key, wager_key

_ODDS = re.compile(r"\b\d[\d,]* (?:to|for) \d+\b(?= *(?:odds|payout|\Z|[,.;]| if| on| when))|\$\d[\d,]*")
_PAYS = re.compile(r"\b(?:pay|pays|paid|payout|odds|worth|award|bonus)\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    paid: dict[str, list[PayoutFact]] = {}
    for fact in filing.payouts:
        for key in {outcome_key(fact.outcome), wager_key(fact.wager)}:
            paid.setdefault(key, []).append(fact)
    for meaning in filing.game.definitions:
        facts = paid.get(outcome_key(meaning.term)) or paid.get(wager_key(meaning.term)) or []
        match = _ODDS.search(meaning.means) if facts and _PAYS.search(meaning.means) else None
        stated = read_payment(match.group()) if match else None
        if match is None or stated is None or isinstance(stated, Problem):
            continue
        sizes = {amount_of(each) for fact in facts for each in fact.payment.alternatives}
        kind = amount_of(stated.alternatives[0])[0]
        comparable = {size for size in sizes if size[0] == kind}
        if not comparable or amount_of(stated.alternatives[0]) in comparable:
            continue
        yield Fault(
            span=meaning.means.span,
            message=f"“{meaning.term}” is defined with a payout of {match.group()}, but {facts[0].at} pays "
            f"{facts[0].pays} for {facts[0].outcome}.",
            at=str(meaning.at or meaning.term),
            src=meaning.src.numbers if meaning.src else (),
            expected=facts[0].pays,
            actual=match.group(),
            label=f"{facts[0].at} pays {facts[0].pays}",
            hint="make the definition and the pay table agree.",
            related=(Related(facts[0].span, f"{facts[0].at}: {facts[0].pays}"),),
            about=(str(meaning.term).lower(), match.group(), facts[0].pays),
        )


CHECK = Check(
    code="DEF-406",
    title="Definition contradicts the pay table",
    severity=Severity.ERROR,
    why="A player will claim whichever of the two is higher, and the filing proves it right.",
    fix="Make the definition and the pay table agree.",
    run=find,
    one_game=True,
    idle=lambda filing: (
        None if filing.game.definitions and filing.payouts else "the document does not both define and pay"
    ),
    passes="""
definitions: [{term: Insurance, means: a wager that pays 2 to 1 if the dealer has a blackjack}]
sections:
  - number: 9
    title: Insurance
    clauses: [{at: 9.D, pays: {wager: Insurance, rows: [{outcome: win, pays: 2 to 1}]}}]
""",
    fails="""
definitions: [{term: Insurance, means: a wager that pays 3 to 1 if the dealer has a blackjack}]
sections:
  - number: 9
    title: Insurance
    clauses: [{at: 9.D, pays: {wager: Insurance, rows: [{outcome: win, pays: 2 to 1}]}}]
""",
)
