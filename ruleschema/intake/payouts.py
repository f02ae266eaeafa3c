"""The payouts of a clause: its printed tables, each with wager, bound and condition from the words before it."""

import re
from dataclasses import dataclass

from ruleschema.intake import leadin
from ruleschema.intake.blocks import Block
from ruleschema.intake.grids import Row, read_grid
from ruleschema.intake.naming import games_named
from ruleschema.intake.paytables import is_generic, names_wagers, split_wager
from ruleschema.intake.records import DraftRow, DraftTable

_FEE = re.compile(r"\b(?:fees?|collections?|rake|table limits?|bet limit|drop)\b", re.I)
_TITLED = re.compile(r"\b(?:wagers?|bets?|bonus|jackpot|progressive|insurance|match|bounty)\b", re.I)
_ONLY_ODDS = re.compile(
    r"\b(?:pay ?tables?|payable|payout odds|payouts?|payment|odds|wagers?|optional side bets?)\b", re.I
)
_PAID = re.compile(r"\b(?:pays?|payouts?|odds|payoffs?|amount|award)\b", re.I)
_VARIANT = re.compile(r"\b(?:wild|natural|table|version|option|deck|decks|envy)\b", re.I)


@dataclass(frozen=True, slots=True)
class Setting:
    """Where a clause stands: its section's title, the clauses above it, its own words, the game."""

    section: str
    above: tuple[str, ...]
    text: str
    game: str
    said: str = ""


def is_fee_table(block: Block, setting: Setting) -> bool:
    """A schedule of what the house collects, not of what a wager pays."""
    heads = " ".join(line.text for line in block.lines[:3])
    return bool(_FEE.search(heads)) or bool(re.search(r"\b(?:collection|fees?)\b", setting.section, re.I))


def table_payouts(block: Block, setting: Setting) -> list[DraftTable]:
    """The pay tables of one printed table, one for each column that pays."""
    grid = read_grid(block)
    if not grid.rows:
        return []
    announced = leadin.last_sentence(setting.text)
    lead = announced if len(announced.split()) > 6 else setting.text
    if not setting.text and setting.above:
        lead = leadin.last_sentence(setting.above[-1])
    given = _announced_wager(lead, setting)
    wagers = names_wagers(grid)
    made: dict[tuple[str | None, ...], list[DraftRow]] = {}
    for row in grid.rows:
        key, made_row = _row(row, wagers, given, setting)
        made.setdefault(key, []).append(made_row)
    printed = "\n".join(line.text.replace("\t", " | ") for line in block.lines)
    over = [leadin.last_sentence(text) for text in reversed(setting.above) if text.endswith(":")]
    bound = next((found for each in (lead, *over[:2]) if (found := leadin.bound_of(each))), None)
    tables = []
    for place, ((wager, table), rows) in enumerate(made.items()):
        tables.append(
            DraftTable(
                rows=tuple(rows), wager=wager, table=table,
                bound=bound,
                condition=leadin.condition_of(lead), commission=leadin.commission_of(setting.text),
                text=None if place else printed, src=() if place else tuple(block.numbers),
            )
        )  # fmt: skip
    return tables


def _row(row: Row, wagers: bool, given: str | None, setting: Setting) -> tuple[tuple[str | None, str | None], DraftRow]:
    wager, table = given, row.table
    label, outcome, own = row.label, row.label, None
    parted = split_wager(label)
    if row.group and not _VARIANT.search(row.group):
        own, outcome = row.group, re.sub(r"\Aon (?:an? |the )?", "", label, flags=re.I)
    elif parted is not None:
        own, outcome = (None if given else parted[0]), parted[1]
    elif given is None and (wagers or re.search(r"\b(?:bets?|wagers?|insignia)\b", label, re.I)):
        own, outcome = label, "win"
    if not is_generic(row.column) and row.column is not None:
        column = row.column.strip(" *:")
        if named := leadin.wagers_in(column):
            wager = named[0]
        elif _VARIANT.search(column):
            table = column
        elif not _PAID.search(column):
            wager = column
    if wager is None and own is None:
        wager = setting.game
    return (wager, table), DraftRow(outcome=outcome or "win", pays=row.pays, src=(row.line,), wager=own)


def _announced_wager(lead: str, setting: Setting) -> str | None:
    """The one wager a table is for, if the words before it or the headings name one."""
    if subject := leadin.subject_wager(lead):
        return subject[0]
    if lead.endswith(":") and len(lead.split()) <= 5 and not _ONLY_ODDS.search(lead):
        return leadin.tidy(lead)
    winning = leadin.winning_wagers(lead)
    if len(winning) == 1 and not games_named(winning[0].removesuffix(" wager")):
        return winning[0]
    if bonus := leadin.bonus_paid(lead):
        return bonus
    named = leadin.wagers_in(lead) or leadin.capital_wagers(lead)
    if named and not re.search(r"\bwinning wagers\b", lead, re.I):
        return named[-1] if len(named) > 1 else named[0]
    if re.search(r"\bwinning wagers?\b", lead, re.I):
        return None
    for text in (setting.text, *reversed(setting.above)):
        if about := leadin.subject_of(text):
            return about
    title = setting.section.strip(' “”":')
    if _TITLED.search(title) and not _ONLY_ODDS.fullmatch(title.split(";")[0].strip()):
        return leadin.tidy(title)
    return None
