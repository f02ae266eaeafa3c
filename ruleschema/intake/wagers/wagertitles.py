"""The wager that a heading, a caption, a clause's title or a column's head names; a topic names none."""

import re

from ruleschema.intake.outline.titles import is_title_like
from ruleschema.intake.wagers.wagernames import KIND, Wagers, in_small, joined_names, name_key, plain_name
from ruleschema.intake.words import leadin
from ruleschema.intake.words.naming import games_named

# Words that say what a section or a table is about, and not what is wagered on.
_TOPIC = frozenset((
    "a", "additional", "all", "amount", "amounts", "an", "and", "appendix", "apply", "are", "article", "as", "at",
    "award", "awards", "bet", "bets", "betting", "bonus", "bonuses", "by", "chapter", "chart", "choose", "column",
    "columns", "each", "exhibit", "following", "for", "game", "general", "hand", "hands", "how", "if", "in", "is",
    "it", "its", "losing", "maximum", "minimum", "missing", "no", "odds", "of", "offered", "on", "one", "only",
    "option", "optional", "or", "outcome", "outcomes", "paid", "part", "pay", "payable", "payment", "payments",
    "payoff", "payoffs", "payout", "payouts", "pays", "paytable", "paytables", "play", "player", "players", "playing",
    "posted", "procedure", "procedures", "rank", "ranking", "rankings", "rate", "rates",
    "requirements", "resolution", "result", "results", "round", "rule", "rules", "schedule", "schedules",
    "section", "select", "settlement", "settling", "side", "standard", "table", "tables", "the", "these", "this", "to",
    "true", "version", "versions", "wager", "wagers", "when", "which", "win", "winning", "wins", "with",
))  # fmt: skip
_NO_NAME = re.compile(
    r"\b(?:pay(?!day)\w*|odds|settl\w+|wagers|bets|betting|rules?|play\w*|hands?|rank\w*|procedures?|results?|general"
    r"|deal(?:s|t|ing)?|article|section|chapter|appendix|exhibit|schedules?|tables?|winn\w+|win|losing|outcomes?|game|options?"
    r"|missing|what|how|gets?|points?|decisions?|jokers?|wild|cards?|notes?|examples?|values?|definitions?|defined|terms|equipment"
    r"|irregular\w*|types?|objects?|layout|description|procedures?|conduct|shuffl\w+|opening|limits?|fees?|collections?"
    r"|number|summary|overview|bonuses|showdown|compar\w+|determin\w+|evaluat\w+|introduction|standards?|requirements?|placement|casino|resort|hotel|page|permissible|operation|supervision|stakes?|characteristics)\b",
    re.I,
)
_CALLED = re.compile(r"\b(?:wager|bet|bonus|jackpot|progressive|insurance|bounty)\b", re.I)
_WORD = re.compile(r"[^\s:;,–—-][^\s:;,–—]*|[–—-](?=\s)")
_RUN_IN = re.compile(
    r"\A[“\"]?(?P<title>[A-Z0-9][^.:;“”\"–—]{1,60}?)[”\"]?\s*(?:\.|:|\s[-–—]+)\s+(?=[A-Z“\"0-9(])",
)
# "SUPER BONUS: three sevens of one suit …"
_CAPITALS_RUN_IN = re.compile(r"\A[“\"]?(?P<title>[A-Z0-9][A-Z0-9'’&+ -]{2,40})[”\"]?\s*(?::|\s[-–—]+)\s+(?=\w)")
# "Lucky Queens (on two cards that total 20). The house shall elect …"
_EXPLAINED = re.compile(r"(?<=\w)\s\([^()]{1,80}\)(?=[.:]\s)")
_STAKE = re.compile(r"\b(?:wager|bet)s?\b", re.I)
# "Pair Plus — choose one table": what stands behind the dash tells of the name before it.
_DASH = re.compile(r"\s(?:--|[–—-])\s")
# A bonus on a stake of the game is not that stake; the bonus bet of a side wager is the wager itself.
STAKE = re.compile(r"(?:ante|blind|play|raise|call|base|bet|double down)", re.I)
_STAKE_BONUS = re.compile(rf"\b{STAKE.pattern}\s+bonus\b", re.I)
_KINDS = re.compile(r"\b(?:bonus|progressive|jackpot)\b", re.I)
_ON = re.compile(r".{2,40}\b(?:on|for|of)\s+(?:the\s+|an?\s+)?", re.I)
# 21+3 is a name of figures.
_FIGURED = re.compile(r"\d{1,2}\+\d{1,2}\W?")
# What a maker calls a pay table: FPG-02, PT-01.
_CODE = re.compile(r"[A-Z]{2,5}[- ]?\d{1,3}[A-Z]?")
# The parts of a title: "Lucky Ladies – Dealing Procedure", "Match the Dealer (optional wager)".
_PARTS = re.compile(r"\s+(?:--|[–—-])\s+|\s*[()]\s*|:\s+")
_LONGEST = 12
_LONGEST_NAME = 5
_KIND_WORDS = frozenset((
    "additional", "and", "bet", "bets", "bonus", "jackpot", "optional", "or", "progressive", "side", "the", "wager",
    "wagers",
))  # fmt: skip
_BESIDE_KIND = re.compile(
    r"(?P<one>[^()–—:]{2,60}?)(?:\s(?:--|[–—-])\s|\s?[–—]\s?|:\s|\s?\()(?P<other>[^()–—:]{2,60}?)\)?"
)


