"""Payment in kind: chips laid in place of a marker, or for a hand that was free, are even money without a figure."""

import re

from ruleschema.intake.payouts.cases import leading_case
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.wagers import fallback_wager, wager_above
from ruleschema.intake.records import DraftRow

# Scans lose the blanks between words, so "the" may stand against the next one.
_AMOUNT = (
    r"(?:the|an?)\s*(?:equal\s+)?amount\s+(?:equal\s+to|of)\s+"
    r"(?:the|that|his|her|their)\s*(?:[\w-]+\s+)?(?:wager|bet)\b"
)
_REPLACED = re.compile(
    rf"\breplaces?\s+(?:the|an?|each)\s*(?P<what>[\w'’-]+(?:\s[\w'’-]+){{0,2}}?)\s+(?:lammer|button|marker|token)\s+"
    rf"with\s+(?:chips?\s+(?:in|for)\s+)?{_AMOUNT}",
    re.I,
)
_HAND_PAID = re.compile(rf"\bpays?\s+(?:the|each|a)\s*(?:[\w-]+\s+){{1,2}}hand\s+{_AMOUNT}", re.I)


def payments_in_kind(sentence: str, setting: Setting) -> list[tuple[int, DraftRow]]:
    """The payment of a wager that was made with a marker, where the winner gets what the real stake is worth."""
    found = _REPLACED.search(sentence) or _HAND_PAID.search(sentence)
    if found is None:
        return []
    what = found.groupdict().get("what")
    above = wager_above(setting)  # "Free Double Down:" over the rules of what the lammer is for
    wager = above[0] if above else (setting.wagers.named(what) or what) if what else fallback_wager(setting)
    case = leading_case(sentence, found.start(), setting.wagers) or "win"
    return [(found.start(), DraftRow(case, "1 to 1", (), wager))]
