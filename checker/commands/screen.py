"""Styled lines to standard output: through rich on a terminal, plain everywhere else."""

import os
import sys
from collections.abc import Iterable

from checker.report.text import Line


def show(lines: Iterable[Line]) -> None:
    """Print lines, with colours where a person looks at them and has not asked for none."""
    if not sys.stdout.isatty() or os.environ.get("NO_COLOR"):
        for line in lines:
            sys.stdout.write("".join(text for text, _ in line) + "\n")
        return
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, soft_wrap=True)
    for line in lines:
        console.print(Text.assemble(*((text, style) for text, style in line)))
