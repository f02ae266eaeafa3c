"""The open levels of an outline, and where a label belongs among them."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ruleschema.intake.outline.counting import same_count
from ruleschema.intake.words.labels import Count, Label

if TYPE_CHECKING:
    from ruleschema.intake.outline.outline import Node


@dataclass(slots=True)
class Level:
    """One open level of the outline: how it counts, where it stands, and its node."""

    count: Count
    node: "Node | None"
    path: str


def place_of(label: Label, levels: list[Level]) -> tuple[int, Count]:
    """The depth of a label: next of an open level, else first of a new one, else the nearest alike."""
    least = 1 if levels and levels[0].node is None else 0
    for depth in range(len(levels) - 1, least - 1, -1):
        for count in label.counts:
            open_count = levels[depth].count
            if same_count(count, open_count) and 0 < count.ordinal - open_count.ordinal <= 1:
                return depth, count
    for count in reversed(label.counts):
        if count.ordinal == 1:
            return _new_depth(count, levels, least), count
    return _damaged(label, levels, least)


def _damaged(label: Label, levels: list[Level], least: int) -> tuple[int, Count]:
    """Where a count that skips or falls belongs: after its likes, else beside them, else deeper."""
    alike = [
        (depth, count)
        for depth in range(len(levels) - 1, least - 1, -1)
        for count in label.counts
        if same_count(count, levels[depth].count)
    ]
    for depth, count in alike:
        if count.ordinal > levels[depth].count.ordinal:
            return depth, count
    return alike[-1] if alike else (len(levels), label.counts[0])


def _new_depth(count: Count, levels: list[Level], least: int) -> int:
    """A count that starts again: beside its likes where such a level is open, else one deeper."""
    for depth in range(least, len(levels)):
        if same_count(count, levels[depth].count):
            return depth
    return len(levels)


def path_of(label: Label, levels: list[Level], section: str) -> str:
    """The clause's number as the document would cite it."""
    above = (levels[-1].path if levels else section).removesuffix(".0")
    if not above or label.name.startswith(f"{above}."):
        return label.name
    last = above.rpartition(".")[2]
    if label.name.startswith(f"{last}."):  # it repeats the number above it, and not what stands over that
        return f"{above}{label.name[len(last) :]}"
    return f"{above}{label.name}" if label.name.startswith("(") else f"{above}.{label.name}"
