"""Documents of our own writing in the layouts casinos use: games, numbers and payouts as a person reads them."""

from pathlib import Path

import pytest

from ruleschema.intake.draft import Draft, draft_document
from ruleschema.intake.lines import read_plain
from tests.intake.measuring import clauses_of, lost_words, payouts_of

LAYOUTS = Path(__file__).parent / "layouts"


def draft(name: str) -> Draft:
    return draft_document(read_plain(LAYOUTS / name), name)


def payouts(name: str) -> list[tuple[int, str, str, str, str]]:
    found = []
    for _, table, row in payouts_of(draft(name)):
        bound = row.bound or table.bound or "exactly"
        found.append((row.src[0], row.wager or table.wager or "", row.outcome, row.pays, bound))
    return sorted(found)


@pytest.mark.parametrize("name", sorted(path.name for path in LAYOUTS.iterdir()))
def test_no_word_is_lost(name: str) -> None:
    assert not lost_words(read_plain(LAYOUTS / name), draft(name))


@pytest.mark.parametrize(
    ("name", "games"),
    [
        ("leaders.txt", [("roulette", 1), ("casino-war", 27), ("baccarat", 47)]),
        ("headings.md", [("blackjack", 1), ("craps", 28)]),
        ("chapters.txt", [("three-card-poker", 1), ("let-it-ride", 33)]),
        ("schemes.txt", [("big-six", 1)]),
    ],
)
def test_games_are_found(name: str, games: list[tuple[str, int]]) -> None:
    assert [(game.game, game.lines[0]) for game in draft(name).games] == games


def test_numbers_of_every_scheme_are_kept_as_printed() -> None:
    (game,) = draft("schemes.txt").games
    assert [section.number for section in game.sections] == ["1", "2", "5a"]
    assert [clause.at for clause in clauses_of(game) if clause.at] == [
        "1(a)", "1(a)(1)", "1(a)(1)(i)", "1(a)(1)(ii)", "1(a)(2)", "1(b)",
        "2.I", "2.I.A", "2.I.B", "2.II", "2.III", "5a.A", "5a.A.i", "5a.A.ii",
    ]  # fmt: skip


def test_odds_of_every_spelling_and_no_range() -> None:
    assert payouts("schemes.txt") == [
        (17, "$1", "win", "1 to 1", "at least"),
        (18, "$2", "win", "2 to 1", "at least"),
        (19, "Joker", "win", "40 to 1", "at least"),
        (20, "Logo", "win", "40 to 1", "at least"),
    ]


def test_dot_leaders_even_money_and_alternatives() -> None:
    assert payouts("leaders.txt") == [
        (16, "Straight up", "win", "35 to 1", "exactly"),
        (17, "Split", "win", "17 to 1", "exactly"),
        (18, "Street", "win", "11 to 1", "exactly"),
        (19, "Corner", "win", "8 to 1", "exactly"),
        (20, "1 to 18", "win", "1 to 1", "exactly"),
        (21, "Even or Odd", "win", "1 to 1", "exactly"),
        (40, "CASINO WAR", "win", "1 to 1", "exactly"),
        (41, "tie wager", "win", "10 to 1", "exactly"),
        (45, "raise", "win", "2 to 1", "at least"),
        (53, "Player", "win", "1 to 1", "exactly"),
        (54, "Banker", "win", "0.95 to 1", "exactly"),
        (55, "Tie", "win", "8 to 1 or 9 to 1", "exactly"),
        (56, "Banker bet", "win", "1 to 1", "exactly"),
    ]


def test_columns_groups_and_odds_first() -> None:
    found = payouts("headings.md")
    assert (24, "Lucky Ladies bet", "Queen of hearts pair with dealer blackjack", "1,000 for 1", "one of") in found
    assert (25, "Lucky Ladies bet", "Matched 20", "19 to 1", "one of") in found
    assert not [row for row in found if row[0] == 26 and row[3] != "4 to 1"]
    assert (34, "Field", "2 or 12", "2 to 1", "exactly") in found
    assert (45, "pass line", "6 or 8", "6 to 5", "exactly") in found


def test_percent_envy_push_and_lists_in_prose() -> None:
    found = payouts("chapters.txt")
    assert (13, "Pair Plus wager", "Straight flush", "40 to 1", "at least") in found
    assert (24, "progressive wager", "Royal flush", "100% of meter", "exactly") in found
    assert (24, "progressive wager", "Royal flush", "$500", "exactly") in found
    assert {row[1:4:2] for row in found if row[0] == 30} == {("ante", "push"), ("play", "push")}
    assert [row[2:] for row in found if row[0] == 37] == [
        ("four of a kind", "25 to 1", "at least"),
        ("full house", "15 to 1", "at least"),
        ("royal flush", "500 to 1", "at least"),
        ("straight flush", "100 to 1", "at least"),
    ]
