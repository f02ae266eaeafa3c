"""What a scan misreads, read as it was printed: "4 to I", "S5.00", "hislher", "ofthe"; and one kind of quotes."""

import re
from functools import lru_cache

from ruleschema.intake.words.staked import as_wagers

# Odds and amounts in which letters stand for figures: "l to 1", "1,OOO to I", "$1OO".
_ODDS = re.compile(
    r"(?<![\w$.,])(?P<win>[\dIlO][\dIlOo,]{0,9})(?P<to>\s?(?:to|for)\s|:)(?P<stake>[\dIlO!]{1,2})(?![\w!])"
)
# What no odds and no such dollar can do without: looking for it alone takes little.
_STAKED = re.compile(r"(?:to\s|for\s|:)[\dIlO!]")
_S_FIGURE = re.compile(r"S\d")
_AMOUNT = re.compile(r"(?<=\$)[\dIl][\dIlOo,]{0,9}(?![\w])")
_ORDINAL = re.compile(r"(?<=\d)[Il](?=st\b)|(?<![\w])[Il](?=st\b)|(?<=\d)[Oo](?=th\b)")
_LETTERS = str.maketrans("IlOo!", "11001")
_TEN = re.compile(r"[Il][Oo,]*")
_DOLLAR = re.compile(r"(?<![\w$])S(?=\d{1,3}(?:[.,-]\d|\b))")
# The stroke between two words that are set as one: his/her, player/dealer, and/or.
_STROKE = re.compile(r"\b(?:(?i:his|him|he|player|and))[lI](?=(?:(?i:hers?|she|dealer|or))\b)")
_STROKED = re.compile(r"[lI](?i:hers?|she|dealer|or)\b")
# A mark before a name that is closed with a quote opened it: ·Raise".
_OPENING = re.compile(r"(?<!\w)[·•*](?=[A-Z][\w' ]{1,30}[\"”])")
# ‘Five Odds’, ‘Spinner’s Wager’: single quotes around a name, in which an apostrophe may stand.
_SINGLE = re.compile(r"(?<!\w)‘(?P<name>[^‘’“”\"]{1,60}(?:’(?=\w)[^‘’“”\"]{1,40})?)’(?!\w)")
# Small words that run into the next one and make no word with it.
_GLUED = re.compile(
    r"\b(?:of(?=(?:the|an?|one|two|three|twice|his|her|their|each|any|all|that|this|these|them|player|equal)\b)"
    r"|if(?=(?:the|an?|both|any|all|no|his|her|their|player)\b)"
    r"|(?:to|in|on|at|by|for|with|and|or|is|as)(?=the\b)|is(?=(?:an?|not|paid)\b))",
    re.I,
)


def figures(text: str) -> str:
    """The text with letters that are figures and dollars read as such; every character stays at its place."""
    if _STAKED.search(text):
        text = _ODDS.sub(_as_figures, text)
    if "Ist" in text or "lst" in text or "oth" in text or "Oth" in text:
        text = _ORDINAL.sub(lambda found: found[0].translate(_LETTERS), text)
    if "$" in text:
        text = _AMOUNT.sub(lambda found: found[0].translate(_LETTERS), text)
    return _DOLLAR.sub("$", text) if _S_FIGURE.search(text) else text


def _as_figures(found: re.Match[str]) -> str:
    """Odds with figures alone; "I to 1" and "lO to 1" are, and a word of such letters is none."""
    win, to, stake = found["win"], found["to"], found["stake"]
    if not _TEN.fullmatch(win) and not any(letter.isdecimal() for letter in win):
        return found[0]
    return f"{win.translate(_LETTERS)}{to}{stake.translate(_LETTERS)}"


@lru_cache(maxsize=4096)  # a clause is looked at for its wagers, its outline and its payouts
def reread(text: str) -> tuple[str, tuple[int, ...]]:
    """The text as it was printed, in the words that wagers are known by, and the places where a space was put in."""
    text = figures(text)
    text = as_wagers(_OPENING.sub('"', text) if "·" in text or "•" in text or "*" in text else text)
    text = _SINGLE.sub("“\\g<name>”", text) if "‘" in text else text
    text = _STROKE.sub(lambda found: f"{found[0][:-1]}/", text) if _STROKED.search(text) else text
    gaps = tuple(found.end() for found in _GLUED.finditer(text))
    if not gaps:
        return text, gaps
    parts = [text[start:end] for start, end in zip([0, *gaps], [*gaps, len(text)], strict=True)]
    return " ".join(parts), gaps
