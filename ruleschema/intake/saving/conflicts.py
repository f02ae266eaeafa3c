"""Where a person's file and a new draft disagree, in words a person can act on."""

from dataclasses import dataclass
from typing import Any

from ruleschema.intake.saving.rewriting import Missing

_LONGEST = 160


@dataclass(frozen=True, slots=True)
class Conflict:
    """A place where the person and the new document disagree: what was kept, and what was not taken."""

    where: str
    message: str
    kept: str
    other: str

    def __str__(self) -> str:
        other = f"; the new draft has: {self.other}" if self.other else ""
        return f"{self.where}: {self.message}; kept: {self.kept or 'nothing'}{other}"


def name_of(item: Any, index: int) -> str:
    """How a person would point at an item."""
    if isinstance(item, dict):
        for key in ("at", "number", "outcome", "term", "name", "title", "wager", "when", "to"):
            if key in item and not isinstance(item[key], dict | list):
                return str(item[key])
    return f"#{index + 1}"


def shown(value: Any) -> str:
    """A value on one line, cut where it is long."""
    if value is Missing.MISSING or value == "":
        return ""
    if isinstance(value, dict):
        text = ", ".join(f"{key}: {shown(each)}" for key, each in value.items())
    elif isinstance(value, list):
        text = "; ".join(shown(each) for each in value)
    else:
        text = str(value)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
