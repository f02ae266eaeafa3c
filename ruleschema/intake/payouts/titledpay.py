"""A wager made up of others, which is the title of its clause: what the clause pays is paid on it."""

import re
from dataclasses import replace

from ruleschema.intake.records import DraftRow
from ruleschema.intake.wagers.wagernames import Wagers, in_small
from ruleschema.intake.wagers.wagertitles import is_topic
from ruleschema.intake.words.naming import games_named

_TITLE = re.compile(
    r"(?P<name>[A-Z][\w'’&+/-]*(?:\s(?:&|[A-Z0-9][\w'’&+/-]*)){0,4}(?:\s\([\w ]{2,20}\))?)(?:\.|:|\s[–—-]+)\s+(?=[A-Z])"
)
# What only tells how another wager is made up: "A Horn plus Any Seven", "half of the bet is on Eleven".
_MADE_OF = re.compile(
    r"\b(?:plus|equal (?:units|parts|wagers|bets)|(?:half|third|fourth|fifth|quarter)s?\b[^.;]{0,20}\bon)\b", re.I
)
_SHORT = 4


def of_title(rows: list[tuple[int, DraftRow]], text: str, wagers: Wagers) -> list[tuple[int, DraftRow]]:
    """The rows of a clause, for the wager its title names; another wager that it is made up of is the case."""
    title = _TITLE.match(text) if rows else None
    if title is None or not _MADE_OF.search(text) or is_topic(title["name"]) or games_named(title["name"]):
        return rows
    name = wagers.named(title["name"]) or (title["name"] if len(title["name"]) <= _SHORT else in_small(title["name"]))
    return [(place, replace(row, wager=name, outcome=_case(row, name))) for place, row in rows]


def _case(row: DraftRow, name: str) -> str:
    other = row.wager if row.wager and row.wager != name and row.outcome == "win" else None
    return other or row.outcome
