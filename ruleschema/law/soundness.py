"""What makes a law file unsound: versions that overlap, citations that are missing, payouts that are none."""

from collections.abc import Iterator
from itertools import combinations

from grammar.nodes import Bound
from grammar.parse import Problem as Misread
from grammar.parse import read_payment
from ruleschema.law.model import Basis, Cite, LawFile, LawRule, LawTable, TableVersion
from ruleschema.law.versions import Versioned, days
from ruleschema.submission.span import Problem


def faults(law: LawFile) -> Iterator[Problem]:
    """What is wrong with a file that is well-formed."""
    demands: tuple[LawTable | LawRule, ...] = (*law.tables, *law.rules)
    for demand in demands:
        if not demand.versions:
            yield Problem(demand.span, "what the law demands has no versions", "at least one, with its citation")
    for table in law.tables:
        yield from _overlaps(table.versions)
        for version in table.versions:
            yield from _table_faults(table, version)
    for rule in law.rules:
        yield from _overlaps(rule.versions)


def _table_faults(table: LawTable, version: TableVersion) -> Iterator[Problem]:
    figures = tuple(version.stated())
    if (version.columns is None) == (not figures):
        yield Problem(version.span, "a version has either columns or figures", "columns by name, figures or filings")
    if table.bound is Bound.ONE_OF and version.columns is None:
        yield Problem(version.span, "a choice of tables needs columns", "columns by name")
    uncited = [figure for figure in figures if figure.cite is None]
    if version.cite is None and (version.columns is not None or uncited):
        yield Problem(version.span, "the citation is missing", "cite, on the version or on each figure")
    cites: list[Cite | None] = [version.cite, *(figure.cite for figure in figures)]
    if table.basis is Basis.PRECEDENT and any(cite is not None and cite.casino is None for cite in cites):
        yield Problem(
            version.span, "a precedent cites the casino whose filing was approved", "casino, section, approved"
        )
    cells = [figure.pays for figure in figures]
    cells += [pays for column in (version.columns or {}).values() for pays in column.values()]
    for cell in cells:
        misread = read_payment(str(cell))
        if isinstance(misread, Misread):
            yield Problem(cell.span, f"“{cell}” is no payout: {misread.message}", "odds such as 3 to 2")


def _overlaps(versions: tuple[Versioned, ...]) -> Iterator[Problem]:
    for version in versions:
        start, end = days(version)
        if start > end:
            yield Problem(version.span, "the version ends before it begins", "from not after to")
    for one, other in combinations(versions, 2):
        (start, end), (other_start, other_end) = days(one), days(other)
        if start <= other_end and other_start <= end:
            yield Problem(
                other.span, f"the version overlaps the one on line {one.span.line}", "versions one after another"
            )
