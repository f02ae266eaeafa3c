"""The Markdown of the findings: readable, postable, and nothing of a submission is markup in it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from example_game import EXAMPLE
from hypothesis import given
from hypothesis import strategies as st
from report_desk import rendered

from checker.cli import main
from checker.report.site.comment import MOST_CHARACTERS, escaped


def test_the_comment_is_as_recorded(
    submission: Callable[..., Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    golden: Callable[[str, str], None],
) -> None:
    submission(EXAMPLE)
    monkeypatch.chdir(tmp_path)
    assert main(["report", "example-casino", "-o", "out"]) == 0
    golden("findings.md", (tmp_path / "out" / "findings.md").read_text(encoding="utf-8"))


def test_the_gravest_findings_come_first(submission: Callable[..., Path]) -> None:
    text = rendered(submission(EXAMPLE))["findings.md"]
    found = re.findall(r"^### (\d+)\. (\w+)", text, re.MULTILINE)
    order = [("error", "warning", "note").index(severity) for _, severity in found]
    assert order == sorted(order)
    assert len(set(order)) > 1


def test_changes_since_the_earlier_version_stand_beside_the_counts(
    submission: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    submission(EXAMPLE).rename(tmp_path / "before")
    submission(EXAMPLE.replace("2 to 1", "3 to 1"))
    monkeypatch.chdir(tmp_path)
    assert main(["report", "example-casino", "-o", "out", "--against", "before"]) == 0
    text = (tmp_path / "out" / "findings.md").read_text(encoding="utf-8")
    assert "| casino | game | errors | warnings | notes | changes |\n|---|---|---:|---:|---:|---|\n" in text
    assert re.search(r"\| Example Casino \| Example \| \d \| \d \| \d \| 1 needs approval \|", text)


def test_a_comment_too_long_to_post_is_cut_and_says_so(submission: Callable[..., Path]) -> None:
    clauses = "".join(f"      - {{at: 1.A, refs: [{{to: '{number}.Z'}}]}}\n" for number in range(100, 500))
    text = rendered(submission(f"sections:\n  - number: 1\n    title: T\n    clauses:\n{clauses}"))["findings.md"]
    assert len(text) < MOST_CHARACTERS
    shown = text.count("\n### ")
    assert f"And {799 - shown:,} more; `houserules check` prints all." in text


@pytest.mark.parametrize(("parts", "shown", "left"), [(3, 3, 0), (4, 4, 0), (5, 4, 1), (20, 4, 16)])
def test_many_other_places_are_shown_by_the_first_few(
    submission: Callable[..., Path], parts: int, shown: int, left: int
) -> None:
    listed = ", ".join(f"{{name: part {number}, count: 1}}" for number in range(parts))
    text = rendered(
        submission(f"sections: [{{title: T, clauses: [{{counts: {{of: wheel, total: 99, parts: [{listed}]}}}}]}}]")
    )["findings.md"]
    assert text.count("▲ part ") == shown
    assert (f"- And {left} more." in text) is bool(left)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("pays 3 to 2", "pays 3 to 2"),
        ("<script>", "&lt;script&gt;"),
        ("a | b", "a \\| b"),
        ("`code`", "\\`code\\`"),
        ("$1 and $5", "\\$1 and \\$5"),
        ("one\n# two", "one \\#\u200b two"),
        ("@team", "@\u200bteam"),
        ("https://x.example", "https:\\//x.example"),
        ("[x](y)", "\\[x\\](y)"),
    ],
)
def test_markup_is_escaped(text: str, plain: str) -> None:
    assert escaped(text) == plain


@given(st.text(max_size=80))
def test_escaped_text_stays_on_one_line_and_opens_nothing(text: str) -> None:
    found = escaped(text)
    assert "\n" not in found
    assert not set("<>") & set(found)
    unescaped = found.replace("\\\\", "")
    for char in "`*_[]|~$":
        assert unescaped.count(char) == unescaped.count(f"\\{char}")
