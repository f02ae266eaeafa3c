"""All documents of a run, for checks that look at several of them."""

from collections.abc import Iterable
from functools import cached_property

from checker.engine.applied_law import OWN_LAW, AppliedLaw
from checker.engine.filing import Filing
from ruleschema.submission.load import Loaded


class Library:
    """All filings of a run."""

    def __init__(self, loaded: Loaded, applied: AppliedLaw = OWN_LAW, filings: Iterable[Filing] | None = None) -> None:
        self.loaded = loaded
        made = (Filing(document, applied) for document in loaded.documents)
        self.filings = tuple(made if filings is None else filings)

    @cached_property
    def by_game(self) -> dict[str, list[Filing]]:
        found: dict[str, list[Filing]] = {}
        for filing in self.filings:
            found.setdefault(filing.slug, []).append(filing)
        return found

    @cached_property
    def by_casino(self) -> dict[str, list[Filing]]:
        found: dict[str, list[Filing]] = {}
        for filing in self.filings:
            found.setdefault(filing.casino, []).append(filing)
        return found

    @cached_property
    def casino_names(self) -> dict[str, frozenset[str]]:
        """The names each casino goes by."""
        found: dict[str, set[str]] = {}
        for filing in self.filings:
            if filing.casino_names:
                found.setdefault(filing.casino, set()).update(filing.casino_names)
        return {slug: frozenset(names) for slug, names in found.items()}
