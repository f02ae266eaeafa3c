"""Wagers that every document calls the same, and places on the layout that are none."""

import re

from ruleschema.intake.wagers.wagernames import name_key

# Odds behind a line wager are a wager of their own, where a document says which way they go.
_ODDS = re.compile(r"\b(taking|laying) odds\b", re.I)
# A wager that is called Bet has "wager" behind it.
_KNOWN = (
    (re.compile(r"\bDon['’]t Pass\b"), "Don't Pass"),
    (re.compile(r"\bDon['’]t Come\b"), "Don't Come"),
    (re.compile(r"\bDon['’]t Come\b"), "Come"),
    (re.compile(r"\bInsurance\b"), "Insurance"),
    (re.compile(r"\bPair Plus\b"), "Pair Plus"),
    (re.compile(r"\bfree odds\b", re.I), "Free Odds"),
    (re.compile(r"\bEnvy Bonus\b"), "Envy Bonus"),
    # "All" tells which of them in other names: all Ante bets.
    (re.compile(r"\ball small\b", re.I), "All Small"),
    (re.compile(r"\ball tall\b", re.I), "All Tall"),
    (re.compile(r"\ball or nothing\b(?! at all)", re.I), "All or Nothing"),
    (re.compile(r"\bmake ['‘’]?em all\b", re.I), "Make 'Em All"),
    (
        re.compile(
            r"(?:\A|[.;:]\s|\b(?:the|an?|and|or|each|any|all|winning|their|his)\s)Bet\s+[Ww]agers?\b|[“\"]Bet[”\"],?\s+(?:means|is|refers)\b"
        ),
        "Bet",
    ),
)
# "The ante and the bet": beside the ante what is called the bet is a wager of its own.
_ANTE_AND_BET = re.compile(
    r"\bantes?(?:\s*&\s*|,?\s+(?:and|or|nor)\s+)(?:the\s+|his\s+|their\s+)?(?P<name>bet)s?\b"
    r"(?!\s+(?:(?i:wagers?|bets?|spots?|circles?|areas?|amounts?)|on|in|against)\b)",
    re.I,
)
_BANKED = re.compile(r"\b(?:Banker|Bank)\b")
_SIDES = re.compile(r"\bPlayer(?:,| and| or)\s+(?:the\s+)?Banker\b|\bPlayer\s+(?:[Ww]agers?|[Bb]ets?)\b")


def is_place_of(key: str, body: str) -> bool:
    """Whether a line is only where a wager lies that the document names without it: "a wager on Player"."""
    name = key.removesuffix(" line")
    if name not in ("player", "banker", "bank") or name == key:
        return False
    on = rf"\b(?:wager|bet)s?\s+on\s+(?:(?:the|either)\s+)?(?:\w+\s+or\s+(?:on\s+)?(?:the\s+)?)?{name}\b(?!\s+line)"
    return re.search(on, body, re.I) is not None


def always_named(body: str, low: str, *, banked: bool) -> dict[str, str]:
    """Wagers that every document calls the same, where it speaks of them at all; `low` is it in small letters."""
    names = [name for pattern, name in _KNOWN if name.lower().split()[-1] in low and pattern.search(body)]
    ways = {each[1].title() for each in _ODDS.finditer(body)} if "ing odds" in low else set()
    names += [f"{way} Odds" for way in ways]
    paired = [each["name"] for each in _ANTE_AND_BET.finditer(body)] if "ante" in low else []
    names += [next(filter(str.islower, paired), "Bet")] if paired else []
    if "Bank" in body and _BANKED.search(body) and (_SIDES.search(body) or banked):
        names += ["Player", "Banker"]
    return {name_key(name): name for name in names}
