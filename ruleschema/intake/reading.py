"""Sentences of documents into the clause language, by rules that keep every word they can.

A result counts only if the grammar reads it in full; a sentence that does not fit stays unread.
"""

import re
from functools import lru_cache

from grammar import nodes
from grammar.parse import Grade, read_clause
from ruleschema.intake.phrasing import ARTICLE, LAST_STOP, SOFT, plain

MOST_WORDS = 120
_OPENING = re.compile(r"\A(?:if|when|where|while|before|after|until|during|within)\b", re.I)
_NOTWITHSTANDING = re.compile(
    r"\A(?:except|notwithstanding|subject to|unless)\b(?P<what>[^,]{2,160}(?:,[^,]{2,60}per [^,]{2,40})?),\s*", re.I
)
_ADVERBIAL = re.compile(
    r"\A(?P<what>(?:at|in|for|to|from|on|with|by|upon|as|starting|beginning|using|immediately|depending|based|regardless|notwithstanding)\b[^,]{2,200}),\s*(?=[A-Za-z])",
    re.I,
)
_MODAL = re.compile(r"\b(?:shall not|shall only|shall|may not|may only|may)\b")


@lru_cache(maxsize=65536)
def read_sentence(sentence: str) -> tuple[str, ...]:
    """The clause-language sentences that say what this sentence says; empty where it cannot be read."""
    if len(sentence.split()) > MOST_WORDS:
        return ()
    for attempt in _attempts(plain(sentence)):
        if read := _checked(attempt):
            return read
    return ()


def _attempts(text: str) -> list[tuple[str, ...]]:
    """Ways to put the sentence, the most faithful first."""
    one = _ordered(text)
    found: list[tuple[str, ...]] = [(one,)]
    if (parts := _two_duties(one)) is not None:
        found += [parts, tuple(_soft_middle(part) for part in parts)]
    found.append((_soft_middle(one),))
    return found


def _ordered(text: str) -> str:
    """Exceptions that open a sentence go to its end; conditions that open it end at their comma."""
    tail = ""
    if found := _NOTWITHSTANDING.match(text):
        word = text.split(maxsplit=1)[0].lower()
        what = found["what"].strip()
        text = text[found.end() :]
        kept = what if word in ("except", "unless") else f"{word} {what}"
        tail = f", {'unless' if word == 'unless' else 'except'} {kept}"
    lead = ""
    while (found := _OPENING.match(text)) or (found := _ADVERBIAL.match(text)):
        head, comma, rest = _lead_end(text)
        if not comma:
            break
        if _OPENING.match(head):
            lead += f"{head[:1].lower()}{head[1:]}, "
        else:
            tail = f" {head[:1].lower()}{head[1:]}{tail}"
        text = rest
    body = ARTICLE.sub("", text)
    body = body[:1].lower() + body[1:] if body[:1].isupper() and not body[:2].isupper() else body
    if lead and body.startswith("then "):
        body = body[5:]
    return f"{lead}{body}{tail}"


def _lead_end(text: str) -> tuple[str, str, str]:
    """The opening condition, up to the comma after which the duty stands; lists inside it are joined with "or"."""
    modal = _MODAL.search(text)
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


def _soft_middle(text: str) -> str:
    """A second modal belongs to a relative clause or a list: it is put in other words of the same force."""
    modal = _MODAL.search(text)
    if modal is None:
        return text
    before, after = text[: modal.end()], text[modal.end() :]
    for pattern, to in SOFT:
        after = pattern.sub(to, after)
    comma = before.rfind(", ")
    lead, head = (before[: comma + 2], before[comma + 2 :]) if _OPENING.match(before) and comma >= 0 else ("", before)
    return lead.replace(" per ", " under ") + head.replace(" per ", " under ").replace(" is ", " being ") + after


def _two_duties(text: str) -> tuple[str, ...] | None:
    """X shall do A and shall do B: two sentences with the same actor."""
    modal = _MODAL.search(text)
    if modal is None:
        return None
    second = re.search(
        r"(?:,?\s+(?:and|but)|,)\s+(?P<subject>(?:[\w'/-]+\s+){0,5}?)(?P<modal>(?:shall|may)(?:\s+not|\s+only)?)\s+",
        text[modal.end() :],
    )
    if second is None:
        return None
    at = modal.end() + second.start()
    first, rest = text[:at], text[modal.end() + second.start("modal") :]
    comma = text.rfind(", ", 0, modal.start())
    head = text[comma + 2 : modal.start()].strip() if comma >= 0 else text[: modal.start()].strip()
    lead = text[: comma + 2] if comma >= 0 and _OPENING.match(text) else ""
    subject = ARTICLE.sub("", second["subject"].strip()) or head
    return first.rstrip(" ,"), f"{lead}{subject} {rest}".strip()


def _checked(sentences: tuple[str, ...]) -> tuple[str, ...] | None:
    made = []
    for sentence in sentences:
        text = LAST_STOP.sub("", sentence) + "."
        readings = read_clause(text)
        if len(readings) != 1 or readings[0].grade is not Grade.FULL:
            return None
        made.append(text)
    return tuple(made)


def is_payout(sentence: str) -> bool:
    """Whether a clause-language sentence is itself a payout fact, which a pay table carries already."""
    tree = read_clause(sentence)[0].tree
    if isinstance(tree, nodes.Payout):
        return True
    return isinstance(tree, nodes.Result) and tree.result in (nodes.Outcome.PUSHES, nodes.Outcome.RETURNED)
