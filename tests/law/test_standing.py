"""Checks and pages judge a payout by the same reading of its bet and the same law; what is open is left undecided."""

import re
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from checker.cli import main
from checker.engine.applied_law import AppliedLaw
from checker.engine.filing import Filing
from checker.engine.finding import Severity, Verdict
from checker.engine.outcome import Outcome
from checker.engine.run import run
from checker.report.site.beside import Standing
from checker.rules.lawbeside import LawBeside
from ruleschema.law.book import read_law
from ruleschema.law.versions import unknown_on
from ruleschema.submission.load import load

Write = Callable[..., Path]
Law = Callable[[str], None]

PRECEDENT = "{{cite: {{casino: {name}, section: 1.A}}, pays: {{win: {pays}}}}}"
# Checks that judge payouts by the bet they are for.
BY_BET = ("PAY-101", "PAY-201", "PAY-203", "PAY-205", "PAY-213", "PAY-264")
OPEN = """
game: blackjack
title: Blackjack
sections:
  - number: 5
    title: Payout odds
    clauses: [{at: 5.A, pays: {wager: Blackjack, rows: [{outcome: win, pays: 1 to 1}]}}]
"""


def paying(odds: str) -> str:
    table = f"{{wager: Tie, rows: [{{outcome: win, pays: {odds}}}]}}"
    return f"sections: [{{title: Odds, clauses: [{{at: 1.A, pays: {table}}}]}}]"


@pytest.fixture
def law(monkeypatch: pytest.MonkeyPatch) -> Law:
    """Lets one table on the Tie be the law: its bound, basis and versions."""

    def set_law(table: str) -> None:
        book = read_law([("example law", f"jurisdiction: us-oh\ngame: example\ntables: [{{wager: Tie, {table}}}]")])
        monkeypatch.setattr("ruleschema.law.book._law_files", lambda jurisdiction, game: list(book))

    return set_law


def precedents(*casinos: str) -> str:
    filings = ", ".join(PRECEDENT.format(name=name, pays="9 to 1") for name in casinos)
    return f"bound: at least, basis: precedent, versions: [{{filings: [{filings}]}}]"


def regulation(bound: str) -> str:
    return f"bound: {bound}, basis: regulation, versions: [{{cite: {{section: § 1}}, columns: {{A: {{win: 9 to 1}}}}}}]"


def judged(outcome: Outcome, code: str) -> tuple[Verdict, str]:
    (found,) = [each for each in outcome.verdicts if each.code == code]
    return found.verdict, found.reason


def severities(outcome: Outcome, code: str) -> list[Severity]:
    return [each.severity for each in outcome.findings if each.code == code]


def standing(folder: Path) -> Standing | None:
    (document,) = load([folder]).documents
    filing = Filing(document)
    figure = LawBeside([filing]).figure(filing.payouts[0])
    return figure.standing if figure is not None else None


@pytest.mark.parametrize(
    ("casinos", "grade", "shown"),
    [
        (("Example Casino",), [], None),
        (("Grand Casino",), [Severity.NOTE], Standing.COMPARED),
        (("Example Casino", "Grand Casino"), [Severity.NOTE], Standing.COMPARED),
        (("Grand Casino", "Lake Casino"), [Severity.ERROR], Standing.BROKEN),
    ],
)
def test_an_own_precedent_counts_for_nothing_and_one_of_another_is_a_comparison(
    submission: Write, law: Law, casinos: tuple[str, ...], grade: list[Severity], shown: Standing | None
) -> None:
    law(precedents(*casinos))
    folder = submission(paying("8 to 1"), jurisdiction="us-oh")
    assert severities(run(load([folder])), "PAY-101") == grade
    assert standing(folder) is shown


@pytest.mark.parametrize(
    ("bound", "code", "paid"),
    [
        ("at least", "PAY-101", {"8 to 1": False, "9 for 1": False, "9 to 1": True, "10 to 1": True, "10 for 1": True}),
        ("exactly", "PAY-102", {"8 to 1": False, "10 to 1": False, "9 to 1": True, "10 for 1": True}),
        ("at most", "PAY-103", {"10 to 1": False, "9 to 1": True, "8 to 1": True}),
    ],
)
def test_the_page_shows_what_the_check_says(
    submission: Write, law: Law, bound: str, code: str, paid: dict[str, bool]
) -> None:
    law(regulation(bound))
    for odds, kept in paid.items():
        folder = submission(paying(odds), jurisdiction="us-oh")
        fails = not kept
        assert severities(run(load([folder])), code) == ([Severity.ERROR] if fails else [])
        assert standing(folder) is (Standing.BROKEN if fails else Standing.KEPT)


