"""What a section says of pay as such, for every table of it: which of them is used, or how low they may go."""

import re
from collections.abc import Iterable

from ruleschema.intake.outline.outline import Node
from ruleschema.intake.wagers.wagernames import Wagers
from ruleschema.intake.words import leadin

_PAY = re.compile(r"\b(?:pay ?tables?|pay ?outs?|pay ?offs?|odds|(?:pay )?schedules?|versions?|columns?)\b", re.I)
_GENERAL = re.compile(
    r"\b(?:this|these|following|below|each|every|all|any|listed|shown|set out|stated|posted|in use|approved)\b", re.I
)
_EXCEPTS = re.compile(r"\W*(?:notwithstanding|except|subject to|despite|regardless)\b", re.I)


def general_pay(nodes: Iterable[Node], wagers: Wagers) -> tuple[str, ...]:
    """Sentences with a bound on tables or payouts that name no wager, in clauses beside those with tables."""
    return tuple(
        sentence
        for node in nodes
        if not node.tables
        for _, sentence in leadin.split_sentences(node.text)
        if len(sentence) < leadin.LONGEST_SENTENCE and _is_general(sentence, wagers)
    )


def _is_general(sentence: str, wagers: Wagers) -> bool:
    if not _PAY.search(sentence) or not _GENERAL.search(sentence) or leadin.bound_of(sentence) is None:
        return False
    if _EXCEPTS.match(sentence):
        return False  # it only tells from what it departs
    return not sentence.rstrip().endswith(":") and not wagers.mentions(sentence)
