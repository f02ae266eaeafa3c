"""The document speaks in the words of another jurisdiction's regulations."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.namefinder import finder_of
from ruleschema.submission.locate import locate
from ruleschema.vocabulary import foreign_words


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    foreign = {str(each.words): each for each in foreign_words() if filing.jurisdiction not in each.jurisdictions}
    for said, found in finder_of(foreign).among(filing):
        yield Fault(
            span=locate(said.text, filing.document.text, found.start, found.end),
            message=f"The clause speaks of “{found.name}”, words of the regulations of {foreign[found.name].of}; "
            "nothing in this document goes by that name.",
            at=said.at,
            src=said.src,
            expected="the law of this jurisdiction",
            actual=found.name,
            label="another jurisdiction's words",
            hint="name the rules that are meant.",
            about=(found.name,),
        )


CHECK = Check(
    code="DOC-135",
    title="Words of another jurisdiction's regulations",
    severity=Severity.ERROR,
    why="The clause was copied from regulations that do not hold here; what it refers to does not exist.",
    fix="Name the rules that are meant.",
    run=find,
    idle=lambda filing: None if filing.document.casino else "the casino file is missing",
    passes="""
jurisdiction: us-pa
sections:
  - number: 10
    title: Shooter
    clauses: [{at: 10.A, says: shooter shall pass the dice if the shooter violates the act or this part.}]
""",
    fails="""
sections:
  - number: 10
    title: Shooter
    clauses: [{at: 10.A, says: shooter shall pass the dice if the shooter violates the act or this part.}]
""",
)
