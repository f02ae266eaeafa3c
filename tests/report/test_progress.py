"""A progress bar where a person waits for long work, and only there."""

import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from checker.cli import main
from checker.commands.progress import FEWEST, bar, watched


class Terminal(StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("steps", "terminal", "told"),
    [(FEWEST - 1, True, False), (FEWEST, True, True), (FEWEST + 1, True, True), (FEWEST, False, False)],
)
def test_long_work_on_a_terminal_shows_a_bar(
    steps: int, terminal: bool, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Terminal() if terminal else StringIO()
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setattr(sys, "stderr", screen)
    assert list(watched(range(steps), "Checking", steps)) == list(range(steps))
    assert ("Checking" in screen.getvalue()) is told


@pytest.fixture
def many(submission: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fewest casinos for which a bar is worth while."""
    for n in range(FEWEST):
        submission("sections: [{number: 1, title: Odds, clauses: [{at: 1.A, says: tie pays 8 to 1.}]}]", slug=f"c{n}")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TERM", "xterm-256color")


@pytest.mark.usefixtures("many")
@pytest.mark.parametrize(
    ("command", "bars"),
    [
        (["diff", ".", "."], ["Comparing"]),
        (["compare", "example", "."], ["Reading"]),
        (["report", ".", "-o", "out", "--against", "."], ["Checking", "Redlining", "Writing"]),
    ],
)
@pytest.mark.parametrize("screen", [Terminal, StringIO])
def test_commands_that_take_long_show_how_far_they_are(
    screen: type[StringIO], command: list[str], bars: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    errors, answer = screen(), StringIO()
    monkeypatch.setattr(sys, "stderr", errors)
    monkeypatch.setattr(sys, "stdout", answer)
    assert main(command) == 0
    assert [each in errors.getvalue() for each in bars] == [screen is Terminal] * len(bars)
    assert not any(each in answer.getvalue() for each in bars), "standard output is for the answer"


@pytest.mark.parametrize(
    ("terminal", "kind", "told"), [(True, "xterm", True), (True, "dumb", False), (False, "xterm", False)]
)
def test_pages_move_a_bar_only_on_a_terminal(
    terminal: bool, kind: str, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Terminal() if terminal else StringIO()
    monkeypatch.setenv("TERM", kind)
    monkeypatch.setattr(sys, "stderr", screen)
    with bar("Reading pages") as progress:
        if progress is not None:
            progress(1, 2)
    assert ("Reading pages" in screen.getvalue()) is told
    assert ("50%" in screen.getvalue()) is told
