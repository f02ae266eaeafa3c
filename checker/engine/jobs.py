"""Papers judged by several processes; what comes out does not depend on how many.

Each process reads and judges its share (checker/engine/worker.py). Three things cross a pipe: where each document
stands, what checks ask of the documents of other processes, and the rulings. A model never does.
"""

import multiprocessing
import sys
from collections.abc import Iterable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from checker.engine.applied_law import AppliedLaw
from checker.engine.outcome import Judged, Outcome, assembled, unread
from checker.engine.read_once import ReadOnce
from checker.engine.run import run_over
from checker.engine.serialise import finding_from, judged_from
from checker.engine.shares import shares
from checker.engine.survey import Step
from checker.engine.worker import Others, Own, Place, Rulings, work
from ruleschema.law.broken import BadLaw
from ruleschema.submission.files import Paper, Papers, Raw

_GAME = b"""game: big-six
title: Big Six
source: {document: big-six.txt}
sections: [{number: 1, title: Odds, clauses: [{at: 1.A, says: joker pays 40 to 1.}]}]
"""
_CASINO = b"casino: house\nname: House of Cards\njurisdiction: us-xx\n"


def run_by_processes(sides: list[Papers], applied: AppliedLaw, workers: int, step: Step) -> list[Outcome]:
    """What `run_over` says of the libraries of the sides."""
    # A fork inherits what is already built; elsewhere than on Linux it is not safe.
    forks = sys.platform == "linux"
    context = multiprocessing.get_context("fork" if forks else "spawn")
    if forks:
        _warm(applied)
    lines: list[Connection] = []
    processes: list[BaseProcess] = []
    for share in shares(sides, workers):
        here, there = context.Pipe()
        process = context.Process(target=work, args=(there, sides, applied, share), daemon=True)  # type: ignore[attr-defined]
        process.start()
        there.close()
        lines.append(here)
        processes.append(process)
    try:
        return _conversation(lines, sides, step)
    except (EOFError, ConnectionError):
        raise RuntimeError("a process that was checking has ended before its work was done") from None
    finally:
        for line in lines:
            line.close()
        for process in processes:
            process.terminate()  # one that has said all is ending anyway
            process.join()


def _warm(applied: AppliedLaw) -> None:
    """One small document through all checks: what they build once is built before the processes part."""
    paper = Paper(Raw("house/big-six.yaml", _GAME), Raw("house/casino.yaml", _CASINO))
    run_over(ReadOnce(applied).library(Papers((paper,))))


def _conversation(lines: list[Connection], sides: list[Papers], step: Step) -> list[Outcome]:
    """What everyone has, told to everyone else; then the rulings."""
    owns: list[list[Own]] = _heard(lines, step)
    orders = [sorted(place for own in owns for place in own[index].places) for index in range(len(sides))]
    for line, mine in zip(lines, owns, strict=True):
        rest = [own for own in owns if own is not mine]
        line.send([Others(order, [own[index].answers for own in rest]) for index, order in enumerate(orders)])
    rulings: list[list[Rulings]] = _heard(lines, step)
    return [
        _outcome(papers, orders[index], [own[index] for own in owns], [said[index] for said in rulings])
        for index, papers in enumerate(sides)
    ]


def _heard(lines: list[Connection], step: Step) -> list[Any]:
    """One answer from each process, in their order; what is done meanwhile is passed on."""
    answers: dict[Connection, Any] = {}
    while len(answers) < len(lines):
        waiting = [line for line in lines if line not in answers]
        for line in set(waiting).intersection(wait(waiting)):
            said = line.recv()
            if isinstance(said, int):
                step(said)
            elif isinstance(said, BadLaw):
                raise said
            elif isinstance(said, str):
                raise RuntimeError(said)
            else:
                answers[line] = said
    return [answers[line] for line in lines]


def _outcome(papers: Papers, order: list[Place], own: Iterable[Own], said: Iterable[Rulings]) -> Outcome:
    problems = {*papers.problems, *(problem for each in own for problem in each.problems)}
    found = list(unread(sorted(problems, key=lambda each: (each.span, each.message))))
    verdicts: list[Judged] = []
    rulings = {file: ruling for each in said for file, ruling in each.items()}
    for place in order:
        results, judged = rulings[place.file]
        found += map(finding_from, results)
        verdicts += map(judged_from, judged)
    return assembled(found, verdicts, len(order), len(papers.papers))
