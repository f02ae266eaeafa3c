"""What is staked, as houses outside America say it: "the stake", "35 times the stake", "half the stake"."""

import re

from ruleschema.intake.words.numberwords import WORDED, worded

_STAKE = re.compile(r"\b(?P<word>[Ss]take|STAKE)(?=(?:[sS])?\b)")
_AS_WAGER = {"stake": "wager", "Stake": "Wager", "STAKE": "WAGER"}
_FIGURE = r"\d{1,3}(?:,\d{3})+|\d{1,5}(?:\.\d{1,3})?"
_STAKED = (
    r"(?:(?:of\s+)?(?:the|your|his|her|their|its|a|each)\s+)?(?:original\s+|amount\s+(?:of\s+)?(?:the\s+)?)?"
    r"(?:wager(?:ed)?|bet|stake(?:d)?)\b"
)
# What a wager wins, by the wager itself: one of them is even money.
MULTIPLE_OF = re.compile(
    rf"(?<![\w.,$+-])(?P<count>{_FIGURE}|{WORDED}|once|twice|thrice|(?:one[- ])?half|one and (?:a|one)[- ]half"
    rf"|double|triple|an? (?:amount|sum) equal to)(?:\s?[x×]|\s+times)?\s+{_STAKED}",
    re.I,
)
_COUNTS = {
    "once": "1",
    "an amount equal to": "1",
    "a sum equal to": "1",
    "twice": "2",
    "double": "2",
    "thrice": "3",
    "triple": "3",
}
_TIMES = re.compile(r"\s?[x×]\s|\stimes\s", re.I)
_ALONE = re.compile(r"an? (?:amount|sum) equal to|once|twice|thrice|double|triple|.*half", re.I)


def as_wagers(text: str) -> str:
    """The text with "stake" read as "wager"; both words are of one length, so that every character stays in place."""
    return _STAKE.sub(lambda found: _AS_WAGER[found["word"]], text) if "take" in text or "TAKE" in text else text


def multiple(found: re.Match[str]) -> str | None:
    """The odds of a multiple; "two bets" and "one wager" are no multiples."""
    told = found["count"].lower()
    if not _TIMES.search(found[0][len(told) :]) and not _ALONE.fullmatch(told):
        return None
    if told.endswith("half"):
        return "3 to 2" if told.startswith("one and") else "1 to 2"
    if (count := worded(told)) is not None:
        return f"{count:,} to 1"
    figure = _COUNTS.get(told, told).replace(",", "")
    whole, dot, part = figure.partition(".")
    return f"{int(whole):,}{dot}{part} to 1"


# "35x", "x 8", "8 times", "17-fold": a multiple that leaves the stake to the head of its column.
_BARE = re.compile(rf"(?:[x×]\s?)?(?P<count>{_FIGURE})(?:\s?[x×]|\s+times|-?fold)?", re.I)
_BACK = re.compile(
    r"(?:(?:your|the|his)\s+)?(?:stake|wager|bet|money)s?\s+(?:(?:is|are)\s+)?(?:back|returned|refunded)", re.I
)
_HALVED = re.compile(
    r"(?:los(?:es?|t)|forfeits?|surrenders?)\s+(?:one[- ])?half(?:\s+of)?"
    r"(?:\s+(?:(?:the|your)\s+)?(?:stake|wager|bet))?"
    r"|(?:one[- ])?half\s+(?:(?:of\s+)?(?:the|your)\s+)?(?:(?:stake|wager|bet)\s+)?(?:is\s+)?(?:lost|returned|back)",
    re.I,
)


def bare_multiple(cell: str) -> str | None:
    """The odds of a cell that only says how many times; a figure alone says nothing of the kind."""
    found = _BARE.fullmatch(cell.strip())
    return f"{found['count']} to 1" if found and not cell.strip().replace(",", "").replace(".", "").isdigit() else None


def given_back(cell: str) -> str | None:
    """What a cell says of a stake that is returned, whole or in half."""
    if _HALVED.fullmatch(cell):
        return "lose half"
    return "push" if _BACK.fullmatch(cell) else None
