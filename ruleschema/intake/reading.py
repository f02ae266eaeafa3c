"""Sentences of documents into the clause language, by rules that keep every word they can.

A result counts only if the grammar reads it in full; a sentence that does not fit stays unread.
"""

import re
from functools import lru_cache

from grammar import nodes
from grammar.parse import Grade, read_clause

MOST_WORDS = 120

_NUMBERS = {
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
    "ten": "10", "eleven": "11", "twelve": "12", "fifteen": "15", "twenty": "20", "thirty": "30", "fifty-two": "52",
}  # fmt: skip
_COUNTED = r"(?:decks?|cards?|hands?|players?|hours?|inches|times|rounds?|wagers?|bets?|dice|batches|areas|boxes|revolutions|minutes|spots|jokers?|seats)"
# Order matters: what introduces a slot is settled before the words inside it.
_RULES: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern, re.I), to)
    for pattern, to in (
        (r"[“”„]", '"'),
        (r"[‘’‟]", "'"),
        (r"(?<=\w)‐(?=\w)", "-"),
        (r"\bhold\s*['\"]?\s?em\b", "hold-em"),
        (r"(?<=\s)#\s?(?=\d)", "number "),
        (r"\bi\.e\.,?", "that is"),
        (r"\be\.g\.,?", "such as"),
        # References in brackets become a slot of their own; other brackets are set off by commas.
        (r"\s*\((?:relating|pertaining|referring|as described|as set forth|see|as provided|as defined)[^()]{0,200}(?:\([^()]{0,80}\)[^()]{0,120}){0,3}\)", ""),
        (r"\b(?:\w+(?:-\w+)?)\s*\(\s*(\$?\d[\d,.]*%?)\s*\)", r"\1"),
        (r"(?<=§)\s+", ""),
        (r"(?<=§)§", ""),
        (r"(?<=\d)\s*\((\w{1,4})\)", r".\1"),
        (r"(?<=\.\w)\s*\((\w{1,4})\)", r".\1"),
        (r"\b(sub)?(?:section|paragraph)s?\s+\((\w{1,4})\)(?:\s*\((\w{1,4})\))?", r"\1section \2"),
        (r"\s*\(([^()]{1,160})\)", r", \1,"),
        (r"\s+[-–—]+\s+", ", "),
        (r"\s*;\s*(?:and|or|but)?\s*\Z", ""),
        (r"\s*;\s*", ", "),
        (r"\s*:\s*(?=\S)", ", "),
        (r"\b(shall|must|will|may)\s*:\s*\Z", r"\1 do the following"),
        (r"\b(if|when|where|unless|that|until|whenever)(?:,?\s+(?:either|one of|both))?\s*:\s*\Z", r"\1 the following"),
        (r"\s*:\s*\Z", ""),
        (r"\Ashould (?=the|an?|any|all|it|there|this)", "if "),
        # Modals.
        (r"\b(?:is|are) (?:required|obligated|obliged) to\b", "shall"),
        (r"\b(?:has|have) (?:the (?:right|option|ability|opportunity)|an option) (?:to|of)\b", "may"),
        (r"\b(?:is|are) (?:permitted|allowed|entitled|eligible) to\b", "may"),
        (r"\b(?:is|are) not (?:permitted|allowed|entitled|eligible) to\b", "may not"),
        (r"\bmay elect to\b", "may choose to"),
        (r"\b(must|will|shall|may|can) (?:also|then|thereafter|further),?\b", r"\1"),
        (r"\b(must|will|shall|may|can) (immediately|promptly|first|always|never) (?!be\b)(\w+)", r"\1 \3 \2"),
        (r"\b(must|will|shall|may|can) (immediately|promptly|first|always|never) be\b", r"\1 be \2"),
        (r"\b(?:cannot|can not|can't|could not)\b", "may not"),
        (r"\b(?:must|will|would|should) not\b", "shall not"),
        (r"\bwon't\b", "shall not"),
        (r"\b(?:must|will|would|should)\b", "shall"),
        (r"\b(?:can|could)\b", "may"),
        (r"\bshall,\s*", "shall "),
        # Bounds.
        (r"\b(?:no|not) (?:more|greater|higher) than\b", "at most"),
        (r"\b(?:no|not) (?:less|fewer|lower) than\b", "at least"),
        (r"\ba minimum of\b", "at least"),
        (r"\ba maximum of\b", "at most"),
        (r"\bup to (?=\d|one\b|two\b|three\b|four\b|five\b|six\b|seven\b)", "at most "),
        (r"\bat least once every\b", "at least every"),
        # Timing.
        (r"\bprior to\b", "before"),
        (r"\bsubsequent to\b", "after"),
        (r"(?<!the )(?<!of )\bfollowing (?=the|each|any|a |completion|all|every|this|that|placement)", "after "),
        (r"(?:\A|(?<=, )|(?<=and )|(?<=or ))(?:upon|once|as soon as)\b(?! (?:every|for|only|again))", "after"),
        (r"\b(?:throughout)\b", "during"),
        (r"\bat the time\b", "when"),
        # Conditions.
        (r"\b(?:in the event(?: that| of)?|should it happen that|in case(?: that| of)?)\b", "if"),
        (r"\bwhenever\b", "when"),
        (r"\b(?:so long as|as long as|only if|provided,? however,? that|provided that|provided,)\b", "if"),
        (r"\bwith the exception (?:of|that)\b", "except"),
        (r"\bexcept (?:when|where|if)\b", "except in case"),
        # References.
        (r"\b(?:in accordance with|pursuant to|under|as required (?:by|under|in)|as provided (?:for )?(?:in|by|under)|as set forth (?:in|under)|as described in|according to"
         r"|outlined in|specified in|set forth (?:in|under)|described in|required (?:by|under|in)|contained in) (?=§|(?:sub)?(?:section|paragraph)s?\b)", "per "),
        (r"\bas per\b|\bper\b(?!\s+(?:§|section|subsection|sections|subsections|paragraph))", "for each"),
    )
)
_ANY_NUMBER = re.compile(rf"\b({'|'.join(_NUMBERS)})\b(?=(?:\s+(?:or|and|to)\s+\w+)?(?:\s+[\w-]+){{0,2}}\s+{_COUNTED}\b)", re.I)
_ARTICLE = re.compile(r"\A(?:the|an?)\s+", re.I)
_LEAD_WORDS = re.compile(
    r"\A(?:in addition|additionally|however|furthermore|moreover|also|then|therefore|and|but|or"
    r"|thereafter|note|finally|next)[,:]?\s+", re.I,
)  # fmt: skip
_OPENING = re.compile(r"\A(?:if|when|where|while|before|after|until|during|within)\b", re.I)
_NOTWITHSTANDING = re.compile(r"\A(?:except|notwithstanding|subject to|unless)\b(?P<what>[^,]{2,160}(?:,[^,]{2,60}per [^,]{2,40})?),\s*", re.I)
_ADVERBIAL = re.compile(
    r"\A(?P<what>(?:at|in|for|to|from|on|with|by|upon|as|starting|beginning|using|immediately|depending|based|regardless|notwithstanding)\b[^,]{2,200}),\s*(?=[A-Za-z])", re.I
)
_COMMA_RUN = re.compile(r"\s*,\s*(?:,\s*)+")
_STRAY = re.compile(r"[*_=<>\\|\[\]{}~^…•()]|\.{2,}")
_LAST_STOP = re.compile(r"[.\s;:,]+\Z")
_MODAL = re.compile(r"\b(?:shall not|shall only|shall|may not|may only|may)\b")
_SOFT = tuple(
    (re.compile(pattern), to)
    for pattern, to in (
        (r"\bmay not\b", "cannot"),
        (r"\bmay only\b", "can only"),
        (r"\bmay\b", "can"),
        (r"\bshall not\b", "is not to"),
        (r"\bshall only\b", "is only to"),
        (r"\bshall\b", "is to"),
        (r"\bmeans?\b", "sense"),
        (r",\s+(per|if|when|where|while|until|before|after|during|within)\b", r" \1"),
    )
)


