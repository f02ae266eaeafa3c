"""Charts whose cells a single space parts: "Outcome Ante Play" over "Tie Push Push", set in columns again."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, takewhile

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.outline.titles import is_pay_row
from ruleschema.intake.wagers.wagernames import COMMON
from ruleschema.intake.words.heads import heads_labels, heads_wager_and_case, is_generic, is_numbered, split_head
from ruleschema.intake.words.payvalues import cell_value, is_empty
from ruleschema.intake.words.rowvalues import trailing_values

# What can fill a cell: odds, an amount, or a word with a capital for what becomes of the wager.
_CELL = re.compile(
    r"(?<![\w.,$-])(?:(?i:pays )?(?:\d{1,3}(?:,\d{3})+|\d{1,5})(?:\.\d)?(?:\s?(?:to|for)\s?|:)\d{1,3}"
    r"|\$\d[\d,]*(?:\.\d\d)?"
    r"|\d{1,3}(?:\.\d{1,2})?\s?%(?:\s(?:of\s)?(?:the\s)?(?i:meter|jackpot|pool|progressive))?"
    r"|(?:[Ss]ee|[Pp]er|[Bb]y)\s(?:the\s)?(?:[Pp]ay\s?[Tt]able|[Tt]able|[Ss]chedule)|Pay\s?[Tt]able|PAY\s?TABLE"
    r"|Even [Mm]oney|Push(?:es)?|PUSH|Loses?|Loss|Lost|LOSES?|Wins?|WINS?|Returned|Collected|Taken|No [Aa]ction"
    r"|Stand-?off|N/A|n/a|None"
    r"|[-–—]{1,2})(?=\s|\Z)"
)
_ENDS = re.compile(r"[.;:,]\Z")
_OPEN = re.compile(r"(?:,|\b(?:and|or|of|the|an?|with|but|than|not|to|does|is|has))\Z")
_CALLED = re.compile(r"(?:bets?|wagers?|bonus|odds|jackpot|progressive|payouts?)", re.I)
_STAKE = re.compile(r"bets?|wagers?", re.I)
_MOST_HEAD = 14
_MOST_COLUMNS = 6
_MOST_LABEL = 20
_LONGEST = 160
_FEWEST = 2
_MOST_ROWS = 60


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of such a chart: the lines that it stands on, and where on the last one its cells begin."""

    lines: tuple[Line, ...]
    starts: tuple[int, ...]

    def cells(self, columns: int) -> list[str]:
        text = self.lines[-1].text
        starts = self.starts[-columns:]
        label = " ".join([*(line.text for line in self.lines[:-1]), text[: starts[0]].strip()])
        return [label, *(text[at:end].strip() for at, end in zip(starts, [*starts[1:], None], strict=True))]


def set_charts(lines: list[Line]) -> list[Line]:
    """The lines with the heads and rows of such charts in cells."""
    shown = [line for line in lines if not line.blank]
    told = ""
    made: dict[int, Line] = {}
    gone: set[int] = set()
    for place, head in enumerate(shown):
        if head.number in made or head.number in gone or not _may_head(head) or not _ends_in_cell(shown, place + 1):
            continue
        told = told or " ".join(line.text.lower() for line in shown)
        columns, rows = _columns(head.text, list(_rows(shown, place + 1)), told)
        made |= _chart(head, columns, rows) if rows else {}
        gone |= {line.number for row in rows for line in row.lines[:-1]}
    return [made.get(line.number, line) for line in lines if line.number not in gone] if made else lines


def _chart(head: Line, columns: list[str], rows: list[_Row]) -> dict[int, Line]:
    """The lines of a chart by number; where one column only says what is paid, they are rows as others are."""
    table = -head.number  # a number that no table of the document's own has
    if len(columns) == 2 and is_generic(columns[1]):
        text = {row.lines[-1].number: " ".join(line.text for line in row.lines) for row in rows}
        found = {row.lines[-1].number: replace(row.lines[-1], text=text[row.lines[-1].number]) for row in rows}
        return {number: replace(line, table=table) for number, line in {head.number: head, **found}.items()}
    made = {head.number: _in_cells([head], columns, table)}
    return made | {row.lines[-1].number: _in_cells([*row.lines], row.cells(len(columns) - 1), table) for row in rows}


def _in_cells(lines: list[Line], cells: list[str], table: int) -> Line:
    last = lines[-1]
    numbers = (*(line.number for line in lines[:-1]), *[last.number] * (len(cells) - len(lines) + 1))
    places = numbers if len(lines) > 1 and len(numbers) == len(cells) else ()
    return replace(last, text="\t".join(cells), cells=tuple(cells), table=table, places=places, spans=(), bullet=False)


def _may_head(line: Line) -> bool:
    """Whether a line can head a chart: few words, the first of which say what the labels are."""
    text = line.text
    if line.tabular or line.cells or line.bullet or len(text) > _LONGEST or _ENDS.search(text):
        return False
    words = text.split()
    return 1 < len(words) <= _MOST_HEAD and _label_head(words) is not None and not _starts(line)


def _label_head(words: list[str]) -> int | None:
    """How many of the first words head the labels."""
    sizes = range(min(4, len(words) - 1), 0, -1)
    return next((size for size in sizes if _heads(" ".join(words[:size]))), None)


