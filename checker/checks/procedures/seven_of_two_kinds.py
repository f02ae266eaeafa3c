"""A craps wager is decided by any 7 in one clause and by a losing 7 in another."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with
from grammar.nodes import Result
from ruleschema.submission.provisions import Spoken

_SEVEN = re.compile(
    r"\bbefore (?:a |any )?(?:7|seven)(?: (?:is|has been) (?:thrown|rolled)\b|\s*[.,])|\bif (?:a )?(?:7|seven) is", re.I
)
_LOSER = re.compile(r"\bloser (?:7|seven)\b|\bseven[- ]out\b|\blosing (?:7|seven)\b", re.I)
_SETTLED = re.compile(r"\b(?:settle|collect|pay|paid|decide|lose)", re.I)
# When a wager may be made tells nothing of what decides it.
_MAKING = re.compile(r"\b(?:made|placed?|accepted|removed|established)\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    decided: dict[str, list[Spoken]] = {}
    for each in sentences_with(filing, "7 is", "7 has", "seven is", "before 7", "before a 7", "before seven"):
        tree = each.reading.tree
        if isinstance(tree, Result) and _SEVEN.search(each.reading.text):
            decided.setdefault(tree.head.text.lower(), []).append(each)
    losers = [each for each in sentences_with(filing, "loser 7", "loser seven", "seven out", "losing 7") if _ends(each)]
    for wager, sentences in decided.items():
        other = next((each for each in losers if wager in each.reading.text.lower()), None)
        if other is None:
            continue
        first = sentences[0]
        yield Fault(
            span=first.span(filing.document, 0, len(first.reading.text.rstrip())),
            message=f"By this clause the {wager} is decided when a 7 is thrown, any 7, even one that wins on a come "
            f"out roll; by clause {other.at} it is settled on a loser 7.",
            at=first.at,
            src=tuple(line for each in sentences for line in each.lines),
            expected="a loser 7",
            actual="a 7",
            label=f"{other.at} says a loser 7",
            hint="say which 7 decides the wager.",
            related=(Related(other.words.span, f"{other.at}: loser 7"),),
            about=(wager,),
        )


def _ends(sentence: Spoken) -> bool:
    """Whether the losing 7 ends the wager, and is not only the time at which it is made."""
    text = sentence.reading.text
    return _LOSER.search(text) is not None and _SETTLED.search(text) is not None and _MAKING.search(text) is None


CHECK = Check(
    code="PRO-363",
    title="Any 7 or a losing 7",
    severity=Severity.WARNING,
    why="A 7 on the come out roll wins for the shooter; by one clause it ends the wager, by the other it does not.",
    fix="Say which 7 decides the wager.",
    run=find,
    passes="""
game: craps
sections:
  - number: 3
    title: Wagers
    clauses:
      - {at: 3.A, says: fire bet loses if the shooter makes less than 4 points before a loser 7.}
      - {at: 3.B, says: casino shall collect or pay fire bets upon a loser 7.}
""",
    fails="""
game: craps
sections:
  - number: 3
    title: Wagers
    clauses:
      - {at: 3.A, says: fire bet loses if the shooter makes less than 4 points before a 7 is thrown.}
      - {at: 3.B, says: casino shall collect or pay fire bets upon a loser 7.}
""",
)
