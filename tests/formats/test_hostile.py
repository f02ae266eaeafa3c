"""Files that are broken, locked, bombs or liars: one clear line each, never a crash, never half a document."""

import struct
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from making import LEFT, Paper
from rawpdf import CATALOGUE, PAGE, PAGES, pdf_with, stream
from reportlab.lib.pdfencrypt import StandardEncryption
from reportlab.pdfgen.canvas import Canvas
from wording import Letter, run

from ruleschema.intake.formats import guard, pdf
from ruleschema.intake.formats.open import read_document
from ruleschema.intake.formats.word import package
from ruleschema.submission.source import Unreadable


def refusal(path: Path) -> str:
    """The one line that a user is told."""
    with pytest.raises(Unreadable) as caught:
        read_document([path], None)
    problem = caught.value.problem
    assert problem.span.file.endswith(path.name)
    assert "\n" not in problem.message + problem.hint + problem.expected
    return f"{problem.message} {problem.hint}"


@pytest.fixture
def good_pdf(tmp_path: Path) -> bytes:
    paper = Paper(tmp_path / "good.pdf")
    paper.line((LEFT, "Some rules."))
    return paper.save().read_bytes()


@pytest.fixture
def good_docx(tmp_path: Path) -> Path:
    letter = Letter(tmp_path / "good.docx")
    letter.raw(f"<w:p>{run('Some rules.')}</w:p>")
    return letter.save()


def rezipped(path: Path, change: Callable[[str, bytes], bytes], **extra: bytes) -> Path:
    """The Word file with its parts passed through a change."""
    made = BytesIO()
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            new.writestr(name, change(name, old.read(name)))
        for name, data in extra.items():
            new.writestr(name, data)
    target = path.with_name("bad.docx")
    target.write_bytes(made.getvalue())
    return target


def in_document(old: bytes, new: bytes) -> Callable[[str, bytes], bytes]:
    return lambda name, data: data.replace(old, new, 1) if name == "word/document.xml" else data


def test_a_scanned_pdf_says_that_it_needs_recognition(tmp_path: Path) -> None:
    from PIL import Image
    from reportlab.lib.utils import ImageReader

    canvas = Canvas(str(tmp_path / "scan.pdf"), pagesize=(612, 792))
    for _ in range(2):
        canvas.drawImage(ImageReader(Image.new("L", (60, 80), 200)), 0, 0, 612, 792)
        canvas.showPage()
    canvas.save()
    told = refusal(tmp_path / "scan.pdf")
    assert "only pictures of its pages" in told
    assert "character recognition" in told


def test_one_scanned_page_among_others_is_told_with_its_place(tmp_path: Path) -> None:
    from PIL import Image
    from reportlab.lib.utils import ImageReader

    paper = Paper(tmp_path / "mixed.pdf")
    paper.line((LEFT, "Some rules that can be read."))
    paper.open_page()
    paper.canvas.drawImage(ImageReader(Image.new("L", (60, 80), 200)), 0, 0, 612, 792)
    paper.open_page()
    paper.line((LEFT, "More rules that can be read."))
    found = read_document([paper.save()], None)
    assert [line.page for line in found.lines] == [1, 3]
    assert [(doubt.line, "page 2 is a picture" in doubt.message) for doubt in found.doubts] == [(2, True)]


def test_a_pdf_without_text_or_pictures(tmp_path: Path) -> None:
    canvas = Canvas(str(tmp_path / "blank.pdf"))
    canvas.line(0, 0, 100, 100)
    canvas.save()
    assert "the PDF holds no text" in refusal(tmp_path / "blank.pdf")


def test_a_pdf_with_a_password(tmp_path: Path) -> None:
    canvas = Canvas(str(tmp_path / "locked.pdf"), encrypt=StandardEncryption("open sesame", strength=128))
    canvas.drawString(72, 700, "Secret rules.")
    canvas.save()
    assert "encrypted" in refusal(tmp_path / "locked.pdf")


def test_a_pdf_anyone_may_open_is_read_though_it_forbids_editing(tmp_path: Path) -> None:
    canvas = Canvas(str(tmp_path / "open.pdf"), encrypt=StandardEncryption("", "owner", canModify=0, strength=128))
    canvas.drawString(72, 700, "Public rules.")
    canvas.save()
    assert read_document([tmp_path / "open.pdf"], None).text == "Public rules.\n"


@pytest.mark.parametrize("keep", [20, 200, 700])
def test_a_pdf_cut_short(tmp_path: Path, good_pdf: bytes, keep: int) -> None:
    path = tmp_path / "cut.pdf"
    path.write_bytes(good_pdf[:keep])
    assert refusal(path).startswith(("the PDF is broken", "the PDF has no pages", "the PDF holds no text"))


def test_a_pdf_of_noise(tmp_path: Path) -> None:
    path = tmp_path / "noise.pdf"
    path.write_bytes(b"%PDF-1.7\n" + bytes(range(256)) * 50)
    assert refusal(path).startswith(("the PDF is broken", "the PDF has no pages"))


def test_a_pdf_whose_page_tree_bites_its_tail(tmp_path: Path) -> None:
    path = pdf_with(tmp_path, CATALOGUE, b"<< /Type /Pages /Kids [2 0 R] /Count 1 >>")
    assert refusal(path).startswith("the PDF")


