"""What the head of a column of a pay table stands for: a wager, a table or a case, or only that it pays."""

import re

from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.wagers.wagernames import in_small
from ruleschema.intake.wagers.wagertitles import all_topics, is_topic, titled
from ruleschema.intake.words.gridrows import Row
from ruleschema.intake.words.heads import VERSION, is_generic, is_numbered, versioned

PAID = re.compile(r"\b(?:pays?|payouts?|odds|payoffs?|amount|award)\b", re.I)
VARIANT = re.compile(r"\b(?:wild|natural|table|version|option|deck|decks)\b", re.I)
_SIDE = re.compile(r"player|banker", re.I)
# Columns of cases: the same label pays otherwise where the cards are suited.
CASE = re.compile(
    r"(?:un|off|non)?-?suited|mixed|(?:same|mixed|different|any|matching)[ -](?:suit|colou?r)s?(?:ed)?"
    r"|(?:same|different) ranks?|spades|hearts|diamonds|clubs",
    re.I,
)
ENVY = re.compile(r"envy\b", re.I)
_ODDS_OF = re.compile(r"[\w'’-]+(?:\s[\w'’-]+)?\sodds", re.I)
_ASIDE = re.compile(r"\s*\([^()]{1,40}\)")


def of_column(row: Row, given: str | None, setting: Setting, *, sure: bool) -> tuple[str | None, str | None]:
    """The wager and the table a column stands for, beside what the words before the table name."""
    column = (row.column or "").strip(" *:")
    others = [each for each in row.columns if each.strip() and each.strip(" *:") != column]
    if is_generic(column) and not (others and not any(map(is_generic, others)) and setting.wagers.named(column)):
        return given, row.table
    if ENVY.match(column):
        return setting.wagers.names.get("envy bonus", _ASIDE.sub("", column)), row.table
    if is_numbered(column) or CASE.fullmatch(column):
        return given, column if is_numbered(column) else row.table
    version = VERSION.search(column) or _ASIDE.search(column)
    if version is None and (stem := versioned(column, row.columns)):
        return titled(stem, setting.wagers) or given or stem, column
    if named := titled(VERSION.sub(" ", column), setting.wagers):
        if given is not None and _SIDE.fullmatch(named) and not _SIDE.search(given):
            return given, column  # a wager beside the hands, made on either of them
        return named, version[0].strip(" ()") if version else row.table
    versions = any(is_numbered(each.strip(" *:")) or VARIANT.search(each) for each in others)
    if versions or VARIANT.search(column) or (given is not None and re.search(r"\benvy\b", column, re.I)):
        return given, column
    beside = any(titled(each, setting.wagers) or _are_odds(each) for each in others)
    # "Taking Odds" beside "Place" or "Laying Odds" is what is wagered on, and says not only that odds are paid.
    if (PAID.search(column) or is_topic(column)) and not (beside and _is_said_more(column)):
        return given, row.table
    shared = sure and len(row.columns) > 1 and row.shared and not beside
    return (given, column) if shared else (in_small(column) if _are_odds(column) else column, row.table)


def _is_said_more(column: str) -> bool:
    """Whether the head of a column has a word that no other head of pay has."""
    return not all_topics(column) and not is_generic(column)


def _are_odds(column: str) -> bool:
    """Whether a head tells odds from others: Take Odds, Lay Odds."""
    return bool(_ODDS_OF.fullmatch(column.strip(" *:"))) and _is_said_more(column)
