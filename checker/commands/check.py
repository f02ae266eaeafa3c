"""houserules check: every check over every submission, numbered findings, an exit code for CI."""

import sys
from argparse import Namespace

from checker.cli import EXIT_CLEAN, EXIT_FINDINGS, EXIT_INTERNAL, EXIT_USAGE
from checker.commands.inputs import loaded
from checker.commands.screen import show
from checker.filing import Ground
from checker.finding import Severity
from checker.report import json, text
from checker.run import Outcome
from checker.run import run as run_checks
from ruleschema.lawbook import jurisdictions


def run(options: Namespace) -> int:
    found = loaded(options.paths)
    if options.law is not None and options.law not in jurisdictions():
        print(f"houserules: no law is known for {options.law}; known: {', '.join(jurisdictions())}", file=sys.stderr)
        return EXIT_USAGE
    outcome = run_checks(found, Ground(options.law, options.as_of))
    if options.format == "json":
        print(json.render(outcome))
    else:
        texts = found.broken | {document.file: document.text for document in found.documents}
        show(text.lines(outcome, texts))
    return exit_code(outcome, Severity(options.fail_on))


def exit_code(outcome: Outcome, fail_on: Severity) -> int:
    """0 clean, 1 findings at or above the level, 2 unreadable input, 3 a check that failed."""
    if outcome.crashed:
        return EXIT_INTERNAL
    if outcome.unreadable:
        return EXIT_USAGE
    if any(finding.severity.rank <= fail_on.rank for finding in outcome.findings):
        return EXIT_FINDINGS
    return EXIT_CLEAN
