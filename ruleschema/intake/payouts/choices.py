"""Which of the tables printed side by side the house chooses from, and which are fixed."""

import re
from collections.abc import Iterable

from ruleschema.intake.words.heads import versioned

_CHOSEN = re.compile(
    r"(?:pay ?table|pay ?out|table|version|option|schedule|column)s?\s*#?\s*(?:[A-Z]|[IVX]{1,4}|\d{1,2})"
    r"|(?-i:[A-Z]|[A-Z]{1,4}-\d{1,2})",
    re.I,
)


Named = tuple[str | None, str | None]


def bounds_of(tables: Iterable[Named], bound: str | None) -> dict[str | None, str | None]:
    """The bound of each wager whose tables stand beside each other, where the words before them tell `bound`."""
    named: dict[str | None, list[str]] = {}
    for wager, table in tables:
        named.setdefault(wager, []).append(table or "")
    several = any(len(found) > 1 for found in named.values())
    return {wager: _bound(found, bound, several=several) for wager, found in named.items()}


def _bound(tables: list[str], bound: str | None, *, several: bool) -> str | None:
    """Tables told apart by a letter or a number are to choose from; one beside them is not."""
    if bound is None:
        lettered = all(_CHOSEN.fullmatch(table.strip(" *:")) or versioned(table, tuple(tables)) for table in tables)
        return "one of" if len(tables) > 1 and lettered else None
    return None if bound == "one of" and several and len(tables) == 1 else bound
