"""A finding as a page shows it: excerpt with caret, both sides, citation, why it matters, what to do."""

from dataclasses import dataclass

from checker.engine.check import pages
from checker.engine.finding import Finding, Severity, Verdict
from checker.engine.run import CRASHED, UNREADABLE
from checker.report.excerpt import caret, pieces
from checker.report.site.families import family_name, family_of
from checker.report.site.identity import titled
from checker.report.site.places import Places, lines_text
from ruleschema.submission.span import Span

# Shape as well as colour tells severities apart.
MARKS = {Severity.ERROR: "■", Severity.WARNING: "▲", Severity.NOTE: "●"}
# A fault that recurs in every row of a long table is shown by its first places and the number of the rest.
MOST_OTHERS = 12
OWN_TITLES = {UNREADABLE: "File not readable", CRASHED: "Check did not run"}


@dataclass(frozen=True, slots=True)
class Excerpt:
    """One line of a submission with the words concerned set apart."""

    line: int
    before: str
    words: str
    after: str
    caret: str
    label: str


@dataclass(frozen=True, slots=True)
class Side:
    """One of the places a finding is about."""

    place: str
    label: str
    excerpt: Excerpt | None


@dataclass(frozen=True, slots=True)
class FindingView:
    """All that a page says of one finding; `href` leads to it from any page of the report."""

    anchor: str
    href: str
    number: int
    code: str
    title: str
    family: str
    family_name: str
    severity: Severity
    mark: str
    undecided: bool
    casino: str
    casino_name: str
    game: str
    game_title: str
    at: str
    message: str
    source: str
    here: Side
    others: tuple[Side, ...]
    more: int
    expected: str
    actual: str
    cite: str
    why: str
    fix: str


class FindingViews:
    """Makes views; knows the texts of all files and the pages of all checks."""

    def __init__(self, texts: dict[str, str], places: Places, casino_names: dict[str, str]) -> None:
        self._lines = {file: text.split("\n") if text else [] for file, text in texts.items()}
        self._places = places
        self._casino_names = casino_names
        self._checks = {page.check.code: page.check for page in pages()}

    def view(self, finding: Finding, page: str) -> FindingView:
        """The finding as it stands on a page of this file name."""
        fault, check = finding.fault, self._checks.get(finding.code)
        anchor = f"finding-{finding.fingerprint}"
        return FindingView(
            anchor=anchor,
            href=f"{page}#{anchor}",
            number=finding.number,
            code=finding.code,
            title=check.title if check else OWN_TITLES.get(finding.code, finding.code),
            family=family_of(finding.code),
            family_name=family_name(family_of(finding.code)),
            severity=finding.severity,
            mark=MARKS[finding.severity],
            undecided=finding.verdict is Verdict.UNDECIDED,
            casino=finding.casino,
            casino_name=self._casino_names.get(finding.casino, finding.casino),
            game=finding.game,
            game_title=titled(finding.game, finding.title),
            at=finding.clause,
            message=fault.message,
            source=lines_text(fault.src),
            here=self._side(fault.span, fault.label),
            others=tuple(self._side(each.span, each.label) for each in fault.related[:MOST_OTHERS]),
            more=max(0, len(fault.related) - MOST_OTHERS),
            expected=fault.expected,
            actual=fault.actual,
            cite=fault.cite,
            why=check.why if check else "",
            fix=fault.hint[:1].upper() + fault.hint[1:],
        )

    def _side(self, span: Span, label: str) -> Side:
        found = pieces(self._lines.get(span.file, []), span)
        shown = None
        if found is not None:
            before, words, after = found[0].lstrip(), *found[1:]
            shown = Excerpt(span.line, before, words, after, caret(before, words), label)
        return Side(self._places.show(span), label, shown)
