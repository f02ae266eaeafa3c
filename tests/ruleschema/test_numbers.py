"""Clause numbers: paths that compare, places in a count, and the style a list counts in."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ruamel.yaml import YAML

from ruleschema.submission.numbers import Style, ordinal, path_of, style_of

TABLE: dict[str, Any] = YAML(typ="safe").load(Path(__file__).with_name("numbering.yaml"))
ORDINALS = [(style, label, place) for style, row in TABLE["ordinals"].items() for label, place in row.items()]
ONES = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
TENS = ["", "x", "xx", "xxx", "xl", "l", "lx", "lxx", "lxxx", "xc"]
COUNTED = {
    Style.ARABIC: [str(number) for number in range(1, 60)],
    Style.ROMAN: [tens + ones for tens in TENS for ones in ONES][1:],
    Style.LETTER: [chr(97 + number % 26) * (1 + number // 26) for number in range(60)],
}


@pytest.mark.parametrize(("number", "path"), TABLE["paths"].items())
def test_a_number_has_the_path(number: str, path: list[Any]) -> None:
    assert path_of(number) == tuple(str(part) for part in path)


@pytest.mark.parametrize(("style", "label", "place"), ORDINALS)
def test_a_label_has_its_place_or_does_not_count_so(style: str, label: str, place: int | None) -> None:
    assert ordinal(str(label), Style(style)) == place


@pytest.mark.parametrize(("labels", "style"), TABLE["styles"])
def test_a_list_counts_in_the_style(labels: list[str], style: str | None) -> None:
    assert style_of([str(label) for label in labels]) == style


@pytest.mark.parametrize("style", Style)
def test_places_follow_one_another_in_every_style(style: Style) -> None:
    assert [ordinal(label, style) for label in COUNTED[style]] == list(range(1, len(COUNTED[style]) + 1))


@given(st.sampled_from(Style), st.integers(0, 20), st.integers(3, 12))
def test_any_run_of_three_shows_its_style(style: Style, first: int, count: int) -> None:
    assert style_of(COUNTED[style][first : first + count]) is style


@given(st.text(max_size=30))
def test_any_text_has_a_path_of_lower_case_parts_that_are_their_own_path(text: str) -> None:
    path = path_of(text)
    assert all(part and part == part.lower() for part in path)
    assert path_of(text.upper()) == path_of(text.upper().lower()) or not text.isascii()


@given(st.lists(st.sampled_from(["1", "12", "ii", "a", "iv", "b"]), min_size=1, max_size=5), st.data())
def test_separators_make_no_difference(parts: list[str], data: st.DataObject) -> None:
    separators = [data.draw(st.sampled_from([".", "(", ").(", " ", "-"])) for _ in parts]
    text = "".join(f"{separator}{part}" for separator, part in zip(separators, parts, strict=True))
    assert path_of(text) == path_of(f"Section {text}") == tuple(parts)


@given(st.text(max_size=6), st.sampled_from(Style))
def test_no_label_ends_in_an_error_and_places_start_at_one(label: str, style: Style) -> None:
    place = ordinal(label, style)
    assert place is None or place >= 0


@pytest.mark.parametrize("label", ["c", "d", "xm", "ll", "lc", "xxl"])
def test_what_is_no_numeral_below_a_hundred_is_none(label: str) -> None:
    assert ordinal(label, Style.ROMAN) is None


@pytest.mark.parametrize(
    ("label", "place"), [("xl", 40), ("xliv", 44), ("l", 50), ("lxxxix", 89), ("xc", 90), ("xcix", 99)]
)
def test_roman_numerals_go_on_after_thirty_nine(label: str, place: int) -> None:
    assert ordinal(label, Style.ROMAN) == place
