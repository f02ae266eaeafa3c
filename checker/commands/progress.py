"""A progress bar on standard error, for a person who waits; silent everywhere else."""

import os
import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

Each = TypeVar("Each")

# Below this many steps the work is done before a bar could be read.
FEWEST = 10


def watched(steps: Iterable[Each], what: str, total: int) -> Iterator[Each]:
    """The steps themselves, with a bar that moves as they are taken."""
    if total < FEWEST or not sys.stderr.isatty() or os.environ.get("TERM") == "dumb":
        yield from steps
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(steps, what, total, console=Console(stderr=True), transient=True)
