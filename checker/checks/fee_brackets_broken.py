"""A fee schedule leaves amounts without a fee, charges some twice, or falls as the wager grows."""

import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Related, Severity
from ruleschema.tables import Bracket

_AMOUNT = re.compile(r"\$?(\d[\d,]*(?:\.\d+)?)\Z")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for provision in filing.provisions:
        for fees in provision.clause.fees:
            for before, here in _neighbours(fees.brackets):
                told = _broken(before, here)
                if told is None:
                    continue
                yield Fault(
                    span=here.span,
                    message=f"The fee schedule{f' of {fees.of}' if fees.of else ''} {told}.",
                    at=provision.at,
                    src=here.src.numbers if here.src else provision.lines,
                    expected="brackets that follow one another, with fees that do not fall",
                    actual=f"{_shown(before)}; {_shown(here)}",
                    label="here",
                    hint="correct the bracket or the fee.",
                    related=(Related(before.span, "the bracket before"),),
                    about=(str(fees.of or ""), _shown(before), _shown(here)),
                )


def _neighbours(brackets: tuple[Bracket, ...]) -> Iterator[tuple[Bracket, Bracket]]:
    """Brackets that follow one another, for each payer on his own."""
    payers = dict.fromkeys(bracket.payer for bracket in brackets)
    for payer in payers:
        yield from pairwise(bracket for bracket in brackets if bracket.payer == payer)


def _broken(before: Bracket, here: Bracket) -> str | None:
    end, start = _amount(before.to), _amount(here.from_)
    if (before.from_, before.to) == (here.from_, here.to):
        return None  # another wager or payer of the same limits, not the next bracket
    if end is not None and start is not None:
        if start <= end:
            return f"charges {here.from_} twice: the bracket before ends at {before.to}"
        if start - end > 1:
            return f"has no fee between {before.to} and {here.from_}"
    old, new = _amount(before.fee), _amount(here.fee)
    if old is not None and new is not None and new < old:
        return f"falls from {before.fee} to {here.fee} as the wager grows"
    return None


def _amount(text: str | None) -> Fraction | None:
    match = _AMOUNT.match(str(text).strip()) if text is not None else None
    return Fraction(match[1].replace(",", "")) if match else None


def _shown(bracket: Bracket) -> str:
    return f"{bracket.from_ or ''}–{bracket.to or ''}: {bracket.fee}"


CHECK = Check(
    code="PAY-230",
    title="Fee schedule with gaps, overlaps or a falling fee",
    severity=Severity.ERROR,
    why="A wager in a gap has no lawful fee; one in two brackets can be charged either.",
    fix="Correct the bracket or the fee.",
    run=find,
    idle=lambda filing: None if any(each.clause.fees for each in filing.provisions) else "no fee schedule is printed",
    passes="""
sections:
  - title: Fees
    clauses: [{fees: {brackets: [{from: $1, to: $100, fee: $1}, {from: $101, to: $200, fee: $2}]}}]
""",
    fails="""
sections:
  - title: Fees
    clauses: [{fees: {brackets: [{from: $1, to: $100, fee: $1}, {from: $102, to: $200, fee: $2}]}}]
""",
)
