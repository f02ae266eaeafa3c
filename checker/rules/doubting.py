"""What a check cannot know of a draft is told once, as a finding that leaves it open."""

from collections.abc import Sequence
from dataclasses import replace

from checker.engine.finding import Fault, Severity


def doubted(faults: Sequence[Fault], why: str) -> Fault:
    """One open finding for several, at the place of the first."""
    first = faults[0]
    more = f" ({len(faults) - 1} more findings are like it)" if len(faults) > 2 else ""
    more = " (one more finding is like it)" if len(faults) == 2 else more
    return replace(
        first,
        message=f"{first.message.rstrip('.')}{more}; {why}.",
        about=("open", *first.about),
        undecided=True,
        severity=Severity.NOTE,
    )
