"""One bad sentence never hides the others, and no word of a clause is ever lost."""

import re

import pytest
from clause_cases import Wrong, good_sentences, read_one, wrong_sentences
from hypothesis import given, settings
from hypothesis import strategies as st

from grammar import printer
from grammar.parse import Grade, Reading, read_clause, sentences

WRONG = wrong_sentences()
FIRST, LAST = "dealer shall shuffle the cards.", "tie pays 8 to 1."
GOOD = [case.get("prints", case["text"]) for case in good_sentences()]
BAD_WORDS = [";", "@home", "(", ")", "%", "😀", "shall", "pays", "per", ",", "at least", "if", "2", "less", "to"]


def letters(text: str) -> str:
    """A text without white space and without the marks that separate words."""
    return re.sub(r"[\s,;:.]", "", text)


def covered(reading: Reading) -> str:
    """What was read and what was left, one after the other."""
    read = printer.sentence(reading.tree) if reading.tree is not None else ""
    return letters(read) + letters(reading.residue)


@pytest.mark.parametrize("case", [case for case in WRONG if case.text.endswith(".")], ids=lambda case: case.text)
def test_a_wrong_sentence_between_two_good_ones_hides_neither(case: Wrong) -> None:
    clause = f"{FIRST} {case.text} {LAST}"
    before, between, after = read_clause(clause)
    assert (before.tree, after.tree) == (read_clause(FIRST)[0].tree, read_clause(LAST)[0].tree)
    assert before.grade is after.grade is Grade.FULL
    assert (between.grade, between.residue) == (case.grade, case.residue)


@pytest.mark.parametrize("case", [case for case in WRONG if case.text.endswith(".")], ids=lambda case: case.text)
def test_a_problem_points_at_the_same_words_wherever_its_sentence_stands(case: Wrong) -> None:
    clause = f"{FIRST} {case.text} {LAST}"
    alone, between = read_clause(case.text)[0].problem, read_clause(clause)[1]
    assert alone is not None
    assert between.problem is not None
    start = between.start + between.problem.start
    words = clause[start : between.start + between.problem.end]
    assert words.strip() == case.text[alone.start : alone.end].strip()


@pytest.mark.parametrize("case", WRONG, ids=lambda case: case.text)
def test_what_was_read_and_the_residue_cover_a_wrong_sentence(case: Wrong) -> None:
    (reading,) = read_clause(case.text)
    assert covered(reading) == letters(case.text)


def test_offsets_count_from_the_start_of_the_clause() -> None:
    clause = "dealer shall draw.\n tie pays 2.5 to 1.  dealer draw. hand is void per §7.II. "
    assert [(start, text) for start, text in sentences(clause)] == [
        (0, "dealer shall draw."),
        (18, "\n tie pays 2.5 to 1."),
        (38, "  dealer draw."),
        (52, " hand is void per §7.II."),
    ]


def test_a_missing_full_stop_leaves_the_next_sentence_as_residue() -> None:
    (reading,) = read_clause("dealer shall draw\nplayer may cut the deck.")
    assert (reading.grade, reading.residue) == (Grade.PARTIAL, "may cut the deck.")
    assert covered(reading) == letters("dealer shall draw player may cut the deck.")


@given(
    st.lists(st.sampled_from([*GOOD, *(case.text for case in WRONG)]), max_size=5), st.sampled_from([" ", "\n", "  "])
)
@settings(deadline=None, max_examples=100)
def test_sentences_lie_end_to_end_and_cover_the_clause(parts: list[str], gap: str) -> None:
    clause = gap.join(parts)
    at = 0
    for reading in read_clause(clause):
        assert reading.start == at
        assert clause[at : at + len(reading.text)] == reading.text
        at += len(reading.text)
    assert not clause[at:].strip()


@given(st.sampled_from(GOOD), st.sampled_from(BAD_WORDS), st.data())
@settings(deadline=None, max_examples=300)
def test_a_bad_word_anywhere_in_a_good_sentence_loses_no_word(sentence: str, bad: str, data: st.DataObject) -> None:
    words = sentence.split(" ")
    at = data.draw(st.integers(0, len(words)))
    text = " ".join([*words[:at], bad, *words[at:]])
    whole = "".join(covered(reading) for reading in read_clause(text))
    assert whole == letters(text)


@pytest.mark.parametrize("bad", ["@home", "😀", "!", ")"])
def test_a_bad_last_word_costs_only_itself(bad: str) -> None:
    reading = read_one(f"dealer shall draw {bad}")
    assert (reading.grade, reading.residue) == (Grade.PARTIAL, bad)


@pytest.mark.parametrize(
    "marker", ["before", "at least", "at  most", "exactly", "per", "if", ", unless", ", except if"]
)
@pytest.mark.parametrize("rest", ["; then.", ".", ""])
def test_a_marker_without_its_words_is_residue_as_a_whole(marker: str, rest: str) -> None:
    text = f"dealer shall draw {marker} {rest}"
    reading = read_one(text)
    assert reading.tree == read_one("dealer shall draw.").tree
    assert reading.residue == f"{marker} {rest}".strip()


def test_a_payment_keeps_the_odds_that_can_be_read() -> None:
    reading = read_one("tie pays 8 to 1 or ; then.")
    assert (reading.tree, reading.residue) == (read_one("tie pays 8 to 1.").tree, "or ; then.")
