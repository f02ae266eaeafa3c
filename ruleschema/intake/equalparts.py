"""A wager paid as several on numbers: "as four separate wagers on 2, 3, 11 and 12"."""

import re

_ON = re.compile(
    r"(?:(?:wagers?|bets?)(?:\s+(?:of|in) equal \w+)?|quarter|fifth|half|third|one)\s+on\s+(?:each\s+of\s+)?(?:the\s+)?"
    r"(?P<items>\d{1,2}(?:\s?,\s?\d{1,2})*,?\s+and\s+\d{1,2})",
    re.I,
)
_SHARE = re.compile(r"(?P<percent>\d{1,2}(?:\.\d+)?)\s?%")


def equal_parts(text: str) -> str | None:
    """What the parts pay as; None where the words name no numbers."""
    on = _ON.search(text)
    if on is None:
        return None
    items = re.findall(r"\d{1,2}", on["items"])
    part = _SHARE.search(text)
    share = f"1/{round(100 / float(part['percent']))}" if part and float(part["percent"]) else f"1/{len(items)}"
    equal = f"as {len(items)} equal wagers on {', '.join(items[:-1])} and {items[-1]}"
    pays = equal if share == f"1/{len(items)}" else "as " + " plus ".join(f"{share} on {item}" for item in items)
    return f"{pays} plus {share} on the chosen number" if re.search(r"\bfifth wager\b", text, re.I) else pays
