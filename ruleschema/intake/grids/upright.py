"""Tables that lost their rows: each cell on a line of its own, put side by side again."""

import re
from dataclasses import replace

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.grids.stacks import stacked_rows
from ruleschema.intake.outline.titles import VERB
from ruleschema.intake.words.gridrows import is_hand
from ruleschema.intake.words.heads import COLUMN, heads_labels, is_generic, is_numbered
from ruleschema.intake.words.labels import read_label
from ruleschema.intake.words.payvalues import cell_value, is_empty

_AMOUNTS = re.compile(
    r"[$¢]\s?[\d,.]+\s*(?:[-–—]|to|and)\s*(?:[$¢]\s?[\d,.]+|up|over|above|more)\+?|[$¢][\d,.]+\+?", re.I
)
# A wager on even numbers or on 1 to 18 has a name that could be odds, and a tie is a case as well as a push.
_EITHER = re.compile(r"evens?|ties?", re.I)
_SPAN = re.compile(r"(\d{1,3}) ?(?:to|-|–) ?(\d{1,3})", re.I)
_PAYS = re.compile(r"(?<=[\w)])\s+pays?\Z", re.I)
NOTHING = "–"
_WORD = re.compile(r"[^\W\d_]{3}")
_SETTLED = ("push", "lose")
_MOST_WORDS = 10
_FEW_WORDS = 7
_MOST_COLUMNS = 6
_LONGEST = 50
_FEWEST_ROWS = 2
# Without a head, and with words between label and value, only a longer run is surely a table.
_SURE_ROWS = 3


def set_rows(lines: list[Line]) -> list[Line]:
    """The lines with such tables as rows of cells; a row knows the line of each cell."""
    shown: list[int] = []
    kinds: list[str] = []
    for index, line in enumerate(lines):
        # Below a value, and in no table else, a dash says that nothing is paid.
        kind = _kind(line) if not line.blank else "v" if line.dash and kinds[-1:] == ["v"] else ""
        shown += [index] if kind else []
        kinds += [kind] if kind else []
    made: dict[int, Line] = {}
    gone: set[int] = set()
    texts, whole = [_bare(lines[index].text) for index in shown], "".join(kinds)
    place = 0
    while place + 1 < len(kinds):
        rows = [
            [[each] for each in row]
            for row in _rows(lines, shown, kinds, place) or _columns(lines, shown, kinds, place)
        ]
        rows = rows or stacked_rows(texts, whole, place)
        if not rows:
            place += 1
            continue
        table = -lines[shown[place]].number  # a number that no table of the document's own has
        for row in rows:
            own = [shown[each] for cell in row for each in cell]
            made[own[0]] = _joined([[lines[shown[each]] for each in cell] for cell in row], table)
            gone |= set(own[1:])
        place = max(each for row in rows for cell in row for each in cell) + 1
    return [made.get(index, line) for index, line in enumerate(lines) if index not in gone] if made else lines


def _kind(line: Line) -> str:
    """v for a value, l for what can be a label or a head, n for a numbered one, e for either, x for anything else."""
    text = _bare(line.text)
    if line.tabular or line.bullet or len(text) > 90 or len(text.split()) > _MOST_WORDS:
        return "x"
    value = cell_value(text)
    if _EITHER.fullmatch(text) or ((span := _SPAN.fullmatch(text)) and int(span[1]) < int(span[2])):
        return "e"
    if (value is not None and value not in _SETTLED) or is_empty(text) or _AMOUNTS.fullmatch(text):
        return "v"
    if value in _SETTLED and text[:1].isupper():
        return "v"
    labelled = read_label(text)
    told = VERB.search(text) and not (len(text.split()) <= _FEW_WORDS and text[:1].isupper())
    if text.endswith((".", ";", ":", ",")) or told:
        return "x"
    return "n" if labelled and labelled[1] else "l"


def _bare(text: str) -> str:
    """A label without the verb that its values follow: Any 20 pays."""
    return _PAYS.sub("", text)


# ---- row after row -----------------------------------------------------------------------------
def _rows(lines: list[Line], shown: list[int], kinds: list[str], place: int) -> list[list[int]]:
    """Rows of a label, perhaps words that explain it, and values, from here on; with the head above them."""
    for width in range(2, _MOST_COLUMNS + 1):
        rows = _rows_of(kinds, place, width)
        if len(rows) < _FEWEST_ROWS:
            continue
        head = _head(lines, shown, kinds, place, width)
        explained = any(kinds[each] == "l" for row in rows for each in row[1:])
        if head or not explained or len(rows) >= _SURE_ROWS:
            return [head, *rows] if head else rows
    return []


