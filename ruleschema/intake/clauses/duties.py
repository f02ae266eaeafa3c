"""Sentences of several duties as one sentence each; a modal that is no duty of its own in other words."""

import re

from ruleschema.intake.clauses.ordering import MODAL, OPENING, Ordered, denied
from ruleschema.intake.clauses.phrasing import ARTICLE, SOFT

_SECOND = re.compile(
    r"(?P<join>,?\s+(?:and|but)|,)\s+(?P<subject>(?:no\s(?:[\w'/-]+\s+){1,16}?|(?:[\w'/-]+\s+){0,6}?))(?P<modal>(?:shall|may)(?:\s+not|\s+only)?)\s+"
)
_OPEN = re.compile(r"\b(?:if|when|where|while|unless|until|because|except|that|who|whether)\b")
_INSIDE = re.compile(r"\b(?:if|when|where|while|unless|until|because|except|that|who|whether|which)\b")
_EXCEPT_THAT = re.compile(r"\A(?P<first>.+?),? except that (?P<own>(?:[^\s,]+,? ){1,12}?(?:shall|may)\b.+)\Z")
_STATES = re.compile(
    r"\A(?P<first>(?P<who>(?:[\w'/-]+ ){1,6}?)(?:is|are) [^,]{2,60}),? and "
    r"(?P<own>(?:[\w'/-]+ ){0,6}?(?:shall|may)\b.+)\Z"
)
_WHICH = re.compile(r"\A(?:which|who|and which)\s*\Z")
# "which" is the object just named, and nothing else: "may place a bet, which" and not "after seeing a hand, which".
_OBJECT = re.compile(
    r"\A\s*(?:(?:choose|elect|decide) to )?\w+ (?:an?|the|any|each|one|1) (?P<name>(?:[\w'/-]+ ){0,3}[\w'/-]+)\Z"
)
# Closed words that cannot stand before a modal, and what says the same.
_IN_HEAD = (("per", "under"), ("is", "being"), ("are", "being"), ("when", "once"), ("before", "prior to"),
            ("after", "following"), ("during", "in the course of"), ("while", "whilst"))  # fmt: skip
_SMALL = re.compile(r"\b(?:of|on|in|at|to|for|from|with|by|and|or|as|is|are|before|after|until)\b")


def soft_middle(text: str) -> str:
    """A second modal belongs to a relative clause or a list: it is put in other words of the same force."""
    modal = MODAL.search(text)
    if modal is None:
        return text
    before, after = text[: modal.end()], text[modal.end() :]
    for pattern, to in SOFT:
        after = pattern.sub(to, after)
    comma = before.rfind(", ")
    lead, head = (before[: comma + 2], before[comma + 2 :]) if OPENING.match(before) and comma >= 0 else ("", before)
    for closed, to in _IN_HEAD:
        head = head.replace(f" {closed} ", f" {to} ")
    return lead.replace(" per ", " under ") + head + after


def exception_apart(said: Ordered) -> tuple[str, ...] | None:
    """X shall do A, except that Y may do B: the exception is a rule of its own."""
    found = _EXCEPT_THAT.match(said.body)
    if found is None or MODAL.search(found["first"]) is None:
        return None
    own = Ordered(said.lead, denied(ARTICLE.sub("", found["own"])), said.tail)
    return f"{said.lead}{found['first']}, except as follows{said.tail}", own.whole()


def statement_and_duty(said: Ordered) -> tuple[str, ...] | None:
    """A is B, and C shall do D: two sentences under the same conditions."""
    found = _STATES.match(said.body)
    if found is None or _INSIDE.search(found["first"]):
        return None
    actor = found["who"] if MODAL.match(found["own"]) else ""
    own = Ordered(said.lead, denied(ARTICLE.sub("", f"{actor}{found['own']}")), said.tail)
    return f"{said.lead}{found['first']}{said.tail}", own.whole()


def two_duties(said: Ordered) -> tuple[str, ...] | None:
    """X shall do A and shall do B: two sentences, under the same conditions and exceptions."""
    body = said.body
    modal = MODAL.search(body)
    if modal is None:
        return None
    second = _SECOND.search(body, modal.end())
    if second is None:
        return None
    between = body[modal.end() : second.start()]
    subject = _subject(body, modal, second, between)
    if subject is None:
        return None
    rest = Ordered(said.lead, denied(f"{subject} {body[second.start('modal') :]}".strip()), said.tail)
    first = body[: second.start()].rstrip(" ,")
    return f"{said.lead}{first}{said.tail}", *(two_duties(rest) or (rest.whole(),))


def _subject(body: str, modal: re.Match[str], second: re.Match[str], between: str) -> str | None:
    """Who has the second duty; None where the second modal belongs to a condition or a relative clause."""
    told = second["subject"].strip()
    if _INSIDE.search(told) and not _WHICH.match(told):
        return None
    # "may bet more when, for want of chips, half cannot be bet": after an open condition a comma begins
    # its own statement, and "and" goes on with it.
    joined = second["join"]
    open_part = between.rpartition(", ")[2] if joined.startswith(",") else between
    if told and joined in (",", " and", " but") and not _WHICH.match(told) and _OPEN.search(open_part):
        return None
    if _WHICH.match(told):
        found = _OBJECT.match(between)
        return None if found is None or _SMALL.search(found["name"]) else found["name"]
    return ARTICLE.sub("", told) or body[: modal.start()].strip()
