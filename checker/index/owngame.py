"""Items that are said to hold for the game of the document itself, as if it had rules for others."""

import re

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from ruleschema.submission.model import Clause
from ruleschema.vocabulary import games


def own_names(filing: Filing) -> list[str]:
    """The names that the game of the document goes by."""
    return [str(name) for game in games() if game.game == filing.slug for name in game.names]


@once_per_filing
def lone_cases(filing: Filing) -> tuple[Clause, ...]:
    """The only items of their lists that open with “for craps” or “where craps is played” in rules of craps."""
    names = own_names(filing)
    lone = [items[0] for items in (each.clause.items for each in filing.provisions) if len(items) == 1]
    lone = [item for item in lone if any(name.lower() in text.lower() for name in names for text in _openings(item))]
    if not lone:
        return ()
    own = "|".join(map(re.escape, names))
    case = re.compile(
        rf"\A\W*(?:[ivx\d]+[.)] )?(?:for|in) (?:{own}),|\A(?:where|when|if) (?:the game is )?(?:{own}) is played\b"
        rf"|\A(?:where|when|if) (?:[^,]*\bin (?:{own}),|(?:{own}) play (?:starts|begins|commences)\b)",
        re.I,
    )
    return tuple(item for item in lone if item.at is not None and any(case.search(each) for each in _openings(item)))


def _openings(item: Clause) -> list[str]:
    """What an item opens with, as the document words it and as it is said for it."""
    wording = [item.text] if item.text is not None else []
    return [str(each) for each in (*wording, *(saying.says for saying in item.says[:1]))]
