"""Tables written as markup: a row on a line, a cell on a line, and a cell that reaches into further rows."""

from ruleschema.intake.cleaning.markuptables import set_rows_of_markup
from ruleschema.intake.formats.lines import SourceLine
from tests.intake.test_layouts import draft, payouts


def rows(*lines: str) -> list[tuple[int, str]]:
    made = set_rows_of_markup([SourceLine(number, line) for number, line in enumerate(lines, 1)])
    return [(line.number, line.text) for line in made]


def test_a_document_with_such_tables_is_read() -> None:
    assert [row[:4] for row in payouts("markup.md")] == [
        (17, "Low", "the sum is small", "1 to 1"),
        (18, "Sum", "4 or 17", "50 to 1"),
        (19, "Sum", "5 or 16", "18 to 1"),
        (31, "Gull Bonus", "Three", "30 to 1"),
        (35, "Gull Bonus", "Two", "10 to 1"),
    ]
    assert [game.game for game in draft("markup.md").games] == ["harbor-dice"]


def test_a_row_stands_on_the_line_of_its_last_cell_and_the_lines_are_as_many() -> None:
    assert rows("<table><tr>", "<td>Pair</td>", "<td>1 to 1</td>", "</tr></table>", "after") == [
        (1, ""), (2, ""), (3, ""), (3, "Pair\t1 to 1"), (5, "after"),
    ]  # fmt: skip


def test_a_table_on_one_line_is_a_row_for_each_of_its_own() -> None:
    one = "<table><tr><td>Pair</td><td>1 to 1</td></tr><tr><td>Flush</td><td>4 to 1</td></tr></table>"
    assert rows(one) == [(1, "Pair\t1 to 1"), (1, "Flush\t4 to 1")]


def test_what_is_left_open_or_stands_beside_the_cells_is_kept() -> None:
    assert rows("<table>", "a note", "<tr><td>Pair", "</td></tr>", "<td>cut") == [
        (1, ""), (2, "a note"), (3, ""), (4, "Pair"), (5, ""),
    ]  # fmt: skip


def test_without_such_a_table_nothing_is_touched() -> None:
    assert rows("a <tr> b", "2 to 1") == [(1, "a <tr> b"), (2, "2 to 1")]
