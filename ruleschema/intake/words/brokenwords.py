"""Words of settlement that a line's end broke at a hyphen: "re-turned" reads as "returned"."""

import re

_BROKEN = re.compile(
    r"\b(?P<head>re|for|col|wa|play|deal|push|los|pay|sur|win)-"
    r"(?P<tail>turn(?:s|ed)?|fund(?:s|ed)?|feit(?:s|ed)?|lect(?:s|ed)?|gers?|ers?|es|outs?|render(?:s|ed)?|ning)\b",
    re.I,
)
_WORDS = re.compile(
    r"(?:return|refund|forfeit|collect|surrender)(?:s|ed)?|wagers?|players?|dealers?|pushes|loses|payouts?|winning",
    re.I,
)


def mended(text: str) -> str:
    """The text with such words whole and every other character at its place."""
    return _BROKEN.sub(_whole, text) if "-" in text else text


def _whole(found: re.Match[str]) -> str:
    word = found["head"] + found["tail"]
    # The room of the hyphen stays behind the word, so that places in the text still tell the line.
    return f"{word} " if _WORDS.fullmatch(word) else found[0]
