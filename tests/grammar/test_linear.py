"""Reading a clause takes work in proportion to its length: calls are counted, not seconds."""

import sys
from collections.abc import Callable
from types import FrameType

import pytest
from clause_cases import read_one

from grammar.parse import MOST_CHARACTERS, Grade, read_clause

Shape = Callable[[int], str]

# Each makes a clause of n like parts.
SHAPES: dict[str, Shape] = {
    "long head": lambda n: "ab " * n + "is open.",
    "long head without a verb": lambda n: "ab " * n + "ab.",
    "long object": lambda n: "x is " + "ab " * n + "ab.",
    "list with commas": lambda n: "x is ab" + ", ab" * n + ".",
    "list in the head": lambda n: "ab" + ", ab" * n + " is open.",
    "list without spaces": lambda n: "x is 1" + ",1" * n + ".",
    "many bounds": lambda n: "x is y" + " at least 2 c" * n + ".",
    "many timings": lambda n: "x is y" + " at most every 2 c" * n + ".",
    "many references": lambda n: "x is y" + " per §7.II(a)" * n + ".",
    "many conditions": lambda n: "x is y" + " if a" * n + ".",
    "many exceptions": lambda n: "x is y" + ", unless a" * n + ".",
    "many leading conditions": lambda n: "if a b, " * n + "x is y.",
    "many alternatives": lambda n: "x pays 1 to 1" + " or 1 to 1" * n + ".",
    "many stakes": lambda n: "x pays as 1/9 on a" + " plus 1/9 on a" * n + ".",
    "many equal wagers": lambda n: "x pays as four equal wagers on a" + ", a" * n + " and b.",
    "many quotes": lambda n: "x is " + '"a" ' * n + "z.",
    "long residue": lambda n: "x is y; " + "ab " * n + ".",
    "bad word at the end": lambda n: "x is " + "ab " * n + ";.",
    "no full stop": lambda n: "x is " + "ab " * n,
    "many sentences": lambda n: "x is y. " * n,
    "many bad sentences": lambda n: "x ab y. " * n,
}


def calls(text: str) -> int:
    """How many calls, of Python and of C, one reading of a clause makes."""
    count = 0

    def profile(frame: FrameType, event: str, arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(profile)
    try:
        read_clause(text)
    finally:
        sys.setprofile(before)
    return count


@pytest.fixture(scope="module", autouse=True)
def _parser_is_made() -> None:
    """The first reading builds the parser, the first wrong one imports its exceptions."""
    read_clause("warm up is done. warm up; is done.")


@pytest.mark.parametrize("shape", SHAPES)
def test_twice_the_words_take_at_most_about_twice_the_calls(shape: str) -> None:
    make = SHAPES[shape]
    parts = max(n for n in range(1, MOST_CHARACTERS) if len(make(4 * n)) < MOST_CHARACTERS)
    once, twice, four = (calls(make(parts * times)) for times in (1, 2, 4))
    assert twice <= 2.2 * once
    assert four <= 2.2 * twice


@pytest.mark.parametrize("unit", ["a", "1", "ab-", "a.", "x/", "1,111,"])
def test_a_sentence_without_spaces_takes_no_more_calls_when_it_is_longer(unit: str) -> None:
    once, twice = calls(f"x is {unit * 100}z."), calls(f"x is {unit * 200}z.")
    assert twice <= 2.2 * once


def test_a_clause_read_again_costs_next_to_nothing() -> None:
    text = "x is again" + ", again" * 300 + "."
    first = calls(text)
    assert calls(text) < first / 100


@pytest.mark.parametrize("length", [MOST_CHARACTERS - 1, MOST_CHARACTERS])
def test_a_sentence_up_to_the_limit_is_read(length: int) -> None:
    text = "x is " + "y" * (length - 6) + "."
    assert len(text) == length
    assert read_one(text).grade is Grade.FULL


def test_a_sentence_above_the_limit_is_opaque_and_says_so() -> None:
    text = "x is " + "y" * (MOST_CHARACTERS - 5) + "."
    assert len(text) == MOST_CHARACTERS + 1
    reading = read_one(text)
    assert (reading.tree, reading.grade, reading.residue) == (None, Grade.OPAQUE, text)
    assert reading.problem is not None
    assert reading.problem.message == "the sentence is longer than 4,000 characters; split it"
    assert (reading.problem.start, reading.problem.end) == (0, len(text))


def test_the_limit_holds_for_a_sentence_and_not_for_the_clause() -> None:
    long = "x is " + "y" * (MOST_CHARACTERS * 2) + "."
    readings = read_clause(f"dealer shall draw. {long} tie pays 8 to 1." + " hand is void." * 500)
    assert readings[1].grade is Grade.OPAQUE
    assert all(reading.grade is Grade.FULL for reading in (readings[0], *readings[2:]))


def test_a_sentence_above_the_limit_costs_no_parsing() -> None:
    assert calls("x is ab" + ", ab" * MOST_CHARACTERS + ".") < 50
