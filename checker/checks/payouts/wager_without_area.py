"""The layout has an area for each wager but one."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with
from ruleschema.meaning.stems import stems
from ruleschema.submission.provisions import Spoken

# An area for one wager: "layout may include an area for the joker insignia".
_AREA = re.compile(r"\b(?:areas?|spaces?|boxes|box|circles?) for (?:the )?(?:placement of )?(?P<for>[^.,]+)", re.I)
_IDLE = stems(
    "a an the of insignia symbol bill section wager bet on approved or and win at each betting position player"
)
_LAYOUT = stems("layout table cloth felt")
_WORDS = stems("area space box circle")
_FEWEST = 3


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    spoken = sentences_with(filing, "area", "spac", "box", "circl")
    described = [each for each in spoken if _of_layout(each)]
    areas = [(each, stems(match["for"]) - _IDLE) for each in described if (match := _AREA.search(_text(each)))]
    areas = [(sentence, words) for sentence, words in areas if words]
    if len(areas) < _FEWEST:
        return
    wagers = {key: stems(facts[0].wager) - _IDLE for key, facts in filing.payouts_by_wager.items()}
    placed_in = [stems(_text(each)) for each in spoken if _WORDS & stems(_text(each))]
    without = [key for key, words in wagers.items() if words and not _has_area(words, areas, placed_in)]
    # One forgotten among many; a document that gives areas to few wagers gives the others none.
    if len(without) != 1 or len(wagers) <= _FEWEST:
        return
    last = areas[-1][0]
    above = last.provision.above[-1] if last.provision and last.provision.above else None
    for key in without:
        fact = filing.payouts_by_wager[key][0]
        yield Fault(
            span=above.at.span if above and above.at else last.words.span,
            message=f"The layout has an area for every wager except {fact.wager}, which {fact.at} pays: "
            "players have no place to make that wager.",
            at=str(above.at) if above and above.at else last.at,
            src=above.src.numbers if above and above.src else last.lines,
            expected=f"an area for {fact.wager}",
            actual="none",
            label="an area is missing",
            hint=f"add an area for {fact.wager}, or take the wager out.",
            related=(Related(fact.span, f"{fact.at}: {fact.wager}"),),
            about=(key,),
        )


def _of_layout(sentence: Spoken) -> bool:
    """Whether the sentence describes the layout, and not the making of a wager."""
    tree = sentence.reading.tree
    return tree is not None and bool(stems(tree.head.text) & _LAYOUT)


def _text(sentence: Spoken) -> str:
    return sentence.reading.text


def _has_area(
    wager: frozenset[str], areas: list[tuple[Spoken, frozenset[str]]], placed_in: list[frozenset[str]]
) -> bool:
    """Whether an area is for this wager, or any sentence about areas names it."""
    return any(area <= wager for _, area in areas) or any(wager <= words for words in placed_in)


CHECK = Check(
    code="PAY-248",
    title="Wager without an area on the layout",
    severity=Severity.WARNING,
    why="A chip that lies nowhere in particular is the beginning of every dispute.",
    fix="Add the area, or take the wager out.",
    run=find,
    one_game=True,
    idle=lambda filing: None if filing.payouts else "the document states no payouts",
    passes="""
sections:
  - number: 2
    title: Layout
    clauses:
      - {at: 2.A, says: layout may include an area for the $1 insignia.}
      - {at: 2.B, says: layout may include an area for the $5 insignia.}
      - {at: 2.C, says: layout may include an area for the joker insignia.}
      - {at: 2.D, says: layout may include an area for the logo insignia.}
      - at: 2.E
        pays:
          rows:
            - {wager: $1 Insignia, outcome: win, pays: 1 to 1}
            - {wager: $5 Insignia, outcome: win, pays: 5 to 1}
            - {wager: Joker Insignia, outcome: win, pays: 40 to 1}
            - {wager: Logo Insignia, outcome: win, pays: 40 to 1}
""",
    fails="""
sections:
  - number: 2
    title: Layout
    clauses:
      - {at: 2.A, says: layout may include an area for the $1 insignia.}
      - {at: 2.B, says: layout may include an area for the $5 insignia.}
      - {at: 2.C, says: layout may include an area for the joker insignia.}
      - at: 2.E
        pays:
          rows:
            - {wager: $1 Insignia, outcome: win, pays: 1 to 1}
            - {wager: $5 Insignia, outcome: win, pays: 5 to 1}
            - {wager: Joker Insignia, outcome: win, pays: 40 to 1}
            - {wager: Logo Insignia, outcome: win, pays: 40 to 1}
""",
)
