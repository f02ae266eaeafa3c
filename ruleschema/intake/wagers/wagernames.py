"""The wagers of a game, and where a text speaks of one."""

import re
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from types import MappingProxyType

from ruleschema.intake.wagers.mentions import Mention, with_list
from ruleschema.intake.words import leadin

KIND = r"(?:(?:[Ss]ide\s+|[Oo]ptional\s+|progressive\s+)?(?:[Ww]agers?|[Bb]ets?|WAGERS?|BETS?)|bonus\s+bets?)"
_SMALL_WORDS = frozenset(("the", "of", "and", "on", "in", "or", "to", "a", "for", "with"))
SMALL = r"(?:the|of|and|&|on|in|or|to|a|for|with)"
# Stakes that documents also write small: "the ante", "each blind"; others only where they are wagered or paid.
SURE = ("ante", "blind", "insurance", "pass line", "pair plus", "free odds")
COMMON = (*SURE, "play", "raise", "call", "field", "trips", "tie", "base", "double down")
# A hand as well as a wager: without "wager" behind it, the hand.
IS_HAND = re.compile(
    r"(?:.*\s)?(?:flush(?:es)?|full house|of[- ]a[- ]kind|royals?|high card|hands?|naturals?(?: \d+)?"
    r"|ties|copy|copies|total|jokers?)"
    r"|(?:a |one |two |three )?pairs?(?: of .*)?|(?:\w+\s+)?(?:aces|kings|queens|jacks|tens)|ace|king|queen|jack"
    r"|(?:aces?|kings?|queens?|jacks?|jokers?|tens?)(?:-(?:aces?|kings?|queens?|jacks?|jokers?|tens?))+|cards?", re.I,
)  # fmt: skip
ALSO_HANDS = re.compile(r"(?:(?:player|dealer|natural|suited|winning)(?:['’]s)?\s+)?blackjacks?|straight", re.I)
_OWNED = re.compile(
    r"(?:\b(?:the|an?|each|every|their|his|her|both|and|all|any|or|takes?|loses?|wins?|neither|nor)|&)\s+\Z", re.I
)
# "Antes are paid …", "raises push": many of them need no article.
_SETTLED = re.compile(r"\s+(?:are|shall|will|must|push|lose|win|pay)\b")
# "At the following Odds", "payout odds": what is paid, and no wager.
_RATIO = re.compile(r"\b(?:at|of|than|the|following|payout|pay|true|these|those|listed|least|minimum)\s+\Z", re.I)
_ODDS_BEHIND = re.compile(r"\bodds\s+(?:on|behind)\s+(?:(?:an?|the|any|each|all|winning)\s+){0,2}\Z", re.I)
_KIND_LAST = re.compile(rf"\s+{KIND}\Z")
_EVENT = re.compile(r"\b(?:on|upon|of|in|is|results in) an?\s+\Z", re.I)
_TIES = re.compile(r"\s+(?:if|when)\b")
_NEXT_NOT = re.compile(
    r"\s*(?:['’]s\b|-?(?i:out)\b|(?:hand|hands|areas?|circles?|spots?|cards?|position|dealer|chips?|line\s+(?:stands|draws)|table|"
    r"player|players|pair\b(?=\s+of)|third|draws|stands|must\s+(?:hit|stand|draw)|receives?|acts?|folds?|decision|option)\b)"
)
_ELIDED = re.compile(r"\b(?:[\w'’]+,\s+){0,6}[\w'’]+,?\s+(?:and|or)\s+\Z", re.I)
_FIRST_WORDS = re.compile(r"[\w'’]+(?=,|,?\s+(?:and|or)\s)")
_ELISION = 60


