"""The one place that writes to standard output and standard error: only what can be seen gets through."""

import os
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, TextIO

from checker.report.visible import escape, visible

if TYPE_CHECKING:
    from rich.console import Console

    from checker.report.text import Line


def say(line: str) -> None:
    """One line on standard output."""
    _write(sys.stdout, f"{visible(line)}\n")


def emit(text: str) -> None:
    """A text of many lines on standard output, as it stands."""
    _write(sys.stdout, _lines(text))


def warn(line: str) -> None:
    """One line on standard error."""
    _write(sys.stderr, f"{visible(line)}\n")


def complain(reason: object) -> None:
    """One line on standard error that says why the command does not do what it was called for."""
    warn(f"houserules: {reason}")


def usage(text: str, stream: TextIO | None) -> None:
    """How the program is called, on the stream that the parser of arguments has chosen."""
    _write(stream, _lines(text))


def show(lines: Iterable["Line"]) -> None:
    """Lines in colours where a person looks at them and has not asked for none."""
    if sys.stdout is None or not sys.stdout.isatty() or os.environ.get("NO_COLOR"):
        for line in lines:
            say("".join(text for text, _ in line))
        return
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, soft_wrap=True)
    for line in lines:
        console.print(Text.assemble(*((visible(text), style) for text, style in line)))


def watching() -> bool:
    """Whether a person waits at a terminal that can draw a bar."""
    return sys.stderr is not None and sys.stderr.isatty() and os.environ.get("TERM") != "dumb"


def bar_console() -> "Console":
    """Where bars are drawn; what they say is the program's own."""
    from rich.console import Console

    return Console(stderr=True)


def finish() -> None:
    """All that was said is on its way, or the error that keeps it is raised here."""
    if sys.stdout is not None:
        sys.stdout.flush()


def close() -> None:
    """Nobody reads any more: what is left has nowhere to go."""
    sys.stdout = None


def _lines(text: str) -> str:
    return "\n".join(visible(line) for line in text.split("\n"))


def _write(stream: TextIO | None, text: str) -> None:
    if stream is None:
        return
    try:
        text.encode(stream.encoding or "utf-8")
    except UnicodeEncodeError:
        text = "".join(char if _has(stream, char) else escape(char) for char in text)
    stream.write(text)


def _has(stream: TextIO, char: str) -> bool:
    try:
        return char.isascii() or bool(char.encode(stream.encoding or "utf-8"))
    except UnicodeEncodeError:
        return False
