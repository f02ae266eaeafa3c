"""The last item of a list ends in "and" or "or": something should follow."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from ruleschema.submission.locate import locate
from ruleschema.submission.model import Clause
from ruleschema.submission.span import Text

_OPEN = re.compile(r"\b(?P<joiner>and|or|and/or)\s*[;,.:]*\s*\Z", re.I)


_STOPPED = re.compile(r"[;,.]\s*(?:and|or|and/or)\s*[;,.:]*\s*\Z|[;,.:]\s*\Z", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    lists = [section.clauses for section in filing.game.sections]
    lists += [provision.clause.items for provision in filing.provisions]
    for clauses in lists:
        last = clauses[-1] if clauses else None
        # What stands under the last item goes on with it.
        if last is None or last.items or last.pays or last.ranks or last.chart:
            continue
        for text in _ends(last):
            match = _OPEN.search(text) if _joins(text) else None
            # Without a number and without a stop it is a line that goes on, and no item.
            broken = last.at is None and match is not None and not _STOPPED.search(text)
            if match is not None and not broken:
                yield _fault(filing, last, text, match)


def _ends(clause: Clause) -> list[Text]:
    """The document's own wording where it is kept, else the last thing said."""
    said = [saying.says for saying in (*clause.says, *clause.steps)]
    return [clause.text] if clause.text is not None else said[-1:]


def _joins(text: str) -> bool:
    """Whether a text ends in letters with which a joining word ends."""
    return text.rstrip().rstrip(";,.:").rstrip().lower().endswith(("and", "or"))


def _fault(filing: Filing, clause: Clause, text: Text, match: re.Match[str]) -> Fault:
    at = str(clause.at or "")
    return Fault(
        span=locate(text, filing.document.text, match.start("joiner"), match.end("joiner")),
        message=f"{at or 'The last item'} is the last item of its list and ends in “{match['joiner']}”: "
        "what should follow is missing.",
        at=at,
        src=clause.src.numbers if clause.src else (),
        expected="a further item",
        actual=f"ends in “{match['joiner']}”",
        label="nothing follows",
        hint="restore the missing item, or end the list here.",
        about=(at, match["joiner"].lower()),
    )


CHECK = Check(
    code="DOC-157",
    title="List ends open",
    severity=Severity.WARNING,
    why="An item was struck or lost, and the list announces it still.",
    fix="Restore the missing item, or end the list.",
    run=find,
    passes="""
sections:
  - number: 2
    title: Wheel
    clauses:
      - {at: 2.A, text: "23 sections shall show $1, and;"}
      - {at: 2.B, text: 1 section shall show a joker.}
""",
    fails="""
sections:
  - number: 2
    title: Wheel
    clauses:
      - {at: 2.A, text: "23 sections shall show $1;"}
      - {at: 2.B, text: "1 section shall show a joker, and;"}
""",
)
