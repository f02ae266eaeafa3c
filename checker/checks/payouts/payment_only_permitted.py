"""What a wager pays when it wins is only permitted, where the other wagers must be paid."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with, wordings_with
from grammar.nodes import Composite, Duty
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.names import name_key
from ruleschema.meaning.stems import stems
from ruleschema.submission.locate import locate
from ruleschema.submission.span import Span

# "World bet may be paid as a horn bet": nothing but the way to pay, and nothing less or more than another rule gives.
_MAY = re.compile(
    r"(?:\A|[.;] )(?:an? |each |any |the |winning )*(?P<wager>(?:[\w'’-]+ ){1,4}(?:bets?|wagers?)) may be paid "
    r"(?!only|more|higher|less|in addition|at the option|by mail|in cash)",
    re.I,
)
# “Any bet” is every bet.
_ANY = stems("any each every all such this that a an the bet wager winning")
_PERMITTED = re.compile(r"\bmay (?:pay (?:it|them|the)|be paid)\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    likened = _likened(filing)
    certain = {name_key(fact.wager) for fact in filing.payouts if not _permitted(fact, likened)}
    told: set[str] = set()
    for fact in filing.payouts:
        key = name_key(fact.wager)
        if _permitted(fact, likened) and key not in certain and key not in told:
            told.add(key)
            yield _fault(fact.wager, fact.at, fact.src, fact.span)
    for said in wordings_with(filing, ("may be paid ",)):
        for match in _MAY.finditer(said.text):
            key = name_key(match["wager"])
            if key not in certain and key not in told and stems(match["wager"]) - _ANY:
                told.add(key)
                span = locate(said.text, filing.document.text, match.start("wager"), match.end())
                yield _fault(match["wager"], said.at, said.src, span)


def _permitted(fact: PayoutFact, likened: set[tuple[str, str]]) -> bool:
    if isinstance(fact.payment.alternatives[0], Composite) and (fact.at, name_key(fact.wager)) in likened:
        return True
    return fact.condition is not None and _PERMITTED.search(fact.condition) is not None


def _likened(filing: Filing) -> set[tuple[str, str]]:
    """Clauses by which a wager may be treated as several: what those pay is what it may be paid."""
    found = (each for each in sentences_with(filing, "may be treated as", "may be paid as"))
    return {(each.at, name_key(each.reading.tree.head.text)) for each in found if isinstance(each.reading.tree, Duty)}


def _fault(wager: str, at: str, src: tuple[int, ...], span: Span) -> Fault:
    return Fault(
        span=span,
        message=f"The {wager} “may” be paid so, where other wagers must be; no clause says what it must pay.",
        at=at,
        src=src,
        expected="shall be paid",
        actual="may be paid",
        label="a permission, no duty",
        hint="make it a duty, or state the other way to pay.",
        about=(name_key(wager),),
    )


CHECK = Check(
    code="PAY-263",
    title="Payment is only permitted",
    severity=Severity.WARNING,
    why="A player who wins has no payout that he can claim.",
    fix="Make the payment a duty.",
    run=find,
    idle=lambda filing: None if filing.payouts else "the document states no payouts",
    passes="""
sections:
  - number: 5
    title: Payouts
    clauses:
      - {at: 5.A, pays: {wager: Horn Bet, rows: [{outcome: win, pays: 3 to 1}]}}
      - {at: 5.B, pays: {wager: World Bet, rows: [{outcome: win, pays: 2 to 1}]}}
      - {at: 5.C, says: world bet may be paid as a horn bet and an any seven bet.}
""",
    fails="""
sections:
  - number: 5
    title: Payouts
    clauses:
      - {at: 5.A, pays: {wager: Horn Bet, rows: [{outcome: win, pays: 3 to 1}]}}
      - at: 5.B
        pays: {wager: World Bet, rows: [{outcome: win, pays: 2 to 1, condition: casino may pay it so}]}
""",
)
