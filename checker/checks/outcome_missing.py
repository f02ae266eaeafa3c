"""The law names an outcome that the document's pay table of that wager leaves out."""

from collections.abc import Iterator

from checker.absence import as_far_as_read
from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Severity
from checker.lawmatch import tables
from checker.madeonce import once_for_each
from checker.telling import ground
from grammar.nodes import Bound
from ruleschema.lawbook import in_force
from ruleschema.lawmodel import Basis, Cite, TableVersion
from ruleschema.vocabulary import outcome_key

# A precedent binds here only where this many approved filings all pay the outcome.
AGREEING = 2


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for table, facts in tables(filing, Bound.AT_LEAST, Bound.EXACTLY):
        version = in_force(table.versions, filing.law.as_of)
        if version is None:
            continue
        printed = {outcome_key(fact.outcome) for fact in facts}
        demanded = _everywhere(version) if table.basis is Basis.PRECEDENT else _demanded(version)
        for outcome, cites in demanded.items():
            if outcome in printed or not printed - {"win"} or _shorter(outcome, printed - demanded.keys()):
                continue
            first, name = facts[0], cites[0][0]
            fault = Fault(
                span=first.span,
                message=f"{first.wager}: nothing is paid for “{name}”, which must be paid "
                f"{ground(table.basis, cites[0][1])}.",
                at=first.at,
                src=first.src,
                expected=f"a payout for {name}",
                actual=", ".join(sorted({fact.outcome for fact in facts})),
                label=f"no row for {name}",
                hint=f"add what the {first.wager} pays on {name}.",
                cite=f"{table.basis}: {cites[0][1]}",
                about=(first.wager, outcome),
            )
            yield as_far_as_read(filing, fault, about=(name,))


def _shorter(outcome: str, others: set[str]) -> bool:
    """Whether a row that the law does not know says the same in fewer words: “4 or 10” for “point 4 or 10”."""
    return any(other and set(other.split()) < set(outcome.split()) for other in others)


@once_for_each
def _demanded(version: TableVersion) -> dict[str, list[tuple[str, Cite]]]:
    """Outcomes with who demands them."""
    found: dict[str, list[tuple[str, Cite]]] = {}
    for column in (version.columns or {}).values():
        for outcome in column:
            if version.cite is not None:
                found.setdefault(outcome_key(outcome), []).append((str(outcome), version.cite))
    for figure in version.stated():
        cite = figure.cite or version.cite
        if cite is not None:
            found.setdefault(outcome_key(figure.outcome), []).append((str(figure.outcome), cite))
    return found


@once_for_each
def _everywhere(version: TableVersion) -> dict[str, list[tuple[str, Cite]]]:
    """Of precedents, the outcomes that every filing of the wager has."""
    stated = (figure.cite or version.cite for figure in version.stated())
    casinos = {str(cite.casino) for cite in stated if cite is not None}
    found = _demanded(version)
    everywhere = {key: cites for key, cites in found.items() if {str(cite.casino) for _, cite in cites} == casinos}
    return everywhere if len(casinos) >= AGREEING else {}


CHECK = Check(
    code="PAY-105",
    title="Outcome without a payout",
    severity=Severity.WARNING,
    why="A player who makes the hand will be paid nothing, or what somebody decides on the spot.",
    fix="Add a row for the outcome.",
    run=find,
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
