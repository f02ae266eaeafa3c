"""A game's title without what a house prints around it: numbers, codes, pages, revisions and rules of signs."""

import re

from ruleschema.intake.games.titlelines import CHAPTER, ISSUED
from ruleschema.intake.words.labels import read_label

_CODED = re.compile(
    r"(?:[^\d]{0,30}\b[Cc]ode\s*[:–—-]\s*)?(?:\d{1,3}[A-Z]?[.-][A-Z0-9]{1,3}|[A-Z]{1,3}[.-]?\d{1,3})[.:]?\s+(?:[–—-]\s+)?(?=[A-Z])"
)
_AROUND = "=-–—*_~[]<>|: "


def bare(title: str) -> str:
    """The title's own words."""
    found = title
    if (chapter := CHAPTER.match(found)) and found[chapter.end() :]:
        found = found[chapter.end() :]
    elif coded := _CODED.match(found):
        found = found[coded.end() :]
    elif (numbered := read_label(found)) and numbered[1]:
        found = numbered[1]
    own = ISSUED.sub("", found).strip(_AROUND)
    return own or title


def around(title: str) -> list[str]:
    """The words before and behind them."""
    before, _, behind = title.partition(bare(title))
    return [words.strip() for words in (before, behind) if words.strip()]
