"""Which headings name a wager, told by how the text below uses their words."""

import re

from ruleschema.intake.wagers.wagerwords import PERSON

_WAGERED = re.compile(r"\s+(?:side\s+)?(?:wager|bet)s?\b", re.I)
_SETTLED = re.compile(
    r"\s+(?:is|are|shall|will|pays?|wins?|loses?|may|joins|uses)\b"
    r"(?=[^.]{0,80}\b(?:wagers?|bets?|paid|pays?|made|cards?)\b)"
)
_LETTERS = re.compile(r"[A-Za-z]{3}")
_MOST_WAGERED = 4
_MOST_SETTLED = 6
# As far back as so many words can reach.
_REACH = 120


class SpokenTitles:
    """The words of a text that stand before a stake or before what settles one, found in one pass each."""

    def __init__(self, body: str) -> None:
        self._wagered = _standing_before(_WAGERED, body, _MOST_WAGERED)
        self._settled = _standing_before(_SETTLED, body, _MOST_SETTLED)

    def is_wager(self, title: str) -> bool:
        """Whether a heading's words stand in the text as the name of something wagered on, settled or paid."""
        return self._is_settled(title) or self._is_wagered(title)

    def _is_wagered(self, title: str) -> bool:
        """ "Jackpot" over "a $1 jackpot bet"."""
        return not PERSON.fullmatch(title) and _key(title) in self._wagered

    def _is_settled(self, title: str) -> bool:
        """ "Jackpot" over "the Jackpot is paid", where the text writes a part of it large."""
        return _LETTERS.search(title) is not None and self._settled.get(_key(title), False)


def _standing_before(pattern: re.Pattern[str], body: str, most: int) -> dict[str, bool]:
    """Every run of words before a match, and whether any of its words is written large somewhere."""
    found: dict[str, bool] = {}
    for each in pattern.finditer(body):
        words = body[max(0, each.start() - _REACH) : each.start()].split()[-most:]
        for first in range(len(words)):
            run = [words[first].lstrip("“”\"'‘’([—–-"), *words[first + 1 :]]
            key = " ".join(run).lower()
            found[key] = found.get(key, False) or any(word[:1].isupper() for word in run)
    return found


def _key(title: str) -> str:
    return " ".join(title.split()).lower()
