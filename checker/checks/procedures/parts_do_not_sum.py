"""The parts of a whole do not add up to the total stated for them."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for provision in filing.provisions:
        for counts in provision.clause.counts:
            total = sum(part.count.number for part in counts.parts)
            if counts.total is None or total == counts.total.number:
                continue
            unit = counts.unit or "parts"
            yield Fault(
                span=counts.total.span,
                message=f"The {counts.of} is said to have {counts.total.number} {unit}, "
                f"but those listed add up to {total}.",
                at=provision.at,
                src=counts.src.numbers if counts.src else provision.lines,
                expected=str(counts.total.number),
                actual=str(total),
                label=f"listed: {' + '.join(str(part.count.number) for part in counts.parts)} = {total}",
                hint=f"find the {_difference(total, counts.total.number)}.",
                related=tuple(Related(part.count.span, f"{part.name}: {part.count.number}") for part in counts.parts),
                about=(str(counts.of), str(counts.total.number), str(total)),
            )


def _difference(listed: int, stated: int) -> str:
    return f"{stated - listed} missing" if listed < stated else f"{listed - stated} too many"


CHECK = Check(
    code="PRO-301",
    title="Parts do not add up to the total",
    severity=Severity.ERROR,
    why="The wheel or deck as described cannot be built, and every probability drawn from it is wrong.",
    fix="Correct the total or the parts.",
    run=find,
    idle=lambda filing: None if any(each.clause.counts for each in filing.provisions) else "nothing is counted",
    passes="""
sections:
  - number: 2
    title: Wheel
    clauses:
      - at: 2.A
        counts: {of: wheel, unit: sections, total: 3, parts: [{name: red, count: 2}, {name: joker, count: 1}]}
""",
    fails="""
sections:
  - number: 2
    title: Wheel
    clauses:
      - at: 2.A
        counts: {of: wheel, unit: sections, total: 4, parts: [{name: red, count: 2}, {name: joker, count: 1}]}
""",
)
