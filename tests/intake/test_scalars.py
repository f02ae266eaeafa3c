"""What the reader writes is what YAML reads: a draft that does not load loses a game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleschema.intake.saving.write import scalar
from ruleschema.submission.source import Mapping, compose

# Marks that YAML may take for its own, among letters, figures and blanks.
_TEXT = st.text(st.sampled_from("ab1 ?:-#,[]{}&*!|>%@`'\"\\~<=./$\u00a0é"), min_size=1, max_size=12).map(str.strip)


def read_back(line: str) -> str:
    root, problems = compose(f"{line}\n", "a.yaml")
    assert not problems
    assert isinstance(root, Mapping)
    value = root.pairs[0][1]
    return str(value.pairs[0][1] if isinstance(value, Mapping) else value)


@given(_TEXT.filter(bool))
def test_a_scalar_is_read_as_it_was(text: str) -> None:
    assert read_back(f"text: {scalar(text)}") == text


@given(_TEXT.filter(bool))
def test_a_scalar_in_braces_is_read_as_it_was(text: str) -> None:
    assert read_back(f"clause: {{text: {scalar(text, flow=True)}, src: 1}}") == text


@pytest.mark.parametrize("text", ["Trouble? Call us", "Why not?", "? first", "a ?b", "yes", "1-800-GO", "- dash"])
def test_questions_and_dashes_are_read_as_they_were(text: str) -> None:
    assert read_back(f"clause: {{text: {scalar(text, flow=True)}, src: 1}}") == text
