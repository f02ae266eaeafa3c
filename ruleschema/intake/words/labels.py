"""Printed numbers of clauses: every scheme, with the ways one label can be counted."""

import re
from dataclasses import dataclass
from functools import lru_cache

_ROMAN = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}
_ROMAN_WORD = re.compile(r"(?:xl|l?x{0,3})(?:ix|iv|v?i{0,3})", re.I)

# A label ends in a dot, a bracket or a colon and is followed by a gap or a capital ("on it:a. The name").
_LABEL = re.compile(
    r"(?P<sign>§+\s*|(?:section|sec\.|article|chapter|rule|item|clause|part|regulation)\s+)?"
    r"(?:\((?P<inner>\d{1,3}|[ivxl]{1,8}|[a-z]{1,4})\)"
    r"|(?P<code>(?-i:[A-Z]{1,3}[.-]?|\d{1,3}[A-Z]?[:—-])(?-i:\d{1,3}[A-Z]?[.:—-]){0,4}\d{1,3}[a-z]?)\."
    r"|(?P<path>\d{1,3}[a-z]?(?:\.(?:\d{1,3}|[a-z](?![a-z])))+)(?P<patend>[.):]?)"
    r"|(?P<plain>\d{1,3}[a-z]?|[ivxl]{1,8}|[a-z]{1,4}\d?)(?P<end>[.):])(?!(?-i:[A-Z]\.))"
    r"|(?-i:(?P<misread>[Il])),(?=\s(?-i:[A-Z])))"
    r"(?=\s|$|(?-i:[A-Z“\"]))\s*", re.I,
)  # fmt: skip
_BARE_SIGN = re.compile(
    r"§+\s*(?P<number>\d{1,4}[a-z]{0,2}(?:[.:–—-]\d{1,5}[a-z]{0,2})*)[.:]?\s+(?=(?-i:[A-Z“\"]))", re.I
)
# "Section 3 - Wagers", "Rule 12 – Settlement": the dash parts the title from the number behind its word.
_DASHED = re.compile(
    r"(?:section|sec\.|rule|regulation|paragraph)\s+(?P<number>\d{1,3}[a-z]?|[ivxl]{1,8})\s?[-–—]{1,2}\s+"
    r"(?=(?-i:[A-Z“\"]))",
    re.I,
)
# Sections of a regulation's chapter, which go without its number: ".01 Definitions."
_DOTTED = re.compile(r"(?P<number>\.\d{2}(?:-\d{1,2})?)\s+(?=[A-Z“\"])")
# "A1.1", "13:69F-1.2": figures behind a letter or another mark than a dot.
_CODE = re.compile(r"(?-i:([A-Z]+[.-]?|\d+[A-Z]?[:—-])(?:\d+[A-Z]?[.:—-])*)(\d+)([a-z]?)", re.I)
_CODED = re.compile(r"\d+[A-Z]?[:–—-]\d+[A-Z]?[:.–—-]\d")
_PARTS = re.compile(r"\d+")


@dataclass(frozen=True, slots=True)
class Count:
    """One way to read a label: its form, its kind of counting and its place in the count."""

    form: str
    kind: str
    ordinal: float


@dataclass(frozen=True, slots=True)
class Label:
    """A label as printed, without the marks around its number in `name`."""

    printed: str
    name: str
    counts: tuple[Count, ...]
    section: bool = False


def is_coded(label: Label) -> bool:
    """Whether a label is a section's number in a code, which names title and chapter: 20:18:15:06."""
    return _CODED.match(label.name) is not None


@lru_cache(maxsize=8192)  # a line is asked for its number at every step of the outline
def read_label(text: str) -> tuple[Label, str] | None:
    """The label a line starts with and the rest of the line."""
    found = _LABEL.match(text)
    if found is None:
        bare = _BARE_SIGN.match(text)
        if bare is None and (dotted := _DOTTED.match(text)):
            ordinal, _, extra = dotted["number"][1:].partition("-")
            count = Count("§", "number", int(ordinal) + int(extra or 0) / 100)
            return Label(dotted["number"], dotted["number"], (count,), True), text[dotted.end() :]
        if bare is None:
            return None
        name = bare["number"]
        return Label(bare[0].strip(), name, _counts("§", name.lower(), upper=False), True), text[bare.end() :]
    name = found["inner"] or found["code"] or found["path"] or found["plain"] or found["misread"]
    form = "()" if found["inner"] else (found["end"] or found["patend"] or ".")
    section = bool(found["sign"])
    if section:
        form = "."
    # "I, The dealer" is "1. The dealer" on a scan.
    counts = (Count(".", "number", 1),) if found["misread"] else _counts(form, name, upper=name.isupper())
    if not counts:
        return None
    shown = f"({name})" if found["inner"] else name
    return Label(found[0].strip(), shown, counts, section), text[found.end() :]


def dashed_label(text: str) -> tuple[Label, str] | None:
    """The label of a section whose title stands behind a dash; the head of a page may have that form as well."""
    found = _DASHED.match(text)
    counts = _counts(".", found["number"], upper=found["number"].isupper()) if found else ()
    if found is None or not counts:
        return None
    return Label(found[0].strip(" -–—"), found["number"], counts, True), text[found.end() :]


@lru_cache(maxsize=1024)
def _counts(form: str, name: str, *, upper: bool) -> tuple[Count, ...]:
    case = "upper " if upper else ""
    found: list[Count] = []
    if plain := re.fullmatch(r"(\d+)([a-z]?)", name, re.I):
        extra = (ord(plain[2].lower()) - 96) / 100 if plain[2] else 0
        return (Count(form, "number", int(plain[1]) + extra),)
    if coded := _CODE.fullmatch(name):
        extra = (ord(coded[3].lower()) - 96) / 100 if coded[3] else 0
        return (Count(form, f"code {len(_PARTS.findall(name))}", int(coded[2]) + extra),)
    if path := re.fullmatch(r"(?:\d+[a-z]?\.)+(\d+|[a-z])", name, re.I):
        dots = name.count(".")
        if dots == 1 and path[1] == "0":  # 1.0, 2.0: sections counted whole, over 1.1 and 1.2
            return (Count(form, "number", int(re.sub(r"\D.*", "", name))),)
        if dots == 1 and path[1].isalpha():
            return (Count(form, "number", int(re.sub(r"\D.*", "", name)) + (ord(path[1].lower()) - 96) / 100),)
        last = int(path[1]) if path[1].isdigit() else ord(path[1].lower()) - 96
        return (Count(form, f"path {dots}", last),)
    if form == "§" and (figures := _PARTS.findall(name)):
        return (Count(form, f"code {len(figures)}", int(figures[-1])),)
    if drawn := re.fullmatch(r"[a-z](\d)", name, re.I):
        return (Count(form, "letter number", int(drawn[1])),)
    low = name.lower()
    if len(set(low)) == 1 and len(low) <= 3:
        found.append(Count(form, f"{case}letter", (len(low) - 1) * 26 + ord(low[0]) - 96))
    if _ROMAN_WORD.fullmatch(low):
        found.append(Count(form, f"{case}roman", _roman(low)))
    return tuple(found)


def _roman(word: str) -> int:
    total = 0
    for sign, after in zip(word, [*word[1:], ""], strict=True):
        value = _ROMAN[sign]
        total += -value if after and _ROMAN[after] > value else value
    return total
