"""Figures of facts as numbers with a unit, for cells that can be sorted and calculated with."""

from dataclasses import dataclass
from fractions import Fraction

from grammar import nodes, printer
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.odds import net_win
from ruleschema.meaning.procedures import ProcedureFact

TO_ONE = "to 1"


@dataclass(frozen=True, slots=True)
class Measure:
    """A number, what it counts, and how it is bounded."""

    number: Fraction
    unit: str
    bound: nodes.Bound
    commission: str = ""


def of_payment(fact: PayoutFact) -> Measure | None:
    """A single payout as a number: the gain on a unit wager, dollars or per cent."""
    if len(fact.payment.alternatives) != 1 or fact.payment.floor is not None:
        return None
    commission = fact.commission or ""
    match fact.payment.alternatives[0]:
        case nodes.Money(amount):
            return Measure(amount, "$", fact.bound, commission)
        case nodes.Percent(share, base):
            return Measure(share, f"% of {base}" if base else "%", fact.bound, commission)
        case nodes.Units(count, unit):
            return Measure(count, unit, fact.bound, commission)
        case nodes.Ratio() as ratio:
            gain = net_win(ratio)
            return Measure(gain, TO_ONE, fact.bound, commission) if gain is not None else None
        case _:
            return None


def of_procedure(fact: ProcedureFact) -> Measure | None:
    """A stated figure as a number; ranges and phrases are none."""
    try:
        return Measure(Fraction(fact.value), fact.unit, fact.bound or nodes.Bound.EXACTLY)
    except (ValueError, ZeroDivisionError):
        return None


def counted(fact: ProcedureFact) -> str:
    """The figure with its unit as people write it: $50,000, 5%, 1 deck, 24 hours, queen high."""
    measure = of_procedure(fact)
    value = printer.amount(measure.number) if measure is not None and "/" not in fact.value else fact.value
    if fact.unit in ("$", "%", "rank"):
        return {"$": f"${value}", "%": f"{value}%", "rank": value}[fact.unit]
    return f"{value} {fact.unit.removesuffix('s') if value == '1' else fact.unit}"
