"""What the tests of the clause language share: case tables, and trees in a form that YAML can state."""

from dataclasses import dataclass, fields
from enum import Enum
from fractions import Fraction
from functools import reduce
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from grammar import nodes
from grammar.parse import Reading, read_clause

Case = dict[str, Any]


def cases(name: str) -> list[Case]:
    """The cases of a table, each with the title of its group."""
    table = YAML(typ="safe").load(Path(__file__).with_name(name))
    return [{"group": group, **case} for group, members in table.items() for case in members]


def good_sentences() -> list[Case]:
    """The cases of both tables of good sentences."""
    return [*cases("accepts.yaml"), *cases("accepts_payouts.yaml")]


@dataclass(frozen=True)
class Wrong:
    """One row of rejects.yaml."""

    group: str
    text: str
    column: int
    grade: str
    message: str
    residue: str


def wrong_sentences() -> list[Wrong]:
    """The wrong sentences, with the shared endings of their messages written out."""
    table = YAML(typ="safe").load(Path(__file__).with_name("rejects.yaml"))
    found = []
    for group, members in table["cases"].items():
        for text, column, grade, message, *residue in members:
            whole = reduce(lambda said, short: said.replace(*short), table["endings"].items(), message)
            found.append(Wrong(group, text, column, grade, whole, residue[0] if residue else text.strip()))
    return found


def label(case: Case) -> str:
    return f"{case['group']}: {case['text'][:60]!r}"


def read_one(text: str) -> Reading:
    """The reading of a text that is one sentence."""
    (reading,) = read_clause(text)
    return reading


def shown(value: object) -> object:
    """A node as plain lists and strings: [kind, fields ...], or [marker, phrase, slots ...] for a slot."""
    match value:
        case nodes.Phrase(text):
            return text
        case nodes.Slot(marker, phrase, bound, slots):
            return [marker if bound is None else f"{bound} {marker}", shown(phrase), *map(shown, slots)]
        case nodes.Composite(stakes):
            return ["Composite", *map(shown, stakes)]
        case tuple():
            return [shown(each) for each in value]
        case None:
            return None
        case Fraction() | Enum() | str():
            return str(value)
    return [type(value).__name__, *(shown(getattr(value, each.name)) for each in fields(value))]  # type: ignore[arg-type]


def shown_field(tree: nodes.Sentence, name: str) -> object:
    """One field of a sentence, those of its payment included."""
    if name == "kind":
        return type(tree).__name__
    if isinstance(tree, nodes.Payout) and name in ("pays", "bound", "floor", "commission"):
        return shown(getattr(tree.payment, "alternatives" if name == "pays" else name))
    return shown(getattr(tree, name))


def as_text(value: object) -> object:
    """A YAML value with its figures as text, so that a table need not quote 6."""
    if isinstance(value, list):
        return [as_text(each) for each in value]
    return None if value is None else str(value)
