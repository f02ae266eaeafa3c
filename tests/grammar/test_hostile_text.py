"""No regex of the grammar runs away: four times the text takes about four times the time, not sixteen."""

import re
import time
from collections.abc import Callable
from functools import cache

import pytest
from clause_grammar import clause

HOSTILE: dict[str, Callable[[int], str]] = {
    "digits": lambda n: "1" * n + "_",
    "decimals": lambda n: "1." * (n // 2) + "_",
    "fractions": lambda n: "1/" * (n // 2) + "_",
    "dollars": lambda n: "$1" + ",111" * (n // 4) + "x",
    "word": lambda n: "a" * n + "\0",
    "dotted word": lambda n: "a." * (n // 2) + "\0",
    "words": lambda n: "ab " * (n // 3) + "\0",
    "figures": lambda n: "17 1/2 " * (n // 7) + "\0",
    "hyphens": lambda n: "a-" * (n // 2) + "\0",
    "open quote": lambda n: '"' + "a" * n,
    "quotes": lambda n: '"' * n,
    "references": lambda n: "§" * n,
    "brackets of a reference": lambda n: "§1" + "(" * n,
    "parts of a reference": lambda n: "§1" + ".1-" * (n // 3),
    "blanks": lambda n: " " * n + "x",
    "comma and blanks": lambda n: "," + " " * n + "x",
    "shall and blanks": lambda n: "shall" + " " * n + "x",
    "is and blanks": lambda n: "is" + " " * n + "x",
    "is returned and blanks": lambda n: "is returned" + " " * n + "x",
    "wins again and again": lambda n: "wins " * (n // 5),
    "at and blanks": lambda n: "at" + " " * n + "x",
    "every and blanks": lambda n: "every" + " " * n + "x",
    "even and blanks": lambda n: "even" + " " * n + "x",
    "equal and blanks": lambda n: "equal" + " " * n + "x",
    "thousands": lambda n: "1" + ",111" * (n // 4) + "x",
    "thousands after words": lambda n: "ab " + "1,111," * (n // 6) + "x",
    "number words": lambda n: "1 " * (n // 2) + "_",
}


@cache
def scanner() -> re.Pattern[str]:
    """All terminals in one expression, in the order in which Lark's lexer tries them."""
    ordered = sorted(
        clause().terminals, key=lambda t: (-t.priority, -t.pattern.max_width, -len(t.pattern.value), t.name)
    )
    return re.compile("|".join(f"(?:{terminal.pattern.to_regexp()})" for terminal in ordered))


def scan(pattern: re.Pattern[str], text: str) -> None:
    """As a lexer does: one match after the other, up to the first place where none is."""
    at = 0
    while at < len(text) and (match := pattern.match(text, at)) and match.end() > at:
        at = match.end()


def seconds(pattern: re.Pattern[str], text: str) -> float:
    def once() -> float:
        start = time.process_time()
        for _ in range(3):
            scan(pattern, text)
        return time.process_time() - start

    return min(once() for _ in range(5))


def grows_slowly(pattern: re.Pattern[str], make: Callable[[int], str]) -> bool:
    """Four times the text takes about four times as long; sixteen times would be quadratic."""
    return seconds(pattern, make(4000)) <= 9 * seconds(pattern, make(1000)) + 0.002


@pytest.mark.parametrize("hostile", HOSTILE)
def test_scanning_hostile_text_is_linear(hostile: str) -> None:
    assert grows_slowly(scanner(), HOSTILE[hostile])


@pytest.mark.parametrize("name", sorted(terminal.name for terminal in clause().terminals))
def test_one_match_of_a_terminal_is_linear_on_any_hostile_text(name: str) -> None:
    (terminal,) = (each for each in clause().terminals if each.name == name)
    pattern = re.compile(terminal.pattern.to_regexp())
    slow = [hostile for hostile, make in HOSTILE.items() if not grows_slowly(pattern, make)]
    assert slow == []
