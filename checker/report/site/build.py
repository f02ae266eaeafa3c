"""The site: every document with its findings on one page, an index over all, and the Markdown comment."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from checker.filing import Filing, Library
from checker.finding import Finding
from checker.report.site.beside import Beside, Comparison, Redline, Redlined
from checker.report.site.findings import FindingView, FindingViews
from checker.report.site.margin import Margin
from checker.report.site.names import Names
from checker.report.site.payouts import WagerView, wagers_of
from checker.report.site.picture import Picture, by_family_and_game, by_severity_and_family
from checker.report.site.places import Places
from checker.report.site.rules import RulesBuilder, RulesView
from checker.report.site.standing import CheckLine, Tally, check_lines, severities, verdicts
from checker.run import Judged, Outcome
from ruleschema.values import MISSING, Day

INDEX = "index.html"


@dataclass(frozen=True, slots=True)
class Identity:
    """Whose document it is and what its filing says of it."""

    page: str
    casino: str
    casino_name: str
    game_title: str
    details: tuple[tuple[str, str], ...]


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
    redline: Redline | None
    # The clause that each finding and each change stands in.
    anchors: dict[FindingView | Redlined, str]


@dataclass(frozen=True, slots=True)
class DocumentLine:
    """A document in the index."""

    identity: Identity
    severities: tuple[Tally, ...]
    verdicts: tuple[Tally, ...]


@dataclass(frozen=True, slots=True)
class CasinoLines:
    """A casino in the index with its documents."""

    name: str
    documents: tuple[DocumentLine, ...]


@dataclass(frozen=True, slots=True)
class IndexPage:
    """All that the index shows; `homeless` findings belong to no document's page."""

    casinos: tuple[CasinoLines, ...]
    documents: int
    findings: tuple[FindingView, ...]
    homeless: tuple[FindingView, ...]
    severities: tuple[Tally, ...]
    verdicts: tuple[Tally, ...]
    picture: Picture


class Site:
    """Builds pages from one run; asking for a page costs only that page."""

    def __init__(self, library: Library, outcome: Outcome, beside: Beside | None = None) -> None:
        loaded = library.loaded
        self.library = library
        self._beside = beside or Beside()
        names = Names("index")
        self._pages = {
            filing.document.file: names.give(filing.casino, filing.slug) + ".html" for filing in library.filings
        }
        texts = loaded.broken | {document.file: document.text for document in loaded.documents}
        places = Places([*texts, *(finding.fault.span.file for finding in outcome.findings)])
        self._identities = {filing.document.file: self._identity(filing, places) for filing in library.filings}
        casino_names = {each.casino: each.casino_name for each in self._identities.values()}
        views = FindingViews(texts, places, casino_names)
        self._found: dict[str, list[tuple[Finding, FindingView]]] = defaultdict(list)
        for finding in outcome.findings:
            page = self._pages.get(finding.fault.span.file, INDEX)
            self._found[page].append((finding, views.view(finding, page)))
        self._judged = _judged_by_file(library, outcome)

    @property
    def findings(self) -> tuple[FindingView, ...]:
        """All findings by number."""
        found = (view for each in self._found.values() for _, view in each)
        return tuple(sorted(found, key=lambda view: view.number))

    def games(self) -> Iterator[tuple[str, GamePage]]:
        """Every document's page under its file name."""
        for filing in self.library.filings:
            yield self._pages[filing.document.file], self._game(filing)

    def index(self) -> IndexPage:
        findings = self.findings
        grouped: dict[str, list[DocumentLine]] = defaultdict(list)
        titles: dict[str, str] = {}
        for filing in self.library.filings:
            line = self._line(filing)
            grouped[filing.casino].append(line)
            # A game goes by one title in the picture although casinos may title it differently.
            title = line.identity.game_title
            titles[filing.slug] = min(title, titles.get(filing.slug, title))
        return IndexPage(
            casinos=tuple(CasinoLines(lines[0].identity.casino_name, tuple(lines)) for lines in grouped.values()),
            documents=len(self.library.filings),
            findings=findings,
            homeless=tuple(view for _, view in self._found[INDEX]),
            severities=severities(findings),
            verdicts=verdicts(each for judged in self._judged.values() for each in judged),
            picture=by_family_and_game(findings, titles),
        )

    def _game(self, filing: Filing) -> GamePage:
        page = self._pages[filing.document.file]
        found = self._found[page]
        views = tuple(view for _, view in found)
        margin = Margin(filing, found)
        rules = RulesBuilder(filing, margin)
        redline = self._beside.redline(filing)
        judged = self._judged[filing.document.file]
        return GamePage(
            identity=self._identities[filing.document.file],
            findings=views,
            severities=severities(views),
            verdicts=verdicts(judged),
            picture=by_severity_and_family(views),
            wagers=wagers_of(filing, rules, self._beside.law),
            unread=sum(sentence.reading.problem is not None for sentence in filing.sentences),
            rules=rules.build(),
            checks=check_lines(judged),
            comparison=self._beside.comparison(filing),
            redline=redline,
            anchors=dict(_anchors(found, redline, rules)),
        )

    def _line(self, filing: Filing) -> DocumentLine:
        views = [view for _, view in self._found[self._pages[filing.document.file]]]
        judged = self._judged[filing.document.file]
        return DocumentLine(self._identities[filing.document.file], severities(views), verdicts(judged))

    def _identity(self, filing: Filing, places: Places) -> Identity:
        game, casino = filing.game, filing.document.casino
        return Identity(
            page=self._pages[filing.document.file],
            casino=filing.casino,
            casino_name=str(casino.name) if casino else filing.casino,
            game_title=filing.slug if game.title == MISSING else str(game.title),
            details=tuple(_details(filing, places)),
        )


