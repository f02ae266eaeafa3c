"""From an offset in a value back to its place in the file, whatever the style of the scalar."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleschema.submission.locate import locate
from ruleschema.submission.source import Mapping, compose
from ruleschema.submission.span import Text

LETTERS = st.text(alphabet="abcdeé😀’", min_size=1, max_size=6)
TRICKY = st.text(alphabet="ab'\"\\", min_size=1, max_size=4).map(lambda word: f"x{word}y")
# What stands before each word but the first: a blank, a line's end, or a line's end and an empty line.
GAPS = st.sampled_from([" ", " ", "\n", "\n\n"])


@dataclass
class Writer:
    """Builds a file and notes where each character of the value really stands, and how wide it is there."""

    source: str = "game: g\nsays: "
    places: list[tuple[int, int, int]] = field(default_factory=list)

    def word(self, word: str, written: Callable[[str], str]) -> None:
        for char in word:
            line, column = self.source.count("\n") + 1, len(self.source) - self.source.rfind("\n")
            self.places.append((line, column, len(written(char))))
            self.source += written(char)

    def gap(self, gap: str, indent: str) -> None:
        self.source += gap if gap == " " else gap + indent


def single(char: str) -> str:
    return "''" if char == "'" else char


def double(char: str) -> str:
    return f"\\{char}" if char in '"\\' else char


def plain(char: str) -> str:
    return char


# Style: what opens and closes the value, how a character is written, whether quotes may stand in words.
STYLES: dict[str, tuple[str, str, Callable[[str], str]]] = {
    "plain": ("", "", plain),
    "single-quoted": ("'", "'", single),
    "double-quoted": ('"', '"', double),
    "folded block": (">\n    ", "", plain),
    "folded block, stripped, with a comment": (">- # why\n    ", "", plain),
    "literal block": ("|\n    ", "", plain),
    "literal block after empty lines": ("|\n\n\n    ", "", plain),
}


def read(source: str) -> Text:
    node, problems = compose(source, "file.yaml")
    assert isinstance(node, Mapping)
    assert not problems
    value = next(value for key, value in node.pairs if key == "says")
    assert isinstance(value, Text)
    return value


def written(style: str, words: list[tuple[str, str]]) -> Writer:
    opening, closing, char = STYLES[style]
    writer = Writer()
    writer.source += opening
    for number, (gap, word) in enumerate(words):
        if number:
            writer.gap(gap, "    ")
        writer.word(word, char)
    writer.source += closing + "\ntitle: T\n"
    return writer


@pytest.mark.parametrize("style", STYLES)
@given(words=st.lists(st.tuples(GAPS, LETTERS | TRICKY), min_size=1, max_size=8), data=st.data())
def test_any_part_of_a_value_is_found_where_it_stands(
    style: str, words: list[tuple[str, str]], data: st.DataObject
) -> None:
    writer = written(style, words)
    value = read(writer.source)
    assert value.split() == [word for _, word in words]
    offsets = [at for at, char in enumerate(value) if not char.isspace()]
    assert len(offsets) == len(writer.places)
    first = data.draw(st.integers(0, len(offsets) - 1))
    last = data.draw(st.integers(first, len(offsets) - 1))
    span = locate(value, writer.source, offsets[first], offsets[last] + 1)
    assert span.file == "file.yaml"
    assert (span.line, span.column) == writer.places[first][:2]
    line, column, wide = writer.places[last]
    assert span.end_line == line
    assert column < span.end_column <= column + wide


@pytest.mark.parametrize("style", STYLES)
def test_an_offset_outside_of_the_value_still_gives_a_span(style: str) -> None:
    writer = written(style, [("", "alpha"), ("\n", "beta")])
    value = read(writer.source)
    for start, end in ((-5, 2), (0, 0), (3, 1), (0, 500), (500, 600)):
        span = locate(value, writer.source, start, end)
        assert 1 <= span.line <= span.end_line <= writer.source.count("\n") + 1
        assert span.column >= 1


EMPTY = {"single-quoted": "says: ''\n", "double-quoted": 'says: ""\n', "block": "says: |\ntitle: T\n"}


@pytest.mark.parametrize("style", EMPTY)
def test_an_empty_value_has_a_place(style: str) -> None:
    assert locate(read(EMPTY[style]), EMPTY[style], 0, 0).line >= 1


FIXED = {
    "a line that ends in blanks": "says: 'alpha   \n   beta'\n",
    "lines that end as in Windows": "game: g\r\nsays: 'alpha\r\n  beta'\r\n",
    "a literal block in Windows": "says: |\r\n  alpha\r\n  beta\r\n",
    "a deeper line in a literal block": "says: |\n  alpha\n      beta\n",
    "an indentation told in figures": "says: |2\n    alpha\n  beta\n",
    "flow style": "{says: alpha\n  beta, title: T}\n",
    "a line's end as an escape": 'says: "alpha\\nbeta"\n',
    "a blank as an escape": 'says: "alpha\\ beta"\n',
    "a letter as two hexadecimal digits": 'says: "alph\\x61 beta"\n',
    "a letter as four hexadecimal digits": 'says: "caf\\u00e9 beta"\n',
    "a line's end as an escape between blanks": 'says: "alpha \\n beta"\n',
    "a line joined to the next": 'says: "alpha \\\n   beta"\n',
    "a character as eight hexadecimal digits": 'says: "alph\\U0001F600 beta"\n',
    "a line joined to one after an empty line": 'says: "alpha \\\n\n   beta"\n',
    "two lines' ends as escapes": 'says: "alpha\\n\\n  beta"\n',
    "a line joined as in Windows": 'says: "alpha \\\r\n  beta"\r\n',
    "a folded line as in Windows": 'says: "alph\\x61\r\n\r\n  beta"\r\n',
    "a quotation mark as an escape": 'says: "\\"alpha\\" beta"\n',
}


def beta_is_found(source: str) -> None:
    value = read(source)
    at = value.index("beta")
    span = locate(value, source, at, at + 4)
    line = source.split("\n")[span.line - 1]
    assert line[span.column - 1 : span.end_column - 1] == "beta"


@pytest.mark.parametrize("kind", FIXED)
def test_a_word_is_found_behind(kind: str) -> None:
    beta_is_found(FIXED[kind])
