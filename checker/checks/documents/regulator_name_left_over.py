"""The document names a regulator of another jurisdiction."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.namefinder import finder_of
from ruleschema.meaning.stems import stems
from ruleschema.submission.locate import locate
from ruleschema.submission.model import Casino
from ruleschema.vocabulary import regulators

# The board of a poker game and a division of the pot regulate nothing.
_ACTS = stems("approve authorize consent notify inform report submit file require regulate determine")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    casino = filing.document.casino
    if casino is None:
        return
    own = str(casino.regulator or "").lower()
    foreign = [each for each in regulators() if casino.jurisdiction not in each.jurisdictions and each.word not in own]
    finder = finder_of(str(each.word) for each in foreign)
    for said, found in finder.among(filing):
        if found.before not in ("the", "by", "gaming", "control") or _ACTS.isdisjoint(stems(said.text)):
            continue
        yield Fault(
            span=locate(said.text, filing.document.text, found.start, found.end),
            message=f"The clause speaks of the {found.name.title()}, but {_own(casino)}.",
            at=said.at,
            src=said.src,
            expected=str(casino.regulator or ""),
            actual=found.name,
            label="another jurisdiction's regulator",
            hint=f"name the {casino.regulator or 'regulator of this jurisdiction'}.",
            about=(found.name,),
        )


def _own(casino: Casino) -> str:
    if casino.regulator:
        return f"this casino answers to the {casino.regulator}"
    return f"that is no regulator of its jurisdiction, {casino.jurisdiction}"


def _idle(filing: Filing) -> str | None:
    casino = filing.document.casino
    if casino is None:
        return "the casino file is missing"
    known = casino.regulator or any(casino.jurisdiction in each.jurisdictions for each in regulators())
    return None if known else "the casino file names no regulator, and none is known for its jurisdiction"


CHECK = Check(
    code="DOC-133",
    title="Name of another regulator left in",
    severity=Severity.ERROR,
    why="An approval or notice given to a body that does not regulate this casino is no approval.",
    fix="Name this casino's regulator.",
    run=find,
    idle=_idle,
    passes="""
sections: [{number: 1, title: Odds, clauses: [{at: 1.A, says: odds may be changed if approved by the commission.}]}]
""",
    fails="""
sections: [{number: 1, title: Odds, clauses: [{at: 1.A, says: odds may be changed if approved by the division.}]}]
""",
)
