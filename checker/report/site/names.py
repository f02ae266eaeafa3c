"""Names for files and anchors: whatever a submission calls itself, they are plain, short and given once."""

import re

LONGEST = 80
_PLAIN = re.compile(r"[^a-z0-9]+")


def plain(text: str) -> str:
    """Lower-case letters, digits and hyphens: safe in a path, a URL and an id."""
    return _PLAIN.sub("-", text.lower()).strip("-")[:LONGEST].rstrip("-")


class Names:
    """Gives each name once; a second claim gets a number behind it."""

    def __init__(self, *taken: str) -> None:
        self._next: dict[str, int] = dict.fromkeys(taken, 2)

    def give(self, *parts: str) -> str:
        base = "-".join(filter(None, map(plain, parts))) or "unnamed"
        name = base
        while name in self._next:
            name = f"{base}-{self._next[base]}"
            self._next[base] += 1
        self._next[name] = 2
        return name
