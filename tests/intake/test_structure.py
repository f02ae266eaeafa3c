"""What stands before a payout is named: games, numbers, titles and tables in layouts of many kinds of house."""

from collections.abc import Callable
from pathlib import Path

import docx
import pytest
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen.canvas import Canvas

from ruleschema.intake.draft import Draft, draft_document
from ruleschema.intake.formats.docx import read_docx
from ruleschema.intake.formats.lines import SourceLine, read_plain
from ruleschema.intake.formats.pdf import read_pdf
from tests.intake.measuring import clauses_of, payouts_of

LAYOUTS = Path(__file__).parent / "layouts"
GAMES = [
    ("parts.txt", [("roulette", 4, 21), ("sic-bo", 23, 48)]),
    ("register.txt", [("craps", 1, 14), ("pai-gow-poker", 16, 26)]),
    ("guide.txt", [("dragons-pearl-stud", 1, 51), ("lucky-wind-wheel", 53, 86)]),
    ("folios.txt", [("three-card-poker", 10, 35), ("spanish-21", 36, 54), ("criss-cross-poker", 55, 73)]),
    ("cited.txt", [("casino-war", 1, 9), ("caribbean-draw", 11, 32), ("pai-gow-poker", 34, 45)]),
    ("pleading.txt", [("double-deck-blackjack", 3, 23), ("four-card-frenzy", 24, 41)]),
    ("spaced.txt", [("ultimate-texas-holdem", 1, 17)]),
]


def draft(name: str) -> Draft:
    return draft_document(read_plain(LAYOUTS / name), name)


def paid(found: Draft) -> list[tuple[str, str, str]]:
    return sorted((row.wager or table.wager or "", row.outcome, row.pays) for _, table, row in payouts_of(found))


def at_lines(name: str) -> dict[int, set[tuple[str, str]]]:
    """The payouts of each line: outcome, or the wager where the row only names it, and value."""
    found: dict[int, set[tuple[str, str]]] = {}
    for _, table, row in payouts_of(draft(name)):
        case = row.outcome if row.outcome != "win" else row.wager or table.wager or ""
        found.setdefault(row.src[0], set()).add((case, row.pays))
    return found


def numbers(name: str) -> list[list[str | None]]:
    return [
        [clause.at for clause in clauses_of(game) if clause.at] or [section.number for section in game.sections]
        for game in draft(name).games
    ]


@pytest.mark.parametrize(("name", "games"), GAMES)
def test_games_have_their_lines(name: str, games: list[tuple[str, int, int]]) -> None:
    assert [(game.game, *game.lines) for game in draft(name).games] == games


def test_numbers_without_a_mark_and_numbers_that_stand_together() -> None:
    assert numbers("parts.txt") == [["A1.1", "A1.2", "A2.1", "A2.2"], ["B1.1", "B2.1", "B2.2", "B2.2(a)", "B2.2(b)"]]
    at = "13:69X-2.2"
    assert numbers("register.txt")[0] == [f"{at}(a)", f"{at}(a)(1)", f"{at}(a)(1)(i)", f"{at}(a)(2)", f"{at}(b)"]
    assert numbers("register.txt")[1] == [f"13:69X-12.2.{each}" for each in ("A", "A.1", "A.2", "B")]
    assert numbers("spaced.txt") == [["1", "2", "3"]]


def test_tables_beside_each_other_and_one_cell_a_line() -> None:
    found = at_lines("parts.txt")
    assert found[17] == {("Straight up", "35 to 1"), ("Column", "2 to 1")}
    assert found[19] == {("Street", "11 to 1")}
    assert {line: {pays for _, pays in found[line]} for line in (38, 41, 44)} == {
        38: {"1 to 1"}, 41: {"1 to 1"}, 44: {"31 to 1"},
    }  # fmt: skip
    guide = at_lines("guide.txt")
    assert guide[23] == {("Dealer does not qualify", "push")}
    assert guide[31] == guide[32] == {("Tie", "push")}
    assert guide[45] == {("Royal Flush", "500 to 1")}
    assert guide[49] == {("Flush", "6 to 1")}


def test_an_empty_cell_is_known_by_the_columns() -> None:
    assert [row for row in paid(draft("spaced.txt")) if row[1] in ("Royal Flush", "Three of a Kind", "Two Pair")] == [
        ("Bad Beat", "Two Pair", "5 to 1"),
        ("Blind", "Royal Flush", "500 to 1"),
        ("Trips", "Royal Flush", "50 to 1"),
        ("Trips", "Three of a Kind", "3 to 1"),
    ]


def test_titles_over_tables_and_paragraphs_head_them() -> None:
    titles = [section.title for game in draft("folios.txt").games for section in game.sections if section.src]
    for title in ("Ante and Play", "Ante Bonus", "Pair Plus", "Match the Dealer", "Payouts", "Five Card Bonus"):
        assert title in titles


def test_a_table_is_paid_by_the_clause_that_cites_it() -> None:
    assert ("Dynasty", "Royal flush", "100 to 1") in paid(draft("cited.txt"))


def test_numbers_of_lines_are_noise_and_no_labels() -> None:
    found = draft("pleading.txt")
    assert [clause.at for clause in clauses_of(found.games[0]) if clause.at] == ["1", "2", "3", "4", "5"]
    assert {each.reason for game in found.games for each in game.noise} == {"line number"}


# ---- the same on paper and in Word -------------------------------------------------------------
def on_paper(text: str, path: Path) -> list[SourceLine]:
    canvas = Canvas(str(path), pagesize=letter)
    height = 0.0
    for line in text.split("\n"):
        if height < 40:
            canvas.showPage()
            canvas.setFont("Courier", 8)
            height = 750.0
        for place, cell in enumerate(line.split("\t")):
            canvas.drawString(40 + 200 * place, height, cell)
        height -= 10.5
    canvas.save()
    return list(read_pdf(path).lines)


def in_word(text: str, path: Path) -> list[SourceLine]:
    document = docx.Document()
    for line in text.split("\n"):
        if line.strip():
            document.add_paragraph(line)
    document.save(str(path))
    return list(read_docx(path).lines)


@pytest.mark.parametrize("made", [on_paper, in_word])
@pytest.mark.parametrize("name", ["parts.txt", "register.txt", "guide.txt", "cited.txt", "spaced.txt"])
def test_paper_and_word_give_what_the_text_gives(
    name: str, made: Callable[[str, Path], list[SourceLine]], tmp_path: Path
) -> None:
    wanted = draft(name)
    found = draft_document(made((LAYOUTS / name).read_text(encoding="utf-8"), tmp_path / "rules"), name)
    assert [game.game for game in found.games] == [game.game for game in wanted.games]
    assert paid(found) == paid(wanted)
