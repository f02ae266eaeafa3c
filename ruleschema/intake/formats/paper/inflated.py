"""How large the packed streams of a PDF get when unpacked, found without unpacking them whole."""

import re
import zlib

_STREAM = re.compile(rb"stream\r?\n")
_DICTIONARY = 400
_STEP = 1024 * 1024
_DEEPEST = 3


def largest_stream(data: bytes, most: int) -> int:
    """The size of the largest unpacked stream; counting stops soon after `most`."""
    largest = 0
    for found in _STREAM.finditer(data):
        # Pictures are large and are never unpacked to read text.
        if b"/Image" in data[max(0, found.start() - _DICTIONARY) : found.start()]:
            continue
        largest = max(largest, _unpacked(memoryview(data)[found.end() :], most, _DEEPEST))
        if largest > most:
            break
    return largest


def _unpacked(data: memoryview, most: int, deepest: int) -> int:
    """The size of a zlib stream unpacked, and of one packed within it; 0 where it is none."""
    if not _is_packed(bytes(data[:2])):
        return 0
    unpack = zlib.decompressobj()
    size, start, first = 0, 0, b""
    try:
        while not unpack.eof and size <= most:
            piece = unpack.unconsumed_tail or bytes(data[start : start + 65536])
            if not piece:
                break
            start += 0 if unpack.unconsumed_tail else len(piece)
            made = unpack.decompress(piece, _STEP)
            first = first or made
            size += len(made)
    except zlib.error:
        return size
    inner = _unpacked(memoryview(first), most, deepest - 1) if deepest and size < _STEP else 0
    return max(size, inner)


def _is_packed(head: bytes) -> bool:
    return len(head) == 2 and head[0] & 0x0F == 8 and (head[0] << 8 | head[1]) % 31 == 0
