"""The pay tables of a clause: what labels and columns are, with wager, bound and case from the words before."""

import re
from dataclasses import replace

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.grids.grids import read_grid
from ruleschema.intake.outline.blocks import Block
from ruleschema.intake.outline.titles import is_pay_row
from ruleschema.intake.payouts.announced import announced
from ruleschema.intake.payouts.caselabels import is_case
from ruleschema.intake.payouts.cases import tidied
from ruleschema.intake.payouts.choices import bounds_of
from ruleschema.intake.payouts.paycolumns import FIGURES, NAMES, PAID, VARIANT, of_column
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.rowlabels import (
    all_known,
    are_wagers,
    called,
    each_wager,
    is_wager,
    names_wagers,
    only_itself,
    split_wager,
    with_case,
)
from ruleschema.intake.records import DraftRow, DraftTable
from ruleschema.intake.wagers.wagernames import COMMON
from ruleschema.intake.wagers.wagertitles import all_topics, only_name, titled, wager_titled
from ruleschema.intake.words import leadin
from ruleschema.intake.words.columns import heads_wagers, is_class
from ruleschema.intake.words.gridrows import Grid, Row
from ruleschema.intake.words.heads import ENVY
from ruleschema.intake.words.naming import games_named

_FEE = re.compile(r"\b(?:fees?|collections?|rake|table limits?|bet limit|drop)\b", re.I)
# Heads of tables that pay nothing: limits, values of cards and chips, seats and buttons.
_NO_PAY = re.compile(
    r"\b(?:limits?|minimum (?:wager|bet)|maximum (?:wager|bet|payout)|buy-?in|denominations?|colou?rs?|seats?"
    r"|buttons?|shift|pages?"
    r"|rank(?:ing)?|(?:card|chip) values?|value of|number of players|players)\b",
    re.I,
)
_NO_PAY_TITLE = re.compile(
    r"\b(?:limits|(?:card|chip) values?|values? of (?:the )?cards|denominations?|colou?rs?)\b", re.I
)
_ODDS = re.compile(r"\d (?:to|for) 1\Z")
_FEWEST = 2
_LIMITS = re.compile(r"\bminimum\b.*\bmaximum\b|\bmin\.?\s.*\bmax\b", re.I | re.S)
# What is added to a game has a wager of its own.
_BESIDE = re.compile(r"\s\(?(?:with|plus|featuring)\s")
_SUM = re.compile(r"\$\s?\d[\d,.]*")
_STAKE = re.compile(r"\b(?:bets?|wagers?|bonus|jackpot|progressive|envy|odds|payouts?)\b", re.I)
_ONE = re.compile(r"\b(?:bet|wager|number)\Z", re.I)
_KIND = re.compile(r"(?:bonus|side|progressive|jackpot)\s+(?:bet|wager)", re.I)


def is_fee_table(block: Block, setting: Setting) -> bool:
    """A schedule of what the house collects, not of what a wager pays."""
    heads = " ".join(line.text for line in block.lines[:3])
    return bool(_FEE.search(heads)) or bool(re.search(r"\b(?:collection|fees?|drop|rake)\b", setting.section, re.I))


def pays_nothing(block: Block, setting: Setting) -> bool:
    """Whether the head of a table, or its section's title, speaks of something else than pay."""
    head = next((line.text for line in block.lines if not is_pay_row(line)), "")
    if PAID.search(head) or sum(map(_states_odds, block.lines)) >= _FEWEST:
        return False
    if _NO_PAY_TITLE.search(setting.section) or _LIMITS.search(head):
        return True
    return bool(_NO_PAY.search(head)) and not setting.wagers.mentions(head)


def _states_odds(line: Line) -> bool:
    """Whether a row ends in odds on one unit, as neither limits nor values do."""
    return is_pay_row(line) and _ODDS.search(line.text) is not None


def table_payouts(block: Block, setting: Setting) -> list[DraftTable]:
    """The pay tables of one printed table, one for each column that pays."""
    grid = read_grid(block, setting.wagers)
    if not grid.rows or all(_SUM.fullmatch(row.label) and row.pays.startswith("$") for row in grid.rows):
        return []  # what each stake is paid is reckoned from the odds, and states none
    said = announced(setting)
    given, surely = (None if _charts_game(block, setting) else said.wager), are_wagers(grid, setting)
    surely = surely and not only_itself(grid, given, setting)
    wagers = surely or names_wagers(grid, setting)
    if wagers and given is not None:
        listed = all_known(grid, setting) or (surely and not said.sure)
        given = None if listed or _is_own(given, setting) or is_class(given) else given
        wagers = surely or given is None
    if given is not None and _names_hands(given, grid, setting):
        given = setting.game
    made: dict[tuple[str | None, str | None], list[DraftRow]] = {}
    titled_so = wager_titled(setting.section, setting.wagers)
    if given is None and not wagers and " and " not in (titled_so or _only_kind(setting.section) or " and "):
        given = titled_so or _only_kind(setting.section)  # "Winning wagers are paid …" under the title of one
    rows = [each for row in called(grid.rows) for each in each_wager(row, setting)] if wagers else grid.rows
    for row in rows:
        key, made_row = _row(row, wagers, _headed(given, row.head), setting, sure=said.sure)
        told = titled_so is not None or said.bound == "one of"
        if row.group and given and told and not _is_of(made_row.wager, titled_so, said.wager):
            # The bound was told of the wager that the words before are about, and a caption names another.
            made_row = replace(made_row, bound=said.bound and "exactly")
        made.setdefault(key, []).append(made_row)
    printed = "\n".join(line.text.replace("\t", " | ") for line in block.lines)
    bound = said.bound or next((leadin.bound_of(row.column) for row in grid.rows if row.column), None)
    bounds = bounds_of(made, bound)
    return [
        DraftTable(
            rows=tuple(own), wager=wager, table=table or said.table, bound=bounds[wager],
            condition=said.condition,
            commission=leadin.commission_of(setting.text), text=None if place else printed,
            src=() if place else tuple(block.numbers),
        )
        for place, ((wager, table), own) in enumerate(made.items())
    ]  # fmt: skip


