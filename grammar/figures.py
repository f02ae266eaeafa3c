"""Figures, bounds and names as a clause words them, read exactly; no part of Lark."""

import re
from fractions import Fraction

from grammar import nodes

_LIMITS: dict[str, nodes.Limit] = {
    "exactly": nodes.Bound.EXACTLY,
    "at least": nodes.Bound.AT_LEAST,
    "at most": nodes.Bound.AT_MOST,
}
_NAMED = re.compile(r'"[^"]*"|\S+')


class Misstated(ValueError):
    """A sentence that fits the grammar but states what cannot be; it knows the words concerned."""

    def __init__(self, message: str, words: str) -> None:
        super().__init__(message)
        self.start = getattr(words, "start_pos", None) or 0
        self.end = self.start + len(words)


def figure(text: str) -> Fraction:
    """The exact value of 1,000, 2.5, 1/2, $50 or 5%."""
    try:
        return Fraction(text.replace(",", "").strip("$%"))
    except ZeroDivisionError:
        raise Misstated(f"in the payout: “{text}” divides by nothing; write a fraction such as 1/2", text) from None


def squeezed(token: str) -> str:
    return " ".join(token.split())


def bound_of(token: str | None) -> nodes.Limit | None:
    return None if token is None else _LIMITS[squeezed(token)]


def names_in(text: str) -> list[str]:
    """The names that “and” joins; inside quotes it joins nothing."""
    names: list[list[str]] = [[]]
    for word in _NAMED.findall(text):
        if word == "and":
            names.append([])
        else:
            names[-1].append(word)
    return [" ".join(words) for words in names if words]
