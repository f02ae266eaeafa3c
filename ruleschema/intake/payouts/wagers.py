"""Which wager, and in which case: what the words around a value or a settlement name."""

import re

from ruleschema.intake.outline.titles import is_title_like
from ruleschema.intake.payouts.labels import KIND_LAST, label_names
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.wagers.wagernames import ALSO_HANDS, IS_HAND, Wagers
from ruleschema.intake.wagers.wagertitles import is_topic, titled
from ruleschema.intake.words import leadin

PAYING = re.compile(
    r"\b(?:pay|pays|paid|paying|payment|payouts?|payoffs?|odds|wins?|winning|won|prizes?|entitled)\b", re.I
)
_STAKES = r"(?:ante|blind|play|raise|call|insurance|pass line|field|pair plus)"
_SMALL = re.compile(
    rf"\b(?:the|their|an?|each|all|both|any|of)\s+(?P<names>{_STAKES}s?(?:,?\s+(?:and|or)\s+(?:the\s+)?{_STAKES}s?)?)(?=\s+(?:shall|will|is|are|be|wagers?|bets?|pushe?s?|wins?|loses?)\b|[.,;]|\s*\Z)",
    re.I,
)
_TOPIC = re.compile(
    r"(?:(?:the|of|and|for|to|all|winning|payment|payouts?|pay|payoffs?|odds|wagers?|bets?|settlement|settling|results?|rules|tables?|hands?|play)(?:\s+|\Z))+",
    re.I,
)
# What a player may do is no wager, and a wager that is made by an act is called after it: the Free Split.
_CHOICE = re.compile(
    r"\b(?:options?|rules?|procedures?|variations?|reads?|shows?|bears?|states?|says?|carries|displays?|appears?)\Z",
    re.I,
)
_ACTS = {"splitting": "Split", "doubling": "Double", "surrendering": "Surrender"}
_ACTED = re.compile(rf"\b(?:{'|'.join(_ACTS)})\b", re.I)
_GROUP = re.compile(r"\A(?P<what>[A-Z][\w'’ /-]{2,40}?)\s*:?\Z")
# "Bet wagers shall be …": any word can be a name where it stands with a capital before "wager".
_CALLED = re.compile(
    r"(?<![.;:] )(?<!\A)\b(?!(?:The|All|Any|Each|Such|Both|Winning|Losing|Original|Other|No|Every|Side|Bonus|If"
    r"|When|A|An|That|This|Those|These|Your|House|Player)\b)"
    r"(?P<name>[A-Z][a-z]{2,15})\s+wagers?\s*(?:(?:shall|will|is|are|be|each|also)\s*){0,3}\Z"
)
# "A player may lay odds in support of a Don't Pass wager. Winning wagers …": what is laid, and not what it supports.
ODDS_TOLD = re.compile(r"\b(?P<way>take|lay)s?\s+(?:free\s+)?odds\b", re.I)
_KINDS = re.compile(
    r"(?:types\s+of\s+)?(?:(?:inside|outside|side|bonus|even[- ]chance|one[- ]roll|proposition|permissible|permitted"
    r"|available|other|optional|line|multi[- ]roll)\s+){1,2}(?:bets|wagers)(?:\s+and\s+(?:payoffs|payouts|odds|pays))?",
    re.I,
)
_FEW_WORDS = 4
_ASIDE = re.compile(
    r"\s+[-–—]\s+(?=(?:rules|payouts?|pay|odds|settlement|procedures?|optional|how)\b)|\s*:\s|\s+\(", re.I
)
_LIST = re.compile(
    r"\b(?P<names>(?:[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*)?,\s)*[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*)?,?\s(?:and|or|and/or)\s(?:the\s)?[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*)?\s(?:Wager|Bet|wager|bet)s?)\b"
)


