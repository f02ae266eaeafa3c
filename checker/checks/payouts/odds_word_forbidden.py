"""Odds are stated with “for”, where only “to” is allowed."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.rules.telling import authority, bet
from grammar.nodes import Ratio
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.odds import net_win
from ruleschema.vocabulary import wager_key


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for wording in filing.law.wording:
        word = str(wording.odds)
        for facts in _wrong(filing, word).values():
            first = facts[0]
            written = ", ".join(f"{net_win(_odds(fact, word)[0])} {word} 1" for fact in facts)
            rows = ", ".join(f"{fact.outcome} {fact.pays}" for fact in facts)
            told = f"{first.wager}: {rows} are" if facts[1:] else f"{bet(first)}: {first.pays} is"
            yield Fault(
                span=first.span,
                message=f"{told} stated with “{_odds(first, word)[0].word}”; odds are stated with "
                f"“{word}” only, {authority(wording.basis, wording.cite)}.",
                at=first.at,
                src=tuple(dict.fromkeys(line for fact in facts for line in fact.src)),
                expected=written,
                actual=", ".join(fact.pays for fact in facts),
                label=f"say “{word}”",
                hint=f"write {written}.",
                cite=f"{wording.basis}: {wording.cite}",
                related=tuple(Related(fact.span, fact.pays) for fact in facts[1:]),
                about=tuple(part for fact in facts for part in (fact.wager, fact.outcome, fact.pays)),
            )


def _wrong(filing: Filing, word: str) -> dict[tuple[str, str, str], list[PayoutFact]]:
    """The facts that use another word, by the table they are printed in: one slip, told once."""
    found: dict[tuple[str, str, str], list[PayoutFact]] = {}
    for fact in filing.payouts:
        if _odds(fact, word):
            found.setdefault((fact.at, wager_key(fact.wager), fact.table or ""), []).append(fact)
    return found


def _odds(fact: PayoutFact, word: str) -> list[Ratio]:
    """The odds of a fact that are stated with another word."""
    return [odds for odds in fact.payment.alternatives if isinstance(odds, Ratio) and odds.word != word]


CHECK = Check(
    code="PAY-207",
    title="Odds stated with a forbidden word",
    severity=Severity.ERROR,
    why="“8 for 1” pays one unit less than “8 to 1”; the law forbids the wording because players misread it.",
    fix="State the odds with “to”, one unit lower.",
    run=find,
    idle=lambda filing: None if filing.law.wording else "no law of wording is known",
    passes="""
sections:
  - number: 1
    title: Odds
    clauses: [{at: 1.A, pays: {wager: Any Seven, rows: [{outcome: win, pays: 4 to 1}]}}]
""",
    fails="""
sections:
  - number: 1
    title: Odds
    clauses: [{at: 1.A, pays: {wager: Any Seven, rows: [{outcome: win, pays: 5 for 1}]}}]
""",
)
