"""Every name a game's document gives a wager: named, defined, paid, or the title of a section."""

import re
from collections.abc import Iterable

from ruleschema.intake.wagers.alwaysnamed import always_named, is_place_of
from ruleschema.intake.wagers.mainwager import OF_GAME, is_payout_of, stake_called
from ruleschema.intake.wagers.quotednames import quoted_wagers
from ruleschema.intake.wagers.smallnames import small_wagers
from ruleschema.intake.wagers.wagerable import can_name, is_spoken, is_wagered, parts_of, without_joined
from ruleschema.intake.wagers.wagernames import (
    ALSO_HANDS,
    COMMON,
    IS_HAND,
    KIND,
    SMALL,
    SURE,
    Wagers,
    in_small,
    name_key,
)
from ruleschema.intake.wagers.wagertitles import STAKE, is_topic, named_in, without_topics
from ruleschema.intake.wagers.wagerwords import LEADING, NOT_FIRST, VALUED
from ruleschema.intake.words import leadin
from ruleschema.intake.words.columns import only_class
from ruleschema.intake.words.naming import bare_title, games_named

_WORD = r"(?:['’]?[A-ZÀ-ÖØ-Þ][\w'’&+-]*|(?<!\$)\d{1,2}(?:\+\d{1,2}|st|nd|rd|th)?|[A-Z]{2,})"
_TITLE = rf"{_WORD}(?:\s+(?:{SMALL}\s+){{0,2}}{_WORD}){{0,5}}"
# "Ante Wager", "Match the Dealer wagers", "the Ante and Play Bets".
_NAMED = re.compile(
    rf"\b(?P<name>{_TITLE})(?P<list>(?:,\s+(?:and\s+)?{_WORD}(?:\s+{_WORD}){{0,2}}){{0,8}}"
    rf"(?:,?\s+and\s+{_WORD}(?:\s+{_WORD}){{0,2}})?(?:\s+game)?)[\"”]?\s+(?P<kind>{KIND})\b"
    r"(?<!\bbonus bet(?=\spay\s?table))"
)
# "the Bad Beat bonus wager": the kind stands small behind the name, and is a part of it; a bonus bet is any side bet.
_SMALL_BONUS = re.compile(rf"\b(?P<name>{_TITLE}\s+bonus)\s+wager(?P<many>s?)\b")
# “Trips” means an optional wager …; Trips – a wager …; Lucky Queens is an optional wager ….
_DEFINED = re.compile(
    rf"(?:\A|[.;:)]\s+|[“\"])(?P<name>{_TITLE})(?P<quote>[”\"]?)\s*(?:,?\s+(?:is|means|shall mean|refers to)"
    rf"|\s[-–—]+|:)\s+"
    r"(?:(?:[Aa]n?|[Tt]he|[Oo]ne|[Aa]ny)\s+)?(?:[\w-]+\s+){0,4}?(?:wager|bet)\b"
)
# What is paid, wins or loses at the head of a sentence is a wager, unless it is a hand or a person.
_PAID = re.compile(
    rf"(?:\A|[.;:•→]\s+|,\s+(?:and\s+)?|\sand\s+|[“\"])(?:(?:[Tt]he|[Ee]ach|[Aa]n?|[Aa]ll|[Aa]ny|[Ww]inning|[Ii]f)\s+)?(?:(?:the|each|an?|all|any|[Ww]inning)\s+)?(?P<name>{_TITLE})"
    r"(?:,\s+being\s[^,;.]{3,60},)?[”\"]?"
    r"(?:\s+(?:wins\s+when[^.;]{0,120}?and)?\s*(?:(?:shall|will|must|may)\s+(?:also\s+)?(?:be\s+)?|is\s+|are\s+(?:each\s+|both\s+)?)?"
    r"|,\s+which\s+(?:shall\s+be\s+|is\s+|are\s+)?)(?:paid|pays?|push(?:es)?|wins?|loses?|returned)\b"
)
# "The club will pay all winning wagers": who pays, and not what is paid.
_PAYER = re.compile(r".*\b(?:shall|will|must|may)\s+(?:also\s+)?pay", re.S)
_OWN_PAY = re.compile(r"\s+(?:\d|even|at|as|according|odds|out at)\b")
_PAYS_WAGERS = re.compile(r"\s+(?:off\s+|out\s+)?(?:all|each|every|any|such|winning)\b")
# "…equal bets on the Ante and Super Bonus", "may also bet the Queens Up": what is wagered on.
_BET_ON = re.compile(
    rf"\b(?:[Ww]ager|[Bb]et)s?(?:\s+(?:\$\d+|(?:placed|made)))?(?:\s+on)?\s+(?:either\s+|both\s+)?the\s+"
    rf"(?P<name>{_TITLE}(?:,\s+(?:the\s+)?{_TITLE}){{0,4}}(?:,?\s+(?:and|or)\s+(?:on\s+)?(?:the\s+)?{_TITLE})?)"
    r"(?=\s*(?:[.,;]|\Z)|\s+(?:and|or|if|when|which|that|by|before|prior|in|to|wagers?|bets?)\b)"
)
# The Player line is paid …; Banker line, which pays ….
_LINE = re.compile(
    r"\b(?P<name>[A-Z][\w'’]+\s[Ll]ine)(?=\s+(?:is|are|shall|will|pays?|wins?|loses?|push(?:es)?)\b|,\s+which\s+pays?\b)"
)
# The Pocket Bonus is decided …; a Quads Bonus of at least $5.
_BONUS = re.compile(
    rf"\b(?:[Tt]he|[Aa]n?|[Ee]ach|and)\s+(?:optional\s+)?(?P<name>(?:{_TITLE}|\$\d{{1,2}})\s+Bonus)(?:\s+(?:is|are|pays?|shall|will|may|of|wins?|loses?|push(?:es)?|and)\b|[:.,;])"
)
# "…is paid from the Main Game column": the column bears the name of what it pays.
_BY_COLUMN = re.compile(
    rf"\bpa(?:id|ys?)\b[^.;]{{0,40}}?\b(?:from|by|under|per|to|with|on)\s+the\s+(?P<name>{_TITLE})\s+"
    r"(?:[Cc]olumn|[Pp]ay ?[Tt]able|[Ss]chedule|[Cc]hart)\b"
)
# "Pair Plus and Trips are optional", "the Royal Match is optional".
_OPTIONAL = re.compile(
    rf"(?P<name>{_TITLE}(?:,\s+{_TITLE}){{0,4}}(?:,?\s+and\s+(?:the\s+)?{_TITLE})?)\s+(?:is|are)\s+optional\b(?!\s+[a-z])"
)
# Raise. It is paid 1 to 1 …: a clause that opens with the name of what it settles.
_OPENS = re.compile(
    rf"(?:\A|(?<=[.;]\s))(?P<name>{_TITLE})(?:\.|:|\s[-–—])\s+(?:It|This (?:wager|bet)|If"
    r"|[Ww]inning|[Pp]aid|[Pp]ays|[Ww]ins?|[Ww]on|[Ll]oses?|[Pp]layed|[Pp]laced|[Ss]ettled|[Dd]ecided)\b"
    r"(?=[^.]{0,160}\b(?:paid|pays?|push(?:es)?|lost|wins?|\d+ to \d+)\b)"
)
# Split. A wager on two numbers …
_EXPLAINED = re.compile(
    rf"\A(?P<name>{_TITLE}(?:\s[a-z]+)?)(?:\s\([^()]{{1,30}}\))?(?:\.|:|\s[-–—])\s+(?:An?|The|This)\s+(?:[\w-]+\s+){{0,3}}?(?:wager|bet)\b"
)
_COMMON_SEEN = re.compile(
    rf"\b(?:the|an?|each|their|his|any|all|both|and|or|takes?|offer)\s+(?:({'|'.join(SURE)})s?\b|({'|'.join(COMMON)})s?\s+"
    r"(?:wagers?|bets?|(?:is|are|shall be|will be)\s+(?:both\s+|each\s+|an?\s+)?(?:paid|returned|push|lost)"
    r"|pushes|loses|wins)\b)", re.I,
)  # fmt: skip
_COMMON_OPENS = re.compile(
    rf"(?:\A|[.;:]\s+)(?P<name>{'|'.join(COMMON)})\s+(?:wagers?|bets?|pays?|wins?|loses?|(?:is|are)\s+paid)\b", re.I
)
_LONGEST_TITLE = 4
_EVENTS = re.compile(r"tie|trips", re.I)
# "A tie is a push on both wagers": what happens, and no wager.
_TIE_SETTLES = re.compile(
    r"\bties?\s+(?:is|are|shall be|will be|push)|(?:an?|any|all|each|and|or)\s+ties?\s.*push", re.I
)
# "21+3 (optional wager)", "Lucky Stars – side bet", "21+3": headings that say that they name a wager.
_SAID_TO_BE = re.compile(
    r"\w\s*(?:\(|\s[-–—]\s)(?:an?\s+)?(?:optional|side|bonus|additional|proposition)\s+(?:side\s+|bonus\s+)?"
    r"(?:wager|bet)\)?\s*\Z|\A\W*\d{1,2}\+\d{1,2}\b",
    re.I,
)
# "The Bonus wager": a name where no bonus of the game has another.
_BONUS_ALONE = re.compile(
    r"\b(?:[Tt]he|[Aa]|[Ee]ach|[Aa]ny|[Ee]very|and|or)\s+Bonus\s+(?:[Ww]ager|[Bb]et)\b"
    r"|\b[Ww]inning\s+bonus\s+(?:wager|bet)s?\b"
    r"|\b[Bb]onus\s+(?:wager|bet)[”\"]?\s*(?:[-–—]+\s*)?(?:shall\s+mean|means)\b"
)
# "A bonus wager and a three card bonus wager": beside another the bonus is one by its own name.
_BONUS_BESIDE = re.compile(
    r"(?:\b(?:an?|the)|\$\d+(?:\.\d\d)?)\s+bonus\s+(?:wager|bet)\b[^.;]{0,80}\b(?:and|or)\s+(?:an?|the)\s+"
    r"(?:optional\s+)?(?:[\w-]+\s+){1,3}bonus\s+(?:wager|bet)\b",
    re.I,
)
# "On a Pass or Come bet": on either of the two.
_ONE_OF = re.compile(r"\b(?:an?|any|each)\s+\Z")
_ALONE = re.compile(r"\b(?:Bet|Wager|bet|wager)\Z")
# "Section 6 - Fire Bet"
_NUMBERED = re.compile(r"\A(?:section|part|article|chapter|rule|appendix)\s+[\w.]{1,8}\s*[-–—:.]\s*(?=\w)", re.I)
_ENDS = re.compile(r"(?:\s+(?:an?|the|to|of|on|and|or|bets?|wagers?|in|for|side|optional))+\Z", re.I)


