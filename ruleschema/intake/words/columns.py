"""What a column of a printed table holds, as its head says: wagers, outcomes, explanations, counts or pay."""

import re
from enum import StrEnum, unique


@unique
class Holds(StrEnum):
    """What stands in the cells of a column."""

    WAGER = "wager"
    OUTCOME = "outcome"
    EXPLANATION = "explanation"
    PAY = "pay"


_WAGERS = re.compile(
    r"(?:(?:name|type|kind) of )?(?:(?:permissible|authori[sz]ed|available|optional|side|bonus|proposition) )?"
    r"(?:wagers?|bets?|stakes?|chances?)(?: (?:name|type|made|placed|on))?|symbols?",
    re.I,
)
_PAYS = re.compile(
    r"\b(?:pay|pays|paid|payable|pay ?outs?|pay ?offs?|odds|winnings|payments?|awards?|prizes?|amounts?|pay ?tables?"
    r"|envy)\b",
    re.I,
)
_OUTCOMES = re.compile(
    r"\b(?:winner|outcomes?|results?|events?|combinations?|conditions?|situations?|wins? (?:if|when|with|on)"
    r"|winning (?:hands?|cards?|numbers?|totals?|rolls?)"
    r"|(?:player|dealer|final|poker|best|qualifying)\W?s? (?:hands?|cards?|totals?)|hands?)\b",
    re.I,
)
_EXPLAINS = re.compile(
    r"\b(?:numbers?|cover(?:s|ed|age)?|descriptions?|definitions?|meanings?|examples?|required|requirements?"
    r"|wins on|placed on|frequency|count|how many)\b|\A(?:segments|slots|spots|ways)\Z",
    re.I,
)


# Kinds of wagers, each of which has a name and a row of its own.
_CLASS = re.compile(
    r"\b(?:one[- ]roll|multi[- ]roll|cent(?:er|re)|prop(?:osition)?s?|inside|outside|box|hard ?ways?|line|number"
    r"|contract|hop)\b",
    re.I,
)


def is_class(name: str) -> bool:
    """Whether a name is that of a kind of wagers: Hardways, One-roll bets."""
    return bool(_CLASS.search(name))


_ONLY_CLASS = re.compile(
    r"(?:one[- ]roll|multi[- ]roll|cent(?:er|re)|prop(?:osition)?|inside|outside|box|line|number|contract)"
    r"\s+(?:wagers|bets)",
    re.I,
)


def only_class(name: str) -> bool:
    """Whether words are nothing but the name of a kind of wagers: Line Bets, and not Pass Line Bets."""
    return bool(_ONLY_CLASS.fullmatch(name))


def heads_wagers(head: str) -> bool:
    """Whether a head says that wagers stand below it."""
    return bool(_WAGERS.fullmatch(head.strip(" :*.")))


def holds(head: str | None) -> Holds | None:
    """What a head says of its column; None where it does not tell."""
    if head is None or not head.strip():
        return None
    if heads_wagers(head):
        return Holds.WAGER
    if _PAYS.search(head):
        return Holds.PAY
    if _EXPLAINS.search(head) and not re.search(r"\bwinning\b", head, re.I):
        return Holds.EXPLANATION
    return Holds.OUTCOME if _OUTCOMES.search(head) else None
