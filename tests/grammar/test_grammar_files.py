"""The grammar files themselves: strict, without conflicts, every terminal and rule named."""

import re

import pytest
from clause_grammar import FOLDER, clause, opened, source
from interegular import Comparator
from lark.exceptions import GrammarError, LexError


def test_the_grammar_opens_in_strict_mode() -> None:
    assert {"sentence", "payment"} <= {rule.origin.name for rule in clause().rules}


def test_strict_mode_would_notice_colliding_terminals() -> None:
    colliding = source().replace("head PAYS payment", "head PAYS (payment | CUT)") + "\nCUT.6: /\\d+%/\n"
    with pytest.raises(LexError, match="Collision between Terminals"):
        opened(colliding)


def test_strict_mode_would_notice_an_ambiguous_rule() -> None:
    with pytest.raises(GrammarError):
        opened(source().replace("modifier* qualifier*", "modifier* modifier* qualifier*"))


def without_looking_around(regexp: str) -> str:
    """A wider regex that interegular can compare: strict mode skips any with a word boundary in it."""
    kept, at = "", 0
    while at < len(regexp):
        if opening := re.compile(r"\(\?<?[=!]").match(regexp, at):
            at, depth = opening.end(), 1
            while depth:
                step = re.compile(r"\\.|\[(?:\\.|[^\]\\])*\]|.", re.DOTALL).match(regexp, at)
                assert step is not None
                depth += {"(": 1, ")": -1}.get(step.group(), 0)
                at = step.end()
        elif regexp.startswith(r"\b", at):
            at += 2
        else:
            step = re.compile(r"\\.|\[(?:\\.|[^\]\\])*\]|.", re.DOTALL).match(regexp, at)
            assert step is not None
            kept, at = kept + step.group(), step.end()
    return kept


def overlapping(terminals: dict[str, str]) -> list[tuple[str, str]]:
    compared = Comparator.from_regexes({name: without_looking_around(regexp) for name, regexp in terminals.items()})
    return sorted((min(pair), max(pair)) for pair in compared.check(list(terminals)))


@pytest.mark.parametrize("priority", range(2, 10))
def test_closed_terminals_of_one_priority_never_match_the_same_words(priority: int) -> None:
    group = {t.name: t.pattern.to_regexp() for t in clause().terminals if t.priority == priority}
    assert overlapping(group) == []


def test_overlapping_closed_words_would_be_noticed() -> None:
    assert overlapping({"OLD": r"(?:shall|may)\b(?!x)", "NEW": r"(?<!y)may\b"}) == [("NEW", "OLD")]


def test_every_terminal_has_a_name_of_its_own() -> None:
    names = [terminal.name for terminal in clause().terminals]
    assert [name for name in names if name.startswith("__") or "__" in name] == []
    assert all(re.fullmatch(r"[A-Z]+(?:_[A-Z]+)*", name) for name in names)


def test_every_imported_rule_keeps_its_name() -> None:
    written = {rule.origin.name for rule in clause().rules if not rule.origin.name.startswith("__")}
    assert [name for name in written if "__" in name] == []


def test_every_terminal_of_the_files_is_used() -> None:
    text = re.sub(r"//.*", "", (FOLDER / "terminals.lark").read_text(encoding="utf-8"))
    declared = re.findall(r"^([A-Z_]+)(?:\.\d+)?:", text, re.MULTILINE)
    inside = {name for name in declared if re.search(rf"(?<!^)\b{name}\b(?!\.\d+:|:)", text)}
    assert set(declared) - {terminal.name for terminal in clause().terminals} - inside == set()


def test_every_rule_has_a_method_of_the_tree_builder() -> None:
    from grammar.build import TreeBuilder

    named = {str(rule.alias or rule.origin.name) for rule in clause().rules if not rule.options.expand1}
    written = {name for name in named if not name.startswith("_")}
    assert [name for name in written if not hasattr(TreeBuilder, name)] == []
