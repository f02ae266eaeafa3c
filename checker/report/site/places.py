"""How places are written on a page: the file without the machine's folders, the line, the source lines."""

import os
from collections.abc import Iterable
from pathlib import PurePosixPath

from ruleschema.span import Span


class Places:
    """Shows files below the folder they share, where they were named by a whole path."""

    def __init__(self, files: Iterable[str]) -> None:
        whole = sorted({str(PurePosixPath(file).parent) for file in files if PurePosixPath(file).is_absolute()})
        self._above = PurePosixPath(os.path.commonpath(whole)).parent if whole else None

    def file(self, name: str) -> str:
        path = PurePosixPath(name)
        if self._above is None or not path.is_absolute():
            return name
        return str(path.relative_to(self._above)) if path.is_relative_to(self._above) else path.name

    def show(self, span: Span) -> str:
        return f"{self.file(span.file)}:{span.line}:{span.column}"


def source_lines(numbers: tuple[int, ...]) -> str:
    """5392, or 5392–5394: the lines of the casino's own document."""
    if not numbers:
        return ""
    first, last = numbers[0], numbers[-1]
    return f"source line {first}" if first == last else f"source lines {first}–{last}"
