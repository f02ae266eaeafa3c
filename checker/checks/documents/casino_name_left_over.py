"""The document names another casino of the run."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.namefinder import finder_of
from ruleschema.meaning.names import name_key
from ruleschema.meaning.stems import stem
from ruleschema.submission.locate import locate
from ruleschema.vocabulary import words


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    own = {name.lower() for name in library.casino_names.get(filing.casino, ())}
    others = {
        name
        for slug, names in library.casino_names.items()
        for name in names
        if slug != filing.casino and not _is_ordinary(name) and not any(name.lower() in mine for mine in own)
    }
    for said, found in finder_of(others).among(filing):
        yield Fault(
            span=locate(said.text, filing.document.text, found.start, found.end),
            message=f"The clause names {found.name}, which is another casino.",
            at=said.at,
            src=said.src,
            expected=str(filing.document.casino.name) if filing.document.casino else "",
            actual=found.name,
            label="another casino",
            hint="name this casino.",
            about=(found.name.lower(),),
        )


def _is_ordinary(name: str) -> bool:
    """A name that is one common word, such as Jack, means the card more often than the house."""
    return stem(name_key(name)) in words()


CHECK = Check(
    code="DOC-130",
    title="Name of another casino left in",
    severity=Severity.ERROR,
    why="Text copied from another casino's filing was approved for that casino, not for this one.",
    fix="Name this casino, and read the clause again: more of it may have been copied.",
    run=find,
    across=True,
    idle=lambda filing: None if filing.document.casino else "the casino file is missing",
    passes="""
sections: [{number: 1, title: Table, clauses: [{at: 1.A, says: layout may show the logo of Example Casino.}]}]
""",
    fails="""
sections: [{number: 1, title: Table, clauses: [{at: 1.A, says: layout may show the logo of Other Casino.}]}]
""",
)
