"""A pay sentence around a value: what is paid or who is, by which verb, and what its label is where it has none."""

import re
from dataclasses import dataclass

from ruleschema.intake.payouts.cases import opening
from ruleschema.intake.payouts.parts import Part
from ruleschema.intake.wagers.wagernames import Wagers

_AUX = (
    r"(?:\b(?:shall|will|must|may|can|is|are|was|were|be|been|being|has|have|also|then|each|both|all|automatically"
    r"|immediately|already|still|always|only|likewise|instead|in addition|elects?|asks?|to|not)[\s,]+)"
)
_VERB = re.compile(
    rf"{_AUX}{{0,6}}(?:(?P<passive>\b(?:paid|awarded|settled|payable|entitled\s+to|due)\b(?:\s+(?:off|out|back))?)"
    r"|(?P<active>(?:\b|(?<=\band))(?:pays?|paying)\b(?:\s+(?:off|out))?)"
    r"|(?P<gets>\b(?:receives?|earns?|gets?|wins\s+or\s+loses|wins?(?!\s+or\b)|takes?|collects?|returns?|(?:asks?|asking)\s+for|requests?)\b))",
    re.I,
)
_COPULA = re.compile(r"\b(?:(?:shall|will|must)\s+)?(?P<is>is|are|be)\s*\Z", re.I)
# "The payout for a winning Tie wager is 8 to 1": what is paid, and not the payout.
PAYOUT_FOR = re.compile(
    r"\A(?:the\s+)?(?:(?:minimum|payout)\s+odds|odds\s+paid|payouts?|payoffs?|payments?|amount\s+paid)\s+(?:for|on|of)\s+",
    re.I,
)
_NEAR = re.compile(r"[^;:.]{0,70}")
_EXCEPTS = re.compile(r",?\s*\b(?:except|save)(?:\s+(?:that|for))?\s+(?!as\b)|,?\s*\bwith the exception of\s+", re.I)
_INSCRIBED = (
    r"\b(?:words?|inscriptions?|legend|reads?|says?|stat(?:es?|ing)|shows?|displays?|marked|printed|lettered):?\s+"
)
# Where a new subject starts: behind a mark, an exception, the words on a layout.
_BREAK = re.compile(
    rf"(?:;|:|\s[–—-]|→)\s+|\.\s+|{_EXCEPTS.pattern}|[“\"](?=(?-i:[A-Z0-9]))"
    rf"|\bin which case\s+|{_INSCRIBED}(?=(?-i:[A-Z“\"]))",
    re.I,
)
# Where one may start: behind words that joint clauses, and names as well.
_AND = re.compile(r",?\s+(?:and|but|while|then|or)\s+", re.I)
_FINITE = re.compile(
    r"\b(?:is|are|was|were|may|shall|will|must|can|does|has|have|considers?|wins|win(?=\s+or\b)|loses?|beats?|rides?"
    r"|needs|requires|covers|follow|follows|receives?)\b",
    re.I,
)
_RELATIVE = re.compile(r"\b(?:who|whose|which|that)\b(?!\s*\Z)", re.I)
_WHICH = re.compile(r",?\s+(?:which|that)\s*\Z", re.I)
MADE = re.compile(r"\b(?:makes?|places?|offers?|making|placing|offering)\s+", re.I)
JOINT = re.compile(r"\A[\s,;/|&)”\".]*(?:(?:and|or|but|plus|while)\b\s*)?[\s,]*")
# What only leads up to a value.
_UP_TO = re.compile(
    r"(?:[\s,(“\"=:.–—-]|\b(?:at|(?<!wager )(?<!bet )odds|of|no|not|less|than|least|the|an?|rate|either|true|minimum"
    r"|amounts?|equal|to|be|being|paid|payment|fixed|additional|payouts?|sum|following|as|follows|standard)\b)*\Z",
    re.I,
)
# What leads a sentence and tells neither wager nor case: what it is subject to, at which tables it holds.
NEUTRAL = re.compile(
    r"\A\W{0,3}(?:(?:(?:except|save) as|notwithstanding|subject to|in addition to|regardless|in accordance|pursuant"
    r"|otherwise|however|for example|in (?:the|that|this|such|all other|every other) (?:case|event)s?|in lieu of"
    r"|instead of)\b[^,;]{0,120}?(?:,\s+|\s+(?=(?:the|an?|it|each|all)\s))"
    r"|(?:on|at|for|in)\s(?:[\w-]+\s){0,3}(?:tables?|games?|decks?)\b"
    r"(?:[^,;]{0,80}?(?:,\s+|\s+(?=(?:the|an?|it|each|all)\s|(?-i:[A-Z])))"
    r"|\s+(?=(?:blackjack|naturals?|winning|any|every)\b)))",
    re.I,
)
_PREPOSED = re.compile(r"\A(?P<what>(?:on|for|with|if|when)\s+.+?)(?:,?\s+(?:it|they))?\Z", re.I)


