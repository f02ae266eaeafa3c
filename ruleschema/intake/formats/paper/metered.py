"""What a PDF really unpacks to and draws, counted where it happens: beyond what a file of its size holds, reading ends.

What a stream says of itself (its length, its filters, that it is an image) is not believed. The library's own functions
are replaced by counting ones while a document is read.
"""

import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from typing import Any

MEGABYTE = 1024 * 1024
# So many times its own size, and what a small file may have besides: text packs to a fifth, ruled tables to a tenth.
RATIO_UNPACKED = 32
SMALL_UNPACKED = 4 * MEGABYTE
MOST_UNPACKED = 512 * MEGABYTE
# Drawing is what takes long: seconds a megabyte.
RATIO_DRAWN = 16
SMALL_DRAWN = MEGABYTE // 2
MOST_DRAWN = 128 * MEGABYTE
MOST_DRAWN_ON_PAGE = 8 * MEGABYTE
# To begin with a stream takes as long as to read so many bytes of it, however short it is.
_OPENED = 512
MOST_OBJECTS_ON_PAGE = 200_000
# A string or name; the library puts it together piece by piece, which takes the square of its length.
LONGEST_TOKEN = 64 * 1024
# Where a stream ends in a checksum that is wrong, what stands before it is kept.
_CHECKSUM = 4


class Swollen(BaseException):
    """The document is larger inside than it may be; no library's `except Exception` may swallow it."""


@dataclass(slots=True)
class Meter:
    """How much a document of so many bytes has unpacked, and drawn in all and on this page."""

    size: int
    unpacked: int = 0
    drawn: int = 0
    on_page: int = 0
    objects: int = 0

    @property
    def room(self) -> int:
        """The bytes that may still be unpacked."""
        return min(MOST_UNPACKED, SMALL_UNPACKED + RATIO_UNPACKED * self.size) - self.unpacked

    def unpack(self, more: int) -> None:
        if more > self.room:
            raise Swollen(f"the PDF unpacks to more than {self.unpacked + self.room:,} bytes, as none of its size does")
        self.unpacked += more

    def draw(self, more: int) -> None:
        """Content that is read once more, be it the same as before."""
        self.drawn += more
        self.on_page += more
        most = min(MOST_DRAWN, SMALL_DRAWN + RATIO_DRAWN * self.size)
        if self.drawn > most:
            raise Swollen(f"the PDF draws with more than {most:,} bytes, as none of its size does")
        if self.on_page > MOST_DRAWN_ON_PAGE:
            raise Swollen(f"a page of the PDF is drawn with more than {MOST_DRAWN_ON_PAGE:,} bytes")

    def add(self) -> None:
        self.objects += 1
        if self.objects > MOST_OBJECTS_ON_PAGE:
            raise Swollen(f"a page of the PDF holds more than {MOST_OBJECTS_ON_PAGE:,} things")

    def turn_page(self) -> None:
        self.on_page = self.objects = 0


@contextmanager
def metered(meter: Meter) -> Iterator[None]:
    """Everything that pdfminer unpacks and draws meanwhile is counted."""
    from pdfminer import layout, pdfinterp, pdftypes, psparser

    fill, add = pdfinterp.PDFContentParser.fillfp, layout.LTContainer.add

    def filled(parser: Any) -> bool:
        opened = fill(parser)
        if opened:
            meter.draw(_OPENED + parser.fp.getbuffer().nbytes)
        return opened

    def added(container: Any, thing: Any) -> None:
        meter.add()
        add(container, thing)

    replaced: tuple[tuple[Any, str, Any], ...] = (
        (pdftypes, "zlib", _Zlib(meter)),
        (pdftypes, "decompress_corrupted", lambda data: _salvaged(data, meter)),
        (pdftypes, "lzwdecode", lambda data: _from_lzw(data, meter)),
        (pdftypes, "rldecode", lambda data: _from_runs(data, meter)),
        (pdfinterp.PDFContentParser, "fillfp", filled),
        (pdfinterp.PDFContentParser, "fillbuf", _with_short_tokens(pdfinterp.PDFContentParser.fillbuf)),
        (psparser.PSBaseParser, "fillbuf", _with_short_tokens(psparser.PSBaseParser.fillbuf)),
        (layout.LTContainer, "add", added),
    )
    before = [(place, name, getattr(place, name)) for place, name, _ in replaced]
    try:
        for place, name, value in replaced:
            setattr(place, name, value)
        yield
    finally:
        for place, name, value in before:
            setattr(place, name, value)


def _with_short_tokens(fill: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """What fills a parser's buffer, where no string or name runs on through one buffer after another."""

    def filled(parser: Any) -> Any:
        if len(parser._curtoken) > LONGEST_TOKEN:
            raise Swollen(f"the PDF has a word of more than {LONGEST_TOKEN:,} bytes")
        return fill(parser)

    return filled


class _Zlib:
    """What pdfminer uses of zlib."""

    error = zlib.error

    def __init__(self, meter: Meter) -> None:
        self.meter = meter

    def decompress(self, data: bytes) -> bytes:
        unpack = zlib.decompressobj()
        found = unpack.decompress(data, self.meter.room + 1)
        self.meter.unpack(len(found))
        if not unpack.eof:
            raise zlib.error("incomplete")
        return found


def _salvaged(data: bytes, meter: Meter) -> bytes:
    """What can be had of a packed stream that is cut short, or whose checksum is wrong."""
    unpack = zlib.decompressobj()
    found = unpack.decompress(data[:-_CHECKSUM], meter.room + 1)
    meter.unpack(len(found))
    return found


def _from_lzw(data: bytes, meter: Meter) -> bytes:
    from pdfminer.lzw import LZWDecoder

    pieces: list[bytes] = []
    for piece in LZWDecoder(BytesIO(data)).run():
        meter.unpack(len(piece))
        pieces.append(piece)
    return b"".join(pieces)


def _from_runs(data: bytes, meter: Meter) -> bytes:
    """Lengths, each with bytes to copy or one to repeat; 128 is the end."""
    pieces: list[bytes] = []
    at = 0
    while at < len(data) and (length := data[at]) != 128:
        piece = data[at + 1 : at + 2 + length] if length < 128 else data[at + 1 : at + 2] * (257 - length)
        at += 2 + length if length < 128 else 2
        meter.unpack(len(piece))
        pieces.append(piece)
    return b"".join(pieces)
