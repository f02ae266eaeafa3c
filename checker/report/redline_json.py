"""Changes for a program: one object, stable keys, stable order, the same input the same bytes."""

from collections.abc import Sequence

from checker.compare.change import Change, ChangeClass, Place, Side
from checker.report.visible import json_text
from ruleschema.meaning.odds import Favours

FORMAT_VERSION = 1


def render(changes: Sequence[Change]) -> str:
    """The whole redline as one JSON object."""
    whole = {
        "version": FORMAT_VERSION,
        "summary": summary(changes),
        "changes": [row(number, change) for number, change in enumerate(changes, 1)],
    }
    return json_text(whole, indent=2)


def summary(changes: Sequence[Change]) -> dict[str, object]:
    """How many changes of each class, and whom they favour."""
    classes = [change.change_class for change in changes]
    sides = [change.favours for change in changes]
    return {
        "changes": len(changes),
        "classes": {str(each): classes.count(each) for each in ChangeClass},
        "favours": {str(each): sides.count(each) for each in Favours},
    }


def row(number: int, change: Change) -> dict[str, object]:
    """One change with the keys of the contract."""
    return {
        "number": number,
        "class": change.change_class,
        "favours": change.favours,
        "kind": change.kind,
        "casino": change.casino,
        "game": change.game,
        "subject": change.subject,
        "message": change.message,
        "size": change.size,
        "old": _side(change.old),
        "new": _side(change.new),
        "also": [_place(place) for place in change.also],
        "affects": [_place(place) for place in change.affects],
        "fingerprint": change.fingerprint,
    }


def _side(side: Side | None) -> dict[str, object] | None:
    if side is None:
        return None
    return {"casino": side.casino, "value": side.value, "clause": side.clause} | _place(side.place)


def _place(place: Place) -> dict[str, object]:
    span = place.span
    return {
        "at": place.at,
        "file": span.file,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
        "src": list(place.src),
    }
