"""Sentences of documents into the clause language, by rules that keep every word they can.

A result counts only if the grammar reads it in full; a sentence that does not fit stays unread.
"""

import re
from functools import lru_cache

from grammar import nodes
from grammar.parse import read_clause, tree_in_full
from ruleschema.intake.clauses.continuing import continuations
from ruleschema.intake.clauses.duties import exception_apart, soft_middle, statement_and_duty, two_duties
from ruleschema.intake.clauses.ordering import ordered
from ruleschema.intake.clauses.phrasing import LAST_STOP, plain

MOST_WORDS = 120
_BAN = re.compile(r"(?:\A|, |\b(?:and|but|or|nor|at|in|under) )no\b(?! (?:more|less|fewer)\b)|\bneither\b", re.I)
_AFTER_QUOTE = re.compile(r"(?<=[.?!][\"”])\s+(?=[A-Z])")


def read_item(sentence: str, lead: str | None) -> tuple[str, ...]:
    """What an item says, as its lead-in goes on with it or by itself; empty where neither can be read."""
    for attempt in (*continuations(lead, sentence), sentence):
        if said := read_sentence(attempt):
            return said
    return ()


@lru_cache(maxsize=65536)
def read_sentence(sentence: str) -> tuple[str, ...]:
    """The clause-language sentences that say what this sentence says; empty where it cannot be read."""
    if len(sentence.split()) > MOST_WORDS:
        return ()
    parts = [_read_one(part) for part in _AFTER_QUOTE.split(sentence)]
    return tuple(said for part in parts for said in part) if all(parts) else ()


def _read_one(sentence: str) -> tuple[str, ...]:
    for attempt in _attempts(plain(sentence)):
        if read := _checked(attempt):
            return read
    return ()


def _attempts(text: str) -> list[tuple[str, ...]]:
    """Ways to put the sentence, the most faithful first."""
    said = ordered(text)
    found: list[tuple[str, ...]] = [(said.whole(),)]
    for split in (exception_apart, statement_and_duty, two_duties):
        if (parts := split(said)) is not None:
            found += [parts, tuple(soft_middle(part) for part in parts)]
    found.append((soft_middle(said.whole()),))
    return found


def _checked(sentences: tuple[str, ...]) -> tuple[str, ...] | None:
    made = []
    for sentence in sentences:
        text = LAST_STOP.sub("", sentence) + "."
        tree = tree_in_full(text)
        if tree is None or _hides_a_no(tree):
            return None
        made.append(text)
    return tuple(made)


def _hides_a_no(tree: nodes.Sentence) -> bool:
    """Whether a ban stands in the actor's place: "the seat moves and no guest" may stay."""
    return isinstance(tree, nodes.Duty) and _BAN.search(tree.head.text) is not None


def is_payout(sentence: str) -> bool:
    """Whether a clause-language sentence is itself a payout fact, which a pay table carries already."""
    tree = read_clause(sentence)[0].tree
    if isinstance(tree, nodes.Payout):
        return True
    return isinstance(tree, nodes.Result) and tree.result in (nodes.Outcome.PUSHES, nodes.Outcome.RETURNED)
