"""Labels that explain the name they begin with: "Big - total of 11 to 17", "Corner: four numbers of a square"."""

import re
from collections.abc import Iterable

_EXPLAINED = re.compile(
    r"(?P<name>[A-ZÀ-ÖØ-Þ0-9][\w'’&+/-]*(?:\s[\w'’&+/-]+){0,4}?)(?:\s+[-–—]{1,2}\s+|:\s+)(?P<told>(?=\S*[a-z0-9])\S.*)"
)
_FEWEST = 3


def explained(label: str) -> tuple[str, str] | None:
    """The name a label begins with, and what it tells of it behind a dash or a colon."""
    found = _EXPLAINED.fullmatch(label)
    return (found["name"], found["told"]) if found else None


def are_explained(labels: Iterable[str]) -> bool:
    """Whether each label of a table explains its name, and no name stands twice: then the names tell the rows apart."""
    parted = [explained(label) for label in dict.fromkeys(labels)]
    names = [each[0].lower() for each in parted if each]
    return _FEWEST <= len(names) == len(parted) == len(set(names))
