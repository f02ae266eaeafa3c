"""Every value keeps its file, line, column and end; every problem of a file is told at once."""

from pathlib import Path

import pytest
from ruamel.yaml import YAML
from walk import cut, records, values

from ruleschema.submission.bind import bind, keys_of
from ruleschema.submission.load import load
from ruleschema.submission.model import Casino, Game, Saying
from ruleschema.submission.source import compose
from ruleschema.submission.span import Problem, Text
from ruleschema.submission.tables import Bracket
from ruleschema.submission.values import Count, Day, Lines, read_lines

ROOT = Path(__file__).resolve().parents[2]
EVERYTHING = """\
game: everything   # the slug
title: 'Player''s “Choice”'
filing: {section: G, appendix: "N \\"2\\"", submitted: 2014-07-02, approved: missing, src: 1-3}
source: {document: every thing.txt, lines: [1-20, 25]}
contents:
  - {number: 1, title: Définitions, page: 2, src: 4}
definitions:
  - at: 1.I
    term: "Clapper: the"
    means: piece of the wheel
    text: >-
      folded into
      two lines
sections:
  - number: 1.10
    title: >
      Folded
      title

    src: 5
    clauses:
      - at: 1.I
        says: plain words that go on
          in the next line

          and after an empty one.
      - at: 1.II
        read: auto
        text: |
          Literal text
            of the document.
        says:
          - joker pays 40 to 1.
          - {at: 1.II.a, says: 'logo pays
               45 to 1.', src: 7}
        steps: dealer shall spin the wheel.
        pays:
          wager: Insignia
          choices: [A, B]
          on: layout
          bound: at least
          rows: [{outcome: 😀 Joker, pays: "1,000 to 1", src: 8}, {outcome: $1, pays: 1 to 1, commission: 5%}]
        ranks: {of: hands, rows: [{name: Royal, means: ace to ten}, {name: Straight}]}
        counts: {of: wheel, unit: sections, total: 54, modal: shall, parts: [{name: $1, count: 23}]}
        chart: {of: third card, cases: [{when: 0-5, then: draw}]}
        fees: {of: ante, brackets: [{from: $1, to: $5, fee: 50¢, payer: player}]}
        refs: [{to: "8", titled: Payout odds, about: odds, document: other}]
        join: in order
        items: [{at: 1.II.1, title: Item, items: {at: 1.II.1.a}}]
noise:
  - {lines: 9-10, reason: page header}
"""


def bound(text: str, kind: type = Game) -> tuple[object, list[Problem]]:
    node, problems = compose(text, "file.yaml")
    return bind(kind, node, problems), problems


def read_back(source: str, text: Text) -> str:
    """The value that an independent reader finds at the place of a text."""
    found = cut(source, text.span)
    if text.quoted and found[:1] in "|>":
        found = "x: " + found.replace("\n", "\n" + " " * 2)
        return str(YAML(typ="safe").load(found)["x"])
    if text.quoted:
        return str(YAML(typ="safe").load(f"x: {found}\n")["x"])
    return " ".join(found.split())


def assert_places(source: str, record: object) -> int:
    count = 0
    for value in values(record):
        count += 1
        found = cut(source, value.span)
        if isinstance(value, Text):
            assert " ".join(read_back(source, value).split()) == " ".join(value.split())
            before = source.split("\n")[: value.span.line - 1]
            assert value.offset == sum(len(line) + 1 for line in before) + value.span.column - 1
        elif isinstance(value, Lines):
            node, _ = compose(f"x: {found}", "x")
            assert read_lines(node.pairs[0][1]).numbers == value.numbers  # type: ignore[union-attr]
        elif isinstance(value, Day):
            assert found == (value.date.isoformat() if value.date else "missing")
        elif isinstance(value, Count):
            assert int(found) == value.number
    return count


