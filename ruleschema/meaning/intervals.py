"""Intervals of exact numbers: what a bound allows, and whether two bounds can be kept together."""

from dataclasses import dataclass
from fractions import Fraction

from grammar.nodes import Bound


@dataclass(frozen=True, slots=True)
class Interval:
    """Every number from `low` to `high`, an open end left out; of a choice, only the numbers named."""

    low: Fraction | None = None
    high: Fraction | None = None
    open_low: bool = False
    open_high: bool = False
    choice: frozenset[Fraction] = frozenset()

    def holds(self, number: Fraction) -> bool:
        """Whether a number lies within."""
        if self.choice and number not in self.choice:
            return False
        above = self.low is None or number > self.low or (number == self.low and not self.open_low)
        below = self.high is None or number < self.high or (number == self.high and not self.open_high)
        return above and below

    def meets(self, other: "Interval") -> bool:
        """Whether some number lies within both."""
        if self.choice:
            return any(other.holds(number) for number in self.choice)
        if other.choice:
            return any(self.holds(number) for number in other.choice)
        return _reaches(self, other) and _reaches(other, self)

    def meet(self, other: "Interval") -> "Interval":
        """The numbers that lie within both; an empty interval where there are none."""
        if self.choice or other.choice:
            shared = [each for each in self.choice or other.choice if self.holds(each) and other.holds(each)]
            return one_of(*shared) if shared else Interval(Fraction(1), Fraction(0))
        low, open_low = max(
            ((each.low, each.open_low) for each in (self, other) if each.low is not None), default=(None, False)
        )
        highs = [(each.high, not each.open_high) for each in (self, other) if each.high is not None]
        high, closed = min(highs, default=(None, True))
        return Interval(low, high, open_low, not closed)

    def within(self, other: "Interval") -> bool:
        """Whether whatever lies within this lies within the other too."""
        if self.choice:
            return all(other.holds(number) for number in self.choice)
        if other.choice:
            return self.is_exact and self.low in other.choice
        low = other.low is None or (
            self.low is not None
            and (self.low > other.low or (self.low == other.low and (self.open_low or not other.open_low)))
        )
        high = other.high is None or (
            self.high is not None
            and (self.high < other.high or (self.high == other.high and (self.open_high or not other.open_high)))
        )
        return low and high

    @property
    def is_exact(self) -> bool:
        """Whether it holds a single number."""
        return self.low is not None and self.low == self.high and not self.choice

    @property
    def is_empty(self) -> bool:
        """Whether no number can lie within: at least 10 and at most 5."""
        if self.low is None or self.high is None or self.choice:
            return False
        return self.low > self.high or (self.low == self.high and (self.open_low or self.open_high))

    @property
    def bound(self) -> Bound:
        """The kind of bound that the words state."""
        if self.choice:
            return Bound.ONE_OF
        if self.low is not None and self.high is not None:
            return Bound.EXACTLY
        return Bound.AT_LEAST if self.low is not None else Bound.AT_MOST

    def scaled(self, factor: Fraction) -> "Interval":
        """The same in another unit."""
        low = None if self.low is None else self.low * factor
        high = None if self.high is None else self.high * factor
        return Interval(low, high, self.open_low, self.open_high, frozenset(each * factor for each in self.choice))


def exactly(number: Fraction) -> Interval:
    return Interval(number, number)


def one_of(*numbers: Fraction) -> Interval:
    """A choice of several numbers; a single one is exact."""
    choice = frozenset(numbers)
    return Interval(min(choice), max(choice), choice=choice if len(choice) > 1 else frozenset())


def _reaches(one: Interval, other: Interval) -> bool:
    """Whether the low end of one does not lie above the high end of the other."""
    if one.low is None or other.high is None or one.low < other.high:
        return True
    return one.low == other.high and not one.open_low and not other.open_high
