"""Cases that the document's own words tell apart, which a draft may not have tied to what is paid in them."""

import re

from checker.rules.lawmatch import bare
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.names import name_key
from ruleschema.submission.model import Clause

_EVENT = re.compile(r"\b(?:if|when|where) ([^,.;:]{4,120}),", re.I)
# What a clause says for another case than the one it departs from.
_DEPARTS = re.compile(r"\b(?:notwithstanding|instead of|in (?:lieu|place) of|alternat\w+)\b", re.I)
_EXCEPTS = re.compile(r"\b(?:except\w*|unless|all other)\b", re.I)


def distinguished(*places: tuple[PayoutFact, Clause]) -> bool:
    """Whether two payouts are of different cases by the wording of their clauses."""
    if any(_DEPARTS.search(wording(clause)) for _, clause in places):
        return True
    # What is excepted from a wager that simply wins is paid otherwise; a hand that is named is excepted from nothing.
    if any(bare(fact) for fact, _ in places) and any(_EXCEPTS.search(wording(clause)) for _, clause in places):
        return True
    events = [events_in(clause) for _, clause in places]
    return all(events) and events[0].isdisjoint(events[1])


def events_in(clause: Clause) -> set[str]:
    """The events that a clause names in the document's words."""
    return {name_key(event) for event in _EVENT.findall(wording(clause))}


def wording(clause: Clause) -> str:
    """What a clause says in the document's words; the sentences of a long one are items without numbers."""
    return " ".join(str(each.text) for each in (clause, *clause.items) if each.text and (each is clause or not each.at))
