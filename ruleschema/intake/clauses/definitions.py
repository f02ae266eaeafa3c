"""Definitions: a term and what the document says it means."""

import re

from grammar.parse import tree_in_full
from ruleschema.intake.clauses.phrasing import plain_phrase
from ruleschema.intake.outline.outline import Node
from ruleschema.intake.records import DraftMeaning

_DASHED = re.compile(r"\A[“\"]?(?P<term>[A-Z0-9][^.;:]{0,70}?)[”\"]?\s*(?:[-–—]+|:)\s+(?P<means>\S.*)\Z", re.S)
_MEANS = re.compile(
    r"\A[“\"]?(?P<term>[A-Z0-9][^.;:]{0,70}?)[.,]?[”\"]?\s+(?:means?|is defined as|refers to)\s+(?P<means>\S.*)\Z", re.S
)


def take_definition(node: Node) -> DraftMeaning | None:
    """The definition a clause is, if its meaning reads as one phrase of the clause language."""
    if node.items or node.tables:
        return None
    text = node.text
    found = _MEANS.match(text) or _DASHED.match(text)
    if found is None:
        return None
    term, means = found["term"].strip(' “”"'), plain_phrase(found["means"])
    if not means or tree_in_full(f"{term} means {means}.") is None:
        return None
    return DraftMeaning(term, means, text, tuple(node.numbers), node.at)
