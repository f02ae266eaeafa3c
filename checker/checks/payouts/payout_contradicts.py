"""One document pays the same wager and outcome in two different ways."""

import re
from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.subtables import headed_apart
from checker.rules.distinguished import distinguished, events_in, wording
from checker.rules.doubting import doubted
from checker.rules.lawmatch import bare, lowest, pays_nothing
from checker.rules.telling import bet
from checker.rules.unnamed import names_wager
from grammar.nodes import Bound
from ruleschema.meaning.facts import WIN, PayoutFact
from ruleschema.meaning.names import name_key
from ruleschema.meaning.odds import same_value
from ruleschema.submission.provisions import Provision
from ruleschema.submission.span import Span
from ruleschema.vocabulary import outcome_key, wager_key

# A tournament, or another way of play with rules of its own.
_PLAY = re.compile(r"\btournaments?\b", re.I)
# “On games where one deck is used,” and “If six decks are used:” lead only what stands below them.
_CASE = re.compile(r"(?:(?:on|at|for|in) (?:games|tables)\b|where|when|if)\b[^.;]{0,160}[,:.]?\Z", re.I)


# An outcome of more words is a sentence.
LONGEST_NAME = 3


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    groups: dict[tuple[str, ...], list[PayoutFact]] = defaultdict(list)
    for fact in filing.payouts:
        for each in sorted(filing.bets(fact)):
            groups[*each, *_case_of(fact)].append(fact)
    told: set[Span] = set()
    unnamed: list[Fault] = []
    for facts in groups.values():
        first = facts[0]
        for fact in facts[1:]:
            if fact.span in told or _agree(first, fact) or _other_case(filing, first, fact):
                continue
            told.add(fact.span)
            if names_wager(filing, first.wager) and names_wager(filing, fact.wager):
                yield _fault(first, fact)
            else:
                unnamed.append(_fault(first, fact))
    if unnamed:
        yield doubted(unnamed, "the draft does not tell of which wagers, so that is not certain")


def _fault(first: PayoutFact, fact: PayoutFact) -> Fault:
    return Fault(
        span=fact.span,
        message=f"{bet(fact)}: pays {_said(fact)} here, but {_said(first)} in {first.at}.",
        at=fact.at,
        src=fact.src,
        expected=first.pays,
        actual=fact.pays,
        label=f"{first.at} says {first.pays}",
        hint="decide which is right and make both places say it.",
        related=(Related(first.span, f"{first.at}: {first.pays}"),),
        about=(wager_key(fact.wager), outcome_key(fact.outcome), *_case_of(fact), fact.pays, first.pays),
    )


def _case_of(fact: PayoutFact) -> tuple[str, str]:
    condition = (fact.condition or "").removeprefix("layout inscription").strip("; ")
    return name_key(fact.table or ""), name_key(condition)


def _agree(one: PayoutFact, other: PayoutFact) -> bool:
    """A floor and a higher figure agree; otherwise the figures must be the same."""
    if same_value(one.payment, other.payment):
        return True
    if bool(one.commission) != bool(other.commission) and _net(one) == _net(other):
        return True
    return Bound.ONE_OF in (one.bound, other.bound) and bool(
        set(one.payment.alternatives) & set(other.payment.alternatives)
    )


def _net(fact: PayoutFact) -> Fraction:
    """What is paid less the commission: even money less 5% is 0.95 to 1."""
    found = re.match(r"(\d+(?:\.\d+)?) ?%(?!.*\b(?:wager|bet)\b)", fact.commission or "")
    rate = Fraction(found[1]) / 100 if found else Fraction(0)
    return lowest(fact.payment) * (1 - rate)


