"""What the pages say, read as text: the browser tests look at them as a reader would."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from example_game import EXAMPLE
from report_desk import PAGE, content, rendered

from checker.cli import main
from checker.engine.library import Library
from checker.engine.run import run_over
from checker.report.site.beside import Beside, LawFigure, Standing
from checker.report.site.build import Site
from checker.report.site.render import files
from ruleschema.submission.load import load

ROOT = Path(__file__).resolve().parents[2]


def test_every_finding_stands_on_the_page_of_its_document_with_all_it_says(submission: Callable[..., Path]) -> None:
    folder = submission(EXAMPLE)
    library = Library(load([folder]))
    outcome = run_over(library)
    page = dict(files(Site(library, outcome)))[PAGE]
    assert outcome.findings
    for finding in outcome.findings:
        (article,) = re.findall(rf'(?s)<article[^>]*id="finding-{finding.fingerprint}".*?</article>', page)
        text = content(article)
        for said in (finding.fault.message, finding.code, str(finding.severity), f"Finding {finding.number}"):
            assert said in text
        assert finding.fault.hint.lower() in text.lower()
        assert finding.fault.label in text
        assert article.count("<mark>") == 1 + len(finding.fault.related)


def test_findings_stand_in_the_margin_of_the_clause_they_are_about(submission: Callable[..., Path]) -> None:
    page = rendered(submission(EXAMPLE))[PAGE]
    beside = {
        anchor: re.findall(r'data-note="finding-(\w+)"', block)
        for anchor, block in re.findall(
            r'(?s)<div class="clause" id="([\w-]+)"(.*?)(?=<div class="clause"|</section>)', page
        )
    }
    assert {anchor: len(notes) for anchor, notes in beside.items()} == {
        "clause-6-i": 1,  # the other side of the gap in the numbers
        "clause-6-iii": 2,
        "clause-7-i": 1,  # both sides are rows of this one clause
        "clause-8-i": 1,
    }


def test_the_rules_are_rendered_whole(submission: Callable[..., Path]) -> None:
    folder = submission("""
definitions: [{term: Wheel, means: the device that is spun}]
sections:
  - number: 1
    title: Play
    clauses:
      - at: 1.A
        title: Opening
        says: dealer shall  open the table.
        join: all
        items: [{at: 1.A.1, text: Whatever the house prefers}]
      - {at: 1.B, steps: [dealer shall spin the wheel.]}
      - {at: 1.C, ranks: {of: hands, rows: [{name: Royal, means: the best}]}}
      - {at: 1.D, counts: {of: wheel, unit: sections, total: 3, parts: [{name: Joker, count: 3}]}}
      - {at: 1.E, chart: {of: third card, cases: [{when: total of 5, then: draw}]}}
      - {at: 1.F, fees: {of: collection, brackets: [{from: $1, to: $9, fee: $0.50}]}}
      - {at: 1.G, refs: [{to: 1.A, titled: Opening}, {to: "9"}]}
