"""What a rule says of a payout, with the names of the payout put into its words."""

from checker.engine.finding import Fault, Related, Severity
from checker.engine.rule import Rule
from checker.rules.telling import bet
from ruleschema.meaning.facts import PayoutFact


def payout_fault(
    rule: Rule,
    fact: PayoutFact,
    *,
    kind: str = "",
    related: tuple[Related, ...] = (),
    severity: Severity | None = None,
    cite: str = "",
    src: tuple[int, ...] = (),
    about: tuple[str, ...] = (),
    **words: object,
) -> Fault:
    """The fault at a payout; {bet}, {wager}, {outcome}, {condition} and {pays} are its own."""
    return rule.fault(
        fact.span,
        fact.at,
        src or fact.src,
        kind=kind,
        related=related,
        severity=severity,
        cite=cite,
        cause="",
        about=about,
        bet=bet(fact),
        wager=fact.wager,
        outcome=fact.outcome,
        condition=fact.condition or "",
        pays=fact.pays,
        **words,
    )