@lru_cache(maxsize=65536)
def read_sentence(sentence: str) -> tuple[str, ...]:
    """The clause-language sentences that say what this sentence says; empty where it cannot be read."""
    if len(sentence.split()) > MOST_WORDS:
        return ()
    plain = _plain(sentence)
    for attempt in _attempts(plain):
        if read := _checked(attempt):
            return read
    return ()


def plain_phrase(text: str) -> str:
    """A phrase with its marks in the clause language's form, for definitions."""
    phrase = _ARTICLE.sub("", _plain(text))
    for pattern, to in _SOFT:
        phrase = pattern.sub(to, phrase)
    return phrase


def _plain(sentence: str) -> str:
    text = " ".join(sentence.split())
    for pattern, to in _RULES:
        text = pattern.sub(to, text)
    text = _STRAY.sub(" ", text)
    text = _LEAD_WORDS.sub("", text)
    text = _ANY_NUMBER.sub(lambda found: _NUMBERS[found[1].lower()], text)
    text = _COMMA_RUN.sub(", ", text)
    text = re.sub(r"\s+,", ",", " ".join(text.split()))
    return _LAST_STOP.sub("", text).strip(" ,")


def _attempts(text: str) -> list[tuple[str, ...]]:
    """Ways to put the sentence, the most faithful first."""
    one = _ordered(text)
    found = [(one,)]
    if (parts := _two_duties(one)) is not None:
        found += [parts, tuple(_soft_middle(part) for part in parts)]
    found.append((_soft_middle(one),))
    return found


