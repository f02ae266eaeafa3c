"""Table cells: payments read on their own, without a sentence around them."""

from pathlib import Path

import pytest
from ruamel.yaml import YAML

from grammar import nodes, printer
from grammar.parse import Problem, read_payment

TABLE = YAML(typ="safe").load(Path(__file__).with_name("cells.yaml"))
ODDS = "an amount such as $500; a number; a fraction such as 1/2; a percentage; or even money"


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


def test_a_cell_and_a_sentence_read_the_same_payment_alike() -> None:
    from grammar.parse import read_clause

    for text, _ in TABLE["read"]:
        (reading,) = read_clause(f"wager pays {text}.")
        assert isinstance(reading.tree, nodes.Payout)
        assert reading.tree.payment == read_payment(text)