def test_every_value_of_every_kind_keeps_its_place() -> None:
    game, problems = bound(EVERYTHING)
    assert problems == []
    choices, pairs_of_lines = 5, 1
    assert assert_places(EVERYTHING, game) == leaves(YAML(typ="safe").load(EVERYTHING)) - choices - pairs_of_lines


def leaves(node: object) -> int:
    """How many scalars an independent reader finds."""
    if isinstance(node, dict):
        return sum(leaves(value) for value in node.values())
    return sum(leaves(item) for item in node) if isinstance(node, list) else 1


def test_the_table_above_holds_every_key_of_the_model() -> None:
    used = {line.strip(" -{[").split(":")[0] for line in EVERYTHING.replace("{", "\n").replace(",", "\n").split("\n")}
    assert set(keys_of(Game)) <= used
    assert {"from", "payer", "about", "join", "steps", "chart", "choices"} <= used


@pytest.mark.parametrize("path", sorted((ROOT / "submissions").rglob("*.yaml")), ids=lambda path: path.stem)
def test_every_value_of_a_shipped_file_keeps_its_place(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record, problems = bound(text, Casino if path.name == "casino.yaml" else Game)
    assert problems == []
    assert assert_places(text, record) > 2


def test_a_record_spans_all_that_it_holds() -> None:
    game, _ = bound(EVERYTHING)
    pairs = list(records(game))
    assert len(pairs) > 90
    for outer, inner in pairs:
        assert (outer.line, outer.column) <= (inner.line, inner.column)
        assert (inner.end_line, inner.end_column) <= (outer.end_line, outer.end_column)
        assert outer.file == inner.file == "file.yaml"


def test_a_sentence_alone_and_one_with_its_number_give_the_same_record() -> None:
    short, _ = bound("joker pays 1 to 1.", Saying)
    long, _ = bound("{says: joker pays 1 to 1.}", Saying)
    assert isinstance(short, Saying)
    assert isinstance(long, Saying)
    assert (short.says, short.at, short.src) == (long.says, long.at, long.src)


def test_a_trailing_underscore_frees_a_word_of_python() -> None:
    bracket, problems = bound("{from: $1, fee: $2}", Bracket)
    assert problems == []
    assert isinstance(bracket, Bracket)
    assert bracket.from_ == "$1"


def test_one_item_stands_for_a_list_of_one() -> None:
    lone, _ = bound("game: g\ntitle: T\nsource: {document: d}\nsections: {title: A, clauses: {at: 1}}\n")
    many, _ = bound("game: g\ntitle: T\nsource: {document: d}\nsections: [{title: A, clauses: [{at: 1}]}]\n")
    assert isinstance(lone, Game)
    assert isinstance(many, Game)
    assert lone.sections[0].clauses[0].at == many.sections[0].clauses[0].at == "1"


def test_a_file_with_problems_still_gives_what_could_be_read(tmp_path: Path) -> None:
    (tmp_path / "casino.yaml").write_text("casino: c\nname: C\njurisdiction: us-oh\n", encoding="utf-8")
    (tmp_path / "game.yaml").write_text(EVERYTHING.replace("join: in order", "join: sideways"), encoding="utf-8")
    loaded = load([tmp_path])
    assert [problem.message for problem in loaded.problems] == ["`sideways` is not a choice here"]
    assert len(loaded.documents) == 1


def test_all_problems_of_a_file_are_told_at_once() -> None:
    wrong = {"2014-07-02": "soon", "src: 5\n": "src: five\n", "on: layout": "on: table", "total: 54": "total: many"}
    wrong |= {"join:": "jion:", "- {lines:": "- {line:"}
    broken = EVERYTHING
    for good, bad in wrong.items():
        broken = broken.replace(good, bad)
    lines = [broken[: broken.index(bad)].count("\n") + 1 for bad in wrong.values()]
    _, problems = bound(broken)
    assert sorted(problem.span.line for problem in problems) == lines
    assert all(problem.expected for problem in problems)