def _ordered(text: str) -> str:
    """Exceptions that open a sentence go to its end; conditions that open it end at their comma."""
    tail = ""
    if found := _NOTWITHSTANDING.match(text):
        word = text.split()[0].lower()
        what = found["what"].strip()
        text = text[found.end() :]
        tail = f", {'unless' if word == 'unless' else 'except'} {what if word in ('except', 'unless') else f'{word} {what}'}"
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
    body = _ARTICLE.sub("", text)
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
    for pattern, to in _SOFT:
        after = pattern.sub(to, after)
    comma = before.rfind(", ")
    lead, head = (before[: comma + 2], before[comma + 2 :]) if _OPENING.match(before) and comma >= 0 else ("", before)
    return lead.replace(" per ", " under ") + head.replace(" per ", " under ").replace(" is ", " being ") + after


def _two_duties(text: str) -> tuple[str, ...] | None:
    """X shall do A and shall do B: two sentences with the same actor."""
    modal = _MODAL.search(text)
    if modal is None:
        return None
    second = re.search(r"(?:,?\s+(?:and|but)|,)\s+(?P<subject>(?:[\w'/-]+\s+){0,5}?)(?P<modal>(?:shall|may)(?:\s+not|\s+only)?)\s+", text[modal.end() :])
    if second is None:
        return None
    at = modal.end() + second.start()
    first, rest = text[:at], text[modal.end() + second.start("modal") :]
    comma = text.rfind(", ", 0, modal.start())
    head = text[comma + 2 : modal.start()].strip() if comma >= 0 else text[: modal.start()].strip()
    lead = text[: comma + 2] if comma >= 0 and _OPENING.match(text) else ""
    subject = _ARTICLE.sub("", second["subject"].strip()) or head
    return first.rstrip(" ,"), f"{lead}{subject} {rest}".strip()


def _checked(sentences: tuple[str, ...]) -> tuple[str, ...] | None:
    made = []
    for sentence in sentences:
        text = _LAST_STOP.sub("", sentence) + "."
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
