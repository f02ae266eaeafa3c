"""The columns of a table while it is read: what each holds, and what a row's cells say by them."""

import re

from ruleschema.intake.grids.gridcells import parted_commission
from ruleschema.intake.words.casewords import negated
from ruleschema.intake.words.columns import Holds, holds
from ruleschema.intake.words.gridrows import Grid
from ruleschema.intake.words.heads import ENVY
from ruleschema.intake.words.staked import bare_multiple

# A row may be a clause of its own: 3.3.2 Banker.
_NUMBER = re.compile(r"\A(?:\d{1,2}(?:\.\d{1,2}){1,3}\.?|\(?[a-z]\))\s+(?=[A-Z])")
# A head that gives the unit of the figures below it: Table A (to 1).
_UNIT = re.compile(r"\s*[(\[]?\s*\b(?P<word>to|for)[\s-]+(?P<stake>1|one)\b\s*[)\]]?\s*\Z", re.I)
_FIGURE = re.compile(r"\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d{1,3})?")
_ANSWER = re.compile(r"(?P<both>yes\s?(?:/|or)\s?no|either|any|n/?a)|(?P<yes>yes)|no", re.I)
_WINNER = re.compile(r"winner|(?:who|which hand|hand that) wins|(?:winning|higher|better|high) hand", re.I)
_SIDE = re.compile(r"(?:the )?(?:player|dealer|bank(?:er)?|guest|patron|house|player[-/]dealer)", re.I)
# Below a head or another row a cell may tell the loser or the winner; in a head these are cases.
_LOST = re.compile(
    r"(?:the )?(?:player|guest|patron)s? loses?|(?:the )?(?:player[-/])?(?:dealer|banker|house) wins", re.I
)
_ALL_OF_IT = re.compile(r"(?:entire |full |whole )?(?:progressive )?(?:jackpot|meter)(?: amount)?", re.I)


class GridColumns:
    """The heads of the columns, and the group that a column of wagers makes of its rows."""

    def __init__(self, known: tuple[str, ...]) -> None:
        self.known = known
        self.grid = Grid()
        self.columns: list[str] = []
        self.group: str | None = None
        self.paired = False
        # Whether rows go on with the wager above them: then what a column explains tells its rows apart.
        self.continued = False
        self.kinds: dict[str | None, bool] = {}

    def over(self, values: list[str]) -> list[str]:
        """The heads over the values of a row that may have fewer: the last ones, unless these pay otherwise.

        Amounts stand below amounts and odds below odds; `kinds` tells which columns paid amounts before.
        """
        if len(self.columns) < len(values):
            return []
        first, last = self.columns[: len(values)], self.columns[-len(values) :]
        if len(first) < len(self.columns) and ENVY.match(last[-1]):
            return first  # the hands that pay no envy
        own = [value.startswith("$") for value in values]
        other = [self.kinds.get(name) for name in last] != own == [self.kinds.get(name) for name in first]
        return first if other else last

    def _counted(self, cell: str, place: int) -> str:
        """What a cell pays, without its commission; a bare figure by a head that counts points or chips."""
        cell = parted_commission(cell)[0] if place else cell
        if place and self.columns and _ALL_OF_IT.fullmatch(cell.strip()):
            return "100% of meter"
        if place and (self.grid.rows or self._holds(place)) and _LOST.fullmatch(cell.strip()):
            return "Lose"
        head = self._column(place - 1) or ""
        if place and _FIGURE.fullmatch(cell.strip()) and (ratio := _UNIT.search(head)):
            return f"{cell.strip()} {ratio['word'].lower()} 1"
        if place and self._holds(place) is Holds.PAY and (times := bare_multiple(cell)):
            return times
        unit = re.search(r"\b(points?|chips?)\b", head, re.I) if place and cell.strip().isdecimal() else None
        return f"{cell.strip()} {unit[1].lower().rstrip('s')}s" if unit else cell

    def _label(self, cells: list[str]) -> str:
        """What the row is for: the outcome of a wager that stands in a cell of its own, else all that names it."""
        heads = [self.grid.head, *self.columns, *[""] * len(cells)]
        cells = [
            _answered(head, cell) for head, cell in zip(heads, [_NUMBER.sub("", cells[0]), *cells[1:]], strict=False)
        ]
        told = [self._holds(place) for place in range(len(cells))]
        outcome = " ".join(cell for cell, kind in zip(cells, told, strict=True) if kind is Holds.OUTCOME and cell)
        first = cells[0] or (self.group or "" if self.paired else "")
        if Holds.OUTCOME in told[1:] and (told[0] is Holds.WAGER or first.lower() in self.known):
            self.group, self.paired = first or None, True
            return outcome or first
        if self.paired:
            self.group, self.paired = None, False
        named = [
            cell
            for place, cell in enumerate(cells)
            if not place or not (told[place] is Holds.EXPLANATION or (self.columns and cell.isdecimal()))
        ]
        label = " ".join(cell for cell in named if cell and not re.fullmatch(r"\(?\w{1,3}[.)]", cell))
        return label.replace(" , ", ", ")

    def _holds(self, place: int) -> Holds | None:
        kind = holds(self._column(place - 1) if place else self.grid.head)
        return Holds.OUTCOME if self.continued and kind is Holds.EXPLANATION else kind

    def _tells(self, place: int) -> bool:
        """Whether a column tells what the row is for, and not what it pays, whatever its figures look like."""
        return self._holds(place) in (Holds.OUTCOME, Holds.EXPLANATION) and place < len(self.columns)

    def _named(self, place: int) -> str | None:
        """The head of a column without the unit of its figures."""
        head = self._column(place)
        return _UNIT.sub("", head) if head else head

    def _column(self, place: int) -> str | None:
        return self.columns[place] if 0 <= place < len(self.columns) else None


def _answered(head: str, cell: str) -> str:
    """The case that "yes" or "no" stands for, as the head of the column asks for it; whoever wins, by its head."""
    asked = head.strip(" ?:*")
    if _WINNER.fullmatch(asked) and _SIDE.fullmatch(cell.strip()):
        return f", {cell.strip()} wins"
    answer = _ANSWER.fullmatch(cell.strip())
    if answer is None or not asked:
        return cell
    return "" if answer["both"] else f", {asked if answer['yes'] else negated(asked)}"
