"""Every numeric limit just below, at and just above; and the same filing judged by another state's law."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from checker.cli import main
from ruleschema.law.book import read_law

Write = Callable[..., Path]


def codes(folder: Path, capsys: pytest.CaptureFixture[str], *options: str) -> list[str]:
    main(["check", str(folder), "--format", "json", *options])
    return [finding["code"] for finding in json.loads(capsys.readouterr().out)["findings"]]


def table(wager: str, outcome: str, pays: str) -> str:
    row = json.dumps({"outcome": outcome, "pays": pays})
    return f"sections: [{{number: 1, title: Odds, clauses: [{{at: 1.A, pays: {{wager: {wager}, rows: [{row}]}}}}]}}]"


@pytest.mark.parametrize(
    ("pays", "found"),
    [
        ("34 to 1", True),
        ("35 to 1", False),
        ("36 to 1", False),
        ("35 for 1", True),
        ("36 for 1", False),
        ("69 to 2", True),
    ],
)
def test_a_straight_bet_pays_at_least_35_to_1(
    submission: Write, capsys: pytest.CaptureFixture[str], pays: str, found: bool
) -> None:
    folder = submission(f"game: roulette\n{table('Straight', 'win', pays)}", jurisdiction="us-oh")
    assert ("PAY-101" in codes(folder, capsys)) == found


@pytest.mark.parametrize(("percent", "found"), [("4%", False), ("5%", False), ("6%", True)])
def test_vigorish_is_at_most_5_percent(
    submission: Write, capsys: pytest.CaptureFixture[str], percent: str, found: bool
) -> None:
    says = f"casino may collect vigorish of at most {percent} of the amount wagered on buy bets."
    folder = submission(
        f"game: craps\nsections: [{{title: Bets, clauses: [{{at: '1', says: {says}}}]}}]", jurisdiction="us-oh"
    )
    assert ("PRO-310" in codes(folder, capsys)) == found


@pytest.mark.parametrize(("amount", "found"), [("$49,999", True), ("$50,000", False), ("$50,001", False)])
def test_a_payout_limit_is_at_least_50_000_dollars(
    submission: Write, capsys: pytest.CaptureFixture[str], amount: str, found: bool
) -> None:
    says = json.dumps(f"payout limit shall be at least {amount}.")
    folder = submission(
        f"game: craps\nsections: [{{title: Limit, clauses: [{{at: '1', says: {says}}}]}}]", jurisdiction="us-oh"
    )
    assert ("PRO-310" in codes(folder, capsys)) == found


@pytest.mark.parametrize(("hours", "found"), [(23, False), (24, False), (25, True)])
def test_cards_are_changed_within_24_hours(
    submission: Write, capsys: pytest.CaptureFixture[str], hours: int, found: bool
) -> None:
    says = f"decks shall be changed at least every {hours} hours."
    folder = submission(f"sections: [{{title: Cards, clauses: [{{at: '1', says: {says}}}]}}]", jurisdiction="us-oh")
    assert ("PRO-310" in codes(folder, capsys)) == found


@pytest.mark.parametrize(("pays", "found"), [("5 to 1", True), ("6 to 1", False), ("7 to 1", True)])
def test_what_the_law_fixes_is_neither_less_nor_more(
    submission: Write, capsys: pytest.CaptureFixture[str], pays: str, found: bool
) -> None:
    folder = submission(f"game: mississippi-stud\n{table('Ante', 'Flush', pays)}", jurisdiction="us-oh")
    assert "PAY-102" not in codes(folder, capsys), "Ohio fixes nothing here"
    assert ("PAY-102" in codes(folder, capsys, "--law", "us-pa")) == found


@pytest.mark.parametrize(("day", "found"), [("2026-03-22", True), ("2026-03-23", True), ("2026-03-24", False)])
def test_a_repealed_menu_binds_until_its_last_day(
    submission: Write, capsys: pytest.CaptureFixture[str], day: str, found: bool
) -> None:
    rows = "[{outcome: Flush, pays: 2 for 1}, {outcome: Straight, pays: 7 for 1}]"
    pays = f"sections: [{{title: Odds, clauses: [{{at: '1', pays: {{wager: 21+3 Progressive, rows: {rows}}}}}]}}]"
    folder = submission(f"game: blackjack\n{pays}", jurisdiction="us-oh")
    assert ("PAY-104" in codes(folder, capsys, "--law", "us-pa", "--as-of", day)) == found


def test_a_day_without_law_is_undecided_and_not_passed(submission: Write, capsys: pytest.CaptureFixture[str]) -> None:
    folder = submission(f"game: craps\n{table('Any Seven Bet', 'win', '4 to 1')}", jurisdiction="us-oh")
    assert main(["check", str(folder), "--law", "us-zz"]) == 2
    told = capsys.readouterr().err
    assert "no law is known for us-zz; known: " in told
    assert "us-ca" in told


def test_law_lists_what_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["law", "us-pa", "ultimate-texas-holdem"]) == 0
    told = capsys.readouterr().out
    assert "653a.12(c)" in told
    assert main(["law", "us-pa", "--format", "json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert all(row["cite"] for row in rows)
    assert main(["law", "us-zz"]) == 2


@pytest.mark.parametrize(("basis", "found"), [("regulation", True), ("statute", True), ("precedent", False)])
def test_a_wager_is_missed_where_the_law_prices_it_and_not_where_others_were_approved_for_it(
    submission: Write, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, basis: str, found: bool
) -> None:
    filings = [f"{{cite: {{casino: {name}, section: 1.A}}, pays: {{win: 1 to 1}}}}" for name in ("Grand", "Lake")]
    tables = [
        f"{{wager: {wager}, bound: at least, basis: {basis}, versions: [{{filings: [{', '.join(filings)}]}}]}}"
        for wager in ("Ante", "Tie")
    ]
    book = read_law([("example law", f"jurisdiction: us-oh\ngame: example\ntables: [{', '.join(tables)}]")])
    monkeypatch.setattr("ruleschema.law.book._law_files", lambda jurisdiction, game: list(book))
    folder = submission(table("Ante", "win", "1 to 1"), jurisdiction="us-oh")
    assert ("PAY-107" in codes(folder, capsys, "--no-cache")) == found
