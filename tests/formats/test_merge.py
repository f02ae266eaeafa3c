"""Re-import: the person's work stays, the new document comes in, and what collides is listed."""

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruleschema.intake.saving.matching import matched
from ruleschema.intake.saving.merge import Merged, merge
from ruleschema.intake.saving.rewriting import load, write

DRAFT = """\
game: test-wheel
title: Test Wheel
source: {document: plan.pdf, lines: 1-40}
sections:
  - number: 1
    title: Wagers
    src: 3
    clauses:
      - at: 1.A
        src: 4
        says: player shall place the wager before the spin.
        text: Wagers are placed by players before the wheel is spun by anyone.
        read: auto
      - at: 1.B
        src: 5-6
        says: dealer may refuse coins.
        text: Coins of foreign countries can be turned down at the table.
        read: auto
  - number: 2
    title: Payouts
    src: 9
    clauses:
      - at: 2.A
        src: 10
        pays:
          wager: Star
          rows:
            - {outcome: Gold, pays: 40 to 1, src: 12}
            - {outcome: Silver, pays: 9 to 1, src: 13}
        text: Star wagers are paid thus.
        read: auto
"""


def changed(text: str, *pairs: tuple[str, str]) -> str:
    for old, new in pairs:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


CONFIRM_A = ("anyone.\n        read: auto\n", "anyone.\n")
CONFIRM_PAYS = ("thus.\n        read: auto\n", "thus.\n")
SHIFTED = changed(DRAFT, ("src: 4\n", "src: 44\n"), ("src: 12}", "src: 52}"), ("lines: 1-40", "lines: 41-80"))


def where(merged: Merged) -> list[str]:
    return [conflict.where for conflict in merged.conflicts]


def test_the_same_draft_again_changes_nothing() -> None:
    mine = changed(DRAFT, CONFIRM_A) + "# my own note\n"
    assert merge(DRAFT, mine, DRAFT) == Merged(mine)


def test_an_untouched_file_becomes_the_new_draft() -> None:
    assert merge(DRAFT, DRAFT, SHIFTED) == Merged(SHIFTED)


def test_confirmed_clauses_move_along_with_the_document() -> None:
    merged = merge(DRAFT, changed(DRAFT, CONFIRM_A, CONFIRM_PAYS), SHIFTED)
    assert merged == Merged(changed(SHIFTED, CONFIRM_A, CONFIRM_PAYS))


def test_a_confirmed_sentence_stays_when_the_reader_reads_it_otherwise() -> None:
    new = changed(DRAFT, ("place the wager before the spin", "put the wager down"))
    merged = merge(DRAFT, changed(DRAFT, CONFIRM_A), new)
    assert merged.text == changed(DRAFT, CONFIRM_A)
    assert where(merged) == ["sections › 1 › clauses › 1.A › says"]
    assert merged.conflicts[0].other == "player shall put the wager down."


def test_a_sentence_edited_but_not_confirmed_stays_marked() -> None:
    mine = changed(DRAFT, ("dealer may refuse coins", "dealer shall refuse coins"))
    merged = merge(DRAFT, mine, changed(DRAFT, ("dealer may refuse coins", "dealer may refuse foreign coins")))
    assert merged.text == mine
    assert where(merged) == ["sections › 1 › clauses › 1.B › says"]


def test_new_wording_comes_in_under_a_confirmed_sentence() -> None:
    new = changed(DRAFT, ("Wagers are placed by players before", "Wagers are always placed by players before"))
    merged = merge(DRAFT, changed(DRAFT, CONFIRM_A), new)
    assert merged == Merged(changed(new, CONFIRM_A))


def test_a_row_the_document_adds_comes_in_and_must_be_confirmed_again() -> None:
    row = "            - {outcome: Silver, pays: 9 to 1, src: 13}\n"
    new = changed(DRAFT, (row, row + "            - {outcome: Copper, pays: 2 to 1, src: 14}\n"))
    merged = merge(DRAFT, changed(DRAFT, CONFIRM_PAYS), new)
    assert merged.text == new
    assert any("confirm again" in conflict.message for conflict in merged.conflicts)


def test_a_row_the_document_changes_is_a_conflict_where_it_was_confirmed_and_news_where_not() -> None:
    new = changed(DRAFT, ("9 to 1", "8 to 1"))
    assert merge(DRAFT, DRAFT + "# seen\n", new).text == new + "# seen\n"
    merged = merge(DRAFT, changed(DRAFT, CONFIRM_PAYS), new)
    assert merged.text == changed(DRAFT, CONFIRM_PAYS)
    assert [(conflict.kept, conflict.other) for conflict in merged.conflicts] == [("9 to 1", "8 to 1")]


