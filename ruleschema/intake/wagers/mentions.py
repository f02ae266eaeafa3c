"""Stretches of text that name wagers, and how those of one list are joined."""

import re
from dataclasses import dataclass

_JOINED = re.compile(
    r"[”\"]?(?:\s*(?:,|/|&|,?\s*(?:and|or|nor|and/or))\s*|\s+(?:and|or)\s+(?:on|of)\s+(?=(?:the|each|an?)\b))"
    r"(?:(?:the|an?|each|every|all|any|winning|both|their|his|two|three|four)\s+){0,2}[“\"]?",
    re.I,
)


@dataclass(frozen=True, slots=True)
class Mention:
    """A stretch of text that names one wager, or several joined with "and"."""

    start: int
    end: int
    names: tuple[str, ...]


def with_list(before: Mention | None, name: Mention, text: str) -> Mention:
    """A name with those that it is joined to in a list."""
    if before is None or not _JOINED.fullmatch(text[before.end : name.start]):
        return name
    return Mention(before.start, name.end, (*before.names, *name.names))
