"""Phrases that speak of a stake: a wager by its name, by what it is made on, or the odds that are added to it."""

import re
from dataclasses import dataclass

from ruleschema.intake.payouts.betson import names_on
from ruleschema.intake.payouts.cases import tidied
from ruleschema.intake.wagers.mentions import Mention
from ruleschema.intake.wagers.wagernames import ALSO_HANDS, COMMON, IS_HAND, Wagers
from ruleschema.intake.words import leadin

STAKE, HAND, SOMEONE, AGAIN, TABLE = "stake", "hand", "someone", "again", "table"
OWNER = r"(?:player|patron|guest|customer)(?:['’]s|s['’])"
_IDLE = re.compile(
    r"[\W_]*(?:(?:the|an?|any|each|every|all|both|either|such|that|this|these|those|his|her|their|its|your|his/her|winning"
    rf"|losing|won|other|of|only|{OWNER}|optional|respective|remaining|separate|original)\s+[“\"]?)*[“\"]?",
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
_ORIGINAL = re.compile(r"\b(?:original|other\s+winning)\s+(?:wager|bet|stake)s?\b", re.I)
# "On a wager of $25 or more": how much is staked, and not on what.
_AMOUNT = re.compile(r"\s+of\s+(?:at least\s+|no less than\s+|more than\s+|less than\s+)?\$", re.I)
_PRICE = re.compile(r"\A\$\d[\d.,]*\s+(?=\S)")
_RELATIVE = re.compile(r",?\s+(?:which|that|who)\b")
_ON = re.compile(r"\s*(?:(?:which|that)\s+(?:is|are|was|were)\s+)?(?:made\s+|placed\s+)?on\s+(?P<what>.{1,160})", re.I)
_POINTS = r"\d{1,2}(?:(?:, and |, or |, | and | or |/)(?:the\s)?\d{1,2})*"
FIGURES = re.compile(rf"(?:an?\s|the\s)?(?P<on>{_POINTS})", re.I)
_WAY = r"\s+(?:taken|laid|placed|made|wagered|behind|on|against|in support of)\b"
_ODDS = re.compile(
    rf"(?:(?:free|lay|laying|taking|true|single|double)\s+){{0,2}}odds(?P<way>{_WAY}(?P<wagers>.*))?", re.I
)
# "Odds on the 4 and 10": the points are the case.
_ON_POINTS = re.compile(
    rf"(?P<odds>(?:[\w'’]+\s+){{0,3}}odds)\s+(?:on|against)\s+(?:the\s+|an?\s+)?(?P<on>{_POINTS})", re.I
)
_WHO_LAYS = re.compile(
    r"(?:(?:an?|the|any|each)\s+)?(?:player|patron|guest|customer)s?\s+(?=(?:laying|taking)\s+(?:free\s+)?odds\b)", re.I
)
_AGAINST = re.compile(r"(?<=odds)\s+against\s.*", re.I)
_WINNING = re.compile(r"\b(?:(?:an?|the|any|each)\s+)?winning\s+", re.I)
# "Buy 5 or 9": a wager of craps by its number.
_PLACED = re.compile(
    r"(?:buy|lay|place|put|hard(?:way)?|hop)\s+\d{1,2}(?:\s?(?:,|or|and|/)\s?(?:hard(?:way)?\s)?\d{1,2}){0,5}", re.I
)
_NO_NAME = re.compile(r"(?:guest|patron|customer|dealer|house|casino)s?|.*\b(?:cards|totall?ing)\b.*", re.I)
_WIN = re.compile(r"\s+wins?\s+(?:with|of|by)\b", re.I)
_BONUS = re.compile(
    r"(?!(?:additional|fixed|extra|special|cash|total)\b)(?:[\w'’$+-]+\s+){1,3}?(?:bonus|jackpot|award|prize)", re.I
)
_CALLED_SO = re.compile(
    r"\b(?:payout|payment|award|bonus|prize)\s+\([“\"]?(?P<name>[A-Z][\w'’ -]{2,30}(?:Bonus|Jackpot))[”\"]?\)"
)
# "The original wager and the Free Bet are each paid".
_AND_NAMED = re.compile(r"(?:both\s+)?(?:the\s+|an?\s+)?(?:original|initial)\s+(?:wager|bet)\s+and\s+", re.I)
_GLOSS = re.compile(r"\s*\([^()]{1,80}\)")
_LISTED = re.compile(r",\s+(?:and\s+)?|\s+and\s+")
_SIDE = re.compile(r"(?:players?|bank(?:er)?s?|dealers?)", re.I)
_HANDS = re.compile(r"\s+(?:blackjack|natural|hand)s?\b", re.I)
_ENVY = re.compile(r"envy(?=(?:\s+(?:amount|payment|payout)s?)?\Z)", re.I)
_OF_STAKE = re.compile(
    r"\s*(?:,\s*)?(?:(?:which|that)\s+(?!(?:shall|will|may|won|remains?|stands?|(?:is|are)\s+(?:made|placed))\b)"
    r"(?:[^,;.]{0,40}\b(?:wins?|won)\s+(?:on|with|if|when)\s+|(?:is|are)\s+(?=an?\s))?(?!wins?\s*\Z)"
    r"(?P<which>[^,;.]{4,80})"
    r"|(?P<after>(?:after|with|without|from|containing|consisting of)\s[^,;:]{3,90})"
    r"|of\s+(?:the|an?|any|each)\s+players?\s+(?:having|holding|with)\s+(?:an?\s+)?(?P<held>[^,;:]{3,60}))",
    re.I,
)


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


def headed(text: str) -> tuple[str, str, str]:
    """A phrase without articles and the like, its head, and what is told of it behind that."""
    text = _GLOSS.sub("", text)
    found = _IDLE.match(text)
    bare = text[found.end() :] if found else text
    more = _MORE.search(bare)
    return (bare, bare[: more.start()].strip(), bare[more.start() :]) if more else (bare, bare.strip(), "")


def told_of(rest: str) -> str | None:
    """The case that is told of a stake behind it: a wager which wins on one repeat."""
    found = _OF_STAKE.match(rest)
    told = found and (found["which"] or found["after"] or found["held"])
    return tidied(told) if told else None


def stake_phrase(text: str, known: Wagers) -> Phrase | None:
    """The stake that a phrase speaks of; None where it speaks of something else."""
    if own := _AND_NAMED.match(text):
        other = _named(text[own.end() :], known)
        if other and other.kind == STAKE:
            return Phrase(STAKE, other.names, main=True, case=other.case)
    if (whose := _WHO_LAYS.match(text)) and "odds" in text:
        text = text[whose.end() :]  # what is paid is the odds, and not who lays them
    return _named(text, known) or _called(text, known) or _generic(text, known)


def _named(text: str, known: Wagers) -> Phrase | None:
    """A wager that has a name, or the odds that a player adds to it."""
    listed = [known.named(each) for each in _LISTED.split(text)]
    if len(listed) > 1 and all(listed):
        return Phrase(STAKE, tuple(name for name in listed if name))  # "Ante, Bet and Raise"
    mentions = known.mentions(text)
    if not mentions or _NO_NAME.fullmatch(text[mentions[0].start : mentions[0].end]):
        return None
    first = mentions[0]
    own, rest = headed(f"{text[: first.start]}.")[0].rstrip(". "), text[first.end :]
    odds = _ODDS.fullmatch(own or text[first.start :])
    if odds and odds["way"]:
        return _odds(own or text[first.start :], mentions if own else mentions[1:])
    if own or _AMOUNT.match(rest) or _HANDS.match(rest):
        return None
    if _WIN.match(rest):
        return Phrase(HAND, case=tidied(text))  # "a Banker win with a total of 6"
    if re.match(r"\s+odds\b", rest, re.I):
        return _odds("", mentions[:1])
    if (placed := _PLACED.match(text, first.start)) and placed.end() > first.end:
        return Phrase(STAKE, (placed[0],))
    on = _ON.match(rest)
    figures = FIGURES.fullmatch(on["what"].strip(" ,")) if on else None
    return Phrase(STAKE, first.names, case=figures["on"] if figures else told_of(rest))


def _odds(text: str, mentions: list[Mention]) -> Phrase:
    """What a player adds to a wager: Odds on the Pass Line; by the wager's own name where it has one."""
    names = [name for each in mentions for name in each.names]
    if names:
        return Phrase(STAKE, tuple(name if "odds" in name.lower() else f"{name} Odds" for name in names))
    if on_points := _ON_POINTS.fullmatch(text):
        return Phrase(STAKE, (on_points["odds"],), case=on_points["on"])
    return Phrase(STAKE, (_AGAINST.sub("", _WINNING.sub("", text)),))


def _called(text: str, known: Wagers) -> Phrase | None:
    """A stake by what it is always called: odds, a number that is bought, an ante, a bonus."""
    bare, head, rest = headed(text)
    one = head.removesuffix("s")
    if _ODDS.fullmatch(bare):
        return _odds(bare, [])
    if _PLACED.fullmatch(bare):
        return Phrase(STAKE, (bare,))
    small = head.islower() and not (IS_HAND.fullmatch(head) or ALSO_HANDS.fullmatch(head) or _SIDE.fullmatch(head))
    if small and (named := known.named(one)):
        return Phrase(STAKE, (named,), case=told_of(rest))
    if one.lower() in COMMON and (bare != text or head[:1].isupper()) and one.lower() != "tie":
        return Phrase(STAKE, (one,), case=told_of(rest))
    if so := _CALLED_SO.search(text):
        return Phrase(STAKE, (so["name"],))  # "an additional payout (Super Bonus)"
    bonus = _ENVY.match(head) or _BONUS.fullmatch(head)
    return Phrase(STAKE, (bonus[0][:1].upper() + bonus[0][1:],)) if bonus else None


def _generic(text: str, known: Wagers) -> Phrase | None:
    """A stake that is not known by a name: what it is made on, or what it is called."""
    _, head, rest = headed(text)
    found = _GENERIC.fullmatch(head)
    if found is None:
        return None
    if _AMOUNT.match(rest):
        return Phrase(HAND, case=tidied(text))
    on = _ON.match(rest)
    if on and (names := names_on(_RELATIVE.split(on["what"])[0], known)):
        return Phrase(STAKE, tuple(names), on=True)
    name = (found["name"] or "").strip()
    if not name or _MAIN.fullmatch(name):
        return Phrase(STAKE, main=bool(name) or bool(_ORIGINAL.search(text)), case=told_of(rest), on=True)
    full = f"{_PRICE.sub('', name)} {found['kind']}"
    names = leadin.split_names(full) if full.endswith("s") else [leadin.tidy(full)]
    return Phrase(STAKE, tuple(each for each in names if leadin.is_wager(each)), case=told_of(rest))
