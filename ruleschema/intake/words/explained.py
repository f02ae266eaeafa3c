"""Labels that explain the name they begin with: "Big - total of 11 to 17", "Corner: four numbers of a square"."""

import re
from collections.abc import Iterable

_EXPLAINED = re.compile(
    r"(?P<name>[A-ZÀ-ÖØ-Þ0-9][\w'’&+/-]*(?:\s[\w'’&+/-]+){0,4}?)(?:\s+[-–—]{1,2}\s+|:\s+)(?P<told>(?=\S*[a-z0-9])\S.*)"
)
# "Split Two adjacent numbers", "Corner 4": a column that counts what is covered ran into the name.
_COUNTED = re.compile(
    r"(?P<name>[A-Z][A-Za-z'’&/ -]{2,40}?(?:\s\([^()]{1,40}\))?)\s+"
    r"(?P<told>(?:\d{1,2}|(?i:one|two|three|four|five|six|twelve|eighteen|any))\b"
    r"(?:[-–,]\s?\d.{0,60}|\s(?:[a-z-]+\s){0,2}numbers?\b.{0,40})?|0,\s.{1,20})"
)
# "“Split bet” on either of two numbers": what is quoted is the name.
_QUOTED = re.compile(
    r"[“\"](?P<name>[A-Z0-9][^“”\"]{1,40}[”\"](?:,?\s(?:or|and)\s[“\"][A-Z0-9][^“”\"]{1,40}[”\"]){0,3})(?P<told>\s.{2,120}|)"
)
_FEWEST = 3
_NEARLY_ALL = 0.8


def explained(label: str) -> tuple[str, str] | None:
    """The name a label begins with, and what it tells of it behind a dash or a colon, or by a count."""
    found = _QUOTED.fullmatch(label) or _EXPLAINED.fullmatch(label) or _COUNTED.fullmatch(label)
    return (re.sub(r"[“”\"]", "", found["name"]), found["told"].strip()) if found else None


def are_explained(labels: Iterable[str]) -> bool:
    """Whether each label of a table explains its name, and no name stands twice: then the names tell the rows apart."""
    parted = [explained(label) for label in dict.fromkeys(labels)]
    names = [each[0].lower() for each in parted if each]
    # A figure that every label ends with, as Paired 20 and Suited 20, is a part of what they name.
    varied = len({each[1] for each in parted if each}) > 0.5 * len(names)
    return _FEWEST <= len(names) == len(set(names)) and len(names) >= _NEARLY_ALL * len(parted) and varied
