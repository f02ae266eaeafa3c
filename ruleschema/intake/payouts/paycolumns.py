"""What the head of a column of a pay table stands for: a wager, a table or a case, or only that it pays."""

import re
from dataclasses import dataclass

from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.wagers.wagernames import Wagers, in_small, joined_names, name_key
from ruleschema.intake.wagers.wagertitles import all_topics, called, is_topic, titled
from ruleschema.intake.words.gridrows import Row
from ruleschema.intake.words.heads import ENVY, VERSION, is_generic, is_numbered, versioned

PAID = re.compile(r"\b(?:pays?|payouts?|odds|payoffs?|amount|award)\b", re.I)
VARIANT = re.compile(r"\b(?:wild|natural|table|version|option|deck|decks)\b", re.I)
_SIDE = re.compile(r"player|banker", re.I)
# Columns of cases: the same label pays otherwise where the cards are suited.
CASE = re.compile(
    r"(?:un|off|non)?-?suited|mixed|(?:same|mixed|different|any|matching)[ -](?:suit|colou?r)s?(?:ed)?"
    r"|(?:same|different) ranks?|spades|hearts|diamonds|clubs",
    re.I,
)
_ODDS_OF = re.compile(r"[\w'’-]+(?:\s[\w'’-]+)?\sodds|odds\s(?:taken|laid|given)", re.I)
# "4 or 10", "6, 8": what is thrown or drawn.
FIGURES = re.compile(r"\d{1,2}s?(?:(?:\s?[,/&]\s?|,?\s+(?:or|and)\s+)\d{1,2}s?){0,11}")
_PAID_LAST = re.compile(r"\s+(?:pays?|payouts?|odds|awards?)\Z", re.I)
_KIND_LAST = re.compile(r"\s(?:bonus|jackpot|progressive)\Z")
_ODDS_ON = re.compile(r"(?:free\s+|taking\s+|laying\s+)?odds\s+(?:on|behind)\s", re.I)
# The wagers that a sentence pays together.
NAMES = re.compile(r",\s+|\s+and\s+")
_ASIDE = re.compile(r"\s*\([^()]{1,40}\)")


@dataclass(frozen=True, slots=True)
class Column:
    """The wager and the table a column stands for, and the case that it pays in."""

    wager: str | None
    table: str | None
    case: str | None = None


def of_column(row: Row, given: str | None, setting: Setting, *, wagers: bool) -> Column:
    """What a column stands for, beside what the words before the table name; `wagers` where its labels are some."""
    column = (row.column or "").strip(" *:")
    others = [each for each in row.columns if each.strip() and each.strip(" *:") != column]
    if is_generic(column) and not (others and not any(map(is_generic, others)) and setting.wagers.named(column)):
        return Column(given, row.table)
    if ENVY.match(column):
        return Column(setting.wagers.names.get("envy bonus", _ASIDE.sub("", column)), row.table)
    if is_numbered(column):
        return Column(_without(given, others, setting), column)
    if CASE.fullmatch(column) or FIGURES.fullmatch(column):
        return Column(given, row.table, column)
    if _ODDS_ON.match(column):
        return Column(column, row.table)  # what is staked behind a wager is not the wager
    version = VERSION.search(column) or _ASIDE.search(column)
    if version is None and (stem := versioned(column, row.columns)):
        named = titled(stem, setting.wagers) or shortened(stem, setting.wagers)
        return Column(named or given or stem, column)
    if named := titled(VERSION.sub(" ", column), setting.wagers) or shortened(column, setting.wagers):
        if given is not None and _SIDE.fullmatch(named) and not _SIDE.search(given):
            return Column(given, column)  # a wager beside the hands, made on either of them
        return Column(named, version[0].strip(" ()") if version else row.table)
    return _unknown(row, column, others, given, setting, wagers=wagers)


def _without(given: str | None, others: list[str], setting: Setting) -> str | None:
    """The wager that numbered tables are of, where one of several has a column of its own: Blind, Table A, Table B."""
    names = NAMES.split(given) if given else []
    headed = {titled(each, setting.wagers) for each in others if not is_numbered(each)}
    left = [name for name in names if name not in headed]
    return joined_names(left) if left and len(left) < len(names) else given


def _unknown(row: Row, column: str, others: list[str], given: str | None, setting: Setting, *, wagers: bool) -> Column:
    """A head that names no known wager: one of several tables, what is paid, a case, or a wager told nowhere else."""
    versions = any(is_numbered(each.strip(" *:")) or VARIANT.search(each) for each in others)
    if versions or VARIANT.search(column) or (given is not None and re.search(r"\benvy\b", column, re.I)):
        return Column(given, column)
    beside = any(titled(each, setting.wagers) or _are_odds(each) for each in others)
    # "Taking Odds" beside "Place" or "Laying Odds" is what is wagered on, and says not only that odds are paid.
    plain = not (beside and _is_said_more(column))
    if (PAID.search(column) or all_topics(column)) and plain:
        return Column(given, row.table)
    said = column in setting.text or called(column)  # the words before the table speak of it, or it says so itself
    if wagers or (
        given is not None and " and " not in given.lower() and len(row.columns) > 1 and not beside and not said
    ):
        return Column(given, row.table, column)
    if is_topic(column) and plain:
        return Column(given, row.table)
    return Column(in_small(column) if _are_odds(column) else column, row.table)


def shortened(column: str, wagers: Wagers) -> str | None:
    """A wager whose head leaves out what its name ends in: "Fortune Pays" over what the Fortune Bonus pays."""
    bare = name_key(_PAID_LAST.sub("", column).strip(" *:"))
    found = [name for key, name in wagers.names.items() if bare and _KIND_LAST.sub("", key) == bare != key]
    return found[0] if len(found) == 1 else None


def _is_said_more(column: str) -> bool:
    """Whether the head of a column has a word that no other head of pay has."""
    return not all_topics(column) and not is_generic(column)


def _are_odds(column: str) -> bool:
    """Whether a head tells odds from others: Take Odds, Lay Odds."""
    return bool(_ODDS_OF.fullmatch(column.strip(" *:"))) and _is_said_more(column)
