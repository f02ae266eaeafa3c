"""The document says when a wager wins or that it may be made, but nowhere what it then pays."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with, sentences_with_stems
from checker.rules.absence import as_far_as_read
from checker.rules.doubting import doubted
from checker.rules.unnamed import unnamed_payouts
from grammar import nodes
from ruleschema.meaning.bets import wagers as wagers_named
from ruleschema.meaning.stems import stems
from ruleschema.submission.provisions import Spoken
from ruleschema.vocabulary import wager_key

# Heads that name no wager of their own: "player wager wins if ...".
_GENERAL = stems("wager bet player hand winning original main side optional")
_WAGER = stems("wager bet")
_PAYING = stems("pay odds payout")
_POINTING = frozenset(("this", "that", "such", "all", "any", "each", "every", "in", "higher", "lower"))
_LONGEST = 8
# A payout that holds only together with another wager: "a supplemental wager was made".
_ONLY_WITH = re.compile(r"\b(?:wager|bet|odds)\b.*\b(?:made|placed|taken)\b", re.I)
# A wager that is named by the one it supports: "supplemental wager in support of the put bet".
_SUPPORT = re.compile(
    r"\b(?:wager|bet) (?:in support of|supporting) (?:the |a |an )?(?!it\b)[\w'’ -]+ (?:bet|wager)\Z", re.I
)


# A wager that follows the rules of another.
_LIKE = re.compile(r"\b(?:treated (?:like|as|the same)|(?:the )?same as|as if it)\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    wagers = {stems(key) for key in filing.payouts_by_wager}
    rows = {stems(wager_key(fact.outcome)) for fact in filing.payouts}
    told: set[str] = set()
    for sentence, head in _wagers(filing):
        key = wager_key(head.text)
        words = stems(key)
        if key in told or words <= _GENERAL or not _is_wager(head.text, key, filing):
            continue
        told.add(key)
        # A row may name the wager in full; a row "6" does not pay the 6-7-8 bet.
        known = any(each.key in filing.bets_by_wager for each in wagers_named(head.text))
        named = any(words & name in (words, name) for name in wagers if name) or any(words <= name for name in rows)
        if known or named:
            only = _only_with(key, filing)
            if only is not None:
                yield _fault(filing, sentence, head, key, f"is stated only for the case that {only}")
            continue
        if not _announced(words, filing):
            fault = _fault(filing, sentence, head, key, "is not stated anywhere")
            why = "the draft has payouts for which it names no wager, and they may be its own"
            loose = unnamed_payouts(filing)
            yield doubted([fault], why) if loose else as_far_as_read(filing, fault, about=(key,))


def _likened(words: frozenset[str], filing: Filing) -> str | None:
    """The clause that treats the wager as another, whose payout may then be its own."""
    for sentence in sentences_with(filing, "treated ", "same as", "as if it"):
        tree = sentence.reading.tree
        if tree is not None and _LIKE.search(sentence.reading.text) and stems(tree.head.text) <= words | _WAGER:
            return sentence.at
    return None


def _wagers(filing: Filing) -> Iterator[tuple[Spoken, nodes.Phrase]]:
    """Wagers that can win, and wagers in support of others that may be made."""
    for sentence in filing.sentences:
        tree = sentence.reading.tree
        wins = isinstance(tree, nodes.Result) and tree.result is nodes.Outcome.WINS
        made = isinstance(tree, nodes.Duty) and tree.modal is nodes.Modal.MAY and "support" in tree.head.text.lower()
        if tree is not None and (wins or (made and _SUPPORT.search(tree.head.text))):
            yield sentence, tree.head


def _is_wager(name: str, key: str, filing: Filing) -> bool:
    """Whether the head of a sentence is the name of a wager, and not of a hand, a player or a whole clause."""
    words = name.split()
    if words[0].lower() in _POINTING or len(words) > _LONGEST:
        return False
    return stems(words[-1]) <= _WAGER or any(wager_key(meaning.term) == key for meaning in filing.game.definitions)


def _announced(words: frozenset[str], filing: Filing) -> bool:
    """Whether a sentence says that the wager is paid, though its table was not read."""
    for sentence in sentences_with_stems(filing, words):
        said = stems(sentence.reading.text)
        if words <= said and said & _PAYING and not isinstance(sentence.reading.tree, nodes.Result):
            return True
    return False


def _only_with(key: str, filing: Filing) -> str | None:
    """The condition of all payouts of a wager, where each holds only beside another wager."""
    facts = filing.payouts_by_wager.get(key, [])
    if facts and all(fact.condition and _ONLY_WITH.search(fact.condition) for fact in facts):
        return facts[0].condition
    return None


def _fault(filing: Filing, sentence: Spoken, head: nodes.Phrase, key: str, told: str) -> Fault:
    like = _likened(stems(key), filing)
    return Fault(
        span=sentence.span(filing.document, head.start, head.end),
        message=f"The {head.text} may be made and win, but what it then pays {told}"
        + (
            f", unless {like}, which treats it like another wager, means that it is paid like that one."
            if like
            else "."
        ),
        at=sentence.at,
        src=sentence.lines,
        expected=f"a payout of the {head.text}",
        actual="none" if "anywhere" in told else told,
        label="no payout",
        hint="add it to the payout odds.",
        about=(key,),
        # By analogy it may be paid after all.
        severity=Severity.NOTE if like else None,
    )


CHECK = Check(
    code="PAY-203",
    title="Wager without any payout",
    severity=Severity.WARNING,
    why="A winning player and the dealer have no rule to settle by.",
    fix="Add the wager to the payout odds.",
    run=find,
    one_game=True,
    idle=lambda filing: None if filing.payouts else "the document states no payouts",
    passes="""
sections:
  - number: 3
    title: Wagers
    clauses:
      - {at: 3.A, says: put bet wins if the point is thrown before 7.}
      - {at: 3.B, pays: {wager: Put Bet, rows: [{outcome: win, pays: 1 to 1}]}}
""",
    fails="""
sections:
  - number: 3
    title: Wagers
    clauses:
      - {at: 3.A, says: put bet wins if the point is thrown before 7.}
      - {at: 3.B, pays: {wager: Field Bet, rows: [{outcome: win, pays: 1 to 1}]}}
""",
)
