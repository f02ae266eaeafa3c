"""What stands beside a document in the report: other casinos that file the game, and its earlier version."""

import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from report_desk import content

from checker.cli import main

PAYS = """
sections:
  - number: 7
    title: Payout odds
    clauses:
      - {{at: 7.I, src: 41, says: "tie pays {pays}."}}
      - {{at: 7.II, src: 42, says: dealer shall burn exactly {cards} cards.}}
{more}
"""
MORE = "      - {at: 7.III, src: 43, says: pair pays 11 to 1.}"


def rules(pays: str = "8 to 1", cards: int = 2, more: str = "") -> str:
    return PAYS.format(pays=pays, cards=cards, more=more)


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def pages(*arguments: str) -> dict[str, str]:
    assert main(["report", *arguments, "-o", "out"]) == 0
    return {path.name: path.read_text(encoding="utf-8") for path in Path("out").iterdir()}


def part(page: str, section: str) -> str:
    """One section of a page, without tags."""
    (found,) = re.findall(rf'(?s)<section id="{section}".*?</section>', page)
    return content(found)


def test_a_casino_alone_is_compared_with_nobody_and_has_no_redline(submission: Callable[..., Path], desk: Path) -> None:
    submission(rules())
    found = pages(".")
    assert sorted(found) == ["example-casino-example.html", "findings.md", "index.html", "report.json"]
    assert 'id="comparison"' not in found["example-casino-example.html"]
    assert 'id="redline"' not in found["example-casino-example.html"]


def test_a_game_of_several_casinos_has_a_page_with_all_and_each_document_what_differs_there(
    submission: Callable[..., Path], desk: Path
) -> None:
    for slug, text in (("a", rules()), ("b", rules()), ("c", rules(pays="9 to 1", more=MORE))):
        submission(text, slug=slug, name=f"Casino {slug.upper()}")
    found = pages("a", "b", "c")
    assert {"compare-example.html", "a.html", "b.html", "c.html"} <= set(found)
    whole = part(found["compare-example.html"], "comparison")
    assert "Matters: 3; casinos differ on 1, and not every casino states 1." in whole
    assert "tie win 8 to 1 7.I 8 to 1 7.I 9 to 1 odd one out 7.I" in whole
    assert "pair win not stated not stated 11 to 1 7.III" in whole
    assert "Cards burned when a shoe or stack starts 2 cards 7.II 2 cards 7.II 2 cards 7.II" in whole
    own = part(found["a-example.html"], "comparison")
    assert "tie win 8 to 1 7.I 8 to 1 Casino B 9 to 1 Casino C" in own
    assert "pair win not stated 11 to 1 Casino C" in own
    assert "that state them: 1; stated by this document alone: 0; stated by others only: 1." in own
    assert "Burn" not in own
    odd = part(found["c-example.html"], "comparison")
    assert "tie win 9 to 1 odd one out 7.I 8 to 1 Casino A, Casino B" in odd
    assert "pair" not in odd
    assert "stated by this document alone: 1;" in odd


def test_links_between_pages_lead_to_what_they_name(submission: Callable[..., Path], desk: Path) -> None:
    submission(rules(), slug="a")
    submission(rules(pays="9 to 1", more=MORE), slug="b")
    found = pages("a", "b")
    links = {link for page in found.values() for link in re.findall(r'href="([\w-]+\.html(?:#[\w-]+)?)"', page)}
    assert any("#matter-" in link for link in links)
    assert any("#clause-" in link for link in links)
    for link in links:
        name, _, anchor = link.partition("#")
        assert not anchor or f'id="{anchor}"' in found[name], link


def test_the_law_stands_in_a_column_of_its_own(submission: Callable[..., Path], desk: Path) -> None:
    row = "{outcome: '4', pays: ODDS}"
    table = f"{{at: 7.I, pays: {{wager: Place Bet, rows: [{row}]}}}}"
    game = f"game: craps\ntitle: Craps\nsections: [{{title: T, clauses: [{table}]}}]"
    submission(game.replace("ODDS", "9 to 5"), slug="a", jurisdiction="us-oh")
    submission(game.replace("ODDS", "2 to 1"), slug="b", jurisdiction="us-oh")
    found = pages("a", "b")
    assert "Place Bet 4 9 to 5 7.I 2 to 1 7.I at least 9 to 5" in part(found["compare-craps.html"], "comparison")
    assert "Place Bet 4 9 to 5 7.I 2 to 1 Example Casino at least 9 to 5" in part(found["a-craps.html"], "comparison")


