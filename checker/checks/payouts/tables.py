"""Pay tables as they are printed: rows of another wager, rows that repeat or stand out, tables that are not there."""

import re
from collections.abc import Iterator

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.pairing import pairs
from checker.index.paycases import told_apart
from checker.index.phrases import sentences_by_clause
from checker.rules.payoutfault import payout_fault
from checker.rules.telling import listed
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.names import name_key
from ruleschema.meaning.odds import same_value
from ruleschema.submission.numbers import Style, ordinal
from ruleschema.submission.provisions import Provision
from ruleschema.submission.span import Text
from ruleschema.submission.tables import PayTable, Row
from ruleschema.vocabulary import wager_key

_NUMBER = re.compile(r"\d+")
_LABELLED = re.compile(r"\b(?:pay ?|payout )?tables? (?:no\.? ?)?(?P<label>\d{1,2}|[ivx]{1,4}|[a-h])\b", re.I)
# Fewer rows have no pattern that one of them could break.
LEAST_ALIKE = 3


def _tables(filing: Filing) -> Iterator[tuple[Provision, PayTable]]:
    return ((each, table) for each in filing.provisions for table in each.clause.pays)


def _lines(rows: list[Row], provision: Provision) -> tuple[int, ...]:
    return tuple(line for row in rows if row.src for line in row.src.numbers) or provision.lines


def named_otherwise(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Rows that begin with the name of another wager and go on; a row that is a whole name is a part of a wager."""
    names = sorted({fact.wager for fact in filing.payouts if " " in fact.wager}, key=len, reverse=True)
    for provision, table in _tables(filing):
        own = set(name_key(table.wager or "").split())
        begun = [
            (row, next((each for each in names if row.outcome.lower().startswith(f"{each.lower()} ")), ""))
            for row in table.rows
        ]
        strays = [(row, other) for row, other in begun if other and own and own.isdisjoint(name_key(other).split())]
        if not strays:
            continue
        row, other = strays[0]
        meanings = (each for each in filing.game.definitions if name_key(each.term) == name_key(table.wager or ""))
        like = next((str(each.term) for each in meanings if name_key(other) in name_key(each.means)), "")
        yield rule.fault(
            row.outcome.span,
            provision.at,
            _lines([each for each, _ in strays], provision),
            related=tuple(Related(each.outcome.span, str(each.outcome)) for each, _ in strays[1:]),
            severity=Severity.NOTE if like else None,
            wager=table.wager,
            row=row.outcome,
            more=f" (and {len(strays) - 1} more)" if strays[1:] else "",
            other=other,
            like=f", by which the definition of {like} explains it" if like else "",
            key=name_key(table.wager or ""),
            other_key=name_key(other),
        )


def paid_twice(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Two rows of one table that pay one bet alike; where they pay it differently, they contradict each other."""
    printed: dict[tuple[object, ...], list[PayoutFact]] = {}
    for fact in filing.payouts:
        for bet in filing.bets(fact) if not fact.said else ():
            key = (id(fact.provision), wager_key(fact.wager), fact.table, fact.condition, bet)
            printed.setdefault(key, []).append(fact)
    told: set[int] = set()
    for rows in printed.values():
        for first, second in pairs(rows):
            if id(second) not in told and same_value(first.payment, second.payment) and not told_apart(first, second):
                told.add(id(second))
                beside = (Related(first.span, f"{first.outcome}: {first.pays}"),)
                yield payout_fault(rule, second, related=beside, first=first.outcome)


def promised(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Tables that a clause offers for a choice, as a list or in its sentences, and that are not printed."""
    spoken = sentences_by_clause(filing)
    for provision in filing.provisions:
        tables = provision.clause.pays
        printed = {_table_key(table.table or ""): str(table.table) for table in tables if table.table}
        choices = {_table_key(name): (str(name), name.span) for table in tables for name in table.choices}
        for sentence in spoken.get(id(provision.clause), ()) if printed else ():
            for match in _LABELLED.finditer(sentence.reading.text):
                place = sentence.span(filing.document, match.start(), match.end())
                choices.setdefault(_table_key(match.group()), (match.group(), place))
        wager = next((table.wager for table in tables if table.wager), None)
        for name, span in (each for key, each in choices.items() if key not in printed):
            yield rule.fault(
                span,
                provision.at,
                provision.lines,
                wager=wager or "The clause",
                key=name_key(wager or ""),
                table=name,
                choices=" or ".join(told for told, _ in choices.values()),
                printed=f"only {listed([*printed.values()])}" if printed else "no table",
            )


def _table_key(name: str) -> str:
    """A, Table A and TABLE "A" are one name."""
    return name_key(name).removeprefix("table ").strip()


def labelled_otherwise(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """One row of a wager whose label differs from all others in more than its number."""
    for provision, table in _tables(filing):
        by_wager: dict[str, list[Row]] = {}
        for row in table.rows:
            if len(_NUMBER.findall(row.outcome)) == 1:
                by_wager.setdefault(wager_key(row.wager or table.wager or ""), []).append(row)
        for rows in by_wager.values():
            for row, usual in _stray(rows):
                yield rule.fault(
                    row.outcome.span,
                    provision.at,
                    _lines([row], provision),
                    related=(Related(usual.outcome.span, str(usual.outcome)),),
                    wager=row.wager or table.wager or "The table",
                    row=row.outcome,
                    usual=usual.outcome,
                )


def _stray(rows: list[Row]) -> Iterator[tuple[Row, Row]]:
    frames: dict[str, list[Row]] = {}
    for row in rows:
        frames.setdefault(_NUMBER.sub("#", row.outcome).strip().lower(), []).append(row)
    if len(frames) != 2:
        return
    (label, few), (usual, many) = sorted(frames.items(), key=lambda frame: len(frame[1]))
    # A word put in or exchanged; a label with more words is about something else.
    close = len({*label.split()} ^ {*usual.split()}) <= 2 and abs(len(label.split()) - len(usual.split())) <= 1
    if len(few) == 1 and len(many) >= LEAST_ALIKE and close:
        yield few[0], many[0]


def numbered_alone(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """The only table with a number or letter; where the clause offers a choice of tables, PAY-210 tells the missing."""
    headed = [
        (each, table, table.table, _label(table.table)) for each, table in _tables(filing) if table.table is not None
    ]
    labels = {label for *_, label in headed if label}
    spoken = {match["label"].lower() for each in filing.sentences for match in _LABELLED.finditer(each.reading.text)}
    if len(labels) != 1 or spoken - labels or any(table.choices for _, table, *_ in headed):
        return
    provision, table, name, label = next(each for each in headed if each[3])
    first = 1 in (ordinal(label, style) for style in Style)
    yield rule.fault(
        name.span,
        provision.at,
        table.src.numbers if table.src else provision.lines,
        kind="first" if first else "",
        wager=f"the {table.wager}" if table.wager else "the clause",
        table=name,
        key=name.lower(),
    )


def _label(name: Text) -> str:
    match = _LABELLED.fullmatch(name.strip())
    return match["label"].lower() if match else ""
