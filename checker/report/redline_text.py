"""Changes for a person: class, direction, what changed, both clauses with their places."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from checker.compare.change import Change, ChangeClass, Place, Side
from checker.report.text import WIDTH, Line
from checker.report.visible import visible
from ruleschema.meaning.odds import Favours

MOST_PLACES = 6
_COLOURS = {
    ChangeClass.NEEDS_APPROVAL: "bold red",
    ChangeClass.UNDECIDABLE: "bold yellow",
    ChangeClass.NOTIFY: "bold blue",
    ChangeClass.EDITORIAL: "dim",
}
WHOM = {
    Favours.PLAYER: "favours the player",
    Favours.HOUSE: "favours the house",
    Favours.NEITHER: "favours neither",
    Favours.UNDECIDED: "direction not decided",
}


def lines(changes: Sequence[Change]) -> Iterator[Line]:
    """The whole redline, a list of styled pieces a line."""
    numbered = list(enumerate(changes, 1))
    for (casino, game), group in groupby(numbered, key=lambda pair: (pair[1].casino, pair[1].game)):
        yield [(f"{casino}  {game}", "bold underline")]
        for number, change in group:
            yield from _change(number, change)
        yield []
    yield from _summary(changes)


def _change(number: int, change: Change) -> Iterator[Line]:
    mark = str(change.change_class).replace("-", " ")
    if change.change_class is ChangeClass.EDITORIAL:
        yield [(f"  {mark}: ", "dim"), (visible(change.message), "dim"), (f"  change {number}", "dim")]
        return
    at = " → ".join(dict.fromkeys(each for each in (change.old_at or "–", change.new_at or "–") if each))
    head, tail = f"  {at}  {change.kind}", f"  change {number}"
    told = f"{mark}, {WHOM[change.favours]}"
    gap = " " * max(2, WIDTH - len(head) - len(told) - len(tail))
    yield [(visible(head), "bold"), (gap, ""), (told, _COLOURS[change.change_class]), (tail, "dim")]
    yield [(f"    {visible(change.message)}", "")]
    for sign, side, style in (("-", change.old, "red"), ("+", change.new, "green")):
        if side is not None:
            yield from _side(sign, side, style, whole=change.old is not None and change.new is not None)
    if change.also:
        yield [(f"    Also in {_numbers(change.also)}", "dim")]
    if change.affects:
        count = f"{len(change.affects)} untouched clause{'s' if len(change.affects) != 1 else ''}"
        yield [(f"    Reaches {count}: {_numbers(change.affects)}", "yellow")]


def _side(sign: str, side: Side, style: str, *, whole: bool) -> Iterator[Line]:
    place = f"{side.place.span}{_source(side.place.src)}"
    if whole:
        yield [(f"    {sign} {visible(side.clause)}", style)]
    yield [(f"      {visible(place)}", "dim")]


def _numbers(places: tuple[Place, ...]) -> str:
    numbers = list(dict.fromkeys(place.at for place in places))
    shown = ", ".join(visible(number) for number in numbers[:MOST_PLACES])
    return f"{shown} and {len(numbers) - MOST_PLACES} more" if len(numbers) > MOST_PLACES else shown


def _source(numbers: tuple[int, ...]) -> str:
    if not numbers:
        return ""
    last = f"–{numbers[-1]}" if len(numbers) > 1 else ""
    return f" (source line{'s' if last else ''} {numbers[0]}{last})"


def _summary(changes: Sequence[Change]) -> Iterator[Line]:
    if not changes:
        yield [("No changes.", "bold green")]
        return
    classes = [change.change_class for change in changes]
    told = ", ".join(
        f"{classes.count(each):,} {str(each).replace('-', ' ')}" for each in ChangeClass if each in classes
    )
    yield [(f"{len(changes):,} change{'s' if len(changes) != 1 else ''}: ", "bold"), (told, "")]
    weighty = [change.favours for change in changes if change.change_class is ChangeClass.NEEDS_APPROVAL]
    if weighty:
        sides = ", ".join(f"{weighty.count(each):,} {WHOM[each]}" for each in Favours if each in weighty)
        yield [(f"Of those that need approval, {sides}.", "")]
