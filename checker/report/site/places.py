"""How places are written on a page: the file without the machine's folders, the line, the source lines."""

import os
from collections.abc import Iterable
from pathlib import Path

from ruleschema.submission.span import Span


class Places:
    """Shows files from the folder they share downwards, so that it does not matter where the command ran."""

    def __init__(self, files: Iterable[str]) -> None:
        folders = sorted({os.path.dirname(os.path.abspath(file)) for file in files})
        self._above = Path(os.path.commonpath(folders)).parent if folders else Path.cwd()

    def file(self, name: str) -> str:
        return Path(os.path.abspath(name)).relative_to(self._above).as_posix()

    def show(self, span: Span) -> str:
        return f"{self.file(span.file)}:{span.line}:{span.column}"


def lines_text(numbers: tuple[int, ...]) -> str:
    """Line 5392, or lines 5392–5394, of the casino's own document."""
    if not numbers:
        return ""
    first, last = numbers[0], numbers[-1]
    return f"line {first}" if first == last else f"lines {first}–{last}"
