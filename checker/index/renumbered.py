"""References that went wrong together: sections were renumbered, and what cites them was not."""

from collections import Counter
from fractions import Fraction

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from checker.index.references import best_titled, likeness, references
from ruleschema.meaning.stems import stems
from ruleschema.submission.model import Ref, Section
from ruleschema.submission.numbers import path_of

SURE = Fraction(3, 4)
# Fewer may be slips of their own.
_TOGETHER = 3


def section_titled(filing: Filing, quoted: str) -> Section | None:
    """The section of that very title, or the one whose title has its words in other forms."""
    right = best_titled(filing, quoted) or _told_in_other_forms(filing, quoted)
    sure = right is not None and (likeness(quoted, right.title) >= SURE or stems(quoted) <= stems(right.title))
    return right if sure else None


def _told_in_other_forms(filing: Filing, quoted: str) -> Section | None:
    """The one section whose title has the quoted words in other forms: “doubling down”, Double Down Wager."""
    words = stems(quoted)
    found = [section for section in filing.game.sections if words <= stems(section.title)]
    return found[0] if len(words) > 1 and len(found) == 1 else None


def told_together(filing: Filing, ref: Ref) -> str:
    """A sentence that says how many references give numbers that are wrong by the same step; else nothing."""
    step, lost = _steps(filing).get(id(ref), (0, False))
    count = _counted(filing)[step]
    if not step or count < _TOGETHER:
        return ""
    way = f"{abs(step)} too {'high' if step > 0 else 'low'}"
    told = (
        f"this section was probably taken out, and the numbers that they give for those after it are {way}"
        if lost
        else f"the section numbers in them are {way}, as if sections had been renumbered and the references not"
    )
    return f" This is one of {count} references of this document that went wrong together: {told}."


@once_per_filing
def _counted(filing: Filing) -> Counter[int]:
    return Counter(step for step, _ in _steps(filing).values())


@once_per_filing
def _steps(filing: Filing) -> dict[int, tuple[int, bool]]:
    """By how much the number of each reference is off, by the section whose title it quotes; whether that is gone."""
    found: dict[int, tuple[int, bool]] = {}
    alone: list[tuple[int, int]] = []
    cited_by_step: dict[int, set[int]] = {}
    for _, ref in references(filing):
        cited = path_of(ref.to)[:1] if ref.to is not None and ref.titled is not None and ref.document is None else ()
        if not cited or not cited[0].isdecimal():
            continue
        right = section_titled(filing, str(ref.titled))
        number = path_of(right.number)[:1] if right is not None and right.number is not None else ()
        if right is None:
            alone.append((id(ref), int(cited[0])))
        elif number and number[0].isdecimal() and number != cited:
            step = int(cited[0]) - int(number[0])
            found[id(ref)] = step, False
            cited_by_step.setdefault(step, set()).add(int(cited[0]))
    # A title that no section has, right before those that moved up: its section was taken out.
    for ref_id, cited_number in alone:
        for step, numbers in cited_by_step.items():
            if step > 0 and cited_number + step == min(numbers):
                found[ref_id] = step, True
    return found
