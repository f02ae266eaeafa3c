"""What stands before the rules: dates and place of the filing, and the contents list."""

import re
from dataclasses import dataclass
from datetime import date, datetime

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.games.openings import CONTENTS
from ruleschema.intake.outline.titles import is_heading, is_pay_row, is_title_like
from ruleschema.intake.words.labels import read_label
from ruleschema.intake.words.naming import games_named

_DATE = r"(\d{1,2}/\d{1,2}/\d{2,4}|\d{4}-\d{2}-\d{2}|[A-Z][a-z]{2,8}\.? \d{1,2},? \d{4})"
_SUBMITTED = re.compile(rf"\bsubmi(?:tted|ssion)\b[^\n]{{0,80}}?{_DATE}", re.I)
_APPROVED = re.compile(rf"\bapprov(?:ed|al)\b[^\n]{{0,60}}?{_DATE}", re.I)
_SECTION = re.compile(r"\bsection\s+([A-Z]|\d{1,3})\b", re.I)
_APPENDIX = re.compile(r"\b(?:appendix|exhibit)\s+#?\s*([A-Z0-9]{1,3})\b", re.I)
_IDENTIFIER = re.compile(r"\b([A-Z]{3,5}-\d{4,7})\b")
_FORMATS = ("%m/%d/%Y", "%m/%d/%y", "%Y-%m-%d", "%B %d, %Y", "%b %d, %Y", "%B %d %Y", "%b. %d, %Y")
_HEADS = re.compile(r"(?:(?:section|title|subject|no\.?|page|number)[ .]*){1,4}", re.I)
_PAGE = re.compile(r"\d{1,4}|[ivx]{1,5}")
# "Craps 14-17": a game and the pages it stands on.
_GAME_PAGE = re.compile(r"(?P<title>[A-Z].{2,60}?)\s(?P<page>(?P<first>\d{1,4})\s?(?:[-–—]|to)\s?(?P<last>\d{1,4}))")
_TAIL_PAGE = re.compile(r"^(?P<title>.{3,200}?)\s*(?:\.{2,}|…)\s*(?P<page>\d{1,4})?$")


@dataclass(frozen=True, slots=True)
class DraftFiling:
    """Dates, section and appendix as the page heads give them, with their lines."""

    section: str | None
    appendix: str | None
    identifier: str | None
    submitted: date | None
    approved: date | None
    src: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DraftEntry:
    """One line of the contents list."""

    number: str | None
    title: str
    page: str | None
    src: tuple[int, ...]


def read_filing(heads: list[Line], title_lines: list[Line]) -> DraftFiling | None:
    """The filing from a game's page heads; the first that states a thing counts."""
    texts = [line.text for line in heads]
    place = [text for text in texts if _APPENDIX.search(text) or re.match(r"\W*section\s+\w{1,3}\s*[:–—-]", text, re.I)]
    found = DraftFiling(
        section=_first(_SECTION, place),
        appendix=_first(_APPENDIX, place),
        identifier=_first(_IDENTIFIER, texts) if not place else None,
        submitted=_day(_first(_SUBMITTED, texts)),
        approved=_day(_first(_APPROVED, texts)),
        src=tuple(sorted({line.number for line in (*_first_block(heads), *title_lines)})),
    )
    given = (found.section, found.appendix, found.identifier, found.submitted, found.approved)
    return found if any(given) or title_lines else None


def _first_block(heads: list[Line]) -> list[Line]:
    block: list[Line] = []
    for line in heads:
        if block and line.number > block[-1].number + 4:
            break
        block.append(line)
    return block


def _first(pattern: re.Pattern[str], texts: list[str]) -> str | None:
    return next((found[1] for text in texts if (found := pattern.search(text))), None)


def _day(text: str | None) -> date | None:
    for form in _FORMATS:
        try:
            return datetime.strptime(text or "", form).date()
        except ValueError:
            continue
    return None


def take_contents(lines: list[Line]) -> tuple[list[DraftEntry], list[Line], list[Line]]:
    """The contents list at the head of a game: its entries, the lines it takes, the lines left."""
    shown = [line for line in lines if not line.blank]
    for start, line in enumerate(shown[:-1][:40]):
        listed = bool(CONTENTS.fullmatch(line.text))
        heads = listed + (listed and _HEADS.fullmatch(" ".join(shown[start + 1].text.split())) is not None)
        entries = _entries(shown[start + heads :])
        paged = sum(entry.page is not None for entry, _ in entries)
        if entries and (listed or paged >= 3 or _numbers_again(entries, shown[start + len(entries) :])):
            taken = shown[start : start + heads] + [each for _, each in entries]
            numbers = {id(each) for each in taken}
            rest = [each for each in lines if id(each) not in numbers]
            return [entry for entry, _ in entries], taken, rest
    return [], [], lines


def _entries(lines: list[Line]) -> list[tuple[DraftEntry, Line]]:
    found: list[tuple[DraftEntry, Line]] = []
    paged = False
    for line in lines:
        entry = _entry(line)
        if entry is None or (paged and entry.page is None and len(line.cells) < 2):
            break
        if found and entry.number is not None and entry.number == found[0][0].number:
            break  # the body starts with the first number again
        paged = paged or entry.page is not None
        found.append((entry, line))
    numbered = all(entry.number for entry, _ in found)
    return found if len(found) > 1 and (paged or numbered) else []


def _entry(line: Line) -> DraftEntry | None:
    text, page = line.text, None
    listed = _GAME_PAGE.fullmatch(" ".join(text.split()))
    if listed and games_named(listed["title"]) and int(listed["first"]) < int(listed["last"]):
        return DraftEntry(None, listed["title"], listed["page"], (line.number,))
    if is_pay_row(line):
        return None
    if len(line.cells) >= 2 and _PAGE.fullmatch(line.cells[-1]):
        text, page = " ".join(cell for cell in line.cells[:-1] if cell), line.cells[-1]
    elif len(line.cells) >= 2:
        text = " ".join(cell for cell in line.cells if cell)
        if not read_label(text):
            return None
    elif found := _TAIL_PAGE.match(text):
        text, page = found["title"], found["page"]
    elif is_heading(line) and read_label(text) is None:
        return None
    label = read_label(text)
    title = (label[1] if label else text).strip(" .")
    if not title or len(title.split()) > 30 or (page is None and (label is None or not is_title_like(title))):
        return None
    return DraftEntry(label[0].name if label else None, title, page, (line.number,))


def _numbers_again(entries: list[tuple[DraftEntry, Line]], after: list[Line]) -> bool:
    """A list without pages is a contents list where its first title stands again as a section."""
    first = entries[0][0]
    return len(entries) > 1 and any(
        (found := read_label(line.text)) is not None
        and found[0].name == first.number
        and found[1].lower().startswith(first.title.lower())
        for line in after
    )
