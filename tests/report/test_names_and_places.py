"""File names, anchors, places and hidden characters, whatever a submission holds."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from report_desk import PAGE, content, rendered

from checker.report.site.names import LONGEST, Names
from checker.report.site.places import Places, lines_text
from ruleschema.submission.span import Span


@given(st.lists(st.tuples(st.text(max_size=200), st.text(max_size=5)), max_size=30))
def test_names_are_plain_short_and_given_once(claims: list[tuple[str, str]]) -> None:
    names = Names("index")
    given_out = [names.give(*claim) for claim in claims]
    assert len(set(given_out)) == len(given_out)
    assert "index" not in given_out
    assert all(re.fullmatch(r"[a-z0-9-]+", name) for name in given_out)
    assert all(len(name) <= 2 * LONGEST + 10 for name in given_out)


def test_a_name_that_looks_numbered_is_not_given_twice() -> None:
    names = Names()
    assert [names.give(each) for each in ("a", "a", "a-2", "a", "a-2")] == ["a", "a-2", "a-2-2", "a-3", "a-2-3"]


@pytest.mark.parametrize(
    ("files", "shown"),
    [
        (["work/a/x.yaml", "work/b/y.yaml"], ["work/a/x.yaml", "work/b/y.yaml"]),
        (["deep/work/a/x.yaml", "deep/work/b/y.yaml"], ["work/a/x.yaml", "work/b/y.yaml"]),
        (["work/a/x.yaml"], ["a/x.yaml"]),
        (["/srv/rules/a/x.yaml", "/srv/rules/b/y.yaml"], ["rules/a/x.yaml", "rules/b/y.yaml"]),
        (["../a/x.yaml"], ["a/x.yaml"]),
        (["/x.yaml"], ["x.yaml"]),
    ],
)
def test_places_hold_no_folder_above_what_the_files_share(files: list[str], shown: list[str]) -> None:
    places = Places(files)
    assert [places.file(each) for each in files] == shown
    assert places.show(Span(files[0], 3, 4, 3, 9)) == f"{shown[0]}:3:4"


@pytest.mark.parametrize(
    ("numbers", "text"), [((), ""), ((7,), "line 7"), ((7, 8), "lines 7–8"), ((7, 9), "lines 7–9"), ((7, 7), "line 7")]
)
def test_source_lines_are_told_short(numbers: tuple[int, ...], text: str) -> None:
    assert lines_text(numbers) == text


def test_characters_that_hide_or_turn_text_are_shown_as_such(submission: Callable[..., Path]) -> None:
    folder = submission('title: "a\\u202Eb\\u2066c\\ed\\0e"\nsections: [{title: "x\\x07y"}]')
    page = rendered(folder)[PAGE]
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", page)
    assert "a�b�c�d�e" in content(page)


def test_a_hostile_name_makes_a_short_file_name(submission: Callable[..., Path]) -> None:
    folder = submission(f"game: {'g' * 5000}\nsections: [{{title: T}}]")
    assert all(len(name) < 200 for name in rendered(folder))


def test_the_margin_finds_the_innermost_clause(submission: Callable[..., Path]) -> None:
    from checker.engine.filing import Filing
    from checker.report.site.margin import Margin
    from ruleschema.submission.load import load

    folder = submission("""
contents: [{number: 1, title: T}]
sections:
  - number: 1
    title: T
    clauses:
      - at: 1.A
        says: player may wager.
        items:
          - at: 1.A.1
            items: [{at: 1.A.1.a, says: dealer may wait.}, {at: 1.A.1.b}]
          - {at: 1.A.2}
      - {at: 1.B}
  - {number: 2, title: U}
""")
    filing = Filing(load([folder]).documents[0])
    margin = Margin(filing, [])
    for provision in filing.provisions:
        assert margin.holder(provision.clause.at.span) == provision.clause.span
    for section in filing.game.sections:
        assert margin.holder(section.title.span) == section.span
    assert margin.holder(filing.game.contents[0].title.span) == filing.game.contents[0].span
    assert margin.holder(filing.game.title.span) is None
    assert margin.holder(Span("other.yaml", 9, 9, 9, 10)) is None


def test_the_working_folder_may_be_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(os.sep)
    assert Places(["tmp/a/x.yaml", "tmp/b/y.yaml"]).file("tmp/a/x.yaml") == "tmp/a/x.yaml"
