"""Codes that no check has any more: never used again, and still explained."""

from dataclasses import dataclass
from functools import cache

from ruleschema.submission.span import Span, Text
from ruleschema.vocabulary import read_list


@dataclass(frozen=True, slots=True)
class Retired:
    """A retired code: the check that says it now, if one does, and why."""

    code: Text
    why: Text
    span: Span
    into: Text | None = None

    def __str__(self) -> str:
        instead = f" {self.into} says it now." if self.into is not None else ""
        return f"{self.code}  This check is retired: {self.why.rstrip('.')}.{instead}"


@cache
def retired() -> dict[str, Retired]:
    """The retired codes, each with its reason."""
    return {str(each.code): each for each in read_list("retired.yaml", Retired, "checker.checks")}
