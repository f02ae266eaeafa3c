"""The command line: arguments in, one command called, its exit code out."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

VERSION = "0.1.0"

EXIT_CLEAN = 0
EXIT_FINDINGS = 1
EXIT_USAGE = 2
EXIT_INTERNAL = 3

_EPILOG = """exit codes: 0 clean, 1 findings at or above the fail level, 2 wrong call or
unreadable input, 3 internal error"""


def parser() -> argparse.ArgumentParser:
    """All commands with their help; nothing heavy is imported for it."""
    main = argparse.ArgumentParser(
        prog="houserules",
        description="Read casino table-game rules and tell what is wrong with them.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    main.add_argument("--version", action="version", version=f"houserules {VERSION}")
    commands = main.add_subparsers(dest="command", metavar="COMMAND", required=True)

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
    check.add_argument("--against", metavar="REV", help="compare with a git revision; only new findings fail")
    check.add_argument("--register", action="store_true", help="record findings and their numbers in findings.yaml")
    check.add_argument("--jobs", metavar="N", type=_jobs, default=1, help="processes to check with (default: 1)")
    check.add_argument("--no-cache", action="store_true", help="neither read nor write the cache")

    waive = commands.add_parser("waive", help="accept a finding for a time: write a waiver into waivers.yaml")
    waive.add_argument("finding", metavar="FINDING", help="a finding's number or fingerprint, as check prints it")
    _paths(waive)
    waive.add_argument("--reason", required=True, help="why the finding is accepted")
    waive.add_argument("--approver", required=True, help="who accepts it")
    waive.add_argument("--basis", required=True, help="the legal ground")
    waive.add_argument("--until", metavar="DATE", required=True, help="the last day it holds, such as 2026-12-31")

    init = commands.add_parser("init", help="start a casino's folder: configuration, waivers, a first submission")
    init.add_argument("folder", metavar="DIR", nargs="?", default=".", help="default: the current folder")
    init.add_argument("--name", required=True, help="the casino's name")
    init.add_argument("--jurisdiction", required=True, help="such as us-oh")

    facts = commands.add_parser("facts", help="print payout and procedure facts, one JSON object a line")
    _paths(facts)
    facts.add_argument("--format", choices=("jsonl",), default="jsonl", help="default: jsonl")

    coverage = commands.add_parser("coverage", help="compare submissions with their source documents")
    _paths(coverage)
    coverage.add_argument(
        "--sources", metavar="DIR", action="append", default=[],
        help="folder with the source documents (default: beside the submission and ../shared/seeds)",
    )  # fmt: skip
    coverage.add_argument("--format", choices=("text", "json"), default="text", help="default: text")

    fmt = commands.add_parser("fmt", help="rewrite submissions to the canonical layout")
    _paths(fmt)
    fmt.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file would change")

    explain = commands.add_parser("explain", help="print the page of a check")
    explain.add_argument("code", metavar="CODE", help="such as DOC-104")

    commands.add_parser("checks", help="list all checks")

    schema = commands.add_parser("schema", help="print the JSON Schema of submissions or of findings")
    schema.add_argument(
        "--of", choices=("game", "casino", "findings"), default="game", help="which file (default: game)"
    )
    return main


def _jobs(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 256:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of processes from 1 to 256")
    return int(text)


def _paths(command: argparse.ArgumentParser) -> None:
    command.add_argument("paths", metavar="PATH", nargs="*", help="files or folders (default: submissions)")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code."""
    options = parser().parse_args(arguments)
    command = import_module(f"checker.commands.{options.command}")
    try:
        code: int = command.run(options)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has seen enough (`| head`); what is left has nowhere to go.
        sys.stdout = None
        return EXIT_CLEAN
    except KeyboardInterrupt:
        print("houserules: stopped", file=sys.stderr)
        return EXIT_USAGE
    return code


if __name__ == "__main__":
    sys.exit(main())
