"""The laws of figures hold for all figures, not only for those of the cases."""

import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from checker.engine.check import pages
from checker.engine.library import Library
from ruleschema.submission.load import load

CHECKS = {page.check.code: page.check for page in pages()}
DECK, SIDES = 52, 6
CASINO = "casino: example-casino\nname: Example Casino\njurisdiction: us-xx\n"
laws = settings(max_examples=60, deadline=None)


def is_found(code: str, game: str, *sentences: str) -> bool:
    """Whether a check finds something in a document of these sentences, each a clause."""
    clauses = "".join(f"      - {{at: 1.{place}, says: '{says}'}}\n" for place, says in enumerate(sentences, 1))
    opening = f"game: {game}\ntitle: Rules\nsource: {{document: x.txt}}\nsections:\n"
    text = f"{opening}  - number: 1\n    title: Rules\n    clauses:\n{clauses}"
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "example-casino"
        place.mkdir()
        (place / "casino.yaml").write_text(CASINO, encoding="utf-8")
        (place / "game.yaml").write_text(text, encoding="utf-8")
        library = Library(load([Path(folder)]))
        return bool(list(CHECKS[code].run(library.filings[0], library)))


@laws
@given(st.integers(1, 500), st.integers(1, 500))
def test_a_limit_is_empty_where_the_least_is_above_the_most(least: int, most: int) -> None:
    assert is_found("PRO-390", "x", f"wager shall be at least ${least} and at most ${most}.") == (least > most)


@laws
@given(st.integers(1, 500), st.integers(1, 500))
def test_a_limit_in_two_sentences_is_the_same_limit(least: int, most: int) -> None:
    said = f"minimum ante wager is ${least}. maximum ante wager is ${most}."
    assert is_found("PRO-390", "x", said) == (least > most)


@laws
@given(st.integers(2, 12), st.integers(40, 60))
def test_a_deck_has_its_cards_however_many_decks_there_are(decks: int, cards: int) -> None:
    assert is_found("PRO-391", "x", f"game shall be played with {decks} decks of {cards} cards.") == (cards != DECK)


@laws
@given(st.integers(0, 2), st.integers(50, 56))
def test_every_joker_is_a_card_more(jokers: int, cards: int) -> None:
    said = (
        f"each deck shall have {cards} cards, including {jokers} jokers."
        if jokers
        else f"each deck shall have {cards} cards."
    )
    assert is_found("PRO-391", "x", said) == (cards != DECK + jokers)


@laws
@given(st.integers(2, 12), st.integers(-3, 3))
def test_decks_in_all_are_their_product(decks: int, off: int) -> None:
    said = f"shoe shall hold {decks} decks with {decks * DECK + off} cards in all."
    assert is_found("PRO-392", "x", said) == (off != 0)


@laws
@given(st.integers(1, 15), st.integers(1, 15), st.integers(1, 8))
def test_hands_are_dealt_from_what_the_decks_hold(hands: int, cards: int, decks: int) -> None:
    said = f"dealer shall deal {hands} hands of {cards} cards each from {decks} decks."
    assert is_found("PRO-393", "x", said) == (hands * cards > decks * DECK)


@laws
@given(st.integers(1, 40), st.integers(1, 3))
def test_a_cut_leaves_its_cards_on_both_sides(left: int, decks: int) -> None:
    said = (
        f"game shall be played with exactly {decks} decks.",
        f"player shall cut at least {left} cards from each end of the stack.",
    )
    assert is_found("PRO-393", "x", *said) == (2 * left > decks * DECK)


@laws
@given(st.integers(1, 6), st.integers(0, 40))
def test_dice_show_from_one_to_six_each(dice: int, total: int) -> None:
    said = f"wager wins if the total of the {dice} dice is {total}."
    assert is_found("PRO-394", "x", said) == (not dice <= total <= SIDES * dice)


@laws
@given(st.integers(0, 60))
def test_a_wheel_has_its_numbers(number: int) -> None:
    assert is_found("PRO-394", "roulette", f"straight up wager on {number} may be placed.") == (number > 36)


@laws
@given(st.integers(1, 300))
def test_a_share_is_at_most_the_whole(share: int) -> None:
    assert is_found("PRO-395", "x", f"commission is {share}% of the amount won.") == (share > 100)
