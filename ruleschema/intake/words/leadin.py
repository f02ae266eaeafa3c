"""What the words before a pay table or around a pay value say: wager, bound, condition, commission."""

import re
from functools import lru_cache

# A number of something else ("at least 4 points", "no less than $5") bounds that and no payout.
_NO_COUNT = (
    r"(?!\s+(?:\$|once\b|an?\s|(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten)\b"
    r"(?!\s*(?:to|for|:|-)\s*(?:\d|one\b))))"
)
_FLOOR = re.compile(
    rf"\b(?:(?:no|not|never|(?:may|shall|must|can)\s?not|less|in no (?:event|case)"
    # "No licensee may pay less than …", "shall not offer odds that are lower than …".
    r"|(?:no|neither|nor)\s+(?:[\w-]+\s+){1,4}(?:may|shall|can|will|must))\s+"
    r"(?:(?:be|pay|paid|offer|set|pay out|odds|payouts?|at|that|which|are|is|any)\s+){0,5}(?:less|lower|fewer|worse"
    r"|smaller)(?:\s+favou?rable)?(?:\s+(?:odds|payouts?))?(?:\s+to (?:the )?players?)?,?\s+than"
    rf"|not be (?:reduced|set|lowered) (?:to )?below|at least){_NO_COUNT}"
    rf"|\b(?:(?:may|shall|must|can|will)\s?not|never|(?:no|neither|nor)\s+(?:[\w-]+\s+){{1,4}}(?:may|shall|can|will|must))\s+"
    rf"(?:be\s+)?(?:pay|paid|offer(?:ed)?|settled?)\b[^.;:]{{0,80}}?"
    rf"\b(?:less|lower|fewer|worse)\s+than{_NO_COUNT}"
    # "No licensee, nor any agent of his, may pay off winning wagers at less than the odds listed below."
    r"|\b(?:no|not|never|neither|nor|cannot)\b[^.;:]{0,100}\b(?:pa(?:y|ys|id|ying|yout|youts)|odds|settle[ds]?|offer(?:ed|s)?)\b"
    r"[^.;:]{0,100}\b(?:less|lower|worse)\s+than\s+(?:(?:the|those|that)\s+)?"
    r"(?:following|odds|payouts?|pay ?tables?|listed|shown|set|stated)\b"
    r"|\bminimum (?:payouts?|odds|pay)|\b(?:(?:odds|payouts?) are (?:the )?minimums?|or (?:better|greater|higher) odds"
    r"|odds or (?:better|greater|higher))\b", re.I,
)  # fmt: skip
_CAP = re.compile(
    rf"\b(?:(?:no|not)\s+(?:be\s+)?(?:more|greater|higher)\s+than|at most|not (?:to )?exceed){_NO_COUNT}", re.I
)
_OF_HAND = re.compile(
    r"\b(?:hands?|cards?|totals?|ranks?|points?|counts?|scores?)\s+(?:(?:is|are|be|of|has|have|with)\s+)?\Z", re.I
)
# What a player holds is one of these hands, and what happens one of these events: nothing to choose from.
_NO_CHOICE = (
    r"(?!\s+(?:(?!pay|odds|tables?|for\b|of\b)[a-z]+\s+){0,3}(?:methods?|ways?|manners?|procedures?|conditions?|circumstances?|events?|cards?|hands?|numbers?|wagers?|bets?"
    r"|outcomes?|combinations?|cases?|results?|totals?))"
)
_CHOICE = re.compile(
    r"\b(?:one|any|either)(?: one)? of the (?:following|pay ?tables|tables|alternative|schedules|versions|options)\b"
    rf"{_NO_CHOICE}"
    rf"|\bone of (?:these|those|its|the (?:two|three|four|five|six|seven|eight))\b{_NO_CHOICE}"
    r"|\bone of (?:two|three|four|five|six"
    r"|several) (?:pay|tables|schedules|versions)"
    r"|\b(?:one|any|either)(?: one)? of the (?:\w+ ){0,2}(?:pay ?tables|tables|schedules|columns|versions|scales)\b"
    r"|\b(?:the|whichever|which|one) (?:\w+ )?(?:pay ?table|table|column|schedule|version|scale|option)s? "
    r"(?:(?:that|which) (?:is|are|has been|was|it) |it has |it )?"
    r"(?:approved|selected|chosen|elected|posted|adopted|in use|chooses|selects)\b"
    r"|\b(?:selects?|chooses?|elects?|adopts?)(?: and (?:shall )?posts?)? (?:one|any|either)"
    r"(?: \w+)? (?:pay ?table|table|column|schedule|version|scale)s?\b"
    r"|\bone (?:pay ?table|column|schedule|version)\b"
    r"|\bwhichever (?:one )?(?:of (?:the|these|those) )?(?:following )?"
    r"(?:column|table|pay ?table|schedule|version)s?\b",
    re.I,
)
_COMMISSION = re.compile(
    r"\b(?:vigorish|commission)\b[^.%]{0,60}?(?P<share>(?:of\s+)?(?P<upto>up to\s+)?(?P<percent>\d{1,2}(?:\.\d+)?)\s?%)"
    r"(?:\s+of\s+(?P<base>(?:the\s+)?[a-z]+(?:\s+[a-z]+){0,3}))?"
    r"|(?P<percent2>\d{1,2}(?:\.\d+)?)\s?%(?:\s+(?:vigorish|commission|vig)\b|(?<=less \d%)|(?<=minus \d%))", re.I,
)  # fmt: skip
_BASE_END = re.compile(r"\s+(?:on|in|from|at|by|shall|may|will|for|and|or|is|of)\b.*", re.I)
_WHEN = re.compile(r"\A(?:if|when|where|whenever|for)\s+(?P<when>[^,.;:]{4,90}),", re.I)
# A name in capitals may end a sentence: "…on PLAYER and BANKER. The bet wins …".
_SENTENCE = re.compile(
    r"(?<=[a-z0-9)”\"’%][.;!?])\s+(?=[A-Z“\"(])|(?<=section [A-Z]\.)\s+(?=[A-Z])"
    r"|(?<=[A-Z]{4}[.;!?])\s+(?=[A-Z][a-z]+\s)"
)

