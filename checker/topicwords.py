"""Procedure facts in words and numbers, as messages and comparisons of them need."""

from fractions import Fraction


def topic_words(topic: str) -> str:
    """payout.cap-notice as a person says it."""
    return topic.replace(".", ", ").replace("-", " ").capitalize()


def figure_of(text: str) -> Fraction | None:
    """A single number, or None where the value is a phrase or a range."""
    try:
        return Fraction(str(text).replace(",", ""))
    except (ValueError, ZeroDivisionError):
        return None
