"""Cards may be dealt in a way for which the document has no procedure, as it has for the others."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import wordings_with
from ruleschema.submission.locate import locate

# The ways to deal that rules keep apart, by what a heading or sentence calls them.
_TITLE = re.compile(r"\bdeal(?:ing)?\b.*\bfrom (?:the|an?) (?P<way>[\w -]*(?:hand|shoe|device|machine))\b", re.I)
_MANUAL = re.compile(
    r"\bdealt (?:from|out of|with|by) an? (?P<way>manual)(?: dealing)?(?: shoe)?(?: (?:or|and) automated)?\b"
    r"(?=[\w ]*\bshoe\b)",
    re.I,
)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    headed = [(section, match["way"].lower()) for section in filing.game.sections if (match := _title(section.title))]
    # With one such section, dealing in the other ways may be told there as well.
    if len(headed) < 2 or any("manual" in way or way.strip() in ("shoe", "dealing shoe") for _, way in headed):
        return
    for said in wordings_with(filing, (" manual",)):
        match = _MANUAL.search(said.text)
        if match is None:
            continue
        ways = " and ".join(f"from the {way}" for _, way in headed)
        yield Fault(
            span=locate(said.text, filing.document.text, match.start("way"), match.end("way")),
            message=f"The clause speaks of cards dealt from a manual dealing shoe, but the document has procedures for "
            f"dealing only {ways}.",
            at=said.at,
            src=said.src,
            expected="a procedure for dealing from a manual dealing shoe",
            actual="none",
            label="no section tells how",
            hint="add the procedure, or take the manual shoe out.",
            related=tuple(Related(section.title.span, f"from the {way}") for section, way in headed),
            about=("manual dealing shoe",),
        )
        return


def _title(title: str) -> re.Match[str] | None:
    return _TITLE.search(title)


CHECK = Check(
    code="PRO-361",
    title="Way of dealing without a procedure",
    severity=Severity.WARNING,
    why="The way of dealing is allowed for, and how it is done is not approved; often its section was dropped.",
    fix="Add the procedure, or take the way of dealing out.",
    run=find,
    one_game=True,
    passes="""
sections:
  - number: 3
    title: Cards
    clauses: [{at: 3.A, says: decks shall be changed at least every 8 hours if dealt from an automated dealing shoe.}]
  - {number: 8, title: Procedures for dealing the cards from the hand}
  - {number: 9, title: Procedures for dealing the cards from an automated dealing shoe}
""",
    fails="""
sections:
  - number: 3
    title: Cards
    clauses: [{at: 3.A, says: decks shall be changed at least every 8 hours if dealt from a manual dealing shoe.}]
  - {number: 8, title: Procedures for dealing the cards from the hand}
  - {number: 9, title: Procedures for dealing the cards from an automated dealing shoe}
""",
)
