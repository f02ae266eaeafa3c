"""Where games start by lists, codes, page heads and sections, in texts with and without room between the lines."""

from collections.abc import Callable

import pytest

from ruleschema.intake.draft import Draft
from ruleschema.intake.games.baretitles import around, bare
from tests.intake.printing import GAMES, SECTIONS, Layout, Printed, printed
from tests.intake.test_ranges import HOUSE, ROMAN, counted_foot

FRONT = (HOUSE, "", "Table games shall be played by these rules and no others in this house.", "", "Contents", "")
CODES = ("BJ", "HN", "CR", "LR", "LL")


def place_of(game: str) -> int:
    return GAMES.index(game) + 1 if game else 0


def numbered(place: int, number: int, title: str) -> str:
    return f"{place}.{number} {title}"


LISTS = {
    "letters in a column": [f"{chr(64 + at)}   {game}     {at}4" for at, game in enumerate(GAMES, 1)],
    "table": ["|No.|Game|Page|", "|---|---|---|", *(f"|{at}|{game}|{at * 3}|" for at, game in enumerate(GAMES, 1))],
    "in the order of letters": [f"{game} ...... {GAMES.index(game)}3" for game in sorted(GAMES)],
    "ranges of pages": [f"{game} {at * 3 - 1}-{at * 3 + 1}" for at, game in enumerate(GAMES, 1)],
    "each cell on its line": [
        each for at, game in enumerate(GAMES, 1) for each in (f"{at}", f"{game.upper()} ........", f"{at * 4}")
    ],
    "codes": [f"L-{at}00    {game}        L-{at * 2}" for at, game in enumerate(GAMES, 1)],
}  # fmt: skip
LAYOUTS = {
    "code in the head, dates beside it, a form's number in the foot": Layout(
        title=lambda place, game: [], section=lambda place, number, title: f"{place}00.0{number} {title}",
        head=lambda game, page, whole: [
            f"{HOUSE}    Submission", f"Section L – Rules    Code: L-{place_of(game)}00 {game.upper()}",
            f"Original: 1/2/1999   Revised: 4/5/20{10 + place_of(game)}    Page L-{whole}", "",
        ],
        foot=lambda game, page, whole: ["", f"          Form rev. {place_of(game)}/19"],
    ),
    "chapters of one page under the same head": Layout(
        title=lambda place, game: [], section=numbered, page=60,
        head=lambda game, page, whole: [f"{HOUSE} (Quay)", "Rules, section 60", f"PART {place_of(game)} — {game}"],
        foot=lambda game, page, whole: ["Version 11.2", "Approved 3 May 2022", f"Page {whole}"],
    ),
    "section and game in one head": Layout(
        title=lambda place, game: [], section=numbered,
        head=lambda game, page, whole: [f"{HOUSE}    Section {place_of(game)} – {game}    Page {whole}", ""],
    ),
    "sections coded by game": Layout(
        title=lambda place, game: [], new_page=False,
        section=lambda place, number, title: f"{CODES[place - 1]}-{number} {title}",
    ),
    "sections coded by figures of the game": Layout(
        title=lambda place, game: [f"L-{place}00 {game.upper()}"], new_page=False,
        section=lambda place, number, title: f"L-{place}00.0{number} {title.upper()}",
    ),
    "subchapters over titles": Layout(
        title=lambda place, game: [f"SUBCHAPTER {place}.", game.upper()], new_page=False,
        section=lambda place, number, title: f"19:47-{place}.{number} {title}",
        item=lambda number: f"({chr(96 + number)}) ",
    ),
    "annexes": Layout(
        title=lambda place, game: [f"Annexe {ROMAN[place - 1]} — {game}"], section=numbered, new_page=False,
    ),
    "bold titles over bold sections": Layout(
        title=lambda place, game: [f"**{game.upper()}**"], section=lambda place, number, title: f"**{title}**",
        item=lambda number: "", new_page=False,
    ),
    "contents with the sections of each game": Layout(
        title=lambda place, game: [f"Chapter {place}. {game}"], section=numbered, new_page=False,
        front=(HOUSE, "", "CONTENTS", "", *(
            each for at, game in enumerate(GAMES, 1)
            for each in (
                f"Chapter {at}. {game} ...... {at}", *(f"   {at}.{n} {t} ... {at}" for n, t in enumerate(SECTIONS, 1)),
            )
        ), ""),
    ),
    **{
        f"list: {name}": Layout(
            title=lambda place, game: [game], section=lambda place, number, title: title, item=lambda number: "",
            foot=counted_foot, front=(*FRONT, *entries, ""),
        )
        for name, entries in LISTS.items()
    },
}  # fmt: skip


def without_room(document: Printed) -> Printed:
    """The document as it stands where no blank line is left of it."""
    kept = [number for number, line in enumerate(document.lines, 1) if line.strip()]
    place = {number: at for at, number in enumerate(kept, 1)}
    return Printed(
        [document.lines[number - 1] for number in kept],
        [(game, place[first], place[last]) for game, first, last in document.games],
    )


