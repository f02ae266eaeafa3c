"""A case as the label of what it settles: "Higher hand: the Ante is paid 1 to 1", "Tie at 21: push"."""

import re

from ruleschema.intake.payouts.cases import tidied
from ruleschema.intake.wagers.wagernames import Wagers

_PERSON = r"(?:house |casino )?(?:player[-/]dealer|dealer|player|house|bank(?:er)?|licensee|club)"
# What settles, behind the label: a wager and its fate, what someone takes or loses, or the bare result.
_SETTLES = (
    r"(?:(?:the|an?|all|both|each|any|such|his|her|their|his/her)\s+){0,2}(?:[\w'’-]+\s+){0,4}?(?:wager|bet)s?\s"
    r"|(?:it|they|both|neither|all|each)\s+(?:of them\s+)?(?:is|are|has|have|wins?|loses?|push(?:es)?|shall|will"
    r"|pays?|ante)\b"
    rf"|(?:the\s+)?{_PERSON}\s+(?:shall\s+|will\s+)?(?:loses?|wins?|takes?|collects?|keeps?|pays?|returns?"
    r"|forfeits?|gives)\b"
    r"|(?:pay|take|collect|return|push|leave)\s+(?:the|all|both|each|every|any)\b"
    r"|(?:(?:is|are)\s+)?paid\s"
    r"|(?:an?\s+)?(?:push|stand-?off|no action|loses?|lost|returned)\b|(?:even money|\d[\d,]* to \d+)\s+on\b"
)
_OPENS = (
    r"\W{0,3}(?P<case>(?!(?:if|when|whenever|where|in|should|upon|once|unless|provided)\b)(?:[^:.;–—]|\.(?=\d)){3,110}?)"
    r"(?P<mark>:|\s[-–—]|[–—])\s+"
)
_LABEL = re.compile(rf"{_OPENS}(?={_SETTLES})", re.I)
_NAMED_NEXT = re.compile(rf"{_OPENS}(?:(?:the|an?|all|both|each|winning)\s+){{0,2}}", re.I)
# Words that hands and totals are compared by, or that tell what came.
_CASE = re.compile(
    r"\b(?:hands?|cards?|ranks?|ranked|ties?|tied|equal|same|identical|higher|lower|better|worse|closer|nearer|beats?"
    r"|outranks?|wins?|loses?|over|under|busts?|totals?|copy|copies|qualif\w+|folds?|surrenders?|naturals?|blackjack"
    r"|suited|flush|straight|pairs?|both|one|neither|none|other|otherwise|more|less|has|have|holds?|shows?|thrown|rolled)\b",
    re.I,
)
_NO_CASE = re.compile(
    r"\b(?:as follows|following|paid|pays|payouts?|settled|settlement|notes?|examples?|exceptions?|options?|procedures?"
    r"|wagers?|bets?|shall|must|may)\b",
    re.I,
)


def is_case(words: str) -> bool:
    """Whether words tell how hands compare or what came, and not what is paid or wagered."""
    return bool(_CASE.search(words)) and not _NO_CASE.search(words)


def case_label(sentence: str, wagers: Wagers) -> tuple[str, int] | None:
    """The case that a sentence opens with as a label, and where it ends; the name of a wager is none."""
    found = _LABEL.match(sentence)
    if found is None and (found := _NAMED_NEXT.match(sentence)):
        mentions = wagers.mentions(sentence)
        found = found if any(each.start == found.end() for each in mentions) else None
    if found is None or not _CASE.search(found["case"]) or _NO_CASE.search(found["case"]):
        return None
    named = wagers.named(found["case"]) or any(
        each.end - each.start >= len(found["case"]) for each in wagers.mentions(found["case"])
    )
    return None if named else (tidied(found["case"]), found.end("mark"))
