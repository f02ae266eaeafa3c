"""A clause announces a list, and nothing follows."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.binding import next_game
from checker.index.claiming import claimed_lines
from checker.index.lists import announced as announced_lists
from checker.index.phrases import texts_found
from ruleschema.meaning.stems import stems
from ruleschema.submission.model import Clause
from ruleschema.submission.numbers import path_of
from ruleschema.submission.provisions import Provision
from ruleschema.submission.span import Span

# What goes on behind the colon in the same sentence is the list.
_ANNOUNCES = re.compile(r"\b(?:the following|as follows|listed below|in the following order)\s*[.:,]?\s*\Z")


_FORM = re.compile(r"(?:\s*[A-Z][^:_|]{1,60}:[\s_|]*){2,12}\Z")
_FIRST = (("1",), ("a",), ("i",))
_IDLE = stems("wager bet the a an of")
_WORDS = stems("word term definition meaning")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    # A draft may set a list beside what announces it.
    begun = announced_lists(filing) if filing.draft else None
    likely = texts_found(filing).holding(("follow", "below"))
    announcing = {id(said.text) for said in likely if _ANNOUNCES.search(said.text.lower())}
    for place, provision in enumerate(filing.provisions):
        clause = provision.clause
        if _holds(clause):
            continue
        announced = any(id(saying.says) in announcing for saying in clause.says) and not _told_in_text(clause)
        announced = announced or bool(clause.text and clause.text.rstrip().endswith(":"))
        if clause.join is None and (not announced or _form(clause)):
            continue
        behind = filing.provisions[place + 1 : place + 2]
        if _goes_on(provision) or _is_defined(filing, clause) or _followed(begun, provision, *behind):
            continue
        if filing.draft and (_read_elsewhere(filing, provision, *behind) or not (behind or _ends(filing, library))):
            continue
        if filing.draft and _set_elsewhere(filing, provision):
            continue
        yield Fault(
            span=clause.at.span if clause.at is not None else clause.span,
            message=f"Clause {provision.at} announces a list, but nothing follows.",
            at=provision.at,
            src=provision.lines,
            expected="the items announced",
            actual="nothing",
            label="the list is missing",
            hint="restore the items, or reword the clause.",
            about=("list",),
        )


def _holds(clause: Clause) -> bool:
    return bool(clause.items or clause.steps) or _tables(clause)


def _tables(clause: Clause) -> bool:
    return any((clause.pays, clause.ranks, clause.counts, clause.chart, clause.fees))


def _followed(begun: frozenset[Span] | None, provision: Provision, behind: Provision | None = None) -> bool:
    """Whether a text without a number stands right behind, or, if it has none itself, a first one or a heading."""
    if behind is None:
        return False
    same, plain = behind.section is provision.section, behind.section.number is None
    if begun is not None and (
        (not same and plain) or (behind.clause.at is not None and behind.clause.at.span in begun)
    ):
        return True
    bare, first = provision.clause.at is None, path_of(behind.clause.at or "")[-1:] in _FIRST
    return (behind.clause.at is None and (same or plain)) or (bare and (first if same else plain))


def _told_in_text(clause: Clause) -> bool:
    """Whether the document's own wording goes on behind the words that announce, or does not announce anything."""
    if clause.text is None:
        return False
    words = clause.text.rstrip()
    return not words.endswith((":", ",")) and (":" in words or not _ANNOUNCES.search(words.lower()))


def _form(clause: Clause) -> bool:
    """Whether the wording is lines to fill in: “Manager: ____ Date: ____”."""
    return clause.text is not None and _FORM.match(clause.text) is not None


def _read_elsewhere(filing: Filing, provision: Provision, behind: Provision | None = None) -> bool:
    """Whether a draft has put the lines behind the clause somewhere else: among definitions, or to another table."""
    if not provision.lines or behind is None or not behind.lines:
        return False
    between = range(provision.lines[-1] + 1, behind.lines[0])
    return not claimed_lines(filing).isdisjoint(between)


def _set_elsewhere(filing: Filing, provision: Provision) -> bool:
    """Whether the pay table of the wager that is named here stands in a clause that does not speak of it."""
    words = stems(provision.clause.text or "")
    for other in filing.provisions:
        own = stems(other.clause.text or "")
        tables = (stems(str(table.wager)) - _IDLE for table in other.clause.pays if table.wager is not None)
        if other is not provision and any(each and each <= words and not each <= own for each in tables):
            return True
    return False


def _ends(filing: Filing, library: Library) -> bool:
    """Whether the document ends with the file; else what follows may stand at the head of the next."""
    return next_game(filing, library) is None


def _goes_on(provision: Provision) -> bool:
    """An unnumbered sentence announces what stands behind it in the same clause, or the clause's own tables."""
    beside = provision.above[-1].items if provision.above else provision.section.clauses
    tables = bool(provision.above) and _tables(provision.above[-1])
    return provision.clause.at is None and (provision.clause is not beside[-1] or tables)


def _is_defined(filing: Filing, clause: Clause) -> bool:
    """The words and terms that a clause announces are the definitions."""
    said = " ".join([*(saying.says for saying in clause.says), clause.text or ""])
    return bool(filing.game.definitions) and not _WORDS.isdisjoint(stems(said))


CHECK = Check(
    code="DOC-151",
    title="Announced list is missing",
    severity=Severity.WARNING,
    why="Text was lost at a page break or in editing; what it said is not filed.",
    fix="Restore the items, or reword the clause.",
    run=find,
    across=True,
    passes="""
sections: [{number: 1, title: Wagers, clauses: [{at: 1.A, join: any, items: [{at: 1.A.1, says: player may stand.}]}]}]
""",
    fails="""
sections: [{number: 1, title: Wagers, clauses: [{at: 1.A, join: any, says: player may do one of the following.}]}]
""",
)
