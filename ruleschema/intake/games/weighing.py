"""How well a division of the document into games agrees with all that tells where games begin."""

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, field

# How much each kind of sign tells beside the others, and how much more it tells that a sign has its game than that a
# game has its sign: games of unknown names are games, too, and not all begin with a section that opens rules.
_WEIGHTS = {
    "listed": (3.0, 1.0),
    "named": (2.0, 4.0),
    "headed": (2.0, 1.0),
    "opened": (1.5, 1.0),
    "counted": (1.5, 1.0),
    "alike": (1.5, 1.0),
}
# A list at the front and the heads of pages tell of all games.
_WHOLE = frozenset(("listed", "headed"))
_Stretch = tuple[int, int]


@dataclass(slots=True)
class Signs:
    """Stretches of lines in each of which a game seems to begin, by the kind of what tells it."""

    ways: dict[str, list[list[_Stretch]]] = field(default_factory=dict)
    missing: dict[str, int] = field(default_factory=dict)

    def add(self, kind: str, stretches: Iterable[_Stretch], missing: int = 0) -> None:
        """Where signs of a kind stand, and how many of its games stand nowhere."""
        if found := sorted(stretches):
            self.ways.setdefault(kind, []).append(found)
            self.missing[kind] = missing

    def weigh(self, starts: list[int]) -> float:
        """The share of signs and of games that meet, over all kinds of signs."""
        most = max((len(stretches) for ways in self.ways.values() for stretches in ways), default=0)
        met = total = 0.0
        for kind, ways in self.ways.items():
            longest = max(map(len, ways))
            # What few signs tell of a document that has many of other kinds counts for less.
            weight = _WEIGHTS[kind][0] * (1.0 if kind in _WHOLE else min(1.0, 2 * longest / most))
            total += weight
            met += weight * max(self._met(kind, starts, way) * (len(way) / longest) ** 0.5 for way in ways)
        return met / total if total else 0.0

    def _met(self, kind: str, starts: list[int], stretches: list[_Stretch]) -> float:
        """How many signs have a start of their own, of all signs and starts."""
        used: set[int] = set()
        for first, last in stretches:
            place = bisect_right(starts, last) - 1
            if place >= 0 and starts[place] >= first:
                used.add(place)
        more = _WEIGHTS[kind][1]
        return (1 + more) * len(used) / (len(starts) + more * (len(stretches) + self.missing[kind]))