""")
    page = rendered(folder)[PAGE]
    text = content(page[page.index('id="rules"') :])
    for said in (
        "Wheel the device that is spun", "dealer shall open the table.", "All of:", "the house prefers not read",
        "dealer shall spin the wheel.", "Ranking of hands", "Royal the best", "Total as stated 3", "total of 5 draw",
        "$1 $9 $0.50", "§ 1.A “Opening”", "§ 9",
    ):  # fmt: skip
        assert said in text
    assert '<a href="#clause-1-a">§ 1.A “Opening”</a>' in page


def test_no_law_no_column_and_with_law_its_figure_stands_beside_the_payout(submission: Callable[..., Path]) -> None:
    folder = submission(EXAMPLE)
    plain = rendered(folder)[PAGE]
    assert ">The law<" not in plain
    figure = LawFigure("at least 1 to 1", "Example Code § 3", Standing.KEPT)
    beside = Beside(law=lambda fact: figure if fact.pays == "1 to 1" else None)
    page = rendered(folder, beside)[PAGE]
    rows = re.findall(r"(?s)<tr class=\"noted\">.*?</tr>", page)
    assert [content(row) for row in rows] == [
        "$1 1 to 1 ■ 5 at least 1 to 1: kept Example Code § 3 7.I",
        "$1 2 to 1 ■ 5 7.I",
    ]


def test_a_file_that_cannot_be_read_is_told_on_the_index(
    submission: Callable[..., Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = submission(EXAMPLE)
    (folder / "broken.yaml").write_text("game: [\n", encoding="utf-8")
    assert main(["report", str(folder), "-o", str(tmp_path / "out")]) == 2
    assert "broken.yaml:2:1: not YAML" in capsys.readouterr().err
    index = (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
    assert "Files that could not be read" in index
    assert "File not readable" in index
    assert (tmp_path / "out" / PAGE).exists()


def test_what_was_not_checked_does_not_look_clean(submission: Callable[..., Path]) -> None:
    folder = submission("sections: [{number: 1, title: T, clauses: [{at: 1.A, says: gibberish without a verb.}]}]")
    text = content(rendered(folder)[PAGE])
    assert "Sentences not read: 1." in text
    assert "not applicable The document states no payouts." in text


def test_two_versions_of_one_document_have_a_page_each(tmp_path: Path, submission: Callable[..., Path]) -> None:
    submission(EXAMPLE, file="game")
    folder = submission("sections: [{title: T}]", file="later")
    pages = rendered(folder)
    assert {PAGE, "example-casino-example-2.html"} <= set(pages)
    first, second = (content(pages[f"example-casino-example{end}.html"]) for end in ("", "-2"))
    assert " failed" in first
    assert "failed" not in second


def test_the_same_input_gives_the_same_bytes_wherever_the_command_runs(
    tmp_path: Path, submission: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = submission(EXAMPLE)
    outputs = []
    for place, name in ((tmp_path, "example-casino"), (folder, "."), (Path("/"), str(folder)), (folder, "game.yaml")):
        monkeypatch.chdir(place)
        out = tmp_path / f"out-{len(outputs)}"
        assert main(["report", name, "-o", str(out)]) == 0
        outputs.append({path.name: path.read_bytes() for path in sorted(out.iterdir())})
    assert all(each == outputs[0] for each in outputs)
    assert b"example-casino/game.yaml:6:24" in outputs[0]["findings.md"]
    assert not any(tmp_path.name.encode() in data for data in outputs[0].values())


@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_order_of_hashing_does_not_show(
    seed: str, tmp_path: Path, submission: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = [str(submission(EXAMPLE, slug=slug)) for slug in ("old", "new")]
    submission(EXAMPLE.replace("2 to 1", "3 to 1"), slug="new")
    with (tmp_path / "new" / "casino.yaml").open("a", encoding="utf-8") as stream:
        stream.write("formerly: old\n")
    command = [sys.executable, "-m", "checker.cli", "report", *folders, "-o", str(tmp_path / "out")]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": seed}, check=True, capture_output=True)
    assert main(["report", *folders, "-o", str(tmp_path / "here")]) == 0
    there, here = ({path.name: path.read_bytes() for path in (tmp_path / name).iterdir()} for name in ("out", "here"))
    assert there == here
    assert b'id="redline"' in there["new-example.html"]
    assert "compare-example.html" in there


def test_pages_fetch_nothing(submission: Callable[..., Path]) -> None:
    for name, page in rendered(submission(EXAMPLE)).items():
        assert "http" not in page.replace('http-equiv="Content-Security-Policy"', ""), name
        assert " src=" not in page, name
        assert " style=" not in page, f"{name}: the policy forbids inline styles"


def test_names_that_climb_out_of_the_folder_stay_in_it(submission: Callable[..., Path], tmp_path: Path) -> None:
    folder = submission("game: ../../../escape\ntitle: T\nsections: [{title: T}]", slug="x")
    (folder / "casino.yaml").write_text("casino: /etc\nname: N\njurisdiction: us-oh\n", encoding="utf-8")
    out = tmp_path / "deep" / "out"
    assert main(["report", str(folder), "-o", str(out)]) == 0
    assert sorted(path.name for path in out.iterdir()) == [
        "etc-escape.html",
        "findings.md",
        "index.html",
        "report.json",
    ]


def test_only_style_and_script_of_our_own_are_put_in_unescaped() -> None:
    found = [
        (path.name, line.strip())
        for path in sorted((ROOT / "templates").glob("*.html.j2"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"\bsafe\b|autoescape|Markup", line)
    ]
    assert found == [
        ("page.html.j2", "<style>{{ style | safe }}</style>"),
        ("page.html.j2", "<script>{{ script | safe }}</script>"),
    ]
