"""A wager pays more than the most that the law allows."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.rules.lawmatch import highest, judged
from checker.rules.telling import authority, bet
from grammar.nodes import Bound
from ruleschema.meaning.odds import canonical


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for each in judged(filing, Bound.AT_MOST):
        fact = each.fact
        if each.demand is None or highest(fact.payment) <= highest(each.demand.payment):
            continue
        most = canonical(each.demand.payment)
        yield Fault(
            span=fact.span,
            message=f"{bet(fact)}: pays {fact.pays}; the most allowed is {most}, "
            f"{authority(each.table.basis, each.demand.cite)}.",
            at=fact.at,
            src=fact.src,
            expected=f"at most {most}",
            actual=fact.pays,
            label=f"at most {most}",
            hint=f"pay at most {most}.",
            cite=f"{each.table.basis}: {each.demand.cite}",
            about=(fact.wager, fact.outcome, fact.pays, most),
        )


CHECK = Check(
    code="PAY-103",
    title="Payout above the maximum",
    severity=Severity.ERROR,
    why="A cap binds as a floor does; what is paid above it was never approved.",
    fix="Pay at most what the law allows.",
    run=find,
    one_game=True,
    idle=lambda filing: (
        None
        if any(table.bound is Bound.AT_MOST for table in filing.law.tables)
        else "no law caps the payouts of this game"
    ),
    passes="""
sections: [{number: 1, title: Odds, clauses: [{at: 1.A, pays: {wager: Tie, rows: [{outcome: win, pays: 8 to 1}]}}]}]
""",
    fails="""
sections: [{number: 1, title: Odds, clauses: [{at: 1.A, pays: {wager: Tie, rows: [{outcome: win, pays: 9 to 1}]}}]}]
""",
    law="""
jurisdiction: us-oh
game: example
tables:
  - wager: Tie
    bound: at most
    basis: regulation
    versions: [{cite: {section: Example § 1}, columns: {A: {win: 8 to 1}}}]
""",
)
