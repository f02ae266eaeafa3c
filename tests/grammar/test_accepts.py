"""Good sentences: read in full, with the expected tree and the expected canonical wording."""

import pytest
from clause_cases import Case, as_text, good_sentences, label, read_one, shown_field

from grammar import printer
from grammar.parse import Grade, tree_in_full

CASES = good_sentences()
good = pytest.mark.parametrize("case", CASES, ids=label)


@good
def test_a_good_sentence_is_read_in_full(case: Case) -> None:
    reading = read_one(case["text"])
    assert (reading.grade, reading.residue, reading.problem) == (Grade.FULL, "", None)


@good
def test_what_is_read_in_full_has_its_tree_at_once(case: Case) -> None:
    assert tree_in_full(case["text"]) == read_one(case["text"]).tree
    assert tree_in_full(f"{case['text']} {case['text']}") is None, "two sentences are not one"


@good
def test_a_good_sentence_prints_canonically(case: Case) -> None:
    tree = read_one(case["text"]).tree
    assert tree is not None
    assert printer.sentence(tree) == case.get("prints", case["text"])


@good
def test_the_canonical_wording_reads_as_the_same_tree_and_prints_itself(case: Case) -> None:
    tree = read_one(case["text"]).tree
    assert tree is not None
    again = read_one(printer.sentence(tree))
    assert (again.tree, again.grade) == (tree, Grade.FULL)
    assert again.tree is not None
    assert printer.sentence(again.tree) == printer.sentence(tree)


@pytest.mark.parametrize("case", [case for case in CASES if "tree" in case], ids=label)
def test_a_good_sentence_fills_the_slots_it_names(case: Case) -> None:
    tree = read_one(case["text"]).tree
    assert tree is not None
    assert {name: shown_field(tree, name) for name in case["tree"]} == {
        name: as_text(value) for name, value in case["tree"].items()
    }


@good
def test_each_head_points_at_its_words_in_the_sentence(case: Case) -> None:
    reading = read_one(case["text"])
    assert reading.tree is not None
    head = reading.tree.head
    assert " ".join(case["text"][head.start : head.end].split()) == head.text


def test_the_table_holds_every_kind_of_sentence_modal_result_and_odds() -> None:
    assert len(CASES) >= 60
    named = [case["tree"] for case in CASES if "tree" in case]
    assert {tree["kind"] for tree in named if "kind" in tree} == {"Duty", "Payout", "Result", "Value", "Definition"}
    assert len({tree["modal"] for tree in named if "modal" in tree}) == 6
    assert {tree["result"] for tree in named if "result" in tree} == {"wins", "loses", "pushes", "is returned"}
    kinds = {odds[0] for tree in named for odds in tree.get("pays", ())}
    assert kinds == {"Ratio", "Money", "Percent", "Units", "Share", "Push", "Lose", "Composite"}
