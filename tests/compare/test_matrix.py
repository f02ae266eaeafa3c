"""The comparison across casinos: rows by meaning, odd ones out, gaps, and the files it is written to."""

import json
from io import BytesIO
from pathlib import Path

import openpyxl
import pytest
from versions import HEADER, game_file, matrix, shipped

from checker.cli import main
from checker.compare.rows import Matrix, Row
from checker.report import matrix_json, matrix_xlsx
from ruleschema.submission.load import Document

TABLE = "sections: [{{number: 1, title: Odds, clauses: [{{at: 1.A, src: 7, pays: {{wager: {}, rows: [{}]}}}}]}}]\n"


def casino(slug: str, wager: str, **rows: str) -> Document:
    cells = ", ".join(f"{{outcome: {name.replace('_', ' ')}, pays: {pays}}}" for name, pays in rows.items())
    return game_file(HEADER + TABLE.format(wager, cells), slug, slug.title())[0]


def speaking(slug: str, *sentences: str) -> Document:
    clauses = ", ".join(f'{{at: 1.{n}, says: "{text}"}}' for n, text in enumerate(sentences, 1))
    return game_file(f"{HEADER}sections: [{{number: 1, title: R, clauses: [{clauses}]}}]\n", slug, slug.title())[0]


def texts(row: Row) -> list[str | None]:
    return [cell.text if cell else None for cell in row.cells]


def test_rows_are_aligned_although_names_differ() -> None:
    found = matrix(
        [
            casino("a", "Pair Plus Wager", Flush="4 to 1", Straight="6 to 1"),
            casino("b", "pair plus", flush="4 to 1", straight="5 to 1"),
            casino("c", "Bonus Bet", Flush="4 to 1", Straight="6 to 1", Royal="50 to 1"),
        ],
        "example",
    )
    assert found.casinos == ("a", "b", "c")
    assert [texts(row) for row in found.rows] == [
        ["4 to 1", "4 to 1", "4 to 1"],
        ["6 to 1", "5 to 1", "6 to 1"],
        [None, None, "50 to 1"],
    ]


def test_wagers_that_pay_otherwise_are_not_one_wager() -> None:
    found = matrix(
        [
            casino("a", "Ante", Flush="4 to 1", Straight="6 to 1"),
            casino("b", "Trips", Flush="9 to 1", Straight="8 to 1"),
        ],
        "example",
    )
    assert len(found.rows) == 4


@pytest.mark.parametrize(
    ("pays", "odd"),
    [
        (["4 to 1", "4 to 1", "3 to 1"], [False, False, True]),
        (["4 to 1", "3 to 1"], [False, False]),
        (["4 to 1", "3 to 1", "2 to 1"], [False, False, False]),
        (["4 to 1", "4 to 1", "3 to 1", "3 to 1"], [False] * 4),
        (["8 to 2", "4 to 1", "3 to 1"], [False, False, True]),
    ],
)
def test_the_odd_one_out_differs_from_more_than_half(pays: list[str], odd: list[bool]) -> None:
    found = matrix([casino(f"c{n}", "Tie", win=each) for n, each in enumerate(pays)], "example")
    (row,) = found.rows
    assert [cell.odd for cell in row.cells if cell] == odd
    assert row.differs


def test_figures_of_a_topic_stand_in_one_row() -> None:
    found = matrix(
        [
            speaking("a", "decks of cards shall be changed at least every 24 hours."),
            speaking("b", "cards are replaced at least every 12 hours."),
            speaking("c", "player may stand."),
        ],
        "example",
    )
    (row,) = (row for row in found.rows if row.group == "cards.change-interval")
    assert texts(row) == ["at most 24 hours", "at most 12 hours", None]
    assert row.has_gap


def test_a_casino_that_contradicts_itself_is_marked() -> None:
    (row,) = matrix([speaking("a", "tie pays 8 to 1.", "tie pays 9 to 1.")], "example").rows
    (cell,) = row.cells
    assert cell is not None
    assert (cell.text, cell.contradicts, cell.measure) == ("8 to 1 / 9 to 1", True, None)


def test_the_law_has_its_own_column() -> None:
    document = casino("a", "Tie", win="8 to 1")
    assert matrix([document], "example").rows[0].law == ""
    with_law = matrix([document], "example", lambda facts: f"at least {facts[0].pays}")
    assert with_law.rows[0].law == "at least 8 to 1"


@pytest.mark.parametrize("game", sorted({str(each.game.game) for each in shipped()}))
def test_every_fact_of_the_shipped_submissions_stands_in_exactly_one_cell(game: str) -> None:
    found = matrix(shipped(), game)
    places = [place for row in found.rows for cell in row.cells if cell for place in cell.places]
    from checker.engine.filing import Filing

    filings = [Filing(each) for each in shipped() if str(each.game.game) == game]
    facts = [fact for each in filings for fact in (*each.payouts, *each.procedures)]
    assert sorted((p.span, p.at) for p in places) == sorted((fact.span, fact.at) for fact in facts)


def test_the_order_of_documents_does_not_matter() -> None:
    assert matrix(shipped(), "craps") == matrix(shipped()[::-1], "craps")


def workbook(found: Matrix) -> openpyxl.Workbook:
    return openpyxl.load_workbook(BytesIO(matrix_xlsx.render([found])))


