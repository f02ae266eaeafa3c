"""Bounds on memory and time while a library reads a hostile file: what overruns them is refused."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

MEMORY = 1024 * 1024 * 1024
AGAIN = 0.5


class TooSlow(BaseException):
    """Time is up; no library's `except Exception` may swallow it."""


@contextmanager
def bounded_memory(most: int = MEMORY) -> Iterator[None]:
    """Lets the process grow by so many bytes and no further: beyond, Python raises MemoryError."""
    if not sys.platform.startswith("linux"):
        yield
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    with open("/proc/self/statm", encoding="ascii") as stream:
        used = int(stream.read().split()[0]) * resource.getpagesize()
    bound = used + most
    if hard != resource.RLIM_INFINITY:
        bound = min(bound, hard)
    resource.setrlimit(resource.RLIMIT_AS, (bound, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


@contextmanager
def bounded_time(seconds: float) -> Iterator[None]:
    """Raises TooSlow when so much processor time is spent; where the system has no such alarm, nothing is bounded."""
    if not hasattr(signal, "SIGPROF") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGPROF, stop)
    # Again and again: what is raised while a finalizer runs, Python prints and forgets.
    signal.setitimer(signal.ITIMER_PROF, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
