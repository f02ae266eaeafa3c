"""What stands right before or behind a value instead of a sentence: the wager, the hand or the condition it is for."""

import re

from ruleschema.intake.payouts.betson import names_on
from ruleschema.intake.payouts.cases import case_behind, tidied
from ruleschema.intake.payouts.itemodds import point_of
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.phrases import AGAIN, HAND, STAKE, Phrase, phrase
from ruleschema.intake.payouts.topics import stake_names

_TAIL = re.compile(
    r"\A[^\w;.]{0,3}\s*(?:(?:each|only|both|also|odds)\s+)?(?P<word>on|for|of)\s+(?P<what>[^;.]{1,120})", re.I
)
_UNTIL = re.compile(
    r"\s(?:if|when|whenever|where|provided|unless|prior|before|except|with|plus|and\s+(?:their|shall|is|are|a\s+bonus))\b|[;.)]",
    re.I,
)
_PREPOSED = re.compile(r"(?P<word>on|for|with|in|if|when|where|upon)\s+(?P<what>.+)", re.I | re.S)
# "6 to 5 on games so marked": at which tables, and not for what.
_ON_TABLES = re.compile(
    r"(?:on|at|for|in)\s+(?!\d)(?:(?!as\b|if\b|when\b|where\b)[a-z-]+,?\s+){0,8}?(?:tables?|games?|decks?|layouts?)\b",
    re.I,
)
# "receives a $50 Envy Bonus": the bonus that is an amount.
_BONUS = re.compile(r"\s+(?P<name>(?:[A-Z][\w'’]*\s){0,3}?(?:[Ee]nvy\s)?[Bb]onus)\b")
# "An envy of $25 is paid to each seat when …".
_IS_PAID = re.compile(
    r"\A\s+(?:is|are|(?:shall|will) be)\s+(?:paid|awarded|made|due)\b[^,;.]{0,40}?(?=\s(?:if|when|where|for|on)\b)",
    re.I,
)
_PAID_TO = re.compile(
    r"\s+(?:is|are|(?:shall|will|may|must)\s+be)\s+(?:paid|awarded|offered|given)\s+to\s+(?P<who>[^,;.]{3,60}?)"
    r"(?=\s+(?:if|when|where)\b|[,;.]|\Z)",
    re.I,
)
# "Odds of 1 to 1 apply to winning Ante wagers".
_APPLIES = re.compile(r"\A\s+(?:(?:shall\s+)?appl(?:y|ies)\s+to|(?:is|are)\s+due\s+on)\s+", re.I)
_ASIDE = re.compile(
    r",\s+(?:at the option|as (?:displayed|posted|marked|printed|shown)|according|in accordance)\b", re.I
)


def label_told(words: str, setting: Setting, *, on: bool) -> Phrase | None:
    """What the words that stand for a statement tell: a wager, a hand, a condition."""
    found = _PREPOSED.fullmatch(words)
    if found is None:
        return phrase(words, setting.wagers) if words else None
    word, what = found["word"].lower(), _ASIDE.split(found["what"])[0].strip(" ,")
    if word in ("if", "when", "where"):
        return Phrase(HAND, case=tidied(what))
    if word == "on" and on and (names := names_on(what, setting.wagers)):
        return Phrase(STAKE, tuple(names), on=True)
    told = phrase(what, setting.wagers)
    if told and told.kind == STAKE:
        return told
    return Phrase(HAND, case=tidied(what))


def told_behind(behind: str, setting: Setting) -> tuple[list[str], str | None]:
    """The wagers and the case that stand behind a value."""
    if (bonus := _BONUS.match(behind)) and len(bonus["name"].split()) > 1:
        return [setting.wagers.named(bonus["name"]) or bonus["name"]], case_behind(behind[bonus.end() :])
    if (to := _PAID_TO.match(behind)) and (who := phrase(to["who"], setting.wagers)) and who.case:
        return [], who.case  # "Even money may be offered to a player with a blackjack"
    behind = _APPLIES.sub(" on ", _IS_PAID.sub("", behind))
    found = _TAIL.match(behind)
    if found:
        until = _UNTIL.search(found["what"])
        what = found["what"][: until.start()] if until else found["what"]
        mentions = setting.wagers.mentions(found[0])
        told = phrase(what, setting.wagers)
        if told and told.kind == AGAIN and told.case is None:
            return [], case_behind(behind[found.start("what") + len(what) :])
        if told and told.kind == STAKE:
            names = stake_names(told, setting)
            if mentions and len(mentions[0].names) > len(names):
                names = list(mentions[0].names)
            rest = behind[found.start("what") + len(what) :]
            return names, case_behind(rest) or told.case
    case = point_of(behind) or case_behind(behind)
    if case and _ON_TABLES.match(behind.strip(" )")):
        case = None
    return [], case
