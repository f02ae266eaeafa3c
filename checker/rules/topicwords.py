"""Procedure facts in words and numbers, as messages and comparisons of them need."""

from fractions import Fraction
from functools import cache, lru_cache

from grammar.nodes import Bound
from ruleschema.meaning.intervals import Interval
from ruleschema.meaning.memo import once_for_each
from ruleschema.meaning.procedures import ProcedureFact
from ruleschema.meaning.topics import topics

# What these topics count differs from clause to clause, so two figures are two rules.
SEVERAL = frozenset(
    ("wheel.sections", "envy.amount-rule", "side-wager.limits", "dice.selection", "decks.size", "double.cards")
)


@cache
def topic_words(topic: str) -> str:
    """A topic as a person says it: what the vocabulary says it means."""
    means = next((str(each.means) for each in topics() if each.topic == topic), topic.replace(".", ", "))
    return means[:1].upper() + means[1:]


@once_for_each
def stated(fact: ProcedureFact) -> str:
    """A figure as a person says it: at least $50,000, at most 5%, at least 10 cards."""
    bound = "" if fact.bound is None else f"{fact.bound} "
    value = f"{int(fact.value):,}" if fact.value.isdecimal() and len(fact.value) > 4 else fact.value
    if fact.unit == "$":
        return f"{bound}${value}"
    if fact.unit == "%":
        return f"{bound}{value}%"
    unit = "" if fact.unit in ("phrase", "rank") else fact.unit
    if value == "1" and unit.endswith("s") and not unit.endswith("ss"):
        unit = unit[:-1]
    return f"{bound}{value.lower() if fact.unit == 'rank' else value} {unit}".rstrip()


def interval_of(fact: ProcedureFact) -> Interval | None:
    """What a fact allows; None where its value is a phrase."""
    low, dash, high = fact.value.partition("-")
    first, last = figure_of(low), figure_of(high) if dash else None
    if fact.bound is None or first is None or (dash and last is None):
        return None
    if last is not None:
        return Interval(first, last)
    match fact.bound:
        case Bound.AT_LEAST:
            return Interval(low=first)
        case Bound.AT_MOST:
            return Interval(high=first)
        case _:
            return Interval(first, first)


@lru_cache(maxsize=4096)
def figure_of(text: str) -> Fraction | None:
    """A single number, or None where the value is a phrase or a range."""
    try:
        return Fraction(str(text).replace(",", ""))
    except (ValueError, ZeroDivisionError):
        return None
