"""What a phrase of a pay sentence speaks of: a stake, a hand, someone, or what was told before."""

import re
from dataclasses import dataclass

from ruleschema.intake.payouts.betson import names_on
from ruleschema.intake.payouts.cases import tidied
from ruleschema.intake.wagers.wagernames import ALSO_HANDS, COMMON, IS_HAND, Mention, Wagers
from ruleschema.intake.words import leadin

STAKE, HAND, SOMEONE, AGAIN, TABLE = "stake", "hand", "someone", "again", "table"
_OWNER = r"(?:player|patron|guest|customer)(?:['’]s|s['’])"
_IDLE = re.compile(
    r"[\W_]*(?:(?:the|an?|any|each|every|all|both|either|such|that|this|these|those|his|her|their|its|your|his/her|winning"
    rf"|losing|won|other|of|only|{_OWNER}|optional|respective|remaining|separate|original)\s+[“\"]?)*[“\"]?",
    re.I,
)
# What stands behind the head of a phrase and tells more of it.
_MORE = re.compile(
    r",|\s(?:of|on|in|at|with|without|made|placed|taken|laid|added|who|whose|which|that|having|holding|containing"
    r"|consisting|against|for|dealt|drawn|totall?ing|under|after|from|between|set|described|than|including|within|by"
    r"|as|to|when|if|where|not|is|are|has|have|still|remaining)\b",
    re.I,
)
_GENERIC = re.compile(
    r"(?:(?P<name>(?:[\w'’/+$&-]+\s+){1,5}?))?(?P<kind>(?:(?:side|bonus|optional)\s+)?(?:wager|bet|stake)s?)", re.I
)
_MAIN = re.compile(r"(?:(?:original|initial|underlying|first)\s*)+", re.I)
_AMOUNT = re.compile(r"\s+of\s+(?:at least\s+|no less than\s+|more than\s+|less than\s+)?\$", re.I)
_PRICE = re.compile(r"\A\$\d[\d.,]*\s+(?=\S)")
_RELATIVE = re.compile(r",?\s+(?:which|that|who)\b")
_ORIGINAL = re.compile(r"\boriginal\s+(?:wager|bet|stake)s?\b", re.I)
_ON = re.compile(r"\s*(?:(?:which|that)\s+(?:is|are|was|were)\s+)?(?:made\s+|placed\s+)?on\s+(?P<what>.{1,160})", re.I)
_FIGURES = re.compile(r"(?:an?\s|the\s)?(?P<on>\d{1,2}(?:(?:, and |, or |, | and | or |/)(?:the\s)?\d{1,2})*)", re.I)
_ODDS = re.compile(
    r"(?:(?:free|lay|laying|taking|true|single|double)\s+){0,2}odds"
    r"(?P<way>\s+(?:taken|laid|placed|made|wagered|behind|on|against|in support of)\b.*)?",
    re.I,
)
_WAY = re.compile(r"\s+(?:taken|laid|placed|made|wagered|behind|on|against|in support of)\b", re.I)
_WINNING = re.compile(r"\b(?:(?:an?|the|any|each)\s+)?winning\s+", re.I)
# "Buy 5 or 9": a wager of craps by its number.
_PLACED = re.compile(r"(?:buy|lay|place|put|hard(?:way)?|hop)\s+\d{1,2}(?:\s?(?:,|or|and|/)\s?\d{1,2}){0,5}", re.I)
_NO_NAME = re.compile(r"(?:guest|patron|customer|dealer|house|casino)s?|.*\b(?:cards|totall?ing)\b.*", re.I)
_PERSON = re.compile(
    r"(?:.*\s)?(?:players?|patrons?|guests?|customers?|participants?|persons?|dealers?|(?<!full )house|casinos?"
    r"|licensees?|operators?|holders?|property|club|cardroom|establishment|management|winners?|bank|you|he|she|who|anyone|everyone"
    r"|others?|seats?|shooter|racino|resort)",
    re.I,
)
_AGAIN = re.compile(
    r"(?:it|they|them|which|that|this|these|those|both|each|all|one|ones|none|wins?|winners?|such|same|results?"
    r"|hands?|payouts?|payoffs?|payments?|awards?|bonus(?:es)?|amounts?)",
    re.I,
)
OTHERS = re.compile(
    r"(?:\A|\b(?:all|any|every|each)\s+)other\s+(?:winning\s+)?(?:hands?|wins?|results?|outcomes?|numbers?)\b", re.I
)
_SAME = re.compile(r"(?:this|that|such|these|those)\s", re.I)
_INCLUDING = re.compile(r"\s*,\s*including\b", re.I)
_WIN = re.compile(r"\s+wins?\b", re.I)
_BONUS = re.compile(
    r"(?!(?:additional|fixed|extra|special|cash|total)\b)(?:[\w'’$+-]+\s+){1,3}?(?:bonus|jackpot|award|prize)", re.I
)
_ENVY = re.compile(r"envy(?=(?:\s+(?:amount|payment|payout)s?)?\Z)", re.I)
_TABLE = re.compile(r"(?:[\w-]+\s+){0,4}(?:tables?|games?|layouts?|versions?|pits?|rooms?|decks?)", re.I)
_HELD = re.compile(
    r"\s*,?\s*(?:who\s+(?:has|have|holds?|is\s+dealt|are\s+dealt|receives?|gets?)"
    r"|holding|having|with|of|dealt|containing)\s+(?P<what>[^,;]{2,120})",
    re.I,
)
_WHOSE = re.compile(r"\s*,?\s*whose\s+(?P<what>[^,;]{3,120})", re.I)
_STAKED = re.compile(
    r"(?:an?\s+|the\s+|his\s+|their\s+|not\s+)?(?:(?:[\w$'’-]+\s+){0,5}(?:wager|bet|stake|ante|button)s?\b"
    r"|(?:doubled|split|folded|placed|made)\b)", re.I,
)  # fmt: skip
_OF_STAKE = re.compile(
    r"\s*(?:,\s*)?(?:(?:which|that)\s+(?!(?:shall|will|may|won|remains?|stands?|is\s+(?:made|placed)|are\s+(?:made|placed))\b)"
    r"(?:[^,;.]{0,40}\b(?:wins?|won)\s+(?:on|with|if|when)\s+|(?:is|are)\s+(?=an?\s))?(?!wins?\s*\Z)(?P<which>[^,;.]{4,80})"
    r"|(?P<after>(?:after|with|without|from|containing|consisting of)\s[^,;:]{3,60})"
    r"|of\s+(?:the|an?|any|each)\s+players?\s+(?:having|holding|with)\s+(?:an?\s+)?(?P<held>[^,;:]{3,60}))",
    re.I,
)
_OWNED = re.compile(rf"\A{_OWNER}\s+|\Aplayer\s+(?=(?:blackjack|natural)s?\b)", re.I)
_LONGEST = 14


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase: its kind, the wagers it names, whether it is the stake of the hand, and the case that it tells.

    `on` where the wagers have no name but what they are made on.
    """

    kind: str
    names: tuple[str, ...] = ()
    main: bool = False
    case: str | None = None
    on: bool = False


def phrase(words: str, known: Wagers) -> Phrase | None:
    """What words that are the subject or the object of a sentence speak of; None where they are no phrase."""
    text = words.strip(" ,;:–—-\t\n")
    if not text:
        return None
    return _named(text, known) or _unnamed(text, known)


def _named(text: str, known: Wagers) -> Phrase | None:
    """A wager that has a name, or the odds that a player adds to it."""
    mentions = known.mentions(text)
    if not mentions:
        return None
    first = mentions[0]
    if _AMOUNT.match(text, first.end) or _NO_NAME.fullmatch(text[first.start : first.end]):
        return None
    before, rest = text[: first.start], text[first.end :]
    bare = before[_idle(before) :].strip()
    if not bare and _ODDS.fullmatch(text[first.start :]) and _WAY.match(rest):
        return _odds(text[first.start :], mentions[1:])
    if bare and (odds := _ODDS.match(bare)) and odds["way"]:
        return Phrase(STAKE, tuple(f"{name} Odds" for name in first.names))
    if bare:
        return None
    if _WIN.match(rest):
        return Phrase(HAND, case=tidied(text))  # "a Banker win with a total of 6"
    if re.match(r"\s+odds\b", rest, re.I):
        return Phrase(STAKE, tuple(f"{name} Odds" for name in first.names))
    if placed := _PLACED.match(text, first.start):
        if placed.end() > first.end:
            return Phrase(STAKE, (placed[0],))
    on = _ON.match(rest)
    figures = _FIGURES.fullmatch(on["what"].strip(" ,")) if on else None
    return Phrase(STAKE, first.names, case=figures["on"] if figures else _told(rest))


def _odds(text: str, mentions: list[Mention]) -> Phrase:
    """What a player adds to a wager: Odds on the Pass Line; the wager itself where it has a name."""
    if mentions:
        return Phrase(STAKE, tuple(f"{name} Odds" for each in mentions for name in each.names))
    return Phrase(STAKE, (_WINNING.sub("", text),))


def _idle(text: str) -> int:
    found = _IDLE.match(text)
    return found.end() if found else 0


def _unnamed(text: str, known: Wagers) -> Phrase | None:
    if figures := _FIGURES.fullmatch(text):
        return Phrase(HAND, case=figures["on"])
    bare = text[_idle(text) :]
    more = _MORE.search(bare)
    head, rest = (bare[: more.start()].strip(), bare[more.start() :]) if more else (bare.strip(), "")
    if _ODDS.fullmatch(bare):
        return _odds(bare, [])
    if _PLACED.fullmatch(bare):
        return Phrase(STAKE, (bare,))
    if stake := _GENERIC.fullmatch(head):
        return _stake(stake, text, rest, known)
    one = head.removesuffix("s")
    if known.named(one) and head.islower() and not (IS_HAND.fullmatch(head) or ALSO_HANDS.fullmatch(head)):
        return Phrase(STAKE, (known.named(one) or head,), case=_told(rest))
    if one.lower() in COMMON and (bare != text or head[:1].isupper()) and one.lower() != "tie":
        return Phrase(STAKE, (one,), case=_told(rest))
    if envy := _ENVY.match(head) or _BONUS.fullmatch(head):
        return Phrase(STAKE, (envy[0][:1].upper() + envy[0][1:],))
    if _SAME.match(text):
        return Phrase(AGAIN)
    if OTHERS.search(text):
        return Phrase(HAND, case=tidied(text))
    if not head or _AGAIN.fullmatch(head):
        return Phrase(AGAIN, case=tidied(text) if _INCLUDING.match(rest) else _told(rest))
    if _PERSON.fullmatch(head):
        return Phrase(SOMEONE, case=_held(rest))
    if _TABLE.fullmatch(head):
        return Phrase(TABLE, case=tidied(text))
    if len(text.split()) > _LONGEST:
        return None
    return Phrase(HAND, case=_OWNED.sub("", tidied(text)) or None)


def _stake(found: re.Match[str], text: str, rest: str, known: Wagers) -> Phrase:
    """A stake that is not known by a name: what it is made on, or what it is called."""
    if _AMOUNT.match(rest):
        return Phrase(HAND, case=tidied(text))  # "on a wager of $25 or more": how much is staked, and not on what
    on = _ON.match(rest)
    if on and (names := names_on(_RELATIVE.split(on["what"])[0], known)):
        return Phrase(STAKE, tuple(names), on=True)
    name = (found["name"] or "").strip()
    if not name or _MAIN.fullmatch(name):
        return Phrase(STAKE, main=bool(name) or bool(_ORIGINAL.search(text)), case=_told(rest), on=True)
    full = f"{_PRICE.sub('', name)} {found['kind']}"
    names = leadin.split_names(full) if full.endswith("s") else [leadin.tidy(full)]
    return Phrase(STAKE, tuple(each for each in names if leadin.is_wager(each)), case=_told(rest))


def _told(rest: str) -> str | None:
    """The case that is told of a stake behind it: a wager which wins on one repeat."""
    found = _OF_STAKE.match(rest)
    told = found and (found["which"] or found["after"] or found["held"])
    return tidied(told) if told else None


def _held(rest: str) -> str | None:
    """The hand that someone holds: a player with a natural, a patron whose hand is higher."""
    if whose := _WHOSE.match(rest):
        return f"player's {whose['what'].strip()}"
    held = _HELD.match(rest)
    return tidied(held["what"]) if held and not _STAKED.match(held["what"]) else None
