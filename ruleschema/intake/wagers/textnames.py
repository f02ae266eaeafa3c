"""The names that a text uses as a wager's: before "wager", defined, settled or paid, in capitals or well known."""

import re
from collections.abc import Iterable

from ruleschema.intake.wagers.wagerable import can_name, parts_of
from ruleschema.intake.wagers.wagernames import ALSO_HANDS, COMMON, IS_HAND, KIND, SMALL, SURE, name_key
from ruleschema.intake.wagers.wagerwords import LEADING, NOT_FIRST, VALUED
from ruleschema.intake.words.columns import only_class

_WORD = r"(?:['’]?[A-ZÀ-ÖØ-Þ][\w'’&+-]*|(?<!\$)\d{1,2}(?:\+\d{1,2}|st|nd|rd|th|s)?|[A-Z]{2,})"
TITLE = rf"{_WORD}(?:\s+(?:{SMALL}\s+){{0,2}}{_WORD}){{0,5}}"
# "Ante Wager", "Match the Dealer wagers", "the Ante and Play Bets".
_NAMED = re.compile(
    rf"\b(?P<name>{TITLE})(?P<list>(?:,\s+(?:and\s+)?{_WORD}(?:\s+{_WORD}){{0,2}}){{0,8}}"
    rf"(?:,?\s+and\s+{_WORD}(?:\s+{_WORD}){{0,2}})?(?:\s+game)?)[\"”]?\s+(?P<kind>{KIND})\b"
    r"(?<!\bbonus bet(?=\spay\s?table))"
)
# “Trips” means an optional wager …; Trips – a wager …; Lucky Queens is an optional wager ….
_DEFINED = re.compile(
    rf"(?:\A|[.;:)]\s+|[“\"])(?P<name>{TITLE})(?P<quote>[”\"]?)\s*(?:,?\s+(?:is|means|shall mean|refers to)"
    rf"|\s[-–—]+|:)\s+"
    r"(?:(?:[Aa]n?|[Tt]he|[Oo]ne|[Aa]ny)\s+)?(?:[\w-]+\s+){0,4}?(?:wager|bet)\b"
)
# What is paid, wins or loses at the head of a sentence is a wager, unless it is a hand or a person.
_PAID = re.compile(
    rf"(?:\A|[.;:•→]\s+|,\s+(?:and\s+)?|\sand\s+|[“\"])(?:(?:[Tt]he|[Ee]ach|[Aa]n?|[Aa]ll|[Aa]ny|[Ww]inning|[Ii]f)\s+)?(?:(?:the|each|an?|all|any|[Ww]inning)\s+)?(?P<name>{TITLE})"
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
    rf"\b(?:[Ww]ager|[Bb]et)s?(?:\s+(?:\$\d+|(?:placed|made)|[\w ]{{1,24}}\btimes (?:the|his|their|your) [Aa]nte))?"
    rf"(?:(?:\s+on)?\s+(?:either\s+|both\s+)?the\s+|\s+on\s+(?={_WORD}\s+{_WORD}))"
    rf"(?P<name>{TITLE}(?:,\s+(?:the\s+)?{TITLE}){{0,4}}(?:,?\s+(?:and|or)\s+(?:on\s+)?(?:the\s+)?{TITLE})?)"
    r"(?=\s*(?:[.,;]|\Z)|\s+(?:and|or|if|when|which|that|by|before|prior|in|to|is|are|shall|wagers?|bets?)\b)"
)
# "A side bet called Royal Match"
_CALLED = re.compile(rf"\b(?:[Ww]ager|[Bb]et)s?,?\s+(?:called|known\s+as|named)\s+(?:the\s+)?[“\"]?(?P<name>{TITLE})")
# “Five card hand bonus wager” means …
_QUOTED = re.compile(
    r"[“\"](?P<name>[A-Za-z0-9][^”\"“]{1,40}?)\s+(?:[Ww]ager|[Bb]et)s?,?[”\"],?\s+(?:is|means|shall\s+mean|refers)\b"
)
# The Player line is paid …; Banker line, which pays ….
_LINE = re.compile(
    r"\b(?P<name>[A-Z][\w'’]+\s[Ll]ine)(?=\s+(?:is|are|shall|will|pays?|wins?|loses?|push(?:es)?)\b|,\s+which\s+pays?\b)"
)
# The Pocket Bonus is decided …; a Quads Bonus of at least $5.
_BONUS = re.compile(
    rf"\b(?:[Tt]he|[Aa]n?|[Ee]ach|and)\s+(?:optional\s+)?(?P<name>(?:{TITLE}|\$\d{{1,2}})\s+Bonus)(?:\s+(?:is|are|pays?|shall|will|may|of|wins?|loses?|push(?:es)?|and)\b|[:.,;])"
)
# "…is paid from the Main Game column": the column bears the name of what it pays.
_BY_COLUMN = re.compile(
    rf"\bpa(?:id|ys?)\b[^.;]{{0,40}}?\b(?:from|by|under|per|to|with|on)\s+the\s+(?P<name>{TITLE})\s+"
    r"(?:[Cc]olumn|[Pp]ay ?[Tt]able|[Ss]chedule|[Cc]hart)\b"
)
# "Pair Plus and Trips are optional", "the Royal Match is optional".
_OPTIONAL = re.compile(
    rf"(?P<name>{TITLE}(?:,\s+{TITLE}){{0,4}}(?:,?\s+and\s+(?:the\s+)?{TITLE})?)\s+(?:is|are)\s+optional\b(?!\s+[a-z])"
)
# Raise. It is paid 1 to 1 …: a clause that opens with the name of what it settles.
_OPENS = re.compile(
    rf"(?:\A|(?<=[.;]\s))(?P<name>{TITLE})(?:\.|:|\s[-–—])\s+(?:It|This (?:wager|bet)|If"
    r"|[Ww]inning|[Pp]aid|[Pp]ays|[Ww]ins?|[Ww]on|[Ll]oses?|[Pp]layed|[Pp]laced|[Ss]ettled|[Dd]ecided)\b"
    r"(?=[^.]{0,160}\b(?:paid|pays?|push(?:es)?|lost|wins?|\d+ to \d+)\b)"
)
# 3 Card Bonus. Optional. …
_OPTED = re.compile(rf"\A(?P<name>{TITLE})(?:\.|:|\s[-–—])\s+(?:[Ii]s\s+)?(?:[Aa]n?\s+)?[Oo]ptional\b")
# Split. A wager on two numbers …
_EXPLAINED = re.compile(
    rf"\A(?P<name>{TITLE}(?:\s[a-z]+)?)(?:\s\([^()]{{1,30}}\))?(?:\.|:|\s[-–—])\s+(?:An?|The|This)\s+(?:[\w-]+\s+){{0,3}}?(?:wager|bet)\b"
)
_COMMON_SEEN = re.compile(
    rf"\b(?:the|an?|each|their|his|any|all|both|and|or|takes?|offer)\s+(?:({'|'.join(SURE)})s?\b|({'|'.join(COMMON)})s?\s+"
    r"(?:wagers?|bets?|(?:is|are|shall be|will be)\s+(?:both\s+|each\s+|an?\s+)?(?:paid|returned|push|lost)"
    r"|pushes|loses|wins)\b)", re.I,
)  # fmt: skip
# "A tie is a push on both wagers": what happens, and no wager.
_TIE_SETTLES = re.compile(
    r"\bties?\s+(?:is|are|shall be|will be|push)|(?:an?|any|all|each|and|or)\s+ties?\s.*push", re.I
)
# "On a Pass or Come bet": on either of the two.
_ONE_OF = re.compile(r"\b(?:an?|any|each)\s+\Z")
# "…may make a Flush bet": what is made is a wager, also where a hand is called so.
_MADE = re.compile(r"\b(?:mak(?:e|es|ing)|plac(?:e|es|ing)|offers?)\s+(?:an?|the|either|both)\s[^.;:]{0,60}\Z")
_ALONE = re.compile(r"\b(?:Bet|Wager|bet|wager)\Z")
_ENDS = re.compile(r"(?:\s+(?:an?|the|to|of|on|and|or|bets?|wagers?|in|for|side|optional))+\Z", re.I)

