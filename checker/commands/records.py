"""The two files that are committed with the rules, read where they exist: the waivers and the register."""

import os
from dataclasses import replace
from typing import TYPE_CHECKING

from checker.commands.workspace import Workspace
from checker.engine.outcome import Outcome, unread, with_findings
from checker.policy.against import Comparison

if TYPE_CHECKING:
    from checker.policy.register_file import Recorded
    from checker.policy.waiver_file import Waivers


def waivers_of(workspace: Workspace) -> "Waivers | None":
    if not os.path.isfile(workspace.waivers):
        return None
    from checker.policy.waiver_file import read_waivers

    return read_waivers(workspace.waivers)


def register_of(workspace: Workspace, *, wanted: bool) -> "Recorded | None":
    if not wanted and not os.path.isfile(workspace.register):
        return None
    from checker.policy.register_file import read_register

    return read_register(workspace.register)


def numbered(
    outcome: Outcome, comparison: Comparison | None, recorded: "Recorded"
) -> tuple[Outcome, Comparison | None]:
    """Every finding under its permanent number; what is wrong with the register is told beside the findings."""
    from checker.policy.register import register_from

    register = register_from(recorded)
    if recorded.problems:
        outcome = with_findings(outcome, [*outcome.findings, *unread(recorded.problems)])
    outcome = replace(outcome, findings=register.numbered(outcome.findings))
    if comparison is not None:
        comparison = replace(comparison, outcome=outcome, fixed=register.numbered(comparison.fixed))
    return outcome, comparison
