"""Texts looked up by their words are the same as those found by reading each of them."""

import re

from hypothesis import given
from hypothesis import strategies as st

from checker.index.concordance import Concordance, Passages, parted
from ruleschema.meaning.stems import stems

LETTERS = "abİß “.–\n\xa0-'\0"
TEXTS = st.lists(st.text(alphabet=LETTERS, max_size=12), max_size=6)
NEEDLE = st.text(alphabet="abß .-", max_size=4)


def _kind(texts: list[str], *others: str) -> Passages[int]:
    """The texts, each with its place; the concordance knows further ones."""
    return Passages(Concordance([*others, *texts]), range(len(texts)), range(len(others), len(others) + len(texts)))


@given(TEXTS, st.lists(NEEDLE, max_size=3), NEEDLE)
def test_needles_are_found_where_they_occur(texts: list[str], needles: list[str], other: str) -> None:
    expected = [place for place, text in enumerate(texts) if any(needle in f" {text.lower()}" for needle in needles)]
    assert _kind(texts, other).holding(needles) == expected


@given(TEXTS, NEEDLE)
def test_every_word_is_known_with_its_texts(texts: list[str], other: str) -> None:
    split = [parted(text).split() for text in texts]
    kind = _kind(texts, other)
    assert kind.words == {word for words in split for word in words}
    for word in kind.words:
        expected = [place for place, words in enumerate(split) if word in words]
        assert kind.at({*kind.index.with_word(word)}) == expected
        assert kind.at(kind.index.with_all([word, word])) == expected
    assert not kind.index.with_all(["a", "sought"])
    assert not kind.index.with_word("sought")


@given(TEXTS)
def test_a_pattern_is_matched_in_lower_case(texts: list[str]) -> None:
    expected = [place for place, text in enumerate(texts) if "ab" in text.lower()]
    kind = _kind(texts)
    assert kind.at(kind.index.matching(re.compile("ab"))) == expected


def test_words_in_a_row_and_words_of_stems() -> None:
    texts = ["The dealer pays, then deals.", "Cards are dealt by the dealer", "Paid by the house"]
    index = Concordance(texts)
    assert index.in_a_row(["the", "dealer"]) == {0, 1}
    assert index.in_a_row(["dealer", "the"]) == set()
    assert index.with_stems(stems("dealing dealers")) == {0, 1}
    assert index.with_stems(stems("pay")) == {0, 2}
    assert index.with_stems(()) == {0, 1, 2}
    assert Concordance([]).holding("a") == set()