def test_a_clause_that_was_renumbered_is_known_by_its_wording() -> None:
    inserted = "      - {at: 1.A, src: 4, text: An entirely fresh provision about hats.}\n      - at: 1.B\n"
    new = changed(DRAFT, ("      - at: 1.B\n", "      - at: 1.C\n"), ("      - at: 1.A\n", inserted))
    merged = merge(DRAFT, changed(DRAFT, CONFIRM_A), new)
    assert merged == Merged(changed(new, CONFIRM_A))


def test_what_the_person_added_stays_behind_its_neighbour() -> None:
    own = "      - {at: 1.A bis, says: wager is void.}\n      - at: 1.B\n"
    merged = merge(DRAFT, changed(DRAFT, ("      - at: 1.B\n", own)), SHIFTED)
    assert merged == Merged(changed(SHIFTED, ("      - at: 1.B\n", own)))


def test_what_the_person_took_out_stays_out_unless_the_document_changed_it() -> None:
    row = "            - {outcome: Silver, pays: 9 to 1, src: 13}\n"
    mine = changed(DRAFT, (row, ""))
    assert merge(DRAFT, mine, SHIFTED) == Merged(changed(SHIFTED, (row, "")))
    merged = merge(DRAFT, mine, changed(DRAFT, ("9 to 1", "7 to 1")))
    assert "7 to 1" in merged.text
    assert [conflict.message for conflict in merged.conflicts] == ["you took this out, and the new document changed it"]


def test_a_confirmed_clause_that_the_document_drops_is_kept_and_listed() -> None:
    clause = DRAFT[DRAFT.index("      - at: 1.A") : DRAFT.index("      - at: 1.B")]
    new = changed(DRAFT, (clause, ""))
    assert merge(DRAFT, DRAFT + "# seen\n", new).text == new + "# seen\n"
    merged = merge(DRAFT, changed(DRAFT, CONFIRM_A), new)
    assert merged.text == changed(DRAFT, CONFIRM_A)
    assert where(merged) == ["sections › 1 › clauses › 1.A"]


def test_comments_stay_where_they_stand_also_on_what_the_document_changes() -> None:
    mine = changed(
        DRAFT,
        ("    title: Payouts\n", "    title: Payouts # ask Jo\n"),
        ("      - at: 1.B\n", "      # hm\n      - at: 1.B\n"),
    )
    merged = merge(DRAFT, mine, changed(DRAFT, ("9 to 1", "8 to 1"), ("refuse coins", "refuse bills")))
    assert merged.text == changed(mine, ("9 to 1", "8 to 1"), ("refuse coins", "refuse bills"))
    assert not merged.conflicts


def test_a_comment_that_loses_its_place_goes_to_the_end() -> None:
    mine = changed(DRAFT, ("src: 13}\n", "src: 13} # really?\n"))
    new = DRAFT[: DRAFT.index("  - number: 2")]
    merged = merge(DRAFT, mine, new)
    assert merged.text == new + "# really?\n"


def test_without_an_old_draft_the_file_stands_and_the_rest_comes_in() -> None:
    mine = "game: test-wheel\ntitle: My Wheel\nsource: {document: plan.pdf, lines: 1-40}\nsections: []\n"
    merged = merge(None, mine, DRAFT)
    assert load(merged.text)["title"] == "My Wheel"
    assert load(merged.text)["sections"] == load(DRAFT)["sections"]
    assert where(merged) == ["title"]


def test_a_sentence_that_became_several_is_merged_with_the_one() -> None:
    new = changed(DRAFT, ("says: dealer may refuse coins.", "says: [dealer may refuse coins., dealer shall be kind.]"))
    merged = merge(DRAFT, changed(DRAFT, CONFIRM_A), new)
    assert load(merged.text)["sections"][0]["clauses"][1]["says"] == [
        "dealer may refuse coins.",
        "dealer shall be kind.",
    ]


def test_values_are_written_as_they_stood() -> None:
    new = changed(SHIFTED, ("    title: Payouts\n", '    title: "Payouts: all"\n'))
    mine = changed(DRAFT, ("title: Test Wheel", "title: Test Wheel 007"))
    merged = merge(DRAFT, mine, new)
    assert 'title: "Payouts: all"' in merged.text
    assert "src: 44\n" in merged.text


def test_matching_is_linear_in_long_tables() -> None:
    one: list[Any] = [{"outcome": "Same", "pays": f"{number} to 1"} for number in range(20_000)]
    assert matched(one, list(reversed(one)))[0] == 19_999


WORDS = st.sampled_from(["red", "blue", "gold", "wheel", "chip", "cut", "deal", "shoe", "hand", "lamp", "seat", "card"])
TEXTS = st.lists(WORDS, min_size=2, max_size=6).map(" ".join)
LINES = st.integers(1, 99).map(str)
ROWS = st.fixed_dictionaries({"outcome": TEXTS, "pays": LINES.map(lambda number: f"{number} to 1"), "src": LINES})