def titled(text: str, wagers: Wagers) -> str | None:
    """The known wager that a title names, alone or beside words that only tell the topic."""
    outside = re.sub(r"\([^()]*\)", " ", text)
    if bonus := _STAKE_BONUS.search(outside):
        return wagers.named(bonus[0])  # the Ante Bonus is not the Ante
    for part in (outside, *re.findall(r"\(([^()]*)\)", text)):
        words = _WORD.findall(part.strip(' “”".*'))[: _LONGEST + 1]
        if words and len(words) <= _LONGEST and (found := _within(words, wagers)):
            return found
    found = _several(outside, wagers) or _only_of_kind(outside, wagers) or _with_game(outside, wagers)
    return found if found is None or found.lower() != "odds" else None  # "Wager Odds" are what is paid


def stake_bonus(title: str) -> str | None:
    """The bonus on a stake that a title names: Ante Bonus."""
    found = _STAKE_BONUS.search(title)
    return found[0] if found else None


def _within(words: list[str], wagers: Wagers) -> str | None:
    """The longest stretch that is a wager's name, where all words around it are topics."""
    topical = [word.lower().strip("'’.") in _TOPIC or not word[:1].isalnum() for word in words]
    for size in range(len(words), 0, -1):
        for start in range(len(words) - size + 1):
            end = start + size
            told = " ".join(words[start:end])
            if size < len(words) and told.lower() == "odds":
                continue  # "Payout odds" are what is paid, and no wager
            if all(topical[:start]) and all(topical[end:]) and (found := wagers.named(told)):
                return found
    return None


def _with_game(text: str, wagers: Wagers) -> str | None:
    """A wager that bears the game's name behind its own: Buster Blackjack, of which the rules say "the Buster bet".

    Written small the game's name is no part of it: Lucky Ladies blackjack is the game with that wager.
    """
    words = text.strip(' “”".*:').split()
    size = next((size for size in range(len(words) - 1, 0, -1) if wagers.named(" ".join(words[:size]))), 0)
    if not size or not all(word.lower() in wagers.words for word in words[size:]):
        return None
    return wagers.named(" ".join(words[:size])) if words[size].islower() else " ".join(words)


def _several(text: str, wagers: Wagers) -> str | None:
    """Wagers joined in a title: Blind and Trips Schedules."""
    mentions = wagers.mentions(text)
    if len(mentions) != 1 or len(text.split()) > _LONGEST:
        return None
    rest = _WORD.findall(text[: mentions[0].start] + text[mentions[0].end :])
    if all(word.lower() in _TOPIC or not word[:1].isalnum() for word in rest):
        # The envy that is paid beside a bonus has a column of its own.
        own = [name for name in mentions[0].names if not name.lower().startswith("envy")]
        return joined_names(own or mentions[0].names)
    return None


def _only_of_kind(text: str, wagers: Wagers) -> str | None:
    """Bonus Bet Paytable, where the game has one bonus: the only wager of the kind that a title speaks of."""
    kind = _KINDS.search(text) if all_topics(text) and _STAKE.search(text) else None
    if kind is None:
        return None
    names = [name for key, name in wagers.names.items() if kind[0].lower() in key and "envy" not in key]
    return names[0] if len(names) == 1 else None


def is_topic(title: str) -> bool:
    """Whether a title tells only what its section is about: Payouts, Rules of Play, Definitions."""
    head = _DASH.split(title, maxsplit=1)[0]
    return all_topics(head) or bool(_NO_NAME.search(head)) or _CODE.fullmatch(head.strip(" .:")) is not None


def all_topics(title: str) -> bool:
    words = _WORD.findall(title.strip(' “”":.*'))
    return all(word.lower() in _TOPIC or not (word[:1].isalpha() or _FIGURED.fullmatch(word)) for word in words)


