"""The zip file around a Word document: sizes checked before anything is unpacked, no entities, no surprises."""

import zipfile
from io import BytesIO
from pathlib import Path
from typing import Any

from ruleschema.intake.formats.refusal import refused

MOST_MEMBERS = 5_000
MOST_UNPACKED = 300 * 1024 * 1024
MOST_XML = 64 * 1024 * 1024
MOST_RATIO = 200
# Repetitive tables pack well; only what is large as well is a bomb.
_SMALL = 8 * 1024 * 1024
_ENCRYPTED = 0x1
_OTHERS = {
    "xl/": "an Excel workbook",
    "ppt/": "a PowerPoint file",
    "META-INF/": "a Java or OpenDocument archive",
    "mimetype": "an OpenDocument file or e-book",
}
_MAIN = "word/document.xml"
HINT = "save it as a Word document (.docx) and import that"


def checked(path: Path, data: bytes) -> bytes:
    """The same bytes, once every member is known to be of reasonable size and every XML file free of entities."""
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            members = archive.infolist()
            _check_sizes(path, members)
            _check_kind(path, {member.filename for member in members})
            for member in members:
                if member.filename.endswith((".xml", ".rels")):
                    _check_xml(path, member.filename, archive.read(member))
    except (zipfile.BadZipFile, zipfile.LargeZipFile, EOFError, NotImplementedError, OSError, ValueError) as error:
        raise refused(path, f"the Word file is broken: {_brief(error)}", hint=HINT) from None
    except RuntimeError:
        raise refused(path, "the Word file is encrypted", hint="save it without a password, then import it") from None
    return data


def _check_sizes(path: Path, members: list[zipfile.ZipInfo]) -> None:
    if len(members) > MOST_MEMBERS:
        raise refused(path, f"the Word file has {len(members):,} parts; the most is {MOST_MEMBERS:,}")
    unpacked = sum(member.file_size for member in members)
    if unpacked > MOST_UNPACKED:
        raise refused(path, f"the Word file unpacks to {unpacked:,} bytes; the most is {MOST_UNPACKED:,}")
    for member in members:
        if member.flag_bits & _ENCRYPTED:
            raise RuntimeError
        if member.filename.endswith(".xml") and member.file_size > MOST_XML:
            raise refused(path, f"a part of the Word file has {member.file_size:,} bytes; the most is {MOST_XML:,}")
        if member.file_size > _SMALL and member.file_size > MOST_RATIO * max(member.compress_size, 1):
            ratio = member.file_size // max(member.compress_size, 1)
            raise refused(path, f"a part of the Word file is packed {ratio:,} to 1, as no document is")


def _check_kind(path: Path, names: set[str]) -> None:
    foreign = any(name.startswith(("xl/", "ppt/")) for name in names)
    if _MAIN in names or ("[Content_Types].xml" in names and not foreign):
        return
    other = next((kind for start, kind in _OTHERS.items() if any(name.startswith(start) for name in names)), None)
    raise refused(path, f"this is {other or 'a zip file'}, no Word document", hint=HINT)


def _check_xml(path: Path, name: str, data: bytes) -> None:
    """A part with a document type is refused: that is where entities are declared, in any encoding."""
    from lxml import etree

    try:
        root = etree.fromstring(data, _parser())
    except etree.XMLSyntaxError as error:
        raise refused(path, f"the Word file is broken: {name} is not XML ({_brief(error)})", hint=HINT) from None
    if root.getroottree().docinfo.internalDTD is not None:
        raise refused(path, f"the Word file declares XML entities in {name}, as no document does")


def _parser() -> Any:
    from lxml import etree

    return etree.XMLParser(resolve_entities=False, no_network=True, load_dtd=False, huge_tree=False)


def _brief(error: Exception) -> str:
    return str(error).split("\n", 1)[0][:80] or type(error).__name__
