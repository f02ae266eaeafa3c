"""How the words before a figure bound it."""

import re

from grammar import nodes

_OVER = re.compile(r"\b(?:exceed|exceeds|larger|more|greater|longer)\b")
_UNDER = re.compile(r"\b(?:less|fewer|smaller|under)\b")
_TOTAL = re.compile(r"\b(?:only|for a total of|to a total of)(?: exactly)?\Z")
_LIMITED = re.compile(r"\blimited\b[^,.]{0,60}\Z")
_NEVER = re.compile(r"\b(?:never|not|no)\b.* than\Z")
_NOT = re.compile(r"\b(?:not|never|no)\b(?: \w+){0,2}\Z")
_LEAST = re.compile(r"\bat least\b|\b(?:minimum|no less|not less|no fewer|not fewer)(?: \w+)? (?:of|than)\b")
_MOST = re.compile(r"\bat most\b|\b(?:maximum|no more|not more|no greater)(?: \w+)? (?:of|than)\b|\bup to\Z")
_LOWER = re.compile(r"\bat least (?P<low>[$]?\d+(?:,\d{3})*)(?: \w+)? (?:and|but|to|or) (?:to )?at most\Z")
_UPPER = re.compile(
    r"\A.{1,40}?\b(?:and|but|or) (?:at most|(?:the|a) maximum (?:\w+ )?of) "
    r"(?P<high>[$]?\d+(?:,\d{3})*(?:\.\d+)?(?:/\d+)?%?)"
)


def upper_end(text: str) -> str | None:
    """The upper end of a span that starts with its lower end: 18 mm and at most 22 mm."""
    found = _UPPER.match(text)
    return found["high"] if found else None


def lower_end(before: str) -> str | None:
    """The lower end of a span, from what stands before its upper end."""
    found = _LOWER.search(before.rstrip())
    return found["low"] if found else None


def bound_of(before: str, tree: nodes.Sentence, *, conditional: bool) -> nodes.Bound:
    """The bound word nearest before a figure.

    What may not exceed N, and what is void if more than N, is at most N. An interval turns:
    changed at least every 24 hours bounds the hours from above.
    """
    words = before.split()[-5:]
    # A bound goes with the next figure only: "at most 6 standard 52-card decks".
    figured = max((place for place, word in enumerate(words) if word[:1].isdigit()), default=-1)
    near = " ".join(words[figured + 1 :])
    if _LEAST.search(near):
        return nodes.Bound.AT_MOST if words[-1] == "every" else nodes.Bound.AT_LEAST
    if _MOST.search(near):
        return nodes.Bound.AT_MOST
    denied = _denies(tree) or conditional or _NEVER.search(near) is not None
    if denied and _OVER.search(near):
        return nodes.Bound.AT_MOST
    if (denied and _UNDER.search(near)) or (conditional and _NOT.search(near)):
        return nodes.Bound.AT_LEAST
    return nodes.Bound.AT_MOST if _limits(tree, near) or _LIMITED.search(before) else nodes.Bound.EXACTLY


def _denies(tree: nodes.Sentence) -> bool:
    return isinstance(tree, nodes.Duty) and tree.modal in (nodes.Modal.MAY_NOT, nodes.Modal.SHALL_NOT)


def _limits(tree: nodes.Sentence, near: str) -> bool:
    """What one may only do N times, and a total that one may reach, is a limit from above."""
    if not isinstance(tree, nodes.Duty):
        return False
    if tree.modal in (nodes.Modal.MAY_ONLY, nodes.Modal.SHALL_ONLY):
        return True
    return tree.modal is nodes.Modal.MAY and _TOTAL.search(near) is not None