def wagers_near(text: str, known: Wagers) -> list[str]:
    """The wagers nearest before a value; a list of them is several."""
    if named := known.last(text):
        return named
    if called := _CALLED.search(text):
        return [called["name"]]
    if listed := list(_LIST.finditer(text)):
        names = leadin.split_names(re.sub(r"\A(?:If|When|The|Any|Each|Winning|A|An)\s", "", listed[-1]["names"]))
        if all(leadin.is_wager(name) for name in names):
            return names
    winning = leadin.winning_wagers(text)
    if winning:
        return winning
    if small := list(_SMALL.finditer(text)):
        return leadin.split_names(small[-1]["names"])
    text = known.title.sub(" ", text) if known.title else text  # Free Bet Blackjack is no Free Bet
    found = re.findall(
        r"(?:both\s+)?(?:the|an?|each|all|any|original|every)\s+((?:[\w'’/-]+\s+){1,4}?(?:wagers?|bets?)(?:,?\s+(?:and|or)\s+(?:the\s+)?(?:[\w'’/-]+\s+){1,3}(?:wagers?|bets?))?)\b",
        text, re.I,
    )  # fmt: skip
    found = found or leadin.wagers_in(text)
    named = [name for each in found[-1:] if " no " not in each for name in leadin.split_names(each)]
    return [name for name in named if leadin.is_wager(name) and not re.search(r"\b(?:that|shall|who|which|no)\b", name)]


def main_wager(sentence: str, setting: Setting) -> list[str]:
    return wagers_near(
        sentence.split("with the exception", maxsplit=1)[0].split("except", maxsplit=1)[0], setting.wagers
    )


def _list_wager(setting: Setting) -> str | None:
    """Items of a list belong to the wager the words above announce."""
    if not setting.above or not PAYING.search(setting.above[-1]):
        return None
    named = wagers_near(setting.above[-1], setting.wagers)
    return named[-1] if len(named) == 1 else None


def wager_above(setting: Setting) -> list[str]:
    """The wager of the words above, or of a group heading such as "Field:"."""
    group = _GROUP.match(setting.above[-1].strip()) if setting.above else None
    told = group["what"].strip() if group else ""
    if told and is_title_like(told, 5) and not _TOPIC.fullmatch(told) and not _CHOICE.search(told):
        named = setting.wagers.named(told)
        if named is None and (IS_HAND.fullmatch(told) or ALSO_HANDS.fullmatch(told)):
            return []  # "Naturals": of which hands the items tell, and not on what
        if named is None and is_topic(told) and not KIND_LAST.search(told):
            return []
        return [named or _ACTED.sub(lambda act: _ACTS[act[0].lower()], leadin.tidy(told))]
    return [name for name in [_list_wager(setting)] if name]


def fallback_wager(setting: Setting) -> str:
    """Where a sentence names no wager: what the words before, above or over it are about, else the game."""
    if odds := ODDS_TOLD.search(leadin.last_sentence(setting.said[-400:])):
        return f"{odds['way'].capitalize()} Odds"
    if label := label_names(setting.text, setting.wagers):
        return label[0]
    if before := wagers_near(setting.said[-400:], setting.wagers):
        return before[-1]
    if group := wager_above(setting):
        return group[0]
    for text in reversed(setting.above):
        if named := wagers_near(leadin.last_sentence(text), setting.wagers):
            return named[-1]
    over = setting.before.endswith(":") and is_title_like(setting.before, _FEW_WORDS)
    if over and (named := setting.wagers.last(setting.before)):
        return named[-1]  # "Bust wagers:" over a paragraph of its own
    return titled_wager(setting) or setting.game


def lists_wagers(setting: Setting) -> bool:
    """Whether the section's title tells of which kind the wagers are that its items open with: "Outside bets"."""
    return _KINDS.fullmatch(setting.section.strip(" .:")) is not None


def titled_wager(setting: Setting) -> str | None:
    """The wager a section's title names."""
    title = _ASIDE.split(setting.section.split(";")[0].strip(' “”":.'))[0]
    if (named := setting.wagers.named(title) or titled(title, setting.wagers)) and " and " not in named:
        return named
    mentions = setting.wagers.mentions(title)
    if len(mentions) == 1 and len(mentions[0].names) == 1 and mentions[0].end - mentions[0].start >= 0.5 * len(title):
        return mentions[0].names[0]
    if setting.wagers.title is not None and setting.wagers.title.search(title):
        return None  # the title of the game, and no wager in it
    if re.search(r"\b(?:wager|bet|bonus)\b", title, re.I) and len(title.split()) <= 6:
        return leadin.tidy(title) if leadin.is_wager(leadin.tidy(title)) else None
    return None
