"""houserules checks: all checks, a line each, or their pages as one Markdown document."""

from argparse import Namespace

from checker.cli import EXIT_CLEAN
from checker.commands import screen
from checker.engine.check import pages
from checker.engine.run import OWN_PAGES
from checker.policy.waiving import severity_of
from checker.report.templates import template


def run(options: Namespace) -> int:
    if options.format == "markdown":
        screen.emit(template("checks.md.j2").render(pages=pages()).rstrip() + "\n")
        return EXIT_CLEAN
    rows = [(page.check.code, str(page.check.severity), page.check.title) for page in pages()]
    rows += [(code, str(severity_of(code)), words.split(". ")[0]) for code, words in OWN_PAGES.items()]
    for code, severity, title in sorted(rows):
        screen.say(f"{code}  {severity:<8} {title}")
    return EXIT_CLEAN
