"""What each kind of page shows: the page of a document, of a casino, of all, and of a game across casinos."""

from dataclasses import dataclass

from checker.report.site.compared import ComparedLine, Comparison
from checker.report.site.findings import FindingView
from checker.report.site.identity import Identity
from checker.report.site.payouts import WagerView
from checker.report.site.picture import Picture
from checker.report.site.redlined import RedlineView
from checker.report.site.rules import RulesView
from checker.report.site.standing import CheckLine, Tally


@dataclass(frozen=True, slots=True)
class GamePage:
    """All that the page of one document shows."""

    identity: Identity
    findings: tuple[FindingView, ...]
    severities: tuple[Tally, ...]
    verdicts: tuple[Tally, ...]
    picture: Picture
    wagers: tuple[WagerView, ...]
    unread: int
    rules: RulesView
    checks: tuple[CheckLine, ...]
    comparison: Comparison | None
    redline: RedlineView | None
    # The clause that each finding stands in.
    anchors: dict[FindingView, str]


@dataclass(frozen=True, slots=True)
class DocumentLine:
    """A document in the index, with the changes since its earlier version where there is one."""

    identity: Identity
    severities: tuple[Tally, ...]
    verdicts: tuple[Tally, ...]
    changes: tuple[Tally, ...]


@dataclass(frozen=True, slots=True)
class CasinoLines:
    """A casino in the index with its documents; no page where the index is its page."""

    name: str
    page: str
    documents: tuple[DocumentLine, ...]


@dataclass(frozen=True, slots=True)
class IndexPage:
    """All that the index shows, of all casinos or of one; `homeless` findings belong to no document's page."""

    casino: str
    casinos: tuple[CasinoLines, ...]
    documents: int
    findings: tuple[FindingView, ...]
    homeless: tuple[FindingView, ...]
    severities: tuple[Tally, ...]
    verdicts: tuple[Tally, ...]
    picture: Picture
    comparisons: tuple[ComparedLine, ...]
    has_changes: bool
    # Documents of the earlier version that are no longer filed, in words.
    gone: tuple[str, ...]
