"""A wager is defined as one on hands of so many cards, but its pay table pays for hands of more cards."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from ruleschema.meaning.names import name_key

_FIGURES = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7}
_CARDS = re.compile(rf"\b(?P<count>[2-7]|{'|'.join(_FIGURES)})[- ]card(?!s)\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for meaning in filing.game.definitions:
        facts = filing.payouts_by_wager.get(name_key(meaning.term)) or filing.payouts_by_wager.get(
            name_key(f"{meaning.term} Wager"), []
        )
        if not facts or not _counts(meaning.means):
            continue
        # The name of the wager may count cards itself: the six card bonus is no hand of six cards.
        said = re.sub(re.escape(str(meaning.term)), "", meaning.means, flags=re.I)
        counts = _counts(said)
        other = next((fact for fact in facts if _counts(fact.outcome) - counts), None) if counts else None
        if other is None:
            continue
        most, paid = max(counts), max(_counts(other.outcome))
        yield Fault(
            span=meaning.means.span,
            message=f"“{meaning.term}” is defined as a wager on a hand of {most} cards, but {other.at} also pays it "
            f"for “{other.outcome}”, a hand of {paid}.",
            at=str(meaning.at or meaning.term),
            src=meaning.src.numbers if meaning.src else (),
            expected=f"hands of {most} and {paid} cards",
            actual=f"hands of {most} cards",
            label=f"{other.at} pays for {paid} cards",
            hint="name all hands that the wager pays for.",
            related=(Related(other.span, f"{other.at}: {other.outcome}"),),
            about=(name_key(meaning.term), str(most), str(paid)),
        )


def _counts(text: str) -> set[int]:
    found = (match["count"].lower() for match in _CARDS.finditer(text))
    return {_FIGURES.get(each) or int(each) for each in found}


CHECK = Check(
    code="DEF-423",
    title="Definition leaves out a hand that is paid",
    severity=Severity.WARNING,
    why="By the definition the highest prize is no win at all.",
    fix="Name all hands that the wager pays for.",
    run=find,
    one_game=True,
    idle=lambda filing: None if filing.game.definitions else "the document has no definitions",
    passes="""
definitions: [{at: 1.A, term: Bonus Wager, means: a wager on a five-card hand or a 6-card royal}]
sections:
  - number: 2
    title: Payouts
    clauses: [{at: 2.A, pays: {wager: Bonus Wager, rows: [{outcome: 6-Card Royal, pays: "$100,000"}]}}]
""",
    fails="""
definitions: [{at: 1.A, term: Bonus Wager, means: a wager on a five-card hand}]
sections:
  - number: 2
    title: Payouts
    clauses: [{at: 2.A, pays: {wager: Bonus Wager, rows: [{outcome: 6-Card Royal, pays: "$100,000"}]}}]
""",
)
