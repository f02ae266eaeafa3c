"""The dealer is told to examine his own cards, one of which he may not see."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with

_EXAMINES = re.compile(
    r"\bdealer shall (?:examine|look at|inspect|review) (?:his|her|their|the own|his own) cards\b", re.I
)
# The hole card is kept from the dealer too.
_HIDDEN = re.compile(
    r"\bhole card\b.*\b(?:unseen by|without showing|not (?:be )?(?:shown|seen))\b.*\b(?:by|including) the dealer\b",
    re.I,
)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    hidden = next((each for each in sentences_with(filing, "hole card") if _HIDDEN.search(each.reading.text)), None)
    if hidden is None:
        return
    for sentence in sentences_with(filing, "dealer shall "):
        match = _EXAMINES.search(sentence.reading.text)
        if match is None:
            continue
        yield Fault(
            span=sentence.span(filing.document, match.start(), match.end()),
            message=f"The dealer is told to examine his own cards, but by clause {hidden.at} "
            "nobody, not even the dealer, may see the hole card; the players are probably meant.",
            at=sentence.at,
            src=sentence.lines,
            expected="the players examine their cards",
            actual=match.group(),
            label=f"{hidden.at} keeps the hole card from the dealer",
            hint="say who examines which cards.",
            related=(Related(hidden.words.span, f"{hidden.at}: unseen by the dealer"),),
            about=(sentence.at, hidden.at),
        )


CHECK = Check(
    code="PRO-357",
    title="Dealer examines a hidden card",
    severity=Severity.WARNING,
    why="A dealer who has seen the hole card can be read by the players; the rules forbid it elsewhere.",
    fix="Say who examines which cards.",
    run=find,
    passes="""
sections:
  - number: 7
    title: Dealing
    clauses:
      - {at: 7.A, says: 'dealer shall move the hole card unseen by the players and by the dealer.'}
      - {at: 16.A, says: each player shall examine his cards with one hand.}
""",
    fails="""
sections:
  - number: 7
    title: Dealing
    clauses:
      - {at: 7.A, says: 'dealer shall move the hole card unseen by the players and by the dealer.'}
      - {at: 16.A, says: dealer shall examine his cards with one hand.}
""",
)
