"""Fee schedules: brackets that leave gaps, overlap or fall, and options that are stated twice."""

import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from math import gcd

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from ruleschema.meaning.names import name_key
from ruleschema.submission.provisions import Provision
from ruleschema.submission.tables import Bracket, Fees

_AMOUNT = re.compile(r"\$?(\d[\d,]*(?:\.\d+)?)\Z")


def _amount(text: str | None) -> Fraction | None:
    match = _AMOUNT.match(str(text).strip()) if text is not None else None
    return Fraction(match[1].replace(",", "")) if match else None


def brackets(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Neighbouring brackets that do not follow each other; limits broken for several payers are told of the first."""
    for provision in filing.provisions:
        for fees in provision.clause.fees:
            told: set[tuple[object, ...]] = set()
            for before, here, kind in _broken_pairs(fees.brackets):
                limits = (here.src.numbers if here.src else (), before.to, here.from_)
                if limits not in told:
                    told.add(limits)
                    yield rule.fault(
                        here.span,
                        provision.at,
                        here.src.numbers if here.src else provision.lines,
                        kind=kind,
                        related=(Related(before.span, "the bracket before"),),
                        name=f" of {fees.of}" if fees.of else "",
                        of=fees.of or "",
                        to=before.to,
                        start=here.from_,
                        fee=before.fee,
                        next_fee=here.fee,
                        before=_shown(before),
                        here=_shown(here),
                    )


def _broken_pairs(rows: tuple[Bracket, ...]) -> Iterator[tuple[Bracket, Bracket, str]]:
    for option in _options(rows):
        unit = _unit(option)
        for before, here in () if _alternatives(option) else pairwise(option):
            kind = "" if _filled(before, here, rows) else _broken(before, here, unit)
            if kind:
                yield before, here, kind


def _options(rows: tuple[Bracket, ...]) -> Iterator[list[Bracket]]:
    """The schedules of each payer: where the lower limit does not rise, another option begins."""
    for payer in dict.fromkeys(bracket.payer for bracket in rows):
        option: list[Bracket] = []
        for bracket in (each for each in rows if each.payer == payer):
            start, last = _amount(bracket.from_), _amount(option[-1].from_) if option else None
            if start is not None and last is not None and start <= last:
                yield option
                option = []
            option.append(bracket)
        yield option


def _alternatives(option: list[Bracket]) -> bool:
    """Rows that all reach into the next one are the limits of so many tables, no brackets of one."""
    ends = ((_amount(before.to), _amount(here.from_)) for before, here in pairwise(option))
    overlaps = [end - start if end is not None and start is not None else Fraction(-1) for end, start in ends]
    return any(overlap > 0 for overlap in overlaps) and min(overlaps) >= 0


def _filled(before: Bracket, here: Bracket, rows: tuple[Bracket, ...]) -> bool:
    """Whether a row of another payer stands between: then this payer's cell was lost in reading."""
    end, start = _amount(before.to), _amount(here.from_)
    if end is None or start is None:
        return False
    between = rows[rows.index(before) : rows.index(here)]
    return any(each.payer != here.payer and end < (_amount(each.from_) or 0) < start for each in between)


def _unit(option: list[Bracket]) -> Fraction:
    """The least step of the wagers: what all amounts are multiples of, as $5 where chips of $5 are played."""
    amounts = [amount for each in option for amount in (_amount(each.from_), _amount(each.to)) if amount]
    if any(amount.denominator > 1 for amount in amounts):
        return Fraction(1)
    return Fraction(max(1, gcd(*(amount.numerator for amount in amounts))))


def _broken(before: Bracket, here: Bracket, unit: Fraction) -> str:
    end, start = _amount(before.to), _amount(here.from_)
    if end is not None and start is not None and start <= end:
        return "twice"
    if end is not None and start is not None and start - end > unit:
        return "gap"
    old, new = _amount(before.fee), _amount(here.fee)
    return "falls" if old is not None and new is not None and new < old else ""


def _shown(bracket: Bracket) -> str:
    return f"{bracket.from_ or ''}–{bracket.to or ''}: {bracket.fee}"


def stated_twice(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """One option of the game's fees in two schedules that charge differently."""
    game = name_key(filing.slug.replace("-", " "))
    first: dict[str, tuple[Provision, Fees]] = {}
    for provision, fees in ((each, fees) for each in filing.provisions for fees in each.clause.fees):
        # A list of many games' schedules repeats option numbers.
        if fees.option is None or game not in name_key(str(fees.of or "")):
            continue
        where, before = first.setdefault(str(fees.option), (provision, fees))
        payers = sorted({str(each.payer) for each in (*before.brackets, *fees.brackets) if each.payer is not None})
        differing = [payer for payer in payers if _charged(before, payer) != _charged(fees, payer)]
        if where is not provision and differing:
            yield rule.fault(
                fees.span,
                provision.at,
                provision.lines,
                related=(Related(before.span, f"option {before.option}: {before.of}"),),
                option=fees.option,
                first=_said(before, differing),
                second=_said(fees, differing),
                about=(str(fees.option), *differing),
            )


def _charged(fees: Fees, payer: str) -> list[tuple[str, str, str]]:
    """What a payer is charged; a bracket without a fee charges nothing."""
    own = (each for each in fees.brackets if each.payer == payer and _amount(each.fee) != 0)
    return [(str(each.from_), str(each.to), str(each.fee)) for each in own]


def _said(fees: Fees, payers: list[str]) -> str:
    charged = {payer: dict.fromkeys(fee for *_, fee in _charged(fees, payer)) for payer in payers}
    return "; ".join(f"{payer} {', '.join(fees) or 'nothing'}" for payer, fees in charged.items())
