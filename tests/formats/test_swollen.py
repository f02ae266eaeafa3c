"""PDF files that are small outside and large inside, by whatever filter or name: refused at once."""

import time
import zlib
from pathlib import Path

import pytest
from making import LEFT, Paper
from rawpdf import CATALOGUE, PAGE, PAGES, pdf_with, stream

from ruleschema.intake.formats.open import read_document
from ruleschema.intake.formats.paper import metered
from ruleschema.intake.formats.paper.metered import MEGABYTE, Meter, Swollen
from ruleschema.submission.source import Unreadable

FLATE = b"/Filter /FlateDecode"
# What the file may cost: seconds of processor time. Unrefused, each of them took from 8 to 60.
SECONDS = 5.0
PATH = b"0 0 l\n" * (8 * MEGABYTE)
FORM = b"/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /A %d 0 R >> >>"


def refusal(path: Path) -> str:
    start = time.process_time()
    with pytest.raises(Unreadable) as caught:
        read_document([path], None)
    assert time.process_time() - start < SECONDS
    return caught.value.problem.message


def in_lzw(byte: int, size: int) -> bytes:
    """One byte over and over in LZW: each code stands for one byte more than the one before."""
    bits, made, width = [], 0, 9
    while made < size:
        bits += [f"{256:0{width}b}", f"{byte:09b}"]
        width = 9
        for code in range(258, 4094):
            bits.append(f"{code:0{width}b}")
            made += code - 256
            width += code + 1 in (511, 1023, 2047)
    whole = "".join(bits)
    return int(whole.ljust(-(-len(whole) // 8) * 8, "0"), 2).to_bytes(-(-len(whole) // 8))


CONTENTS = {
    "packed": stream(zlib.compress(PATH, 9), FLATE),
    "packed twice": stream(zlib.compress(zlib.compress(PATH, 9), 9), b"/Filter [/FlateDecode /FlateDecode]"),
    "called an image": stream(zlib.compress(PATH, 9), b"/Type /XObject /Subtype /Image " + FLATE),
    "cut short": stream(zlib.compress(PATH, 9)[:-10], FLATE),
    "wrong checksum": stream(zlib.compress(PATH, 9)[:-4] + b"1234", FLATE),
    "lzw": stream(in_lzw(ord("q"), 8 * MEGABYTE), b"/Filter /LZWDecode"),
    "runs": stream(zlib.compress(b"\x81q" * MEGABYTE, 9), b"/Filter [/FlateDecode /RunLengthDecode]"),
    "by another name": stream(zlib.compress(PATH, 9), b"/F /Fl"),
}


@pytest.mark.parametrize("content", CONTENTS.values(), ids=CONTENTS.keys())
def test_a_stream_that_unpacks_to_too_much(tmp_path: Path, content: bytes) -> None:
    path = pdf_with(tmp_path, CATALOGUE, PAGES, PAGE, content, stream(b""))
    assert path.stat().st_size < 100_000
    assert "the PDF unpacks to more than" in refusal(path)


def test_one_stream_drawn_by_many_pages(tmp_path: Path) -> None:
    """Unpacked once, and little each time; it is the drawing that has no end."""
    count = 400
    pages = b"<< /Type /Pages /Kids [" + b"".join(b"%d 0 R " % (5 + n) for n in range(count))
    page = b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>"
    content = stream(zlib.compress(b"0 0 l\n" * 16_000, 9), FLATE)
    path = pdf_with(
        tmp_path, CATALOGUE, pages + b"] /Count %d >>" % count, stream(b""), content, *[page] * count
    )  # fmt: skip
    assert "the PDF draws with more than" in refusal(path)


def test_a_form_drawn_again_and_again(tmp_path: Path) -> None:
    content = stream(zlib.compress(b"/A Do " * 50_000, 9), FLATE)
    form = stream(b"0 0 l\n" * 1000, FORM % 6)
    path = pdf_with(tmp_path, CATALOGUE, PAGES, PAGE, content, form, stream(b""))
    assert "the PDF draws with more than" in refusal(path)


@pytest.mark.parametrize("token", [b"(", b"(\\a", b"/" + b"#41" * 120_000], ids=["string", "escapes", "name"])
def test_a_word_without_end(tmp_path: Path, token: bytes) -> None:
    """Put together piece by piece, a string of a megabyte took 20 seconds."""
    start = token if token.startswith(b"/") else token * (MEGABYTE // 3 // len(token))
    path = pdf_with(tmp_path, CATALOGUE, PAGES, PAGE, stream(zlib.compress(start, 9), FLATE), stream(b""))
    assert "a word of more than 65,536 bytes" in refusal(path)


def test_a_page_of_glyphs_without_end(tmp_path: Path) -> None:
    paper = Paper(tmp_path / "glyphs.pdf")
    for _ in range(5):
        paper.line((LEFT, "a" * (metered.MOST_OBJECTS_ON_PAGE // 5 + 1)))
    assert "holds more than 200,000 things" in refusal(paper.save())


def test_forms_that_draw_each_other(tmp_path: Path) -> None:
    """Twelve forms, each drawn ten times by the one before."""
    forms = [stream(b"/A Do " * 10, FORM % (6 + n)) for n in range(12)]
    path = pdf_with(tmp_path, CATALOGUE, PAGES, PAGE, stream(b"/A Do " * 10), *forms, stream(b""))
    assert "the PDF draws with more than" in refusal(path)


def test_the_library_is_itself_again_afterwards(tmp_path: Path) -> None:
    from pdfminer import layout, pdfinterp, pdftypes, psparser

    def functions() -> list[object]:
        return [
            pdftypes.zlib, pdftypes.lzwdecode, pdftypes.rldecode, pdftypes.decompress_corrupted,
            pdfinterp.PDFContentParser.fillfp, pdfinterp.PDFContentParser.fillbuf, psparser.PSBaseParser.fillbuf,
            layout.LTContainer.add,
        ]  # fmt: skip

    before = functions()
    refusal(pdf_with(tmp_path, CATALOGUE, PAGES, PAGE, CONTENTS["packed"], stream(b"")))
    assert functions() == before


@pytest.mark.parametrize("name", ["LZWDecode", "RunLengthDecode", "FlateDecode"])
def test_small_streams_are_unpacked_as_they_should_be(tmp_path: Path, name: str) -> None:
    said = b"BT /F1 12 Tf 72 700 Td (Some rules.) Tj ET"
    packed = {
        "FlateDecode": zlib.compress(said)[:-4] + b"1234",  # a wrong checksum costs nothing
        "RunLengthDecode": bytes([len(said) - 1]) + said + b"\x80",
        "LZWDecode": b"",
    }
    if name == "LZWDecode":
        codes = [256, *said, 257]
        bits = "".join(f"{code:09b}" for code in codes)
        packed[name] = int(bits.ljust(-(-len(bits) // 8) * 8, "0"), 2).to_bytes(-(-len(bits) // 8))
    font = b"<< /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>"
    page = b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources " + font + b" >>"
    path = pdf_with(tmp_path, CATALOGUE, PAGES, page, stream(packed[name], b"/Filter /" + name.encode()), stream(b""))
    assert read_document([path], None).text == "Some rules.\n"


@pytest.mark.parametrize(("spare", "refused"), [(-1, False), (0, False), (1, True)])
def test_the_limits_on_a_document(spare: int, refused: bool) -> None:
    meters = (
        (Meter(1000).unpack, metered.SMALL_UNPACKED + metered.RATIO_UNPACKED * 1000),
        (Meter(1000 * MEGABYTE).unpack, metered.MOST_UNPACKED),
        (Meter(1000).draw, metered.SMALL_DRAWN + metered.RATIO_DRAWN * 1000),
        (Meter(1000 * MEGABYTE).draw, metered.MOST_DRAWN_ON_PAGE),
    )
    for count, most in meters:
        if refused:
            with pytest.raises(Swollen):
                count(most + spare)
        else:
            count(most + spare)


@pytest.mark.parametrize(("pages", "refused"), [(15, False), (16, False), (17, True)])
def test_the_limit_on_what_all_pages_draw(pages: int, refused: bool) -> None:
    meter = Meter(1000 * MEGABYTE)

    def draw_all() -> None:
        for _ in range(pages):
            meter.turn_page()
            meter.draw(metered.MOST_DRAWN_ON_PAGE)

    if refused:
        with pytest.raises(Swollen):
            draw_all()
    else:
        draw_all()
