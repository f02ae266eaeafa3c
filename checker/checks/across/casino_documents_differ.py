"""Two documents of one casino pay the same wager and outcome differently."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.rules.telling import bet
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.odds import same_value
from ruleschema.vocabulary import outcome_key, wager_key

# Wagers that are one and the same wherever they are offered; an Ante belongs to its own game.
SHARED = frozenset(
    (wager_key("Progressive Wager"), wager_key("Envy Bonus"), wager_key("Insurance"), wager_key("Fire Bet"))
)

_ENVY = wager_key("Envy Bonus")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    earlier: dict[tuple[str, str, str], PayoutFact] = {}
    for other in library.by_casino[filing.casino]:
        if other is filing:
            break
        if filing.draft and not (_links(filing) or _links(other)):
            continue  # drafts of two games that have a progressive each
        for fact in other.payouts:
            if wager_key(fact.wager) in SHARED and not fact.condition:
                earlier.setdefault(_key(fact, other), fact)
    for fact in filing.payouts:
        before = earlier.get(_key(fact, filing)) if wager_key(fact.wager) in SHARED else None
        if before is None or fact.condition or same_value(before.payment, fact.payment):
            continue
        yield Fault(
            span=fact.span,
            message=f"{bet(fact)}: pays {fact.pays} here, "
            f"but {before.pays} in the casino's {before.game.replace('-', ' ')} ({before.at}).",
            at=fact.at,
            src=fact.src,
            expected=before.pays,
            actual=fact.pays,
            label=f"{before.game} says {before.pays}",
            hint="make the documents of the casino agree.",
            related=(Related(before.span, f"{before.game} {before.at}: {before.pays}"),),
            about=(wager_key(fact.wager), outcome_key(fact.outcome), fact.pays, before.game, before.pays),
        )


def _links(filing: Filing) -> bool:
    """Whether the document is about a progressive that several games share."""
    return "link" in f"{filing.slug} {filing.title}".lower()


def _key(fact: PayoutFact, filing: Filing) -> tuple[str, str, str]:
    """The wager and outcome; an envy bonus is that of the wager whose table it is a column of."""
    wager = wager_key(fact.wager)
    return wager, outcome_key(fact.outcome), _beside(fact, filing) if wager == _ENVY else ""


def _beside(fact: PayoutFact, filing: Filing) -> str:
    beside = (wager_key(each.wager) for each in filing.payouts if each.at == fact.at)
    return next((wager for wager in beside if wager != _ENVY), "")


CHECK = Check(
    code="XDO-502",
    title="Documents of one casino pay differently",
    severity=Severity.ERROR,
    why="The same wager is offered at several tables; players are entitled to the better of the two rules.",
    fix="Make the documents of the casino agree.",
    run=find,
    one_game=True,
    across=True,
    idle=lambda filing: None if SHARED & set(filing.payouts_by_wager) else "no wager is shared with other documents",
    passes="""
game: let-it-ride
sections:
  - number: 1
    title: Odds
    clauses: [{at: 1.A, pays: {wager: Progressive, rows: [{outcome: Flush, pays: $40}]}}]
""",
    fails="""
game: let-it-ride
sections:
  - number: 1
    title: Odds
    clauses: [{at: 1.A, pays: {wager: Progressive, rows: [{outcome: Flush, pays: $50}]}}]
""",
    beside="""
game: a-multi-link-progressive
sections:
  - number: 1
    title: Odds
    clauses: [{at: 1.A, pays: {wager: Progressive, rows: [{outcome: Flush, pays: $40}]}}]
""",
)
