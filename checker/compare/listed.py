"""Entries of lists and charts: counted parts, ranked hands, decided cases, fee brackets, offered tables."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from checker.compare.change import Place, Side
from checker.compare.version import Version
from grammar import nodes
from grammar.parse import Problem, read_payment
from ruleschema.meaning.odds import Favours
from ruleschema.meaning.sense import Sense
from ruleschema.submission.provisions import Provision
from ruleschema.submission.span import Span
from ruleschema.submission.tables import Bracket
from ruleschema.submission.values import Lines

UNREAD = "unread payout"


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One line of a list as it stands in the file."""

    kind: str
    of: str
    name: str
    value: str
    span: Span
    src: Lines | None
    amount: Fraction | None = None
    # Whom a higher amount favours.
    higher: Favours = Favours.UNDECIDED


@dataclass(frozen=True, slots=True, eq=False)
class Entry:
    """A line with what it means: the list it stands in, its name, and what stands beside the name."""

    line: Line
    group: Sense
    name: Sense
    value: Sense
    side: Side

    @property
    def kind(self) -> str:
        return self.line.kind

    @property
    def subject(self) -> str:
        return f"{self.line.of}, {self.line.name}" if self.line.of else self.line.name


def entries(version: Version) -> list[Entry]:
    """All entries of a document."""
    return [_entry(version, each, line) for each in version.filing.provisions for line in _lines(each)]


def _entry(version: Version, provision: Provision, line: Line) -> Entry:
    place = Place(provision.at, line.span, line.src.numbers if line.src else provision.lines)
    clause = f"{line.name}: {line.value}" if line.value else line.name
    side = Side(line.value, clause, place, version.casino)
    return Entry(line, version.sense(line.of), version.sense(line.name), version.sense(line.value), side)


def _lines(provision: Provision) -> Iterator[Line]:
    yield from _ranks(provision)
    yield from _counts(provision)
    yield from _cases(provision)
    yield from _fees(provision)
    yield from _tables(provision)


def _ranks(provision: Provision) -> Iterator[Line]:
    for ranks in provision.clause.ranks:
        for row in ranks.rows:
            means = str(row.means or "")
            yield Line(
                kind="rank", of=str(ranks.of or ""), name=row.name, value=means, span=row.name.span, src=row.src
            )  # fmt: skip


def _counts(provision: Provision) -> Iterator[Line]:
    for counts in provision.clause.counts:
        stated = [("total", counts.total, counts.src)] if counts.total is not None else []
        for name, count, src in [*stated, *((part.name, part.count, part.src) for part in counts.parts)]:
            number = count.number
            yield Line(
                kind="count", of=counts.of, name=name, value=str(number), span=count.span, src=src or counts.src,
                amount=Fraction(number),
            )  # fmt: skip


def _cases(provision: Provision) -> Iterator[Line]:
    for chart in provision.clause.chart:
        for case in chart.cases:
            yield Line(kind="case", of=chart.of, name=case.when, value=case.then, span=case.then.span, src=case.src)


def _fees(provision: Provision) -> Iterator[Line]:
    for fees in provision.clause.fees:
        of = " ".join(str(each) for each in (fees.of, fees.option) if each)
        for each in fees.brackets:
            yield Line(
                kind="fee", of=of, name=_reach(each), value=each.fee, span=each.fee.span, src=each.src,
                amount=_dollars(each.fee), higher=Favours.HOUSE,
            )  # fmt: skip


def _reach(bracket: Bracket) -> str:
    payer = f"{bracket.payer}: " if bracket.payer else ""
    return f"{payer}from {bracket.from_ or 'the least'} to {bracket.to or 'the most'}"


def _tables(provision: Provision) -> Iterator[Line]:
    """The tables a casino may choose from, and rows whose payout could not be read."""
    for table in provision.clause.pays:
        wager = str(table.wager or "")
        for choice in table.choices:
            yield Line(kind="offered table", of=wager, name=choice, value="", span=choice.span, src=table.src)
        for row in table.rows:
            if isinstance(read_payment(str(row.pays)), Problem):
                name = f"{row.wager or wager} {row.outcome}".strip()
                of = str(table.table or "")
                yield Line(kind=UNREAD, of=of, name=name, value=row.pays, span=row.pays.span, src=row.src)


def _dollars(fee: str) -> Fraction | None:
    payment = read_payment(fee)
    if isinstance(payment, Problem) or len(payment.alternatives) != 1:
        return None
    amount = payment.alternatives[0]
    return amount.amount if isinstance(amount, nodes.Money) else None
