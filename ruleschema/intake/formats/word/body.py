"""The blocks of a Word file into lines: paragraphs with their numbers, tables, notes and boxes."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from ruleschema.intake.formats.lines import SourceLine
from ruleschema.intake.formats.word.changes import Changes, W, mark_is_gone, properties_of
from ruleschema.intake.formats.word.numbering import Label, Numbering, twips
from ruleschema.intake.formats.word.paragraphs import Gathered, Gatherer, printed_lines
from ruleschema.intake.formats.word.styles import Styles, style_of
from ruleschema.intake.formats.word.tables import row_texts, rows

_TWIPS_A_POINT = 20
_WRAPPERS = {f"{W}sdt", f"{W}sdtContent", f"{W}customXml"}


class Embeds(Exception):
    """The file holds another file whose words only a word processor can bring in."""


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph as printed: its lines with the label, its indent, and what hangs on it."""

    lines: tuple[str, ...]
    indent: float
    gathered: Gathered
    heading: int = 0


@dataclass(slots=True)
class Body:
    """Reads blocks in order, since numbers, pages and tables count on from block to block."""

    changes: Changes | None
    styles: Styles
    numbering: Numbering
    notes: dict[tuple[str, str], Any]
    rendered: bool
    lines: list[SourceLine] = field(default_factory=list)
    page: int = 1
    tables: int = 0
    marks: dict[tuple[str, str], str] = field(default_factory=dict)

    def read(self, blocks: Iterable[Any], *, on_every_page: bool = False) -> None:
        """Append the lines of these blocks; what stands on every page has no page of its own."""
        for block in self._blocks(blocks):
            if isinstance(block, Block):
                self.page += block.gathered.breaks_before
                for text in block.lines:
                    self._add(text, block.indent, on_every_page=on_every_page, block=block)
                self.page += block.gathered.breaks_after
                self._hanging([block], on_every_page=on_every_page)
            else:
                self._table(block, on_every_page=on_every_page)

    def _add(
        self,
        text: str,
        indent: float | None,
        table: int | None = None,
        *,
        on_every_page: bool = False,
        block: Block | None = None,
    ) -> None:
        page = None if on_every_page else self.page
        heading, bold = (block.heading, block.gathered.bold) if block else (0, False)
        self.lines.append(
            SourceLine(len(self.lines) + 1, text, page, indent, table, heading, bold, whole=block is not None)
        )

    def _blocks(self, blocks: Iterable[Any]) -> Iterator[Any]:
        """Paragraphs as printed, and tables; a paragraph whose mark is gone runs on into the next."""
        gatherer = Gatherer(self.changes, self.rendered, self.marks)
        running = Gathered()
        for element in _flat(blocks):
            if element.tag == f"{W}tbl":
                yield element
                continue
            gatherer.gather(element, running)
            if mark_is_gone(element, self.changes):
                continue
            yield self._block(element, running)
            running = Gathered()
        if running.parts:
            yield Block(tuple(printed_lines(running.text)), 0.0, running)

    def _block(self, element: Any, gathered: Gathered) -> Block:
        properties = properties_of(element, self.changes)
        reference = self.styles.number(properties)
        if reference is not None and not self._number_stands(properties):
            reference = None
        label = self.numbering.label(reference, style_of(properties))
        lines = printed_lines(gathered.text)
        if label is not None and label.text:
            lines[0] = f"{label.text}{'' if label.glued else ' '}{lines[0]}".rstrip()
        return Block(tuple(lines), self._indent(properties, label), gathered, self.styles.heading(properties))

    def _number_stands(self, properties: Any) -> bool:
        """A number that a tracked change added goes when the change is rejected."""
        added = properties.find(f"{W}numPr/{W}ins") if properties is not None else None
        return added is None or self.changes is not Changes.REJECT

    def _indent(self, properties: Any, label: Label | None) -> float:
        """Where the first line starts: the paragraph's own indent, else its list's, else its style's."""
        own = properties.find(f"{W}ind") if properties is not None else None
        style = self.styles.indent(properties)
        left = twips(own, "left", "start")
        hanging = _hanging(own)
        if left is None and label is not None and label.left is not None:
            left, hanging = label.left, label.hanging if hanging is None else hanging
        elif left is None:
            left, hanging = twips(style, "left", "start") or 0, _hanging(style) if hanging is None else hanging
        elif hanging is None:
            hanging = label.hanging if label is not None else _hanging(style)
        return (left - (hanging or 0)) / _TWIPS_A_POINT

    def _hanging(self, blocks: list[Block], *, on_every_page: bool = False) -> None:
        """Notes and boxes follow the paragraph or table that they hang on."""
        for block in blocks:
            for key in block.gathered.notes:
                self._note(key)
            for box in block.gathered.boxes:
                self.read(box, on_every_page=on_every_page)

    def _note(self, key: tuple[str, str]) -> None:
        note = self.notes.pop(key, None)
        if note is None:
            return
        start = len(self.lines)
        self.read(note)
        for index, line in enumerate(self.lines[start:], start):
            if line.text:
                text = f"{self.marks[key]} {line.text}".strip()
                self.lines[index] = replace(line, text=text)
                break

    def _table(self, table: Any, *, on_every_page: bool) -> None:
        found = [[self._cell(cell.element) for cell in row] for row in rows(table, self.changes)]
        blocks = [block for row in found for cell in row for block in cell]
        if max((sum(1 for cell in row if cell) for row in found), default=0) < 2:
            # One column is a frame around text, not a table.
            for block in blocks:
                for text in block.lines:
                    self._add(text, block.indent, on_every_page=on_every_page)
        else:
            self.tables += 1
            number = self.tables
            for row in found:
                texts = [[line for block in cell for line in block.lines if line] for cell in row]
                for text in row_texts(texts):
                    self._add(text, None, number, on_every_page=on_every_page)
        self.page += sum(block.gathered.breaks_before + block.gathered.breaks_after for block in blocks)
        self._hanging(blocks, on_every_page=on_every_page)

    def _cell(self, cell: Any) -> list[Block]:
        """A cell's paragraphs; a table within a cell gives a line a row."""
        found: list[Block] = []
        for block in self._blocks(cell) if cell is not None else ():
            if isinstance(block, Block):
                found.append(block)
                continue
            for row in rows(block, self.changes):
                inner = [each for part in row for each in self._cell(part.element)]
                text = " ".join(line for each in inner for line in each.lines if line)
                notes = Gathered(notes=[note for each in inner for note in each.gathered.notes])
                found.append(Block((text,), 0.0, notes))
        return found


def _flat(blocks: Iterable[Any]) -> Iterator[Any]:
    """Paragraphs and tables, also within content controls."""
    for block in blocks:
        if block.tag in _WRAPPERS:
            yield from _flat(block)
        elif block.tag in (f"{W}p", f"{W}tbl"):
            yield block
        elif block.tag in (f"{W}altChunk", f"{W}subDoc"):
            raise Embeds


def _hanging(indent: Any) -> int | None:
    hanging, first = twips(indent, "hanging"), twips(indent, "firstLine")
    return hanging if hanging is not None else None if first is None else -first