def _judged_by_file(library: Library, outcome: Outcome) -> dict[str, list[Judged]]:
    """Verdicts name casino and game; two versions of one document are told apart by their order."""
    files: dict[tuple[str, str], list[str]] = defaultdict(list)
    for filing in library.filings:
        files[filing.casino, filing.slug].append(filing.document.file)
    seen: Counter[tuple[str, str, str]] = Counter()
    found: dict[str, list[Judged]] = defaultdict(list)
    for judged in outcome.verdicts:
        key = (judged.casino, judged.game, judged.code)
        found[files[judged.casino, judged.game][seen[key]]].append(judged)
        seen[key] += 1
    return found


def _anchors(
    found: list[tuple[Finding, FindingView]], redline: Redline | None, rules: RulesBuilder
) -> Iterator[tuple[FindingView | Redlined, str]]:
    for finding, view in found:
        yield view, rules.anchor_of(finding.fault.span)
    for change in redline.changes if redline else ():
        yield change, rules.anchor_of(change.place) if change.place else ""


def _details(filing: Filing, places: Places) -> Iterator[tuple[str, str]]:
    casino, filed, source = filing.document.casino, filing.game.filing, filing.game.source
    if casino is not None:
        yield "Jurisdiction", str(casino.jurisdiction)
        if casino.regulator:
            yield "Regulator", str(casino.regulator)
    if filed is not None:
        for name, value in (("Section", filed.section), ("Appendix", filed.appendix), ("Filing", filed.identifier)):
            if value:
                yield name, str(value)
        for name, day in (("Submitted", filed.submitted), ("Approved", filed.approved)):
            if day is not None:
                yield name, _day(day)
    lines = f", lines {source.lines.numbers[0]:,}–{source.lines.numbers[-1]:,}" if source.lines else ""
    yield "Source", f"{source.document}{lines}"
    yield "Submission", places.file(filing.document.file)


def _day(day: Day) -> str:
    return day.date.isoformat() if day.date else "not stated"
