"""Tracked changes of a Word file: whether it has any, and what stands once they are accepted or rejected."""

from enum import StrEnum, unique
from typing import Any

W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"


@unique
class Changes(StrEnum):
    """What the user wants done with tracked changes."""

    ACCEPT = "accept"
    REJECT = "reject"


_ADDED = ("ins", "moveTo", "cellIns")
_TAKEN = ("del", "moveFrom", "cellDel")
_MARKS = tuple(f"{W}{name}" for name in (*_ADDED, *_TAKEN, "cellMerge", "numberingChange"))
_GONE = {
    Changes.ACCEPT: frozenset(f"{W}{name}" for name in _TAKEN),
    Changes.REJECT: frozenset(f"{W}{name}" for name in _ADDED),
    None: frozenset[str](),
}


def has_changes(root: Any) -> bool:
    """Whether words, rows, cells or numbering are tracked as changed; changed looks alone do not count."""
    if next(root.iter(*_MARKS), None) is not None:
        return True
    return any(_renumbers(change) for change in root.iter(f"{W}pPrChange"))


def _renumbers(change: Any) -> bool:
    """Whether a change of paragraph format touches its style or number, which Word prints."""
    new, old = change.getparent(), change.find(f"{W}pPr")
    return any(_signature(new, name) != _signature(old, name) for name in ("pStyle", "numPr"))


def _signature(properties: Any, name: str) -> list[tuple[str, str]]:
    found = properties.find(f"{W}{name}") if properties is not None else None
    if found is None:
        return []
    return [(each.tag, each.get(f"{W}val", "")) for each in found.iter() if isinstance(each.tag, str)]


def gone(choice: Changes | None) -> frozenset[str]:
    """Tags of what is not there any more once the choice is carried out."""
    return _GONE[choice]


def is_gone(properties: Any, choice: Changes | None) -> bool:
    """Whether the row, cell or paragraph mark with these properties is gone."""
    return properties is not None and any(child.tag in gone(choice) for child in properties)


def properties_of(paragraph: Any, choice: Changes | None) -> Any:
    """The paragraph's properties: those before the change where changes are rejected."""
    properties = paragraph.find(f"{W}pPr")
    if properties is not None and choice is Changes.REJECT:
        old = properties.find(f"{W}pPrChange/{W}pPr")
        return properties if old is None else old
    return properties


def mark_is_gone(paragraph: Any, choice: Changes | None) -> bool:
    """Whether the paragraph runs on into the next one."""
    return is_gone(paragraph.find(f"{W}pPr/{W}rPr"), choice)
