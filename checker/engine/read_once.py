"""What one process has read, by content: a document that two sides share is read and judged once."""

from collections.abc import Iterable

from checker.engine.applied_law import AppliedLaw
from checker.engine.filing import Filing
from checker.engine.library import Library
from checker.engine.survey import Step, unheard
from ruleschema.submission.files import Paper, Papers
from ruleschema.submission.load import Loaded, read


class ReadOnce:
    """Filings by the bytes of their files."""

    def __init__(self, applied: AppliedLaw) -> None:
        self.applied = applied
        self._filings: dict[Paper, Filing] = {}

    def library(self, papers: Papers, step: Step = unheard) -> Library:
        """The papers' filings in order; those that are known are the same objects as before."""
        parts = [self._folder(each, step) for each in _folders(papers.papers)]
        filings = [filing for own, _ in parts for filing in own]
        filings.sort(key=lambda each: (each.casino, each.document.file))
        problems = {*papers.problems, *(problem for _, loaded in parts for problem in loaded.problems)}
        loaded = Loaded(
            tuple(filing.document for filing in filings),
            tuple(sorted(problems, key=lambda each: (each.span, each.message))),
            len(papers.papers),
            {name: text for _, part in parts for name, text in part.broken.items()},
        )
        return Library(loaded, self.applied, filings)

    def _folder(self, papers: list[Paper], step: Step) -> tuple[list[Filing], Loaded]:
        """The filings of one casino's folder, with what was read for them."""
        fresh = [paper for paper in papers if paper not in self._filings]
        loaded = read(Papers(tuple(fresh)))
        made = {document.file: Filing(document, self.applied) for document in loaded.documents}
        filings = []
        for paper in papers:
            filing = self._filings.get(paper) or made.get(paper.game.name)
            if filing is not None:
                filings.append(filing)
        # What is wrong with a file is told on each side, so only files that are whole are kept.
        if not loaded.problems:
            self._filings |= {paper: made[paper.game.name] for paper in fresh if paper.game.name in made}
        step(len(papers))
        return filings, loaded


def _folders(papers: Iterable[Paper]) -> list[list[Paper]]:
    """Papers that share a casino file, which is read once for them."""
    found: dict[str, list[Paper]] = {}
    for paper in papers:
        found.setdefault(paper.casino.name, []).append(paper)
    return list(found.values())
