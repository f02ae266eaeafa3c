"""The diff of one property before and after its change of name, measured against an independent reading."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML
from versions import ROOT, diff

from checker.compare.change import Change, ChangeClass
from ruleschema.submission.load import load

READING: dict[str, Any] = YAML(typ="safe").load((Path(__file__).parent / "cleveland.yaml").read_text(encoding="utf-8"))
RULE = (ChangeClass.NEEDS_APPROVAL, ChangeClass.NOTIFY)
LISTED = {"payout": RULE, "procedure": RULE, "reference": (*RULE, ChangeClass.UNDECIDABLE)}
LEAST = 0.95


@cache
def found() -> tuple[Change, ...]:
    old, new = (load([ROOT / "submissions" / READING[side]]).documents for side in ("old", "new"))
    games = READING["games"]
    pick = [tuple(each for each in side if str(each.game.game) in games) for side in (old, new)]
    return diff(*pick)


def lines(value: Any) -> set[int]:
    if value is None:
        return set()
    first, _, last = str(value).partition("-")
    return set(range(int(first), int(last or first) + 1))


def hits(entry: dict[str, Any], change: Change) -> bool:
    """Whether a change is at the place of an entry of the reading."""
    if change.game != entry["game"]:
        return False
    pairs = ((lines(entry.get("old")), change.old), (lines(entry.get("new")), change.new))
    return any(side is not None and not read.isdisjoint(side.place.src) for read, side in pairs)


def kind_of(change: Change) -> str:
    return next((kind for kind in ("payout", "reference") if kind in change.kind), "procedure")


def of_kind(*kinds: str) -> list[dict[str, Any]]:
    return [entry for entry in READING["differences"] if entry["kind"] in kinds]


@pytest.mark.parametrize("kind", ["payout", "procedure", "reference"])
def test_the_true_differences_are_listed(kind: str) -> None:
    changes = [change for change in found() if change.change_class in LISTED[kind] and kind_of(change) == kind]
    entries = of_kind(kind)
    missed = [entry for entry in entries if not any(hits(entry, change) for change in changes)]
    recall = 1 - len(missed) / len(entries)
    print(f"recall of {kind} differences: {len(entries) - len(missed)} of {len(entries)}")
    assert recall >= LEAST, missed


@pytest.mark.parametrize("kind", ["payout", "procedure", "reference"])
def test_what_is_listed_is_true(kind: str) -> None:
    changes = [change for change in found() if change.change_class in LISTED[kind] and kind_of(change) == kind]
    entries = of_kind("procedure", "statement") if kind == "procedure" else of_kind(kind)
    wrong = [change for change in changes if not any(hits(entry, change) for entry in entries)]
    print(f"precision of {kind} changes: {len(changes) - len(wrong)} of {len(changes)}")
    assert changes
    assert 1 - len(wrong) / len(changes) >= LEAST, [(change.game, change.message) for change in wrong]


def test_wording_is_not_listed_as_a_change_of_rule() -> None:
    entries = READING["wording"]
    true = of_kind("payout", "procedure", "statement", "reference", "slip")
    wrong = [
        (change.game, change.message)
        for change in found()
        if change.change_class is not ChangeClass.EDITORIAL
        and any(hits(entry, change) for entry in entries)
        and not any(hits(entry, change) for entry in true)
    ]
    assert wrong == []


def test_slips_are_left_to_a_person() -> None:
    for entry in of_kind("slip"):
        near = [change for change in found() if hits(entry, change) and change.change_class is ChangeClass.UNDECIDABLE]
        assert near, entry


def test_nothing_undecidable_is_left_unexplained() -> None:
    slips = of_kind("slip", "reference")
    rest = [change for change in found() if change.change_class is ChangeClass.UNDECIDABLE]
    assert [(change.game, change.message) for change in rest if not any(hits(entry, change) for entry in slips)] == []
