"""Rules of rewriting, each tried only where a word that it cannot do without stands in the text."""

import re
from collections.abc import Iterable
from typing import NamedTuple


class Rule(NamedTuple):
    """A pattern and what it becomes; `cues` are the small letters of which every match holds one."""

    cues: tuple[str, ...]
    pattern: re.Pattern[str]
    to: str


def cued(rows: Iterable[tuple[str, str, str]]) -> tuple[Rule, ...]:
    """Rules from rows of cues parted by a stroke, pattern and replacement."""
    return tuple(Rule(tuple(cues.split("|")), re.compile(pattern, re.I), to) for cues, pattern, to in rows)


def rewritten(text: str, rules: tuple[Rule, ...]) -> str:
    """The text after every rule, in order: looking for a word costs a hundredth of looking for a pattern."""
    low = text.lower()
    for cues, pattern, to in rules:
        for cue in cues:
            if cue in low:
                text, count = pattern.subn(to, text)
                low = text.lower() if count else low
                break
    return text
