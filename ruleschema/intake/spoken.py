"""Cells that say in words what each wager does: "PLAY wins 1 to 1; ANTE pushes"."""

import re
from collections.abc import Iterator

from ruleschema.intake.leadin import split_names
from ruleschema.intake.payvalues import cell_value

_SPOKEN = re.compile(
    r"(?P<names>[A-Z][\w ,/&'’-]{1,60}?)\s+(?:shall\s+|will\s+)?(?P<verb>wins?|pays?|push(?:es)?|loses?"
    r"|lose)\b\s*(?P<value>[\d,.]+\s*(?:to|:)\s*\d+|even money)?",
    re.I,
)


def told(cell: str) -> Iterator[tuple[str, str]]:
    """Each wager of the cell with what it pays; a win without odds is no payout."""
    for part in cell.split(";"):
        said = _SPOKEN.fullmatch(part.strip(" ."))
        pays = _pays(said) if said is not None else None
        if said is not None and pays is not None:
            for name in split_names(said["names"]):
                yield name, pays


def _pays(said: re.Match[str]) -> str | None:
    verb = said["verb"].lower()
    if said["value"]:
        return cell_value(said["value"])
    return "push" if "push" in verb else "lose" if "los" in verb else None
