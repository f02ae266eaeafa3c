"""What payouts are worth and whom a change favours, by table; the properties are in test_odds_properties."""

import ast
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from grammar import nodes
from grammar.parse import read_payment
from ruleschema.meaning.odds import Favours, after_commission, canonical, commission_text, favours, net_win, same_value

TABLE: dict[str, Any] = YAML(typ="safe").load(Path(__file__).with_name("payouts.yaml"))
ROOT = Path(__file__).resolve().parents[2]
MIRRORED = {"player": "house", "house": "player"}


def paid(text: str) -> nodes.Payment:
    payment = read_payment(text)
    assert isinstance(payment, nodes.Payment), f"{text}: {payment}"
    return payment


@pytest.mark.parametrize(("text", "gain"), TABLE["gains"].items())
def test_a_unit_wager_wins_exactly(text: str, gain: str | None) -> None:
    found = after_commission(paid(text))
    assert found == (None if gain is None else Fraction(gain))
    assert isinstance(found, Fraction | None)


@pytest.mark.parametrize(("text", "expected"), TABLE["texts"].items())
def test_the_text_in_facts_is_canonical(text: str, expected: str) -> None:
    assert canonical(paid(text)) == expected


@pytest.mark.parametrize(("old", "new", "whom"), TABLE["steps"])
def test_a_step_favours_one_side_and_the_step_back_the_other(old: str, new: str, whom: str) -> None:
    assert favours(paid(old), paid(new)) == whom
    assert favours(paid(new), paid(old)) == MIRRORED.get(whom, whom)


@pytest.mark.parametrize(("one", "other", "alike"), TABLE["alike"])
def test_payouts_are_alike_or_not_from_either_side(one: str, other: str, alike: bool) -> None:
    assert same_value(paid(one), paid(other)) is alike
    assert same_value(paid(other), paid(one)) is alike


def test_the_word_of_odds_is_kept_though_the_values_are_the_same() -> None:
    assert paid("25 for 1") != paid("24 to 1")
    assert canonical(paid("25 for 1")) == "25 for 1"


def test_a_commission_names_its_base() -> None:
    for text, expected in {"5%": "5%", "5% of the amount won": "5% of the amount won"}.items():
        percent, _, base = text.partition(" of ")
        payment = paid(f"1 to 1 less {percent} commission" + (f" of {base}" if base else ""))
        assert payment.commission is not None
        assert commission_text(payment.commission) == expected


@pytest.mark.parametrize(
    "file", ["ruleschema/meaning/odds.py", "grammar/nodes.py", "grammar/printer.py", "grammar/build.py"]
)
def test_no_float_takes_part(file: str) -> None:
    for node in ast.walk(ast.parse((ROOT / file).read_text(encoding="utf-8"))):
        assert not (isinstance(node, ast.Constant) and isinstance(node.value, float))
        assert not (isinstance(node, ast.Name) and node.id in ("float", "round"))


@pytest.mark.parametrize("text", ["1 to 0", "1 for 0"])
def test_odds_on_a_stake_of_nothing_have_no_gain(text: str) -> None:
    payment = read_payment(text)
    assert not isinstance(payment, nodes.Payment) or net_win(payment.alternatives[0]) is None


@pytest.mark.parametrize("text", ["12.3456% of meter", "0.0625% of meter", "1000% of meter"])
def test_a_percentage_with_many_digits_can_be_read_back(text: str) -> None:
    assert isinstance(read_payment(canonical(paid(text))), nodes.Payment)


def test_a_floor_may_follow_a_stake_of_a_thousand() -> None:
    assert isinstance(read_payment("1 to 100, at least 1 to 200"), nodes.Payment)
    assert isinstance(read_payment("1 to 1,000, at least 1 to 2,000"), nodes.Payment)


@pytest.mark.parametrize("new", ["100% of meter", "100% of meter, at least 500 to 1", "100% of meter, at least 5 to 1"])
def test_a_lower_floor_or_none_favours_the_house(new: str) -> None:
    old = paid("100% of meter, at least 1,000 to 1")
    assert favours(old, paid(new)) is Favours.HOUSE
    assert favours(paid(new), old) is Favours.PLAYER


def test_a_floor_in_another_kind_or_against_the_odds_is_not_decided() -> None:
    old = paid("100% of meter, at least 1,000 to 1")
    for new in ("100% of meter, at least $500", "10% of meter, at least 2,000 to 1"):
        assert favours(old, paid(new)) is favours(paid(new), old) is Favours.UNDECIDED


@pytest.mark.parametrize("base", ["the pot", "the total"])
def test_a_commission_on_something_else_is_not_guessed(base: str) -> None:
    assert after_commission(paid(f"2 to 1 less 5% commission of {base}")) is None


@pytest.mark.parametrize("base", ["the winnings", "the win", "winning amount"])
def test_a_commission_on_winnings_is_one_on_the_amount_won(base: str) -> None:
    assert after_commission(paid(f"2 to 1 less 5% commission of {base}")) == Fraction(19, 10)


def test_an_article_makes_no_difference_in_value() -> None:
    one, other = paid("1/2 of the wager"), paid("1/2 of wager")
    assert canonical(one) == canonical(other)
    assert same_value(one, other)
