"""Words and their forms: one stem for a topic."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleschema.meaning.stems import roots, stem, stems
from ruleschema.vocabulary import english, words

FAMILIES = [
    "deal deals dealt dealing",
    "shuffle shuffles shuffled shuffling",
    "raise raises raised raising",
    "split splits splitting",
    "pass passes passed passing",
    "place places placed placing",
    "use uses used using",
    "bet bets betting",
    "card cards card's Card’s",
    "player players player's players'",
    "inch inches",
    "foot feet",
    "box boxes",
    "die dice",
    "lose loses losing lost",
    "win wins winning won",
    "tie ties tied tying",
    "call calls called calling",
    "roll rolls rolled rolling",
    "change changes changed changing",
    "discard discards discarded",
    "draw draws drew drawn drawing",
    "drop drops dropped dropping",
    "pay pays paid paying",
    "push pushes pushed pushing",
    "apply applies applying",
    "make makes made making",
    "take takes taken taking",
    "bonus bonuses",
    "exceed exceeds exceeded",
    "proceed proceeds proceeded proceeding proceedings",
    "agree agrees agreed agreeing",
    "verify verifies verified verifying",
    "apply applied",
    "qualify qualified",
    "control controls controlled controlling",
    "cancel canceled cancelled cancelling",
    "install installs installed",
    "fill fills filled filling",
    "marking markings",
    "take took",
    "shake shakes shaking shook shaken",
]
APART = [
    "deal dealer",
    "hand handle",
    "card cart",
    "less lesson",
    "pass past",
    "bus bush",
    "red read",
    "six sixth",
    "fill file",
    "need knead",
]


@pytest.mark.parametrize("family", FAMILIES)
def test_the_forms_of_a_word_have_one_stem(family: str) -> None:
    assert len({stem(word) for word in family.split()}) == 1


@pytest.mark.parametrize("pair", APART)
def test_different_words_have_different_stems(pair: str) -> None:
    one, other = pair.split()
    assert stem(one) != stem(other)


@pytest.mark.parametrize("word", ["less", "unless", "class", "across", "bonus", "previous", "during", "thing", "need"])
def test_an_ending_that_only_looks_like_one_is_kept(word: str) -> None:
    assert stem(word) in (word, word.rstrip("e"))


def test_hyphenated_words_count_whole_and_in_parts() -> None:
    assert stems("face-down cards") >= {"fac", "down", "card"}
    assert stems("hit/stand") >= {"hit", "stand"}
    assert len(stems("face-down")) == 3


def test_money_and_shares_are_words() -> None:
    assert stems("$5 or 5%") >= {"$", "%", "5", "or"}


@given(st.text(max_size=20))
def test_any_word_has_a_stem_no_longer_than_itself(word: str) -> None:
    assert stem(word.upper()) == stem(word.upper().lower()) or not word.isascii()
    if word.isascii():
        assert len(stem(word)) <= len(word) + 1


@given(st.lists(st.sampled_from(["dealer", "deals", "cards", "player's", "wager-box", "$5", "10%"]), max_size=6))
def test_order_and_repetition_make_no_difference(words: list[str]) -> None:
    assert stems(" ".join(words)) == stems(" ".join(reversed(words * 2)))


def test_every_word_holds_a_root_of_its_stem() -> None:
    known = [word for family in FAMILIES for word in family.split()] + sorted(words().union(*map(str.split, english())))
    forms = [f"{word}{ending}" for word in known for ending in ("", "s", "es", "ed", "ing", "ies", "'s")]
    assert [word for word in forms if not any(root in word.lower() for root in roots(stem(word)))] == []
