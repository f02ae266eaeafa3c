"""The law names an outcome that the document's pay table of that wager leaves out."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.rules.absence import as_far_as_read
from checker.rules.doubting import doubted
from checker.rules.lawmatch import by_outcome, tables
from checker.rules.telling import authority
from grammar.nodes import Bound
from ruleschema.law.book import in_force
from ruleschema.law.model import Basis, Cite, LawTable, TableVersion
from ruleschema.meaning.facts import WIN, PayoutFact
from ruleschema.meaning.memo import once_for_each


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for table, paid in tables(filing, Bound.AT_LEAST, Bound.EXACTLY):
        version = in_force(table.versions, filing.law.as_of)
        # What others were approved for is no duty: a house may have another pay table.
        if version is None or table.basis is Basis.PRECEDENT:
            continue
        printed = {outcome for each in paid for outcome in each.outcomes}
        demanded = _demanded(version)
        others = printed - demanded.keys()
        missing = {
            key: cites
            for key, cites in demanded.items()
            if key not in printed and printed - {WIN} and not _shorter(key, others)
        }
        if missing:
            fault = _fault(filing, table, [fact for fact, _ in paid], missing)
            why = "the draft pays it on outcomes that the law does not name, and they may be the same"
            sure = fault.undecided or not filing.draft or not others - {WIN}
            yield fault if sure else doubted([fault], why)


def _fault(
    filing: Filing, table: LawTable, facts: list[PayoutFact], missing: dict[str, list[tuple[str, Cite]]]
) -> Fault:
    """One finding for the table."""
    first, cite = facts[0], next(iter(missing.values()))[0][1]
    names = list(dict.fromkeys(cites[0][0] for cites in missing.values()))
    told = " and ".join(filter(None, (", ".join(f"“{name}”" for name in names[:-1]), f"“{names[-1]}”")))
    fault = Fault(
        span=first.span,
        message=f"{first.wager}: nothing is paid for {told}, which must be paid {authority(table.basis, cite)}.",
        at=first.at,
        src=first.src,
        expected=f"a payout for {', '.join(names)}",
        actual=", ".join(sorted({fact.outcome for fact in facts})),
        label=f"no row for {names[0]}" + (f" and {len(names) - 1} more" if names[1:] else ""),
        hint=f"add what the {first.wager} pays on {', '.join(names)}.",
        cite=f"{table.basis}: {cite}",
        about=(first.wager, *sorted(missing)),
    )
    return as_far_as_read(filing, fault, about=names)


def _shorter(outcome: str, others: set[str]) -> bool:
    """Whether a row that the law does not know says the same in fewer words: “4 or 10” for “point 4 or 10”."""
    return any(other and set(other.split()) < set(outcome.split()) for other in others)


@once_for_each
def _demanded(version: TableVersion) -> dict[str, list[tuple[str, Cite]]]:
    """Outcomes with who demands them."""
    stated = {key: figures.stated for key, figures in by_outcome(version).items()}
    return {key: [(each.outcome, each.cite) for each in figures] for key, figures in stated.items()}


CHECK = Check(
    code="PAY-105",
    title="Outcome without a payout",
    severity=Severity.WARNING,
    why="A player who makes the hand will be paid nothing, or what somebody decides on the spot.",
    fix="Add a row for the outcome.",
    run=find,
    one_game=True,
    idle=lambda filing: None if filing.law.tables else "no payout table of law is known for this game",
    passes="""
sections:
  - number: 1
    title: Odds
    clauses:
      - {at: 1.A, pays: {wager: Bonus, rows: [{outcome: Flush, pays: 3 to 1}, {outcome: Straight, pays: 4 to 1}]}}
""",
    fails="""
sections: [{number: 1, title: Odds, clauses: [{at: 1.A, pays: {wager: Bonus, rows: [{outcome: Flush, pays: 3 to 1}]}}]}]
""",
    law="""
jurisdiction: us-oh
game: example
tables:
  - wager: Bonus
    bound: at least
    basis: regulation
    versions: [{cite: {section: Example § 1}, columns: {A: {Flush: 3 to 1, Straight: 4 to 1}}}]
""",
)
