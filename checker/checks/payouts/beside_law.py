"""Payouts beside the law's tables: below, above or other than its figures, off its menus, and left out."""

from collections.abc import Iterator

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.rules.absence import as_far_as_read
from checker.rules.lawfigures import figures as figures_of
from checker.rules.lawmatch import Judgement, judgements, payouts_of
from checker.rules.lawmenus import choices
from checker.rules.payoutfault import payout_fault
from checker.rules.telling import authority, listed
from grammar.nodes import Bound
from ruleschema.law.model import Basis, LawTable, TableVersion
from ruleschema.law.versions import in_force
from ruleschema.meaning.facts import WIN
from ruleschema.meaning.odds import canonical
from ruleschema.vocabulary import outcome_key, wager_key

# So many wagers are named in a message; all are in what is expected.
SHOWN = 4


def figures(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Payouts that do not keep a figure of the rule's kind of bound."""
    bound = Bound(str(rule.of[0]))
    unkept = (each for each in judgements(filing) if each.table.bound is bound and not each.kept)
    # A row that pays several wagers at once is told once for each figure.
    yield from (
        _unkept(rule, each)
        for each in {(each.fact.span, canonical(each.demand.payment)): each for each in unkept}.values()
    )


def _unkept(rule: Rule, each: Judgement) -> Fault:
    demand = each.demand
    return payout_fault(
        rule,
        each.fact,
        kind="alone" if demand.alone else "",
        cite=f"{each.table.basis}: {demand.cite}",
        figure=canonical(demand.payment),
        authority=authority(each.table.basis, demand.cite),
        others=f" Others: {'; '.join(demand.others[:3])}." if demand.others else "",
    )


def menus(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Printed tables that are none of those that may be chosen."""
    for each in choices(filing):
        if not each.differences:
            continue
        first = next((fact for _, fact in each.differences if fact is not None), each.facts[0])
        cite = each.version.cite
        beside = [(told, fact) for told, fact in each.differences if fact is not None and fact is not first]
        yield payout_fault(
            rule,
            first,
            cite=f"{each.table.basis}: {cite}",
            related=tuple(Related(fact.span, told) for told, fact in beside),
            menu=each.table.wager,
            authority=authority(each.table.basis, cite) if cite is not None else "by law",
            column=each.column,
            columns=", ".join(map(str, each.version.columns or {})),
            differences="; ".join(told for told, _ in each.differences),
            paid=", ".join(f"{fact.outcome} {fact.pays}" for fact in each.facts),
        )


def _laws(filing: Filing) -> Iterator[tuple[LawTable, TableVersion]]:
    """The tables in force. What others were approved for is no duty: a house may have another pay table."""
    for table in filing.law.tables:
        version = in_force(table.versions, filing.law.as_of) if table.basis is not Basis.PRECEDENT else None
        if version is not None:
            yield table, version


def outcomes(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Outcomes that the law prices and the document's table of the wager leaves out; one finding a table."""
    for table, version in _laws(filing):
        paid = payouts_of(filing, table) if table.bound in (Bound.AT_LEAST, Bound.EXACTLY) else []
        printed = {outcome for each in paid for outcome in each.outcomes}
        priced = figures_of(version)
        others = printed - priced.keys()
        missing = [key for key in priced if key not in printed and not _shorter(key, others)] if printed - {WIN} else []
        if not missing:
            continue
        names = list(dict.fromkeys(priced[key][0].outcome for key in missing))
        first, cite = paid[0].fact, priced[missing[0]][0].cite
        fault = payout_fault(
            rule,
            first,
            cite=f"{table.basis}: {cite}",
            names=", ".join(names),
            quoted=listed([f"“{name}”" for name in names]),
            first=names[0] + (f" and {len(names) - 1} more" if names[1:] else ""),
            authority=authority(table.basis, cite),
            paid=", ".join(sorted({fact.outcome for fact, _ in paid})),
            about=(first.wager, *sorted(missing)),
        )
        yield as_far_as_read(filing, fault, about=names)


def _shorter(outcome: str, others: set[str]) -> bool:
    """Whether a row that the law does not know says the same in fewer words: “4 or 10” for “point 4 or 10”."""
    return any(other and set(other.split()) < set(outcome.split()) for other in others)


def wagers(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Wagers of the law on which the document pays nothing; a house need not offer them, so that is left open."""
    paid = set(filing.payouts_by_wager) | {outcome_key(fact.outcome) for fact in filing.payouts}
    # A table of the Insignia with a row $1 pays the $1 Insignia.
    paid |= {wager_key(f"{fact.outcome} {fact.wager}") for fact in filing.payouts}
    unpaid = [
        (table, version)
        for table, version in _laws(filing)
        if paid.isdisjoint(wager_key(name) for name in (table.wager, *table.also)) and not payouts_of(filing, table)
    ]
    cites = [each.cite for table, version in unpaid for figures in figures_of(version).values() for each in figures]
    if not unpaid or not cites or not filing.payouts:
        return
    names = [str(table.wager) for table, _ in unpaid]
    more = f"{', '.join(names[:SHOWN])} and {len(names) - SHOWN} more wagers"
    fault = rule.fault(
        filing.game.title.span,
        "",
        kind="several" if names[1:] else "one",
        cite=f"{unpaid[0][0].basis}: {cites[0]}",
        names=listed(names),
        few=more if len(names) > SHOWN + 1 else listed(names),
        authority=authority(unpaid[0][0].basis, cites[0]),
        about=tuple(wager_key(name) for name in names),
    )
    yield as_far_as_read(filing, fault, about=[str(name) for table, _ in unpaid for name in (table.wager, *table.also)])
