"""Every name a game's document gives a wager: named, defined, paid, or the title of a section."""

import re
from collections import Counter
from collections.abc import Iterable

from ruleschema.intake import leadin
from ruleschema.intake.wagernames import COMMON, IS_HAND, KIND, SMALL, SURE, Wagers, name_key

_WORD = r"(?:[A-Z][\w'’&+-]*|\d{1,2}(?:st|nd|rd|th)?|[A-Z]{2,})"
_TITLE = rf"{_WORD}(?:\s+(?:{SMALL}\s+){{0,2}}{_WORD}){{0,5}}"
# "Ante Wager", "Match the Dealer wagers", "the Ante and Play Bets".
_NAMED = re.compile(rf"\b(?P<name>{_TITLE})(?P<list>(?:,\s+(?:and\s+)?{_WORD}){{0,8}})\s+(?P<kind>{KIND})\b")
# “Trips” means an optional wager …; Trips – a wager …; Lucky Queens is an optional wager ….
_DEFINED = re.compile(
    rf"(?:\A|[.;:)]\s+|[“\"])(?P<name>{_TITLE})(?P<quote>[”\"]?)\s*(?:,?\s+(?:is|means|shall mean|refers to)"
    rf"|\s[-–—]+|:)\s+"
    r"(?:(?:[Aa]n?|[Tt]he|[Oo]ne|[Aa]ny)\s+)?(?:[\w-]+\s+){0,4}?(?:wager|bet)\b"
)
# What is paid, wins or loses at the head of a sentence is a wager, unless it is a hand or a person.
_PAID = re.compile(
    rf"(?:\A|[.;:•]\s+|,\s+(?:and\s+)?|\sand\s+|[“\"])(?:(?:[Tt]he|[Ee]ach|[Aa]n?|[Aa]ll|[Aa]ny|[Ww]inning|[Ii]f)\s+){{0,2}}(?P<name>{_TITLE})"
    r"(?:,\s+being\s[^,;.]{3,60},)?[”\"]?"
    r"(?:\s+(?:wins\s+when[^.;]{0,120}?and)?\s*(?:(?:shall|will|must|may)\s+(?:also\s+)?(?:be\s+)?|is\s+|are\s+(?:each\s+|both\s+)?)?"
    r"|,\s+which\s+(?:shall\s+be\s+|is\s+|are\s+)?)(?:paid|pays?|push(?:es)?|wins?|loses?|returned)\b"
)
# The Player line is paid …; Banker line, which pays ….
_LINE = re.compile(
    r"\b(?P<name>[A-Z][\w'’]+\s[Ll]ine)(?=\s+(?:is|are|shall|will|pays?|wins?|loses?|push(?:es)?)\b|,\s+which\s+pays?\b)"
)
# The Pocket Bonus is decided …; a Quads Bonus of at least $5.
_BONUS = re.compile(
    rf"\b(?:[Tt]he|[Aa]n?|[Ee]ach|and)\s+(?P<name>{_TITLE}\s+Bonus)\s+(?:is|are|pays?|shall|will|may|of|wins?|and)\b"
)
_MAIN = re.compile(r"\b(?:main|base|underlying)\s+(?:wager|bet)s?\b", re.I)
# "The original wager" is a name only where a hand can be doubled or split; elsewhere it is any wager made first.
_ORIGINAL = re.compile(r"\boriginal\s+(?:wager|bet)s?\b", re.I)
_DOUBLED = re.compile(r"\b(?:double down|doubling|splits?|splitting)\b", re.I)
# Raise. It is paid 1 to 1 …: a clause that opens with the name of what it settles.
_OPENS = re.compile(
    rf"\A(?P<name>{_TITLE})(?:\.|:|\s[-–—])\s+(?:It|This (?:wager|bet)|If|[Ww]inning|[Pp]aid|[Pp]ays)\b"
    r"(?=[^.]{0,160}\b(?:paid|pays?|push(?:es)?|lost|wins?|\d+ to \d+)\b)"
)
_COMMON_SEEN = re.compile(
    rf"\b(?:the|an?|each|their|his|any|all|both|and|or|takes?|offer)\s+(?:({'|'.join(SURE)})s?\b|({'|'.join(COMMON)})s?\s+"
    r"(?:wagers?|bets?|(?:is|are|shall be|will be)\s+(?:both\s+|each\s+)?paid|pushes|loses|wins)\b)", re.I,
)  # fmt: skip
# Small names of which a document speaks more than once: "the base wager", "a side wager".
_SMALL_NAMED = re.compile(
    r"\b(?:the|an?|each|every|any|all)\s+(?:(?:two|three|four|five|\d)\s+)?(?P<name>[a-z]+(?:-[a-z]+)?)\s+(?:wager|bet)s?\b"
)
_SMALL_STOP = frozenset(
    [
        "winning",
        "losing",
        "same",
        "minimum",
        "maximum",
        "player's",
        "such",
        "other",
        "next",
        "first",
        "second",
        "third",
        "verbal",
        "additional",
        "equal",
        "separate",
        "single",
        "valid",
        "total",
        "flat",
        "last",
        "new",
        "entire",
        "whole",
        "particular",
        "optional",
        "own",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "current",
        "permissible",
        "corresponding",
        "initial",
        "placed",
        "player",
        "dealer",
        "original",
        "posted",
        "bonus",
        "side",
    ]
)
_PERSON = re.compile(
    r"(?:push(?:es)?|ties|stand-?offs?|they|them|he|she|these|those|either|neither|others?"
    r"|[\w' -]*\b(?:licensees?|operators?|facilit(?:y"
    r"|ies)|clubs?|cardrooms?|managers?)"
    r"|players?|dealers?|casino|house|patrons?|banks?|cards?|hands?|dice|shooters?|table|game|rules?|section|it|this|that|"
    r"supervisors?|floor\w*|management|license\w*|commission|bureau|property|bonus|side|optional|main|no|verbal|such|"
    r"original|additional|minimum|maximum|posted|permissible|proposition|total|all|every|each|one|two|three|these|"
    r"no more|place your|more|other|certificate holder|payout|value|cash|any|results?|wagers?|bets?|"
    r"player-dealer|player/dealer|stickperson|boxperson|surveillance|even money|winning|losing|same|a|an|the)", re.I,
)  # fmt: skip
_LEADING = re.compile(
    r"\A(?:(?:the|an?|each|all|any|every|if|when|whenever|where|for|on|of|winning|losing|such|other|this|that|these|"
    r"original|optional|his|her|their|or|and|also|no|as|once|after|both|only|should|upon|before|unless|in|to|with|by|"
    r"\d+ (?:to|for) \d+|additional|players?['’]s?|separate|equal|certain|winning hands on|made|make|place)\s+)+", re.I,
)  # fmt: skip
_BANKED = re.compile(r"\b(?:Banker|Bank)\b")
_SIDES = re.compile(r"\bPlayer(?:,| and| or)\s+(?:the\s+)?Banker\b|\bPlayer\s+(?:[Ww]agers?|[Bb]ets?)\b")
_NOT_FIRST = re.compile(
    r"\A(?:has|be|how|for|to|except|following|making|placement|procedures?|point|settlement|qualifying|permissible|"
    r"forced|opening|rules?|types?|when|option|collection|winners?|backline|number|payment|payouts?|placing"
    r"|if)\b", re.I,
)  # fmt: skip
_ALONE = re.compile(r"\b(?:Bet|Wager|bet|wager)\Z")
_COUNTED = re.compile(r"\A(?:\d{1,2}[a-z]?|[IVX]{1,5}|[A-Z])\s+")
_ENDS = re.compile(r"(?:\s+(?:an?|the|to|of|on|bets?|wagers?|in|for|side|optional))+\Z", re.I)