def test_a_page_that_takes_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf, "SECONDS_A_PAGE", 0.1)
    path = pdf_with(tmp_path, CATALOGUE, PAGES, PAGE, stream(b"0 0 l\n" * 80_000), stream(b""))
    assert refusal(path).startswith("a page of the PDF takes more than 0.1 seconds")


def test_memory_is_bounded_while_reading() -> None:
    with pytest.raises(MemoryError), guard.bounded_memory(64 * 1024 * 1024):
        bytearray(512 * 1024 * 1024)
    assert len(bytearray(128 * 1024 * 1024)) == 128 * 1024 * 1024


def test_time_is_bounded_even_where_errors_are_swallowed() -> None:
    def swallow_everything() -> None:
        while True:
            try:
                sum(range(1000))
            except Exception:
                continue

    with pytest.raises(guard.TooSlow), guard.bounded_time(0.05):
        swallow_everything()


@pytest.mark.parametrize(("most", "refused"), [(2, True), (3, False), (4, False)])
def test_the_limit_on_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int, refused: bool) -> None:
    monkeypatch.setattr(pdf, "MOST_PAGES", most)
    paper = Paper(tmp_path / "pages.pdf")
    for page in range(3):
        paper.line((LEFT, f"Page {page} has text."))
        if page < 2:
            paper.open_page()
    path = paper.save()
    if refused:
        assert "3 pages; the most is 2" in refusal(path)
    else:
        assert len(read_document([path], None).lines) == 3


def test_a_zip_bomb(good_docx: Path) -> None:
    path = rezipped(good_docx, lambda name, data: data, **{"word/media.bin": bytes(20 * 1024 * 1024)})
    assert "to 1, as no document is" in refusal(path)


def test_a_word_file_that_unpacks_to_too_much(good_docx: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(package, "MOST_UNPACKED", 10_000)
    assert "unpacks to" in refusal(good_docx)


@pytest.mark.parametrize(("spare", "refused"), [(-1, True), (0, False), (1, False)])
def test_the_limit_on_parts(good_docx: Path, monkeypatch: pytest.MonkeyPatch, spare: int, refused: bool) -> None:
    with zipfile.ZipFile(good_docx) as archive:
        monkeypatch.setattr(package, "MOST_MEMBERS", len(archive.namelist()) + spare)
    if refused:
        assert "parts; the most is" in refusal(good_docx)
    else:
        assert read_document([good_docx], None).text == "Some rules.\n"


def test_a_zip_that_lies_about_a_size(good_docx: Path) -> None:
    data = bytearray(good_docx.read_bytes())
    at = data.index(b"PK\x01\x02")
    struct.pack_into("<I", data, at + 24, 10)
    path = good_docx.with_name("lie.docx")
    path.write_bytes(bytes(data))
    assert "broken" in refusal(path)


@pytest.mark.parametrize(
    "declared",
    [
        b'<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>',
        b'<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/hostname">]>',
        b'<!DOCTYPE x SYSTEM "http://example.invalid/x.dtd">',
    ],
)
def test_xml_entities_are_refused(good_docx: Path, declared: bytes) -> None:
    path = rezipped(good_docx, in_document(b"<w:document", declared + b"<w:document"))
    assert "declares XML entities" in refusal(path)


def test_xml_entities_in_another_encoding_are_refused(good_docx: Path) -> None:
    def hidden(name: str, data: bytes) -> bytes:
        if name != "word/document.xml":
            return data
        text = data.decode().split("?>", 1)[1]
        return ('<?xml version="1.0" encoding="UTF-16"?><!DOCTYPE x [<!ENTITY a "b">]>' + text).encode("utf-16")

    assert "declares XML entities" in refusal(rezipped(good_docx, hidden))


def test_broken_xml(good_docx: Path) -> None:
    assert "is not XML" in refusal(rezipped(good_docx, in_document(b"</w:body>", b"")))


def test_xml_nested_too_deep(good_docx: Path) -> None:
    deep = b"<w:r>" * 5000 + b"</w:r>" * 5000
    assert "is not XML" in refusal(rezipped(good_docx, in_document(b"<w:sectPr", b"<w:p>" + deep + b"</w:p><w:sectPr")))


def test_a_word_file_that_embeds_another(good_docx: Path) -> None:
    path = rezipped(good_docx, in_document(b"<w:sectPr", b"<w:altChunk/><w:sectPr"))
    assert "embeds another document" in refusal(path)


def test_a_word_file_cut_short(good_docx: Path) -> None:
    path = good_docx.with_name("cut.docx")
    path.write_bytes(good_docx.read_bytes()[:5000])
    assert "broken" in refusal(path)


def test_an_encrypted_zip(good_docx: Path) -> None:
    data = bytearray(good_docx.read_bytes())
    at = data.index(b"PK\x01\x02")
    data[at + 8] |= 1
    path = good_docx.with_name("locked.docx")
    path.write_bytes(bytes(data))
    assert "encrypted" in refusal(path)


def test_a_word_file_with_macros(good_docx: Path) -> None:
    plain, macros = b"wordprocessingml.document.main+xml", b"ms-word.document.macroEnabled.main+xml"
    path = rezipped(good_docx, lambda name, data: data.replace(b"openxmlformats-officedocument." + plain, macros))
    assert "macros" in refusal(path)


def test_an_empty_word_file(tmp_path: Path) -> None:
    assert "no text" in refusal(Letter(tmp_path / "empty.docx").save())