def _charts_game(block: Block, setting: Setting) -> bool:
    """Whether a caption says that the table is the game's, whatever wager was spoken of before: Craps Payout Chart."""
    over = next((line for line in block.lines if not line.blank), None)
    if over is None or over.cells or is_pay_row(over) or not games_named(over.text):
        return False
    words = over.text.lower().strip(" :*").split()
    own = set(re.findall(r"[a-z']+", setting.title.lower()))
    rest = [word for word in words if word not in own]
    return bool(rest) and len(rest) < len(words) and all_topics(" ".join(rest))


def _is_of(wager: str | None, *named: str | None) -> bool:
    """Whether a wager is one of those named, alone or joined; a row without one has the table's."""
    return wager is None or any(wager == name or wager in NAMES.split(name) for name in named if name)


def _only_kind(section: str) -> str | None:
    """The one bonus or side bet of a game that has no other name: Bonus Bet."""
    return section.strip(" .:") if _KIND.fullmatch(section.strip(" .:")) else None


def _names_hands(name: str, grid: Grid, setting: Setting) -> bool:
    """Whether a table is called by the hands that it pays and no wager: Bonus 21, over Five-card 21."""
    return any(_names_hand(name, row.label, setting) for row in grid.rows)


def _names_hand(name: str, label: str, setting: Setting) -> bool:
    total = name.rsplit(maxsplit=1)[-1]
    return total.isdecimal() and setting.wagers.named(name) is None and label.endswith(f" {total}")


def _row(
    row: Row, wagers: bool, given: str | None, setting: Setting, *, sure: bool
) -> tuple[tuple[str | None, str | None], DraftRow]:
    column = of_column(row, given, setting, wagers=wagers and not FIGURES.fullmatch(row.label))
    wager, table, case = column.wager, column.table, column.case
    label, outcome, own = row.label, row.label, None
    parted = split_wager(label) or with_case(label, setting)
    if row.group and _is_kind(row.group, setting) and parted is None:
        own, outcome = label, "win"
    elif row.group and sure and given and not _is_stake(row.group, setting):
        outcome = f"{row.group}: {label}"  # what is paid for in the rows below it: Third card drawn
    elif row.group and not VARIANT.search(row.group) and not _has_own(row, setting):
        own, outcome = (
            setting.wagers.named(row.group) or row.group,
            re.sub(r"\Aon (?:an? |the )?", "", label, flags=re.I),
        )
    elif parted is not None:
        own, outcome = (None if given else parted[0]), parted[1]
    elif wagers and _heads_case(row, setting):
        own, outcome, wager, table, case = label, tidied(row.column or ""), None, row.table, None
    elif given is None and wager is None and (wagers or is_wager(label, setting)):
        own, outcome, case = label, case or "win", None
    elif given is not None and re.match(rf"{re.escape(_bare(given))}\s+\d", label, re.I):
        outcome = label[len(_bare(given)) :].strip()
    outcome = f"{outcome}, {case}" if case else outcome
    if wager is None and own is None:
        only = only_name(setting.section)
        wager = only if only and not _names_hand(only, row.label, setting) else setting.game
    made = DraftRow(outcome=outcome or "win", pays=row.pays, src=(row.line,), wager=own, commission=row.commission)
    return (wager, table), made


def _is_kind(group: str, setting: Setting) -> bool:
    """Whether a caption names a kind of wagers, each of which has a row: Hardways, and not the Hop bet."""
    return is_class(group) and not _ONE.search(group) and setting.wagers.named(group) is None


def _heads_case(row: Row, setting: Setting) -> bool:
    """Whether the columns of a table of wagers are the cases in which they are settled: "Player wins", "Tie"."""
    heads = [each.strip(" *:") for each in row.columns if each.strip()]
    cases = len(heads) > 1 and all(map(is_case, heads))
    return cases and (heads_wagers(row.head) or not any(titled(each, setting.wagers) for each in heads))


def _headed(given: str | None, head: str) -> str | None:
    """The one of several wagers settled together that heads the labels: Sum of Dice, of Sum, Match and Beat It."""
    names = NAMES.split(given) if given else []
    own = [name for name in names if re.search(rf"\b{re.escape(name)}\b", head, re.I)]
    return own[0] if len(own) == 1 < len(names) else given


def _has_own(row: Row, setting: Setting) -> bool:
    """Whether a column is paid beside the wager over it, or is one of those a caption names: Blind and Trips."""
    if row.column and ENVY.match(row.column):
        return True
    named = titled(row.column, setting.wagers) if row.column else None
    over = (row.group or "").lower()
    return named is not None and f" {named} ".lower() in f" {over} " and named.lower() != over


def _is_stake(group: str, setting: Setting) -> bool:
    """Whether the caption of a group names what is wagered on, or a table, and no case."""
    known = titled(group, setting.wagers) is not None or group.lower() in COMMON
    return known or bool(_STAKE.search(group) or VARIANT.search(group))


def _is_own(wager: str, setting: Setting) -> bool:
    """Whether a wager is only named after the game, which says nothing about the rows of a table of wagers."""
    title = _BESIDE.split(setting.title.lower(), maxsplit=1)[0]
    return wager == setting.game or set(_bare(wager).split()) <= set(title.split())


def _bare(name: str) -> str:
    return re.sub(r"\s*\b(?:wagers?|bets?)\Z", "", name.lower()).strip()
