"""A pay table has amounts for something that no rule of the document speaks of."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from grammar.nodes import Ratio
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.stems import stems

# Words of any pay table, which name nothing that needs a rule.
_IDLE = stems("a an the bonus payout payouts pay wager bet side table amount odds prize award")
_WAGER = stems("wager bet")
_BONUS = stems("bonus envy share")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for facts in filing.payouts_by_wager.values():
        first = facts[0]
        # A wager is made by a player, and its rows may be its rule; a bonus falls to someone by rule only.
        words = stems(first.wager)
        if words & _WAGER or not words & _BONUS or not words - _IDLE or _staked(facts):
            continue
        if not _spoken(filing, words - _IDLE):
            yield Fault(
                span=first.span,
                message=f"The table gives amounts for {first.wager}, but no rule says who receives it, and when.",
                at=first.at,
                src=tuple(line for fact in facts for line in fact.src),
                expected=f"a rule on {first.wager}",
                actual="none",
                label="for whom?",
                hint=f"say who receives {first.wager} and when, or take the amounts out.",
                about=(first.wager,),
            )


def _staked(facts: list[PayoutFact]) -> bool:
    """Whether it is paid at odds, which only a wager is."""
    return any(isinstance(each, Ratio) for fact in facts for each in fact.payment.alternatives)


def _spoken(filing: Filing, words: frozenset[str]) -> bool:
    """Whether the title or a sentence has one of the words, or the heading of sentences."""
    headings = {str(each.provision.section.title) for each in filing.sentences if each.provision is not None}
    said = (str(filing.game.title), *headings, *(sentence.reading.text for sentence in filing.sentences))
    return any(not words.isdisjoint(stems(text)) for text in said)


CHECK = Check(
    code="PAY-251",
    title="Amounts without a rule",
    severity=Severity.WARNING,
    why="Players can claim an amount that is printed; to whom it falls nobody can tell.",
    fix="Say who receives it and when, or take the amounts out.",
    run=find,
    one_game=True,
    idle=lambda filing: None if filing.payouts else "the document states no payouts",
    passes="""
sections:
  - number: 3
    title: Odds
    clauses:
      - {at: 3.A, says: player shall receive the envy bonus when another player holds a royal flush.}
      - {at: 3.B, pays: {wager: Envy Bonus, rows: [{outcome: Royal Flush, pays: $300}]}}
""",
    fails="""
sections:
  - number: 3
    title: Odds
    clauses:
      - {at: 3.A, says: player shall receive the highest payout only.}
      - {at: 3.B, pays: {wager: Envy Bonus, rows: [{outcome: Royal Flush, pays: $300}]}}
""",
)
