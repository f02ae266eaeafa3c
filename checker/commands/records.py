"""The two files that are committed with the rules, read where they exist: the waivers and the register."""

import os
from dataclasses import replace
from typing import TYPE_CHECKING

from checker.against import Comparison
from checker.commands.desk import Desk
from checker.outcome import Outcome, unread, with_findings

if TYPE_CHECKING:
    from ruleschema.register import Recorded
    from ruleschema.waivers import Waivers


def waivers_of(desk: Desk) -> "Waivers | None":
    if not os.path.isfile(desk.waivers):
        return None
    from ruleschema.waivers import read_waivers

    return read_waivers(desk.waivers)


def register_of(desk: Desk, *, wanted: bool) -> "Recorded | None":
    if not wanted and not os.path.isfile(desk.register):
        return None
    from ruleschema.register import read_register

    return read_register(desk.register)


def numbered(
    outcome: Outcome, comparison: Comparison | None, recorded: "Recorded"
) -> tuple[Outcome, Comparison | None]:
    """Every finding under its permanent number; what is wrong with the register is told beside the findings."""
    from checker.register import register_from

    register = register_from(recorded)
    if recorded.problems:
        outcome = with_findings(outcome, [*outcome.findings, *unread(recorded.problems)])
    outcome = replace(outcome, findings=register.numbered(outcome.findings))
    if comparison is not None:
        comparison = replace(comparison, outcome=outcome, fixed=register.numbered(comparison.fixed))
    return outcome, comparison