def find_wagers(
    texts: Iterable[str], titles: Iterable[str], game: str, listed: Iterable[str] = (), first: Iterable[str] = ()
) -> Wagers:
    """Every name a game's document gives a wager; those `listed` stand in a list or a table of wagers.

    The `first` of a list is what a hand is wagered on, where the game is called after it.
    """
    whole = [text for text in texts if len(text) <= leadin.LONGEST_SENTENCE * 4]
    quoted = quoted_wagers(whole)
    told = (*map(without_topics, listed), *(name for name in quoted if not name.islower()))
    named = [each.strip(" .:*–—-") for each in told]
    found = {name_key(name): name for name in named if can_name(name) and name_key(name)}
    for text in whole:
        _take_named(found, text, game)
    _take(found, {each["name"] for text in whole for each in OF_GAME.finditer(text)})
    _take(found, small_wagers(whole), called=True)
    _take(found, _called_as(game, whole))
    bonuses = {key.split()[0] for key in found if "bonus" in key}
    small_bonuses = [name for text in whole for each in _SMALL_BONUS.finditer(text) for name in _bonuses(each)]
    named = [name_key(LEADING.sub("", name)) for name in small_bonuses]
    apart = [key.split()[0] not in bonuses and key.removesuffix(" bonus") not in found for key in named]
    _take(found, [name for name, own in zip(small_bonuses, apart, strict=True) if own])
    titles = list(titles)
    body = " ".join([*whole, *titles])
    found |= always_named(body, banked="banker" in found)
    if len(_BONUS_ALONE.findall(body)) > 1 and not any("bonus" in key and "envy" not in key for key in found):
        found["bonus"] = "Bonus"
    _take(found, filter(None, map(named_in, titles)))
    for title in titles:
        whole_title = _NUMBERED.sub("", re.sub(r"\s*\([^()]*\)", "", without_topics(title)).strip(" .:–—-"))
        bare = re.sub(rf"\s*\b{KIND}\Z", "", whole_title).strip(" –—-")
        if only_class(whole_title):
            continue  # Line Bets, Center Bets: a kind of wagers
        titles_game = is_topic(whole_title) or bool(games_named(whole_title))
        if (
            re.search(rf"\b{KIND}\Z", whole_title)
            or _SAID_TO_BE.search(title)
            or (not titles_game and (is_spoken(bare, body) or is_wagered(bare, body)))
        ):
            plain = re.sub(r"(?i)\s+bonus\Z", "", bare)
            if name_key(plain) not in found or plain == bare or STAKE.fullmatch(plain):
                _take(found, [bare.title() if bare.isupper() else bare])
    if _BONUS_BESIDE.search(body) or (
        _BONUS_ALONE.search(body) and not any(re.search(r"\bbonus\b", key) for key in found)
    ):
        found["bonus"] = "Bonus"
    places = [name for key, name in found.items() if is_place_of(key, body)]
    found |= {name_key(bare): bare for name in places if (bare := name.rpartition(" ")[0])}
    found = {key: name for key, name in found.items() if name not in places}
    found = {key: name for key, name in found.items() if not is_payout_of(key, found, body.lower())}
    own = next((name for name in first if set(name_key(name).split()) <= set(name_key(game).split())), None)
    low = [name for name in quoted if name.islower()]
    return Wagers(without_joined(found), own or stake_called(body), game, places=places, small=low)


