"""A run over papers that judges only what is not known yet, in one process or several."""

from collections.abc import Iterator

from checker.cache import Cache, digest, version_stamp
from checker.outcome import Judged, Outcome, assembled, unread
from checker.ruling import Plain, Ruling, plain, ruling_from
from ruleschema.files import Paper, Papers, Raw

# What a ruling depends on when a check looks at this part of the library; at any other part: on every file.
_CASINOS_ONLY = "casino_names"


def survey(papers: Papers, cache: Cache, jobs: int = 1) -> Outcome:
    """All findings and verdicts: what `run` says of the same files, whatever the cache and the number of jobs."""
    keys = _Keys(papers)
    known = [_known(cache.get(keys.of(paper)), keys) for paper in papers.papers]
    missing = [index for index, ruling in enumerate(known) if ruling is None]
    for index, fresh in _judged(papers, missing, jobs):
        known[index] = ruling_from(fresh)
        paper = papers.papers[index]
        if fresh["kept"] and paper.game.problem is None and paper.casino.problem is None:
            cache.put(keys.of(paper), fresh | {"seen": keys.seen(known[index])})
    if missing:
        cache.prune()
    return _outcome(papers, [ruling for ruling in known if ruling is not None])


def _outcome(papers: Papers, rulings: list[Ruling]) -> Outcome:
    problems = {problem for ruling in rulings for problem in ruling.problems} | set(papers.problems)
    readable = sorted((each for each in rulings if each.order), key=lambda each: each.order)
    found = list(unread(sorted(problems, key=lambda each: (each.span, each.message))))
    verdicts: list[Judged] = []
    for ruling in readable:
        found += ruling.findings
        verdicts += ruling.verdicts
    return assembled(found, verdicts, len(readable), len(papers.papers))


def _judged(papers: Papers, missing: list[int], jobs: int) -> Iterator[tuple[int, Plain]]:
    if not missing:
        return
    # The clause language and the checks are imported only when something has to be judged.
    if jobs > 1 and len(missing) > 1:
        from checker.jobs import judged_by_processes

        yield from judged_by_processes(papers, missing, jobs)
        return
    from checker.shelf import Shelf, kept

    shelf = Shelf(papers)
    for index in missing:
        ruling = shelf.ruling(index)
        yield index, plain(ruling) | {"kept": kept(ruling)}


class _Keys:
    """The keys of papers, and digests of what a ruling may have looked at beside its own paper."""

    def __init__(self, papers: Papers) -> None:
        self.papers = papers
        self.digests: dict[bool, str] = {}

    def of(self, paper: Paper) -> str:
        return digest([version_stamp().encode(), *_parts(paper.game), *_parts(paper.casino)])

    def seen(self, ruling: Ruling | None) -> dict[str, str]:
        needs = ruling.needs if ruling else ()
        return {name: self._around(casinos_only=name == _CASINOS_ONLY) for name in needs}

    def _around(self, *, casinos_only: bool) -> str:
        if casinos_only not in self.digests:
            raws = {paper.casino.name: paper.casino for paper in self.papers.papers}
            if not casinos_only:
                raws |= {paper.game.name: paper.game for paper in self.papers.papers}
            self.digests[casinos_only] = digest(part for name in sorted(raws) for part in _parts(raws[name]))
        return self.digests[casinos_only]


def _parts(raw: Raw) -> tuple[bytes, bytes, bytes]:
    return (raw.name.encode("utf-8", "surrogateescape"), raw.data, repr(raw.problem).encode("utf-8", "replace"))


def _known(entry: object, keys: _Keys) -> Ruling | None:
    """The ruling in a cache entry, if it is one and still holds."""
    try:
        if not isinstance(entry, dict):
            return None
        ruling = ruling_from(entry)
        return ruling if entry["seen"] == keys.seen(ruling) else None
    except (KeyError, TypeError, ValueError):
        return None
