"""houserules check: every check over every submission, numbered findings, an exit code for CI."""

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from checker.cli import EXIT_CLEAN, EXIT_FINDINGS, EXIT_INTERNAL, EXIT_USAGE
from checker.commands import screen
from checker.commands.records import numbered, register_of, waivers_of
from checker.commands.workspace import Bench, Side, Workspace, bench_for, judged, side_of, workspace_for
from checker.commands.writing import editing, not_written, write_whole
from checker.engine.applied_law import AppliedLaw
from checker.engine.finding import Severity
from checker.engine.outcome import Outcome
from checker.policy.against import Comparison, NoRevision, compared
from checker.policy.settings import BadSetting
from checker.report.formats import BadOutput, Output, outputs, rendered
from checker.report.wording import Report
from ruleschema.submission.files import Papers, papers_below
from ruleschema.submission.readfile import decode
from ruleschema.submission.source import Unreadable

if TYPE_CHECKING:
    from checker.policy.register_file import Recorded


class NoLaw(Exception):
    """No law is known for the jurisdiction; the message is one line for the user."""


def run(options: Namespace) -> int:
    try:
        _refuse_unknown(options.law)
        workspace = workspace_for(options.paths)
        wanted = outputs(options.output or [options.format])
        return _run(options, workspace, wanted)
    except (BadSetting, BadOutput, NoRevision, NoLaw) as error:
        screen.complain(error)
        return EXIT_USAGE


def _refuse_unknown(jurisdiction: str | None) -> None:
    if jurisdiction is None:
        return
    from ruleschema.law.book import jurisdictions

    if jurisdiction not in jurisdictions():
        raise NoLaw(f"no law is known for {jurisdiction}; known: {', '.join(jurisdictions())}")


def _run(options: Namespace, workspace: Workspace, wanted: list[Output]) -> int:
    applied = AppliedLaw(options.law, options.as_of)
    bench = bench_for(jobs=options.jobs, no_cache=options.no_cache, applied=applied)
    register = register_of(workspace, wanted=options.register)
    waivers = waivers_of(workspace)
    papers = papers_below(workspace.paths)
    marks = frozenset(str(line.fingerprint) for line in register.lines) if register else frozenset[str]()
    outcome, comparison = _judged(options.against, workspace, Side(papers, waivers), bench, marks)
    texts = _texts(papers, outcome)
    saved = True
    if register is not None:
        if options.register:
            register, saved = _record(outcome, register, workspace, bench)
        outcome, comparison = numbered(outcome, comparison, register)
        texts |= {register.file: register.text} if register.problems else {}
    if waivers is not None:
        texts[waivers.file] = waivers.text
    fail_on = Severity(options.fail_on) if options.fail_on else workspace.settings.fail_on
    written = _write(wanted, Report(outcome, texts, fail_on, comparison))
    if bench.cache.trouble:
        screen.complain(f"{bench.cache.trouble}; the findings are not affected")
    return exit_code(outcome, fail_on) if written and saved else EXIT_USAGE


def exit_code(outcome: Outcome, fail_on: Severity) -> int:
    """0 clean, 1 findings at or above the level, 2 unreadable input, 3 a check that failed."""
    if outcome.crashed:
        return EXIT_INTERNAL
    if outcome.unreadable:
        return EXIT_USAGE
    return EXIT_FINDINGS if outcome.failing(fail_on) else EXIT_CLEAN


def _judged(
    against: str | None, workspace: Workspace, side: Side, bench: Bench, marks: frozenset[str]
) -> tuple[Outcome, Comparison | None]:
    """The side judged, and where a revision is named, how it differs from that."""
    if against is None:
        (outcome,) = judged(workspace, [side], bench, marks)
        return outcome, None
    from checker.policy.revision import Revision

    revision = Revision(against, Path.cwd())
    outcome, before = judged(workspace, [side, side_of(revision, workspace)], bench, marks)
    comparison = compared(before, outcome, against, revision.commit)
    return comparison.outcome, comparison


def _record(outcome: Outcome, known: "Recorded", workspace: Workspace, bench: Bench) -> tuple["Recorded", bool]:
    """Write the register, never over one that cannot be read; gives the one that was added to, and whether it was."""
    from checker.policy.recording import Scope, recorded
    from checker.policy.register import register_from
    from checker.policy.register_file import read_register

    scope = Scope(
        workspace.register.parent, tuple(str(path) for path in workspace.paths), frozenset(workspace.settings.disabled)
    )
    try:
        with editing(workspace.register) as write:
            # Read again: while the documents were judged, other runs may have recorded theirs.
            known = read_register(workspace.register)
            if known.problems:
                screen.complain(f"{known.file} is left as it is until it can be read")
                return known, False
            text = recorded(register_from(known), outcome, scope, bench.today).text()
            if text != known.text:
                write(text)
    except OSError as error:
        _not_written(workspace.register, error)
        return known, False
    return known, True


def _texts(papers: Papers, outcome: Outcome) -> dict[str, str]:
    """The text of every file that a finding points at, for excerpts."""
    pointed = {finding.fault.span.file for finding in outcome.findings}
    raws = {raw.name: raw for paper in papers.papers for raw in (paper.casino, paper.game) if raw.there}
    texts: dict[str, str] = {}
    for name in pointed & raws.keys():
        try:
            texts[name] = decode(raws[name].data, name)
        except Unreadable:
            texts[name] = ""
    return texts


def _write(wanted: list[Output], report: Report) -> bool:
    """All outputs, each whole; one that cannot be written does not keep the others."""
    texts = [(output, rendered(output.format, report)) for output in wanted if output.file or output.format != "text"]
    written = [_write_file(Path(output.file), text) for output, text in texts if output.file]
    for output, text in texts:
        if not output.file:
            screen.emit(text)
    if Output("text") in wanted:
        from checker.report.text import lines

        screen.show(lines(report.outcome, report.texts, report.comparison))
    return all(written)


def _write_file(path: Path, text: str) -> bool:
    try:
        write_whole(path, text)
    except OSError as error:
        _not_written(path, error)
        return False
    return True


def _not_written(path: Path, error: OSError) -> None:
    screen.complain(f"{not_written(path, error)}; left as it was")