# Most texts name no wager; a pattern is tried only where they hold, in small letters, a word of each of its matches.
_STAKES = ("wager", "bet")
_SETTLES = ("paid", "pay", "push", "win", "lose", "return")
_NAMING = (
    (_STAKES, _DEFINED),
    (_STAKES, _QUOTED),
    (("called", "known", "named"), _CALLED),
    (("bonus",), _BONUS),
    (("paid", "pay", "push", "lost", "win", " to "), _OPENS),
    (_STAKES, _EXPLAINED),
    (("optional",), _OPTED),
    (("line",), _LINE),
    (("column", "table", "schedule", "chart"), _BY_COLUMN),
)


def take_named(found: dict[str, str], text: str, game: str) -> None:
    """Every name that a text uses as a wager's: before "wager", defined, settled or paid."""
    low = text.lower()
    staked = _holds(low, _STAKES)
    for each in _NAMED.finditer(text) if staked else ():
        if only_class(each[0]):
            continue
        either = " or " in each["name"] and _ONE_OF.search(text[: each.start()][-6:])
        parts = parts_of(each["name"] + each["list"], plural=bool(either) or each["kind"].lower().endswith("s"))
        made = _MADE.search(text[: each.start()][-80:])
        take(found, parts, called=each["kind"][:1].isupper() or len(parts[0].split()) > 2 or made is not None)
    for cues, pattern in _NAMING:
        if _holds(low, cues):
            take(found, [each["name"] for each in pattern.finditer(text)])
    laid = _BET_ON.finditer(text) if staked else ()
    bet_on = [name for each in laid for name in parts_of(each["name"], plural=True)]
    take(found, [name for name in bet_on if not name.endswith(("'s", "’s"))])
    chosen = _OPTIONAL.finditer(text) if "optional" in low else ()
    optional = [name for each in chosen for name in parts_of(each["name"], plural=True)]
    take(found, [name for name in optional if name_key(name) != name_key(game)])
    paid = [
        name
        for each in (_PAID.finditer(text) if _holds(low, _SETTLES) else ())
        if (not _PAYER.fullmatch(each[0]) or _OWN_PAY.match(text, each.end()))
        and not (each[0].endswith("pays") and _PAYS_WAGERS.match(text, each.end()))
        for name in parts_of(each["name"], plural=not _ALONE.search(each["name"]))
    ]
    take(found, [name for name in paid if name_key(name) != name_key(game) and not ALSO_HANDS.fullmatch(name)])
    common = _COMMON_SEEN.finditer(text) if _holds(low, COMMON) else ()
    take(found, [each[1] or each[2] for each in common if not _TIE_SETTLES.search(each[0])])


def _holds(low: str, cues: tuple[str, ...]) -> bool:
    return any(map(low.__contains__, cues))


def take(found: dict[str, str], names: Iterable[str], *, called: bool = False) -> None:
    """Keep what can be a wager's name, freed of the words around it; what is `called` a wager may be a hand's name."""
    for name in names:
        bare = VALUED.sub("", LEADING.sub("", " ".join(name.split())))
        bare = re.sub(r"\bBonuses\Z", "Bonus", _ENDS.sub("", bare).strip(' .,:;“”"'))
        if NOT_FIRST.match(bare) or not can_name(bare) or (IS_HAND.fullmatch(bare) and not called):
            continue
        if not found.get(name_key(bare)) or found[name_key(bare)].isupper() or found[name_key(bare)].islower():
            found[name_key(bare)] = bare
