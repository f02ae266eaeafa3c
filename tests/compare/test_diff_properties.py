"""A diff with itself is empty, layout changes nothing, both directions mirror, one payout is one change."""

import io
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ruamel.yaml import YAML
from versions import diff, game_file, says, shipped, shipped_pairs

from checker.compare.change import MIRROR, Change, ChangeClass, Side
from grammar import nodes
from grammar.parse import read_payment
from ruleschema.meaning.odds import Favours, favours
from ruleschema.submission.canonical import canonical
from ruleschema.submission.load import Document
from ruleschema.submission.model import Game
from ruleschema.submission.provisions import provisions
from ruleschema.submission.span import Text

DOCUMENTS = pytest.mark.parametrize("document", shipped(), ids=lambda each: f"{each.slug}-{each.game.game}")
# Where one entry stands for many places, which of them it names may differ between the directions.
ONE_FOR_MANY = ("order", "join", "renumbering", "title")
# What is done in order keeps its order when a file is reordered.
ORDERED = ("steps", "ranks")


@DOCUMENTS
def test_a_document_against_itself_has_no_changes(document: Document) -> None:
    assert diff((document,), (document,)) == ()
    assert diff(game_file(document.text), game_file(document.text)) == ()


@pytest.mark.parametrize(
    "document", [each for each in shipped() if len(each.text) < 35_000], ids=lambda each: each.file
)
def test_canonical_layout_is_no_change(document: Document) -> None:
    formatted = canonical(document.text, document.file, Game)
    assert diff(game_file(document.text), game_file(formatted)) == ()


@settings(max_examples=12)
@given(st.integers(0, len(shipped()) - 1), st.randoms(use_true_random=False), st.sampled_from([2, 4, 7]))
def test_reordering_and_reindenting_is_nothing_or_editorial(index: int, chance: random.Random, indent: int) -> None:
    document = shipped()[index]
    tree = YAML(typ="safe", pure=False).load(document.text)
    yaml = YAML(typ="safe")
    yaml.default_flow_style = False
    yaml.indent = indent
    yaml.sort_base_mapping_type_on_output = False
    stream = io.StringIO()
    yaml.dump(_shuffled(tree, chance), stream)
    found = diff(game_file(document.text), game_file(stream.getvalue()))
    assert {change.change_class for change in found} <= {ChangeClass.EDITORIAL}, found


def _shuffled(node: Any, chance: random.Random) -> Any:
    if isinstance(node, dict):
        ordered = {key for key in node if key in ORDERED or (key == "items" and node.get("join") == "in order")}
        pairs = [(key, value if key in ordered else _shuffled(value, chance)) for key, value in node.items()]
        chance.shuffle(pairs)
        return dict(pairs)
    if isinstance(node, list):
        items = [_shuffled(each, chance) for each in node]
        if all(isinstance(each, dict) for each in items):
            chance.shuffle(items)
        return items
    return node


@pytest.mark.parametrize("pair", shipped_pairs(), ids=lambda pair: f"{pair[0].game.game}-{pair[0].slug}-{pair[1].slug}")
def test_both_directions_mirror_each_other(pair: tuple[Document, Document]) -> None:
    one, other = ((each,) for each in pair)
    forth, back = Counter(map(_shape, diff(one, other))), Counter(map(_mirrored, diff(other, one)))
    assert forth == back


def _shape(change: Change) -> tuple[object, ...]:
    many = change.kind in ONE_FOR_MANY
    sides = () if many else (_side(change.old), _side(change.new))
    size = change.size.removeprefix("+").removeprefix("-")
    return (change.change_class, change.favours, change.kind, change.game, size, *sides)


def _side(side: Side | None) -> tuple[object, ...] | None:
    return (side.value, side.clause, side.place) if side else None


def _mirrored(change: Change) -> tuple[object, ...]:
    level, who, kind, game, size, *sides = _shape(change)
    if kind.endswith(" added"):
        kind = kind.removesuffix("added") + "removed"
    elif kind.endswith(" removed"):
        kind = kind.removesuffix("removed") + "added"
    return (level, MIRROR[who], kind, game, size, *reversed(sides))


ROWS = [
    (document, row.pays)
    for document in shipped()
    for provision in provisions(document.game)
    for table in provision.clause.pays
    for row in table.rows
    if isinstance(read_payment(str(row.pays)), nodes.Payment)
]


@settings(max_examples=40)
@given(st.integers(0, len(ROWS) - 1), st.integers(1, 999), st.integers(1, 9))
def test_a_mutated_payout_is_one_change_in_the_right_direction(index: int, win: int, stake: int) -> None:
    document, pays = ROWS[index]
    mutated = f"{win} to {stake}"
    old, new = read_payment(str(pays)), read_payment(mutated)
    assert isinstance(old, nodes.Payment)
    assert isinstance(new, nodes.Payment)
    found = diff(game_file(document.text), game_file(_replaced(document.text, pays, mutated)))
    whom = favours(old, new)
    if old.alternatives == new.alternatives and old.bound == new.bound:
        assert found == ()
        return
    (change,) = found
    assert change.change_class is (ChangeClass.NOTIFY if change.kind == "odds wording" else ChangeClass.NEEDS_APPROVAL)
    plain = old.bound is None and old.floor is None and old.commission is None
    if plain:
        assert change.favours is whom
        assert change.old_value is not None
        assert change.new_value is not None
        assert change.new_value.endswith(mutated) or "commission" in change.new_value
    assert change.new_span is not None
    assert change.new_span.line == pays.span.line


def _replaced(text: str, value: Text, new: str) -> str:
    lines = text.split("\n")
    span = value.span
    line = lines[span.line - 1]
    lines[span.line - 1] = f'{line[: span.column - 1]}"{new}"{line[span.end_column - 1 :]}'
    return "\n".join(lines)


@settings(max_examples=200)
@given(st.integers(1, 500), st.integers(1, 9), st.integers(1, 500), st.integers(1, 9))
def test_the_size_of_a_step_is_exact(win: int, stake: int, new_win: int, new_stake: int) -> None:
    found = diff(says(f"tie pays {win} to {stake}."), says(f"tie pays {new_win} to {new_stake}."))
    step = nodes.Fraction(new_win, new_stake) - nodes.Fraction(win, stake)
    if step == 0:
        assert all(change.kind == "odds wording" for change in found)
        return
    (change,) = found
    assert change.size == f"{'+' if step > 0 else '-'}{abs(step)} per unit wagered"
    assert change.favours is (Favours.PLAYER if step > 0 else Favours.HOUSE)
