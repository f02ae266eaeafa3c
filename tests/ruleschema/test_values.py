"""Lines, days, counts and texts at their limits, and the limits of a file: just below, at, and just above."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleschema.submission.readfile import MOST_BYTES, read_text
from ruleschema.submission.source import MOST_DEPTH, Mapping, Node, Unreadable, compose
from ruleschema.submission.values import MOST_LINES, Rejected, read_count, read_day, read_lines
from ruleschema.submission.values import read_text as read_value


def node(text: str) -> Node:
    root, problems = compose(f"x: {text}\n", "file.yaml")
    assert isinstance(root, Mapping)
    assert not problems
    return root.pairs[0][1]


LINES = {
    "1": (1,),
    "12": (12,),
    "12-15": (12, 13, 14, 15),
    "12 - 14": (12, 13, 14),
    "12–13": (12, 13),
    "7-7": (7,),
    "[12, 14-15]": (12, 14, 15),
    "[3, 1]": (3, 1),
    "'12'": (12,),
    str(MOST_LINES * 10 - 1): (MOST_LINES * 10 - 1,),
}
NO_LINES = ["0", "-1", "0-3", "15-12", "12-", "a", "1.5", "12,13", "1--2", "12-15-18", "{a: 1}", "[[1]]", "[{}]"]
NO_LINES += ["''", "99999999", str(MOST_LINES * 10), f"1-{MOST_LINES + 1}", "1e3", "0x10", "12 13", "[]", "٣"]
NO_DAYS = ["2015-02-30", "2015-2-3", "15-02-03", "soon", "20150203", "''", "[2015-02-03]", "'~'", "2015-W01-1"]
NO_DAYS += ["٢٠١٥-٠١-٠١"]


@pytest.mark.parametrize(("text", "numbers"), LINES.items())
def test_lines_are_read(text: str, numbers: tuple[int, ...]) -> None:
    assert read_lines(node(text)).numbers == numbers


@pytest.mark.parametrize("text", NO_LINES)
def test_what_is_no_line_is_refused_with_its_place(text: str) -> None:
    with pytest.raises(Rejected) as caught:
        read_lines(node(text))
    problem = caught.value.problem
    assert problem.span.line == 1
    assert problem.span.column >= 4
    assert problem.expected


def test_a_range_may_have_as_many_lines_as_the_limit_and_no_more() -> None:
    assert len(read_lines(node(f"1-{MOST_LINES - 1}")).numbers) == MOST_LINES - 1
    assert len(read_lines(node(f"1-{MOST_LINES}")).numbers) == MOST_LINES
    with pytest.raises(Rejected):
        read_lines(node(f"1-{MOST_LINES + 1}"))


def test_a_list_of_ranges_has_the_same_limit() -> None:
    half = MOST_LINES // 2
    assert len(read_lines(node(f"[1-{half}, 1-{half}]")).numbers) == MOST_LINES
    for text in (f"[1-{half}, 1-{half}, 1]", f"[{', '.join([f'1-{MOST_LINES}'] * 3)}]"):
        with pytest.raises(Rejected, match="more than 100,000 lines"):
            read_lines(node(text))


@given(st.integers(1, 5_000), st.integers(0, 200))
def test_a_range_holds_every_line_from_first_to_last(first: int, more: int) -> None:
    assert read_lines(node(f"{first}-{first + more}")).numbers == tuple(range(first, first + more + 1))


@given(st.dates(min_value=date(1000, 1, 1)))
def test_every_day_is_read_as_itself(day: date) -> None:
    assert read_day(node(day.isoformat())).date == day


def test_a_missing_day_is_none() -> None:
    assert read_day(node("missing")).date is None


@pytest.mark.parametrize("text", NO_DAYS)
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(Rejected, match="is not a date"):
        read_day(node(text))


@pytest.mark.parametrize("read", [read_day, read_count, read_lines, read_value])
@pytest.mark.parametrize(("text", "says"), [("", "empty"), ("~", "missing"), ("null", "missing"), ("NULL", "missing")])
def test_nothing_is_told_as_nothing(read: Callable[[Node], object], text: str, says: str) -> None:
    with pytest.raises(Rejected, match=f"the value is {says}"):
        read(node(text))


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("54", 54), ("007", 7), ("999999999", 999_999_999)])
def test_a_count_is_read(text: str, number: int) -> None:
    assert read_count(node(text)).number == number


@pytest.mark.parametrize("text", ["1000000000", "-1", "1.0", "1,000", "many", "''", "[1]", "{a: 1}", "1e2"])
def test_what_is_no_count_is_refused(text: str) -> None:
    with pytest.raises(Rejected, match="is not a whole number"):
        read_count(node(text))


def test_an_empty_text_or_the_word_null_must_be_meant() -> None:
    assert read_value(node("''")) == ""
    assert read_value(node("'null'")) == "null"


@pytest.mark.parametrize(("size", "good"), [(MOST_BYTES - 1, True), (MOST_BYTES, True), (MOST_BYTES + 1, False)])
def test_a_file_may_be_as_large_as_the_limit(tmp_path: Path, size: int, good: bool) -> None:
    path = tmp_path / "file.yaml"
    path.write_bytes(b"#" * size)
    if good:
        assert len(read_text(path, "file.yaml")) == size
    else:
        with pytest.raises(Unreadable, match=f"has {size:,} bytes"):
            read_text(path, "file.yaml")


@pytest.mark.parametrize("extra", [-1, 0, 1])
@pytest.mark.parametrize("style", ["flow", "block"])
def test_a_file_may_nest_as_deep_as_the_limit(style: str, extra: int) -> None:
    depth = MOST_DEPTH + extra
    text = "[" * depth + "]" * depth if style == "flow" else "- " * (depth - 1) + "a\n"
    if extra <= 0:
        assert compose(text, "file.yaml")[1] == []
    else:
        with pytest.raises(Unreadable, match=f"more than {MOST_DEPTH} levels"):
            compose(text, "file.yaml")
