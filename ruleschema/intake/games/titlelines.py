"""Lines that may be the title of a game: with a chapter's number, in the field of a form, or alone."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.outline.titles import is_capitals, is_pay_row, is_rule, is_title_like
from ruleschema.intake.words.labels import read_label
from ruleschema.intake.words.naming import bare_title, title_game

_MOST_WORDS = 12
# A chapter's title may tell what is offered with its game.
_MOST_COUNTED = 18
_APART = 12
# Of the lines of a text that parts its paragraphs, so many are blank.
_AIRY = 0.08
_FEW_RULES = 3
_LONGEST = 160
CHAPTER = re.compile(
    r"(?P<word>rules of (?:play|the game)|(?:sub)?chapter|appendix|(?:sub)?part|exhibit|attachment|section|article|game"
    r"|rule|tab|addendum|schedule|module|unit|title|book|annexe?|volume|card|sheet|(?:sub)?division|game code)\s+"
    r"(?:no\.?\s*|#\s*)?"
    r"(?P<number>\d[\w:-]{0,8}(?:[.-]\w{1,4}){0,3}|[a-z]|[ivxl]{1,7}"
    r"|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z][-.]\d{1,3}|\d{1,3}[-.][a-z])\b"
    r"(?:\s+of\s+\d{1,3}\b)?\s*[:.)–—-]{0,2}\s*",
    re.I,
)
COUNTED = re.compile(
    r"(?:(?P<sign>§{1,2}\s*)(?P<signed>\d{1,3})[.):]?|(?P<number>\d{1,3}|[IVXL]{1,7}|[A-Z])(?P<end>[.):]|\s[–—-])|(?P<whole>\d{1,3}\.0\.?))\s+(?=\S|\Z)"
)
# "(Rev. 3/2019)", "– effective March 3, 2020", "Version 2.1"
ISSUED = re.compile(
    r"(?<![\s,;(\[|–—-])[\s,;(\[|–—-]+(?:rev(?:ised|ision)?|eff(?:ective)?|amended|approved|adopted|updated|version"
    r"|ver|issued?|edition)\b"
    r"[^a-z\d]{0,4}(?:[a-z]{2,9}\W{1,2}){0,2}[\d/.,\s-]{1,14}(?:of\s\d{1,3})?[)\]]?\Z",
    re.I,
)
# "§ 3. — Craps": a dash parts the number of a group of sections from its title.
_SIGNED = re.compile(r"§+\s*[\w.]{1,8}\s*[–—-]{1,2}\s*(?=[A-Z])")
NAMED = re.compile(r"(?:name of )?(?:the )?game(?: name| title)?\s*:\s*(?=[A-Z])", re.I)
# What covers say of any games names none.
_NO_NAME = re.compile(
    r"(?:(?:the|of|for|and|table|games?|gaming|rules?|regulations?|play|playing|official|house|approved|standard"
    r"|procedures?|manual|internal|controls?|authorized|live)\W*){1,8}",
    re.I,
)

_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_ROMAN = re.compile(r"[IVXL]+")
_BEFORE_I = 8
# Numbers of several parts, of which the first are those of what the section stands in.
_PARTED = re.compile(r"code|path")
_LAST = re.compile(r"[^.:–—-]+\Z")


@dataclass(frozen=True, slots=True)
class Title:
    """A line that may be a game's title: its index, its words without number, the series it counts in and its place."""

    index: int
    text: str
    series: str | None = None
    ordinal: float | None = None


def title_at(lines: list[Line], index: int) -> Title | None:
    """A line that names something and stands alone, with a chapter's number before it or without."""
    line = lines[index]
    cells = [cell for cell in line.cells if cell]
    text = " ".join(cells) if line.cells else line.text
    if line.bullet or line.table is not None or len(text) > _LONGEST:
        return None
    text = without_issue(text)
    if chapter := CHAPTER.match(text):
        return _chapter(lines, index, text, chapter)
    if len(text.split()) > _MOST_WORDS:
        return None
    if len(cells) > 1 and (named := NAMED.match(f"{cells[0]} {cells[1]}")):
        # A form with the game's name in a field, perhaps beside others.
        name = f"{cells[0]} {cells[1]}"[named.end() :]
        return Title(index, name, "named") if is_title_like(name, 10) else None
    if len(cells) > 1 and not (len(cells) == 2 and COUNTED.match(f"{cells[0]} ")):
        return None
    if named := NAMED.match(text):
        return Title(index, text[named.end() :], "named")
    if title := _section(index, text):
        return title
    if counted := COUNTED.match(text):
        return _counted(line, index, text, counted)
    if _NO_NAME.fullmatch(text):
        return None
    good = is_title_like(text, 10) and not text.endswith((".", ":")) and read_label(text) is None
    return Title(index, text) if good else None


def _chapter(lines: list[Line], index: int, text: str, chapter: re.Match[str]) -> Title | None:
    """The title behind a chapter's word and number, or on the line below them."""
    rest, series = text[chapter.end() :], f"{chapter['word'].lower()} {len(re.findall('[.-]', chapter['number']))}"
    rest = rest or _next_words(lines, index)
    good = bool(rest) and is_title_like(rest, _MOST_COUNTED) and not rest[:1].islower()
    return Title(index, rest, series, ordinal_of(chapter["number"])) if good else None


