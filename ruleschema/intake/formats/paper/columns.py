"""Reading order: a page set in columns is read down each column, a table of short cells across."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate, groupby

from ruleschema.intake.formats.paper.stretches import Stretch, same_line

# A gutter lies in the middle half of the text, is crossed by few stretches, and parts real prose.
_NARROWEST = 8
_MOST_CROSSING = 0.4
_NEAR_LEAST = 0.05
_FEWEST_LINES = 5
_SHORTEST_LINE = 22
_MOST_COLUMNS = 4


def reading_order(found: list[Stretch], columns: int = _MOST_COLUMNS) -> list[list[Stretch]]:
    """The stretches in blocks to be read one after the other."""
    gutter = _gutter(found) if columns > 1 else None
    if gutter is None:
        return [found] if found else []
    blocks: list[list[Stretch]] = []
    whole: list[Stretch] = []
    for band, full_width in _bands(found, gutter):
        left = [each for each in band if each.x1 <= gutter]
        right = [each for each in band if each.x0 >= gutter]
        if full_width or not (_is_prose(left) and _is_prose(right)):
            whole += band
            continue
        blocks += [whole] if whole else []
        blocks += reading_order(left, columns - 1) + reading_order(right, columns - 1)
        whole = []
    return [*blocks, whole] if whole else blocks


def _bands(found: list[Stretch], gutter: float) -> Iterator[tuple[list[Stretch], bool]]:
    """From the top down: lines that run across the gutter, and what stands on both sides between them."""
    crossing = sorted((each for each in found if each.x0 < gutter < each.x1), key=lambda each: each.base)
    bases = [each.base for each in crossing]

    def runs_across(stretch: Stretch) -> bool:
        # A label stands on the line of its text, also where only the text reaches across.
        index = bisect_left(bases, stretch.base)
        return any(same_line(stretch, other) for other in crossing[max(0, index - 1) : index + 1])

    ordered = sorted(found, key=lambda each: (each.base, each.x0))
    for across, band in groupby(ordered, key=runs_across):
        yield list(band), across


def _is_prose(side: list[Stretch]) -> bool:
    if len(side) < _FEWEST_LINES:
        return False
    lengths = sorted(len(each.text) for each in side)
    return lengths[len(lengths) // 2] >= _SHORTEST_LINE


def _gutter(found: list[Stretch]) -> float | None:
    """The middle of the widest upright strip that hardly any stretch crosses."""
    if len(found) < 2 * _FEWEST_LINES:
        return None
    left, right = min(each.x0 for each in found), max(each.x1 for each in found)
    width = int(right - left) + 1
    if not 4 * _NARROWEST < width < 20_000:
        return None
    change = [0] * (width + 2)
    for each in found:
        change[int(each.x0 - left)] += 1
        change[int(each.x1 - left) + 1] -= 1
    covered = list(accumulate(change))
    middle = range(width // 4, width - width // 4 + 1)
    most = min(covered[x] for x in middle) + _NEAR_LEAST * len(found)
    if most > _MOST_CROSSING * len(found):
        return None
    best, start = (0, 0), None
    for x in middle:
        if covered[x] <= most:
            start = x if start is None else start
            best = max(best, (x - start + 1, start))
        else:
            start = None
    return left + best[1] + best[0] / 2 if best[0] >= _NARROWEST else None