_STEM = r"(?:Wagers?|Bets?|Bonus(?:es)?|Jackpots?|wagers?|bets?|Payouts?)"
_WINNING = re.compile(
    rf"\bwinning\s+(?:hand\s+on\s+(?:the|an?)\s+)?(?P<name>(?:[\w'’&/.-]+\s+){{1,6}}?){_STEM}\b", re.I
)
_NAMED = re.compile(
    r"(?P<name>(?:(?:[A-Z][\w'’&/.-]*|\d+|Don[’']t)\s+){1,5}(?:Wager|Bet|Bonus|Jackpot)s?)\b(?! [Cc]ards?\b)"
)
_QUOTED = re.compile(r"[“\"](?P<name>[A-Z][^”\"]{2,40})[”\"]")
# Who pays, offers or posts is no wager.
_SUBJECT = re.compile(
    r"\A(?:The\s+|An?\s+)?(?P<name>(?:[A-Z][\w'’]*\s+){1,4})(?:is|considers|pays?|shall|are|will|may)\b"
    r"(?!\s+(?:not\s+|also\s+)?(?:pay|offer|use|choose|select|post|collect|determine|provide)\b)"
)
_NO_SUBJECT = re.compile(
    r"(?:players?|dealers?|casino|property|if|when|cards?|hand|it|this|that|they|below|above|here|there|following)",
    re.I,
)
_IDLE = re.compile(
    r"\A(?:(?:the|a|an|each|all|any|every|both|if|when|whenever|where|for|on|of|winning|losing|players?['’]s?|such|other|that"
    r"|original|optional|his|her|their|or|and|also|this|to|no|as|once|after|also|hands?|placed|its)\s+)+", re.I,
)  # fmt: skip
# "the amount of the original wager": the name is what follows the last small word.
_INNER = re.compile(
    r"\A(?:.*\b(?:the|an?|of|on|his|her|their|that|to|for|in|with|players?['’]s?)"
    r"|.*\S\s+(?:wins?|pays?|push(?:es)?|loses?))\s+(?=\S)"
)
_PLAIN = re.compile(
    r"\A(?:(?:following|additional|original|initial|second|same|such|this|these|those|other|respective|player|all"
    r"|optional|bonus|side|main|winning|losing|(?:one|single)[- ]roll|permissible|permitted|authorized)\s+)*"
    r"(?:wagers?|bets?|bonus(?:es)?|bonus (?:wagers?|bets?)"
    r"|optional bonus|side (?:wagers?|bets?)|main wagers?)\Z",
    re.I,
)
_BONUS = re.compile(
    r"\b(?:receives?|gets?|earns?|awarded|given|paid|pays?|entitled to)\s+(?:an?|the)\s+"
    r"(?:(?:following|additional|applicable)\s+)?(?P<name>(?:[\w'’-]+\s){1,2}bonus)(?:\s+(?:payouts?|payments?))?\b",
    re.I,
)
_BET = re.compile(
    r"\A(?:(?:An?|The|Each|Any|All)\s+)?(?:original\s+|winning\s+)*(?P<name>(?:[A-Z0-9][\w'’-]*\s+(?:(?:or|and|on|the|in|of)\s+)*){1,6}(?:Bet|Wager)s?)\s+"
    r"(?:that win\s+|which win\s+)?(?:shall|will|may|must|is|are|pays?)\b"
)
_SMALL_BET = re.compile(
    r"\A(?:(?:An?|The|Each|Any|All)\s+)?(?:original\s+|winning\s+)*(?P<name>(?:[\w'’-]+\s+){1,4}?(?:bets?|wagers?))\s+"
    r"(?:that win\s+|which win\s+)?(?:shall|will|may|must|is|are|pays?)\b",
    re.I,
)
# "Winning bets not covered above" are named by what they are not.
_TOLD_BY = re.compile(r"\b(?:not (?:otherwise|covered|listed|named)|above|below|otherwise|which|who)\b", re.I)
# What is longer is no sentence, and reading it would cost more than it tells.
LONGEST_SENTENCE = 4000


