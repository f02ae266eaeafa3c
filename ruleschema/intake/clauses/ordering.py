"""The parts of a sentence in the order of the clause language: conditions, actor and duty, exceptions."""

import re
from typing import NamedTuple

from ruleschema.intake.clauses.phrasing import ARTICLE

OPENING = re.compile(r"\A(?:if|when|where|while|before|after|until|during|within)\b", re.I)
MODAL = re.compile(r"\b(?:shall not|shall only|shall|may not|may only|may)\b")
_NOTWITHSTANDING = re.compile(r"\A(?P<word>except|notwithstanding|subject to|unless)\b(?=[^,]{2,160},)", re.I)
_ADVERBIAL = re.compile(
    r"\A(?P<what>(?:at|in|for|to|from|on|with|by|upon|as|starting|beginning|using|immediately|depending|based|regardless|notwithstanding)\b[^,]{2,200}),\s*(?=[A-Za-z])",
    re.I,
)
_EXAMPLE = re.compile(r"\A(?:for example|for instance|by way of example|that is|thus|accordingly|therefore),?\s+", re.I)
# The dealer shall, starting on the left, deal: what stands between the modal and its verb.
_BETWEEN = re.compile(
    r"\A(?P<head>[^,]{2,100}?\b(?:shall|may)(?: not| only)?)\s+"
    r"(?P<what>(?:starting|beginning|before|after|when|if|while|during|in|at|with|without|using|on|upon)\b[^,]{3,200}"
    r"(?:,? (?:and )?(?:continuing|moving|proceeding|working)\b[^,]{3,120})?),\s+(?P<rest>[a-z].+)\Z"
)
# Each guest, before sitting, shall pay: what stands between the actor and the modal.
_ASIDE = re.compile(r"\A(?P<head>[^,]{2,80}), (?P<what>[^,]{2,120}), (?P<rest>(?:shall|may)\b.+)\Z")
# ... and, except as posted, ring the bell: an exception amid a duty would else end with it.
_AMID = re.compile(
    r"(?:(?<= and)|(?<= or)),? (?P<what>(?:except|unless)\b[^,]{3,120}), (?P<rest>(?!and\b|or\b)[a-z].+)\Z"
)
_STARTING = re.compile(r"(?:starting|beginning)\b")
_ACTOR = re.compile(r", (?=(?:the|an?|each|any|all|no|every|such|if|when|where|while|before|after|until|during)\s)")
_QUALIFIER = re.compile(r",?\s+(?:if|when|where|while|unless|except)\s|,\s+(?:except|unless)\b")
_NONE = re.compile(
    r"\A(?:no (?:(?:one|1) (?=player|person|patron|hand))?|none of (?:the|these|those) )"
    r"(?!(?:more|less|fewer|later|longer|earlier|sooner|one|other)\b)"
    r"(?P<what>.{2,100}?) (?P<modal>shall|may)(?! not| only)\b",
    re.I,
)


_AND_NO = re.compile(r"\A(?P<first>.{4,160}?)(?:,|,? (?:and|but)) (?P<ban>no (?:\S+ ){1,12}?(?:shall|may)\b.+)\Z")


class Ordered(NamedTuple):
    """A sentence in parts: what leads it, the statement, and what was moved behind it from the front."""

    lead: str
    body: str
    tail: str

    def whole(self) -> str:
        return f"{self.lead}{self.body}{self.tail}"


def ordered(text: str) -> Ordered:
    """Exceptions that open a sentence go to its end; conditions that open it end at their comma."""
    text = _EXAMPLE.sub("", text)
    tail = ""
    if (found := _NOTWITHSTANDING.match(text)) and (end := _exception_end(text, found)):
        word = text.split(maxsplit=1)[0].lower()
        what = text[found.end("word") : end].strip()
        text = text[end + 1 :].strip()
        tail = f", {'subject to' if word == 'subject' else word} {what}"
    lead = ""
    while OPENING.match(text) or _ADVERBIAL.match(text):
        head, comma, rest = _lead_end(text)
        if not comma:
            break
        if OPENING.match(head):
            lead += f"{head[:1].lower()}{head[1:]}, "
        else:
            tail = f" {head[:1].lower()}{head[1:]}{tail}"
        text = rest
    body = ARTICLE.sub("", text)
    body = body[:1].lower() + body[1:] if body[:1].isupper() and not body[:2].isupper() else body
    if lead and body.startswith("then "):
        body = body[5:]
    return _verb_first(lead, denied(_ban_first(body)), tail)


def _exception_end(text: str, found: re.Match[str]) -> int:
    """The comma that ends an opening exception: the first before an actor, as the exception may hold a list."""
    modal = MODAL.search(text)
    places = [each.start() for each in _ACTOR.finditer(text, found.end("word"), modal.start() if modal else len(text))]
    return places[0] if places else text.find(",", found.end("word"))


def _ban_first(body: str) -> str:
    """The seat moves on, and no guest may stay: what is banned comes first, since only it has a modal."""
    found = _AND_NO.match(body)
    return body if found is None or MODAL.search(found["first"]) else f"{found['ban']}, and {found['first']}"


def denied(body: str) -> str:
    """No wager shall be made: a wager shall not be made."""
    return _NONE.sub(lambda found: f"{found['what']} {found['modal']} not", body, count=1)


def _verb_first(lead: str, body: str, tail: str) -> Ordered:
    """What stands between modal and verb leads the sentence where it is a condition, and else follows the duty."""
    if amid := _AMID.search(body):
        body, tail = f"{body[: amid.start()]} {amid['rest']}", f", {amid['what']}{tail}"
    if aside := _ASIDE.match(body):
        if _STARTING.match(aside["what"]):
            body = f"{aside['head']} {aside['rest'].split(' ', 1)[0]} {aside['what']}, {aside['rest'].split(' ', 1)[1]}"
        elif OPENING.match(aside["what"]):
            lead, body = f"{lead}{aside['what']}, ", f"{aside['head']} {aside['rest']}"
        else:
            body = f"{aside['head']}, {aside['what']} {aside['rest']}"
    found = _BETWEEN.match(body)
    if found is None:
        return Ordered(lead, body, tail)
    what, rest = found["what"], found["rest"]
    if OPENING.match(what):
        return Ordered(f"{lead}{what}, ", f"{found['head']} {rest}", tail)
    qualifier = _QUALIFIER.search(rest)
    at = qualifier.start() if qualifier else len(rest)
    return Ordered(lead, f"{found['head']} {rest[:at]}, {what}{rest[at:]}", tail)


def _lead_end(text: str) -> tuple[str, str, str]:
    """The opening condition, up to the comma after which the duty stands; lists inside it are joined with "or"."""
    if not OPENING.match(text):
        head, comma, rest = text.partition(", ")
        if OPENING.match(rest) and len(rest.split()) > 4:
            return head, comma, rest
    modal = MODAL.search(text)
    first_modal = modal.start() if modal else len(text)
    places = [found.start() for found in re.finditer(r",\s", text) if found.start() < first_modal]
    if not places:
        return text, "", ""
    cut = places[-1]
    for place in reversed(places):
        subject = text[place + 2 : first_modal].strip()
        if len(subject.split()) <= 12 and not re.search(r"\A(?:and|or|but)\b", subject):
            cut = place
            break
    head, rest = text[:cut], text[cut + 1 :].strip()
    last = " and" if re.search(r",\s*and\b", head) else " or"
    head = re.sub(r",\s*(?:and|or)\b", last, head)
    return re.sub(r",\s*", f"{last} ", head), ",", rest
