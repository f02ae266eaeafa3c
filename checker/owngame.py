"""Items that are said to hold for the game of the document itself, as if it had rules for others."""

import re
from collections.abc import Iterator

from checker.filing import Filing
from ruleschema.model import Clause
from ruleschema.vocabulary import games


def own_names(filing: Filing) -> list[str]:
    """The names that the game of the document goes by."""
    return [str(name) for game in games() if game.game == filing.slug for name in game.names]


def lone_cases(filing: Filing) -> Iterator[Clause]:
    """The only items of their lists that open with “for craps” or “where craps is played” in rules of craps."""
    lone = [items[0] for items in (each.clause.items for each in filing.provisions) if len(items) == 1]
    own = "|".join(map(re.escape, own_names(filing)))
    if not own or not lone:
        return
    case = re.compile(
        rf"\A\W*(?:[ivx\d]+[.)] )?(?:for|in) (?:{own}),|\A(?:where|when|if) (?:the game is )?(?:{own}) is played\b"
        rf"|\A(?:where|when|if) (?:[^,]*\bin (?:{own}),|(?:{own}) play (?:starts|begins|commences)\b)",
        re.I,
    )
    yield from (item for item in lone if item.at is not None and _opens_so(item, case))


def _opens_so(item: Clause, case: re.Pattern[str]) -> bool:
    wording = [item.text] if item.text is not None else []
    return any(case.search(each) for each in (*wording, *(saying.says for saying in item.says[:1])))
