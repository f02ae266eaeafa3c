"""Word files made in the test: numbering and notes as raw XML, since python-docx makes none."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import docx
from docx.opc.constants import RELATIONSHIP_TYPE
from docx.opc.packuri import PackURI
from docx.opc.part import Part
from docx.oxml.ns import nsdecls
from docx.oxml.parser import parse_xml

FORMATS = {"1": "decimal", "I": "upperRoman", "i": "lowerRoman", "A": "upperLetter", "a": "lowerLetter"}
BULLETS = {"•": ("\uf0b7", "Symbol"), "o": ("o", "Courier New")}


def xml(body: str) -> Any:
    """An element from XML with the prefix w: in place."""
    first = body.index(">") if body[body.index(">") - 1] != "/" else body.index(">") - 1
    return parse_xml(f"{body[:first]} {nsdecls('w')}{body[first:]}")


def level(depth: int, text: str, shape: str, extra: str = "") -> str:
    """One level of a list definition."""
    return (
        f'<w:lvl w:ilvl="{depth}"><w:start w:val="1"/><w:numFmt w:val="{shape}"/>{extra}'
        f'<w:lvlText w:val="{text}"/><w:pPr><w:ind w:left="{720 * (depth + 1)}" w:hanging="360"/></w:pPr></w:lvl>'
    )


def level_for(depth: int, label: str) -> str:
    """The level that prints labels like this one: (a) → lower letters in brackets."""
    if label in BULLETS:
        text, font = BULLETS[label]
        return level(depth, text, "bullet").replace("</w:lvl>", f'<w:rPr><w:rFonts w:ascii="{font}"/></w:rPr></w:lvl>')
    core = label.strip("().")
    return level(depth, label.replace(core, f"%{depth + 1}"), FORMATS[core])


class Letter:
    """A Word file under construction."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.document = docx.Document()
        self.numbering = self.document.part.numbering_part.element
        for child in list(self.numbering):
            self.numbering.remove(child)

    def define(self, name: int, levels: Sequence[str], extra: str = "") -> None:
        """A shared list definition; definitions stand before the lists that use them."""
        self.numbering.insert(
            0, xml(f'<w:abstractNum w:abstractNumId="{name}">{extra}{"".join(levels)}</w:abstractNum>')
        )

    def use(self, number: int, name: int, overrides: str = "") -> None:
        """A list that paragraphs can name."""
        self.numbering.append(xml(f'<w:num w:numId="{number}"><w:abstractNumId w:val="{name}"/>{overrides}</w:num>'))

    def item(self, text: str, number: int, depth: int = 0) -> Any:
        return self.raw(
            f'<w:p><w:pPr><w:numPr><w:ilvl w:val="{depth}"/><w:numId w:val="{number}"/></w:numPr></w:pPr>'
            f"<w:r><w:t>{text}</w:t></w:r></w:p>"
        )

    def raw(self, body: str) -> Any:
        """A block of the body."""
        element = xml(body)
        self.document.element.body.insert(len(self.document.element.body) - 1, element)
        return element

    def footnotes(self, **texts: str) -> None:
        self._notes("footnote", RELATIONSHIP_TYPE.FOOTNOTES, texts)

    def endnotes(self, **texts: str) -> None:
        self._notes("endnote", RELATIONSHIP_TYPE.ENDNOTES, texts)

    def _notes(self, kind: str, relation: str, texts: dict[str, str]) -> None:
        notes = "".join(
            f'<w:{kind} w:id="{name.lstrip("n")}"><w:p><w:r><w:{kind}Ref/></w:r><w:r>{body}</w:r></w:p></w:{kind}>'
            for name, body in texts.items()
        )
        separator = f'<w:{kind} w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:{kind}>'
        blob = f"<w:{kind}s {nsdecls('w')}>{separator}{notes}</w:{kind}s>".encode()
        kind_uri = f"application/vnd.openxmlformats-officedocument.wordprocessingml.{kind}s+xml"
        part = Part(PackURI(f"/word/{kind}s.xml"), kind_uri, blob, self.document.part.package)
        self.document.part.relate_to(part, relation)

    def save(self) -> Path:
        self.document.save(str(self.path))
        return self.path


def run(text: str) -> str:
    return f'<w:r><w:t xml:space="preserve">{text}</w:t></w:r>'


def style(name: str, based: str, properties: str = "", kind: str = "paragraph") -> Any:
    """A style with its paragraph properties."""
    return xml(
        f'<w:style w:type="{kind}" w:styleId="{name}"><w:name w:val="{name}"/><w:basedOn w:val="{based}"/>'
        f"<w:pPr>{properties}</w:pPr></w:style>"
    )


def listed(number: int) -> str:
    return f'<w:numPr><w:numId w:val="{number}"/></w:numPr>'
