"""A wager paid as several on numbers: "as four separate wagers on 2, 3, 11 and 12"."""

import re

from ruleschema.intake.words.numberwords import WORDED, worded

_ITEM = rf"\d{{1,2}}|{WORDED}"
_ON = re.compile(
    r"(?:(?:wagers?|bets?)(?:\s+(?:of|in) equal \w+|\s+of\s[\w%/ -]{2,30}?)?|quarter|fifth|half|third|one)"
    r"\s+on\s+(?:each\s+of\s+)?(?:the\s+)?"
    rf"(?P<items>(?:{_ITEM})(?:\s?,\s?(?:{_ITEM})){{0,8}},?\s+and\s+(?:{_ITEM}))\b",
    re.I,
)
_SHARE = re.compile(r"(?P<percent>\d{1,2}(?:\.\d+)?)\s?%")


def equal_parts(text: str) -> str | None:
    """What the parts pay as; None where the words name no numbers."""
    on = _ON.search(text)
    if on is None:
        return None
    items = [str(worded(each) or each) for each in re.findall(rf"\d{{1,2}}|\b{WORDED}\b", on["items"], re.I)]
    part = _SHARE.search(text)
    share = f"1/{round(100 / float(part['percent']))}" if part and float(part["percent"]) else f"1/{len(items)}"
    equal = f"as {len(items)} equal wagers on {', '.join(items[:-1])} and {items[-1]}"
    pays = equal if share == f"1/{len(items)}" else "as " + " plus ".join(f"{share} on {item}" for item in items)
    return f"{pays} plus {share} on the chosen number" if re.search(r"\bfifth wager\b", text, re.I) else pays