@pytest.mark.parametrize("room", [True, False])
@pytest.mark.parametrize("name", LAYOUTS)
def test_every_game_starts_at_its_title(name: str, room: bool, drafted: Callable[[str], Draft]) -> None:
    document = printed(LAYOUTS[name]) if room else without_room(printed(LAYOUTS[name]))
    found = [game.lines for game in drafted(document.text).games]
    wanted = [(first, last) for _, first, last in document.games]
    assert len(found) == len(wanted)
    assert all(abs(a - c) <= 2 and abs(b - d) <= 2 for (a, b), (c, d) in zip(found, wanted, strict=True))


def test_a_game_starts_amid_the_page_before_its_head(drafted: Callable[[str], Draft]) -> None:
    document = printed(LAYOUTS["section and game in one head"])
    _, first, _ = document.games[2]
    lines = document.lines
    lines[first - 8 : first - 8] = [
        "",
        "Craps",
        "",
        "The shooter shall throw both dice so that they hit the far wall.",
        "",
    ]
    found = [game.lines[0] for game in drafted("\n".join(lines)).games]
    assert found[2] == first - 6


def test_sections_of_a_code_that_hold_one_play_each_are_games(drafted: Callable[[str], Draft]) -> None:
    rules = [
        f"({at}) The dealer shall serve each player in turn and shall settle wager {at} by itself."
        for at in range(1, 5)
    ]
    lines = [
        "CHAPTER 4", "BLACKJACK", "", "4:01  Payment.  A wager that wins shall be paid 1 to 1 by the dealer.", *rules,
        "", "4:30.1  Variations of the play -- Harbor Nines. The game shall be dealt as follows:", *rules,
        "", "4:30.2  Variations of the play -- Spanish 21. The game shall be dealt as follows:", *rules,
        "", "CHAPTER 5", "POKER", "", "5:01  The play -- High Card Flush. The game shall be dealt as follows:", *rules,
    ]  # fmt: skip
    found = drafted("\n".join(lines)).games
    assert [(game.title, game.lines[0]) for game in found] == [
        ("BLACKJACK", 1), ("Harbor Nines", 10), ("Spanish 21", 16), ("High Card Flush", 22)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("title", "own", "beside"),
    [
        ("CRAPS (Rev. 3/2019)", "CRAPS", ["(Rev. 3/2019)"]),
        ("Harbor Nines – effective March 3, 2020", "Harbor Nines", ["– effective March 3, 2020"]),
        ("Code: L-200 HARBOR NINES", "HARBOR NINES", ["Code: L-200"]),
        ("L-400 Let It Ride", "Let It Ride", ["L-400"]),
        ("=== Craps ===", "Craps", ["===", "==="]),
        ("Annexe II — Craps", "Craps", ["Annexe II —"]),
        ("Spanish 21", "Spanish 21", []),
        ("Craps Version 2.1", "Craps", ["Version 2.1"]),
        ("21 Lanterns", "21 Lanterns", []),
    ],
)
def test_a_title_is_the_games_own_words(title: str, own: str, beside: list[str]) -> None:
    assert (bare(title), around(title)) == (own, beside)


def _numbered(titles: list[str], listed: bool) -> str:
    rules = "\n".join(
        f"{letter}. {name}\n1. The dealer shall serve each seat in turn.\n2. Each seat shall wager before the round.\n"
        for letter, name in zip("ABC", ("EQUIPMENT", "PROCEDURE", "PAYOFFS"), strict=True)
    )
    front = "\n".join(titles) + "\n\n" if listed else ""
    return front + "\n".join(f"{title}\n\n{rules}" for title in titles)


@pytest.mark.parametrize("listed", [False, True])
@pytest.mark.parametrize(
    "form",
    ["{roman}. {upper}", "{roman}.   {upper}", "§ {number}. {title}.", "{number}. {title}", "PART {number} {upper}"],
)
def test_titles_that_are_counted_apart_from_the_sections_below_them(
    drafted: Callable[[str], Draft], form: str, listed: bool
) -> None:
    romans = ("I", "II", "III", "IV")
    games = ("General", "Blackjack", "Harbor Nines", "Craps")
    titles = [
        form.format(roman=romans[place], number=place + 1, title=title, upper=title.upper())
        for place, title in enumerate(games)
    ]
    found = [(game.title or "").lower() for game in drafted(_numbered(titles, listed)).games]
    assert found[-3:] == ["blackjack", "harbor nines", "craps"]
    assert len(found) <= len(games)


def test_the_letter_behind_h_is_no_numeral(drafted: Callable[[str], Draft]) -> None:
    names = ["Blackjack", "Craps", "Roulette", "Baccarat", "Keno", "Faro", "Sic-Bo", "War", "Chuck-a-Luck", "Fan-Tan"]
    rules = "\n".join(f"{at}. The dealer shall serve seat {at} in its turn and settle its wager." for at in range(1, 6))
    lettered = zip("ABCDEFGHIJ", names, strict=True)
    found = drafted("\n".join(f"{letter}. {name.upper()}\n\n{rules}\n" for letter, name in lettered)).games
    assert [(game.title or "").lower() for game in found] == [name.lower() for name in names]
