"""A run over papers that is not done twice: by content from the cache, or afresh in one process or several."""

from checker.cache import Cache, digest, version_stamp
from checker.ground import Ground
from checker.keeping import Plain, outcome_from, plain
from checker.outcome import Outcome
from ruleschema.files import Papers, Raw


def survey(papers: Papers, ground: Ground, cache: Cache, jobs: int = 1) -> Outcome:
    """All findings and verdicts: what `run` says of the same files, whatever the cache and the number of jobs."""
    key = _key(papers, ground)
    known = _known(cache.get(key))
    if known is not None:
        return known
    outcome = _judged(papers, ground, jobs)
    # Where a check failed nothing is kept: that may be the machine's fault.
    if not outcome.crashed:
        cache.put(key, plain(outcome))
        cache.prune()
    return outcome


def _judged(papers: Papers, ground: Ground, jobs: int) -> Outcome:
    # The clause language and the checks are imported only when something has to be judged.
    from checker.filing import Library
    from checker.jobs import run_by_processes
    from checker.run import run_over
    from ruleschema.load import read

    library = Library(read(papers), ground)
    workers = min(jobs, len(library.filings))
    return run_by_processes(library, workers) if workers > 1 else run_over(library)


def _key(papers: Papers, ground: Ground) -> str:
    """Checks compare documents, so what is said of one depends on all: the run has one key."""
    parts = [version_stamp().encode(), repr(ground).encode(), repr(papers.problems).encode("utf-8", "replace")]
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
