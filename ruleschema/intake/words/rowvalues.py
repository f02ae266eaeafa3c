"""Rows of a table that lost its columns: a label, and the values that the line ends in."""

import re
from functools import lru_cache

from ruleschema.intake.words.misread import figures
from ruleschema.intake.words.payvalues import NUMBER, POT, PUSHED, before_commission

_ENDING = re.compile(
    rf"(?:(?<![\w.,$:])|(?<=[a-z])|(?<=[^\d]:)|(?<=\d)(?=\$))(?:-?(?:{NUMBER})(?:[\s-]{{0,3}}(?:to|for)[\s-]{{0,3}}|:)(?:{NUMBER})|\$\s?\d[\d,]*(?:\.\d\d)?|\d+(?:\.\d+)?\s?%(?:\s+{POT})?|(?<=\s)\d{{1,4}}\s?[-/]\s?[1245](?![\w/-]|\s?(?:to|for)\s)|(?<=[\s:])evens(?=\W*\Z)"
    rf"|\beven money|\b(?:{PUSHED})|(?<!to )\blos(?:e|es|s)|\bn/a)(?=$|[\s*.;,)$]|[A-Z])",
    re.I,
)


# "17 to 1; and": the last but one of a list.
_AND_NEXT = re.compile(r"[;,]\s{0,3}(?:and|or)\s*\Z", re.I)

# What a value may end in that does not end in a figure.
_LAST = (
    "%", "meter", "jackpot", "pool", "progressive", "amount", "evens", "even money", "push", "pushes", "off", "offs",
    "lose", "loses", "loss", "n/a",
)  # fmt: skip
_LONGEST = 400
_PAID_ON = re.compile(
    r"(?:(?P<label>(?!.{0,60}\b(?:pays?|paid|is|are)\b)[A-Z][\w'’ -]{2,40})\s)?(?P<pays>\d{1,3} to \d{1,2}) on"
    r" (?:a |an )?(?P<case>\d{1,2}(?:(?:, and |, or |, | and | or )\d{1,2}){0,9})"
)
# A label for what has none.
_ANY = "Row"
# An article has a card's figure behind it, also where the odds are glued to it.
_ARTICLE = re.compile(r"(?<!\bof[ -])\ban?\Z", re.I)
_CARD = re.compile(r"(?:10|[2-9])(?=[1-9]\d*\s?(?:to|for)\s)", re.I)
# "Mini Royal 50 to 1 -": nothing is paid in the last column.
_NOTHING_LAST = re.compile(
    r"(?<=[\d%])(?:\s(?:of\s)?(?:meter|jackpot|pool))?(?P<cells>(?:\s[-–—]{1,2}|\sn/?a){1,8})\s*\Z", re.I
)
_NOTHING = re.compile(r"(?<=\s)[-–—]{1,2}(?=\s+(?:[$\d]|[-–—]{1,2}\s))")


# From one number up to another, as wagers are made on: 19 to 36.
_SPAN = re.compile(r"(\d{1,2}) ?(?:to|-) ?(\d{2})")
_LEAST_END = 12


def _names_span(found: list[re.Match[str]], place: int) -> bool:
    """Whether figures before the last value go from one number up to another: no odds stake twelve or more."""
    span = _SPAN.fullmatch(found[place][0].strip()) if place < len(found) - 1 else None
    return span is not None and int(span[1]) < int(span[2]) >= _LEAST_END


def values_of(text: str, columns: int) -> tuple[str, list[str]] | None:
    """A row of as many columns as the others have, where a dash may stand for what is not paid."""
    found = trailing_values(text)
    if found is None or len(found[1]) >= columns:
        return found
    filled = trailing_values(_NOTHING.sub("n/a", text))
    return filled if filled is not None and len(filled[1]) == columns else found


def paid_on(text: str) -> tuple[str, str, str] | None:
    """The label, the odds and the case of a row that tells the case last: "Field 2 to 1 on 2 and 12"."""
    found = _PAID_ON.fullmatch(text) if " on " in text and len(text) <= _LONGEST else None
    return (found["label"] or "", found["pays"], found["case"]) if found else None


def together(cell: str) -> list[str]:
    """The values of a cell that holds those of several columns, as dots behind a label may lead to: "9 to 1 8 to 1"."""
    found = _label_and_values(f"{_ANY} {cell}") if " " in cell and len(cell) <= _LONGEST else None
    return list(found[1]) if found and found[0] == _ANY and len(found[1]) > 1 else []


def trailing_values(text: str) -> tuple[str, list[str]] | None:
    """A row without tabs: its label and the values it ends in."""
    found = _label_and_values(text) if len(text) <= _LONGEST else None
    return (found[0], list(found[1])) if found else None


@lru_cache(maxsize=8192)  # a line is asked for its values at every step from the page to the table
def _label_and_values(text: str) -> tuple[str, tuple[str, ...]] | None:
    bare = figures(_AND_NEXT.sub("", text))
    if last := _NOTHING_LAST.search(bare):
        bare = bare[: last.start("cells")] + " n/a" * len(last["cells"].split())
    bare = before_commission(bare).rstrip(" .;*")
    if not bare[-1:].isdecimal() and not bare.lower().endswith(_LAST):
        return None
    found = list(_ENDING.finditer(bare))
    if not found or found[-1].end() != len(bare):
        return None
    first = len(found) - 1
    while first and bare[found[first - 1].end() : found[first].start()].strip(" |") in ("", "or"):
        first -= 1
    while first < len(found) and (not bare[: found[first].start()].strip(" -–—:") or _names_span(found, first)):
        first += 1  # "1 to 18 1 to 1", "1 to 18 or 19 to 36 1 to 1": the first figures are the wager's name
    if first == len(found):
        return None
    label = bare[: found[first].start()].rstrip(" -–—:.=|")
    values: list[str] = []
    for place in range(first, len(found)):
        joined = place > first and bare[found[place - 1].end() : found[place].start()].strip() == "or"
        values[-1:] = [f"{values[-1]} or {found[place][0]}"] if joined else [*values[-1:], found[place][0].strip()]
    if _ARTICLE.search(label) and (card := _CARD.match(values[0])):
        label, values[0] = f"{label} {card[0]}", values[0][card.end() :]  # "Is a 96 to 1"
    return (label, tuple(values)) if label.strip(" -–—") else None