def _counted(line: Line, index: int, text: str, counted: re.Match[str]) -> Title | None:
    """The title behind a figure, numeral or letter: in a series with those that look alike."""
    rest, number = text[counted.end() :], counted["signed"] or counted["number"] or counted["whole"]
    looks = "capitals" if is_capitals(rest) else f"heading {line.heading}" if line.heading else ""
    looks = f"§ {looks}" if counted["sign"] else looks
    if not is_title_like(rest, 10) or not (looks or not rest.endswith((".", ":"))):
        return None
    return Title(index, rest.rstrip("."), *((f"{_kind(number)} {looks}", ordinal_of(number)) if looks else ()))


def without_issue(text: str) -> str:
    """A title without when it was issued or where it stands."""
    return ISSUED.sub("", text) if text[-1:].isdecimal() or text.endswith((")", "]")) else text


def _kind(number: str) -> str:
    """What a chapter is counted by."""
    if number[:1].isdigit():
        return "figure"
    return "roman" if _ROMAN.fullmatch(number) else "letter"


def ordinal_of(number: str) -> float | None:
    """The place of a chapter in its count: 617a, IV, B, Two, 3.0, 20:18:15."""
    word = number.strip(".").lower()
    if word in _NUMBERS:
        return _NUMBERS.index(word) + 1
    bare = word.removesuffix(".0")
    label = read_label(f"{re.split('[.:-]', bare)[-1]}. ")
    return label[0].counts[-1].ordinal if label else None


def _section(index: int, text: str) -> Title | None:
    """The title of a section of a code, or of a group of them."""
    if signed := _SIGNED.match(text):
        rest = text[signed.end() :]
        return Title(index, rest, "§") if is_title_like(rest, 10) and not rest.endswith(".") else None
    coded = read_label(text)
    if coded is None or not _PARTED.match(coded[0].counts[0].kind) or not is_title_like(coded[1], 10):
        return None
    # "Three card poker; wagers and payouts": what of the game the section tells stands behind its name.
    game, _, told = coded[1].rstrip(".").partition(";")
    title = game if told and title_game(game) else coded[1].rstrip(".")
    count, chapter = coded[0].counts[0], _LAST.sub("", coded[0].name)
    return Title(index, title, f"section {count.kind} {chapter}", count.ordinal)


def _next_words(lines: list[Line], index: int) -> str:
    """The title below a chapter's number that stands on a line of its own."""
    after = next((line for line in lines[index + 1 : index + 4] if not line.blank), None)
    return after.text if after is not None and not after.cells and read_label(after.text) is None else ""


def has_rules(lines: list[Line], title: Title, after: Title | None, fewest: int = _FEW_RULES) -> bool:
    """A title right above the next one is a cover's, a divider's or the house's, unless rules stand between."""
    end = after.index if after else len(lines)
    return end - title.index >= _APART or sum(is_rule(line) for line in lines[title.index : end]) >= fewest


def with_rules(lines: list[Line], titles: list[Title]) -> list[Title]:
    """The titles of a series that have rules below them; a known game may have a single one."""
    return [
        title
        for title, after in zip(titles, [*titles[1:], None], strict=False)
        if has_rules(lines, title, after, 1 if title_game(bare_title(title.text)) else _FEW_RULES)
    ]


@dataclass(frozen=True, slots=True)
class TitleLines:
    """The lines of a document that are shown, those that may be titles, and those with nothing right above them."""

    lines: list[Line]
    shown: list[int]
    alone: dict[int, Title]
    isolated: set[int]


def read_titles(lines: list[Line], running: dict[int, str]) -> TitleLines:
    """Every line that may be a title."""
    shown = [index for index, line in enumerate(lines) if not line.blank and index not in running]
    alone = {title.index: title for index in shown if (title := title_at(lines, index)) is not None}
    return TitleLines(lines, shown, dict(_in_series(alone)), _isolated(lines, running))


def _in_series(alone: dict[int, Title]) -> Iterator[tuple[int, Title]]:
    """The titles, of which the one behind H counts as the letter I and not as the first numeral."""
    last: dict[str, float | None] = {}
    for index, title in alone.items():
        letters = (title.series or "").replace("roman", "letter", 1)
        is_letter = letters != title.series and title.ordinal == 1 and last.get(letters) == _BEFORE_I
        counted = replace(title, series=letters, ordinal=_BEFORE_I + 1) if is_letter else title
        last[counted.series or ""] = counted.ordinal
        yield index, counted


def _isolated(lines: list[Line], running: dict[int, str]) -> set[int]:
    """The lines right before which nothing of a sentence or a list stands."""
    airy = sum(line.blank for line in lines) >= _AIRY * len(lines)
    found: set[int] = set()
    for index, line in enumerate(lines):
        above = lines[index - 1] if index else None
        if above is None or above.blank or line.page_start or line.whole or line.heading or index - 1 in running:
            found.add(index)
        elif not airy and (above.text.endswith(".") or above.tabular or is_pay_row(above)):
            found.add(index)  # room parts nothing here, and the sentence above is over
    return found
