"""Payouts told without the word "pays": "shall be paid at odds of 2 to 1", "payout for a tie is 8 to 1"."""

import re
from functools import lru_cache
from typing import NamedTuple

from grammar import nodes
from grammar.parse import Problem, read_payment
from ruleschema.meaning.build import statement_of
from ruleschema.meaning.lexicon import Kind
from ruleschema.meaning.parts import parts_of
from ruleschema.meaning.terms import terms

_RATIO = r"\d[\d,]*(?:\.\d+)?\s?(?:to|for|:)\s?\d[\d,]*(?:\.\d+)?"
_ODDS = re.compile(
    rf"(?:(?:at least|at most|exactly|no less than|not less than) )?(?:{_RATIO}|even money)(?: or (?:{_RATIO}))*"
    r"(?: less \d+(?:\.\d+)?% commission(?: of the \w+ \w+)?)?",
    re.I,
)
_FLOOR = re.compile(r"\A(?:no|not) less than", re.I)
_HEADS = re.compile(r"\A(?:the )?(?:payouts?|payoffs?|odds|payout odds|payment)(?: odds)? (?:for|of|on) ", re.I)
_BEHIND = re.compile(r"\b(?:on|for) (?P<paid>.+?)\Z", re.I)
_HOLDER = re.compile(r"\b(?:with|who (?:has|holds|gets|is dealt)|holding) (?P<hand>.+)\Z", re.I)
_BEFORE = re.compile(r"\A(?:(?:an?|the|each|every|any|all|winning|on|for|player'?s?|of|hands? of)\s+)+", re.I)
_AFTER = re.compile(r"(?:\s+(?:at|of|with|the|odds|hands?|wins?))+\Z", re.I)
_VERB = re.compile(r"\A.*?\b(?:pay|pays|receive|win)\b", re.I)
_PAYING = frozenset(("paid", "pays", "paying"))
_PAID = frozenset(("pay", "receiv", "win", "return"))
_ANY_WAGER = frozenset(("wager", "bet", "winning wager", "winning bet"))


class Paid(NamedTuple):
    """What is paid, by the words for it, and the payment."""

    wager: str
    outcome: str | None
    payment: nodes.Payment


@lru_cache(maxsize=65536)
def _payment(text: str) -> nodes.Payment | None:
    found = read_payment(_FLOOR.sub("at least", text))
    return None if isinstance(found, Problem) else found


def paid_in(text: str, tree: nodes.Sentence) -> Paid | None:
    """What a duty, a value or a definition pays; None where it pays nothing."""
    if isinstance(tree, (nodes.Payout, nodes.Result)) or not _ODDS.search(text):
        return None
    parts = parts_of(text, tree)
    statement = statement_of(text, tree)
    told = _ODDS.search(parts.core) or _ODDS.search(parts.head)
    payment = _payment(told.group()) if told is not None else None
    if told is None or payment is None or statement.modality.forbids:
        return None
    if isinstance(tree, nodes.Duty) and statement.act not in _PAID:
        return None
    if isinstance(tree, nodes.Value) and not (_HEADS.match(parts.head) or statement.act == "pay"):
        return None
    if isinstance(tree, nodes.Definition) and _PAYING.isdisjoint(parts.core.split()):
        return None
    name = _named(tree, parts.head, parts.core, told)
    return _split(name, payment) if name else None


def _named(tree: nodes.Sentence, head: str, core: str, told: re.Match[str]) -> str:
    """The words for what is paid: the head, the object of the verb, or what stands behind the odds."""
    if isinstance(tree, nodes.Definition):
        return head
    behind = _BEHIND.search(core[told.end() :] if told.string == core else core)
    somebody = any(each.as_(Kind.ACTOR) for each in terms(head)[:2])
    if told.string == head or (somebody and behind is not None):
        return behind["paid"] if behind else ""
    if _HEADS.match(head):
        return _HEADS.sub("", head)
    if not somebody:
        return head
    holder = _HOLDER.search(head)
    return holder["hand"] if holder is not None else _VERB.sub("", core[: told.start()])


def _split(name: str, payment: nodes.Payment) -> Paid:
    """A wager on something wins on it: "wager on a single number", "ante bonus on a straight"."""
    wager, on, outcome = _bare(name).partition(" on ")
    if on and wager.lower() in _ANY_WAGER:
        return Paid(_bare(outcome), None, payment)
    if on and " wager" not in outcome and " bet" not in outcome:
        return Paid(wager, _bare(outcome), payment)
    return Paid(_bare(name), None, payment)


def _bare(name: str) -> str:
    return _AFTER.sub("", _BEFORE.sub("", name.strip()))
