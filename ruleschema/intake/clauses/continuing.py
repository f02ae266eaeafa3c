"""Items of a list as the sentences that their lead-in goes on with: "may be changed: at least every 6 hours"."""

import re
from collections.abc import Iterable

_SENTENCE = re.compile(r"(?<=[a-z0-9)”\"’%][.;!?])\s+(?=[A-Z“\"(])")
_MODAL = r"(?:shall|must|may|will|can|cannot)"
_STOP = re.compile(r"[\s:;,]+\Z")
_OPEN = re.compile(
    rf"\b(?:{_MODAL}(?: not| only| also)?|if|when|whenever|that|either|by|unless|until|where|with|to|of|for"
    r"|at least|at most|be|requiring|including|includes?|contains?|display|shows?|offer|having|whether)\Z",
    re.I,
)
_CONDITION = re.compile(r"\b(?:if|when|whenever|unless|until|where|provided(?:,? however)?,? that)(?: either)?\Z", re.I)
_EXCEPT = re.compile(r"\bexcept(?:ing)?(?: that)?\Z|\bexceptions?\Z", re.I)
# A list of things: "may include the following characteristics".
_THINGS = re.compile(
    r"\b(?P<verb>includes?|contains?|have|has|bear|display|show)\s+(?:(?:all|any|each|one or more) of )?the following"
    r"(?: \w+){0,2}(?P<rest>(?: on it| in it| thereon)?)\Z",
    re.I,
)
# A list of duties: "shall do the following", "shall meet the following requirements".
_DUTIES = re.compile(
    rf"\b(?P<modal>{_MODAL})\s+(?:do|meet|follow|satisfy|observe|perform|complete|comply with)\s+"
    r"(?:(?:all|each) of )?the following(?: \w+){0,2}\Z",
    re.I,
)
_REASONS = re.compile(
    r",?\s+(?:for|in|under|upon)\s+(?:(?:any|one|either)(?: or more)? of )?the following"
    r"(?: (?:reasons|cases|circumstances|situations|events|occurrences|conditions))(?: occurs?)?\Z",
    re.I,
)
# A list of named things: "may be offered at the following tables".
_MEMBERS = re.compile(
    r"\b(?P<before>for|on|at|with|of|in|from) (?:(?:any|each|one) of )?the following (?P<noun>\w+s)\Z", re.I
)
_NAME = re.compile(r"\A(?!(?:the|an?|if|when)\b)[A-Z0-9][\w'’.-]*(?: [\w'’.&-]+){0,6}\W?\Z")
# A list of wagers that may be made: "A Moon Bet placed on the line" may be placed there.
_ALLOWED = re.compile(rf"\bthe following (?:[\w,]+ ){{1,10}}(?P<modal>{_MODAL}) be\b", re.I)
_PLACED = re.compile(
    r"\A(?:an?|the) (?P<name>(?:[\w'’-]+ ){1,5}(?:bets?|wagers?)) (?P<done>placed|made|wagered)\b(?P<rest>.+)", re.I
)
_VERB_LAST = re.compile(
    rf"\b{_MODAL}(?: not| only| also| visually)? (?:be )?[a-z]+(?P<following> the following)?\Z", re.I
)
_MANNER = re.compile(r",?\s+(?:as follows|in the following (?:order|manner|sequence))\Z", re.I)
_MODAL_FIRST = re.compile(rf"\A{_MODAL}\b", re.I)
_START = re.compile(
    r",?\s*\b(?:starting|beginning)\b[^,]{3,120}(?:,? (?:and )?(?:continuing|moving|proceeding)\b[^,]{3,120})?,", re.I
)
_GOES_ON = re.compile(
    r"\A(?:at least|at most|no (?:more|less|later) than|not (?:more|less|later) than|every|within|before|after|prior to"
    r"|until|during|by|upon|if|when|whenever|unless|once|immediately|in an?|on an?|on the|in the|with|without|from)\b",
    re.I,
)
_FINITE = re.compile(
    rf"\A(?:\S+\s+){{1,14}}?(?:{_MODAL}|is|are|was|were|has|have|had|does|do|fails?|comes?|considers?|leaves?|lands?|stops?)\b",
    re.I,
)
_OWN = re.compile(
    rf"\A(?!(?:{_MODAL}|be)\b)(?:(?:the|an?|each|any|all|no|if|when|whenever|after|before|once|upon)\s"
    rf"(?:(?!provided\b)[^\s:]+\s+){{1,60}}?|(?:[^\s:]+\s+){{1,12}}?){_MODAL}\b",
    re.I,
)
_NOUN_PHRASE = re.compile(r"\A(?:an?|the|one|two|three|four|first|second|third|each|any|all|\d+|no|at)\b", re.I)
_RELATIVE = re.compile(rf",?\s+(?:which|that|and)\s+(?P<rest>{_MODAL}(?: also)?\s.+)\Z", re.I)
_FURNITURE = re.compile(r"\b(?:layout|table|wheel|sign|device|system)\b", re.I)
MOST_WORDS = 90