@dataclass(frozen=True, slots=True)
class Statement:
    """The words around a value: its subject, verb and object, or the label that stands for them.

    `head` are words before a mark that the subject or the label stands behind: "Pass Line: winning bets pay …".
    """

    subject: str
    verb: str
    object: str
    label: str
    lead: str | None
    head: str = ""
    excepted: bool = False
    part: int = -1


def stated(sentence: str, since: int, start: int, parts: list[Part], known: Wagers) -> Statement:
    """What stands before a value, since the words of the value before it."""
    own = sentence[since:start]
    verb = _verb(own)
    if verb is None or ": " in own[verb.end() :]:
        head, colon, told = own.rpartition(": ")
        cut, label, _ = _after(up_to(told if colon else own), known)
        return Statement("", "", "", up_to(JOINT.sub("", label)), None, head.strip() or JOINT.sub("", cut or ""))
    at = since + verb.start()
    place = _part(parts, since + verb.end())
    lead, begin = None, since
    if place >= 0:
        part = parts[place]
        lead, begin = part.lead, max(since, part.result.start - len(part.before))
    words = sentence[begin : max(begin, at)]
    if lead is None:
        lead, end = opening(words, known)
        words = words[end:]
    mark, words, excepted = _after(NEUTRAL.sub("", words).rstrip(" –—-:"), known)
    subject = _subject(words, known, joined=place > 0 and begin > since and mark is None)
    head = (mark or "").strip()
    told = sentence[since + verb.end() : start]
    preposed = _PREPOSED.match(subject)
    kind = next(name for name, found in verb.groupdict(default="").items() if found)
    return Statement(
        "" if preposed else subject,
        kind,
        up_to(told),
        preposed["what"] if preposed else "",
        lead,
        head,
        excepted,
        place,
    )


def _verb(own: str) -> re.Match[str] | None:
    """The verb that pays the value behind these words."""
    for found in reversed(list(_VERB.finditer(own))):
        if found["gets"] is None or _NEAR.fullmatch(own, found.end()):
            return found
    return _COPULA.search(own)


def _part(parts: list[Part], end: int) -> int:
    """The part of the sentence whose result ends in this verb."""
    return next((place for place, each in enumerate(parts) if each.result.start < end <= each.result.end + 8), -1)


def outside(pattern: re.Pattern[str], words: str, known: Wagers) -> list[re.Match[str]]:
    """Where a pattern stands outside the names of wagers: what joins these joins no clauses."""
    spans = [(each.start, each.end) for each in known.mentions(words)]
    return [each for each in pattern.finditer(words) if not any(start < each.start() < end for start, end in spans)]


def _after(words: str, known: Wagers) -> tuple[str | None, str, bool]:
    """The words before and behind the last mark that can start a subject, and whether these are excepted."""
    breaks = outside(_BREAK, words, known)
    if not breaks:
        return None, words, False
    excepted = any(_EXCEPTS.fullmatch(each[0]) for each in breaks)
    return words[: breaks[-1].start()], words[breaks[-1].end() :], excepted


def _subject(words: str, known: Wagers, *, joined: bool) -> str:
    """The subject of the last clause of these words; of the one before it where that has none of its own.

    Words that are `joined` to a result go on with what is told of it, up to the word that joins the next.
    """
    if which := _WHICH.search(words):
        words = words[: which.start()]
        named = known.mentions(words)
        if named and not words[named[-1].end :].strip():
            return words[named[-1].start :]
        made = list(MADE.finditer(words))
        return words[made[-1].end() :] if made else _until_verb(words)
    joints = outside(_AND, f"{words} ", known)
    for joint in reversed(joints):
        before, rest = words[: joint.start()], words[joint.end() :]
        if joined or _finite(before) is not None:
            return _until_verb(rest) if rest.strip() or joined else _until_verb(before)
    opened = JOINT.match(words)
    if joined and not (opened and opened[0].strip()):
        return ""
    return _until_verb(words)


def _finite(words: str) -> int | None:
    """Where the verb of a clause stands, outside of what a relative clause tells."""
    relative = _RELATIVE.search(words)
    found = _FINITE.search(words)
    if found is None or (relative and relative.start() < found.start()):
        return None
    return found.start()


def joined_subject(words: str, known: Wagers) -> str:
    """The subject of a result whose words go on behind another: "…is paid 1 to 1, and tie hands push"."""
    return _subject(_after(words.rstrip(" –—-:"), known)[1], known, joined=True)


def subject_of(sentence: str) -> str:
    """What the first clause of a sentence is about."""
    return _until_verb(sentence)


def _until_verb(words: str) -> str:
    at = _finite(words)
    return PAYOUT_FOR.sub("", NEUTRAL.sub("", JOINT.sub("", words if at is None else words[:at])).strip())


def up_to(words: str) -> str:
    """Words without those that only lead up to a value."""
    tail = words[-160:]
    return (words[: len(words) - len(tail)] + _UP_TO.sub("", tail)).strip()
