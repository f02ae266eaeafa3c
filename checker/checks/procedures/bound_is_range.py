"""A least or greatest figure is given as a range, so that nobody can tell which end binds."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with

_RANGE = re.compile(r"\b(at least|at most|exactly) (\d[\d,]*) to (\d[\d,]*)(?! \d)(?: ([a-z-]+))?")


# “at least 4 to 1 for each match” are odds too.
_NO_UNIT = (None, "or", "and", "for", "on", "if", "when", "where", "unless")
# “at a ratio of at most 1 to 2 tables” is one figure.
_RATIO = re.compile(r"\b(?:ratio|rate|odds)\b[^.;]{0,20}\Z", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    told: set[tuple[str, str]] = set()
    for sentence in sentences_with(filing, "at least", "at most", "exactly"):
        text = sentence.reading.text
        match = _RANGE.search(text) if " to " in text else None
        # “at least 3 to 2” are odds; a range has a unit behind it.
        if (
            match is None
            or match[4] in _NO_UNIT
            or _RATIO.search(text[: match.start()])
            or (sentence.at, match.group()) in told
        ):
            continue
        told.add((sentence.at, match.group()))
        yield Fault(
            span=sentence.span(filing.document, match.start(), match.end()),
            message=f"The clause asks for {match.group()}, which is no limit: it can mean {match[1]} {match[2]} "
            f"or {match[1]} {match[3]}.",
            at=sentence.at,
            src=sentence.lines,
            expected=f"{match[1]} {match[2]}, or {match[1]} {match[3]}, {match[4]}",
            actual=match.group(),
            label="which of the two?",
            hint="state one figure.",
            about=(match.group(),),
        )


CHECK = Check(
    code="PRO-324",
    title="Limit given as a range",
    severity=Severity.WARNING,
    why="A limit with two figures binds at neither: whoever is held to one of them cites the other.",
    fix="State one figure.",
    run=find,
    passes="""
sections:
  - number: 7
    title: Irregularities
    clauses: [{at: 7.E, says: "if the ball floats for at least 2 revolutions, dealer shall call no spin."}]
""",
    fails="""
sections:
  - number: 7
    title: Irregularities
    clauses: [{at: 7.E, says: "if the ball floats for at least 2 to 4 revolutions, dealer shall call no spin."}]
""",
)