def lead_in(above: Iterable[str]) -> str | None:
    """The lead-in under which an item stands, completed by those above it where it is itself an item."""
    lead: str | None = None
    for text in above:
        if not text.rstrip().endswith(":"):
            lead = None
            continue
        own = _STOP.sub("", _SENTENCE.split(text)[-1])
        whole = next(iter(continuations(lead, own)), None) if lead and not _OWN.match(own) else None
        lead = whole or own
    return lead


def continuations(lead: str | None, item: str) -> tuple[str, ...]:
    """Ways to put an item after its lead-in, the surest first; none where the item stands for itself."""
    if lead is None or len(lead.split()) > MOST_WORDS:
        return ()
    lead = _STOP.sub("", lead)
    small = f"{item[:1].lower()}{item[1:]}" if not item[1:2].isupper() else item
    return tuple(_continued(lead, small, stands=_OWN.match(item) is not None))


def _continued(lead: str, item: str, *, stands: bool) -> Iterable[str]:
    if _EXCEPT.search(lead):
        return
    if _CONDITION.search(lead):
        yield f"{lead} {item}"
    elif found := _REASONS.search(lead):
        if _FINITE.match(item):
            yield f"{lead[: found.start()]} if {item}"
    elif not stands:
        yield from _of_a_fragment(lead, item)


def _of_a_fragment(lead: str, item: str) -> Iterable[str]:
    """An item that is no sentence: a thing, a duty without its actor, a manner, a time."""
    if _MODAL_FIRST.match(item):
        yield f"{lead} {item}"
    elif found := _THINGS.search(lead):
        yield _of_the_thing(f"{lead[: found.start()]}{found['verb']}{found['rest']}", item)
    elif found := _DUTIES.search(lead):
        if not _NOUN_PHRASE.match(item):
            yield f"{lead[: found.start()]}{found['modal']} {item}"
    elif _OPEN.search(lead):
        yield _of_the_thing(lead, item)
    elif found := _MANNER.search(lead):
        # Where the deal starts is the lead-in's own, and not said anew of each card.
        yield f"{_START.sub('', lead[: found.start()])}, {item}"
    else:
        yield from _of_a_whole(lead, item)


def _of_a_whole(lead: str, item: str) -> Iterable[str]:
    """An item of a lead-in that could stand alone: a name, a wager, an object, a time."""
    if found := _MEMBERS.search(lead):
        name = f"{item[:1].upper()}{item[1:]}"
        if _NAME.match(name):
            yield f"{lead[: found.start()]}{found['before']} {name.rstrip(' .;')} {found['noun']}"
    elif (found := _ALLOWED.search(lead)) and (placed := _PLACED.match(item)):
        yield f"{placed['name']} {found['modal']} be {placed['done']}{placed['rest']}"
    elif found := _VERB_LAST.search(lead):
        yield f"{lead[: found.start('following')] if found['following'] else lead} {item}"
    elif _GOES_ON.match(item) and re.search(rf"\b{_MODAL}\b", lead):
        yield f"{lead} {item}"


def _of_the_thing(lead: str, item: str) -> str:
    """Of a long lead-in only the clause that the item goes on with: "at a table ... which may include"."""
    found = _RELATIVE.search(lead)
    if found is None or re.search(r"\b(?:if|when|unless)\b", found["rest"]):
        return f"{lead} {item}"
    thing = _FURNITURE.search(lead, 0, found.start())
    return f"the {thing.group().lower()} {found['rest']} {item}" if thing else f"{lead} {item}"
