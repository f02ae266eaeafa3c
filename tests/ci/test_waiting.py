"""A bar for a person who has waited a second for a check, and for nobody else."""

import sys
from io import StringIO

import pytest
from repository import GAME, Repository

import checker.commands.waiting
from checker.commands.waiting import PATIENCE, waiting


class Terminal(StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(checker.commands.waiting, "time", found)
    monkeypatch.setenv("TERM", "xterm-256color")
    return found


@pytest.mark.parametrize(
    ("seconds", "steps", "shown"),
    [(PATIENCE - 0.01, 1, False), (PATIENCE, 1, True), (PATIENCE + 1, 1, True), (PATIENCE + 1, 4, False)],
    ids=["short", "just long", "long", "long and done"],
)
def test_a_bar_appears_when_the_work_has_taken_a_second(
    seconds: float, steps: int, shown: bool, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    with waiting(4) as step:
        clock.now += seconds
        step(steps)
    assert ("Checking" in screen.getvalue()) is shown
    assert ("25%" in screen.getvalue()) is shown


@pytest.mark.parametrize(
    ("screen", "term"), [(StringIO(), "xterm"), (Terminal(), "dumb")], ids=["no terminal", "dumb terminal"]
)
def test_elsewhere_nothing_appears(screen: StringIO, term: str, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setenv("TERM", term)
    with waiting(4) as step:
        clock.now += 10 * PATIENCE
        step(1)
    assert screen.getvalue() == ""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_check_tells_every_document_twice_on_each_side(
    repository: Repository, jobs: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Read and judged; the bar ends at its end, whatever the number of processes."""
    repository.put("submissions/house/craps.yaml", GAME.replace("big-six", "craps"))
    seen: list[tuple[int, int]] = []
    step = checker.commands.waiting._Bar.step

    def heard(bar: checker.commands.waiting._Bar, documents: int) -> None:
        step(bar, documents)
        seen.append((bar.done, bar.documents))

    monkeypatch.setattr(checker.commands.waiting._Bar, "step", heard)
    monkeypatch.setattr(sys, "stderr", Terminal())
    monkeypatch.setenv("TERM", "xterm-256color")
    repository.run("check", "--against", "HEAD", "--no-cache", "--jobs", jobs)
    assert seen[-1] == (6, 6)
    repository.run("check", "--no-cache", "--jobs", jobs)
    assert seen[-1] == (4, 4)
