"""The outside contracts: commands, exit codes, formats."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from checker.cli import main
from checker.commands.arguments import VERSION
from checker.engine.check import pages

CLEAN = "sections: [{number: 1, title: Wagers, clauses: [{at: 1.A, says: player may make a wager.}]}]"
WARNED = "sections: [{number: 1, title: Wagers, clauses: [{at: 1.A}, {at: 1.C}]}]"
FAILED = """
sections:
  - {number: 7, title: Payout odds}
  - {number: 8, title: Irregularities, clauses: [{at: 8.I, src: 41, refs: [{to: "8", titled: Payout odds}]}]}
"""
FINDING_KEYS = [
    "number", "code", "severity", "verdict", "casino", "game", "at", "file", "line", "column", "end_line", "end_column",
    "src", "message", "expected", "actual", "cite", "related", "fingerprint",
]  # fmt: skip


@pytest.mark.parametrize(
    ("fragment", "fail_on", "code"),
    [
        (CLEAN, "note", 0),
        (WARNED, "error", 0),
        (WARNED, "warning", 1),
        (WARNED, "note", 1),
        (FAILED, "error", 1),
        ("sections: 7", "error", 2),
    ],
)
def test_the_exit_code_follows_the_worst_finding(
    submission: Callable[..., Path], fragment: str, fail_on: str, code: int
) -> None:
    assert main(["check", str(submission(fragment)), "--fail-on", fail_on]) == code


def test_a_wrong_call_is_exit_code_2() -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["check", "--format", "papyrus"])
    assert stopped.value.code == 2


def test_a_check_that_crashes_is_a_finding_and_exit_code_3(
    submission: Callable[..., Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def explode(self: object) -> None:
        raise RuntimeError("boom")

    monkeypatch.setattr("checker.engine.filing.Filing.paths", property(explode))
    assert main(["check", str(submission(FAILED)), "--format", "json"]) == 3
    told = json.loads(capsys.readouterr().out)
    crashed = [finding for finding in told["findings"] if finding["code"] == "RUN-001"]
    assert crashed
    assert all(finding["verdict"] == "undecided" for finding in crashed)
    assert any(verdict["verdict"] == "passed" for verdict in told["verdicts"]), "the other checks ran"


def test_json_has_the_keys_of_the_contract(submission: Callable[..., Path], capsys: pytest.CaptureFixture[str]) -> None:
    main(["check", str(submission(FAILED)), "--format", "json"])
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["version", "summary", "findings", "verdicts"]
    (finding,) = told["findings"]
    assert list(finding) == FINDING_KEYS
    assert finding["code"] == "DOC-104"
    assert finding["src"] == [41]
    assert finding["expected"] == "7 (“Payout odds”)"
    assert {verdict["verdict"] for verdict in told["verdicts"]} == {"passed", "failed", "not applicable"}
    assert all(verdict["reason"] for verdict in told["verdicts"] if verdict["verdict"] == "not applicable")


def test_the_same_input_gives_the_same_bytes(
    submission: Callable[..., Path], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(submission(FAILED))
    outputs = set()
    for _ in range(2):
        main(["check", folder, "--format", "json"])
        outputs.add(capsys.readouterr().out)
    assert len(outputs) == 1


def test_facts_carry_the_keys_of_the_contract(
    submission: Callable[..., Path], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = submission("""
sections:
  - number: 3
    title: Cards
    clauses:
      - {at: 3.A, src: 12, says: decks shall be changed at least every 24 hours.}
      - {at: 3.B, src: 13, pays: {wager: Tie, bound: at least, rows: [{outcome: win, pays: 8 to 1, src: 14}]}}
""")
    assert main(["facts", str(folder)]) == 0
    payout, procedure = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert list(payout) == [
        "kind", "casino", "game", "wager", "table", "condition", "outcome", "pays", "bound", "commission", "at", "src",
        "file", "line", "column",
    ]  # fmt: skip
    assert (payout["pays"], payout["bound"], payout["src"]) == ("8 to 1", "at_least", [14])
    assert list(procedure) == [
        "kind", "casino", "game", "topic", "modality", "bound", "value", "unit", "condition", "at", "src", "file",
        "line", "column",
    ]  # fmt: skip
    assert procedure["topic"] == "cards.change-interval"
    assert (procedure["modality"], procedure["bound"], procedure["value"], procedure["unit"]) == (
        "shall", "at_most", "24", "hours",
    )  # fmt: skip


@pytest.mark.parametrize("code", ["DOC-104", "doc-104", "DOC-001", "RUN-001", "PRO-321"])
def test_explain_prints_a_page(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", code]) == 0
    assert capsys.readouterr().out.startswith(code.upper())


def test_explain_suggests_a_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "XDO-5033"]) == 2
    assert "did you mean XDO-503?" in capsys.readouterr().err


def test_checks_lists_every_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["checks"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == sorted(lines)
    assert any(line.startswith("PAY-201") for line in lines)


def test_the_pages_of_all_checks_make_one_document(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["checks", "--format", "markdown"]) == 0
    told = capsys.readouterr().out
    assert all(f"## {page.check.code}: {page.check.title}" in told for page in pages())


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    assert stopped.value.code == 0
    assert capsys.readouterr().out == f"houserules {VERSION}\n"


COMMANDS = ["check", "facts", "coverage", "fmt", "explain", "checks", "schema", "law", "report", "diff", "compare"]
COMMANDS += ["waive", "init"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([command, "--help"])
    assert stopped.value.code == 0
    assert "usage: houserules" in capsys.readouterr().out
