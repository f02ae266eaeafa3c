"""Words that are slips: those easily written for another, and rows of words that are right in no sentence."""

from dataclasses import dataclass
from functools import cache

from ruleschema.submission.span import Span, Text
from ruleschema.vocabulary import read_list


@dataclass(frozen=True, slots=True)
class Confused:
    """A confused word: what is easily written for another, where the other is meant, and where it is not."""

    word: Text
    meant: Text
    beside: tuple[Text, ...]
    span: Span
    within: Text | None = None
    after: tuple[Text, ...] = ()
    unless: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Slip:
    """A slip: words in a row that are right in no sentence, and what must or must not follow."""

    code: Text
    row: Text
    span: Span
    then: tuple[Text, ...] = ()
    unless: tuple[Text, ...] = ()
    # Words of which none stands right before.
    after: tuple[Text, ...] = ()
    word: Text | None = None
    told: Text | None = None


@cache
def confused_words() -> tuple[Confused, ...]:
    """Words that are easily written for another."""
    return read_list("confused.yaml", Confused)


@cache
def slips() -> tuple[Slip, ...]:
    """The slips of the pen of the vocabulary."""
    return read_list("slips.yaml", Slip)
