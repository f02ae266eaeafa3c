"""A wager is settled and paid, but nothing says what it is or how it is made."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with_stems
from checker.rules.absence import as_far_as_read
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.stems import stems
from ruleschema.submission.provisions import Spoken
from ruleschema.vocabulary import wager_key

_WAGER = stems("wager bet")
_SPOKEN = re.compile(r"wager|bet", re.I)
_NAME = 2
_ANY = ("remaining", "other", "winning", "losing", "original", "each", "all")
_MAKING = stems("make place put offer elect choose opt position accept area permit treated means")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    defined = {wager_key(meaning.term) for meaning in filing.game.definitions}
    named = {key: facts for key, facts in filing.payouts_by_wager.items() if key not in defined and _is_named(facts[0])}
    for key, facts in named.items():
        first = _only_settled(filing, stems(key))
        if first is not None:
            fault = Fault(
                span=first.span(filing.document, 0, len(first.reading.text.rstrip())),
                message=f"{facts[0].wager} is settled here and paid in {facts[0].at}, but the document does not say "
                "what it is, when it is made or for how much.",
                at=first.at,
                src=first.lines,
                expected=f"a definition of {facts[0].wager}, or a rule on placing it",
                actual="none",
                label="neither defined nor placed",
                hint="define the wager and say when and how it is made.",
                related=(Related(facts[0].span, f"{facts[0].at}: its payout"),),
                about=(key,),
            )
            yield as_far_as_read(filing, fault, about=(key,))


def _only_settled(filing: Filing, name: frozenset[str]) -> Spoken | None:
    """The first sentence about the wager, where none speaks of making it."""
    first: Spoken | None = None
    for sentence in sentences_with_stems(filing, name):
        words = stems(sentence.reading.text)
        if name <= words and _SPOKEN.search(sentence.reading.text):
            if not words.isdisjoint(_MAKING):
                return None
            first = first or sentence
    return first


def _is_named(fact: PayoutFact) -> bool:
    """A column such as an Envy Bonus is no wager; one with a name that calls itself a wager is."""
    named = fact.wager.split()
    return (
        len(named) >= _NAME
        and named[0].lower() not in _ANY
        and stems(named[-1]) <= _WAGER
        and all(word[0].isupper() for word in named)
    )


CHECK = Check(
    code="DEF-432",
    title="Wager neither defined nor placed",
    severity=Severity.WARNING,
    why="A wager with payouts only cannot be dealt: nobody knows who may make it, when, and for how much.",
    fix="Define the wager and say when and how it is made.",
    run=find,
    one_game=True,
    idle=lambda filing: None if filing.payouts else "the document states no payouts",
    passes="""
sections:
  - number: 2
    title: Jackpot
    clauses:
      - {at: 2.A, says: player may place a jackpot wager of exactly $1 before the deal.}
      - {at: 2.B, says: dealer shall settle a winning jackpot wager before collecting the cards.}
      - {at: 2.C, pays: {wager: Jackpot Wager, rows: [{outcome: Flush, pays: $40}]}}
""",
    fails="""
sections:
  - number: 2
    title: Jackpot
    clauses:
      - {at: 2.B, says: dealer shall settle a winning jackpot wager before collecting the cards.}
      - {at: 2.C, pays: {wager: Jackpot Wager, rows: [{outcome: Flush, pays: $40}]}}
""",
)
