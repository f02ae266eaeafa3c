"""A clause cites a section as a subsection, or a paragraph as a section."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.references import Path, number_at, references, target
from ruleschema.meaning.names import same_title
from ruleschema.meaning.stems import stems
from ruleschema.submission.model import Ref
from ruleschema.submission.numbers import path_of
from ruleschema.submission.provisions import Provision

_INNER = re.compile(r"\b(?:subsection|paragraph|subparagraph)s?\b", re.I)
_OUTER = re.compile(r"(?<!sub)section\b|§", re.I)

_ODDS = stems("pay payout payouts odds")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for provision, ref in references(filing):
        path = target(filing, provision, ref.to) if ref.to is not None and ref.document is None else None
        if ref.to is None or path is None:
            continue
        told = _mistaken(str(ref.to), path)
        # “§ (1) and § (2)” is one slip: the first tells of both.
        if told is None or _follows_another(filing, provision, ref):
            continue
        cited, found = told
        number = str(number_at(filing, path) or ".".join(path).upper())
        more = _others(filing, provision, ref)
        yield Fault(
            span=ref.to.span,
            message=f"The clause cites “{ref.to}”{more}, but {_instead(filing, path, number, cited)}.",
            at=provision.at,
            src=ref.src.numbers if ref.src else provision.lines,
            expected=_expected(filing, provision, ref, path),
            actual=str(ref.to),
            label=f"this is a {found}",
            hint="check which provision is meant and cite it by its kind.",
            about=(str(ref.to),),
        )


def _alike(filing: Filing, provision: Provision, ref: Ref) -> list[Ref]:
    """The parts of one section that the clause cites as sections, one slip together."""
    paths = [(each, target(filing, provision, each.to)) for each in provision.clause.refs if each.to is not None]
    own = target(filing, provision, ref.to) if ref.to is not None else None
    return [
        each
        for each, path in paths
        if own is not None
        and path is not None
        and len(path) > 1
        and path[:-1] == own[:-1]
        and _mistaken(str(each.to), path) is not None
    ]


def _follows_another(filing: Filing, provision: Provision, ref: Ref) -> bool:
    alike = _alike(filing, provision, ref)
    return bool(alike) and ref is not alike[0] and ref in alike


def _others(filing: Filing, provision: Provision, ref: Ref) -> str:
    return "".join(f" and “{each.to}”" for each in _alike(filing, provision, ref) if each is not ref)


def _expected(filing: Filing, provision: Provision, ref: Ref, path: Path) -> str:
    """The right kind with the number; a section that is cited without its title is probably not meant."""
    section = filing.sections_by_number.get(path)
    if section is None:
        return f"paragraph {number_at(filing, path) or '.'.join(path).upper()}"
    if ref.titled is not None and same_title(ref.titled, section.title):
        return f"section {section.number}"
    paying = _paying_beside(filing, path_of(provision.clause.at or "")) if stems(ref.about or "") & _ODDS else None
    return f"{paying}, where the payouts stand" if paying else "the number of a subsection that exists"


def _paying_beside(filing: Filing, own: Path) -> str | None:
    """The one clause with payouts in the list where the clause stands, or in one around it."""
    for length in range(len(own) - 1, 0, -1):
        around = {fact.at for fact in filing.payouts if path_of(fact.at)[:length] == own[:length]}
        if around:
            return around.pop() if len(around) == 1 else None
    return None


def _mistaken(printed: str, path: Path) -> tuple[str, str] | None:
    """The kind that is cited and the kind that it is."""
    inner = _INNER.search(printed)
    if inner is not None and len(path) == 1:
        return inner.group().lower().rstrip("s"), "whole section"
    if _OUTER.search(printed) and len(path) > len(path_of(printed)):
        return "section", "part of a section"
    return None


def _instead(filing: Filing, path: Path, number: str, cited: str) -> str:
    section = filing.sections_by_number.get(path)
    if section is None:
        return f"{number} is a part of a section, not a section"
    return f"no {cited} near it has that number; {section.number} is a whole section, “{section.title}”"


CHECK = Check(
    code="DOC-114",
    title="Reference of the wrong kind",
    severity=Severity.WARNING,
    why="“Subsection 2” sends the reader to a part of this section; what the number leads to stands elsewhere.",
    fix="Check which provision is meant and cite it by its kind.",
    run=find,
    idle=lambda filing: None if any(True for _ in references(filing)) else "the document cites nothing",
    passes="""
sections:
  - {number: 2, title: Table}
  - {number: 15, title: Side bets, clauses: [{at: 15.A, refs: [{to: section 2}]}]}
""",
    fails="""
sections:
  - {number: 2, title: Table}
  - {number: 15, title: Side bets, clauses: [{at: 15.A, refs: [{to: subsection 2}]}]}
""",
)
