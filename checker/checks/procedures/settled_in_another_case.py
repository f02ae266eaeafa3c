"""All wagers of a kind are settled at one time by one clause, and in a case at another time by the next."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with
from grammar.nodes import Duty, Modal
from ruleschema.submission.provisions import Spoken

_ALL = re.compile(
    r"\b(?:settle|collect|pay|resolve) (?:all|every|each)(?: of the)? (?P<wager>(?:[\w'’-]+ ){1,4}?(?:wager|bet)s?)\b",
    re.I,
)
_SETTLES = re.compile(r"\bsettle|\bpay|\bcollect")
# When they are settled: all at once, or one by one as the round goes on.
_AT_ONCE = re.compile(
    r"\b(?:once|immediately|as soon as|after) (?:each|every|all|the|everyone)\b[^,.]*\b(?:cards?|dealt)\b", re.I
)
_BY_HAND = re.compile(
    r"\bhand by hand\b|\bone (?:by one|at a time)\b|\bupon asking\b|\bat the end of the round\b|\bas each player\b",
    re.I,
)
_CASE = ("if", "when", "where")
_SETTLING = tuple(
    f"{act} {which}" for act in ("settle", "collect", "pay", "resolve") for which in ("all", "every", "each")
)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for rule in sentences_with(filing, *_SETTLING):
        match = _ALL.search(rule.reading.text)
        if match is None or not _AT_ONCE.search(rule.reading.text) or _cased(rule) or "except" in rule.reading.text:
            continue
        wager = match["wager"].lower().rstrip("s")
        other = next((each for each in sentences_with(filing, wager) if each is not rule and _otherwise(each)), None)
        if other is None:
            continue
        yield Fault(
            span=rule.span(filing.document, 0, len(rule.reading.text.rstrip())),
            message=f"By this clause all {wager}s are settled at once, but by clause {other.at} they are settled one "
            "by one in some case; this clause does not except it.",
            at=rule.at,
            src=tuple(dict.fromkeys((*rule.lines, *other.lines))),
            expected=f"an exception for the case of {other.at}",
            actual="all at once",
            label=f"{other.at} settles otherwise",
            hint=f"except the case of {other.at}.",
            related=(Related(other.words.span, f"{other.at}: one by one"),),
            about=(wager, other.at),
        )


def _cased(sentence: Spoken) -> bool:
    tree = sentence.reading.tree
    return isinstance(tree, Duty) and any(slot.marker in _CASE for slot in (*tree.leading, *tree.slots))


def _otherwise(sentence: Spoken) -> bool:
    """Whether the same wagers are settled one after the other in a case."""
    tree = sentence.reading.tree
    duty = isinstance(tree, Duty) and tree.modal is Modal.SHALL and _cased(sentence)
    return duty and _SETTLES.search(sentence.reading.text) is not None and bool(_BY_HAND.search(sentence.reading.text))


CHECK = Check(
    code="PRO-372",
    title="Settled at once and one by one",
    severity=Severity.NOTE,
    why="In the case that is not excepted both clauses bind the dealer, and they cannot both be followed.",
    fix="Except the case from the general clause.",
    run=find,
    one_game=True,
    passes="""
sections:
  - number: 15
    title: Side bet
    clauses:
      - at: 15.A
        says: "if the cards are dealt face up, dealer shall settle all set wagers once each player has 2 cards."
      - {at: 15.B, says: "if the cards are dealt face down, dealer shall settle set wagers hand by hand."}
""",
    fails="""
sections:
  - number: 15
    title: Side bet
    clauses:
      - {at: 15.A, says: dealer shall settle all set wagers once each player has 2 cards.}
      - {at: 15.B, says: "if the cards are dealt face down, dealer shall settle set wagers hand by hand."}
""",
)