class Wagers:
    """The wagers a document knows for a game, those it defines in `small` letters among them.

    Within the game's title none of them is meant; by its `aliases` a wager is called by another name.
    """

    def __init__(
        self,
        names: Iterable[str],
        main: str | None = None,
        title: str = "",
        places: Iterable[str] = (),
        small: Iterable[str] = (),
        *,
        aliases: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        small = list(small)
        self.names = {name_key(name): name for name in (*small, *names)}
        self.small = frozenset(map(name_key, small))
        # "The Player line" is where the Player wager lies, and stands for it.
        self.places = frozenset(places)
        self.names |= {name_key(place): place.rpartition(" ")[0] for place in self.places}
        self.names |= aliases
        self.main = main
        self.words = frozenset(re.findall(r"[a-z']{4,}", title.lower()))
        words = [re.escape(word) for word in title.split()]
        self.title = re.compile(r"\b" + r"\s+".join(words) + r"\b", re.I) if 1 < len(words) < 8 else None

    @cached_property
    def _pattern(self) -> re.Pattern[str] | None:
        if not self.names:
            return None
        found = sorted(self.names, key=len, reverse=True)
        any_name = "|".join(re.escape(name).replace(r"\ ", r"[\s-]+").replace("'", "['’]") for name in found)
        return re.compile(rf"(?<![\w-])(?P<name>{any_name})(?P<kind>s?[\"”]?\s+{KIND}\b|s?(?![\w-]))", re.I)

    def mentions(self, text: str) -> list[Mention]:
        """Every mention, in order; names joined in a list are one mention."""
        if self._pattern is None or len(text) > leadin.LONGEST_SENTENCE * 4:
            return []
        found: list[Mention] = []
        aside: Mention | None = None
        titles = [each.span() for each in self.title.finditer(text)] if self.title else []
        for each in self._pattern.finditer(text):
            titled = any(start <= each.start() and each.end() <= end for start, end in titles)
            if titled and each.span() not in titles:
                continue
            name = self.names[name_key(each["name"])]
            if not self._is_meant(text, each):
                hand = IS_HAND.fullmatch(each["name"]) and each["name"][:1].isupper()
                listed = name_key(name) in COMMON or name.islower() or hand
                aside = with_list(aside, Mention(each.start(), each.end(), (name,)), text) if listed else None
                continue
            # "double down and split wagers": "wagers" is said of both.
            mention = with_list(aside, self._with_elided(Mention(each.start(), each.end(), (name,)), text), text)
            # "the ante, play and blind wagers": an article of its own, and one list.
            whole = with_list(found[-1] if found else None, mention, text)
            found[-1:] = [whole] if whole is not mention else [*found[-1:], mention]
        return [_behind(each, text) for each in found] if "dds o" in text or "dds b" in text else found

    def _with_elided(self, mention: Mention, text: str) -> Mention:
        """The names before one whose last word they share: "each 3rd, 4th and 5th street wager"."""
        shared = mention.names[0].partition(" ")[2]
        before = max(0, mention.start - _ELISION)
        listed = _ELIDED.search(text, before, mention.start) if shared else None
        start, names = mention.start, mention.names
        for word in reversed(list(_FIRST_WORDS.finditer(text, listed.start(), mention.start)) if listed else []):
            name = self.names.get(name_key(f"{word[0]} {shared}"))
            if name is None:
                break
            start, names = word.start(), (name, *names)
        return Mention(start, mention.end, names)

    def _is_meant(self, text: str, found: re.Match[str]) -> bool:
        """A wager's name stands in capitals, before "wager", or small behind an article where it is a common one."""
        kind = found["kind"].strip(' s”"')
        key = name_key(found["name"])
        if not kind and key == "bet" and key not in self.small:
            # Where a document says "the ante and the bet" "the bet" is a name; "the Bet" too.
            written = self.names["bet"].islower() or found["name"] == "Bet"
            return written and _OWNED.search(text[: found.start()][-10:]) is not None
        if not kind and key == "odd" and found[0].lower() == "odds":
            return False
        if not kind and key == "odds" and _RATIO.search(text[: found.start()][-14:]):
            return False
        if not kind and _NEXT_NOT.match(text, found.end()):
            return False
        tied = not kind and name_key(found["name"]) == "tie"
        if tied and (_EVENT.search(text[: found.start()][-16:]) or _TIES.match(text, found.end())):
            return False
        if not kind and (IS_HAND.fullmatch(found["name"]) or ALSO_HANDS.fullmatch(found["name"])):
            return False
        written = self.names[name_key(found["name"])]
        if (
            kind
            or found["name"] in self.places
            or name_key(found["name"]) == "free odds"
            or (not written.islower() and found["name"] == written)
            or all(word[:1].isupper() or word[:1].isdigit() or word in SMALL for word in found["name"].split())
        ):
            return True
        before = text[max(0, found.start() - 10) : found.start()]
        many = found[0].lower().endswith("s") and _SETTLED.match(text, found.end())
        own = key in COMMON or key in self.small or (" " in key and written.islower())
        return own and bool(_OWNED.search(before) or many)

    def last(self, text: str) -> list[str]:
        """The wagers named last."""
        found = self.mentions(text)
        return list(found[-1].names) if found else []

    def first(self, text: str) -> list[str]:
        """The wagers named first."""
        found = self.mentions(text)
        return list(found[0].names) if found else []

    def named(self, text: str) -> str | None:
        """The wager that this heading, column or label is the name of, with nothing else beside it."""
        key = name_key(re.sub(rf"\s*\b(?:{KIND}|[Pp]ayouts?|[Oo]ption)\Z", "", text.strip(' “”":.*')))
        return self.names.get(name_key(text)) or self.names.get(key)


def _behind(mention: Mention, text: str) -> Mention:
    """The odds behind a wager where those are meant: "Odds on a winning Pass Line or Come wager"."""
    odds = _ODDS_BEHIND.search(text[: mention.start][-40:])
    if odds is None:
        return mention
    told = _KIND_LAST.sub("", text[mention.start : mention.end])
    return Mention(mention.start - len(odds[0]), mention.end, (f"Odds on {told}",))


def joined_names(names: Iterable[str]) -> str:
    """Several wagers as one name: Across, Down and Middle."""
    *first, last = dict.fromkeys(names)
    return f"{', '.join(first)} and {last}" if first else last


_WORD_SET = re.compile(r"[^\W\d_][\w'’]*")


def in_small(name: str) -> str:
    """A name printed in capitals as a text prints it: Match the Dealer."""
    if not name.isupper():
        return name
    return _WORD_SET.sub(
        lambda word: word[0].lower() if word[0].lower() in _SMALL_WORDS and word.start() else word[0].capitalize(), name
    )


_MARKS = re.compile(r"\s*(?:[®™©℠†*]|\((?:R|TM|C|SM)\)|(?<=[a-z\d])\s?TM\b)")


def plain_name(name: str) -> str:
    """A name without the marks of its owner and unpaired quotes, in small letters where it stands in capitals."""
    bare = _MARKS.sub("", name).strip(" .:,-–—")
    if bare.count("“") != bare.count("”"):
        bare = bare.strip("“”")
    return in_small(bare)


@lru_cache(maxsize=4096)
def name_key(name: str) -> str:
    name = _MARKS.sub("", name) if not name.isascii() or "(" in name else name
    low = " ".join(name.lower().replace("’", "'").replace("-", " ").split())
    return re.sub(r"\s*\b(?:side\s+|optional\s+)?(?:wagers?|bets?)\Z", "", low).strip() or low
