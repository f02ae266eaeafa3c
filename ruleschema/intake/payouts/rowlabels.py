"""What the labels of a printed table are: wagers, a wager and its case, or the outcomes of one."""

import re
from collections import Counter
from dataclasses import replace

from ruleschema.intake.payouts.cases import tidied
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.wagers.wagernames import IS_HAND
from ruleschema.intake.words.gridrows import Grid, Row

# The field is one wager whatever number comes, where others are made on a number.
_FIELD = re.compile(r"(?P<wager>field(?:\s+(?:bet|wager))?)\s+(?:on\s+)?(?:an?\s+)?(?P<on>\d.*)", re.I)
_WAGER_ON = re.compile(
    r"(?P<wager>.*?\b(?:bets?|wagers?))\b(?P<way>\s+to\s+(?:win|lose))?\s+(?:on|to)\s+(?:an?\s+|the\s+)?(?P<on>\d.*)",
    re.I,
)
_ON = re.compile(r"(?P<wager>[A-Z][\w' -]{2,30}?)\s+on\s+(?:an?\s+|the\s+)?(?P<on>\d.*)")
_WHEN = re.compile(r"(?P<wager>[^,;:]{2,40}),\s+(?:if|when|where)\s+(?P<on>.{3,120})", re.I)
_LISTED = re.compile(r",\s+(?:and\s+)?|\s+and\s+")
_EACH = re.compile(r"\S[^()]{0,30} (?:bet|wager) or \S[^()]{0,30} (?:bet|wager)", re.I)
_GLOSS = re.compile(r"\s\([^()]{1,40}\)\Z")
# "Any Craps (2, 3 or 12)": what a name covers.
_COVERED = re.compile(r"\s\(\d{1,2}(?:(?:,\s?(?:(?:or|and)\s)?|\s?[-–]\s?|\s(?:or|and|to|through)\s)\d{1,2}){0,12}\)\Z")
_OWN_WAGER = re.compile(
    r"\b(?:bets?|wagers?|insignia)\b|\Ainsurance\Z|\A(?:player|banker|either)(?:['’]s)?\s+pair\Z", re.I
)
_OUTCOME = re.compile(
    r"\b(?:points?|cards?|win(?:s|ning)? by|natural|losing|others?|ties?|total|dealer|22|suited|color"
    r"|match(?:es)?|any other|more|less|high|kind|flush|straight|pair|joker|no)\b", re.I,
)  # fmt: skip


def is_wager(label: str, setting: Setting) -> bool:
    """Whether a label is a wager in a table of hands: by its own words, or as one the document or every game knows."""
    named = setting.wagers.named(_GLOSS.sub("", label)) not in (None, setting.game)
    return named or bool(_OWN_WAGER.search(label))


def split_wager(label: str) -> tuple[str, str] | None:
    """Place Bet to Win on 4 → Place Bet to Win, 4."""
    if found := _FIELD.fullmatch(label):
        return found["wager"], found["on"].strip()
    if found := _WAGER_ON.fullmatch(label):
        return f"{found['wager'].strip()}{found['way'] or ''}", found["on"].strip()
    found = _ON.fullmatch(label)
    return (found["wager"].strip(), found["on"].strip()) if found else None


def with_case(label: str, setting: Setting) -> tuple[str, str] | None:
    """A known wager and when it is paid: Insurance, when the dealer has a natural."""
    found = _WHEN.fullmatch(label)
    named = setting.wagers.named(found["wager"]) if found else None
    return (named, tidied(found["on"])) if found and named else None


def are_wagers(grid: Grid, setting: Setting) -> bool:
    """Whether the labels of a table are surely wagers: the head says so, or most are known ones."""
    if re.search(r"\b(?:wagers?|bets?)\b", grid.head, re.I) and len(grid.head.split()) <= 5 and not grid.only_hands:
        return True
    labels = {row.label for row in grid.rows}
    own = [label for label in labels if is_wager(label, setting) and not IS_HAND.fullmatch(label)]
    return len(own) >= 0.5 * len(labels)


def each_wager(row: Row, setting: Setting) -> list[Row]:
    """A row for each of the wagers that its label lists: "Pass Line, Come" pays both."""
    names = [part for part in _LISTED.split(row.label) if part]
    known = len(names) > 1 and all(setting.wagers.named(name) for name in names)
    if not known and _EACH.fullmatch(row.label):
        names, known = row.label.split(" or "), True  # "Odd bet or Even bet": each is called a bet
    return [replace(row, label=name) for name in names] if known else [row]


def called(rows: list[Row]) -> list[Row]:
    """The rows of a table of wagers by their names: the figures in brackets are none, unless they tell rows apart."""
    bare = {row.label: _COVERED.sub("", row.label) for row in rows}
    names = Counter(bare.values())
    return [replace(row, label=bare[row.label]) if names[bare[row.label]] == 1 else row for row in rows]


def all_known(grid: Grid, setting: Setting) -> bool:
    """Whether each label is the name of a wager that the document knows: then each is paid by itself."""
    return all(setting.wagers.named(_GLOSS.sub("", row.label)) not in (None, setting.game) for row in grid.rows)


def only_itself(grid: Grid, given: str | None, setting: Setting) -> bool:
    """Whether of all labels one is a wager's name, and that of the table: a hand is called as the wager is."""
    named = [setting.wagers.named(_GLOSS.sub("", row.label)) for row in grid.rows]
    known = [name.lower() for name in named if name is not None]
    # "Royal Match 21" over the row of a royal match.
    return given is not None and len(named) > 1 and len(known) == 1 and given.lower().startswith(known[0])


def names_wagers(grid: Grid, setting: Setting) -> bool:
    """Whether the labels of a table are wagers: surely, or as some are known ones or few are outcomes."""
    if are_wagers(grid, setting):
        return True
    if grid.of_hands or re.search(
        r"\b(?:hands?|outcomes?|results?|events?|cards?|upcards?|totals?|points?|number of \w+)\b", grid.head, re.I
    ):
        return False
    labels = {row.label for row in grid.rows}
    known = sum(setting.wagers.named(label) is not None for label in labels)
    return known >= 0.3 * len(labels) or sum(bool(_OUTCOME.search(label)) for label in labels) < 0.5 * len(labels)
