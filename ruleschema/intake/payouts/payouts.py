"""Where a payout stands: what a clause, its section and its game tell of it."""

from dataclasses import dataclass

from ruleschema.intake.wagers.wagernames import Wagers


@dataclass(frozen=True, slots=True)
class Setting:
    """Where a clause stands: its section's title, the clauses above it, its own words, the game and its wagers.

    `over` is the title that stands over a section which is only a topic of it; `general` are the section's
    sentences about pay as such, whose bound holds for every table of it; `below` are the items of the clause.
    """

    section: str
    above: tuple[str, ...]
    text: str
    game: str
    title: str
    wagers: Wagers
    before: str = ""
    said: str = ""
    units: bool = False
    over: str = ""
    general: tuple[str, ...] = ()
    below: tuple[str, ...] = ()
