"""The odds of a list under a wager, by the point or the case behind them, and odds behind a wager of the line."""

import re

from ruleschema.intake.payouts.cases import case_behind, leading_case, tidied
from ruleschema.intake.payouts.namedpay import Value
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.wagers import fallback_wager, wagers_near
from ruleschema.intake.wagers.wagernames import Mention
from ruleschema.intake.words import leadin

ITEM_ODDS = re.compile(r"\A\W*(?:\d[\d,.]*\s*(?:to|for|:|-)\s*\d+|even money)", re.I)
_POINT = re.compile(
    r"\b(?:was|is|were|of|on)\s+(?:an?\s+|the\s+)?(?P<on>\d{1,2}(?:(?:,| or| and|, or)\s*\d{1,2})*)\b(?![-\w])"
)
_ABOVE = re.compile(
    r"\A(?:(?:The|All|Each|Winning|winning)\s+)*(?P<what>[\w'’ -]{3,60}?)\s+(?:shall|will|must|may|are|is|pays?)\b"
)
_SUPPORT = re.compile(
    r"\b(?P<what>(?:[Ss]upplemental|[Oo]dds|[Aa]dditional)\s+(?:[Ww]ager"
    r"|[Bb]et)s?)\b[^.;:]{0,60}?\b(?:in support of|behind|backing)\s+"
    r"(?:(?:an?|the|any|original|winning)\s+)*(?P<on>[A-Z][\w'’]*(?:\s[A-Z][\w'’]*){0,3})",
)
# "Odds taken on a Pass wager are paid 2 to 1 on 4 or 10".
_ODDS_ON = re.compile(
    r"(?:\A|[.;,:]\s+)(?:(?:the|all|any|winning|free)\s+){0,2}odds\s+(?:(?:taken|laid|placed|made|wagered)\s+)?"
    r"(?:on|behind|against|in support of)\s+(?:(?:an?|the|any)\s+)?\Z",
    re.I,
)
# "pay Pass Bet odds at two to one": what stands behind the wager is paid, and not the wager.
_ODDS_AT = re.compile(r"\s+[Oo]dds\s+(?:shall\s+be\s+paid\s+|are\s+paid\s+)?at\s+\Z")


def with_odds(named: Mention, before: str) -> list[str]:
    """The wagers of a mention, or the odds that a player takes behind or lays against them."""
    odds = _ODDS_AT.match(before, named.end) or _ODDS_ON.search(before[: named.start])
    return [f"{name} Odds" if odds else name for name in named.names]


def point_of(behind: str) -> str | None:
    """The point that words behind a value tell: "if the come out point was 4 or 10"."""
    behind = behind.split(";", maxsplit=1)[0]  # what follows tells of the next value
    found = _POINT.search(behind) if re.search(r"\bpoint\b", behind) else None
    return found["on"] if found else None


def of_item(value: Value, setting: Setting) -> tuple[list[str], str | None]:
    """2 to 1 if the come out point was 4 or 10: the wager is in the words above."""
    above = setting.above[-1] if setting.above else setting.section
    outcome = point_of(value.behind) or case_behind(value.behind) or tidied(value.behind) or None
    if outcome and (over := leading_case(leadin.last_sentence(above), len(above), setting.wagers)):
        outcome = f"{over}, {outcome}"  # the item holds only in the case that opens the words above it
    if support := _SUPPORT.search(" ".join(setting.above[-2:])):
        return [f"{support['what']} in support of {support['on']}"], outcome
    wagers = setting.wagers.last(above) or wagers_near(" ".join(setting.above[-2:]), setting.wagers)
    if re.search(r"\b(?:such|take|lay|the) odds\b", above, re.I):
        wagers = [f"{name} Odds" for name in wagers]
    if not wagers and (subject := _ABOVE.match(above)) and not subject["what"].lower().startswith("hand"):
        wagers = [leadin.tidy(subject["what"])]
    return wagers or [fallback_wager(setting)], outcome
