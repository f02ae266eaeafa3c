"""A clause cites another document of the casino that is not among those checked."""

import re
from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Severity
from checker.references import references

_APPENDIX = re.compile(r"appendix\s+(\w+)", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    known = {each.appendix for each in library.by_casino[filing.casino]}
    own = filing.appendix
    told: set[str] = set()
    for provision, ref in references(filing):
        match = _APPENDIX.search(ref.document) if ref.document is not None else None
        if ref.document is None or match is None or match[1].upper() in told:
            continue
        letter = match[1].upper()
        if letter == own:
            words = f"The clause cites {ref.document} as another document, but that is this document itself."
            label, hint = "this document", "cite the section that is meant."
        elif letter not in known:
            words = f"The clause cites {ref.document}, which is not among the documents checked."
            label, hint = "not here", "check that the document exists and is filed."
        else:
            continue
        told.add(letter)
        yield Fault(
            span=ref.document.span,
            message=words,
            at=provision.at,
            src=ref.src.numbers if ref.src else provision.lines,
            actual=str(ref.document),
            label=label,
            hint=hint,
            about=(letter,),
            undecided=letter != own,
        )


CHECK = Check(
    code="DOC-109",
    title="Cited document is not there",
    severity=Severity.NOTE,
    why="A rule that lives in a document nobody filed, or in this one under another name, cannot be looked up.",
    fix="Cite a document that is filed.",
    run=find,
    across=True,
    idle=lambda filing: (
        None if any(ref.document for _, ref in references(filing)) else "the document cites no other document"
    ),
    passes="""
filing: {appendix: B}
sections: [{number: 1, title: Wagers, clauses: [{at: 1.A, refs: [{to: "2", document: General rules}]}]}]
""",
    fails="""
filing: {appendix: B}
sections: [{number: 1, title: Wagers, clauses: [{at: 1.A, refs: [{document: Section G - Appendix Q}]}]}]
""",
)
