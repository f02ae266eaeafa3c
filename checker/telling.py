"""How messages tell a bet and the ground of a demand."""

from ruleschema.facts import PayoutFact
from ruleschema.lawmodel import Basis, Cite
from ruleschema.vocabulary import outcome_key, wager_key


def bet(fact: PayoutFact) -> str:
    """A wager with its outcome, where it does not simply win: “Straight”, “Ante, Flush”."""
    plain = outcome_key(fact.outcome) in ("win", wager_key(fact.wager))
    return fact.wager if plain else f"{fact.wager}, {fact.outcome}"


def ground(basis: Basis, cite: Cite) -> str:
    """On what a demand rests: “by 58 Pa. Code § 653a.12(a)”, “by what was approved for … on …”."""
    if basis is not Basis.PRECEDENT or cite.casino is None:
        return f"by {cite.section}"
    day = cite.approved.date.isoformat() if cite.approved and cite.approved.date else None
    return f"by what was approved for {cite.casino}{f' on {day}' if day else ''} ({cite.section})"
