"""Print and parse are each other's inverse, and nothing that can be typed makes the parser crash."""

import re

from clause_cases import good_sentences
from clause_strategies import payments, sentences
from hypothesis import given, settings
from hypothesis import strategies as st

from grammar import nodes, printer
from grammar.parse import Grade, Problem, read_clause, read_payment
from grammar.wording import MOST_CHOICES

GRAMMAR_WORDS = [
    *re.findall(
        r"\S+",
        """shall must may not only pays pay means is are wins loses push returned if when where while except unless
        before after until within during every per at least most exactly to for or on of less commission as equal
        wagers plus lose two four even money points chip 3 17 1,000 2.5 1/2 1/0 $5 $1,000 5% §7.II "x" dealer cards
        three ten hundred { } { wins Shall 6-deck pay-off * , , . . ; : ( ) [ ] / % $ § " “ ” ’ - – ½ ² ٣ _ 😀""",
    ),
    *("\u00a0", "\n", "\t", "\v"),
]
GOOD = [case["text"] for case in good_sentences()]
shuffled = st.lists(st.sampled_from(GRAMMAR_WORDS), max_size=30)
typed = st.one_of(st.text(max_size=120), shuffled.map(" ".join), shuffled.map("".join))


@given(sentences)
@settings(deadline=None, max_examples=300)
def test_a_printed_sentence_reads_as_the_same_tree_and_prints_itself(tree: nodes.Sentence) -> None:
    text = printer.sentence(tree)
    (reading,) = read_clause(text)
    assert reading.problem is None
    assert reading.tree == tree
    assert printer.sentence(reading.tree) == text


@given(payments)
@settings(deadline=None, max_examples=300)
def test_a_printed_payment_reads_as_the_same_payment(payment: nodes.Payment) -> None:
    text = printer.payment(payment)
    assert read_payment(text) == payment


@given(typed)
@settings(deadline=None, max_examples=400)
def test_whatever_is_typed_as_a_clause_gets_readings(text: str) -> None:
    for reading in read_clause(text):
        assert (reading.tree is None) == (reading.grade is Grade.OPAQUE)
        assert (reading.problem is None) == (reading.grade is Grade.FULL)
        if reading.tree is None:
            assert reading.residue == reading.text.strip()
        elif reading.residue:
            kept = reading.text.rstrip().removesuffix(reading.residue)
            assert not (kept[-1].isalnum() and reading.residue[0].isalnum())
        if reading.problem is not None:
            assert 0 <= reading.problem.start <= reading.problem.end <= len(reading.text)
            assert len(reading.problem.message.partition("; expected ")[2].split("; ")) <= MOST_CHOICES


@given(typed)
@settings(deadline=None, max_examples=300)
def test_whatever_is_typed_in_a_cell_gets_a_payment_or_a_problem(text: str) -> None:
    assert isinstance(read_payment(text), nodes.Payment | Problem)


@st.composite
def bent(draw: st.DrawFn) -> str:
    """A good sentence with a few words put in or taken out."""
    words = draw(st.sampled_from(GOOD)).split(" ")
    for at in draw(st.lists(st.integers(0, len(words) - 1), min_size=1, max_size=3)):
        words[at : at + draw(st.integers(0, 1))] = draw(st.lists(st.sampled_from(GRAMMAR_WORDS), max_size=1))
    return " ".join(words)


@given(bent() | shuffled.map(" ".join))
@settings(deadline=None, max_examples=400)
def test_whatever_has_a_tree_prints_as_a_sentence_with_that_tree(text: str) -> None:
    for reading in read_clause(text):
        if reading.tree is not None:
            printed = printer.sentence(reading.tree)
            (again,) = read_clause(printed)
            assert again.tree == reading.tree
            assert printer.sentence(again.tree) == printed
