"""A run over papers that is not done twice: by content from the cache, or afresh in one process or several."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from checker.engine.applied_law import AppliedLaw
from checker.engine.cache import Cache, digest, version_stamp
from checker.engine.outcome import Outcome
from checker.engine.serialise import Plain, outcome_from, plain
from ruleschema.submission.files import Papers, Raw

if TYPE_CHECKING:
    from checker.engine.filing import Filing

# Called as the work goes on, with the number of documents that were read or judged.
Step = Callable[[int], None]
# Given the number of such steps, what to call and how long to be ready for it.
Watch = Callable[[int], AbstractContextManager[Step]]


def unheard(documents: int) -> None:
    """A step that nobody waits for."""


def unwatched(documents: int) -> AbstractContextManager[Step]:
    return nullcontext(unheard)


def survey(papers: Papers, applied: AppliedLaw, cache: Cache, jobs: int = 1) -> Outcome:
    """All findings and verdicts: what `run` says of the same files, whatever the cache and the number of jobs."""
    (outcome,) = surveys([papers], applied, cache, jobs)
    return outcome


def surveys(
    sides: Sequence[Papers], applied: AppliedLaw, cache: Cache, jobs: int = 1, watch: Watch = unwatched
) -> list[Outcome]:
    """The same of several sides, such as before and after an edit; what they share is judged once."""
    keys = [_key(papers, applied) for papers in sides]
    known = {key: outcome for key in set(keys) if (outcome := _known(cache.get(key)))}
    missing = {key: papers for key, papers in zip(keys, sides, strict=True) if key not in known}
    if missing:
        steps = 2 * sum(len(papers.papers) for papers in missing.values())
        with watch(steps) as step:
            made = _judged(list(missing.values()), applied, jobs, step)
        known |= dict(zip(missing, made, strict=True))
        _keep({key: known[key] for key in missing}, cache)
    return [known[key] for key in keys]


def _keep(made: dict[str, Outcome], cache: Cache) -> None:
    for key, outcome in made.items():
        # Where a check failed nothing is kept: that may be the machine's fault.
        if not outcome.crashed:
            cache.put(key, plain(outcome))
    cache.prune()


def _judged(sides: list[Papers], applied: AppliedLaw, jobs: int, step: Step) -> list[Outcome]:
    # The clause language, the checks and processes are imported only when there is work for them.
    workers = min(jobs, max(len(papers.papers) for papers in sides))
    if workers > 1:
        from checker.engine.jobs import run_by_processes

        return run_by_processes(sides, applied, workers, step)
    from checker.engine.read_once import ReadOnce
    from checker.engine.run import run_over

    read_before = ReadOnce(applied)
    return [run_over(read_before.library(papers, step), lambda filings: _counted(filings, step)) for papers in sides]


def _counted(filings: Iterable["Filing"], step: Step) -> Iterator["Filing"]:
    for filing in filings:
        yield filing
        step(1)


def _key(papers: Papers, applied: AppliedLaw) -> str:
    """Checks compare documents, so what is said of one depends on all: the run has one key."""
    parts = [version_stamp().encode(), repr(applied).encode(), repr(papers.problems).encode("utf-8", "replace")]
    casinos: dict[str, Raw] = {}
    for paper in papers.papers:
        parts += _parts(paper.game)
        if paper.casino.there or paper.casino.problem:
            casinos[paper.casino.name] = paper.casino
    for name in sorted(casinos):
        parts += _parts(casinos[name])
    return digest(parts)


def _parts(raw: Raw) -> tuple[bytes, bytes, bytes]:
    return (raw.name.encode("utf-8", "surrogateescape"), raw.data, repr(raw.problem).encode("utf-8", "replace"))


def _known(entry: Plain | None) -> Outcome | None:
    """The outcome in a cache entry, if it is one."""
    try:
        return outcome_from(entry)
    except (KeyError, TypeError, ValueError):
        return None
