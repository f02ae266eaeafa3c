"""Lines of stretches into text: cells that stand in columns by alignment alone are joined with a tab."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from ruleschema.intake.formats.characters import is_label
from ruleschema.intake.formats.paper.stretches import WIDE_GAP, WORD_GAP, Stretch

# In font sizes: so wide a gap parts cells whatever the lines around it do.
_SURE_GAP = 3.0
_SHARED = 0.8
# In usual distances of lines: from here on, a gap is an empty line.
_EMPTY_LINE = 1.6
_FIFTH = 5


@dataclass(frozen=True, slots=True)
class Printed:
    """A line as printed: text with tabs between cells, and where it stands."""

    text: str
    indent: float
    top: float
    spans: tuple[tuple[float, float], ...] = ()
    bold: bool = False


def printed(lines: list[list[Stretch]]) -> list[Printed]:
    """The lines of a block as text, with an empty line where the page leaves room for one."""
    gaps = [_wide_gaps(line) for line in lines]
    found: list[Printed] = []
    usual = _usual_distance(lines)
    for index, line in enumerate(lines):
        base = line[0].base
        if index and base - lines[index - 1][0].base > _EMPTY_LINE * usual:
            found.append(Printed("", line[0].x0, line[0].top))
        # The end of a wrapped label may stand between two rows.
        beside = [gap for near in gaps[max(0, index - 2) : index] + gaps[index + 1 : index + 3] for gap in near]
        parts = list(_parts(line, beside))
        top = min(each.top for each in line)
        found.append(Printed("".join(parts), line[0].x0, top, _spans(line, parts), all(each.bold for each in line)))
    return found


def _usual_distance(lines: list[list[Stretch]]) -> float:
    """The distance of lines within a paragraph: a short one, since a page may hold many paragraphs of one line."""
    between = sorted(after[0].base - before[0].base for before, after in itertools.pairwise(lines))
    return between[len(between) // _FIFTH] if between else 0.0


def _wide_gaps(line: list[Stretch]) -> list[tuple[float, float]]:
    return [
        (left.x1, right.x0)
        for left, right in itertools.pairwise(line)
        if right.x0 - left.x1 >= WIDE_GAP * right.size and not is_label(left.text)
    ]


def _spans(line: list[Stretch], parts: list[str]) -> tuple[tuple[float, float], ...]:
    """Where the cells of a line stand, from left to right."""
    found = [(line[0].x0, line[0].x1)]
    waiting = iter(line[1:])
    for before, part in itertools.pairwise(parts):
        if part not in ("\t", " ", ""):
            stretch = next(waiting)
            start = stretch.x0 if before == "\t" else found[-1][0]
            found[len(found) - (before != "\t") :] = [(start, stretch.x1)]
    return tuple(found) if len(found) > 1 else ()


def _parts(line: list[Stretch], beside: list[tuple[float, float]]) -> Iterator[str]:
    """A line's text; a wide gap parts cells where it is very wide or a neighbouring line has it too."""
    only_labels = True
    yield line[0].text
    for left, right in itertools.pairwise(line):
        only_labels = only_labels and is_label(left.text)
        gap, size = right.x0 - left.x1, max(right.size, 1.0)
        if gap >= WIDE_GAP * size and not only_labels:
            shared = any(min(right.x0, end) - max(left.x1, start) >= _SHARED * size for start, end in beside)
            yield "\t" if shared or gap >= _SURE_GAP * size else " "
        elif gap > WORD_GAP * size:
            yield " "
        yield right.text
