"""Table cells: payments read on their own, without a sentence around them."""

from pathlib import Path
from typing import get_args

import pytest
from ruamel.yaml import YAML

from grammar import nodes, printer
from grammar.parse import MOST_CHARACTERS, Problem, read_clause, read_payment

TABLE = YAML(typ="safe").load(Path(__file__).with_name("cells.yaml"))
ODDS = "odds in figures such as 3 to 2; an amount such as $500; a percentage; push; or lose"


@pytest.mark.parametrize(("text", "prints"), TABLE["read"])
def test_a_cell_is_read_and_prints_canonically(text: str, prints: str) -> None:
    payment = read_payment(text)
    assert isinstance(payment, nodes.Payment)
    assert printer.payment(payment) == prints
    assert read_payment(prints) == payment


@pytest.mark.parametrize(("text", "message", "column"), TABLE["unread"])
def test_a_cell_that_cannot_be_read_says_why(text: str, message: str, column: int) -> None:
    problem = read_payment(text)
    assert isinstance(problem, Problem)
    assert (problem.message, problem.start + 1) == (message.replace("<odds>", ODDS), column)


@pytest.mark.parametrize("text", [text for text, _, _ in TABLE["unread"]])
def test_a_message_about_a_cell_offers_one_to_five_choices(text: str) -> None:
    problem = read_payment(text)
    assert isinstance(problem, Problem)
    _, offers, offered = problem.message.partition("; expected")
    assert not offers or 1 <= len([each for each in offered.split("; ") if each.strip()]) <= 5


def test_a_cell_above_the_limit_is_a_problem() -> None:
    problem = read_payment("1 to 1" + " " * MOST_CHARACTERS + "and 5 to 1")
    assert isinstance(problem, Problem)
    assert problem.message == "the payout is longer than 4,000 characters"


@pytest.mark.parametrize("bound", get_args(nodes.Limit))
def test_every_bound_of_a_payment_prints_as_something_that_reads(bound: nodes.Limit) -> None:
    payment = nodes.Payment((nodes.Push(), nodes.Lose()), bound)
    assert read_payment(printer.payment(payment)) == payment


def test_a_menu_is_said_by_its_alternatives_and_no_bound() -> None:
    assert {*get_args(nodes.Limit)} == {*nodes.Bound} - {nodes.Bound.ONE_OF}
    assert isinstance(read_payment("one of 3 to 2 or 6 to 5"), Problem)


def test_a_cell_and_a_sentence_read_the_same_payment_alike() -> None:
    for text, _ in TABLE["read"]:
        (reading,) = read_clause(f"wager pays {text}.")
        assert isinstance(reading.tree, nodes.Payout)
        assert reading.tree.payment == read_payment(text)
