"""What a document calls the stake of a hand: the base game wager, the main bet, the original wager."""

import re
from collections import Counter

from ruleschema.intake.wagers.wagernames import COMMON, IS_HAND, Wagers, in_small, name_key
from ruleschema.intake.wagers.wagertitles import is_topic
from ruleschema.intake.words.misread import figures
from ruleschema.intake.words.naming import bare_title, games_named, is_game_name

_MAIN = re.compile(r"\b(?:(?:main|base|underlying)(?:\s+game)?|game)\s+(?:wager|bet)s?\b", re.I)
# The same in small letters, and in a form that is soon found not to be there.
_MAIN_SMALL = re.compile(r"(?:main|base|underlying|game)\s+(?:wager|bet)")
# "The original wager" is a name where it is settled so, or is written as one; that Insurance may be half of the
# original wager only tells it from what is added to it. Of "an original bet of $25 or more" the amount is told.
_ORIGINAL = re.compile(r"\boriginal\s+(?:wager|bet)s?\b(?!\s+of\s+\$)", re.I)
# "The initial wager shall be paid": elsewhere it is what a further wager is measured by, and no name.
_INITIAL = re.compile(
    r"\binitial\s+(?:wager|bet)s?(?=\s+(?:(?:shall|will|must|is|are|be|also)\s+){0,3}(?:paid|pays|returned|collected|lost|loses|push(?:es)?)\b)",
    re.I,
)
_ORIGINAL_NAMED = re.compile(
    r"\b(?:the|an?|each|any) Original (?:Wager|Bet)s?\b"
    r"|(?i:\boriginal (?:wager|bet)s?\s+(?:(?:that|which)\s+)?(?:is|are|shall|will|wins?|loses?|push(?:es)?|pays?)\b"
    r"|\b(?:winning|losing|makes? an|places? an|settlement of the|los(?:es?|ing) (?:only )?(?:the|his|their))"
    r" original (?:wager|bet)s?\b)"
)
# "…by adding a War bet to the original bet": what is added to it has the game's name, and not the stake.
_TO_WAR = re.compile(r"\bgo(?:es|ing)? to war\b", re.I)
_DOUBLED = re.compile(r"\b(?:double down|doubling|splits?|splitting)\b", re.I)
OF_GAME = re.compile(r"\b(?P<name>(?:main|base)\s+game)\s+(?:wager|bet)s?\b", re.I)
# What is added to a game, or has a figure in its name, is wagered beside the game's own wager.
_ADDED = re.compile(r"\s(?:with|w/|plus|featuring)\s|[,;:–—(]|\s-\s", re.I)
# "Let It Ride Bonus", "Let It Ride and Let It Ride Bonus": what a game has beside its own wager, behind its name.
_BESIDE = re.compile(r"\s+(?:and|including|or|&|/)\s+|\s+(?=(?:bonus|progressive|jackpot)\b)", re.I)
_MARKS = re.compile(r"\s*(?:\([^()]*\)|[®™©†*]|\bTM\b)")
_SIDE = re.compile(r"\bbonus\b|\d|\bprogressive\b|\bjackpot\b|\benvy\b")
_CALLED_SO = ("basic", "base", "main", "blackjack")
# The stake of a hand in a part without a game's title, where the document gives it no name.
_UNNAMED = "wager"


def main_wager(wagers: Wagers, game: str) -> str:
    """What a hand of the game is wagered on where a sentence names no wager: the game's own wager, if it has a name."""
    words = name_key(_ADDED.split(game, maxsplit=1)[0]).split()
    if called := next((name for key, name in wagers.names.items() if key.endswith(" game")), None):
        return called
    own = [
        name
        for key, name in wagers.names.items()
        if key and key not in COMMON and set(key.split()) <= set(words) and not _SIDE.search(key)
        if not _added_to(key, words)
        if not IS_HAND.fullmatch(name)  # the Flush wager of High Card Flush is made beside the Ante
        if f"{key} bet" not in game.lower()
    ]
    return next(
        (wagers.names[key] for key in _CALLED_SO if key in wagers.names),
        wagers.main or (own[0] if own else stake_of(game)),
    )


def _added_to(key: str, words: list[str]) -> bool:
    """Whether the title without this name is still a game's: Fortune is wagered beside Fortune Pai Gow Poker."""
    rest = " ".join(word for word in words if word not in key.split())
    return bool(games_named(rest)) and not games_named(key)


def stake_of(game: str) -> str:
    """A stake that has no name is the game's: what stands in Let It Ride is wagered on Let It Ride."""
    title = bare_title(figures(_ADDED.split(_MARKS.sub("", game), maxsplit=1)[0].strip(" .:–—-")))
    plain, *beside = _BESIDE.split(title, maxsplit=1)
    title = plain if beside and is_game_name(plain) else title
    if not title or (is_topic(title) and not games_named(title)):
        return _UNNAMED
    return in_small(title)


def stake_called(body: str, low: str) -> str | None:
    """What the document calls the stake of a hand that has no name of its own: the main bet, the original wager."""
    main = _MAIN_SMALL.search(low) is not None and _MAIN.search(body) is not None
    to_war = "war" in low and _TO_WAR.search(body) is not None
    pattern = _MAIN
    if not main and "original" in low and (to_war or _ORIGINAL_NAMED.search(body)):
        pattern = _ORIGINAL
    if "initial" in low and not pattern.search(body) and (to_war or _DOUBLED.search(body)):
        pattern = _INITIAL
    if pattern is _MAIN and not main:
        return None
    said = Counter(" ".join(each[0].lower().split()).removesuffix("s") for each in pattern.finditer(body))
    return said.most_common(1)[0][0] if said else None


def is_payout_of(key: str, found: dict[str, str], body: str) -> bool:
    """Whether a name only tells what another wager pays: a progressive payout beside the progressive wager."""
    bare = key.removesuffix(" payout")
    return bare != key and bare in found and body.count(f"{bare} wager") > 3 * body.count(f"{key} wager")