def _other_case(filing: Filing, one: PayoutFact, other: PayoutFact) -> bool:
    """Whether the two speak of different cases: a push of the wager, rows without a name, clauses that say when."""
    if filing.draft and lowest(one.payment) * lowest(other.payment) == 1:
        return True  # odds that are taken on one side and laid on the other
    if pays_nothing(one.payment) != pays_nothing(other.payment):
        pushed = one if pays_nothing(one.payment) else other
        told = filing.draft and events_in(_provision(filing, pushed).clause)
        if told or bare(other) or not _named(other):
            return True
    if _chosen(filing, one, other):
        return True
    if one.at == other.at:
        # Cells of one row are columns, and a heading between rows names another case.
        beside = len(one.src) == 1 and one.src == other.src
        # In a draft, “4 or 10” and “Hard 4 or Hard 10” may be rows of two wagers.
        beside = beside or (filing.draft and name_key(one.outcome) != name_key(other.outcome))
        # A sentence does not contradict itself: where a draft has not read it as a table, it tells two cases.
        tables = _provision(filing, other).clause.pays if filing.draft else ()
        beside = beside or (bool(tables) and not any(table.text for table in tables))
        return other.outcome == WIN or beside or headed_apart(filing, one.at, one.src, other.src)
    first, second = (_provision(filing, fact) for fact in (one, other))
    if bool(_PLAY.search(first.section.title)) != bool(_PLAY.search(second.section.title)):
        return True
    cases = _case(first), _case(second)
    if all(cases) and cases[0] != cases[1]:
        return True
    if filing.draft and distinguished((one, first.clause), (other, second.clause)):
        return True
    # Without a wager the sentence itself names what is paid: “any set in one suit, 2 chips in spades”.
    unnamed = wager_key(other.wager) == wager_key(str(filing.title))
    sentences = [wording(each.clause) for each in (first, second)]
    return unnamed and sentences[0] != sentences[1] and all(other.outcome.lower() in each.lower() for each in sentences)


def _named(fact: PayoutFact) -> bool:
    """Whether the outcome is a name, as a hand is; a sentence that tells an event may tell it of several wagers."""
    return len(fact.outcome.split()) <= LONGEST_NAME


def _chosen(filing: Filing, one: PayoutFact, other: PayoutFact) -> bool:
    """Whether the document leaves the choice: both figures are among those it offers, or one is a part of an offer."""
    paid = filing.payouts_by_wager.get(wager_key(other.wager), ())
    offers = [each for each in paid if each.bound is Bound.ONE_OF and len(each.payment.alternatives) > 1]
    offered = {odds for each in offers for odds in each.payment.alternatives}
    both = {*one.payment.alternatives, *other.payment.alternatives}
    at = {each.at for each in offers}
    return both <= offered or any(each.at in at and {*each.payment.alternatives} <= offered for each in (one, other))


def _provision(filing: Filing, fact: PayoutFact) -> Provision:
    """The clause that states a payout: of several under one number, the one on its line."""
    named = [each for each in filing.provisions if each.at == fact.at]
    return next((each for each in named if each.clause.pays and set(fact.src) & set(each.lines)), named[0])


def _case(provision: Provision) -> str:
    """The case that a clause is about, where it or one above it only says when what follows holds."""
    for clause in (provision.clause, *reversed(provision.above)):
        if clause.text is not None and not clause.says and _CASE.match(clause.text):
            return name_key(clause.text)
    return ""


def _said(fact: PayoutFact) -> str:
    return fact.pays if fact.bound is Bound.EXACTLY else f"{fact.bound} {fact.pays}"


CHECK = Check(
    code="PAY-201",
    title="Same wager and outcome paid differently",
    severity=Severity.ERROR,
    why="A player will claim the higher figure where a dealer pays the lower one, and the filing proves both right.",
    fix="Decide which figure is right and make both places say it.",
    run=find,
    one_game=True,
    idle=lambda filing: None if filing.payouts else "the document states no payouts",
    passes="""
sections:
  - number: 2
    title: Layout
    clauses: [{at: 2.A, pays: {wager: Insurance, on: layout, rows: [{outcome: win, pays: 2 to 1}]}}]
  - number: 9
    title: Insurance
    clauses: [{at: 9.D, pays: {wager: Insurance Wager, rows: [{outcome: win, pays: 2 to 1}]}}]
""",
    fails="""
sections:
  - number: 2
    title: Layout
    clauses: [{at: 2.A, pays: {wager: Insurance, on: layout, rows: [{outcome: win, pays: 2 to 1}]}}]
  - number: 9
    title: Insurance
    clauses: [{at: 9.D, pays: {wager: Insurance Wager, rows: [{outcome: win, pays: 3 to 1}]}}]
""",
)