def find_wagers(texts: Iterable[str], titles: Iterable[str], game: str) -> Wagers:
    """Every name a game's document gives a wager."""
    found: dict[str, str] = {}
    small: Counter[str] = Counter()
    whole = [text for text in texts if len(text) <= leadin.LONGEST_SENTENCE * 4]
    for text in whole:
        for each in _NAMED.finditer(text):
            parts = _parts(each["name"] + each["list"], plural=each["kind"].lower().endswith("s"))
            _take(found, parts, called=each["kind"][:1].isupper() or len(parts[0].split()) > 2)
        _take(found, [each["name"] for each in _DEFINED.finditer(text)])
        _take(found, [each["name"] for each in _LINE.finditer(text)], called=True)
        _take(found, [each["name"] for each in (*_BONUS.finditer(text), *_OPENS.finditer(text))])
        paid = [
            name
            for each in _PAID.finditer(text)
            for name in _parts(each["name"], plural=not _ALONE.search(each["name"]))
        ]
        _take(found, [name for name in paid if name_key(name) != name_key(game)])
        _take(found, [each[1] or each[2] for each in _COMMON_SEEN.finditer(text)])
        small.update(each["name"] for each in _SMALL_NAMED.finditer(text))
    _take(found, [name for name, count in small.items() if count > 1 and name not in _SMALL_STOP])
    titles = list(titles)
    body = " ".join([*whole, *titles])
    if re.search(r"\bInsurance\b", body):
        found["insurance"] = "Insurance"
    if re.search(r"\bfree odds\b", body, re.I):
        found["free odds"] = "Free Odds"
    if re.search(r"\bEnvy Bonus\b", body):
        found["envy bonus"] = "Envy Bonus"
    if _BANKED.search(body) and _SIDES.search(body):
        found["player"], found["banker"] = "Player", "Banker"
    for title in titles:
        bare = re.sub(rf"\s*\b{KIND}\Z", "", title.strip(" .:")).strip()
        if re.search(rf"\b{KIND}\Z", title.strip(" .:")) or _spoken(bare, body) or _wagered(bare, body):
            _take(found, [bare.title() if bare.isupper() else bare])
    return Wagers((_as_called(name, body) for name in _without_joined(found)), _main(body))


