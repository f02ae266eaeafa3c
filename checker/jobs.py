"""Papers judged by several processes; what comes back does not depend on how many."""

import multiprocessing
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from checker.ruling import Plain, plain
from checker.shelf import Shelf, kept
from ruleschema.files import Papers

_SHARE = 4  # papers handed out at a time: small enough that no process waits long for the last one

_shelf: Shelf | None = None


def judged_by_processes(papers: Papers, wanted: list[int], jobs: int) -> Iterator[tuple[int, Plain]]:
    """Each wanted paper's number with its ruling."""
    # A fork inherits what is already imported; elsewhere than on Linux it is not safe.
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    largest_first = sorted(wanted, key=lambda index: -len(papers.papers[index].game.data))
    workers = min(jobs, len(wanted))
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_start, initargs=(papers,)) as pool:
        yield from zip(largest_first, pool.map(_judge, largest_first, chunksize=_SHARE), strict=True)


def _start(papers: Papers) -> None:
    global _shelf  # noqa: PLW0603  a worker has one shelf for all its papers
    _shelf = Shelf(papers)


def _judge(index: int) -> Plain:
    if _shelf is None:
        raise RuntimeError("the worker was not started")
    ruling = _shelf.ruling(index)
    return plain(ruling) | {"kept": kept(ruling)}
