"""Odds behind a line wager: a wager of their own, named after the one they support."""

import re

from ruleschema.intake.wagernames import Mention

# "pay Pass Bet odds at two to one": what stands behind the wager is paid, and not the wager.
_ODDS_AT = re.compile(r"\s+[Oo]dds\s+(?:shall\s+be\s+paid\s+|are\s+paid\s+)?at\s+\Z")
# "Odds taken on a Pass wager", "odds laid against a Don't Come": the odds are paid, and not the wager.
_ODDS_ON = re.compile(
    r"\bodds\s+(?:(?:taken|laid|placed|made)\s+)?(?:on|against|behind)\s+(?:(?:an?|the|any|winning)\s+){0,2}\Z", re.I
)


def odds_of(before: str, mention: Mention) -> list[str]:
    """The wagers that words before a value name: each itself, or the odds on it."""
    if _ODDS_ON.search(before[: mention.start]):
        return [f"Odds on {name}" for name in mention.names]
    odds = " Odds" if _ODDS_AT.match(before, mention.end) else ""
    return [f"{name}{odds}" for name in mention.names]