def _main(body: str) -> str | None:
    """What the document calls the stake of a hand that has no name of its own: the main bet, the original wager."""
    pattern = _ORIGINAL if not _MAIN.search(body) and _DOUBLED.search(body) else _MAIN
    said = Counter(" ".join(each[0].lower().split()).removesuffix("s") for each in pattern.finditer(body))
    return said.most_common(1)[0][0] if said else None


def _take(found: dict[str, str], names: Iterable[str], *, called: bool = False) -> None:
    """Keep what can be a wager's name, freed of the words around it; what is `called` a wager may be a hand's name."""
    for name in names:
        bare = _ENDS.sub("", _LEADING.sub("", " ".join(name.split()))).strip(' .,:;“”"')
        if not bare or len(bare.split()) > 6 or _PERSON.fullmatch(bare) or _NOT_FIRST.match(bare):
            continue
        if (IS_HAND.fullmatch(bare) and not called) or ";" in bare or not re.search(r"[A-Za-z]{2}|\b[A-Z] and", bare):
            continue
        if re.search(r"\b(?:pushes|pays|wins|loses)\b", bare, re.I):
            continue
        if re.fullmatch(r"[IVX]+|\d+ (?:to|for) [1-5]", bare) or not leadin.is_wager(bare):
            continue
        if not found.get(name_key(bare)) or found[name_key(bare)].isupper() or found[name_key(bare)].islower():
            found[name_key(bare)] = bare


def _as_called(name: str, body: str) -> str:
    """A side wager keeps that word in its name where the document hardly ever leaves it out."""
    form = r"\s+".join(re.escape(word) for word in name.split())
    calls = re.findall(rf"(?i:\b{form})(\s+[Ss]ide\s+(?:[Ww]ager|[Bb]et))?", body)
    sides = [each for each in calls if each]
    return f"{name}{sides[0]}" if len(sides) > 0.5 * len(calls) else name


def _without_joined(found: dict[str, str]) -> list[str]:
    """Without names that are two others joined, or one behind a section's number."""
    kept = []
    for key, name in found.items():
        parts = [name_key(part) for part in re.split(r"\s+(?:and|or|except for)\s+(?:the\s+|an?\s+)?", key)]
        rest = name_key(_COUNTED.sub("", name))
        halves = key.split(" the ")
        if (
            (len(halves) == 2 and all(half in found for half in halves))
            or (len(parts) > 1 and any(part in found for part in parts))
            or (rest != key and rest in found)
        ):
            continue
        kept.append(name)
    return kept


def _wagered(title: str, body: str) -> bool:
    """Whether a heading's words stand before "bet" or "wager" in the text: "Jackpot" over "a $1 jackpot bet"."""
    words = title.split()
    if not 0 < len(words) <= 4 or _PERSON.fullmatch(title):
        return False
    form = r"\s+".join(re.escape(word) for word in words)
    return bool(re.search(rf"\b{form}\s+(?:side\s+)?(?:wager|bet)s?\b", body, re.I))


def _spoken(title: str, body: str) -> bool:
    """Whether a heading's words stand in the text as the name of something that is wagered on or paid."""
    words = title.split()
    if not 0 < len(words) <= 6 or not re.search(r"[A-Za-z]{3}", title):
        return False
    form = r"\s+".join(re.escape(word) for word in words)
    return bool(
        re.search(
            rf"(?i:{form})\s+(?:is|are|shall|will|pays?|wins?|loses?|may|joins|uses)\b(?=[^.]{{0,80}}\b(?:wagers?|bets?|paid|pays?|made|cards?)\b)",
            body,
        )
    ) and any(word[:1].isupper() for word in (re.search(rf"(?i:{form})", body) or [""])[0].split())


def _parts(name: str, *, plural: bool) -> list[str]:
    """Ante and Play Wagers are two, a Craps-Eleven or C and E Bet is one."""
    listed = re.split(r",\s+(?:and\s+|or\s+)?", name)
    if plural or len(listed) > 1:
        listed = [part for each in listed for part in re.split(r"\s+(?:and|or)\s+(?:the\s+|an?\s+)?", each)]
    return [part for part in listed if part.strip()]
