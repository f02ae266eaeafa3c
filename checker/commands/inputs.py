"""What commands share: where submissions are looked for, and how bad files are told."""

from collections.abc import Iterable
from pathlib import Path

from checker.commands import screen
from ruleschema.submission.load import Loaded, load
from ruleschema.submission.span import Problem


def loaded(paths: list[str]) -> Loaded:
    """The submissions named, or those of the folder `submissions`."""
    return load([Path(path) for path in paths or ["submissions"]])


def tell(problems: Iterable[Problem]) -> None:
    """One line a problem on standard error: place, what was found, what was expected, a hint."""
    for problem in problems:
        expected = f"; expected {problem.expected}" if problem.expected else ""
        hint = f" ({problem.hint})" if problem.hint else ""
        screen.warn(f"{problem.span}: {problem.message}{expected}{hint}")
