"""Wrong sentences: what is said about them, where it points, and what is kept of them."""

import pytest
from clause_cases import Wrong, read_one, wrong_sentences

from grammar import wording
from grammar.parse import Grade, read_clause, tree_in_full

CASES = wrong_sentences()
wrong = pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.group}: {case.text!r}")


@wrong
def test_a_wrong_sentence_is_reported_exactly(case: Wrong) -> None:
    reading = read_one(case.text)
    assert reading.problem is not None
    assert (reading.problem.message, reading.problem.start + 1) == (case.message, case.column)


@wrong
def test_a_wrong_sentence_is_not_read_in_full(case: Wrong) -> None:
    assert tree_in_full(case.text) is None


@wrong
def test_a_wrong_sentence_keeps_its_grade_and_residue(case: Wrong) -> None:
    reading = read_one(case.text)
    assert (reading.grade, reading.residue) == (case.grade, case.residue)
    assert (reading.tree is None) == (reading.grade is Grade.OPAQUE)


@wrong
def test_a_message_offers_at_most_five_choices_in_one_line(case: Wrong) -> None:
    problem = read_one(case.text).problem
    assert problem is not None
    _, found, offered = problem.message.partition("; expected ")
    choices = offered.split("; ")
    assert 1 <= len(choices) <= wording.MOST_CHOICES == 5
    assert all(choices) or not found
    assert "\n" not in problem.message


@wrong
def test_a_message_quotes_the_words_it_points_at(case: Wrong) -> None:
    problem = read_one(case.text).problem
    assert problem is not None
    assert 0 <= problem.start < problem.end <= len(case.text)
    if "does not fit" in problem.message:
        assert f"“{case.text[problem.start : problem.end]}” does not fit" in problem.message


@pytest.mark.parametrize("text", ["", " ", "\n\t  \n"])
def test_a_clause_without_words_has_no_sentences(text: str) -> None:
    assert read_clause(text) == []


def test_the_table_holds_many_cases_and_none_twice() -> None:
    assert len(CASES) >= 75
    assert len({case.text for case in CASES}) == len(CASES)
