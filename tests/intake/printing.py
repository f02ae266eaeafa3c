"""Small rule documents of our own writing, printed in any layout, with the lines where each game stands."""

from collections.abc import Callable
from dataclasses import dataclass, field

GAMES = ("Blackjack", "Harbor Nines", "Craps", "Let It Ride", "Lucky Lantern Stud")
SECTIONS = ("Definitions", "Table and Equipment", "Wagers", "Dealing the Round", "Settlement", "Irregularities")
_RULES = {
    "Definitions": ["“Floor person” means the employee who watches the table.", "“Round” means one course of play."],
    "Table and Equipment": [
        "The layout of {game} shall show the name of the casino and a place for each of the 6 to 8 players.",
        "The shift manager shall inspect the table before it opens and shall note the time in the log.",
        "A sign shall state the least and the greatest wager of the table.",
    ],
    "Wagers": [
        "A player shall place the main wager before the first card or roll of the round.",
        "A player may also place a side wager of $1 to $25 that is settled by itself.",
        "No wager may be changed after the dealer has closed the betting.",
    ],
    "Dealing the Round": [
        "The dealer shall begin at the left and shall serve each player who has a wager in turn.",
        "A player may ask the dealer to wait, and the floor person shall decide how long.",
        "The dealer shall not touch a wager until the outcome has been called.",
    ],
    "Settlement": [
        "A main wager that wins shall be paid 1 to 1 and one that ties shall push.",
        "The side wager shall be paid 5 to 1 if it wins.",
        "The dealer shall collect the losing wagers of {game} before any wager is paid.",
    ],
    "Irregularities": [
        "If a card is found face up, the floor person shall decide whether the round goes on.",
        "A round that cannot be finished is void and every wager shall be returned.",
    ],
}  # fmt: skip


@dataclass(frozen=True)
class Layout:
    """How a document is printed: titles, numbers of sections and clauses, heads and feet of pages, the front."""

    title: Callable[[int, str], list[str]]
    section: Callable[[int, int, str], str]
    item: Callable[[int], str] = lambda number: f"{chr(96 + number)}. "
    head: Callable[[str, int, int], list[str]] = lambda game, page, whole: []
    foot: Callable[[str, int, int], list[str]] = lambda game, page, whole: []
    front: tuple[str, ...] = ()
    contents: Callable[[int, str], str] | None = None
    feed: str = ""
    page: int = 34
    new_page: bool = True
    games: tuple[str, ...] = GAMES


@dataclass
class Printed:
    """The lines of a document and the first and last line of each game."""

    lines: list[str] = field(default_factory=list)
    games: list[tuple[str, int, int]] = field(default_factory=list)

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n"


def printed(layout: Layout) -> Printed:
    """The document in a layout."""
    found = Printed(list(layout.front))
    whole = 1
    if layout.new_page and layout.front:
        found.lines += [*layout.foot("", 1, 1), ""]
        whole = 2
    for place, game in enumerate(layout.games):
        first = len(found.lines) + 1
        pages = _pages(_body(layout, place, game), layout.page) if layout.new_page else [_body(layout, place, game)]
        for number, page in enumerate(pages, 1):
            feed = layout.feed if number > 1 or found.lines else ""
            lines = [*layout.head(game, number, whole), *page, *layout.foot(game, number, whole)]
            found.lines += [feed + lines[0], *lines[1:], ""]
            whole += 1
        last = max(number for number, line in enumerate(found.lines, 1) if line.strip())
        found.games.append((game, first, last))
    return found


def _pages(body: list[str], size: int) -> list[list[str]]:
    return [body[start : start + size] for start in range(0, len(body), size)]


def _body(layout: Layout, place: int, game: str) -> list[str]:
    title = layout.title(place + 1, game)
    lines = [*title, ""] if title else []
    if layout.contents is not None:
        lines += [layout.contents(number, title) for number, title in enumerate(SECTIONS, 1)] + [""]
    for number, title in enumerate(SECTIONS, 1):
        lines += [layout.section(place + 1, number, title), ""]
        for count, rule in enumerate(_RULES[title], 1):
            lines += [*_wrapped(layout.item(count) + rule.format(game=game)), ""]
    return lines


def _wrapped(text: str, width: int = 64) -> list[str]:
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
