"""A payout holds under certain conditions, and another clause pays otherwise under the same conditions and more."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.rules.telling import bet, told
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.odds import same_value
from ruleschema.meaning.stems import stems
from ruleschema.vocabulary import outcome_key, wager_key

_IDLE = stems("a an the of is are be has have and or if when where while during by to in on not no other than any")
# A wager called only so is one of several, told apart by the clause it stands under.
_GENERAL = stems("supplemental supplement original additional further odds wager bet winning")
_EXCEPTS = stems("except unless other tournament exception")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    groups: dict[tuple[str, str], list[PayoutFact]] = {}
    for fact in filing.payouts:
        if fact.condition and "layout" not in fact.condition and not stems(fact.wager) <= _GENERAL:
            groups.setdefault((wager_key(fact.wager), outcome_key(fact.outcome)), []).append(fact)
    for facts in groups.values():
        if len(facts) > 1:
            yield from _compared(facts)


def _compared(facts: list[PayoutFact]) -> Iterator[Fault]:
    words = [(fact, stems(fact.condition or "")) for fact in facts]
    for general, held in words:
        telling = held - _IDLE
        if held & _EXCEPTS or len(telling) < 3:
            continue
        for special, more in words:
            extra = more - _IDLE - telling
            if not telling <= more or not extra or same_value(general.payment, special.payment):
                continue
            yield Fault(
                span=general.span,
                message=f"{bet(general)}: {general.at} pays {_odds(general)} in a case where {special.at} pays "
                f"{_odds(special)} {_more(general, special)}; {general.at} does not except that. "
                f"The case of both, {told(general.condition or '')}.",
                at=general.at,
                src=general.src,
                expected=f"an exception for {special.at}",
                actual=f"{_odds(general)} without an exception",
                label=f"{special.at} pays {_odds(special)}",
                hint=f"except the case of {special.at}.",
                related=(Related(special.span, f"{special.at}: {_odds(special)}"),),
                about=(general.wager, general.outcome, general.pays, special.at, special.pays),
            )
            break


def _odds(fact: PayoutFact) -> str:
    return fact.pays.replace(" | ", " or ")


def _more(general: PayoutFact, special: PayoutFact) -> str:
    """What the special case has beside the general one: “in tournament play”."""
    held = stems(general.condition or "")
    parts = [part.strip() for part in (special.condition or "").split(";")]
    own = [part for part in parts if not stems(part) <= held]
    if len(own) < len(parts):
        return f"on a further condition ({'; '.join(own)})"
    return f"on a narrower condition, {told(special.condition or '')}"


CHECK = Check(
    code="PAY-213",
    title="Special payout not excepted",
    severity=Severity.WARNING,
    why="In the special case both clauses apply, and they pay differently.",
    fix="Except the special case in the general clause.",
    run=find,
    one_game=True,
    idle=lambda filing: None if filing.payouts else "the document states no payouts",
    passes="""
sections:
  - number: 8
    title: Blackjack
    clauses:
      - at: 8.B
        pays: {wager: Blackjack, condition: "dealer shows an ace, except in a tournament",
               rows: [{outcome: Blackjack, pays: 3 to 2}]}
      - at: 18.C
        pays: {wager: Blackjack, condition: dealer shows an ace in a tournament,
               rows: [{outcome: Blackjack, pays: 2 to 1}]}
""",
    fails="""
sections:
  - number: 8
    title: Blackjack
    clauses:
      - at: 8.B
        pays: {wager: Blackjack, condition: dealer shows an ace, rows: [{outcome: Blackjack, pays: 3 to 2}]}
      - at: 18.C
        pays: {wager: Blackjack, condition: dealer shows an ace in a tournament,
               rows: [{outcome: Blackjack, pays: 2 to 1}]}
""",
)
