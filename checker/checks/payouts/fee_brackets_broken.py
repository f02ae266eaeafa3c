"""A fee schedule leaves amounts without a fee, charges some twice, or falls as the wager grows."""

import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from math import gcd

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from ruleschema.submission.tables import Bracket

_AMOUNT = re.compile(r"\$?(\d[\d,]*(?:\.\d+)?)\Z")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for provision in filing.provisions:
        for fees in provision.clause.fees:
            for before, here, told in _faults(fees.brackets):
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


def _faults(brackets: tuple[Bracket, ...]) -> Iterator[tuple[Bracket, Bracket, str]]:
    """What is wrong between neighbours; limits that are broken for several payers are told of the first."""
    told: set[tuple[object, ...]] = set()
    for option in _options(brackets):
        unit = _unit(option)
        alternatives = _alternatives(option)
        for before, here in pairwise(option):
            fault = None if alternatives or _filled(before, here, brackets) else _broken(before, here, unit)
            limits = (here.src.numbers if here.src else (), before.to, here.from_)
            if fault is not None and limits not in told:
                told.add(limits)
                yield before, here, fault


def _options(brackets: tuple[Bracket, ...]) -> Iterator[list[Bracket]]:
    """The schedules of each payer: where the lower limit does not rise, another option begins."""
    for payer in dict.fromkeys(bracket.payer for bracket in brackets):
        option: list[Bracket] = []
        for bracket in brackets:
            if bracket.payer != payer:
                continue
            start, last = _amount(bracket.from_), _amount(option[-1].from_) if option else None
            if start is not None and last is not None and start <= last:
                yield option
                option = []
            option.append(bracket)
        yield option


def _alternatives(option: list[Bracket]) -> bool:
    """Rows that all reach into the next one are the limits of so many tables, no brackets of one."""
    overlaps = []
    for before, here in pairwise(option):
        end, start = _amount(before.to), _amount(here.from_)
        overlaps.append(end - start if end is not None and start is not None else Fraction(-1))
    return any(overlap > 0 for overlap in overlaps) and min(overlaps) >= 0


def _filled(before: Bracket, here: Bracket, brackets: tuple[Bracket, ...]) -> bool:
    """Whether a row of another payer stands between: then this payer's cell was lost in reading."""
    end, start = _amount(before.to), _amount(here.from_)
    between = brackets[brackets.index(before) : brackets.index(here)]
    return any(
        each.payer != here.payer and end is not None and start is not None and end < (_amount(each.from_) or 0) < start
        for each in between
    )


def _unit(option: list[Bracket]) -> Fraction:
    """The least step of the wagers: what all amounts are multiples of, as $5 where chips of $5 are played."""
    amounts = [amount for each in option for amount in (_amount(each.from_), _amount(each.to)) if amount]
    if any(amount.denominator > 1 for amount in amounts):
        return Fraction(1)
    return Fraction(max(1, gcd(*(amount.numerator for amount in amounts))))


def _broken(before: Bracket, here: Bracket, unit: Fraction) -> str | None:
    end, start = _amount(before.to), _amount(here.from_)
    if end is not None and start is not None:
        if start <= end:
            return f"charges {here.from_} twice: the bracket before ends at {before.to}"
        if start - end > unit:
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
