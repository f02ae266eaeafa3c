"""The law fixes what a wager pays, and the document pays something else."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.rules.doubting import doubted
from checker.rules.lawmatch import Demand, judged
from checker.rules.telling import authority, bet
from checker.rules.unnamed import may_be_of_anything
from grammar.nodes import Bound
from ruleschema.law.model import Basis
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.odds import canonical, same_value


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    unclear: list[Fault] = []
    for each in judged(filing, Bound.EXACTLY):
        if each.demand is None or same_value(each.fact.payment, each.demand.payment):
            continue
        fault = _fault(each.fact, each.table.basis, each.demand)
        if may_be_of_anything(filing, each.fact):
            unclear.append(fault)
        else:
            yield fault
    if unclear:
        yield doubted(unclear, "the draft does not tell on which outcome, so that is not certain")


def _fault(fact: PayoutFact, basis: Basis, demand: Demand) -> Fault:
    fixed = canonical(demand.payment)
    return Fault(
        span=fact.span,
        message=f"{bet(fact)}: pays {fact.pays}; fixed at {fixed} {authority(basis, demand.cite)}.",
        at=fact.at,
        src=fact.src,
        expected=fixed,
        actual=fact.pays,
        label=f"fixed at {fixed}",
        hint=f"pay {fixed}.",
        cite=f"{basis}: {demand.cite}",
        about=(fact.wager, fact.outcome, fact.pays, fixed),
    )


CHECK = Check(
    code="PAY-102",
    title="Payout differs from the one the law fixes",
    severity=Severity.ERROR,
    why="Where the law fixes the odds, a higher payout is as unlawful as a lower one.",
    fix="Pay exactly the fixed odds.",
    run=find,
    one_game=True,
    idle=lambda filing: (
        None
        if any(table.bound is Bound.EXACTLY for table in filing.law.tables)
        else "no law fixes the payouts of this game"
    ),
    passes="""
jurisdiction: us-pa
game: mississippi-stud
sections: [{number: 1, title: Odds, clauses: [{at: 1.A, pays: {wager: Ante, rows: [{outcome: Flush, pays: 6 to 1}]}}]}]
""",
    fails="""
jurisdiction: us-pa
game: mississippi-stud
sections: [{number: 1, title: Odds, clauses: [{at: 1.A, pays: {wager: Ante, rows: [{outcome: Flush, pays: 7 to 1}]}}]}]
""",
)
