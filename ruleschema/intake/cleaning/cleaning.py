"""Lines without the marks of extraction and layout; what is taken off is kept as a record."""

import re
from dataclasses import dataclass, field
from html import unescape

from ruleschema.intake.formats.lines import SourceLine

_MARKER = re.compile(
    r"<\|[^|<>\n]{1,120}\|>|<!--[^<>\n]{0,120}-->|</?[A-Z_ -]{0,20}\bPAGE\b[A-Z_ :#-]{0,12}\d{0,5}[^<>\n]{0,12}/?>"
    r"|\[(?:(?:START|END|BEGIN) OF )?PAGE(?: BREAK)?(?:[ :#]{1,2}\d{1,5})?\]"
    r"|(?<!\S)[-=*#]{2,10} ?PAGE(?: BREAK)? ?\d{0,5} ?[-=*#]{2,10}(?!\S)"
    r"|\A\s*Page \d{1,4}:\s\S{1,80}\.(?:pdf|docx?|tiff?|txt)\s*\Z", re.I,
)  # fmt: skip
_TAG = re.compile(r"</?(?:b|u|i|em|strong|sup|sub|span|font|br|p|center)\b[^<>]{0,60}>", re.I)
# A trade mark stands apart from the word it is set on; "2<sup>nd</sup>" is one word.
_MARK = re.compile(r"(?=<sup>\s?(?:TM|SM)\s?</sup>)", re.I)
_ESCAPE = re.compile(r"\\([$*_#.\-\[\]()+!>~`|])")
_HEADING = re.compile(r"\s*(#{1,6})\s+")
# A star beside a word inside a line is a footnote sign; only pairs are emphasis.
_BOLD = re.compile(r"\*\*([^*\n]{1,2000}?)\*\*|__([^_\n]{1,2000}?)__")
_ALL_BOLD = re.compile(r"\s*<(b|strong)>.*</\1>\s*", re.I)
_ITALIC = re.compile(r"(?<![\w*])\*([^*\s][^*\n]{0,600}?)\*(?![\w*])")
_STRAY = re.compile(r"\*\*+")
_BULLET = re.compile(r"\s*(?:[->–—*•·▪●○◦❖➤➢✓✔■□◆→]|o(?=\s{1,4}[A-Z]))\s+(?=\S)")
# A rule, or the specks that a scan leaves: nothing that could be read.
_RULE = re.compile(r"[\s|:+=_*~–—•·.,'’‘`^-]*")
_DASHES = frozenset(("-", "–", "—", "--"))
_SPECKS = re.compile(r"(?<=[A-Za-z)])(?:\s[.,·•~'’`^]){1,4}\s*\Z")
_PIPES = re.compile(r"\s*\|.*\|\s*")
# Cells parted by bars without a frame; a bar beside a page's number parts no cells.
_BARS = re.compile(r"(?<=\S)\s{1,40}\|\s{1,40}(?=\S)")
_PAGE_BAR = re.compile(r"\s*\d{1,4}\s*\|[^|]{0,80}|[^|]{0,80}\|\s*(?:p\s?a\s?g\s?e\s*)?\d{1,4}\s*", re.I)
_LEADER = re.compile(r"(?:\s?\.){4,}\s?|\s?…{2,}\s?|_{4,}")
_GAP = re.compile(
    r"\s{3,}|\s{2,}(?=\d{1,4}\s{3,}\S)|\s{2,}(?=[$\d][\d,.]*[\s-]*(?:to|for|:|-|/|%)[\s-]*(?:\d|of\b))|\s{2,}(?=(?:\$\s?\d[\d,.]*|[Pp]ush|[Ll]oses?|N/A)(?:\s|\Z))"
)
_SPACE = re.compile(r"[^\S\t\n]+")

MARKER = "extraction marker"


@dataclass(slots=True)
class Line:
    """A line as it is read: its words, its cells, and the marks that tell what it is."""

    number: int
    text: str
    cells: tuple[str, ...] = ()
    heading: int = 0
    bold: bool = False
    bullet: bool = False
    page_start: bool = False
    indent: int = 0
    table: int | None = None
    removed: list[tuple[str, str]] = field(default_factory=list)
    places: tuple[int, ...] = ()
    spans: tuple[tuple[float, float], ...] = ()
    whole: bool = False
    limit: bool = False
    dash: bool = False  # blank but for a dash, which may be a cell in which nothing is paid

    @property
    def numbers(self) -> tuple[int, ...]:
        """The source lines it stands on: several where its cells were printed one below the other."""
        return self.places or (self.number,)

    @property
    def blank(self) -> bool:
        return not self.text

    @property
    def tabular(self) -> bool:
        return len(self.cells) > 1 or self.table is not None


