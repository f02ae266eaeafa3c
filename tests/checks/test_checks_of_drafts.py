"""What the checks make of drafts as `import` leaves them: left open where they cannot know."""

from collections.abc import Callable
from pathlib import Path

import pytest

from checker.engine.applied_law import OWN_LAW
from checker.engine.cache import Cache
from checker.engine.finding import Verdict
from checker.engine.outcome import Outcome
from checker.engine.run import run
from checker.engine.survey import survey
from ruleschema.submission.files import papers_below
from ruleschema.submission.load import load

APPROVED = (
    "sections: [{number: 1, title: Odds, clauses: [{at: 1.A, says: odds may be changed if approved by the WORD.}]}]"
)


def checked(folder: Path, jurisdiction: str) -> Outcome:
    """The casino as `import` writes it, which knows no regulator."""
    (folder / "casino.yaml").write_text(f"casino: river\nname: River\njurisdiction: {jurisdiction}\n", encoding="utf-8")
    return run(load([folder]))


def verdict(outcome: Outcome, code: str) -> tuple[Verdict, str]:
    (judged,) = [each for each in outcome.verdicts if each.code == code]
    return judged.verdict, judged.reason


def test_a_regulator_is_left_over_only_where_that_of_the_jurisdiction_is_known(submission: Callable[..., Path]) -> None:
    folder = submission(APPROVED.replace("WORD", "division"))
    assert verdict(checked(folder, "us-oh"), "DOC-133") == (Verdict.FAILED, "")
    told, why = verdict(checked(folder, "us-xx"), "DOC-133")
    assert told is Verdict.NOT_APPLICABLE
    assert "none is known for its jurisdiction" in why


@pytest.mark.parametrize(("titled", "told"), [("Roulette", Verdict.UNDECIDED), ("Bonus", Verdict.FAILED)])
def test_what_is_judged_by_one_game_is_undecided_where_a_draft_holds_two(
    submission: Callable[..., Path], titled: str, told: Verdict
) -> None:
    paid = "{at: NUMBER, read: auto, says: player may fold., pays: {wager: Ante, rows: [{outcome: Flush, pays: ODDS}]}}"
    first, second = (
        paid.replace("NUMBER", number).replace("ODDS", odds) for number, odds in (("1.A", "4 to 1"), ("1.B", "5 to 1"))
    )
    folder = submission(
        "game: three-card-poker\ntitle: Three Card Poker\n"
        f"sections:\n  - {{number: 1, title: Play, clauses: [{first}, {second}]}}\n"
        f"  - {{number: 2, title: {titled}, clauses: [{{at: 2.A, text: The wheel is spun.}}]}}\n"
    )
    assert verdict(run(load([folder])), "PAY-201")[0] is told


def test_drafts_of_one_document_know_each_other_in_any_number_of_processes(
    submission: Callable[..., Path], tmp_path: Path
) -> None:
    cites = "{at: 655a.1(a), read: auto, says: player may fold per §655a.WHERE., refs: [{to: 655a.WHERE}]}"
    for where, lines, file in (("2", "1-9", "first"), ("9", "10-19", "second")):
        number = {"first": "655a.1", "second": "655a.2"}[file]
        clause = cites.replace("655a.1", number).replace("WHERE", where)
        submission(
            f"source: {{document: rules.txt, lines: {lines}}}\n"
            f"sections: [{{number: {number}, title: Play, clauses: [{clause}]}}]",
            file=file,
        )
    plain = run(load([tmp_path]))
    assert [each.fault.actual for each in plain.findings if each.code == "DOC-105"] == ["655a.9"]
    assert survey(papers_below([tmp_path]), OWN_LAW, Cache(None), 2) == plain
