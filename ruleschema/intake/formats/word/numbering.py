"""Automatic numbering of a Word file, computed as Word shows it."""

import re
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

from ruleschema.intake.formats.characters import plain
from ruleschema.intake.formats.word.changes import W
from ruleschema.intake.formats.word.counting import PRINT
from ruleschema.intake.formats.word.styles import NumberRef, Styles, number_of, value_of

_PLACE = re.compile(r"%([1-9])")
_SYMBOL_FONTS = ("symbol", "wingdings", "webdings")
_MOST_LINKS = 5


@dataclass(frozen=True, slots=True)
class Level:
    """One level of a list: how its number is made, and when it starts again."""

    format: str = "decimal"
    text: str = ""
    start: int = 1
    restart: int | None = None
    legal: bool = False
    glued: bool = False
    style: str | None = None
    left: int | None = None
    hanging: int = 0


@dataclass(slots=True)
class List:
    """A list as paragraphs name it: shared levels, with what this list changes in them."""

    shared: str
    levels: dict[int, Level]
    starts: dict[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Label:
    """What stands before a paragraph's text, and the indent that its level asks for."""

    text: str
    glued: bool
    left: int | None
    hanging: int


class Numbering:
    """All lists of a file with where each stands; asked once for each paragraph, in order."""

    def __init__(self, root: Any, styles: Styles) -> None:
        self.styles = styles
        self.lists = _lists(root, styles) if root is not None else {}
        self.counts: dict[str, dict[int, int]] = defaultdict(dict)
        self.begun: set[str] = set()

    def label(self, reference: NumberRef | None, style: str | None) -> Label | None:
        """The label of the next paragraph, or None where it has none."""
        if reference is None or reference.list not in self.lists:
            return None
        here = self.lists[reference.list]
        depth = next((at for at, level in here.levels.items() if style and level.style == style), None)
        depth = reference.level if depth is None or reference.direct else depth
        level = here.levels.get(depth)
        if level is None:
            return None
        counts = self.counts[here.shared]
        if reference.list not in self.begun:
            # A list with a start of its own starts there when it first appears.
            self.begun.add(reference.list)
            for each in here.starts:
                counts.pop(each, None)
        counts[depth] = counts[depth] + 1 if depth in counts else _start(here, depth)
        for deeper in [each for each in counts if each > depth]:
            restart = here.levels[deeper].restart if deeper in here.levels else None
            if restart is None or depth < restart:
                del counts[deeper]
        return Label(_shown(here, level, counts), level.glued, level.left, level.hanging)


def _start(here: List, depth: int) -> int:
    return here.starts.get(depth, here.levels[depth].start if depth in here.levels else 1)


def _shown(here: List, level: Level, counts: dict[int, int]) -> str:
    if level.format == "bullet":
        return level.text

    def figure(found: re.Match[str]) -> str:
        depth = int(found[1]) - 1
        # A level that no paragraph has used yet shows where it would start.
        number = counts.get(depth, _start(here, depth))
        shape = here.levels[depth].format if depth in here.levels and not level.legal else "decimal"
        return PRINT.get(shape, str)(number)

    return _PLACE.sub(figure, level.text)


def _lists(root: Any, styles: Styles) -> dict[str, List]:
    shared = {each.get(f"{W}abstractNumId", ""): each for each in root.iterchildren(f"{W}abstractNum")}
    named = {each.get(f"{W}numId", ""): each for each in root.iterchildren(f"{W}num")}
    found = {}
    for name, element in named.items():
        target = _definition(value_of(element, "abstractNumId"), shared, named, styles)
        if target is None:
            continue
        levels = {_depth(each): _level(each) for each in shared[target].iterchildren(f"{W}lvl")}
        starts = {}
        for override in element.iterchildren(f"{W}lvlOverride"):
            depth = _depth(override)
            replaced = override.find(f"{W}lvl")
            if replaced is not None:
                levels[depth] = _level(replaced)
            start = number_of(override, "startOverride")
            if start is not None:
                starts[depth] = start
        found[name] = List(target, levels, starts)
    return found


def _definition(name: str | None, shared: dict[str, Any], named: dict[str, Any], styles: Styles) -> str | None:
    """The shared list that holds the levels; one may point to another through a numbering style."""
    for _ in range(_MOST_LINKS):
        if name is None or name not in shared:
            return None
        link = value_of(shared[name], "numStyleLink")
        style = styles.known.get(link) if link else None
        if style is None or style.list not in named:
            return name
        name = value_of(named[style.list], "abstractNumId")
    return None


def _depth(element: Any) -> int:
    found = element.get(f"{W}ilvl", "")
    return int(found) if found.isdecimal() and len(found) < 3 else 0


def _level(element: Any) -> Level:
    shape = value_of(element, "numFmt") or "decimal"
    text = value_of(element, "lvlText") or ""
    indent = element.find(f"{W}pPr/{W}ind")
    restart = number_of(element, "lvlRestart")
    start = number_of(element, "start")
    return Level(
        format=shape,
        text=_bullet(element, text) if shape == "bullet" else plain(text),
        start=1 if start is None else start,
        restart=restart,
        legal=element.find(f"{W}isLgl") is not None,
        glued=value_of(element, "suff") == "nothing",
        style=value_of(element, "pStyle"),
        left=twips(indent, "left", "start"),
        hanging=(twips(indent, "hanging") or 0) - (twips(indent, "firstLine") or 0),
    )


def _bullet(element: Any, text: str) -> str:
    """A bullet as a character that any font has."""
    fonts = element.find(f"{W}rPr/{W}rFonts")
    font = (fonts.get(f"{W}ascii") or fonts.get(f"{W}hAnsi") or "") if fonts is not None else ""
    if len(text) == 1 and text < "\u0100" and font.lower().startswith(_SYMBOL_FONTS):
        text = chr(0xF000 + ord(text))
    return "".join("•" if "\ue000" <= char <= "\uf8ff" else char for char in plain(text)) or "•"


def twips(element: Any, *names: str) -> int | None:
    for name in names:
        found = element.get(f"{W}{name}") if element is not None else None
        if found is not None and found.lstrip("-").isdecimal() and len(found) < 8:
            return int(found)
    return None
