"""The text of a Word paragraph: runs, breaks, symbols, notes and boxes, without what changes took away."""

import re
from dataclasses import dataclass, field
from typing import Any

from ruleschema.intake.formats.characters import is_label, plain, raised
from ruleschema.intake.formats.word.changes import Changes, W, gone
from ruleschema.intake.formats.word.counting import roman

_TABS = re.compile(r"[ ]*\t[ \t]*")
_BREAK = "\n"
# Properties, field codes and the like print nothing.
_SILENT = {
    "pPr", "rPr", "sdtPr", "sdtEndPr", "instrText", "delInstrText", "footnoteRef", "endnoteRef", "annotationRef",
    "softHyphen", "fldData", "pPrChange", "rPrChange",
}  # fmt: skip


@dataclass(slots=True)
class Gathered:
    """What a paragraph prints, its notes, and the boxes that hang on it."""

    parts: list[str] = field(default_factory=list)
    notes: list[tuple[str, str]] = field(default_factory=list)
    boxes: list[Any] = field(default_factory=list)
    breaks_before: int = 0
    breaks_after: int = 0
    strong: bool = False
    light: bool = False

    @property
    def text(self) -> str:
        return "".join(self.parts)

    @property
    def bold(self) -> bool:
        """Whether all of its words are set in bold."""
        return self.strong and not self.light

    def add(self, text: str, *, strong: bool) -> None:
        self.parts.append(text)
        if text.strip():
            self.strong, self.light = self.strong or strong, self.light or not strong

    def break_page(self) -> None:
        if self.text.strip():
            self.breaks_after += 1
        else:
            self.breaks_before += 1


@dataclass(frozen=True, slots=True)
class Gatherer:
    """Walks runs; `rendered` where Word has left marks of the page breaks it made."""

    changes: Changes | None
    rendered: bool
    # Footnotes and endnotes with the mark each is printed with, in order of mention.
    marks: dict[tuple[str, str], str]

    def gather(self, element: Any, found: Gathered) -> None:
        absent = gone(self.changes)
        for child in element:
            tag = child.tag
            if not isinstance(tag, str) or tag in absent:
                continue
            self._one(child, tag.rpartition("}")[2], found)

    def _one(self, child: Any, name: str, found: Gathered) -> None:
        if name in ("t", "delText"):
            found.add(plain(child.text or ""), strong=_is_bold(child.getparent()))
        elif name in _PRINTS:
            found.parts.append(_PRINTS[name])
        elif name == "br":
            found.parts.append(_BREAK)
            if child.get(f"{W}type") == "page" and not self.rendered:
                found.break_page()
        elif name == "lastRenderedPageBreak":
            found.break_page()
        elif name == "sym":
            found.parts.append(_symbol(child))
        elif name in ("footnoteReference", "endnoteReference"):
            self._note(child, name.removesuffix("Reference"), found)
        elif name == "txbxContent":
            found.boxes.append(child)
        elif name not in _SILENT:
            # Alternate content is the same thing twice, for new and old programs.
            self.gather(child[:1] if name == "AlternateContent" else child, found)

    def _note(self, child: Any, kind: str, found: Gathered) -> None:
        key = (kind, child.get(f"{W}id", ""))
        if child.get(f"{W}customMarkFollows") in ("1", "true", "on"):
            self.marks[key] = ""
        elif key not in self.marks:
            number = 1 + sum(1 for other, mark in self.marks.items() if other[0] == kind and mark)
            self.marks[key] = note_mark(kind, number)
        found.parts.append(self.marks[key])
        found.notes.append(key)


_PRINTS = {"tab": "\t", "ptab": "\t", "cr": _BREAK, "noBreakHyphen": "-"}


def _is_bold(run: Any) -> bool:
    set_bold = run.find(f"{W}rPr/{W}b")
    return set_bold is not None and set_bold.get(f"{W}val", "1") in ("1", "true", "on")


def note_mark(kind: str, number: int) -> str:
    """Footnotes count in figures, endnotes in roman numerals, as Word sets them."""
    return raised(str(number)) if kind == "footnote" else f"[{roman(number)}]"


def _symbol(element: Any) -> str:
    code = element.get(f"{W}char", "")
    if not re.fullmatch(r"[0-9A-Fa-f]{1,5}", code):
        return ""
    char = plain(chr(int(code, 16)))
    return "•" if "\ue000" <= char <= "\uf8ff" else char


def printed_lines(text: str) -> list[str]:
    """A paragraph's lines; tabs part cells, but not a typed label from its text."""
    return [_tidy(line) for line in text.split(_BREAK)]


def _tidy(line: str) -> str:
    cells = _TABS.sub("\t", line).strip().split("\t")
    while len(cells) > 1 and is_label(cells[0]):
        cells[:2] = [f"{cells[0]} {cells[1]}"]
        if not is_label(cells[0].rpartition(" ")[2]):
            break
    return "\t".join(cells)