def bound_of(text: str) -> str | None:
    """at least, at most or one of, where the words before a table or value say so."""
    if _bounds_pay(_FLOOR.search(text), text):
        return "at least"
    if _CHOICE.search(text):
        return "one of"
    return "at most" if _bounds_pay(_CAP.search(text), text) else None


def _bounds_pay(found: re.Match[str] | None, text: str) -> bool:
    """Whether a bound is one of pay: "if the hand is no higher than" compares hands."""
    return found is not None and not _OF_HAND.search(text[: found.start()][-40:])


def commission_of(text: str) -> str | None:
    """A commission or vigorish as stated: up to 5% of the amount wagered."""
    found = _COMMISSION.search(text)
    if found is None:
        return None
    if found["percent2"]:
        return f"{found['percent2']}%"
    base = _BASE_END.sub("", found["base"]) if found["base"] else None
    return f"{'up to ' if found['upto'] else ''}{found['percent']}%" + (f" of {base}" if base else "")


def condition_of(text: str) -> str | None:
    """A condition that opens the sentence before a table."""
    found = _WHEN.match(text)
    return found["when"].strip() if found else None


@lru_cache(maxsize=4096)
def split_sentences(text: str) -> tuple[tuple[int, str], ...]:
    """The sentences of a clause with their offsets."""
    found, start = [], 0
    for gap in _SENTENCE.finditer(text):
        found.append((start, text[start : gap.start()]))
        start = gap.end()
    if text[start:].strip():
        found.append((start, text[start:]))
    return tuple(found)


def last_sentence(text: str) -> str:
    """The sentence that announces what follows."""
    parts = split_sentences(text)
    return parts[-1][1] if parts else ""


def winning_wagers(text: str) -> list[str]:
    """The wagers a sentence pays as winning ("each winning Let It Ride Bonus Wager")."""
    found: list[str] = []
    for each in _WINNING.finditer(text):
        found += split_names(each[0][len("winning ") :])
    return [name for name in dict.fromkeys(found) if is_wager(name)]


def wagers_in(text: str) -> list[str]:
    """Every wager named in a text, in order."""
    found = []
    for each in _NAMED.finditer(text):
        name = tidy(each["name"])
        if is_wager(name):
            found.append(name)
    return list(dict.fromkeys(found))


def bonus_paid(text: str) -> str | None:
    """A bonus that a sentence says is paid or received: its table is the bonus's, not the wager's."""
    found = _BONUS.search(text)
    return tidy(found["name"]) if found else None


def subject_wager(text: str) -> list[str]:
    """The bet a sentence starts with is the one it pays: "A Craps-Eleven or C and E Bet shall be paid …"."""
    found = _BET.match(text) or _SMALL_BET.match(text)
    if found is None:
        return []
    name = found["name"]
    names = split_names(name) if name.endswith("s") else [tidy(name)]
    return [each for each in names if is_wager(each)]


def subject_of(text: str) -> str | None:
    """The proper name a clause is about: quoted, or the capitalised subject of its first sentence."""
    for pattern in (_QUOTED, _SUBJECT):
        if found := pattern.match(text.strip()):
            name = tidy(found["name"].strip(" ."))
            if name and not _NO_SUBJECT.fullmatch(name):
                return name
    return None


def split_names(text: str) -> list[str]:
    """Ante and Play Wagers → Ante Wager, Play Wager."""
    kind = re.search(rf"\b({_STEM})\s*\Z", text.strip())
    parts = [
        part for part in re.split(r",\s+(?:and\s+)?|\s+(?:and|or)\s+(?:the\s+|an?\s+)?", text.strip()) if part.strip()
    ]
    if len(parts) == 1 or any(len(part.split()) > 5 for part in parts):
        return [tidy(text)]
    stem = re.sub(r"s\Z", "", kind[1]) if kind else ""
    stem = "Bonus" if stem == "Bonu" else stem
    return [name if re.search(rf"\b{_STEM}\Z", name) or not stem else f"{name} {stem}" for name in map(tidy, parts)]


def tidy(name: str) -> str:
    """A wager's name without articles and the plural."""
    bare = _IDLE.sub("", " ".join(name.split())).strip(' .,:;“”"')
    if re.search(r"\b(?:wagers?|bets?)\Z", bare, re.I):
        bare = _INNER.sub("", bare)
    return re.sub(r"\b(Wager|Bet|wager|bet|Jackpot|Payout)s\Z", r"\1", bare)


def is_wager(name: str) -> bool:
    return bool(name) and not _PLAIN.fullmatch(name) and not _TOLD_BY.search(name) and len(name) < 70
