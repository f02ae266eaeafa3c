"""A bar on standard error for a person who has waited a second; nothing for short work, and nothing elsewhere."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from checker.commands import screen
from checker.engine.survey import Step, unheard

if TYPE_CHECKING:
    from rich.progress import Progress

# Seconds before which nobody asks what is going on.
PATIENCE = 1.0


@contextmanager
def waiting(documents: int) -> Iterator[Step]:
    """What to call as documents are done."""
    if not screen.watching():
        yield unheard
        return
    bar = _Bar(documents)
    try:
        yield bar.step
    finally:
        bar.end()


class _Bar:
    """Counts from the start, and is drawn once the work has taken long."""

    def __init__(self, documents: int) -> None:
        self.documents = documents
        self.done = 0
        self.start = time.monotonic()
        self.drawn: Progress | None = None

    def step(self, documents: int) -> None:
        self.done += documents
        late = time.monotonic() - self.start >= PATIENCE
        if self.drawn is None and late and self.done < self.documents:
            from rich.progress import Progress

            self.drawn = Progress(console=screen.bar_console(), transient=True)
            self.drawn.add_task("Checking", total=self.documents)
            self.drawn.start()
        if self.drawn is not None:
            self.drawn.update(self.drawn.task_ids[0], completed=self.done)

    def end(self) -> None:
        if self.drawn is not None:
            self.drawn.stop()
