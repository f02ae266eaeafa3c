"""Wagers that outlive the fold of their player."""

import re

from checker.engine.filing import Filing
from checker.index.phrases import sentences_with
from grammar.nodes import Duty
from ruleschema.submission.provisions import Spoken

FOLD = re.compile(r"\b(?:folds?|folded|forfeit(?:s|ed)?|out of the (?:round|game)|no play (?:wager|bet))\b", re.I)
_LIVES = re.compile(r"\b(?:remains? (?:eligible|in action|in play)|not (?:be )?forfeit(?:ed)?)\b", re.I)
_WAGER = re.compile(r"\b((?:[\w'’-]+ ){1,3}(?:wager|bet|bonus))\b", re.I)


def survivor(filing: Filing) -> Spoken | None:
    """The first clause by which a wager outlives the fold of its player."""
    return next((each for each in sentences_with(filing, "remain", "forfeit") if _survives(each)), None)


def _survives(sentence: Spoken) -> bool:
    text = sentence.reading.text
    return isinstance(sentence.reading.tree, Duty) and bool(_LIVES.search(text) and FOLD.search(_opening(text)))


def _opening(text: str) -> str:
    """What leads the sentence: if the player folds, ..."""
    return text.partition(",")[0] if text.lower().startswith(("if ", "when ", "where ")) else ""


def surviving_wager(sentence: Spoken) -> str:
    """What the clause calls the wager."""
    tree = sentence.reading.tree
    head = tree.head.text if tree is not None else ""
    found = _WAGER.search(head) or _WAGER.search(_opening(sentence.reading.text).partition(" with a ")[2])
    return found[1] if found else "wager"