def _called_as(game: str, texts: list[str]) -> list[str]:
    """The game's own title, where a text calls a wager so in whatever letters: "a red dog wager"."""
    name = in_small(bare_title(game.split(";", maxsplit=1)[0]))
    if not 1 < len(name.split()) <= _LONGEST_TITLE:
        return []
    wagered = re.compile(rf"\b{re.escape(name)}\s+(?:wager|bet)s?\b", re.I)
    return [name] if any(map(wagered.search, texts)) else []


def _take_named(found: dict[str, str], text: str, game: str) -> None:
    """Every name that a text uses as a wager's: before "wager", defined, settled or paid."""
    for each in _NAMED.finditer(text):
        if only_class(each[0]):
            continue
        either = " or " in each["name"] and _ONE_OF.search(text[: each.start()][-6:])
        parts = parts_of(each["name"] + each["list"], plural=bool(either) or each["kind"].lower().endswith("s"))
        _take(found, parts, called=each["kind"][:1].isupper() or len(parts[0].split()) > 2)
    for pattern in (_DEFINED, _BONUS, _OPENS, _EXPLAINED, _LINE, _BY_COLUMN):
        _take(found, [each["name"] for each in pattern.finditer(text)])
    bet_on = [name for each in _BET_ON.finditer(text) for name in parts_of(each["name"], plural=True)]
    _take(found, [name for name in bet_on if not name.endswith(("'s", "’s"))])
    optional = [name for each in _OPTIONAL.finditer(text) for name in parts_of(each["name"], plural=True)]
    _take(found, [name for name in optional if name_key(name) != name_key(game)])
    paid = [
        name
        for each in _PAID.finditer(text)
        if (not _PAYER.fullmatch(each[0]) or _OWN_PAY.match(text, each.end()))
        and not (each[0].endswith("pays") and _PAYS_WAGERS.match(text, each.end()))
        for name in parts_of(each["name"], plural=not _ALONE.search(each["name"]))
    ]
    _take(found, [name for name in paid if name_key(name) != name_key(game) and not ALSO_HANDS.fullmatch(name)])
    _take(found, [each[1] or each[2] for each in _COMMON_SEEN.finditer(text) if not _TIE_SETTLES.search(each[0])])
    _take(found, [each["name"] for each in _COMMON_OPENS.finditer(text) if not _EVENTS.match(each["name"])])


def _bonuses(found: re.Match[str]) -> list[str]:
    """The names of "the Dragon 7 and Panda 8 bonus wagers": "bonus" is said of both, and is a part of neither."""
    names = parts_of(found["name"].removesuffix(" bonus"), plural=bool(found["many"]))
    return names if len(names) > 1 else [found["name"]]


def _take(found: dict[str, str], names: Iterable[str], *, called: bool = False) -> None:
    """Keep what can be a wager's name, freed of the words around it; what is `called` a wager may be a hand's name."""
    for name in names:
        bare = VALUED.sub("", LEADING.sub("", " ".join(name.split())))
        bare = re.sub(r"\bBonuses\Z", "Bonus", _ENDS.sub("", bare).strip(' .,:;“”"'))
        if NOT_FIRST.match(bare) or not can_name(bare) or (IS_HAND.fullmatch(bare) and not called):
            continue
        if not found.get(name_key(bare)) or found[name_key(bare)].isupper() or found[name_key(bare)].islower():
            found[name_key(bare)] = bare
