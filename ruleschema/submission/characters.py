"""Which characters a value may hold: one definition for what is read, what is written and what is imported."""

import re

# Control characters; NEL, line and paragraph separators, which are breaks to YAML but not to an editor; the byte-order
# mark; what is no character at all. A tab and a line feed are allowed, and a carriage return before a line feed.
FORBIDDEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]")


def allowed(text: str, instead: str = "\N{REPLACEMENT CHARACTER}") -> str:
    """The text with something else where it held what no value may hold."""
    return FORBIDDEN.sub(instead, text)


def control_name(char: str) -> str:
    """A character that does not print, as a message names it."""
    return "a NUL byte" if char == "\x00" else f"control character U+{ord(char):04X}"
