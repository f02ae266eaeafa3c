"""Limits of the text reader, below, at and above; and time that grows with size, not faster."""

import time
from pathlib import Path

import pytest

from ruleschema.intake import lines
from ruleschema.intake.draft import draft_document
from ruleschema.intake.lines import SourceLine, read_plain
from ruleschema.source import Unreadable


@pytest.mark.parametrize(("size", "fits"), [(99, True), (100, True), (101, False)])
def test_the_length_of_a_line(size: int, fits: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "LONGEST_LINE", 100)
    _read(tmp_path, b"x" * size, fits)


@pytest.mark.parametrize(("size", "fits"), [(99, True), (100, True), (101, False)])
def test_the_size_of_a_file(size: int, fits: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "MOST_BYTES", 100)
    _read(tmp_path, b"x\n" * (size // 2) + b"x" * (size % 2), fits)


@pytest.mark.parametrize(("count", "fits"), [(9, True), (10, True), (11, False)])
def test_the_number_of_lines(count: int, fits: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "MOST_LINES", 10)
    _read(tmp_path, b"\n".join(b"x" for _ in range(count)), fits)


def _read(tmp_path: Path, data: bytes, fits: bool) -> None:
    path = tmp_path / "rules.txt"
    path.write_bytes(data)
    if fits:
        assert read_plain(path)
    else:
        with pytest.raises(Unreadable, match="the most is"):
            read_plain(path)


def test_line_ends_and_a_byte_order_mark_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "rules.txt"
    path.write_bytes(b"\xef\xbb\xbfone\r\ntwo\rthree\n")
    assert [line.text for line in read_plain(path)] == ["one", "two", "three"]


HOSTILE = {
    "odds without end": lambda n: ["1 to " * n],
    "a clause without end": lambda n: [
        "1. Wagers",
        *["the dealer shall take the card and place it in the rack without"] * n,
    ],
    "a table without end": lambda n: ["1. Payouts", *[f"Hand {number}\t{number} to 1" for number in range(n)]],
    "conditions without end": lambda n: ["if a, " * n + "the dealer shall pay 1 to 1."],
    "stars": lambda n: ["*a" * n],
    "brackets": lambda n: ["(" * n],
    "spaces": lambda n: ["a" + " " * n + "b"],
    "names": lambda n: ["Ante, " * n + "and Play Wagers shall be paid 1 to 1."],
}


@pytest.mark.parametrize("name", HOSTILE)
def test_time_grows_with_the_size(name: str) -> None:
    """Eight times the text may take at most some twenty-four times as long: a square would take sixty-four."""
    small, large = (_seconds(HOSTILE[name](count)) for count in (250, 2000))
    assert large < 24 * max(small, 0.02), (small, large)


def _seconds(texts: list[str]) -> float:
    given = [SourceLine(number, text) for number, text in enumerate(texts, 1)]
    start = time.process_time()
    draft_document(given, "hostile.txt")
    return time.process_time() - start
