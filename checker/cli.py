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
        "--fail-on", choices=("error", "warning", "note"), default="error",
        help="lowest severity that makes the exit code 1 (default: error)",
    )  # fmt: skip

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

    intake = commands.add_parser("import", help="read a casino's document into a draft submission")
    intake.add_argument("documents", metavar="DOC", nargs="+", help="text or Markdown files, or folders of them")
    intake.add_argument("-o", "--output", metavar="DIR", required=True, help="folder for the submission")
    intake.add_argument("--casino", metavar="SLUG", help="the casino's short name (default: the folder's name)")
    intake.add_argument("--jurisdiction", metavar="CODE", help="such as us-oh")
    intake.set_defaults(command="intake")  # `import` is Python's own word
    intake.add_argument("--force", action="store_true", help="replace a submission that is already there")

    schema = commands.add_parser("schema", help="print the JSON Schema of submissions")
    schema.add_argument("--of", choices=("game", "casino"), default="game", help="which file (default: game)")
    return main


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
