"""Comparisons as a workbook: a sheet a game with filters and real numbers, and one with the sources."""

from collections.abc import Sequence
from datetime import UTC, datetime
from io import BytesIO
from typing import Any

import xlsxwriter

from checker.compare.measures import TO_ONE, Measure
from checker.compare.rows import Cell, Matrix, Row
from grammar.nodes import Bound

# The longest text and sheet name a workbook can hold.
MOST_TEXT = 32_000
MOST_NAME = 31
HEAD = ("Kind", "Wager or topic", "Outcome or unit", "Condition", "Law")
SOURCES = ("Game", "Wager or topic", "Outcome or unit", "Casino", "Value", "Clause", "File", "Line", "Source lines")
# A workbook carries a date; a fixed one keeps the bytes the same.
CREATED = datetime(2000, 1, 1, tzinfo=UTC).replace(tzinfo=None)


def render(matrices: Sequence[Matrix]) -> bytes:
    """The workbook as bytes."""
    stream = BytesIO()
    book = xlsxwriter.Workbook(stream, {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False})
    book.set_properties({"created": CREATED, "title": "houserules compare"})
    styles = _Styles(book)
    for matrix, name in zip(matrices, _names(matrices), strict=True):
        _sheet(book.add_worksheet(name), matrix, styles)
    _sources(book.add_worksheet("Sources"), matrices, styles)
    book.close()
    return stream.getvalue()


class _Styles:
    """Formats of cells, one for each number format and mark."""

    def __init__(self, book: Any) -> None:
        self._book = book
        self._known: dict[tuple[str, str], Any] = {}

    def of(self, mark: str = "", number: str = "") -> Any:
        key = (mark, number)
        if key not in self._known:
            looks: dict[str, dict[str, object]] = {
                "": {"text_wrap": not number},
                "head": {"bold": True, "bottom": 1, "text_wrap": True, "bg_color": "#E7ECF2"},
                "odd": {"bold": True, "bg_color": "#FBE0C8", "text_wrap": not number},
                "gap": {"bg_color": "#F0F0F0"},
            }
            shape: dict[str, object] = {"valign": "top", **looks[mark]}
            self._known[key] = self._book.add_format(shape | ({"num_format": number} if number else {}))
        return self._known[key]


def _names(matrices: Sequence[Matrix]) -> list[str]:
    """Sheet names: short, without forbidden signs, each once."""
    found: list[str] = []
    for matrix in matrices:
        plain = "".join(char if char.isalnum() or char in " -." else " " for char in matrix.game)[:MOST_NAME] or "game"
        taken = {name.lower() for name in (*found, "Sources", "History")}
        name, count = plain, 1
        while name.lower() in taken:
            count += 1
            name = f"{plain[: MOST_NAME - 4]} {count}"
        found.append(name)
    return found


def _sheet(sheet: Any, matrix: Matrix, styles: _Styles) -> None:
    head = (*HEAD, *matrix.casinos, "Differs", "Gaps")
    for column, title in enumerate(head):
        sheet.write_string(0, column, title[:MOST_TEXT], styles.of("head"))
    for line, row in enumerate(matrix.rows, 1):
        _row(sheet, line, row, styles)
    sheet.freeze_panes(1, 3)
    sheet.autofilter(0, 0, max(len(matrix.rows), 1), len(head) - 1)
    for column, width in enumerate((11, 26, 28, 30, 18)):
        sheet.set_column(column, column, width)
    sheet.set_column(len(HEAD), len(HEAD) + len(matrix.casinos) - 1, 24)


def _row(sheet: Any, line: int, row: Row, styles: _Styles) -> None:
    for column, text in enumerate((row.kind, row.group, row.name, row.condition, row.law)):
        sheet.write_string(line, column, text[:MOST_TEXT], styles.of())
    for column, cell in enumerate(row.cells, len(HEAD)):
        _cell(sheet, line, column, cell, styles)
    after = len(HEAD) + len(row.cells)
    sheet.write_string(line, after, "yes" if row.differs else "no")
    sheet.write_number(line, after + 1, row.cells.count(None))


def _cell(sheet: Any, line: int, column: int, cell: Cell | None, styles: _Styles) -> None:
    if cell is None:
        sheet.write_blank(line, column, None, styles.of("gap"))
        return
    mark = "odd" if cell.odd else ""
    if cell.measure is None:
        sheet.write_string(line, column, cell.text[:MOST_TEXT], styles.of(mark))
        return
    number = cell.measure.number / 100 if cell.measure.unit.startswith("%") else cell.measure.number
    sheet.write_number(line, column, float(number), styles.of(mark, _format(cell.measure)))


def _format(measure: Measure) -> str:
    """How a number shows: 1.5 as "1.5 to 1", 24 as "at most 24 hours"."""
    whole = measure.number.denominator == 1
    if measure.unit == "$":
        shown = "$#,##0" if whole else "$#,##0.00"
    elif measure.unit.startswith("%"):
        rest = measure.unit.removeprefix("%")
        shown = ("0%" if whole else "0.00%") + (_quoted(rest) if rest else "")
    else:
        shown = "General" + _quoted(f" {measure.unit if measure.unit != TO_ONE else TO_ONE}")
    bound = "" if measure.bound in (Bound.EXACTLY, Bound.ONE_OF) else _quoted(f"{measure.bound} ")
    less = _quoted(f" less commission of {measure.commission}") if measure.commission else ""
    return bound + shown + less


def _quoted(words: str) -> str:
    plain = words.replace('"', "'")[:80]
    return f'"{plain}"'


def _sources(sheet: Any, matrices: Sequence[Matrix], styles: _Styles) -> None:
    """Every place behind every cell, so that a reader gets back to the page."""
    for column, title in enumerate(SOURCES):
        sheet.write_string(0, column, title, styles.of("head"))
    line = 0
    for matrix in matrices:
        for row in matrix.rows:
            for casino, cell in zip(matrix.casinos, row.cells, strict=True):
                for place in cell.places if cell is not None else ():
                    line += 1
                    src = ", ".join(map(str, place.src))
                    texts = (
                        matrix.game,
                        row.group,
                        row.name,
                        casino,
                        cell.text if cell else "",
                        place.at,
                        place.span.file,
                    )
                    for column, text in enumerate(texts):
                        sheet.write_string(line, column, text[:MOST_TEXT])
                    sheet.write_number(line, 7, place.span.line)
                    sheet.write_string(line, 8, src[:MOST_TEXT])
    sheet.freeze_panes(1, 0)
    sheet.autofilter(0, 0, max(line, 1), len(SOURCES) - 1)
    sheet.set_column(0, len(SOURCES) - 1, 22)
