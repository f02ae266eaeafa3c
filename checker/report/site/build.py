"""The site: a page for every document, casino and compared game, and an index over all."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cached_property

from checker.compare.change import Place
from checker.compare.rows import Matrix
from checker.engine.filing import Filing
from checker.engine.finding import Finding
from checker.engine.library import Library
from checker.engine.run import Judged, Outcome
from checker.report.site.beside import Beside
from checker.report.site.compared import ComparedGame, ComparisonPage, Head
from checker.report.site.findings import FindingView, FindingViews
from checker.report.site.identity import identity
from checker.report.site.margin import Margin
from checker.report.site.names import Names
from checker.report.site.pages import CasinoLines, DocumentLine, GamePage, IndexPage
from checker.report.site.payouts import wagers_of
from checker.report.site.picture import by_family_and_game, by_severity_and_family
from checker.report.site.places import Places
from checker.report.site.redlined import BothPlaces, classes, earlier_of, redline_view
from checker.report.site.rules import RulesBuilder
from checker.report.site.standing import check_lines, severities, verdicts

INDEX = "index.html"


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
        self._matrix_pages = {game: names.give("compare", game) + ".html" for game in self._beside.matrices}
        # Of one casino alone the index tells all.
        several = library.by_casino if len(library.by_casino) > 1 else {}
        self._casino_pages = {casino: names.give(casino) + ".html" for casino in several}
        texts = loaded.broken | {document.file: document.text for document in loaded.documents}
        places = Places([*texts, *(finding.fault.span.file for finding in outcome.findings)])
        self._both = BothPlaces(places, texts, self._beside.redlines.values())
        self._identities = {
            file: identity(filing, page, self._casino_pages.get(filing.casino, ""), places)
            for filing, (file, page) in zip(library.filings, self._pages.items(), strict=True)
        }
        views = FindingViews(texts, places, self._casino_names)
        self._found: dict[str, list[tuple[Finding, FindingView]]] = defaultdict(list)
        for finding in outcome.findings:
            page = self._pages.get(finding.fault.span.file, INDEX)
            self._found[page].append((finding, views.view(finding, page)))
        self._judged = _judged_by_file(library, outcome)
        self._rules: dict[str, RulesBuilder] = {}
        self._filings = {filing.document.file: filing for filing in library.filings}

    @cached_property
    def findings(self) -> tuple[FindingView, ...]:
        """All findings by number."""
        found = (view for each in self._found.values() for _, view in each)
        return tuple(sorted(found, key=lambda view: view.number))

    @property
    def count(self) -> int:
        """How many pages there are beside the index."""
        return len(self._pages) + len(self._matrix_pages) + len(self._casino_pages)

    def games(self) -> Iterator[tuple[str, GamePage]]:
        """Every document's page under its file name."""
        for filing in self.library.filings:
            yield self._pages[filing.document.file], self._game(filing)

    def comparisons(self) -> Iterator[tuple[str, ComparisonPage]]:
        """Every compared game's page."""
        for game in self._compared.values():
            yield game.line.page, game.whole()

    def casinos(self) -> Iterator[tuple[str, IndexPage]]:
        """Every casino's page, where there are several casinos."""
        views: dict[str, list[FindingView]] = defaultdict(list)
        for view in self.findings:
            views[view.casino].append(view)
        for casino, page in self._casino_pages.items():
            yield page, self._over(self.library.by_casino[casino], casino, tuple(views[casino]))

    def index(self) -> IndexPage:
        return self._over(self.library.filings, "", self.findings)

    def _over(self, filings: Sequence[Filing], casino: str, findings: tuple[FindingView, ...]) -> IndexPage:
        """The index over some filings: of one casino, or of all."""
        grouped: dict[str, list[DocumentLine]] = defaultdict(list)
        titles: dict[str, str] = {}
        for filing in filings:
            line = self._line(filing)
            grouped[filing.casino].append(line)
            # A game goes by one title in the picture although casinos may title it differently.
            title = line.identity.game_title
            titles[filing.slug] = min(title, titles.get(filing.slug, title))
        return IndexPage(
            casino=self._casino_names.get(casino, casino),
            casinos=tuple(
                CasinoLines(self._casino_names[slug], self._casino_pages.get(slug, ""), tuple(lines))
                for slug, lines in grouped.items()
            ),
            documents=len(filings),
            findings=findings,
            homeless=() if casino else tuple(view for _, view in self._found[INDEX]),
            severities=severities(findings),
            verdicts=verdicts(each for filing in filings for each in self._judged[filing.document.file]),
            picture=by_family_and_game(findings, titles),
            comparisons=tuple(self._compared[game].line for game in titles if game in self._compared),
            has_changes=any(line.changes for lines in grouped.values() for line in lines),
            gone=() if casino else tuple(earlier_of(each) for each in self._beside.gone),
        )

    def _game(self, filing: Filing) -> GamePage:
        file = filing.document.file
        found = self._found[self._pages[file]]
        views = tuple(view for _, view in found)
        rules = self._rules_of(filing)
        judged = self._judged[file]
        redline = self._beside.redlines.get(file)
        compared = self._compared.get(filing.slug)
        return GamePage(
            identity=self._identities[file],
            findings=views,
            severities=severities(views),
            verdicts=verdicts(judged),
            picture=by_severity_and_family(views),
            wagers=wagers_of(filing, rules, self._beside.law),
            unread=sum(sentence.reading.problem is not None for sentence in filing.sentences),
            rules=rules.build(),
            checks=check_lines(judged),
            comparison=compared.of(filing.casino) if compared else None,
            redline=redline_view(redline, self._both, rules.anchor_of) if redline else None,
            anchors={view: rules.anchor_of(finding.fault.span) for finding, view in found},
        )

    @cached_property
    def _casino_names(self) -> dict[str, str]:
        return {each.casino: each.casino_name for each in self._identities.values()}

    @cached_property
    def _compared(self) -> dict[str, ComparedGame]:
        return {game: self._compare(game, matrix) for game, matrix in self._beside.matrices.items()}

    def _compare(self, game: str, matrix: Matrix) -> ComparedGame:
        filings = {filing.casino: filing.document.file for filing in reversed(self.library.by_game[game])}
        heads = [Head(self._casino_names[casino], self._pages[filings[casino]]) for casino in matrix.casinos]
        title = min(self._identities[file].game_title for file in filings.values())
        return ComparedGame(matrix, title, self._matrix_pages[game], heads, self._href)

    def _href(self, place: Place) -> str:
        """The clause that holds a place, on the page of its document."""
        file = place.span.file
        anchor = self._rules_of(self._filings[file]).anchor_of(place.span)
        return f"{self._pages[file]}#{anchor}" if anchor else self._pages[file]

    def _rules_of(self, filing: Filing) -> RulesBuilder:
        file = filing.document.file
        if file not in self._rules:
            self._rules[file] = RulesBuilder(filing, Margin(filing, self._found[self._pages[file]]))
        return self._rules[file]

    def _line(self, filing: Filing) -> DocumentLine:
        file = filing.document.file
        views = [view for _, view in self._found[self._pages[file]]]
        redline = self._beside.redlines.get(file)
        changes = classes(redline.changes) if redline else ()
        return DocumentLine(self._identities[file], severities(views), verdicts(self._judged[file]), changes)


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