def clean(source: SourceLine) -> Line:
    """One line with its markup read and taken off."""
    raw = source.text
    marked = "<" in raw or "page" in raw.lower()
    removed = [(each, MARKER) for each in _MARKER.findall(raw)] if marked else []
    page_start = bool(removed) or "\f" in raw
    raw = (_MARKER.sub(" ", raw) if removed else raw).replace("\f", " ")
    if _RULE.fullmatch(raw):
        return Line(source.number, "", page_start=page_start, removed=removed, dash=raw.strip() in _DASHES)
    indent = len(raw) - len(raw.lstrip())
    heading = source.heading
    if found := _HEADING.match(raw):
        heading, raw = len(found[1]), raw[found.end() :]
    raw = _TAG.sub(_tag_gap, _MARK.sub(" ", raw)) if "<" in raw else raw
    raw = _ESCAPE.sub(r"\1", raw) if "\\" in raw else raw
    bare = raw.strip().rstrip(":")
    bold = bare.startswith(("**", "__")) and bare.rstrip("* _").find("**", 2) in (-1, len(bare) - 2)
    bold = bold or source.bold or bool(_ALL_BOLD.fullmatch(source.text))
    raw = _BOLD.sub(lambda m: m[1] or m[2], raw) if "**" in raw or "__" in raw else raw
    raw = _STRAY.sub("", _ITALIC.sub(r"\1", raw)) if "*" in raw else raw
    raw = unescape(raw) if "&" in raw else raw
    bullet = False
    while found := _BULLET.match(raw):
        bullet, raw = True, raw[found.end() :]
    cells = _cells(raw)
    spans = source.spans or _spans(raw, len(cells))
    text = _SPACE.sub(" ", "\t".join(cells)).strip()
    text = _SPECKS.sub("", text) if not cells[1:] and text[-2:-1].isspace() else text
    return Line(
        source.number, text, cells if len(cells) > 1 else (), heading, bold and not bullet, bullet, page_start,
        int(source.indent) if source.indent is not None else indent, source.table, removed,
        spans=spans, whole=source.whole,
    )  # fmt: skip


def _spans(raw: str, cells: int) -> tuple[tuple[float, float], ...]:
    """Where the cells stand on the line, if spaces alone part them."""
    if cells < 2 or "\t" in raw or "|" in raw or _is_led(raw):
        return ()
    start = len(raw) - len(raw.lstrip())
    gaps = [found.span() for found in _GAP.finditer(raw.rstrip(), start)]
    starts, ends = [start, *(end for _, end in gaps)], [*(begin for begin, _ in gaps), len(raw.rstrip())]
    return tuple(zip(starts, ends, strict=True)) if len(starts) == cells else ()


def _tag_gap(found: re.Match[str]) -> str:
    return " " if found[0].lower().startswith(("<br", "<p", "</p")) else ""


def _is_led(text: str) -> bool:
    """Whether dots or a line lead from one cell to the next."""
    may = text.count(".") > 3 or "……" in text or "____" in text
    return may and _LEADER.search(text) is not None


def _cells(raw: str) -> tuple[str, ...]:
    """The cells of a row: by tabs, by Markdown's pipes, by dot leaders or by wide gaps."""
    bars = "|" in raw
    if bars and _PIPES.fullmatch(raw):
        parts = raw.strip().strip("|").split("|")
    elif bars and _BARS.search(raw) and not _PAGE_BAR.fullmatch(raw):
        parts = _BARS.split(raw.strip().strip("|").strip())  # a frame may be drawn on one side alone
    elif "\t" in raw:
        parts = [part for cell in raw.split("\t") for part in _LEADER.split(cell)]
    else:
        bare = raw.strip()
        parts = _LEADER.split(bare) if _is_led(bare) else _GAP.split(bare)
        if len(parts) > 2 and len(parts) == len(_LEADER.findall(bare)) + 1:
            # Rows with leaders beside each other are parted by room alone.
            parts = [cell for part in parts for cell in _GAP.split(part)]
        if any(len(part) > 90 for part in parts):
            parts = [bare]
    parts = [_LEADER.sub(" ", part) for part in parts] if _is_led(raw) else parts
    cells = [_SPACE.sub(" ", part).strip(" •▪●") for part in parts]
    if len(cells) > 1 and sum(map(bool, cells)) == 0:
        return ("",)
    return tuple(cells)
