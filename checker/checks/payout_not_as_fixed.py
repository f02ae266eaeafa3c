"""The law fixes what a wager pays, and the document pays something else."""

from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing
from checker.finding import Fault, Severity
from checker.lawmatch import judged
from checker.library import Library
from checker.telling import bet, ground
from grammar.nodes import Bound
from ruleschema.odds import canonical, same_value


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for each in judged(filing, Bound.EXACTLY):
        fact = each.fact
        if each.demand is None or same_value(fact.payment, each.demand.payment):
            continue
        fixed = canonical(each.demand.payment)
        yield Fault(
            span=fact.span,
            message=f"{bet(fact)}: pays {fact.pays}; fixed at {fixed} {ground(each.table.basis, each.demand.cite)}.",
            at=fact.at,
            src=fact.src,
            expected=fixed,
            actual=fact.pays,
            label=f"fixed at {fixed}",
            hint=f"pay {fixed}.",
            cite=f"{each.table.basis}: {each.demand.cite}",
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
