"""Rows that say in words what each wager does: "PLAY wins 1 to 1; ANTE pushes"."""

import re
from collections.abc import Iterator

from ruleschema.intake.words.leadin import split_names
from ruleschema.intake.words.payvalues import cell_value, is_empty
from ruleschema.intake.words.results import results_in

_SPOKEN = re.compile(
    r"(?P<names>[A-Z][\w ,/&'’-]{1,60}?)\s+(?:shall\s+|will\s+)?(?P<verb>wins?|pays?|push(?:es)?|loses?"
    r"|lose)\b\s*(?P<value>[\d,.]+\s*(?:to|:)\s*\d+|even money)?",
    re.I,
)
_BETWEEN = re.compile(r"[\s,;.]*(?:(?:and|but|while)\s+)?(?:the\s+)?", re.I)


def told_in(label: str, cells: list[str]) -> tuple[str, list[tuple[str | None, str]]]:
    """The outcome of a row, and what its cells or the label itself say of each wager."""
    said: list[tuple[str | None, str]] = [each for cell in cells for each in _told(cell)] if label else []
    settled = _settled(label) if any(cells) and all(map(is_empty, cells)) else None
    return (settled[0], [(None, settled[1])]) if settled else (label, said)


def _told(cell: str) -> Iterator[tuple[str, str]]:
    """Each wager of the cell with what it pays; a win without odds is no payout."""
    end = 0
    for said in _SPOKEN.finditer(cell):
        if not _BETWEEN.fullmatch(cell, end, said.start()):
            return  # a sentence of its own, and no word of the chart
        end = said.end()
        if (pays := _pays(said)) is not None:
            yield from ((name, pays) for name in split_names(said["names"]))


def _settled(label: str) -> tuple[str, str] | None:
    """The outcome and the result of a label that says both: "Less than a pair returns the wager", and pays nothing."""
    results = results_in(label)
    outcome = label[: results[0].start].strip(" ,:") if len(results) == 1 else ""
    return (outcome, results[0].pays) if outcome and results[0].pays in ("push", "lose") else None


def _pays(said: re.Match[str]) -> str | None:
    verb = said["verb"].lower()
    if said["value"]:
        return cell_value(said["value"])
    return "push" if "push" in verb else "lose" if "los" in verb else None
