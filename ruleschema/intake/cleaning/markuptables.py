"""Tables that a conversion writes as markup, `<tr><td>Pair</td><td>1 to 1</td></tr>`: rows with their cells again."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from ruleschema.intake.formats.lines import SourceLine

_TOKEN = re.compile(r"<(?P<close>/?)(?P<name>table|thead|tbody|tr|td|th|caption)\b(?P<rest>[^<>]{0,200})>", re.I)
_SPAN = re.compile(r"rowspan\s*=\s*[\"']?(?P<rows>\d{1,3})", re.I)


@dataclass(slots=True)
class _Row:
    """The cells of a row, each with the line it ends on; `spans` are those that reach into further rows."""

    cells: list[str] = field(default_factory=list)
    line: SourceLine | None = None
    spans: dict[int, int] = field(default_factory=dict)


def set_rows_of_markup(source: list[SourceLine]) -> list[SourceLine]:
    """The lines with each row of a table on one line, that of its last cell; its other lines stay, without words."""
    if not any("<td" in line.text or "<TD" in line.text for line in source):
        return source
    reader = _Tables()
    return [made for line in source for made in reader.read(line)]


class _Tables:
    """Reads lines one after the other and remembers the table and the cell that are open."""

    def __init__(self) -> None:
        self.open = False
        self.cell: list[str] | None = None
        self.row = _Row()
        self.reaching: dict[int, tuple[int, str]] = {}

    def read(self, line: SourceLine) -> Iterator[SourceLine]:
        made: list[SourceLine] = []
        at = 0
        for token in _TOKEN.finditer(line.text):
            self._words(line, line.text[at : token.start()], made)
            self._token(line, token, made)
            at = token.end()
        if at == 0 and not self.open:
            yield line
            return
        self._words(line, line.text[at:], made)
        yield from made or [replace(line, text="")]

    def _words(self, line: SourceLine, words: str, made: list[SourceLine]) -> None:
        if self.cell is not None:
            self.cell.append(words)
        elif words.strip():
            made.append(replace(line, text=words))  # what stands beside the cells is no cell

    def _token(self, line: SourceLine, token: re.Match[str], made: list[SourceLine]) -> None:
        name, opens = token["name"].lower(), not token["close"]
        if name == "table":
            self.open, self.reaching = opens, {}
        if name in ("td", "th") or not opens:
            self._end_cell(line)
        if name in ("td", "th") and opens:
            self._fill()
            self.cell = []
            if span := _SPAN.search(token["rest"]):
                self.row.spans[len(self.row.cells)] = int(span["rows"]) - 1
        elif name in ("tr", "table", "tbody", "thead"):
            self._end_row(made)

    def _end_cell(self, line: SourceLine) -> None:
        if self.cell is not None:
            self.row.cells.append(" ".join(" ".join(self.cell).split()))
            self.row.line, self.cell = line, None

    def _fill(self) -> None:
        """What reaches down from the rows above stands in this row too."""
        while (column := len(self.row.cells)) in self.reaching:
            left, words = self.reaching.pop(column)
            self.row.cells.append(words)
            if left > 1:
                self.row.spans[column] = left - 1

    def _end_row(self, made: list[SourceLine]) -> None:
        if self.row.line is not None:
            made.append(replace(self.row.line, text="\t".join(self.row.cells)))
            self.reaching = {at: (rows, self.row.cells[at]) for at, rows in self.row.spans.items() if rows > 0}
        self.row = _Row()
