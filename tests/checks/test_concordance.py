"""Texts looked up by their words are the same as those found by reading each of them."""

from hypothesis import given
from hypothesis import strategies as st

from checker.index.concordance import Concordance, Passages, parted
from ruleschema.meaning.stems import stems

LETTERS = "abİß “.–\n\xa0-'\0"
TEXTS = st.lists(st.text(alphabet=LETTERS, max_size=12), max_size=6)
NEEDLE = st.text(alphabet="abß .-", max_size=4)


@given(TEXTS, st.lists(NEEDLE, max_size=3))
def test_needles_are_found_where_they_occur(texts: list[str], needles: list[str]) -> None:
    expected = [place for place, text in enumerate(texts) if any(needle in f" {text.lower()}" for needle in needles)]
    assert Passages(range(len(texts)), texts).holding(needles) == expected


@given(TEXTS)
def test_every_word_is_known_with_its_texts(texts: list[str]) -> None:
    split = [parted(text).split() for text in texts]
    index = Concordance(texts)
    assert index.words == {word for words in split for word in words}
    for word in index.words:
        expected = {place for place, words in enumerate(split) if word in words}
        assert index.with_word(word) == expected
        assert index.with_all([word, word]) == expected
        assert index.count(word) == sum(words.count(word) for words in split)
    assert not index.with_all(["a", "sought"])
    assert not index.with_word("sought")


def test_words_in_a_row_and_words_of_stems() -> None:
    texts = ["The dealer pays, then deals.", "Cards are dealt by the dealer", "Paid by the house"]
    index = Concordance(texts)
    assert index.in_a_row(["the", "dealer"]) == {0, 1}
    assert index.in_a_row(["dealer", "the"]) == set()
    assert index.with_stems(stems("dealing dealers")) == {0, 1}
    assert index.with_stems(stems("pay")) == {0, 2}
    assert index.with_stems(()) == {0, 1, 2}
    assert Concordance([]).holding("a") == set()
