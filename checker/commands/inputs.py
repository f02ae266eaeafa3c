"""What commands share: where submissions are looked for, and how bad files are told."""

import re
from collections.abc import Iterable
from pathlib import Path

from checker.commands import screen
from ruleschema.submission.characters import control_name
from ruleschema.submission.load import Loaded, load
from ruleschema.submission.span import Problem

_JURISDICTION = re.compile(r"[a-z]{2}(-[a-z0-9]{1,8})+")


class OddName(Exception):
    """A name that cannot be written into a file; the message is one line for the user."""


def loaded(paths: list[str]) -> Loaded:
    """The submissions named, or those of the folder `submissions`."""
    return load([Path(path) for path in paths or ["submissions"]])


def refuse_odd_names(**given: str | None) -> None:
    """Refuse names that would not stand on one line of a file, and what is no jurisdiction."""
    for name, value in given.items():
        unprintable = next((char for char in value or "" if not char.isprintable()), None)
        if name == "jurisdiction" and value is not None and not _JURISDICTION.fullmatch(value):
            raise OddName(f"{value!r} is not a jurisdiction such as us-oh")
        if unprintable is not None:
            raise OddName(f"--{name} holds {control_name(unprintable)}")


def tell(problems: Iterable[Problem]) -> None:
    """One line a problem on standard error: place, what was found, what was expected, a hint."""
    for problem in problems:
        expected = f"; expected {problem.expected}" if problem.expected else ""
        hint = f" ({problem.hint})" if problem.hint else ""
        screen.warn(f"{problem.span}: {problem.message}{expected}{hint}")
