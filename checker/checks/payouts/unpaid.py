"""Wagers that can win, and of which nothing says what they then pay."""

from collections.abc import Iterator

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.rules.absence import as_far_as_read
from checker.rules.wagerwords import telling_words
from grammar import nodes
from ruleschema.meaning.bets import wagers as wagers_covered
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.names import name_key
from ruleschema.meaning.statement import Form, Modality, Statement
from ruleschema.meaning.stems import stems
from ruleschema.meaning.wagers import wagers_named
from ruleschema.vocabulary import wager_key

# A name of more words is a whole clause.
LONGEST_NAME = 8


def unpaid(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Wagers that can win, or may be made in support of another, and of which nothing says what they pay."""
    told: set[str] = set()
    for statement in filing.statements:
        name = statement.tree.head.text if statement.tree is not None else ""
        key = name_key(name)
        if key in told or not _offered(statement, name, filing):
            continue
        told.add(key)
        facts = _payouts_of(filing, name)
        only = next((fact.condition for fact in facts if all(map(_beside_another, facts))), None)
        if facts and only is None:
            continue
        if only is None and any(_announces(each, telling_words(name)) for each in filing.statements):
            continue
        yield _unpaid(rule, filing, statement, key, only)


def _offered(statement: Statement, name: str, filing: Filing) -> bool:
    """Whether a sentence lets a wager win, or be made in support of another, and names it."""
    tree, words = statement.tree, name.split()
    wins = isinstance(tree, nodes.Result) and tree.result is nodes.Outcome.WINS
    supports = statement.act == "bet" and statement.modality is Modality.MAY and "support" in statement.thing
    if not (wins or supports) or not telling_words(name) or len(words) > LONGEST_NAME:
        return False
    if supports:
        return len(wagers_named(name)) > 1
    defined = any(wager_key(each.term) == wager_key(name) for each in filing.game.definitions)
    return stems(words[-1]) <= stems("wager bet") or defined


def _payouts_of(filing: Filing, name: str) -> list[PayoutFact]:
    """The payouts of a wager under any of its names; a row “6” does not pay the 6-7-8 bet."""
    covered = {each.key for each in wagers_covered(name)}
    known = [fact for key in sorted(covered) for fact, _ in filing.bets_by_wager.get(key, ())]
    words = stems(wager_key(name))
    named = ((fact, stems(wager_key(fact.wager))) for fact in filing.payouts)
    like = [fact for fact, paid in named if paid and words & paid in (words, paid)]
    rows = [fact for fact in filing.payouts if words <= stems(wager_key(fact.outcome))]
    return known or like or rows


def _beside_another(fact: PayoutFact) -> bool:
    """Whether a payout holds only where another wager is made: “a supplemental wager was made”."""
    return bool(fact.condition) and bool({*wagers_named(fact.condition or "")} - {wager_key(fact.wager)})


def _announces(statement: Statement, words: frozenset[str]) -> bool:
    """Whether a sentence says that a wager is paid, though its table was not read."""
    text = statement.place.sentence.reading.text if statement.place and statement.place.sentence else ""
    paid = statement.act == "pay" or statement.form is Form.PAYOUT or "payout" in statement.about
    return paid and words <= stems(text)


def _unpaid(rule: Rule, filing: Filing, statement: Statement, key: str, only: str | None) -> Fault:
    place, tree = statement.place, statement.tree
    if place is None or place.sentence is None or tree is None:
        raise ValueError("a sentence has a place")
    like = next((each.place.at for each in filing.statements if each.place and _likened(each, telling_words(key))), "")
    fault = rule.fault(
        place.sentence.span(filing.document, tree.head.start, tree.head.end),
        place.at,
        place.src,
        kind="conditional" if only is not None else "",
        # By analogy it may be paid after all.
        severity=Severity.NOTE if like else None,
        wager=tree.head.text,
        key=key,
        condition=only,
        like=f" But {like} treats it like another wager, and may mean that it is paid like that one." if like else "",
    )
    return fault if only is not None else as_far_as_read(filing, fault, about=(key,))


def _likened(statement: Statement, words: frozenset[str]) -> bool:
    """Whether a clause treats a wager as another, whose payout may then be its own."""
    head = telling_words(statement.tree.head.text) if statement.tree is not None else frozenset()
    return bool(head) and head <= words and not {"treat", "sam"}.isdisjoint(statement.about | {statement.act})
