"""A library judged by several processes; what comes out does not depend on how many.

Each process has the whole library and judges its share. Checks that compare documents look at the facts of others,
so the processes first make the facts of their own shares and hand them round; no clause is read twice.
"""

import multiprocessing
import sys
from collections.abc import Iterable
from multiprocessing.connection import Connection
from typing import Any

from checker.filing import Library
from checker.finding import Finding
from checker.outcome import Judged, Outcome, assembled, unread
from checker.run import judge

Facts = dict[int, dict[str, Any]]
Ruling = tuple[list[Finding], list[Judged]]

# What checks ask of other documents than the one they judge, and what is dear to make.
_SHARED = ("payouts", "procedures")


def run_by_processes(library: Library, workers: int) -> Outcome:
    """What `run_over` says of the library."""
    # A fork inherits what is already read; elsewhere than on Linux it is not safe.
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    lines, processes = [], []
    for share in _shares(library, workers):
        here, there = context.Pipe()
        process = context.Process(target=_work, args=(there, library, share), daemon=True)  # type: ignore[attr-defined]
        process.start()
        there.close()
        lines.append(here)
        processes.append(process)
    try:
        rulings = _conversation(lines)
    except EOFError:
        raise RuntimeError("a process that was checking has ended before its work was done") from None
    finally:
        for line in lines:
            line.close()
        for process in processes:
            process.join()
    return _outcome(library, rulings)


def _conversation(lines: list[Connection]) -> dict[int, Ruling]:
    """Facts from everyone to everyone, then the rulings."""
    facts: Facts = {}
    for line in lines:
        facts |= line.recv()
    for line in lines:
        line.send(facts)
    rulings: dict[int, Ruling] = {}
    for line in lines:
        rulings |= line.recv()
    return rulings


def _outcome(library: Library, rulings: dict[int, Ruling]) -> Outcome:
    loaded = library.loaded
    found = list(unread(loaded.problems))
    verdicts: list[Judged] = []
    for index in range(len(library.filings)):
        results, judged = rulings[index]
        found += results
        verdicts += judged
    return assembled(found, verdicts, len(loaded.documents), loaded.files)


def _shares(library: Library, workers: int) -> list[list[int]]:
    """Filings for each process, of about as much text; a game stays whole, for its documents share sentences."""
    games: dict[str, list[int]] = {}
    for index, filing in enumerate(library.filings):
        games.setdefault(filing.slug, []).append(index)
    sizes = {game: sum(len(library.filings[each].document.text) for each in own) for game, own in games.items()}
    shares: list[list[int]] = [[] for _ in range(workers)]
    loads = [0] * workers
    for game in sorted(games, key=lambda each: (-sizes[each], each)):
        lightest = loads.index(min(loads))
        shares[lightest] += games[game]
        loads[lightest] += sizes[game]
    return shares


def _work(line: Connection, library: Library, share: list[int]) -> None:
    """One process: its share's facts out, all facts in, its share's rulings out."""
    try:
        line.send(_facts(library, share))
        own = set(share)
        for index, known in line.recv().items():
            if index not in own:
                vars(library.filings[index]).update(known)
        line.send({index: judge(library.filings[index], library) for index in share})
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return  # nobody is waiting any more


def _facts(library: Library, share: Iterable[int]) -> Facts:
    facts: Facts = {}
    for index in share:
        filing = library.filings[index]
        try:
            facts[index] = {name: getattr(filing, name) for name in _SHARED}
        except Exception:  # noqa: S112  the check that asks for them tells it, and fails alone
            continue
    return facts
