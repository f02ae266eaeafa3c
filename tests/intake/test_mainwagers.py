"""What a hand is wagered on, where a table or a sentence names no wager."""

from tests.intake.test_layouts import payouts


def test_the_main_wager_is_called_what_the_document_calls_it() -> None:
    assert payouts("mainwager.txt") == [
        (11, "base game", "two hands are equal", "push", "exactly"),
        (20, "base game", "Flush", "3 to 1", "exactly"),
        (21, "base game", "Pair", "1 to 1", "exactly"),
    ]
    assert payouts("unnamed.txt") == [
        (9, "wager", "dealer's total is the same", "push", "exactly"),
        (11, "wager", "natural", "2 to 1", "exactly"),
    ]
    assert payouts("onebonus.txt") == [
        (9, "Ante", "win", "1 to 1", "exactly"),
        (14, "Bonus", "Ace and king", "25 to 1", "exactly"),
        (15, "Bonus", "Any pair", "3 to 1", "exactly"),
    ]
