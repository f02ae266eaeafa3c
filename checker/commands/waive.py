"""houserules waive: accept a finding for a time, in waivers.yaml, with everything else in the file kept."""

import json
from argparse import Namespace
from dataclasses import replace
from datetime import date

from checker.cli import EXIT_CLEAN, EXIT_USAGE
from checker.commands import screen
from checker.commands.records import numbered, register_of
from checker.commands.workspace import Side, Workspace, bench_for, judged, workspace_for
from checker.commands.writing import editing, not_written
from checker.engine.finding import Finding
from checker.policy.settings import BadSetting
from checker.policy.waiver_file import Waiver, Waivers, read_waivers, waivers_in
from checker.policy.waiving import Rules, invalid, waivable, waiver_of
from checker.report.visible import visible
from ruleschema.submission.characters import FORBIDDEN, control_name
from ruleschema.submission.files import papers_below
from ruleschema.submission.span import Span

HEADER = "# Findings accepted for a time; `houserules waive` adds one. See README, “Waivers”.\n"


class NotWaived(Exception):
    """The waiver was not written; the message is one line for the user."""


def run(options: Namespace) -> int:
    try:
        _refuse_words(options)
        workspace = workspace_for(options.paths)
        finding = _found(options.finding, workspace, _known(workspace))
        with editing(workspace.waivers) as write:
            # Read again: while the finding was looked for, other runs may have added waivers.
            known = _known(workspace)
            _refuse_waived(options.finding, finding, known, workspace)
            write(_with(known, _entry(finding, options), workspace))
    except (NotWaived, BadSetting) as error:
        screen.complain(error)
        return EXIT_USAGE
    except OSError as error:
        screen.complain(f"{not_written(workspace.waivers, error)}; left as it was")
        return EXIT_USAGE
    screen.say(f"{known.file}: finding {finding.number} ({finding.code}) waived until {options.until}")
    return EXIT_CLEAN


def _known(workspace: Workspace) -> Waivers:
    known = read_waivers(workspace.waivers)
    if known.problems:
        problem = known.problems[0]
        raise NotWaived(f"{problem.span}: {problem.message}; put this right first")
    return known


def _refuse_words(options: Namespace) -> None:
    """What a waiver cannot do without or cannot hold, told before anything is checked."""
    for name in ("reason", "approver", "basis"):
        if not getattr(options, name).strip():
            raise NotWaived(f"--{name} says nothing; give it in words")
        if found := FORBIDDEN.search(getattr(options, name)):
            raise NotWaived(f"--{name} holds {control_name(found.group())}")
    try:
        date.fromisoformat(options.until)
    except ValueError:
        raise NotWaived(f"--until: {options.until!r} is not a day such as 2026-12-31") from None


def _found(wanted: str, workspace: Workspace, known: Waivers) -> Finding:
    """The finding of that number or fingerprint, if it may be waived."""
    bench = bench_for(jobs=1, no_cache=False)
    (outcome,) = judged(workspace, [Side(papers_below(workspace.paths), known)], bench, frozenset())
    recorded = register_of(workspace, wanted=False)
    if recorded is not None:
        outcome, _ = numbered(outcome, None, recorded)
    matching = [each for each in outcome.findings if wanted in (str(each.number), each.fingerprint)]
    if not matching:
        raise NotWaived(f"no finding has the number or fingerprint {wanted!r}; `houserules check` lists all")
    finding = matching[0]
    if not waivable(finding.code, workspace.settings):
        raise NotWaived(f"{finding.code} cannot be waived")
    return finding


def _refuse_waived(wanted: str, finding: Finding, known: Waivers, workspace: Workspace) -> None:
    waiver = waiver_of(finding, known, Rules(date.today(), workspace.settings))
    if waiver is not None:
        raise NotWaived(f"finding {wanted} is waived already, until {waiver.expires.date}")


def _entry(finding: Finding, options: Namespace) -> str:
    """The waiver as lines of YAML; every value is quoted, so that none is read as anything but text."""
    values = {
        "fingerprint": finding.fingerprint,
        "code": finding.code,
        "casino": finding.casino,
        "game": finding.game,
        "clause": finding.fault.at,
        "reason": options.reason,
        "approver": options.approver,
        "date": str(date.today()),
        "expires": options.until,
        "basis": options.basis,
    }
    lines = [f"    {key}: {json.dumps(value, ensure_ascii=False)}" for key, value in values.items() if value]
    return f"  - # {visible(finding.fault.message)}\n" + "\n".join(lines) + "\n"


def _with(known: Waivers, entry: str, workspace: Workspace) -> str:
    """The file with one waiver more, at its end; nothing else in it changes, line ends included."""
    ends = "\r\n" if 0 < known.text.count("\n") == known.text.count("\r\n") else "\n"
    before = known.text.replace(ends, "\n")
    start = before if known.waivers else _without_waivers(before)
    text = f"{start.rstrip()}\n{entry}" if start.strip() else f"{HEADER}waivers:\n{entry}"
    text = text.replace("\n", ends)
    after = waivers_in(text.encode(), known.file)
    if after.problems:
        problem = after.problems[0]
        raise NotWaived(f"{problem.message}; expected {problem.expected}" if problem.expected else problem.message)
    if list(map(_unplaced, after.waivers[:-1])) != list(map(_unplaced, known.waivers)):
        raise NotWaived(f"{known.file} does not end with its list of waivers; add the waiver by hand")
    if reason := invalid(after.waivers[-1], Rules(date.today(), workspace.settings)):
        raise NotWaived(f"the waiver {reason}")
    return text


def _unplaced(waiver: Waiver) -> Waiver:
    """The waiver wherever it stands: a block ends where the next one starts."""
    return replace(waiver, span=Span("", 1, 1, 1, 1))


def _without_waivers(text: str) -> str:
    """A file without waivers, ready to take the first: comments kept, the empty list opened."""
    kept = [line for line in text.split("\n") if line.split("#")[0].strip() not in ("waivers:", "waivers: []")]
    return "\n".join([*kept, ""]).rstrip("\n") + "\nwaivers:\n"
