"""A progress bar where a person waits for long work, and only there."""

import sys
from io import StringIO

import pytest

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
