"""Paragraph styles of a Word file: which list and indent a style brings along."""

import re
from dataclasses import dataclass
from typing import Any

from ruleschema.intake.formats.word.changes import W

_MOST_ANCESTORS = 20
_LONGEST_NUMBER = 8
_HEADING = re.compile(r"(?:heading|title)\s?([1-9])?", re.I)


@dataclass(frozen=True, slots=True)
class Style:
    """What a style says itself; the rest comes from the style it is based on."""

    based_on: str | None
    list: str | None
    level: int | None
    indent: Any
    heading: int = 0


@dataclass(frozen=True, slots=True)
class NumberRef:
    """The list and level that a paragraph belongs to; `direct` where it names the level itself."""

    list: str
    level: int
    direct: bool


class Styles:
    """The paragraph styles by their ids."""

    def __init__(self, root: Any) -> None:
        self.known: dict[str, Style] = {}
        self.default: str | None = None
        for element in root.iterchildren(f"{W}style") if root is not None else ():
            name = element.get(f"{W}styleId", "")
            numbers = element.find(f"{W}pPr/{W}numPr")
            self.known[name] = Style(
                value_of(element, "basedOn"),
                value_of(numbers, "numId"),
                number_of(numbers, "ilvl"),
                element.find(f"{W}pPr/{W}ind"),
                _heading(value_of(element, "name") or ""),
            )
            if element.get(f"{W}type") == "paragraph" and element.get(f"{W}default") in ("1", "true", "on"):
                self.default = name

    def chain(self, name: str | None) -> list[Style]:
        """A style and those it is based on, nearest first."""
        found: list[Style] = []
        name = name or self.default
        while name is not None and name in self.known and len(found) < _MOST_ANCESTORS:
            found.append(self.known[name])
            name = found[-1].based_on
        return found

    def number(self, properties: Any) -> NumberRef | None:
        """The list of a paragraph: its own, else that of its style; list 0 means none."""
        own = properties.find(f"{W}numPr") if properties is not None else None
        chain = self.chain(style_of(properties))
        listed = value_of(own, "numId")
        if listed is None:
            listed = next((style.list for style in chain if style.list is not None), None)
        if listed is None or listed == "0":
            return None
        level = number_of(own, "ilvl")
        direct = level is not None
        if level is None:
            level = next((style.level for style in chain if style.level is not None), None)
        return NumberRef(listed, level or 0, direct)

    def indent(self, properties: Any) -> Any:
        """The nearest indent that the paragraph's style brings."""
        return next((style.indent for style in self.chain(style_of(properties)) if style.indent is not None), None)

    def heading(self, properties: Any) -> int:
        """The level of the heading that a paragraph's style makes it; 0 where it is none."""
        return next((style.heading for style in self.chain(style_of(properties)) if style.heading), 0)


def _heading(name: str) -> int:
    """Title is the first level, Heading 2 the second; a style of the writer's own counts by its name, too."""
    found = _HEADING.fullmatch(name.strip())
    return int(found[1] or 1) if found else 0


def style_of(properties: Any) -> str | None:
    return value_of(properties, "pStyle")


def value_of(element: Any, name: str) -> str | None:
    """The `w:val` of a child, if there is one."""
    found = element.find(f"{W}{name}") if element is not None else None
    value = found.get(f"{W}val") if found is not None else None
    return str(value) if value is not None else None


def number_of(element: Any, name: str) -> int | None:
    """The same as a whole number."""
    value = value_of(element, name)
    return int(value) if value is not None and value.isdecimal() and len(value) < _LONGEST_NUMBER else None
