"""How documents name their wagers, and which of them a sentence pays."""

import pytest

from ruleschema.intake.payouts.announced import announced
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.wagers.wagerfinding import find_wagers


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Bonus wager-- shall mean an optional wager on the seat's own cards.", "bonus"),
        ("“Five card shore bonus wager” means a further wager.", "five card shore bonus"),
        ('"Over/Under 14 Bet" means a wager on two cards.', "over/under 14"),
        ("There is a $5 side bet called Tide Match.", "tide match"),
        ("Guests may also bet on Lucky 9s.", "lucky 9s"),
        ("A big nine wager or a big four wager wins if it is thrown. Big nine wagers are paid 1 to 1.", "big nine"),
        ("The player pair wager and the dealer pair wager are paid 11 to 1.", "player pair"),
        ("The tidal pairs side bet is an optional bet.", "tidal pairs"),
        ("A seat may place a queens up wager. A queens up wager wins with two queens.", "queens up"),
        ("A five-card tide bonus wager is available at each seat.", "five card tide bonus"),
        ("The Low, High and Whole wagers are made before the roll.", "high"),
    ],
)
def test_a_wager_is_known_by_how_it_is_named(text: str, name: str) -> None:
    assert name in find_wagers([text], [], "Harbor Poker").names


@pytest.mark.parametrize(
    "text",
    [
        "The house will pay all winning wagers at once. HBCT will pay the winners.",
        "A seat may make two adjacent wagers. Guests may pull back bet number 2.",
        "Vigorish on Buy and Lay bets is rounded down.",
    ],
)
def test_words_around_a_wager_are_no_name(text: str) -> None:
    assert set(find_wagers([text], [], "Harbor Poker").names) <= {"buy", "lay"}


OFFERED = (
    "Each seat shall place an ante wager. A seat may also place a pair plus wager, a reef card bonus wager, a tidal"
    " payout wager and a Trips wager. Each seat makes a play wager. A Dragon Bonus wager and a Tie wager may be made."
)


@pytest.mark.parametrize(
    ("lead", "wager"),
    [
        ("Winning pair plus wagers are paid, whatever became of the ante and play wagers, by this table:", "pair plus"),
        (
            "If a seat placed a reef card bonus wager, the dealer shall, after the ante wager, pay it by this table:",
            "reef card bonus",
        ),
        (
            "A seat with a straight or better shall receive an ante bonus, in addition to the ante wager, as follows:",
            "ante bonus",
        ),
        ("The following payouts apply to the tidal payout wager:", "tidal payout"),
        ("The tidal payout wager is settled before the pair plus wager and is paid at these odds:", "tidal payout"),
        ("Once the ante and play wagers are settled the dealer pays the reef card bonus:", "reef card bonus"),
        ("In addition to what the ante is paid, the pair plus wager is paid at these odds:", "pair plus"),
        ("Whoever folds forfeits the ante wager. The Trips wager pays:", "Trips"),
        (
            "Each winning Tie wager and each winning Dragon Bonus wager is paid at the odds below:",
            "Tie and Dragon Bonus",
        ),
        ("If the seat has made a Trips wager, it is paid even if the ante is folded:", "Trips"),
    ],
)
def test_a_sentence_pays_its_subject_or_what_it_says_is_paid(lead: str, wager: str) -> None:
    wagers = find_wagers([OFFERED], [], "Harbor Poker")
    assert announced(Setting("Payouts", (), lead, "Harbor Poker", "Harbor Poker", wagers)).wager == wager


@pytest.mark.parametrize(
    ("layout", "wagers"),
    [
        ("Seats have two small circles marked “Ruby Twins” and “Snap-It”.", ["Ruby Twins", "Snap-It"]),
        ("Every position is marked Ante, Flush and Straight Flush.", ["Ante", "Flush", "Straight Flush"]),
        ("There are areas for the Tiger, Lotus and Crane.", ["Tiger", "Lotus", "Crane"]),
        ("Each seat has an Ante circle and a Harbor Light diamond.", ["Ante", "Harbor Light"]),
        ("The Discard area stays empty, and the Dealer area is marked.", []),
        ("A box is marked with the words “No bets after the shuffle”.", []),
    ],
)
def test_the_places_of_a_layout_name_its_wagers(layout: str, wagers: list[str]) -> None:
    found = find_wagers([layout], [], "Lantern Poker").names.values()
    assert list(found) == wagers
