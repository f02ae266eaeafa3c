"""The compiled tables are those of the grammar files, and read as Lark reads."""

import os
import subprocess
import sys
from typing import Any

import pytest
from clause_cases import good_sentences
from clause_grammar import clause
from clause_strategies import payments, sentences
from hypothesis import given, settings
from hypothesis import strategies as st
from lark import Transformer, v_args
from lark.exceptions import LarkError
from test_properties import typed

from grammar import compiled, nodes, printer
from grammar.automaton import Automaton, Stuck
from grammar.build import Misstated, TreeBuilder

AUTOMATON = Automaton(compiled.tables())


METHODS = {name: value for name, value in vars(TreeBuilder).items() if not name.startswith("__")}
# The same tree, built by Lark from a parse tree of its own.
ByLark = v_args(inline=True)(type("ByLark", (Transformer,), METHODS))


def by_lark(text: str, start: str) -> Any:
    try:
        return ByLark().transform(clause().parse(text, start=start))
    except LarkError as error:
        return str(error.__context__) if isinstance(error.__context__, Misstated) else "stuck"


def by_tables(text: str, start: str) -> Any:
    try:
        return AUTOMATON.read(text, start)
    except Stuck:
        return "stuck"
    except Misstated as error:
        return str(error)


@pytest.mark.parametrize("text", [case["text"] for case in good_sentences()])
def test_good_sentences_read_alike(text: str) -> None:
    assert by_tables(text, "sentence") == by_lark(text, "sentence")


@given(
    st.one_of(typed, sentences.map(printer.sentence), payments.map(printer.payment)), st.sampled_from(compiled.STARTS)
)
@settings(deadline=None, max_examples=400)
def test_any_text_reads_as_lark_reads_it(text: str, start: str) -> None:
    assert by_tables(text, start) == by_lark(text, start)


def test_the_kept_tables_are_of_these_grammar_files() -> None:
    told = "the grammar has changed: run python -m grammar.compiled"
    assert compiled.TABLES.read_text(encoding="utf-8") == compiled.text(), told


@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_tables_are_the_same_at_every_run(seed: str) -> None:
    code = "from grammar.compiled import text; import sys; sys.stdout.buffer.write(text().encode())"
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True)
    assert told.stdout.decode() == compiled.TABLES.read_text(encoding="utf-8")


@pytest.mark.parametrize("kept", [None, "", "[]", '{"digest": "of another grammar"}', "\x00"])
def test_missing_broken_or_old_tables_are_made_anew(kept: str | None, tmp_path: Any, monkeypatch: Any) -> None:
    file = tmp_path / "tables.json"
    if kept is not None:
        file.write_text(kept, encoding="utf-8")
    monkeypatch.setattr(compiled, "TABLES", file)
    remade = Automaton(compiled.tables())
    assert isinstance(remade.read("insurance pays 2 to 1.", "sentence"), nodes.Payout)
