"""Names of wagers written small: what stands between an article and "wager" and is made, paid or settled."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from ruleschema.intake.wagers.wagernames import IS_HAND
from ruleschema.intake.wagers.wagerwords import PERSON, SMALL_STOP
from ruleschema.intake.words.naming import is_game_name

_KIND = re.compile(r"\b(?:wager|bet)s?\b(?!-)")
# The words right before it, back to a stop; a comma parts the names of a list.
_TOKEN = r"[\w'’+&$-]+(?:\.\d+)?"
_BEFORE = re.compile(rf"(?:{_TOKEN}(?:,\s+|\s+)){{1,16}}\Z")
_WORD = re.compile(rf"{_TOKEN},?")
_JOINS = frozenset(("and", "or", "and/or"))
# What a name is not made of: it begins behind them.
_ENDS = SMALL_STOP - {"bonus"} | frozenset((
    "a", "about", "above", "accept", "accepts", "all", "also", "an", "any", "are", "as", "at", "back", "be", "been",
    "before", "below", "between", "both", "but", "by", "can", "do", "does", "each", "either", "every", "except", "for",
    "from", "has", "have", "having", "her", "his", "if", "in", "initiate", "initiates", "into", "is", "its", "less",
    "made", "make", "makes", "may", "more", "must", "neither", "no", "nor", "not", "of", "off", "offer", "offers",
    "on", "only", "out", "over", "pay", "pays", "per", "place", "places", "see", "set", "sets", "shall", "some",
    "take", "takes", "than", "that", "the", "their", "then", "these", "they", "this", "those", "to", "under", "until",
    "up", "upon", "via", "was", "were", "when", "where", "which", "who", "whose", "will", "win", "wins", "with",
    "within", "without", "your",
))  # fmt: skip
# Words that tell which wager or how large, and not what it is called.
_TELLING = re.compile(
    r".+(?:ing|ed|ly|['’]s|s['’])|\d{3,}|\$.*|adjacent|applicable|appropriate|available|certain|combined|corresponding"
    r"|different|eligible|even|even-money|exact|extra|final|further|identical|individual|larger|mandatory|multiple"
    r"|normal|outside|inside|outstanding|previous|prior|proper|regular|several|similar|specific|standard|subsequent"
    r"|sufficient|unresolved|various|proposition|props?|cent(?:er|re)|one-roll|multi-roll|player-dealer|hands?|chips?|cash|table|colou?r"
    r"|amounts?|value|times|rounds?|games?|money|wagers?|bets?|rolls?|short|most|recent|there|here|time|numbers?"
    r"|types?|kinds?",
    re.I,
)
_COUNT = re.compile(r"(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})", re.I)
_RANKS = re.compile(r"(?:aces|kings|queens|jacks|tens|pairs?)", re.I)
# "Player line", "dealer bonus": of a side, and of no person.
_SIDES = frozenset(("player", "dealer", "banker"))
_OF_SIDES = frozenset(("line", "pair", "pairs", "side", "bonus"))
_MADE = re.compile(
    r"\b(?:mak(?:e|es|ing)|made|plac(?:e|es|ed|ing)|offer(?:s|ed|ing)?|permit(?:s|ted)?|accept(?:s|ed)?|winning)\b",
    re.I,
)
_OFFERED = re.compile(r"\b(?:may|can)\s+(?:also\s+|then\s+)?(?:offer|make|place)\s+(?:an?|one)\s(?:[\w-]+\s+){1,4}\Z")
_SETTLED = re.compile(
    r"[”\"’]?,?(?:\s+(?:and|or)\s+(?:the|an?)\s[\w' -]{2,30}?\s(?:wager|bet)s?)?"
    r"\s+(?:(?:that|which)\s+)?(?:(?:shall|will|must|may|is|are|be|also|each|both|only|has|have)\s+){0,3}"
    r"(?:paid|pays?|settled|determined|resolved|wins?|won|loses?|lost|push(?:es)?|returned|means|made|placed"
    r"|considers?|considered|void|collected|available|offered|optional|an?\b)"
)
_OPENS = re.compile(r"(?:\A|[.:;()“\"‘—–])\s*\Z")
_LETTERS = re.compile(r"[a-z]{2}")
_PARTS = re.compile(r"[\s-]")
_LONGEST = 4
_NEAR = 70
_FAR = 110


def small_wagers(texts: Iterable[str]) -> list[str]:
    """The names: of several words where a text makes or settles them, of one word where it is said again.

    "In addition to the blackjack wager": what is called as a game is its main wager, however seldom it is said.
    """
    said: Counter[str] = Counter()
    sure: set[str] = set()
    for text in texts:
        for kind in _KIND.finditer(text):
            names = [name for words in _stretches(text, kind.start()) for name in _named(words, kind[0])]
            said.update(names)
            before = text[: kind.start()][-_NEAR:]
            if names and (_SETTLED.match(text, kind.end()) or _MADE.search(before)):
                sure.update(name for name in names if _PARTS.search(name) or _OFFERED.search(before))
    return [name for name, count in said.items() if count > 1 or name in sure or is_game_name(name)]


def _stretches(text: str, end: int) -> Iterator[list[str]]:
    """The words of each name before the word for a wager: one, or several of a list, the last first."""
    found = _BEFORE.search(text, max(0, end - _FAR), end)
    if found is None:
        return
    words = _WORD.findall(found[0])
    opens = _OPENS.search(text[: found.start()][-3:]) is not None
    part: list[str] = []
    for place in range(len(words) - 1, -1, -1):
        bare = words[place].rstrip(",")
        if part and (bare in _JOINS or bare != words[place]):
            yield part
            part = []
        if bare in _JOINS:
            continue
        if not part and (bare == "side" or (place and _TELLING.fullmatch(bare) and words[place - 1] in _JOINS)):
            continue  # "horn, hop and one-roll wagers": the last of a list is no name
        if place and not part and bare == "up" and _RANKS.fullmatch(words[place - 1]):
            part.insert(0, bare)  # queens up, aces up
            continue
        if _ends(bare, part) and not (place and _COUNT.fullmatch(bare) and not _ends(words[place - 1], part)):
            break
        if not (bare[0].islower() or bare[0].isdigit() or (opens and not place)):
            return  # what has a capital is read where names are written so
        part.insert(0, bare)
    else:
        part = part if opens else []
    if part:
        yield part


def _ends(word: str, part: list[str]) -> bool:
    """Whether a name begins behind this word; a count or a side may be its first word."""
    if part and (_COUNT.fullmatch(word) or (word in _SIDES and part[0] in _OF_SIDES)):
        return False
    return word.lower() in _ENDS or _TELLING.fullmatch(word) is not None


def _named(words: list[str], kind: str) -> Iterator[str]:
    """What the words name, without the count of many: two ante wagers."""
    if kind.endswith("s") and len(words) > 1 and _COUNT.fullmatch(words[0]) and words[1] != "card":
        words = words[1:]
    name = " ".join([words[0].lower(), *words[1:]])
    hand = len(words) == 1 and IS_HAND.fullmatch(name)
    if len(words) <= _LONGEST and name != "bonus" and not hand and _LETTERS.search(name) and not PERSON.fullmatch(name):
        yield name
