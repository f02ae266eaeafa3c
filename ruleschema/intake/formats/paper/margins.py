"""Line numbers in the margin, as court papers have them: kept, but not as part of the lines they count."""

from itertools import pairwise

from ruleschema.intake.formats.paper.stretches import Stretch, into_lines

# A page counted line by line; a list or table that happens to count is shorter or leaves lines out.
_FEWEST = 15
_MOSTLY = 0.9
_LONGEST = 4


def without_line_numbers(found: list[Stretch]) -> tuple[list[Stretch], list[Stretch]]:
    """The stretches of the text, and those that count its lines."""
    for side in (0, -1):
        numbers = _numbers(found, side)
        if numbers:
            counted = {id(each) for each in numbers}
            return [each for each in found if id(each) not in counted], numbers
    return found, []


def _numbers(found: list[Stretch], side: int) -> list[Stretch]:
    """The outermost figures on one side, if they count nearly every line and stand clear of all text."""
    if len(found) < 2 * _FEWEST:
        return []
    lines = into_lines(list(found))
    outer = [line[side] for line in lines if line[side].text.isdecimal() and len(line[side].text) <= _LONGEST]
    if len(outer) < max(_FEWEST, _MOSTLY * len(lines)):
        return []
    steps = sum(int(after.text) - int(before.text) == 1 for before, after in pairwise(outer))
    counted = {id(each) for each in outer}
    rest = [each for each in found if id(each) not in counted]
    if steps < _MOSTLY * (len(outer) - 1) or not rest:
        return []
    if side == 0:
        clear = max(each.x1 for each in outer) < min(each.x0 for each in rest)
    else:
        clear = min(each.x0 for each in outer) > max(each.x1 for each in rest)
    return outer if clear else []
