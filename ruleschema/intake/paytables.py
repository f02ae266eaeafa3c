"""What the labels and columns of a printed table are: wagers, outcomes, or only what is paid."""

import re

from ruleschema.intake.grids import Grid

_GENERIC = re.compile(
    r"(?:pay|pays|paid|pay ?offs?|payouts?|odds|pay ?tables?|awards?|amounts?|prizes?|bonus|return"
    r"|payout ?/? ?odds|pays? to|bonus payout)",
    re.I,
)  # fmt: skip
_WAGER_ON = re.compile(
    r"(?P<wager>.*?\b(?:bets?|wagers?))\b(?:\s+to\s+(?:win|lose))?\s+(?:on|to)\s+(?:an?\s+|the\s+)?(?P<on>\d.*)", re.I
)


def is_generic(column: str | None) -> bool:
    """A column head that only says that this is what is paid."""
    return column is None or bool(_GENERIC.fullmatch(column.strip(" :*")))


def split_wager(label: str) -> tuple[str, str] | None:
    """Place Bet to Win on 4 → Place Bet, 4."""
    found = _WAGER_ON.fullmatch(label)
    return (found["wager"].strip(), found["on"].strip()) if found else None


def names_wagers(grid: Grid) -> bool:
    """Whether the labels of a table are wagers: the head says so, or they are neither hands nor outcomes."""
    if grid.of_hands or re.search(r"\b(?:hands?|outcomes?|results?|events?)\b", grid.head, re.I):
        return False
    if re.search(r"\b(?:wagers?|bets?)\b", grid.head, re.I):
        return True
    labels = {row.label for row in grid.rows}
    return sum(_looks_like_outcome(label) for label in labels) < 0.5 * len(labels)


def _looks_like_outcome(label: str) -> bool:
    return bool(
        re.search(
            r"\b(?:points?|cards?|win(?:s|ning)? by|natural|losing|others?|ties?|total|dealer|22|suited|color"
            r"|match|any other|more|less)\b",
            label,
            re.I,
        )
    )