def _rows_of(kinds: list[str], place: int, width: int) -> list[list[int]]:
    """Rows that begin with a label and end in a value; the first row of the narrowest fit tells the width."""
    rows: list[list[int]] = []
    while place + width <= len(kinds):
        row = kinds[place : place + width]
        # A row ends where its values end: a value behind it is one more column.
        longer = place + width < len(kinds) and kinds[place + width] == "v"
        if row[0] not in "le" or row[-1] not in "ve" or {"x", "n"} & set(row) or "vl" in "".join(row) or longer:
            break
        rows.append(list(range(place, place + width)))
        place += width
    return rows


def _head(lines: list[Line], shown: list[int], kinds: list[str], first: int, width: int) -> list[int] | None:
    """The heads of the columns: as many lines as a row has cells, right above the first."""
    head = list(range(first - width, first))
    if head[0] < 0 or any(kinds[each] != "l" for each in head):
        return None
    apart = shown[head[-1]] - shown[head[0]] >= width
    return None if apart else head


# ---- column after column -----------------------------------------------------------------------
def _columns(lines: list[Line], shown: list[int], kinds: list[str], place: int) -> list[list[int]]:
    """Rows from columns printed one after the other: labels, then as many values, each under its head."""
    if kinds[place] not in "le" or (place and kinds[place - 1] in "le"):
        return []
    end = _end_of(kinds, place, "le")
    values = _end_of(kinds, end, "ve") - end
    run = [lines[shown[each]].text for each in range(place, end)]
    for columns in range(1, _MOST_COLUMNS):
        rows, left = divmod(values, columns)
        first = end - rows - 1 - columns  # the head of the labels, where all heads stand before them
        if left or rows < _SURE_ROWS or first < place:
            continue
        if heads_labels(run[first - place]) and all(map(_pays, run[first - place + 1 : end - rows - place])):
            return [list(range(first, end - rows)), *_side_by_side(end - rows, rows, columns + 1)]
    return _each_headed(run, kinds, end, values) or _announced(lines, shown, place, end, values)


def _announced(lines: list[Line], shown: list[int], place: int, end: int, values: int) -> list[list[int]]:
    """Columns without heads, right below the words that announce them or of hands: labels, and as many values."""
    columns, left = divmod(values, end - place)
    hands = end - place > _SURE_ROWS and all(is_hand(lines[shown[each]].text) for each in range(place, end))
    told = place > 0 and (hands or lines[shown[place - 1]].text.endswith(":"))
    return _side_by_side(place, end - place, columns + 1) if told and columns and not left else []


def _each_headed(run: list[str], kinds: list[str], end: int, values: int) -> list[list[int]]:
    """Columns each of which has its head right over its own cells; the labels have one too."""
    columns = [range(end - 1, end + values)]
    while re.fullmatch(rf"l[ve]{{{values}}}", "".join(kinds[columns[-1].stop : columns[-1].stop + 1 + values])):
        columns.append(range(columns[-1].stop, columns[-1].stop + 1 + values))
        if columns[-1].stop < len(kinds) and kinds[columns[-1].stop] == "v":
            return []  # a column that is longer than its labels
    labels = end - values - 2
    first = len(run) - values - 2  # what stands right over the labels, if the last words head the values
    if values < _FEWEST_ROWS or first < 0:
        return []
    if all(map(_pays, run[first + 1 : -1])) or not _WORD.search(run[-1]):
        return []  # these head the columns of rows that follow one after the other
    told = heads_labels(run[first]) or len(columns) > 1 or (first == 0 and is_generic(run[-1]))
    if not told or (values < _SURE_ROWS and not is_generic(run[-1])):
        return []
    return [list(row) for row in zip(range(labels, end - 1), *columns, strict=True)]


def _pays(head: str) -> bool:
    """Whether words can head a column of values."""
    return is_generic(head) or is_numbered(head) or COLUMN.search(head) is not None


def _side_by_side(start: int, rows: int, columns: int) -> list[list[int]]:
    """Cells that are counted down each column, a row at a time."""
    return [[start + row + column * rows for column in range(columns)] for row in range(rows)]


def _end_of(kinds: list[str], place: int, kind: str) -> int:
    most = min(len(kinds), place + _LONGEST * _MOST_COLUMNS)
    return next((each for each in range(place, most) if kinds[each] not in kind), most)


def _joined(row: list[list[Line]], table: int) -> Line:
    """A row of cells, each of one line or more; its text has every word."""
    first = next(line for cell in row for line in cell)
    texts = [" ".join(line.text or NOTHING for line in cell) for cell in row]
    cells = tuple(_bare(text) for text in texts)
    rest = tuple(line.number for cell in row for line in cell[1:])
    numbers = (*(cell[0].number if cell else first.number for cell in row), *rest)
    text = "\t".join(texts)
    return replace(first, text=text, cells=cells, places=numbers, bold=False, heading=0, table=table)
