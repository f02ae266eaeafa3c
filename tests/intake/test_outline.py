"""Numbers of clauses as the document would cite them, where its printing leaves room for doubt."""

from collections.abc import Callable

import pytest

from ruleschema.intake.draft import Draft
from ruleschema.intake.formats.lines import SourceLine
from tests.intake.measuring import clauses_of, lost_words

ITEM_LIKE_A_TITLE = """
Big Six
1. Wheel
I. The wheel shall stand upright.
2. Table
I. The sign shall show:
 - A. The odds, which are these:
 - 1. The odds of the joker.
 - 2. The odds of the logo.
 - 3. The limits of the wager.

3. Wagers
I. A player may place a wager before the spin.
II. A wager shall stand until the wheel stops.
"""

ROMAN_AFTER_H = """
Big Six
1. Wheel
(g) The dealer shall spin the wheel.
(h) The dealer shall call the number.
(1) The dealer shall point at it.
(i) A pointer may be used.
(ii) A finger may be used.
(2) The dealer shall wait.
(i) A minute is enough.
(j) The dealer shall pay winners.
"""

FORTY_ITEMS = "\n".join(
    ["Big Six", "1. Wagers", "A. A player may wager on:"]
    + [f"{number}. The field of colour {number}." for number in ("xxxviii", "xxxix", "xl", "xli", "l", "lx")]
)

RUN_IN_TITLE = """
Big Six
1. Wheel
A. The wheel shall stand upright.
2. Extra wagers. Wagers made after the first spin in support of the main wager of the same player
A. A player may double the wager.
"""

SET_IN_BY_TABS = """
Big Six
A.\tWheel
\t1.\tThe wheel shall stand upright.
\t2.\tThe wheel shall have two locks:
\t\ta)\tOne lock shall be red.
\t\tb)\tOne lock shall be green.
B.\tWagers
\t1.\tA player may place a wager before the spin.
"""

SECTIONS_BY_LETTER = "\n".join(
    ["Big Six"] + [f"{letter}. Part {letter}\n1. The dealer shall call {letter}." for letter in "ABCDEFGHIJKLM"]
)
SECTIONS_BY_ROMAN = "\n".join(
    ["Big Six"]
    + [f"{roman}. Part {roman}\nA. The dealer shall call {roman}." for roman in ("I", "II", "III", "IV", "V")]
)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        (ITEM_LIKE_A_TITLE, ["1.I", "2.I", "2.I.A", "2.I.A.1", "2.I.A.2", "2.I.A.3", "3.I", "3.II"]),
        (ROMAN_AFTER_H, ["1(g)", "1(h)", "1(h)(1)", "1(h)(1)(i)", "1(h)(1)(ii)", "1(h)(2)", "1(i)", "1(j)"]),
        (FORTY_ITEMS, ["1.A", *(f"1.A.{number}" for number in ("xxxviii", "xxxix", "xl", "xli", "l", "lx"))]),
        (RUN_IN_TITLE, ["1.A", "2.A"]),
        (SECTIONS_BY_LETTER, [f"{letter}.1" for letter in "ABCDEFGHIJKLM"]),
        (SECTIONS_BY_ROMAN, [f"{roman}.A" for roman in ("I", "II", "III", "IV", "V")]),
        (SET_IN_BY_TABS, ["A.1", "A.2", "A.2.a", "A.2.b", "B.1"]),
    ],
    ids=[
        "an item that reads like a title",
        "roman one after h",
        "romans beyond forty",
        "a title with text behind it",
        "sections by letter",
        "sections by roman figure",
        "labels set in by tabs",
    ],
)
def test_clauses_stand_under_their_numbers(text: str, numbers: list[str], drafted: Callable[[str], Draft]) -> None:
    (game,) = drafted(text).games
    assert [clause.at for clause in clauses_of(game) if clause.at] == numbers


def test_a_title_printed_twice_in_other_words_is_recorded(drafted: Callable[[str], Draft]) -> None:
    text = "Chapter 2: Big Six Wheel\n\n# 2 BIG SIX\n\n1. Wheel\nA. The wheel shall stand upright.\nB. It shall turn."
    found = drafted(text)
    (game,) = found.games
    assert game.title.endswith("BIG SIX")
    lines = [SourceLine(number, line) for number, line in enumerate(text.split("\n"), 1)]
    assert not lost_words(lines, found)
    assert (1,) in [each.lines for each in game.noise]
