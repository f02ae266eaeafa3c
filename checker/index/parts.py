"""Parts of a document that are cited by a name and not by a number: Table B, the pay chart, the collection schedule."""

import re
from collections.abc import Iterator
from functools import cache

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from ruleschema.meaning.names import same_title
from ruleschema.meaning.stems import stems
from ruleschema.submission.numbers import path_of
from ruleschema.vocabulary import labelled_parts

Label = tuple[str, str]

# A number has no word longer than this in it.
_LONGEST = 4
_FEES = stems("fee collection rate")


@cache
def label_pattern() -> re.Pattern[str]:
    """A labelled part as it is printed: Table B, SCHEDULE “2”."""
    kinds = "|".join(map(re.escape, labelled_parts()))
    label = r"[A-Z]|[IVX]{2,4}|\d{1,3}"  # no word in capitals: TABLE GAME
    return re.compile(rf"(?<![\w-])(?P<kind>(?i:{kinds}))\s+[“\"]?(?P<label>{label})[”\"]?(?![\w-])")


def label_of(name: str) -> Label | None:
    """The kind and the label of a part, in lower case."""
    found = label_pattern().search(name)
    return (found["kind"].lower(), found["label"].lower()) if found else None


@once_per_filing
def printed_labels(filing: Filing) -> frozenset[Label]:
    """The labels under which the document prints tables, schedules and the like."""
    found = {label for name in _names(filing) if (label := label_of(name)) is not None}
    bare = (str(table.table) for each in filing.provisions for table in each.clause.pays if table.table)
    return frozenset(found | {("table", name.lower()) for name in bare if name.isalnum()})


@once_per_filing
def promised_labels(filing: Filing) -> frozenset[Label | None]:
    """The labels of the pay tables that clauses offer as a choice, printed or not."""
    tables = (table for each in filing.provisions for table in each.clause.pays)
    return frozenset(label_of(name) for table in tables for name in table.choices)


def by_name(number: str) -> bool:
    """Whether a reference cites a name (Table B, pay chart) and no number."""
    words = path_of(number)
    named = not any(char.isdigit() for char in number) and max(map(len, words), default=0) > _LONGEST
    return named or label_of(number) is not None


def has_part(filing: Filing, name: str, about: str | None = None) -> bool:
    """Whether a section, table or wager of the document goes by the name; “table” alone is any on the subject."""
    if name.lower() in labelled_parts():
        clauses = [provision.clause for provision in filing.provisions]
        if not _FEES.isdisjoint(stems(about or "")):
            return any(clause.fees for clause in clauses)
        return any(clause.pays or clause.fees or clause.counts or clause.chart for clause in clauses)
    label = label_of(name)
    return label in printed_labels(filing) if label else any(same_title(name, each) for each in _names(filing))


def _names(filing: Filing) -> Iterator[str]:
    yield from (str(section.title) for section in filing.game.sections)
    for clause in (provision.clause for provision in filing.provisions):
        yield from filter(None, (clause.title, *(fees.of for fees in clause.fees)))
        yield from (str(part) for table in clause.pays for part in (table.table, table.wager) if part)
        yield from (str(counts.of) for counts in clause.counts)
        yield from (str(chart.of) for chart in clause.chart)
