"""A run written into the register: what is new, what is gone, what came back, what is waived."""

import os
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from checker.engine.finding import Finding
from checker.engine.outcome import CRASHED, UNREADABLE, Outcome
from checker.policy.register import RENEWED_AFTER, Entry, Register
from checker.policy.register_file import State


@dataclass(frozen=True, slots=True)
class Scope:
    """What a run can speak for: the paths it checked, and the checks that were not run."""

    # The register's folder: its entries name files from there, wherever the run was started.
    folder: Path
    paths: tuple[str, ...]
    disabled: frozenset[str] = frozenset()

    def name(self, file: str) -> str:
        return Path(os.path.relpath(file, self.folder)).as_posix()

    def holds(self, entry: Entry, silent: frozenset[tuple[str, str]]) -> bool:
        """Whether the absence of this finding means that it is fixed."""
        tops = [self.name(path) for path in self.paths]
        below = any(top == "." or f"{entry.file}/".startswith(f"{top}/") for top in tops)
        unheard = {(entry.file, ""), (entry.game, entry.code)} & silent
        return below and entry.code not in self.disabled and not unheard


def recorded(register: Register, outcome: Outcome, scope: Scope, today: date) -> Register:
    """The register after the run. What was not checked, could not be read or was off stays as it is."""
    entries = dict(register.entries)
    seen = {finding.fingerprint for finding in outcome.findings}
    for finding in register.numbered(_lasting(outcome)):
        known = entries.get(finding.fingerprint)
        file = scope.name(finding.fault.span.file)
        entry = _first(finding, file, today) if known is None else _again(known, finding, file, today)
        entries[finding.fingerprint] = entry
    silent = _silent(outcome, scope)
    for mark, entry in register.entries.items():
        if mark not in seen and entry.state is not State.FIXED and scope.holds(entry, silent):
            entries[mark] = _turned(entry, State.FIXED, today)
    return Register(entries.values())


def _lasting(outcome: Outcome) -> list[Finding]:
    """A file that cannot be read and a check that failed are troubles of the run, not findings about rules."""
    return [finding for finding in outcome.findings if finding.code not in (UNREADABLE, CRASHED)]


def _silent(outcome: Outcome, scope: Scope) -> frozenset[tuple[str, str]]:
    """Where absence says nothing: unreadable files, and checks that failed on a game."""
    files = {(scope.name(each.fault.span.file), "") for each in outcome.findings if each.code == UNREADABLE}
    failed = {(each.game, each.fault.about[0]) for each in outcome.findings if each.code == CRASHED}
    return frozenset(files | failed)


def _first(finding: Finding, file: str, today: date) -> Entry:
    state = State.WAIVED if finding.waiver else State.OPEN
    return Entry(
        number=finding.number,
        fingerprint=finding.fingerprint,
        code=finding.code,
        casino=finding.casino,
        game=finding.game,
        clause=finding.fault.at,
        file=file,
        message=finding.fault.message,
        state=state,
        first_seen=today,
        last_seen=today,
        history=(f"{today} {state}",),
    )


def _again(entry: Entry, finding: Finding, file: str, today: date) -> Entry:
    """An entry whose finding is there: its state may have changed, or its file."""
    if finding.waiver:
        state = State.WAIVED
    elif entry.state is State.FIXED or _came_back(entry.history):
        state = State.RETURNED
    else:
        state = State.OPEN
    moved = replace(entry, file=file)
    if state is not entry.state:
        return replace(_turned(moved, state, today), last_seen=today)
    stale = today - entry.last_seen >= RENEWED_AFTER or moved.file != entry.file
    return replace(moved, last_seen=max(today, entry.last_seen)) if stale else entry


def _came_back(history: Iterable[str]) -> bool:
    return any(each.endswith(f" {State.RETURNED}") for each in history)


def _turned(entry: Entry, state: State, today: date) -> Entry:
    return replace(entry, state=state, history=(*entry.history, f"{today} {state}"))
