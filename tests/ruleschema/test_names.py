"""Names and titles compared by meaning."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleschema.meaning.names import name_key, same_title, shortened, title_words

SAME = [
    ("The Trips Wager", "trips"),
    ("Trips bets", "Trips"),
    ("Three-of-a-Kind", "three of a kind"),
    ("Player's Pair", "Player’s Pair"),
    ("Players Pair", "Player Pair"),
    ("Pair Plus®", "pair plus"),
    ("Aces", "Ace"),
    ("Ties", "Tie"),
    ("Straights", "Straight"),
    ("Place bet on 6", "place 6"),
]
OTHER = [
    ("Straight", "Straight flush"),
    ("Hard 6", "Hard 8"),
    ("Bonus", "Bonu"),
    ("Pass line", "Don't pass line"),
    ("Tie", "Dragon tie"),
    ("Class", "Clas"),
]
TITLES = [
    ("Payout odds", "Payout Odds", True),
    ("Payout odds", "Payout odds and limits", True),
    ("Payout", "Payout odds", True),
    ("Payout odds", "Payout", False),
    ("Opening of a table for gaming", "Opening the table", True),
    ("Payout odds", "Irregularities", False),
    ("Wagers", "Wager", True),
    ("Shuffle and cut of the cards", "Shuffle, cut and burn", False),
    ("", "Wagers", False),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_spellings_of_one_name_meet(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(("one", "other"), OTHER)
def test_different_names_stay_apart(one: str, other: str) -> None:
    assert name_key(one) != name_key(other)


@pytest.mark.parametrize("name", ["Wager", "the bet", "Side Bet", "A"])
def test_a_name_of_idle_words_keeps_them(name: str) -> None:
    assert name_key(name)


@pytest.mark.parametrize(
    ("many", "one"),
    [
        ("Straight flushes", "Straight flush"),
        ("Sixes", "Six"),
        ("Boxes", "Box"),
        ("Passes", "Pass"),
        ("Bonuses", "Bonus"),
    ],
)
def test_plurals_in_es_meet_their_singular(many: str, one: str) -> None:
    assert name_key(many) == name_key(one)


@pytest.mark.parametrize(("quoted", "title", "same"), TITLES)
def test_a_quoted_title_names_a_section_or_not(quoted: str, title: str, same: bool) -> None:
    assert same_title(quoted, title) is same


@given(st.text(max_size=40))
def test_a_key_ignores_case_of_plain_letters_and_is_its_own_key_in_the_end(name: str) -> None:
    if name.isascii():
        assert name_key(name.upper()) == name_key(name.lower())
    key = name_key(name)
    assert key == " ".join(key.split())


@given(st.text(max_size=40))
def test_every_title_is_the_same_as_itself(title: str) -> None:
    assert same_title(title, title)
    assert title_words(title) == title_words(f"  {title}  ")


@given(st.lists(st.sampled_from(["trips", "blind", "ante", "pair plus"]), min_size=1, max_size=3))
def test_articles_and_the_word_wager_fall_away(names: list[str]) -> None:
    name = " ".join(names)
    assert name_key(f"The {name} wager") == name_key(f"{name} bets") == name_key(name.title())


@pytest.mark.parametrize(
    ("quoted", "title", "alike"),
    [
        ("payout odds", "Payout Odds", True),
        ("payout odds", "Payout odds; rate of progression", True),
        ("doubling down", "Double Down Wager", False),
        ("odds; Envy Bonus", "Payout odds", False),
        ("supplemental wagers … (taking odds)", "Supplemental wagers made after the roll (taking odds)", True),
        ("supplemental wagers … (laying odds)", "Supplemental wagers made after the roll (taking odds)", False),
    ],
)
def test_a_shortened_title_is_a_part_of_the_heading_word_for_word(quoted: str, title: str, alike: bool) -> None:
    assert shortened(quoted, title) is alike
