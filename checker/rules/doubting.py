"""What a check cannot know of a draft is told once, as a finding that leaves it open."""

from collections.abc import Sequence
from dataclasses import replace

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.index.readalong import read_along
from checker.rules.telling import listed


def of_one_game(filing: Filing, faults: list[Fault]) -> list[Fault]:
    """What is found by taking the document for the rules of one game, where a draft may hold those of several."""
    games = read_along(filing) if any(not each.undecided for each in faults) else ()
    if not games:
        return faults
    names = listed([name.replace("-", " ") for name in games])
    return [doubted(faults, f"this draft seems to hold rules of {names} as well, so that is not certain")]


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
