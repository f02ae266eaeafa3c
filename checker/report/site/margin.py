"""Which clause a finding stands beside: the innermost part of the document that holds its place."""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from checker.engine.filing import Filing
from checker.engine.finding import Finding
from checker.report.site.findings import FindingView
from ruleschema.submission.span import Span

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Note:
    """A finding in the margin; `other` where the clause is its other side."""

    finding: FindingView
    other: bool


class Margin:
    """Notes by the span of the part they stand beside, and by the exact place they point at."""

    def __init__(self, filing: Filing, found: Iterable[tuple[Finding, FindingView]]) -> None:
        self._file = filing.document.file
        self._parts = sorted(_parts(filing), key=lambda span: (_start(span), tuple(-part for part in _end(span))))
        self._starts = [_start(span) for span in self._parts]
        self._holders = _holders(self._parts)
        self._by_part: dict[Span | None, list[Note]] = defaultdict(list)
        self._by_place: dict[Span, list[Note]] = defaultdict(list)
        for finding, view in found:
            self._put(finding.fault.span, Note(view, other=False))
            for related in finding.fault.related:
                self._put(related.span, Note(view, other=True))

    def beside(self, part: Span | None) -> tuple[Note, ...]:
        """Notes beside a clause, section or other part; None for those that no part holds."""
        return tuple(self._by_part.get(part, ()))

    def at(self, place: Span) -> tuple[Note, ...]:
        """Notes that point at exactly this place, such as one cell of a pay table."""
        return tuple(self._by_place.get(place, ()))

    def holder(self, place: Span) -> Span | None:
        """The innermost part that holds a place of this file."""
        index = bisect_right(self._starts, _start(place)) - 1 if place.file == self._file else -1
        while index >= 0 and _end(self._parts[index]) < _start(place):
            index = self._holders[index]
        return self._parts[index] if index >= 0 else None

    def _put(self, place: Span, note: Note) -> None:
        if place.file != self._file:
            return
        self._by_place[place].append(note)
        # Two places in one clause need one note.
        notes = self._by_part[self.holder(place)]
        if all(note.finding is not each.finding for each in notes):
            notes.append(note)


def _parts(filing: Filing) -> Iterable[Span]:
    game = filing.game
    yield from (each.span for each in game.contents)
    yield from (each.span for each in game.definitions)
    yield from (each.span for each in game.sections)
    yield from (each.clause.span for each in filing.provisions)
    if game.filing is not None:
        yield game.filing.span


def _holders(parts: list[Span]) -> list[int]:
    """For each part the index of the part around it, -1 at the top; parts nest and never cross."""
    found: list[int] = []
    for index, part in enumerate(parts):
        above = index - 1
        while above >= 0 and _end(parts[above]) < _end(part):
            above = found[above]
        found.append(above)
    return found


def _start(span: Span) -> Point:
    return (span.line, span.column)


def _end(span: Span) -> Point:
    return (span.end_line, span.end_column)