def _heads(text: str) -> bool:
    return heads_labels(text) or heads_wager_and_case(text)


def _ends_in_cell(shown: list[Line], place: int) -> bool:
    """Whether one of the two lines below a head ends in a cell: a label may be wrapped."""
    return any(_starts(line) for line in shown[place : place + 2])


def _rows(shown: list[Line], place: int) -> Iterator[_Row]:
    """The rows from here on, each with the line on which its label begins where it was wrapped."""
    waiting: Line | None = None
    for line in shown[place : place + _MOST_ROWS]:
        starts = _starts(line)
        goes_on = waiting is not None and (line.text[:1].islower() or bool(_OPEN.search(waiting.text)))
        if starts and (waiting is None or goes_on):
            yield _Row((waiting, line) if waiting is not None else (line,), tuple(starts))
            waiting = None
        elif starts or waiting is not None or not _may_be_label(line):
            return
        else:
            waiting = line


def _may_be_label(line: Line) -> bool:
    text = line.text
    return (
        not (line.tabular or line.cells or line.bullet or line.heading)
        and len(text) <= _LONGEST
        and ((text[:1].isupper() and _ENDS.search(text) is None) or text.endswith(","))
    )


def _starts(line: Line) -> list[int]:
    """Where the cells at the end of a row begin; none where it is no row."""
    text = line.text
    if line.tabular or line.cells or line.bullet or line.limit or len(text) > _LONGEST or text[:1] in "$":
        return []
    found = list(_CELL.finditer(text))
    end, starts = len(text), list[int]()
    for each in reversed(found):
        if text[each.end() : end].strip() or not text[: each.start()].strip(" -–—"):
            break
        starts.insert(0, each.start())
        end = each.start()
    label = text[: starts[0]].split() if starts else []
    return starts if label and len(label) <= _MOST_LABEL else []


def _columns(head: str, rows: list[_Row], told: str) -> tuple[list[str], list[_Row]]:
    """The heads of the labels and of each column, and the rows, where heads part so and the rows need it."""
    counts = Counter(len(row.starts) for row in rows if len(row.starts) <= _MOST_COLUMNS)
    for count, _ in counts.most_common():
        own = list(takewhile(lambda row, least=count: _fills(row, least), rows))  # type: ignore[misc]
        if len(own) >= _FEWEST and (parted := _parted(head, count, told)):
            # What reads as it stands in so many columns is not set in fewer.
            return (parted, own) if _needs_cells(own, count) else ([], [])
    return [], []


def _fills(row: _Row, columns: int) -> bool:
    """Whether a row has a cell for each column; a lone word that pays nothing is a caption's."""
    return len(row.starts) >= columns and (columns > 1 or cell_value(row.cells(1)[1]) is not None)


def _needs_cells(rows: list[_Row], count: int) -> bool:
    """Whether a row would not be read as it stands: a word is its value, or its label tells a whole case."""
    for row in rows:
        cells = row.cells(count)[1:]
        if len(row.lines) > 1 or not is_pay_row(row.lines[-1]) or any(cell_value(cell) is None for cell in cells):
            return not all(is_empty(cell) for cell in cells) or len(rows) > _FEWEST
        if len((trailing_values(row.lines[-1].text) or ("", []))[1]) != count:
            return True
    return False


def _parted(head: str, count: int, told: str) -> list[str] | None:
    """A head in its columns: as heads are known, or so that the text knows each of them as a wager."""
    if found := split_head(head, count, COMMON):
        return found if found[0] else None
    words = head.split()
    size = _label_head(words)
    rest = words[size:] if size else []
    if size is None or len(rest) < count or not all(word[:1].isupper() or word[:1].isdigit() for word in rest[:1]):
        return None
    ways = (_cut(rest, cuts) for cuts in combinations(range(1, len(rest)), count - 1))
    best = max(ways, key=lambda way: _told_of(way, told), default=None)
    good = best is not None and (count == 1 or all(_is_named(part, told) for part in best))
    return [" ".join(words[:size]), *best] if best is not None and good else None


def _told_of(way: list[str], told: str) -> tuple[int, int]:
    """How many of the heads can be some, and how many of them the text speaks of as wagers."""
    return sum(_is_named(part, told) for part in way), sum(_is_told(part, told) for part in way)


def _cut(words: list[str], cuts: tuple[int, ...]) -> list[str]:
    return [" ".join(words[start:end]) for start, end in zip((0, *cuts), (*cuts, None), strict=True)]


def _is_named(part: str, told: str) -> bool:
    """Whether words head a column: generic or numbered, called a wager, or named so in the text."""
    words = part.split()
    if is_generic(part) or is_numbered(part):
        return True
    if any(map(_STAKE.fullmatch, words[:-1])):
        return False  # a column ends with the word for a wager
    if len(words) > 1 and _CALLED.fullmatch(words[-1]):
        return True
    return _is_told(part, told)


def _is_told(part: str, told: str) -> bool:
    """Whether the text speaks of a wager by these words."""
    name = re.escape(part.lower())
    if is_generic(part):
        return False
    return re.search(rf"\b(?:the|an?|each|any|and|or|all)\s{name}\b|\b{name}\s(?:wager|bet)s?\b", told) is not None
