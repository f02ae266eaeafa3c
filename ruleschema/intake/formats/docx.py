"""Word files in: text, numbers and tables as Word shows them, or one line that says why not."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ruleschema.intake.formats.filelines import FileLines
from ruleschema.intake.formats.guard import bounded_memory
from ruleschema.intake.formats.refusal import refused
from ruleschema.intake.formats.word.body import Body, Embeds
from ruleschema.intake.formats.word.changes import Changes, W, has_changes
from ruleschema.intake.formats.word.numbering import Numbering
from ruleschema.intake.formats.word.package import HINT, checked
from ruleschema.intake.formats.word.styles import Styles
from ruleschema.submission.source import Unreadable

if TYPE_CHECKING:
    from docx.document import Document

_CHOOSE = "--changes accept or --changes reject"


def read_docx(path: Path, changes: Changes | None = None) -> FileLines:
    """The lines of a Word file, numbered from 1; body lines carry a page, running heads and feet none."""
    try:
        with bounded_memory():
            return _read(path, changes)
    except (Unreadable, ImportError):
        raise
    except Embeds:
        hint = "open it in Word, save it as a new .docx and import that"
        raise refused(path, "the Word file embeds another document that only Word can bring in", hint=hint) from None
    except MemoryError:
        raise refused(path, "the Word file needs more memory than a rule document does") from None
    except Exception as error:
        # python-docx raises what its XML happens to raise: KeyError, AttributeError, ValueError and more.
        what = "has macros or is a template" if isinstance(error, ValueError) else "is broken"
        raise refused(path, f"the Word file {what}", hint=HINT) from None


def _read(path: Path, changes: Changes | None) -> FileLines:
    import docx

    document = docx.Document(BytesIO(checked(path, path.read_bytes())))
    parts = _Parts(document)
    if changes is None and any(has_changes(root) for root in parts.roots()):
        raise refused(path, "the Word file has tracked changes, and whether they count is not ours to say", _CHOOSE)
    styles = Styles(parts.styles)
    body = Body(
        changes,
        styles,
        Numbering(parts.numbering, styles),
        parts.notes(),
        rendered=next(parts.body.iter(f"{W}lastRenderedPageBreak"), None) is not None,
    )
    for index, blocks in enumerate(_sections(parts.body)):
        heads, feet = parts.running(index)
        for element in heads:
            body.read(element, on_every_page=True)
        body.read(blocks)
        for element in feet:
            body.read(element, on_every_page=True)
    lines = body.lines
    while lines and not lines[-1].text:
        lines.pop()
    if not lines:
        raise refused(path, "the Word file holds no text")
    return FileLines(tuple(lines))


def _sections(body: Any) -> Iterator[list[Any]]:
    """The blocks of each section; the last paragraph of one holds its properties."""
    blocks: list[Any] = []
    for block in body:
        blocks.append(block)
        if block.tag == f"{W}p" and block.find(f"{W}pPr/{W}sectPr") is not None:
            yield blocks
            blocks = []
    yield blocks


class _Parts:
    """The parts of the file that hold text, found by how the document relates to them."""

    def __init__(self, document: "Document") -> None:
        self.document = document
        self.body = document.element.body
        self.styles = self._related("styles")
        self.numbering = self._related("numbering")
        self._notes = {kind: self._related(f"{kind}s") for kind in ("footnote", "endnote")}

    def _related(self, kind: str) -> Any:
        from docx.oxml.parser import parse_xml

        for relation in self.document.part.rels.values():
            if not relation.is_external and relation.reltype.endswith(f"/{kind}"):
                part = relation.target_part
                return part.element if hasattr(part, "element") else parse_xml(part.blob)
        return None

    def notes(self) -> dict[tuple[str, str], Any]:
        return {
            (kind, note.get(f"{W}id", "")): note
            for kind, root in self._notes.items()
            if root is not None
            for note in root
            if note.get(f"{W}type") in (None, "normal")
        }

    def running(self, index: int) -> tuple[list[Any], list[Any]]:
        """The heads and feet that a section brings; those it takes over from the one before are not told again."""
        section = self.document.sections[index]
        even = self.document.settings.odd_and_even_pages_header_footer
        first = section.different_first_page_header_footer
        heads = [section.header, *[section.first_page_header] * first, *[section.even_page_header] * even]
        feet = [section.footer, *[section.first_page_footer] * first, *[section.even_page_footer] * even]
        own = [[each._element for each in side if not each.is_linked_to_previous] for side in (heads, feet)]
        return own[0], own[1]

    def roots(self) -> Iterator[Any]:
        """Everything that is read."""
        yield self.body
        yield from (root for root in self._notes.values() if root is not None)
        for index in range(len(self.document.sections)):
            for side in self.running(index):
                yield from side
