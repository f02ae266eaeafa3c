"""Texts searched together give the same as each of them searched alone."""

import re

from hypothesis import given
from hypothesis import strategies as st

from checker.haystack import Concordance, Haystack, parted
from ruleschema.stems import stems

TEXTS = st.lists(st.text(alphabet="abİß “.–\n\xa0-'", max_size=12), max_size=6)
NEEDLE = st.text(alphabet="ab .", min_size=1, max_size=3)


@given(TEXTS, st.lists(NEEDLE, max_size=3))
def test_places_are_those_of_each_text(texts: list[str], needles: list[str]) -> None:
    expected = [place for place, text in enumerate(texts) if any(needle in f" {text.lower()}\n" for needle in needles)]
    assert Haystack(texts).places(needles) == expected


@given(TEXTS)
def test_a_match_is_given_the_text_in_which_it_begins(texts: list[str]) -> None:
    expected = [place for place, text in enumerate(texts) if "ab" in text.lower()]
    assert Haystack(texts).matching(re.compile("ab")) == expected


@given(TEXTS)
def test_a_concordance_knows_every_word_and_its_places(texts: list[str]) -> None:
    split = [parted(text).split() for text in texts]
    index = Concordance(texts)
    assert list(index) == sorted({word for words in split for word in words})
    for word, places in index.items():
        assert places == [place for place, words in enumerate(split) if word in words]
        assert index.with_all([word, word]) == places


def test_words_in_a_row_and_words_of_stems() -> None:
    texts = ["The dealer pays, then deals.", "Cards are dealt by the dealer", "Paid by the house"]
    assert list(Concordance(texts).in_a_row(["the", "dealer"])) == [0, 1]
    assert Haystack(texts).with_stems(stems("dealing dealers")) == [0, 1]
    assert Haystack(texts).with_stems(stems("pay")) == [0, 2]
    assert Haystack(texts).with_stems(()) == [0, 1, 2]
    assert Haystack([]).places(["a"]) == []
