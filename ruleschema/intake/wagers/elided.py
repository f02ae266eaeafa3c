"""Sentences without a subject: "Pays even money on 3", "May be bet on either side" tell of what their heading names."""

import re

_STARTS = re.compile(
    r"\W{0,3}(?:(?:Also|Only)\s+)?(?:(?:Is|Are)\s+)?(?:Pays?(?=\s+(?:even|\d|if|when|on|out|the|at|as|for|only|according))"
    r"|Paid\b|Wins?(?=\s+(?:if|when|on|with|against|only|whenever|unless))|Loses?\b|Push(?:es)?\b|Settled\b|Resolved\b"
    r"|Optional(?=\s*[.,;])|(?:Must|May|Can) (?:only )?be (?:placed|bet|made|wagered|played)\b|Made\s(?=before|at|on)"
    r"|(?:(?:An?\s+)?(?:[Oo]ne|[Mm]ulti|[Tt]wo|[Ss]ingle)[- ]roll|An?\s(?:side|optional|bonus|separate|self-service))"
    r"\s(?:bet|wager)\b)"
)

# "Panda 8: wins if …", "Dragon 7 (Banker only) – pays …".
_LABELLED = re.compile(
    r"\W{0,3}(?P<name>[A-Z0-9][\w'’+&/ -]{1,40}?)(?:\s*\([^()]{1,40}\))?(?:\.|:|\s[-–—])\s+"
    r"(?=(?:[Ww]ins?|[Pp]ays?|[Pp]aid|[Ll]oses?)\b)"
)


def is_elided(sentence: str) -> bool:
    """Whether a sentence opens with what becomes of a wager that only the heading over it names."""
    return _STARTS.match(sentence) is not None


def labelled(text: str) -> str | None:
    """The name that a clause opens with and then tells of without a subject."""
    found = _LABELLED.match(text)
    return found["name"] if found else None
