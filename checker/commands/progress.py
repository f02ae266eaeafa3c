"""A progress bar on standard error, for a person who waits; silent everywhere else."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from checker.commands import screen

Each = TypeVar("Each")

# Below this many steps the work is done before a bar could be read.
FEWEST = 10


def watched(steps: Iterable[Each], what: str, total: int) -> Iterator[Each]:
    """The steps themselves, with a bar that moves as they are taken."""
    if total < FEWEST or not screen.watching():
        yield from steps
        return
    from rich.progress import track

    yield from track(steps, what, total, console=screen.bar_console(), transient=True)


@contextmanager
def bar(what: str) -> Iterator[Callable[[int, int], None] | None]:
    """What to call with the steps done and the steps there are; nothing where nobody watches."""
    if not screen.watching():
        yield None
        return
    from rich.progress import Progress

    with Progress(console=screen.bar_console(), transient=True) as shown:
        task = shown.add_task(what, total=None)
        yield lambda done, total: shown.update(task, completed=done, total=total)
