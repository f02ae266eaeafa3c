"""One option of a game's fee schedule is stated twice, with different fees or payers."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from ruleschema.meaning.names import name_key
from ruleschema.submission.provisions import Provision
from ruleschema.submission.tables import Fees

_NOTHING = re.compile(r"\$?0(?:\.0+)?\Z")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    own = [(each, fees) for each in filing.provisions for fees in each.clause.fees if _of_this_game(filing, fees)]
    first: dict[str, tuple[Provision, Fees]] = {}
    for provision, fees in own:
        before = first.setdefault(str(fees.option), (provision, fees))
        differing = sorted(
            payer for payer in _charged(fees) | _charged(before[1]) if _fees(fees, payer) != _fees(before[1], payer)
        )
        if before[1] is fees or before[0] is provision or not differing:
            continue
        yield _fault(provision, fees, before[1], differing)


def _fault(provision: Provision, fees: Fees, before: Fees, payers: list[str]) -> Fault:
    told = "; ".join(f"{payer}: {_said(before, payer)} in one, {_said(fees, payer)} in the other" for payer in payers)
    lines = [
        line for each in (before, fees) for bracket in each.brackets if bracket.src for line in bracket.src.numbers
    ]
    return Fault(
        span=fees.span,
        message=f"Option {fees.option} of the collection fees is stated twice and not alike ({told}).",
        at=provision.at,
        src=tuple(sorted(set(lines))) or provision.lines,
        expected=f"{before.of}: {'; '.join(f'{payer} {_said(before, payer)}' for payer in payers)}",
        actual=f"{fees.of}: {'; '.join(f'{payer} {_said(fees, payer)}' for payer in payers)}",
        label="other fees than the other schedule",
        hint="keep one schedule for this option, or number them differently.",
        related=(Related(before.span, f"option {before.option}: {before.of}"),),
        about=(str(fees.option), *payers),
    )


def _of_this_game(filing: Filing, fees: Fees) -> bool:
    """Whether the schedule names the game of the document; a list of many games' schedules repeats option numbers."""
    named = name_key(str(fees.of or ""))
    return fees.option is not None and name_key(filing.slug.replace("-", " ")) in named


def _charged(fees: Fees) -> set[str]:
    return {str(bracket.payer) for bracket in fees.brackets if bracket.payer is not None}


def _fees(fees: Fees, payer: str) -> list[tuple[str, str, str]]:
    """What a payer is charged; a bracket without a fee charges nothing."""
    of_payer = [bracket for bracket in fees.brackets if bracket.payer == payer and not _NOTHING.match(bracket.fee)]
    return [(str(bracket.from_), str(bracket.to), str(bracket.fee)) for bracket in of_payer]


def _said(fees: Fees, payer: str) -> str:
    charged = [fee for _, _, fee in _fees(fees, payer)]
    return ", ".join(dict.fromkeys(charged)) if charged else "nothing"


CHECK = Check(
    code="PAY-249",
    title="Fee option stated twice, differently",
    severity=Severity.ERROR,
    why="Which fee may lawfully be taken, and from whom, cannot be told; only one schedule may be used at a table.",
    fix="Keep one schedule for the option, or number them differently.",
    run=find,
    idle=lambda filing: None if any(each.clause.fees for each in filing.provisions) else "no fee schedule is printed",
    passes="""
game: three-card-poker
sections:
  - title: Fees
    clauses:
      - {src: 1, fees: {of: Three Card Poker, option: 1, brackets: [{from: $5, to: $50, fee: $1, payer: player}]}}
      - {src: 2, fees: {of: Three Card Poker, option: 2, brackets: [{from: $5, to: $50, fee: $2, payer: player}]}}
""",
    fails="""
game: three-card-poker
sections:
  - title: Fees
    clauses:
      - {src: 1, fees: {of: Three Card Poker, option: 1, brackets: [{from: $5, to: $50, fee: $1, payer: player}]}}
      - {src: 2, fees: {of: Three Card Poker, option: 1, brackets: [{from: $5, to: $50, fee: $0, payer: player}]}}
""",
)
