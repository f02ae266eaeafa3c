"""The outputs by name: each is imported only when it is asked for."""

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module

from checker.report.wording import Report

FORMATS = ("text", "json", "jsonl", "sarif", "junit", "github", "gitlab", "markdown")


@dataclass(frozen=True, slots=True)
class Output:
    """One output asked for: its format, and its file; standard output where there is none."""

    format: str
    file: str = ""


class BadOutput(Exception):
    """The outputs asked for cannot be given; the message is one line for the user."""


def outputs(wanted: list[str]) -> list[Output]:
    """`sarif:out.sarif` and the like taken apart; no two go to one place."""
    found: list[Output] = []
    for each in wanted:
        name, colon, file = each.partition(":")
        if name not in FORMATS:
            near = get_close_matches(name, FORMATS, n=1)
            hint = f"; did you mean {near[0]}?" if near else ""
            raise BadOutput(f"there is no output format {name!r}{hint} (there are {', '.join(FORMATS)})")
        if colon and not file:
            raise BadOutput(f"{each!r} names no file after the colon")
        same = next((other for other in found if other.file == file), None)
        if same is not None:
            where = f"the file {file}" if file else "standard output; give one of them a file, as in sarif:out.sarif"
            raise BadOutput(f"{same.format} and {name} both go to {where}")
        found.append(Output(name, file))
    return found


def rendered(name: str, report: Report) -> str:
    """The report in a format, without colours, ending in a line break; a file's name that is no text gets a ?."""
    return _rendered(name, report).encode("utf-8", "replace").decode()


def _rendered(name: str, report: Report) -> str:
    if name == "text":
        from checker.report.text import lines

        told = lines(report.outcome, report.texts, report.comparison)
        return "".join("".join(text for text, _ in line) + "\n" for line in told)
    if name == "json":
        from checker.report.json import render as render_json

        return render_json(report.outcome, report.comparison) + "\n"
    render: Callable[[Report], str] = import_module(f"checker.report.{name}").render
    text = render(report)
    return text if text.endswith("\n") or not text else f"{text}\n"