@st.composite
def clauses(draw: Any) -> dict[str, Any]:
    made: dict[str, Any] = {"at": f"{draw(st.integers(1, 5))}.{draw(st.sampled_from('ABC'))}", "src": draw(LINES)}
    if draw(st.booleans()):
        made["says"] = draw(TEXTS)
    if draw(st.booleans()):
        made["pays"] = {"wager": draw(WORDS), "rows": draw(st.lists(ROWS, min_size=1, max_size=3))}
    made["text"] = draw(TEXTS)
    if "says" in made or "pays" in made:
        made["read"] = "auto"
    return made


SECTIONS = st.fixed_dictionaries({"title": TEXTS, "clauses": st.lists(clauses(), max_size=4)})
FILES = st.fixed_dictionaries({"title": TEXTS, "sections": st.lists(SECTIONS, min_size=1, max_size=3)})


def every_clause(file: dict[str, Any]) -> list[dict[str, Any]]:
    return [clause for section in file["sections"] for clause in section["clauses"]]


@st.composite
def edited(draw: Any, file: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """A person's edits, each with a mark that must survive."""
    mine = deepcopy(file)
    marks = []
    for number, clause in enumerate(every_clause(mine)):
        edit = draw(st.sampled_from(["none", "confirm", "say", "pay", "add"]))
        mark = f"person{number}"
        if edit == "confirm":
            clause.pop("read", None)
        elif edit == "say":
            clause["says"] = mark
            clause.pop("read", None)
            marks.append(mark)
        elif edit == "pay" and "pays" in clause:
            clause["pays"]["rows"][0]["pays"] = mark
            marks.append(mark)
        elif edit == "add":
            clause.setdefault("pays", {"wager": "own", "rows": []})["rows"].append({"outcome": mark, "pays": "1 to 1"})
            marks.append(mark)
    if draw(st.booleans()):
        mine["sections"].insert(0, {"title": "person title", "clauses": []})
        marks.append("person title")
    return mine, marks


@st.composite
def moved_on(draw: Any, file: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """The next version of the document: clauses dropped, added, renumbered, read otherwise."""
    new = deepcopy(file)
    marks = []
    for section in new["sections"]:
        kept = []
        for number, clause in enumerate(section["clauses"]):
            change = draw(st.sampled_from(["none", "drop", "read", "shift", "row", "insert"]))
            mark = f"document{number}"
            if change == "drop":
                continue
            if change == "read" and "says" in clause:
                clause["says"] = mark
            elif change == "shift":
                clause["at"], clause["src"] = f"9.{clause['at']}", "77"
            elif change == "row" and "pays" in clause:
                clause["pays"]["rows"].append({"outcome": mark, "pays": "3 to 1"})
                marks.append(mark)
            elif change == "insert":
                kept.append({"at": "8.Z", "text": mark})
                marks.append(mark)
            kept.append(clause)
        section["clauses"] = kept
    return new, marks


@st.composite
def situations(draw: Any) -> tuple[str, str, str, list[str], list[str]]:
    old = draw(FILES)
    mine, theirs = draw(edited(old))
    new, news = draw(moved_on(old))
    return write(load(write(old))), write(mine), write(new), theirs, news


@settings(max_examples=40, deadline=None)
@given(situations())
def test_no_edit_and_no_news_is_lost(situation: tuple[str, str, str, list[str], list[str]]) -> None:
    old, mine, new, theirs, news = situation
    merged = merge(old, mine, new)
    for mark in theirs:
        assert mark in merged.text
    listed = merged.text + " ".join(map(str, merged.conflicts))
    for mark in news:
        assert mark in listed
    # What the person confirmed or wrote never comes back under another reading without being told.
    said = {str(clause.get("says")) for clause in every_clause(load(merged.text)) if "read" not in clause}
    own = {str(clause.get("says")) for clause in every_clause(load(mine))}
    assert said <= own | {str(clause.get("says")) for clause in every_clause(load(new)) if "read" not in clause}


@settings(max_examples=20, deadline=None)
@given(situations())
def test_merging_twice_is_merging_once(situation: tuple[str, str, str, list[str], list[str]]) -> None:
    old, mine, new, _, _ = situation
    once = merge(old, mine, new).text
    assert merge(new, once, new) == Merged(once)


@settings(max_examples=20, deadline=None)
@given(situations())
def test_whoever_changed_nothing_gets_the_others_file(situation: tuple[str, str, str, list[str], list[str]]) -> None:
    old, mine, new, _, _ = situation
    assert merge(old, mine, old).text == mine
    assert load(merge(old, old + "# a comment\n", new).text) == load(new)


@pytest.mark.parametrize("text", [DRAFT, SHIFTED])
def test_a_file_is_written_back_as_it_was(text: str) -> None:
    assert write(load(text)) == text
