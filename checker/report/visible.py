"""Text as it may be shown: nothing in it moves a cursor, hides, or turns the direction of what stands beside it."""

from typing import Any


def visible(text: str) -> str:
    """As many characters as before, so that places still hold; breaks and tabs are spaces, the rest is marked."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else " " if c.isspace() else "\N{REPLACEMENT CHARACTER}" for c in text)


def json_text(value: Any, *, indent: int | None = None) -> str:
    """A value as JSON in which every character can be seen: what does not print stands as an escape."""
    import json  # not needed to say a word

    text = json.dumps(value, ensure_ascii=False, indent=indent)
    lines = (line if line.isprintable() else "".join(map(_printed, line)) for line in text.split("\n"))
    return "\n".join(lines)


def escape(char: str) -> str:
    """A character as JSON writes it: one escape, or two beyond the first plane."""
    units = char.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))


def _printed(char: str) -> str:
    return char if char.isprintable() else escape(char)
