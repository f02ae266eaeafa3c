"""How a finding reads in the terminal: golden files, plain and in colour."""

import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from example_game import EXAMPLE

from checker.cli import main


@pytest.fixture
def checked(submission: Callable[..., Path], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[], None]:
    """Checks the example from its own folder, so that no machine path shows."""
    submission(EXAMPLE)
    monkeypatch.chdir(tmp_path)
    return lambda: None if main(["check", "example-casino"]) == 1 else pytest.fail("findings expected")


def test_plain_text_is_as_recorded(
    checked: Callable[[], None], capsys: pytest.CaptureFixture[str], golden: Callable[[str, str], None]
) -> None:
    checked()
    golden("check.txt", capsys.readouterr().out)


class Terminal(StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_gets_colours(checked: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    screen = Terminal()
    monkeypatch.setattr(sys, "stdout", screen)
    checked()
    assert "\x1b[1;31m" in screen.getvalue()


def test_no_color_is_heeded(checked: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    screen = Terminal()
    monkeypatch.setattr(sys, "stdout", screen)
    checked()
    assert "\x1b" not in screen.getvalue()


def test_json_is_as_recorded(
    submission: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    golden: Callable[[str, str], None],
) -> None:
    submission(EXAMPLE)
    monkeypatch.chdir(tmp_path)
    main(["check", "example-casino", "--format", "json"])
    golden("check.json", capsys.readouterr().out)
