"""Papers judged one by one: a document is read when it is judged or asked for, and what was asked for is noted."""

from functools import cached_property
from typing import Any, cast

from checker.filing import Filing, Library, names_of
from checker.outcome import CRASHED
from checker.ruling import Ruling
from checker.run import judge
from ruleschema.files import Papers
from ruleschema.load import Loaded, casino_of, opened, read


class Shelf(Library):
    """A library that reads its documents only when a check looks at them."""

    def __init__(self, papers: Papers) -> None:
        self.papers = papers

    @cached_property
    def loaded(self) -> Loaded:  # type: ignore[override]
        return read(self.papers)

    @cached_property
    def filings(self) -> tuple[Filing, ...]:  # type: ignore[override]
        return tuple(Filing(document) for document in self.loaded.documents)

    @cached_property
    def casino_names(self) -> dict[str, frozenset[str]]:
        raws = {paper.casino.name: paper.casino for paper in self.papers.papers}
        return names_of(casino_of(raw)[0] for raw in raws.values())

    def ruling(self, index: int) -> Ruling:
        """What every check says of one paper."""
        found = opened(self.papers.papers[index])
        if found.document is None:
            return Ruling((), found.problems, (), (), ())
        filing = Filing(found.document)
        asked = _Asked(self)
        findings, verdicts = judge(filing, cast(Library, asked))
        order = (filing.casino, found.document.file)
        return Ruling(order, found.problems, tuple(findings), tuple(verdicts), tuple(sorted(asked.names)))


class _Asked:
    """The library as checks see it; it remembers what they looked at."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self.names: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.names.add(name)
        return getattr(self._library, name)


def kept(ruling: Ruling) -> bool:
    """Whether a ruling may be used again: not where a check failed, which may be the machine's fault."""
    return all(finding.code != CRASHED for finding in ruling.findings)
