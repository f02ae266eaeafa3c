"""A wager is paid, but nothing says how it is made, or when it wins."""

import re
from collections import Counter
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.rules.absence import as_far_as_read
from grammar import nodes
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.names import name_key
from ruleschema.meaning.stems import stems
from ruleschema.vocabulary import outcome_key, wager_key

_GENERAL = stems("wager bet player hand winning original main approved the a an on or of")
# A document that decides fewer wagers one by one leaves the rest to its general rules.
LEAST_DECIDED = 5


_ODDS = re.compile(r"\d[\d,]* (?:to|for) \d")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    decided = {stems(wager_key(tree.head.text)) - _GENERAL for tree in _results(filing)}
    defined = [stems(f"{meaning.term} {meaning.means}") for meaning in filing.game.definitions]
    titles = {name_key(section.title) for section in filing.game.sections}
    series = Counter(_unnumbered(key) for key in filing.payouts_by_wager)
    for key, facts in filing.payouts_by_wager.items():
        words = stems(key) - _GENERAL
        if series[_unnumbered(key)] > 1 and words != _unnumbered(key):
            continue  # “Total of 4 or 17” beside “Total of 5 or 16”: each tells what it wins on
        outcomes = {stems(fact.outcome) - _GENERAL for fact in facts}
        if (
            not _names_wager(key, facts[0].wager)
            or key in titles
            or any(words & each in (words, each) for each in decided if each)
            or outcomes & decided
        ):
            continue
        if any(
            " on " in f" {fact.wager} " or isinstance(fact.payment.alternatives[0], nodes.Composite) for fact in facts
        ):
            continue  # a wager in support of another, or made of others
        if any(wager_key(each.term) == key and _kind(each.means) in decided for each in filing.game.definitions):
            continue  # a kind of a wager that is decided: "place bet to win that offers true odds"
        known = " Its definition does not say it either." if any(words <= each for each in defined) else ""
        first = facts[0]
        fault = Fault(
            span=first.span,
            message=f"{first.wager} is paid ({_shown(first)}), but the document does not say when it wins and loses, "
            f"as it does for the other wagers.{known}",
            at=first.at,
            src=first.src,
            expected=f"when the {first.wager} wins and loses",
            actual="nothing",
            label="when does it win?",
            hint="say when the wager may be made, wins and loses.",
            about=(key,),
        )
        yield as_far_as_read(filing, fault, about=(key,))


def _shown(fact: PayoutFact) -> str:
    """One row of the wager."""
    if outcome_key(fact.outcome) == "win":
        return fact.pays
    return f"{'on ' if fact.outcome[:1].isdigit() else ''}{fact.outcome}: {fact.pays}"


def _unnumbered(key: str) -> frozenset[str]:
    """The words of a wager's name without its figures."""
    return frozenset(word for word in stems(key) - _GENERAL if not word.isdigit())


def _names_wager(key: str, printed: str) -> bool:
    """Whether a label is a name: a figure or odds, read as a wager, are none."""
    words = stems(key) - _GENERAL
    lettered = any(map(str.isalpha, "".join(words)))
    return lettered and not _ODDS.match(printed)


def _kind(means: str) -> frozenset[str]:
    """What a definition calls the wager, before it says how it differs."""
    return stems(wager_key(means.partition(" that ")[0].partition(" which ")[0])) - _GENERAL


def _results(filing: Filing) -> list[nodes.Result]:
    wins = (nodes.Outcome.WINS, nodes.Outcome.LOSES)
    return [tree for _, tree in filing.results if tree.result in wins]


def _idle(filing: Filing) -> str | None:
    heads = {wager_key(tree.head.text) for tree in _results(filing)}
    return None if len(heads) >= LEAST_DECIDED else "the document does not decide its wagers one by one"


CHECK = Check(
    code="PAY-209",
    title="Wager paid, but never won",
    severity=Severity.WARNING,
    why="Nobody can tell from the rules when the payout is owed.",
    fix="Say when the wager may be made, wins and loses.",
    run=find,
    one_game=True,
    idle=_idle,
    passes="""
sections:
  - number: 3
    title: Wagers
    clauses:
      - at: 3.A
        says:
          - pass bet wins on 7.
          - field bet wins on 9.
          - horn bet wins on 2.
          - any seven bet wins on 7.
          - lay bet wins if 7 is thrown before the number.
      - {at: 3.B, pays: {wager: Lay Bet, rows: [{outcome: "4", pays: 1 to 2}]}}
""",
    fails="""
sections:
  - number: 3
    title: Wagers
    clauses:
      - at: 3.A
        says:
          - pass bet wins on 7.
          - field bet wins on 9.
          - horn bet wins on 2.
          - any seven bet wins on 7.
          - come bet wins if the number is thrown before 7.
      - {at: 3.B, pays: {wager: Lay Bet, rows: [{outcome: "4", pays: 1 to 2}]}}
""",
)
