"""References that went wrong together: sections were renumbered, and what cites them was not."""

from collections import Counter

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from checker.index.references import references
from checker.index.sections import section_titled
from ruleschema.submission.model import Ref
from ruleschema.submission.numbers import path_of

# Fewer may be slips of their own.
_TOGETHER = 3


def common_cause(filing: Filing, ref: Ref) -> str:
    """What made this reference and others wrong by the same step; nothing where it went wrong alone."""
    steps = _steps(filing)
    step = steps.get(id(ref), 0)
    count = Counter(steps.values())[step]
    if not step or count < _TOGETHER:
        return ""
    way = f"{abs(step)} too {'high' if step > 0 else 'low'}"
    return (
        f"{count} references give section numbers that are {way}: sections were probably renumbered, and they were not."
    )


@once_per_filing
def _steps(filing: Filing) -> dict[int, int]:
    """By how much the number of each reference is off, by the section whose title it quotes."""
    found: dict[int, int] = {}
    unknown: dict[int, int] = {}
    cited_by_step: dict[int, set[int]] = {}
    for _, ref in references(filing):
        if ref.to is None or ref.titled is None or ref.document is not None:
            continue
        cited, right = _number(ref.to), section_titled(filing, str(ref.titled))
        number = _number(right.number or "") if right is not None else None
        if cited is None:
            continue
        if right is None:
            unknown[id(ref)] = cited
        elif number is not None and number != cited:
            found[id(ref)] = cited - number
            cited_by_step.setdefault(cited - number, set()).add(cited)
    # A title that no section has, right before those that moved up: its section was taken out.
    for ref_id, cited in unknown.items():
        for step, numbers in cited_by_step.items():
            if step > 0 and cited + step == min(numbers):
                found[ref_id] = step
    return found


def _number(printed: str) -> int | None:
    """The number of the section that a printed number begins with."""
    first = path_of(printed)[:1]
    return int(first[0]) if first and first[0].isdecimal() else None
