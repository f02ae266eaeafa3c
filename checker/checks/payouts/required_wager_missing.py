"""The law lists what a wager must pay, and the document does not pay that wager at all."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import texts
from checker.rules.absence import as_far_as_read
from checker.rules.doubting import doubted
from checker.rules.lawmatch import figures_of, payouts_of
from checker.rules.telling import authority, listed
from checker.rules.unnamed import unnamed_payouts
from ruleschema.law.book import in_force
from ruleschema.law.model import Basis, Cite, LawTable, TableVersion
from ruleschema.meaning.memo import once_for_each
from ruleschema.submission.span import Text
from ruleschema.vocabulary import outcome_key, wager_key

# A precedent binds here only where this many approved filings all pay the wager.
AGREEING = 2
# So many are named in the message; all are in what is expected.
SHOWN = 4
_BET = re.compile(r" (?:bet|wager)\Z", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    groups: dict[tuple[bool, bool], list[tuple[LawTable, Cite]]] = {}
    for table, cite in _unpaid(filing):
        precedent = table.basis is Basis.PRECEDENT
        groups.setdefault((precedent, precedent and _spoken_of(filing, table)), []).append((table, cite))
    for (precedent, spoken), unpaid in groups.items():
        yield _fault(filing, unpaid, precedent, spoken)


def _fault(filing: Filing, unpaid: list[tuple[LawTable, Cite]], precedent: bool, spoken: bool) -> Fault:
    """One finding for all wagers of a kind: a house need not offer what others do, but what it speaks of."""
    table, cite = unpaid[0]
    names = [str(each.wager) for each, _ in unpaid]
    several = len(names) > 1
    told = listed(names)
    few = f"{', '.join(names[:SHOWN])} and {len(names) - SHOWN} more wagers" if len(names) > SHOWN + 1 else told
    it = "them" if several else "it"
    if spoken:
        why = f"but speaks of {it}; every approved filing of this game pays {it}"
    elif precedent:
        why = f"every approved filing of this game pays {it}"
    else:
        why = (
            f"if {'they are' if several else 'it is'} offered, the law says what {'they pay' if several else 'it pays'}"
        )
    fault = Fault(
        span=filing.game.title.span,
        message=f"The document pays nothing on the {few}{', ' if spoken else '; '}{why}, "
        f"{authority(table.basis, cite)}.",
        at="",
        src=(),
        expected=f"what the {told} pay{'' if several else 's'}",
        actual="nothing",
        label=f"no payout of the {told}" if not several else f"no payout of {len(names)} wagers",
        hint=f"add the payouts, or leave {it}, if {'these wagers are' if several else 'the wager is'} not offered.",
        cite=f"{table.basis}: {cite}",
        about=tuple(wager_key(name) for name in names),
        undecided=not precedent,
        severity=None if spoken else Severity.NOTE,
    )
    if spoken and unnamed_payouts(filing):
        return doubted([fault], "the draft has payouts for which it names no wager, and they may be its own")
    return as_far_as_read(filing, fault, about=[str(name) for each, _ in unpaid for name in (each.wager, *each.also)])


def _unpaid(filing: Filing) -> Iterator[tuple[LawTable, Cite]]:
    """The wagers of the law that the document does not pay; of precedents, those that all approved filings pay."""
    tables = [(table, in_force(table.versions, filing.law.as_of)) for table in filing.law.tables]
    stated = [(table, _cites(version), _casinos(version)) for table, version in tables if version is not None]
    casinos = frozenset[Text | None]().union(*(known for _, _, known in stated)) - {None}
    paid = set(filing.payouts_by_wager) | {outcome_key(fact.outcome) for fact in filing.payouts}
    # A table of the Insignia with a row $1 pays the $1 Insignia.
    paid |= {wager_key(f"{fact.outcome} {fact.wager}") for fact in filing.payouts}
    for table, cites, known in stated:
        names = {wager_key(name) for name in (table.wager, *table.also)}
        if not cites or paid & names or any(_in_full(name, paid) for name in names) or payouts_of(filing, table):
            continue
        if table.basis is not Basis.PRECEDENT or (len(known) >= AGREEING and known == casinos):
            yield table, cites[0]


def _spoken_of(filing: Filing, table: LawTable) -> bool:
    """Whether the document names the wager, as a wager: “buy bets” is one, “black” alone is none."""
    names = [_BET.sub("", str(name)) for name in (table.wager, *table.also)]
    named = re.compile(rf"\b(?:{'|'.join(map(re.escape, names))}) (?:bet|wager)s?\b", re.I)
    return any(named.search(said.text) for said in texts(filing))


def _in_full(name: str, paid: set[str]) -> bool:
    """Whether a wager with a figure is paid under a longer name: the One Dollar ($1) Insignia is the $1 Insignia."""
    words = set(name.split())
    named = any(word.isalpha() and len(word) > 2 for word in words)  # “1 to 18” is no more than its figures
    return named and any(map(str.isdigit, name)) and any(words <= set(each.split()) for each in paid)


@once_for_each
def _cites(version: TableVersion) -> list[Cite]:
    found = [figure.cite or version.cite for figure in figures_of(version)] or [version.cite]
    return [cite for cite in found if cite is not None]


@once_for_each
def _casinos(version: TableVersion) -> frozenset[Text | None]:
    """Whose approved filings a version states; None for what rests on no filing."""
    return frozenset(cite.casino for cite in _cites(version))


CHECK = Check(
    code="PAY-107",
    title="Wager without its payouts",
    severity=Severity.WARNING,
    why="A wager that is offered and has no payout cannot be settled; one that all others offer was perhaps lost.",
    fix="Add the payouts of the wager.",
    run=find,
    one_game=True,
    idle=lambda filing: (
        None
        if filing.law.tables and filing.payouts
        else "no payout table of law is known for this game, or the document pays nothing"
    ),
    passes="""
sections:
  - number: 1
    title: Odds
    clauses:
      - at: 1.A
        says: dealer shall collect each losing tie wager first.
        pays: {wager: Bonus, rows: [{outcome: win, pays: 3 to 1}]}
      - {at: 1.B, pays: {wager: Tie, rows: [{outcome: win, pays: 8 to 1}]}}
""",
    fails="""
sections:
  - number: 1
    title: Odds
    clauses:
      - at: 1.A
        says: dealer shall collect each losing tie wager first.
        pays: {wager: Bonus, rows: [{outcome: win, pays: 3 to 1}]}
""",
    law="""
jurisdiction: us-oh
game: example
tables:
  - wager: Bonus
    bound: at least
    basis: precedent
    versions:
      - figures:
          - {outcome: win, pays: 3 to 1, cite: {casino: One Casino, section: 1.A}}
          - {outcome: win, pays: 3 to 1, cite: {casino: Two Casino, section: 1.A}}
  - wager: Tie
    bound: at least
    basis: precedent
    versions:
      - figures:
          - {outcome: win, pays: 8 to 1, cite: {casino: One Casino, section: 1.B}}
          - {outcome: win, pays: 8 to 1, cite: {casino: Two Casino, section: 1.B}}
""",
)