def test_the_workbook_holds_real_numbers_filters_and_sources() -> None:
    found = matrix([casino("a", "Tie", win="3 to 2"), casino("b", "Tie", win="$500")], "example")
    book = workbook(found)
    assert book.sheetnames == ["example", "Sources"]
    sheet = book["example"]
    assert sheet.auto_filter.ref == "A1:I2"
    assert sheet.freeze_panes == "D2"
    assert [cell.value for cell in sheet[1]][5:] == ["a", "b", "Differs", "Gaps"]
    odds, dollars = sheet["F2"], sheet["G2"]
    assert (odds.value, odds.number_format, odds.data_type) == (1.5, 'General" to 1"', "n")
    assert (dollars.value, dollars.number_format, dollars.data_type) == (500, "$#,##0", "n")
    assert [cell.value for cell in book["Sources"][2]][3:9] == ["a", "3 to 2", "1.A", "a/game.yaml", 4, "7"]


def test_a_workbook_runs_nothing_that_a_submission_says() -> None:
    evil = '=HYPERLINK("http://example.org")'
    found = matrix([casino("a", f"'{evil}'", win="3 to 2")], "example")
    cell = workbook(found)["example"]["B2"]
    assert (cell.value, cell.data_type, cell.hyperlink) == (evil, "s", None)


def test_the_same_input_gives_the_same_workbook_and_json() -> None:
    found = matrix(shipped(), "three-card-poker")
    assert matrix_xlsx.render([found]) == matrix_xlsx.render([found])
    assert matrix_json.render([found]) == matrix_json.render([found])


def test_sheet_names_are_short_and_each_once() -> None:
    names = [f"{'x' * 40}{n}" for n in range(3)] + ["sources", "a/b:c*?"]
    book = openpyxl.load_workbook(BytesIO(matrix_xlsx.render([Matrix(name, (), ()) for name in names])))
    assert len(book.sheetnames) == len({name.lower() for name in book.sheetnames}) == 6
    assert all(len(name) <= 31 for name in book.sheetnames)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for document in (casino("a", "Tie", win="8 to 1"), casino("b", "Tie", win="9 to 1")):
        folder = tmp_path / "submissions" / document.slug
        folder.mkdir(parents=True)
        (folder / "game.yaml").write_text(document.text, encoding="utf-8")
        (folder / "casino.yaml").write_text(
            f"casino: {document.slug}\nname: {document.slug}\njurisdiction: us-oh\n", encoding="utf-8"
        )
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "casinos"),
    [
        (["example"], ["a", "b"]),
        (["Example"], ["a", "b"]),
        (["example", "submissions"], ["a", "b"]),
        (["example", "submissions/a"], ["a"]),
        (["example", "--casinos", "b"], ["b"]),
        (["example", "--casinos", "a", "b", "submissions"], ["a", "b"]),
        (["example", "--casinos", "a,b"], ["a", "b"]),
    ],
)
def test_games_casinos_and_paths_are_told_apart(
    house: Path, arguments: list[str], casinos: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compare", *arguments, "--format", "json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["comparisons"]
    assert found["casinos"] == casinos
    assert list(found["rows"][0]) == ["kind", "group", "name", "condition", "law", "differs", "gaps", "cells"]
    assert found["rows"][0]["cells"][casinos[0]]["number"] in ("8", "9")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["exampel"], "did you mean example?"),
        (["example", "--casinos", "z"], "no casino z here; there are a, b"),
        (["submissions"], "name a game to compare: example"),
        (["example", "--format", "xlsx"], "a spreadsheet needs a file"),
        (["example", "-o", "nowhere/x.txt"], "cannot be written"),
    ],
)
def test_a_wrong_call_is_one_line_and_exit_code_2(
    house: Path, arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compare", *arguments]) == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize("form", ["text", "json", "xlsx"])
def test_a_file_is_written_whole_or_not_at_all(house: Path, form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    target = house / "out"
    target.write_text("before", encoding="utf-8")

    def fails(handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", fails)
        assert main(["compare", "example", "--format", form, "-o", str(target)]) == 2
    assert target.read_text(encoding="utf-8") == "before"
    assert sorted(path.name for path in house.iterdir()) == ["out", "submissions"]
    assert main(["compare", "example", "--format", form, "-o", str(target)]) == 0
    assert target.read_bytes() != b"before"


def test_the_text_marks_gaps_and_lists_many_casinos_by_value(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "example"]) == 0
    assert "8 to 1  9 to 1" in capsys.readouterr().out
    for n in range(7):
        folder = house / "submissions" / f"c{n}"
        folder.mkdir()
        document = casino(f"c{n}", "Tie", win="8 to 1", suited="5 to 1")
        (folder / "game.yaml").write_text(document.text, encoding="utf-8")
        (folder / "casino.yaml").write_text(f"casino: c{n}\nname: C\njurisdiction: us-oh\n", encoding="utf-8")
    assert main(["compare", "example"]) == 0
    out = capsys.readouterr().out
    assert "8 to 1  [a, c0, c1, c2, c3, c4, c5, c6]" in out
    assert "≠ 9 to 1  [b]" in out
    assert "–  [a, b]" in out