def formerly(folder: Path, slug: str) -> None:
    file = folder / "casino.yaml"
    file.write_text(f"{file.read_text(encoding='utf-8')}formerly: {slug}\n", encoding="utf-8")


def test_a_casino_is_redlined_against_what_it_filed_under_its_former_name(
    submission: Callable[..., Path], desk: Path
) -> None:
    submission(rules(), slug="old-palace", name="Old Palace")
    formerly(submission(rules(pays="9 to 1", cards=3), slug="new-palace", name="New Palace"), "old-palace")
    found = pages("old-palace", "new-palace")
    assert 'id="redline"' not in found["old-palace-example.html"]
    text = part(found["new-palace-example.html"], "redline")
    assert "Changes since Old Palace, source example.txt." in text
    assert "payout favours the player +1 per unit wagered 7.I" in text
    assert "tie pays 9 to 1 instead of 8 to 1" in text
    assert re.search(r"Before 7.I tie pays 8 to 1 \S*/old-palace/game.yaml:8:\d+ \(source line 41\)", text)
    assert re.search(r"Now 7.I tie pays 9 to 1 \S*/new-palace/game.yaml:8:\d+ \(source line 41\)", text)
    assert "<del>8</del> to 1" in found["new-palace-example.html"]
    assert "<ins>9</ins> to 1" in found["new-palace-example.html"]
    assert "7.I line 41 tie pays 9 to 1. △ change 1 payout" in content(found["new-palace-example.html"])
    assert "2 needs approval" in part(found["index.html"], "documents")


@pytest.mark.parametrize("former", ["new-palace", "elsewhere"])
def test_a_former_name_that_leads_nowhere_gives_no_redline(
    submission: Callable[..., Path], desk: Path, former: str
) -> None:
    formerly(submission(rules(), slug="new-palace"), former)
    assert 'id="redline"' not in pages("new-palace")["new-palace-example.html"]


def test_a_folder_named_is_the_earlier_version(submission: Callable[..., Path], desk: Path) -> None:
    before = submission(rules())
    before.rename(desk / "before")
    submission("game: lost\ntitle: Lost\n" + rules(), file="lost").joinpath("lost.yaml").rename(
        desk / "before/lost.yaml"
    )
    folder = submission(rules(pays="9 to 1"))
    submission("game: added\ntitle: Added\n" + rules(), file="added")
    found = pages(str(folder), "--against", "before")
    assert "tie pays 9 to 1 instead of 8 to 1" in part(found["example-casino-example.html"], "redline")
    assert re.search(r">before/game.yaml:\d+:\d+ ", found["example-casino-example.html"])
    assert "There is no earlier version." in part(found["example-casino-added.html"], "redline")
    assert "No longer filed: Example Casino, Lost, source example.txt" in part(found["index.html"], "documents")


def test_nothing_changed_is_told(submission: Callable[..., Path], desk: Path) -> None:
    folder = submission(rules())
    text = part(pages(str(folder), "--against", str(folder))["example-casino-example.html"], "redline")
    assert text.endswith("Nothing changed.")


@pytest.mark.parametrize("revision", ["main", "main:example-casino", "HEAD:"])
def test_a_revision_is_the_earlier_version(
    submission: Callable[..., Path], desk: Path, revision: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"):
        monkeypatch.delenv(name, raising=False)
    submission(rules())
    who = {f"GIT_{role}_{part}": "t@example.org" for role in ("AUTHOR", "COMMITTER") for part in ("NAME", "EMAIL")}
    for command in (["init", "-q", "-b", "main"], ["add", "--all"], ["commit", "-q", "-m", "first"]):
        subprocess.run(["git", *command], check=True, env=os.environ | who)
    submission(rules(pays="9 to 1"))
    found = pages("example-casino", "--against", revision)
    assert "tie pays 9 to 1 instead of 8 to 1" in part(found["example-casino-example.html"], "redline")


@pytest.mark.parametrize(
    ("old", "words"), [("nowhere", "nowhere"), ("main:nowhere", "main:nowhere"), ("empty", "empty")]
)
def test_an_earlier_version_that_is_not_there_costs_one_line_and_writes_nothing(
    submission: Callable[..., Path], desk: Path, old: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    submission(rules())
    (desk / "empty").mkdir()
    assert main(["report", "example-casino", "-o", "out", "--against", old]) == 2
    told = capsys.readouterr().err.splitlines()[-1]
    assert told.startswith("houserules: no report written: ")
    assert words in told or "git repository" in told
    assert not (desk / "out").exists()
