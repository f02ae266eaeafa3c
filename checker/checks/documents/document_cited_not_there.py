"""A clause cites another document of the casino that is not among those checked."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.references import references
from ruleschema.submission.model import Ref
from ruleschema.submission.provisions import Provision
from ruleschema.submission.span import Text

_APPENDIX = re.compile(r"appendix\s+(\w+)", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    known = {each.appendix for each in library.by_casino[filing.casino]}
    own = filing.appendix
    cited: dict[str, list[tuple[Provision, Ref, Text]]] = {}
    for provision, ref in references(filing):
        match = _APPENDIX.search(ref.document) if ref.document is not None else None
        if ref.document is not None and match is not None:
            cited.setdefault(match[1].upper(), []).append((provision, ref, ref.document))
    for letter, places in cited.items():
        if letter == own or letter not in known:
            yield _fault(letter, places, itself=letter == own)


def _fault(letter: str, places: list[tuple[Provision, Ref, Text]], *, itself: bool) -> Fault:
    """One finding for each document, at the first place, with the others beside it."""
    provision, ref, document = places[0]
    others = list(dict.fromkeys(each.at for each, _, _ in places[1:] if each.at != provision.at))
    also = f" So do {', '.join(others)}." if others else ""
    told = (
        "as another document, but that is this document itself"
        if itself
        else "but it is not among the documents checked"
    )
    return Fault(
        span=document.span,
        message=f"The clause cites {document} {told}.{also}",
        at=provision.at,
        src=ref.src.numbers if ref.src else provision.lines,
        expected="the section that is meant" if itself else "a document that is filed",
        actual=str(document),
        label="this document" if itself else "not here",
        hint="cite the section that is meant." if itself else "check that the document exists and is filed.",
        related=tuple(Related(other.span, "cited here too") for _, _, other in places[1:]),
        about=(letter,),
        undecided=not itself,
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
