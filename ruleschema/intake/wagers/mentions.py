"""Stretches of text that name wagers, and how those of one list are joined."""

import re
from dataclasses import dataclass

JOINED = re.compile(
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


def joins(found: list[Mention], text: str) -> bool:
    """Whether the last two mentions are of one list."""
    return len(found) > 1 and JOINED.fullmatch(text[found[-2].end : found[-1].start]) is not None


def with_list(before: Mention | None, name: Mention, text: str) -> Mention:
    """A name with those that it is joined to in a list."""
    if before is None or not JOINED.fullmatch(text[before.end : name.start]):
        return name
    return Mention(before.start, name.end, (*before.names, *name.names))
