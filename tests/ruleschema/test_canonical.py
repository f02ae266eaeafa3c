"""fmt: comments kept, keys in the order of the model, the same facts, and done once it is done."""

import random
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ruamel.yaml import YAML

from ruleschema.meaning.facts import payout_facts
from ruleschema.meaning.procedures import procedure_facts
from ruleschema.meaning.statements import statements
from ruleschema.submission.bind import keys_of
from ruleschema.submission.canonical import ChangedError, canonical
from ruleschema.submission.layout import Layout
from ruleschema.submission.load import load
from ruleschema.submission.model import Casino, Game
from ruleschema.submission.provisions import spoken

ROOT = Path(__file__).resolve().parents[2]
# The smaller half of the shipped files: rewriting takes a second for each 60 kB.
SHIPPED = sorted((ROOT / "submissions").rglob("*.yaml"), key=lambda path: path.stat().st_size)[:14]
MESSY = """\
# top of the file
sections:
- title: Payouts
  clauses:
  - says: "joker pays 40 to 1."   # as printed
    src: 7
    at: 1.I
  - pays:
      rows:
        - {src: 8, pays: '1,000 to 1', outcome: Royal}
      wager:   Bonus
    at: 1.II
    says: >-
      dealer shall shuffle the cards
      after every shoe.
  number: 1.10
title: 'Big Six'
source: {lines: 1-9, document: 007}
game: big-six
"""


def formatted(text: str, kind: type[Game] | type[Casino] = Game) -> str:
    return canonical(text, "file.yaml", kind)


def facts_of(folder: Path, text: str) -> list[Any]:
    """What a file asserts, without its places in the file."""
    folder.mkdir(exist_ok=True)
    (folder / "game.yaml").write_text(text, encoding="utf-8")
    (folder / "casino.yaml").write_text("casino: c\nname: C\njurisdiction: us-oh\n", encoding="utf-8")
    loaded = load([folder])
    assert loaded.problems == ()
    (document,) = loaded.documents
    said = tuple(statements(document, list(spoken(document.game))))
    payouts = sorted(payout_facts(document, said), key=lambda fact: (fact.src[:1], fact.span))
    found = [(fact.wager, fact.outcome, fact.pays, fact.at, fact.src) for fact in payouts]
    procedures = procedure_facts(document, said)
    return [found, [(fact.topic, fact.value, fact.unit, fact.bound, fact.at, fact.src) for fact in procedures]]


def comments(text: str) -> list[str]:
    return sorted("#" + line.split(" #", 1)[-1].lstrip("#") for line in f"\n{text}".split("\n") if "#" in line)


def test_keys_come_in_the_order_of_the_model_at_every_depth() -> None:
    document = YAML(typ="safe").load(formatted(MESSY))
    assert list(document) == ["game", "title", "source", "sections"]
    assert list(document["source"]) == ["document", "lines"]
    (section,) = document["sections"]
    assert list(section) == ["number", "title", "clauses"]
    assert [list(clause) for clause in section["clauses"]] == [["at", "src", "says"], ["at", "says", "pays"]]
    assert list(section["clauses"][1]["pays"]) == ["wager", "rows"]
    assert list(section["clauses"][1]["pays"]["rows"][0]) == ["outcome", "pays", "src"]


def test_what_is_written_keeps_its_spelling() -> None:
    text = formatted(MESSY)
    for kept in ("1.10", "007", "'1,000 to 1'", '"joker pays 40 to 1."', "'Big Six'", "# as printed", "# top of the"):
        assert kept in text
    assert text.endswith("\n")
    assert not any(line != line.rstrip() for line in text.split("\n"))


def test_the_facts_stay_the_same(tmp_path: Path) -> None:
    before, after = facts_of(tmp_path / "one", MESSY), facts_of(tmp_path / "two", formatted(MESSY))
    assert before == after
    assert len(before[0]) == 2
    assert before[1]


@pytest.mark.parametrize("path", SHIPPED, ids=[f"{path.parent.name}/{path.stem}" for path in SHIPPED])
def test_a_shipped_file_is_rewritten_once_with_comments_and_facts_kept(path: Path, tmp_path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    kind = Casino if path.name == "casino.yaml" else Game
    once = formatted(text, kind)
    assert formatted(once, kind) == once
    assert comments(once) == comments(text)
    if kind is Game:
        assert facts_of(tmp_path / "one", text) == facts_of(tmp_path / "two", once)


def shuffled(node: Any, chance: random.Random) -> Any:
    if isinstance(node, dict):
        keys = chance.sample(list(node), len(node))
        return {key: shuffled(node[key], chance) for key in keys}
    return [shuffled(item, chance) for item in node] if isinstance(node, list) else node


@settings(max_examples=25)
@given(st.randoms(use_true_random=False))
def test_any_order_of_keys_comes_out_the_same(chance: random.Random) -> None:
    yaml = YAML()
    yaml.default_flow_style = False
    first, second = StringIO(), StringIO()
    document = YAML(typ="safe").load(MESSY)
    yaml.dump(shuffled(document, chance), first)
    yaml.dump(document, second)
    once = formatted(first.getvalue())
    assert once == formatted(second.getvalue()) == formatted(once)


def test_the_order_is_that_of_the_model_for_every_key() -> None:
    for kind in (Game, Casino):
        names = list(keys_of(kind))
        text = "".join(f"{name}: x\n" for name in reversed(names))
        assert [line.split(":")[0] for line in formatted(text, kind).splitlines()] == names


KEPT = [
    "~",
    "+1",
    "-_",
    "2015-02-30",
    "T\tU",
    "|\n  two blanks  \n  end",
    "|2\n    deeper\n  end",
    ">-  # folded\n  one\n  two\n\n  three",
    "|+\n  kept",
    '"a \\\n  b"',
    "1_000",
    "0o14",
    "1e5",
    ".5",
    "yes",
    "on",
    "1:30",
    "'#'",
    '"a\\tb"',
    "é",
    "0x1F",
    "1.50",
    "''",
    "'1'",
    "2015-01-21",
]


@pytest.mark.parametrize(("lost", "found"), [("Six", "Seven"), ("# as printed", ""), ("big-six", "[")])
def test_what_would_change_or_lose_anything_is_never_written(
    lost: str, found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = Layout.written
    monkeypatch.setattr(Layout, "written", lambda self, kind: written(self, kind).replace(lost, found))
    with pytest.raises(ChangedError, match=r"file\.yaml: rewriting would"):
        formatted(MESSY)


@pytest.mark.parametrize("value", KEPT)
def test_a_value_of_any_look_is_kept_letter_by_letter(value: str) -> None:
    assert f"title: {value}\n" in formatted(f"title: {value}\ngame: g\nsource: {{document: d}}\nsections: []\n")


def test_lines_that_end_as_in_windows_are_made_plain() -> None:
    text = "game: g\r\n# why\r\ntitle: T # so\r\nsource: {document: d}\r\nsections: []\r\n"
    assert formatted(text) == text.replace("\r\n", "\n").replace("T # so", "T  # so")