def test_an_open_bet_is_undecided_for_every_check_that_judges_bets(submission: Write) -> None:
    outcome = run(load([submission(OPEN, jurisdiction="us-oh")]))
    assert [(each.code, each.verdict) for each in outcome.findings if each.code == "PAY-110"] == [
        ("PAY-110", Verdict.UNDECIDED)
    ]
    for code in BY_BET:
        assert judged(outcome, code) == (Verdict.UNDECIDED, "which bet is paid is left open in 5.A"), code


def test_an_open_bet_is_never_shown_as_kept(submission: Write, tmp_path: Path) -> None:
    folder = submission(OPEN, jurisdiction="us-oh")
    assert standing(folder) is Standing.UNDECIDED
    assert main(["report", str(folder), "-o", str(tmp_path / "out")]) == 0
    page = (tmp_path / "out" / "example-casino-blackjack.html").read_text(encoding="utf-8")
    (cell,) = re.findall(r'(?s)<td class="law">(.*?)</td>', page)
    assert 'class="undecided"' in cell
    assert "which bet is paid is left open: not decided" in cell
    assert 'class="kept"' not in page


def test_an_open_bet_is_undecided_in_the_column_of_a_comparison(submission: Write) -> None:
    (document,) = load([submission(OPEN, jurisdiction="us-oh")]).documents
    filing = Filing(document)
    assert LawBeside([filing]).column(filing.payouts) == "not decided"


@pytest.mark.parametrize(
    ("day", "verdict"),
    [
        ("2013-12-31", Verdict.UNDECIDED),
        ("2014-01-01", Verdict.PASSED),
        ("2014-12-31", Verdict.PASSED),
        ("2015-01-01", Verdict.UNDECIDED),
        ("2016-01-01", Verdict.PASSED),
        ("2017-01-01", Verdict.PASSED),  # it has ended, and nothing binds
    ],
)
def test_a_day_without_law_is_undecided_and_one_after_it_is_free(
    submission: Write, law: Law, day: str, verdict: Verdict
) -> None:
    days = (("2014-01-01", "2014-12-31"), ("2016-01-01", "2016-12-31"))
    versions = ", ".join(
        f"{{from: {start}, to: {end}, cite: {{section: § 1}}, columns: {{A: {{win: 8 to 1}}}}}}" for start, end in days
    )
    law(f"bound: at least, basis: regulation, versions: [{versions}]")
    folder = submission(paying("8 to 1"), jurisdiction="us-oh")
    outcome = run(load([folder]), AppliedLaw(as_of=date.fromisoformat(day)))
    told, why = judged(outcome, "PAY-101")
    assert told is verdict
    assert (f"what the law of {day} said of the Tie is not known" == why) == (verdict is Verdict.UNDECIDED)


def test_without_a_day_no_law_is_unknown() -> None:
    assert not unknown_on((), None)


def test_a_win_where_the_point_is_a_number_is_the_bet_on_that_number(submission: Write, law: Law) -> None:
    filing = "{cite: {casino: NAME, section: 7.A}, condition: come out point 4 or 10, pays: {win: 2 to 1}}"
    others = ", ".join(filing.replace("NAME", name) for name in ("Grand Casino", "Lake Casino"))
    law(f"bound: at least, basis: precedent, versions: [{{filings: [{others}]}}]")
    rows = "[{outcome: point 4, pays: 1 to 1}, {outcome: point 5, pays: 1 to 1}, {outcome: point 10, pays: 2 to 1}]"
    table = f"{{at: 1.A, pays: {{wager: Tie, rows: {rows}}}}}"
    folder = submission(f"sections: [{{title: Odds, clauses: [{table}]}}]", jurisdiction="us-oh")
    found = [each.fault.message for each in run(load([folder])).findings if each.code == "PAY-101"]
    assert [message.partition(";")[0] for message in found] == ["Tie, point 4: pays 1 to 1"]
