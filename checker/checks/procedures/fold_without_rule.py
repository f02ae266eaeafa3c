"""A player may fold, and nothing says what becomes of an optional wager when he does."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with, wordings_with
from checker.rules.absence import as_far_as_read
from grammar.nodes import Duty
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.names import name_key
from ruleschema.meaning.stems import stems
from ruleschema.submission.provisions import Spoken
from ruleschema.vocabulary import wager_key

_FOLDS = re.compile(r"\bfolds?\b|\bforfeits?\b[^.]*\bante\b", re.I)
_FOLDED = re.compile(r"\b(?:fold|forfeit|surrender|no play (?:bet|wager)|does not make|not to make|out of the)", re.I)
# “All wagers are forfeited”, “regardless of the other wagers”: the optional ones are among them.
_GENERAL = re.compile(
    r"\b(?:all|both|any|other|every) (?:\w+ )?(?:wagers?|bets?)\b[^.]*\bforfeit|\bforfeit\w*[^.]*"
    r"\b(?:all|any|every) (?:\w+ )?(?:wagers?|bets?)\b|\b(?:independent|regardless|irrespective|whether or not)\b",
    re.I,
)
_IDLE = stems("wager bet bonus the a")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    fold = next((each for each in sentences_with(filing, "fold", "forfeit") if _folds(each)), None)
    said = [
        each.reading.text for each in sentences_with(filing, "fold", "forfeit", "surrender", "not make", "not to make")
    ]
    told = [text for text in said if _FOLDED.search(text)]
    if fold is None or any(_GENERAL.search(text) for text in told):
        return
    for key, facts in filing.payouts_by_wager.items():
        if _is_optional(filing, key, facts) and not any(_names(text, facts[0].wager) for text in told):
            yield as_far_as_read(
                filing, _fault(fold, facts[0]), (f"{facts[0].wager} fold", f"{facts[0].wager} forfeit")
            )


def _fault(fold: Spoken, fact: PayoutFact) -> Fault:
    return Fault(
        span=fact.span,
        message=f"By clause {fold.at} a player may fold, but nothing says whether the {fact.wager} is then lost or "
        "still played.",
        at=fact.at,
        src=tuple(dict.fromkeys((*fold.lines, *fact.src))),
        expected=f"what becomes of the {fact.wager} of a player who folds",
        actual="no rule",
        label="and when the player folds?",
        hint=f"say whether the {fact.wager} is forfeited.",
        related=(Related(fold.words.span, f"{fold.at}: a player may fold"),),
        about=(wager_key(fact.wager), fold.at),
    )


def _folds(sentence: Spoken) -> bool:
    tree = sentence.reading.tree
    return isinstance(tree, Duty) and "player" in tree.head.text.lower() and bool(_FOLDS.search(sentence.reading.text))


def _is_optional(filing: Filing, key: str, facts: list[PayoutFact]) -> bool:
    """A wager paid by what hand the player has, and said to be optional."""
    if len({name_key(fact.outcome) for fact in facts}) < LEAST_HANDS:
        return False
    texts = [each.text for each in wordings_with(filing, ("optional", "may also", "in addition"))]
    terms = [f"{meaning.term} {meaning.means}" for meaning in filing.game.definitions if "optional" in meaning.means]
    return any(stems(facts[0].wager) - _IDLE <= stems(text) and _names(text, facts[0].wager) for text in texts + terms)


# A wager on the hand itself pays for several hands.
LEAST_HANDS = 3


def _names(text: str, wager: str) -> bool:
    words = stems(wager)
    return (words - _IDLE or words) <= stems(text)


CHECK = Check(
    code="PRO-366",
    title="Folding leaves a wager undecided",
    # A glossary may put the player out of the game and with him every wager; in a draft the rule may stand elsewhere.
    severity=Severity.NOTE,
    why="Dealers will take the wager at one table and play it at another; the player cannot know before he folds.",
    fix="Say what becomes of the wager when the player folds.",
    run=find,
    one_game=True,
    idle=lambda filing: None if filing.payouts else "the document states no payouts",
    passes="""
sections:
  - number: 7
    title: Play
    clauses:
      - {at: 7.A, says: bonus bet is optional. player may fold the hand and forfeit the ante and the bonus bet.}
      - at: 7.B
        pays: {wager: Bonus Bet, rows: [{outcome: Flush, pays: 3 to 1}, {outcome: Straight, pays: 6 to 1},
               {outcome: Pair, pays: 1 to 1}]}
""",
    fails="""
sections:
  - number: 7
    title: Play
    clauses:
      - {at: 7.A, says: bonus bet is optional. player may fold the hand and forfeit the ante.}
      - at: 7.B
        pays: {wager: Bonus Bet, rows: [{outcome: Flush, pays: 3 to 1}, {outcome: Straight, pays: 6 to 1},
               {outcome: Pair, pays: 1 to 1}]}
""",
)
