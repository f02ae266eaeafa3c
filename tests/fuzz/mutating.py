"""Changes to an input that keep most of its structure, so that it is read and not refused at the door."""

import io
import re
import zipfile
from collections.abc import Callable
from random import Random

Change = Callable[[Random, bytes], bytes]

# What has broken readers of such files before, wherever it stands.
_ODD = (
    "", " ", "\t", "\x00", "\x1b[31m", "\u2028", "\ufeff", "\x92", "\ud7ff", "\U0010ffff", "é", "ﬁ", "½", "‘’“”…",
    "0", "-1", "1e309", "9" * 40, "0 to 0", "1 to 0", "1,000,000 to 1", "100%", "$0", "§", "§9", "per §1.1.1.1.1",
    "2016-02-30", "0000-00-00", "null", "~", "yes", "[]", "{}", "&a", "*a", "!!python/object:os.system", "<<", "? :",
    "|", ">", "'", '"', "%", "\\", "{{ 7 * 7 }}", "<b>", "]]>", "&amp;", "a" * 3000, "( " * 200, "the " * 200,
    "if if if", "shall shall not", ", except unless",
)  # fmt: skip
_TOKEN = re.compile(rb"[A-Za-z0-9_.$%'-]+|\s+|.", re.S)


def _odd(rng: Random) -> bytes:
    return rng.choice(_ODD).encode("utf-8", "surrogatepass")


def of_lines(rng: Random, data: bytes) -> bytes:
    """Lines dropped, doubled, swapped, cut, moved in or out, or spliced."""
    lines = data.split(b"\n")
    for _ in range(rng.randint(1, 4)):
        here, there = rng.randrange(len(lines)), rng.randrange(len(lines))
        change = rng.randrange(7)
        if change == 0 and len(lines) > 1:
            del lines[here]
        elif change == 1:
            lines[here:here] = lines[there : there + rng.randint(1, 5)]
        elif change == 2:
            lines[here], lines[there] = lines[there], lines[here]
        elif change == 3:
            lines[here] = lines[here][: rng.randint(0, len(lines[here]))]
        elif change == 4:
            lines[here] = rng.choice((b" ", b"  ", b"\t", b"    ")) + lines[here]
        elif change == 5:
            lines[here] = lines[here].lstrip()
        else:
            lines[here] = lines[here] + lines[there]
        lines = lines or [b""]
    return b"\n".join(lines)


def of_words(rng: Random, data: bytes) -> bytes:
    """Words and marks replaced by others of the same input, or by something odd."""
    tokens = _TOKEN.findall(data) or [b""]
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(tokens))
        tokens[place] = rng.choice((_odd(rng), rng.choice(tokens), b"", tokens[place] * 2))
    return b"".join(tokens)


def of_bytes(rng: Random, data: bytes) -> bytes:
    """A few bytes changed, cut out or put in."""
    changed = bytearray(data or b"\0")
    for _ in range(rng.randint(1, 8)):
        place = rng.randrange(len(changed))
        change = rng.randrange(3)
        if change == 0:
            changed[place] = rng.randrange(256)
        elif change == 1 and len(changed) > 1:
            del changed[place : place + rng.randint(1, 30)]
        else:
            changed[place:place] = _odd(rng)
        changed = changed or bytearray(b"\0")
    return bytes(changed)


def of_archive(rng: Random, data: bytes) -> bytes:
    """One part of a Word file changed, doubled or left out; the archive stays whole."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as archive, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as out:
        names = archive.namelist()
        chosen = rng.choice(names)
        for name in names:
            part = archive.read(name)
            if name == chosen:
                part = of_elements(rng, part) if rng.random() < 0.8 else rng.choice((of_bytes(rng, part), b""))
            out.writestr(name, part)
    return made.getvalue()


def of_elements(rng: Random, data: bytes) -> bytes:
    """Elements of XML dropped, doubled, nested or swapped."""
    parts = re.split(rb"(<[^>]*>)", data)
    for _ in range(rng.randint(1, 6)):
        here, there = rng.randrange(len(parts)), rng.randrange(len(parts))
        change = rng.randrange(4)
        if change == 0:
            parts[here] = b""
        elif change == 1:
            parts[here:here] = parts[min(here, there) : min(here, there) + rng.randint(1, 20)]
        elif change == 2:
            parts[here], parts[there] = parts[there], parts[here]
        else:
            parts[here] = of_words(rng, parts[here])
    return b"".join(parts)


def of_objects(rng: Random, data: bytes) -> bytes:
    """Names, numbers and references of a PDF's dictionaries changed, or its streams' bytes."""
    words = list(re.finditer(rb"/[A-Za-z]+|\b\d+ 0 R\b|\b\d+\b", data))
    if not words or rng.random() < 0.2:
        return of_bytes(rng, data)
    for match in rng.sample(words, min(len(words), rng.randint(1, 4))):
        other = rng.choice((rng.choice(words).group(), b"0", b"-1", b"999999999", b"null", b"[ 1 0 R ]", b"<< >>"))
        data = data.replace(match.group(), other, 1)
    return data
