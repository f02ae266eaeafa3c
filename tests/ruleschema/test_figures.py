"""The figures that sentences state: value, unit and bound, and numbers that count something else."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from checker.cli import main

Stated = tuple[str, str | None, str, str]


@pytest.fixture
def stated(submission: Callable[..., Path], capsys: pytest.CaptureFixture[str]) -> Callable[[str, str], list[Stated]]:
    """Modality, bound, value and unit of every fact of a topic that a sentence states."""

    def read(topic: str, says: str) -> list[Stated]:
        clause = f"      - at: '1'\n        says: {json.dumps(says)}"
        assert main(["facts", str(submission(f"sections:\n  - title: Rules\n    clauses:\n{clause}"))]) == 0
        facts = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        return [(f["modality"], f["bound"], f["value"], f["unit"]) for f in facts if f.get("topic") == topic]

    return read


@pytest.mark.parametrize(
    ("topic", "says", "want"),
    [
        ("decks.count", "moon is played with at most 6 standard 52-card decks.", ("is", "at_most", "6", "decks")),
        ("decks.count", "moon may be played with at least 1 and at most 8 decks.", ("may", "exactly", "1-8", "decks")),
        ("decks.count", "casino may use a second deck of cards.", ("may", "exactly", "2", "decks")),
        ("ball.diameter", "ball shall be at least 8mm and at most 9mm in diameter.", ("shall", "exactly", "8-9", "mm")),
        ("fire-bet.max", "fire bet shall be at least $1 and at most $9.", ("shall", "at_most", "9", "$")),
        ("fire-bet.min", "fire bet shall be at least $1 and at most $9.", ("shall", "at_least", "1", "$")),
        ("burn.first-card", "dealer shall burn a card.", ("shall", "exactly", "1", "cards")),
        ("split.max-hands", "player may split pairs for a total of 4 hands.", ("may", "at_most", "4", "hands")),
        ("double.cards", "player who doubles down may draw only 1 card.", ("may", "at_most", "1", "cards")),
        (
            "double.max-amount",
            "double down wager may not exceed the amount of his original wager.",
            ("may not", "at_most", "1", "x original wager"),
        ),
        ("play-wager.amount", "play wager shall be 1, 2 or 3 times the ante.", ("shall", "exactly", "1-3", "x Ante")),
        ("play-wager.amount", "play wager shall equal the ante wager.", ("shall", "exactly", "1", "x Ante")),
        (
            "wheel.revolutions-min",
            "if the ball does not complete 4 revolutions, dealer shall call no spin.",
            ("shall", "at_least", "4", "revolutions"),
        ),
        (
            "wheel.revolutions-min",
            "ball shall complete at most 4 revolutions.",  # turned round, which a check is to tell
            ("shall", "at_most", "4", "revolutions"),
        ),
        ("qualifier.dealer", "dealer shall qualify with king high.", ("shall", "at_least", "king high", "rank")),
        (
            "qualifier.dealer",  # a hand that is only supposed is no duty
            "if the dealer holds a king high or better, ante wager shall be paid.",
            ("is", "at_least", "king high", "rank"),
        ),
        ("decks.count", "moon is played with exactly 3 deck of cards.", ("is", "exactly", "3", "decks")),
        ("composite-wager.units", "horn high bet shall be placed in units of 5.", ("shall", "exactly", "5", "units")),
        ("wager.deadline", "no bet shall be made after 9.", ("shall not", None, "no bet be made after 9", "phrase")),
    ],
)  # fmt: skip
def test_a_figure_is_read(stated: Callable[[str, str], list[Stated]], topic: str, says: str, want: Stated) -> None:
    assert stated(topic, says) == [want]


@pytest.mark.parametrize(
    ("topic", "says"),
    [
        ("table.boxes-max", "if cards of only 1 deck are placed in the rack, table shall have a sign."),
        ("table.boxes-max", "player at the table may not play more than 1 player position."),
        ("double.cards", "if a double shoe is used, moon shall be dealt with at least 2 decks of cards."),
        ("bonus.wager-max", "bonus wager shall be at least $5."),
        ("bonus.wager-min", "maximum payout on bonus wagers shall be at least $50,000."),
        ("even-money", "player with an ace shall be paid even money and not 6 to 5."),
    ],
)
def test_what_is_counted_otherwise_is_no_figure_of_the_topic(
    stated: Callable[[str, str], list[Stated]], topic: str, says: str
) -> None:
    assert not [fact for fact in stated(topic, says) if fact[3] != "phrase"]


@pytest.mark.parametrize(
    ("says", "bases"),
    [
        ("casino may collect a commission of 5% of the amount won.", ["the amount won"]),
        ("casino may collect a commission of 5%, based on the amount won.", []),
    ],
)
def test_a_share_without_its_base_is_no_base(
    stated: Callable[[str, str], list[Stated]], says: str, bases: list[str]
) -> None:
    assert [value for _, _, value, _ in stated("vigorish.base", says)] == bases


def test_each_part_of_a_whole_is_a_fact(stated: Callable[[str, str], list[Stated]]) -> None:
    says = "rim of the wheel shall be divided into 9 sections, 5 sections with a sun and 4 sections with a moon."
    assert [value for _, _, value, _ in stated("wheel.sections", says)] == ["9", "5", "4"]


def test_the_items_of_a_draft_do_not_repeat_their_lead_in(
    submission: Callable[..., Path], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = submission(
        "sections:\n  - title: Rules\n    clauses:\n      - at: '1'\n        read: auto\n"
        "        says: casino may use a second deck of cards.\n        items:\n"
        "          - at: 1.a\n            read: auto\n"
        "            says: casino may use a second deck of cards if the backs differ.\n"
    )
    assert main(["facts", str(folder)]) == 0
    facts = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [fact["at"] for fact in facts if fact["topic"] == "decks.count"] == ["1"]