def called(title: str) -> str | None:
    """A name that no rule mentions but that says itself that it is a wager's: Dragon Bonus, Queens Up Bet."""
    words = behind_topic(re.sub(r"\([^()]*\)", " ", title).strip(' “”":.*')).split()
    while words and words[-1].lower().strip(":-–—") in _TOPIC and not _CALLED.search(words[-1]):
        words.pop()
    name = re.sub(r"(?i)\A(?:the|an?|each|all)\s+|(?<=wager|. bet)s\Z", "", " ".join(words).strip(" -–—:"))
    name = re.sub(rf"\s*\b(?:[Ss]ide|[Oo]ptional)\s+{KIND}\Z", "", name)
    rest = re.sub(rf"\b{KIND}\Z", "", name).strip()
    if not rest or not _CALLED.search(name) or not is_title_like(name, 6) or not leadin.is_wager(name):
        return None
    return name if not all(word.lower() in _TOPIC or word.isdecimal() for word in name.split()) else None


def behind_topic(title: str) -> str:
    """What a title tells its topic of: Call Bet, of "Table Odds on Call Bet"."""
    on = _ON.match(title)
    return title[on.end() :] if on and all_topics(on[0]) else title


def only_name(title: str) -> str | None:
    """A short title that is no topic and no game can only be the name of what its table pays."""
    bare = re.sub(r"\s*\([^()]*\)", "", title.split(";", maxsplit=1)[0]).strip(' “”":.')
    head, *rest = _DASH.split(bare, maxsplit=1)
    bare = head if rest and is_topic(rest[0]) else bare
    if not bare or len(bare.split()) > 4 or not bare[:1].isupper():
        return None
    return leadin.tidy(in_small(bare)) if not is_topic(bare) and not games_named(bare) else None


def run_in(text: str) -> str | None:
    """The title that a clause opens with: Royal Match Wager. A winning …; Trips - The player …."""
    text = _EXPLAINED.sub("", text, count=1)
    found = _RUN_IN.match(text) or _CAPITALS_RUN_IN.match(text)
    title = found["title"].strip() if found else None
    return title if title and is_title_like(title, 7) else None


def wager_titled(text: str, wagers: Wagers) -> str | None:
    """The wager of a title: a known one, else one that the title itself calls a wager."""
    title = text.split(";", maxsplit=1)[0]
    if named := titled(title, wagers):
        return named
    head, *rest = _DASH.split(title, maxsplit=1)
    if rest and is_kind(head):
        return wagers.named(rest[0]) or plain_name(rest[0])  # "Optional Progressive Wager – Blazing 7s"
    title = rest[0] if rest and is_topic(head) else title  # "Variations of play -- Bust Bonus"
    if (named := _only_part(text.split(";", maxsplit=1)[0], wagers)) is not None:
        return named
    own = wagers.title is not None and wagers.title.fullmatch(title.strip(" ."))
    if rest and not own and (named := titled(title, wagers)):
        return named
    name = called(title)
    return (_told_longer(name, wagers) or name) if name else None


def without_topics(title: str) -> str:
    """A title without its parts that only tell a topic: Lucky Ladies, of "Lucky Ladies – Dealing Procedure"."""
    parts = [part.strip(" .*") for part in _PARTS.split(title) if part.strip(" .*")]
    names = [part for part in parts if not is_topic(part) and not is_kind(part)]
    return names[0] if len(names) == 1 < len(parts) else title


def _only_part(title: str, wagers: Wagers) -> str | None:
    """The one part of a title that tells no topic, where the others do: it names what the section is about."""
    name = without_topics(title)
    if name == title or games_named(name) or len(name.split()) > _LONGEST_NAME:
        return None
    return titled(name, wagers) or plain_name(in_small(name))


def is_kind(words: str) -> bool:
    """Whether words only say that a wager is made beside the game's own: Optional Progressive Wager."""
    told = words.lower().split()
    return bool(told) and bool(_STAKE.search(words)) and all(word in _KIND_WORDS for word in told)


def named_in(title: str) -> str | None:
    """The name beside such words: "Side Bet – Lucky Lucky®", "Blazing 7s (optional progressive wager)"."""
    found = _BESIDE_KIND.fullmatch(title.strip(" .:"))
    if found is None:
        return None
    one, other = found["one"].strip(), found["other"].strip(" )")
    name = other if is_kind(one) else one if is_kind(other) else ""
    return plain_name(name) if name and not is_topic(name) and len(name.split()) <= _LONGEST_NAME else None


def _told_longer(name: str, wagers: Wagers) -> str | None:
    """A known wager whose name a title tells in more words: Match the Dealer Card Bonus for Match the Dealer Bonus."""
    words = name_key(name).split()
    known = [key for key in wagers.names if len(key.split()) >= 3 and _is_within(key.split(), words)]
    return wagers.names[max(known, key=len)] if known else None


def _is_within(few: list[str], words: list[str]) -> bool:
    """Whether words stand in others in their order, with the same first and last one."""
    left = iter(words)
    return few[0] == words[0] and few[-1] == words[-1] and all(word in left for word in few)
