"""The arguments of every command, with their help; nothing heavy is imported for it."""

import argparse
from typing import TYPE_CHECKING, Any

from checker.commands import screen

if TYPE_CHECKING:
    from datetime import date

VERSION = "0.1.0"

_EPILOG = """exit codes: 0 clean, 1 findings at or above the fail level, 2 wrong call or
unreadable input, 3 internal error"""


class _Parser(argparse.ArgumentParser):
    """Help and complaints go where all else goes: an argument is repeated as it can be shown."""

    def _print_message(self, message: str, file: Any = None) -> None:
        screen.usage(message, file)


def parser() -> argparse.ArgumentParser:
    """All commands with their help; nothing heavy is imported for it."""
    main = _Parser(
        prog="houserules",
        description="Read casino table-game rules and tell what is wrong with them.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    main.add_argument("--version", action="version", version=f"houserules {VERSION}")
    commands = main.add_subparsers(dest="command", metavar="COMMAND", required=True)

    _check(commands)
    _waive(commands)
    _init(commands)

    law = commands.add_parser("law", help="list what is known of the law, with citations")
    law.add_argument("jurisdiction", metavar="JURISDICTION", nargs="?", help="such as us-oh (default: all)")
    law.add_argument("game", metavar="GAME", nargs="?", help="such as craps (default: all)")
    law.add_argument("--as-of", metavar="DATE", type=_day, help="the law of this day (default: the latest)")
    law.add_argument("--format", choices=("text", "json"), default="text", help="default: text")

    facts = commands.add_parser("facts", help="print payout and procedure facts, one JSON object a line")
    _paths(facts)
    facts.add_argument("--format", choices=("jsonl",), default="jsonl", help="default: jsonl")

    coverage = commands.add_parser("coverage", help="compare submissions with their source documents")
    _paths(coverage)
    coverage.add_argument(
        "--sources", metavar="DIR", type=_name, action="append", default=[],
        help="folder with the source documents (default: beside the submission and ../shared/seeds)",
    )  # fmt: skip
    coverage.add_argument("--format", choices=("text", "json"), default="text", help="default: text")

    fmt = commands.add_parser("fmt", help="rewrite submissions to the canonical layout")
    _paths(fmt)
    fmt.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file would change")

    report = commands.add_parser(
        "report", help="write findings, pay tables, comparisons, redlines and rules as pages",
        description="Write an index, a page for each casino, document and compared game, and the findings as "
        "Markdown (findings.md). "
        "The exit code is 0 where the report is written, whatever it says; `check` is the gate.",
    )  # fmt: skip
    _paths(report)
    report.add_argument(
        "-o", "--output", metavar="DIR", type=_name, required=True, help="folder for the pages, replaced as a whole"
    )
    report.add_argument("--force", action="store_true", help="replace DIR although it holds files of yours")
    report.add_argument(
        "--against", metavar="OLD", type=_name,
        help="redline against this earlier version: file, folder, or git revision such as main or main:submissions "
        "(default: what a casino filed here under the name its casino file gives as `formerly`)",
    )  # fmt: skip

    _diff(commands)
    _compare(commands)

    explain = commands.add_parser("explain", help="print the page of a check")
    explain.add_argument("code", metavar="CODE", help="such as DOC-104")

    checks = commands.add_parser("checks", help="list all checks, or print all their pages")
    checks.add_argument("--format", choices=("text", "markdown"), default="text", help="default: text")

    intake = commands.add_parser("import", help="read a casino's document into a draft submission")
    intake.add_argument(
        "documents", metavar="DOC", type=_name, nargs="+", help="PDF, Word or text files, or folders of them"
    )
    intake.add_argument("-o", "--output", metavar="DIR", type=_name, required=True, help="folder for the submission")
    intake.add_argument(
        "--casino", metavar="SLUG", type=_name, help="the casino's short name (default: the folder's name)"
    )
    intake.add_argument("--jurisdiction", metavar="CODE", help="such as us-oh")
    intake.add_argument(
        "--changes", choices=("accept", "reject"), help="what becomes of tracked changes in a Word file"
    )
    intake.add_argument(
        "--report", metavar="FILE", type=_name, help="write the accounting of the import as an HTML page"
    )
    intake.set_defaults(command="intake")  # `import` is Python's own word
    intake.add_argument("--force", action="store_true", help="replace a submission that is already there")

    schema = commands.add_parser("schema", help="print the JSON Schema of submissions or of findings")
    schema.add_argument(
        "--of", choices=("game", "casino", "findings"), default="game", help="which file (default: game)"
    )
    return main


def _check(commands: "argparse._SubParsersAction[_Parser]") -> None:
    check = commands.add_parser("check", help="check submissions and print numbered findings")
    _paths(check)
    check.add_argument("--format", choices=("text", "json"), default="text", help="default: text")
    check.add_argument(
        "--fail-on", choices=("error", "warning", "note"),
        help="lowest severity that makes the exit code 1 (default: the configuration's, or error)",
    )  # fmt: skip
    check.add_argument(
        "--output", metavar="FORMAT[:FILE]", action="append", default=[],
        help="text, json, jsonl, sarif, junit, github, gitlab or markdown, to a file or to standard output; repeatable",
    )  # fmt: skip
    check.add_argument(
        "--law", metavar="JURISDICTION", help="judge by this law instead, such as us-pa: would it pass there?"
    )
    check.add_argument("--as-of", metavar="DATE", type=_day, help="judge by the law of this day (default: the latest)")
    check.add_argument("--against", metavar="REV", help="compare with a git revision; only new findings fail")
    check.add_argument("--register", action="store_true", help="record findings and their numbers in findings.yaml")
    check.add_argument("--jobs", metavar="N", type=_jobs, default=1, help="processes to check with (default: 1)")
    check.add_argument("--no-cache", action="store_true", help="neither read nor write the cache")


def _waive(commands: "argparse._SubParsersAction[_Parser]") -> None:
    waive = commands.add_parser("waive", help="accept a finding for a time: write a waiver into waivers.yaml")
    waive.add_argument("finding", metavar="FINDING", help="a finding's number or fingerprint, as check prints it")
    _paths(waive)
    waive.add_argument("--reason", required=True, help="why the finding is accepted")
    waive.add_argument("--approver", required=True, help="who accepts it")
    waive.add_argument("--basis", required=True, help="the legal ground")
    waive.add_argument("--until", metavar="DATE", required=True, help="the last day it holds, such as 2026-12-31")


def _init(commands: "argparse._SubParsersAction[_Parser]") -> None:
    init = commands.add_parser("init", help="start a casino's folder: configuration, waivers, a first submission")
    init.add_argument("folder", metavar="DIR", type=_name, nargs="?", default=".", help="default: the current folder")
    init.add_argument("--name", required=True, help="the casino's name")
    init.add_argument("--jurisdiction", required=True, help="such as us-oh")


def _name(text: str) -> str:
    """A name of something; where a script's variable is empty, it does not name the current folder."""
    if not text:
        raise argparse.ArgumentTypeError("the name is empty")
    return text


def _jobs(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 256:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of processes from 1 to 256")
    return int(text)


def _day(text: str) -> "date":
    from datetime import date

    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is not a day such as 2015-01-21") from None


def _diff(commands: "argparse._SubParsersAction[_Parser]") -> None:
    diff = commands.add_parser("diff", help="tell what changed from one version to another, by meaning")
    for name, words in (("old", "the version before"), ("new", "the version after")):
        diff.add_argument(
            name, metavar=name.upper(), type=_name,
            help=f"{words}: file, folder or git revision such as main:submissions",
        )  # fmt: skip
    diff.add_argument("--format", choices=("text", "json"), default="text", help="default: text")
    diff.add_argument(
        "--fail-on", choices=("needs-approval", "undecidable", "notify", "editorial"),
        help="lightest class of change that makes the exit code 1 (default: none does)",
    )  # fmt: skip


def _compare(commands: "argparse._SubParsersAction[_Parser]") -> None:
    compare = commands.add_parser("compare", help="put every payout and procedure of a game side by side")
    compare.add_argument(
        "names", metavar="GAME|PATH", type=_name, nargs="+",
        help="games to compare; files or folders (default: submissions)",
    )  # fmt: skip
    compare.add_argument(
        "--casinos", metavar="CASINO", type=_name, nargs="+", action="extend", default=[],
        help="only these (default: all)",
    )  # fmt: skip
    compare.add_argument("--format", choices=("text", "json", "xlsx"), default="text", help="default: text")
    compare.add_argument("-o", "--output", metavar="FILE", type=_name, help="write to a file, whole or not at all")


def _paths(command: argparse.ArgumentParser) -> None:
    command.add_argument("paths", metavar="PATH", type=_name, nargs="*", help="files or folders (default: submissions)")
