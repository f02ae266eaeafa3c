"""A clause speaks of minimum payouts of a provision that states exact ones."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.references import references, target
from checker.rules.telling import bet
from grammar.nodes import Bound
from ruleschema.meaning.facts import PayoutFact
from ruleschema.submission.numbers import path_of

_MINIMUM = re.compile(r"\bminimum\b.*\b(?:payouts?|odds|amounts?)\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    by_path: dict[tuple[str, ...], list[PayoutFact]] = {}
    for fact in filing.payouts:
        by_path.setdefault(path_of(fact.at), []).append(fact)
    for provision, ref in references(filing):
        if ref.to is None or ref.about is None or ref.document is not None or not _MINIMUM.search(ref.about):
            continue
        facts = by_path.get(target(filing, provision, ref.to) or (), [])
        if not facts or any(fact.bound is not Bound.EXACTLY for fact in facts):
            continue
        first = facts[0]
        yield Fault(
            span=ref.to.span,
            message=f"The clause speaks of the {ref.about} of {first.at}, but {first.at} states exact amounts, "
            "not minimums.",
            at=provision.at,
            src=ref.src.numbers if ref.src else provision.lines,
            expected="minimums in both places, or in neither",
            actual=f"{first.at} states exact amounts",
            label=f"{first.at} states exact amounts",
            hint=f"say in {first.at} that the amounts are minimums, or leave the word out here.",
            related=(Related(first.span, f"{first.at}: {bet(first)} pays {first.pays}, no “at least”"),),
            about=(first.at, str(ref.about)),
        )


CHECK = Check(
    code="PAY-252",
    title="Exact payouts called minimums",
    severity=Severity.WARNING,
    why="By one clause the casino may pay more than the table, by the other it may not.",
    fix="Say in both places whether the amounts are minimums.",
    run=find,
    idle=lambda filing: None if filing.payouts else "the document states no payouts",
    passes="""
sections:
  - number: 12
    title: Odds
    clauses:
      - {at: 12.A, pays: {wager: Bonus, bound: at least, rows: [{outcome: Flush, pays: 15 to 1}]}}
      - {at: 12.B, says: casino may set a payout limit., refs: [{to: A, about: minimum payout odds}]}
""",
    fails="""
sections:
  - number: 12
    title: Odds
    clauses:
      - {at: 12.A, pays: {wager: Bonus, rows: [{outcome: Flush, pays: 15 to 1}]}}
      - {at: 12.B, says: casino may set a payout limit., refs: [{to: A, about: minimum payout odds}]}
""",
)
