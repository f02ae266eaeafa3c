"""The condition that stands over a clause: in the item above it, in its heading, or in the sentence before."""

import re

from ruleschema.intake.payouts.cases import tidied
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.words import leadin

_OPENED = re.compile(
    r"\A\W{0,3}(?:if|when|whenever|where|in the event(?: that)?|in case|should)\s+(?P<when>[^.;:]{3,240}?)"
    r"\s*(?:,?\s*then)?\s*[:–—-]{0,2}\s*\Z",
    re.I,
)
_APPLIES = re.compile(
    r"\A\W{0,3}(?:if|when|whenever|where|in the event(?: that)?|should)\s+(?P<when>[^;:]{3,240}?),\s+"
    r"(?:then\s+)?the following\b[^,;:]{0,40}:?\Z",
    re.I,
)
# "Be void if the hands are equal and either: (a) be returned …".
_EITHER = re.compile(
    r"\b(?:if|when|where)\s+(?P<when>[^;:]{3,240}?),?\s+and\s+(?:shall\s+)?either\s*[:–—-]?\s*\Z", re.I
)
_UNFINISHED = re.compile(
    r"\b(?:shall|will|may|must|is|are|be|if|when|where|that|which|who|to|has|have|and|or|not|ranked|hands?"
    r"|players?|dealer|wagers?|bets?)\Z",
    re.I,
)
_FIRST = re.compile(
    r"\A\W{0,3}(?:if|when|whenever|where|in the event(?: that)?|in case|should)\s+(?P<when>[^.;]{3,240}?)[,:]\s+"
    r"(?=[a-zA-Z])"
    r"|\b(?:if|when|whenever|where)\s+(?P<last>[^.;,]{3,160})\s*[.;]?\s*\Z",
    re.I,
)
_UNLESS = re.compile(r"\b(?:unless|except (?:if|when|where))\s+(?P<when>[^.;,]{3,160})\s*[.;]?\s*\Z", re.I)
# "The dealer plays with a pair. Without it …": what the hand that is spoken of has or lacks.
_WITH_IT = re.compile(r"\W{0,3}(?P<with>with(?:out)?)\s+(?:it|one)\b", re.I)
_PLAYS_WITH = re.compile(
    r"\A(?P<who>[\w'’/ -]{3,40}?)\s+(?:plays|opens|qualifies|stays in|must have|must hold|needs|requires)\s+"
    r"(?:only\s+)?(?:with\s+|on\s+)?"
    r"(?P<what>(?:an?|any|at least)\s[^.;:]{3,60}?)[.;]?\s*\Z",
    re.I,
)
# "If the dealer has no pair, he does not qualify. In that case …": the case has a name.
_UNQUALIFIED = re.compile(
    r"\A\W{0,3}(?:if|when|whenever|where)\s+(?:the\s+)?(?P<who>[\w'’/-]+(?:\s[\w'’/-]+){0,2}?)\s+(?:does|do|has|have|is|holds?)\b"
    r"[^.;,]{2,120},\s+(?:then\s+)?(?:he|she|it|they|the\s(?:hand|dealer))\s+(?:does|do|shall|will)\s+not\s+qualify\b",
    re.I,
)
# Hands are compared where the dealer qualifies; only the other case needs saying.
_QUALIFIES = re.compile(r"\bqualifies\b", re.I)
_STOPS = re.compile(r"(?<=[a-z0-9)])[.!?]\s+")
_IN_THAT = re.compile(r"\A\W{0,3}(?:in (?:that|this|such|which) (?:case|event|instance)|then)\b", re.I)
_GOES_ON = re.compile(
    r"(?:Be|Is|Has|Ranks?|Does|Beats|Ties|Exceeds|Holds|Win|Lose|Push|Tie"
    r"|(?:Lower|Higher|Equal|Better|Less|Greater)(?!\s(?:[\w'’]+\s){0,2}(?:hands?|totals?|cards?|ranks?)\b))\b"
)
# "Lower hand: the Ante loses" is a case of its own, and does not go on.
_LABELLED = re.compile(r"[A-Z][^:.;]{3,60}:\s+\w")
_OPENS = re.compile(r"(?:if|when|whenever|where|in the event|in case|should|for|on)\b")
_AND = re.compile(r"\b(?:and|or)\Z", re.I)
_FOR_EACH = re.compile(r"\b(?P<what>(?:each|any|a) player who (?:has |have )?\w+)\s*[:–—-]{0,2}\s*\Z", re.I)


def joined(sentence: str, setting: Setting) -> tuple[str, int]:
    """An item that goes on with the sentence of the words above it, as one; and how much is put before."""
    stem = leadin.last_sentence(setting.above[-1]).rstrip() if setting.above else ""
    bare = stem.rstrip(" :–—-")
    goes_on = (sentence[:1].islower() and not _OPENS.match(sentence)) or bool(_GOES_ON.match(sentence))
    goes_on = goes_on or bool(_AND.search(bare) and _OPENS.match(bare.lower()))
    goes_on = goes_on and not _LABELLED.match(sentence)
    goes_on = goes_on and bool(_UNFINISHED.search(bare) or _OPENED.match(stem))
    if bare and goes_on and bare != stem and len(stem) < leadin.LONGEST_SENTENCE:
        return f"{bare} {sentence[:1].lower()}{sentence[1:]}", len(bare) + 1
    return sentence, 0


def within(case: str, setting: Setting) -> str:
    """A case of a list that holds only in the case over it: "If both go over, the following applies: (a) If …"."""
    over = (
        _APPLIES.match(leadin.last_sentence(setting.above[-1]).strip()) if setting.above and not setting.said else None
    )
    titled = _OPENED.match(setting.section.strip())
    over = over or (titled if titled and not _QUALIFIES.search(titled["when"]) else None)
    return f"{tidied(over['when'])}, {case}" if over else case


def _referred(setting: Setting, sentence: str) -> str | None:
    """The case of the sentence before that "in that case" or "without it" speak of."""
    if (held := _WITH_IT.match(sentence)) and (told := _PLAYS_WITH.search(leadin.last_sentence(setting.said))):
        return f"{tidied(told['who'])} {held['with'].lower()} {told['what'].strip()}"
    if _IN_THAT.match(sentence) is None:
        return None
    before = leadin.last_sentence(setting.said) or (setting.before if not setting.said else "")
    if unless := _UNLESS.search(before):
        return tidied(unless["when"])  # the case told last is the one that is meant
    if found := _UNQUALIFIED.match(before):
        return f"{found['who']} does not qualify"
    found = _FIRST.search(before)
    return tidied(found["when"] or found["last"]) if found else None


def condition_over(setting: Setting, sentence: str) -> str | None:
    """The case of a clause that names none itself."""
    if referred := _referred(setting, sentence):
        return referred
    goes_on = setting.said.rstrip().endswith(";")
    if goes_on and (found := _FIRST.match(_STOPS.split(setting.said)[-1])):
        return tidied(found["when"] or found["last"])
    for text in reversed(setting.above[-2:]):
        last = leadin.last_sentence(text).strip()
        if found := _OPENED.match(last):
            return tidied(found["when"])
        if found := _EITHER.search(last):
            return tidied(found["when"])
        if found := _FOR_EACH.search(last):
            return "player folds" if "fold" in found["what"].lower() else tidied(found["what"])
    found = _OPENED.match(setting.section.strip())
    return tidied(found["when"]) if found else None
