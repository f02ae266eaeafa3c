"""Limits of the text reader, below, at and above; and time that grows with size, not faster."""

import time
from pathlib import Path

import pytest

from checker.cli import main
from ruleschema.intake.draft import draft_document
from ruleschema.intake.formats import lines
from ruleschema.intake.formats.lines import SourceLine, read_plain
from ruleschema.submission.source import Unreadable


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
# What fills a line of a hundred thousand characters, the longest that is read.
FILLING = (
    "1 to ", "if a, ", "*a", "(", "§", " ", "Ante, ", "the dealer shall pay the wager ", "a", "1", ". ", "“A” ", "a\t",
    "The dealer shall pay each Ante wager 1 to 1. ", "the Ante pushes and ", "Ante and ", "it.3) A table may",
    "section 1, ", "commission 5% ", "<|", "<b", "**a** ", "$1 ", "winning Ante wins ", "Royal flush, 500 to 1; ",
    "if the dealer has a blackjack the Ante wager shall push ",
)  # fmt: skip
ROWS = {
    "cells": lambda number: f"Hand {number}\t{number} to 1\t${number}",
    "gaps lost": lambda number: f"Hand {number} {number} to 1",
    "no values": lambda number: f"Hand {number}\tname",
    "titles": lambda number: f"Lucky BONUS{number} Pairs",
    "fees": lambda number: f"${number} - ${number + 1}\tcollection\t$2",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_time_grows_with_the_size(name: str) -> None:
    """Eight times the text may take at most some twenty-four times as long: a square would take sixty-four."""
    _grow_with_size(HOSTILE[name](250), HOSTILE[name](2000))


@pytest.mark.parametrize("filling", FILLING)
def test_the_longest_line_takes_time_by_its_length(filling: str) -> None:
    _grow_with_size(*(["1. Payouts", filling * (size // len(filling))] for size in (12_500, 100_000)))


@pytest.mark.parametrize("name", ROWS)
def test_ten_thousand_rows_take_time_by_their_number(name: str) -> None:
    _grow_with_size(*(["1. Payouts", *map(ROWS[name], range(count))] for count in (1_250, 10_000)))


def test_a_file_of_fifty_megabytes_costs_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "rules.txt"
    with path.open("wb") as stream:
        stream.write(b"1. Payouts\nThe dealer shall pay each winning Ante Wager 1 to 1.\n" * 780_000)
    start = time.process_time()
    assert main(["import", str(path), "-o", str(tmp_path / "out")]) == 2
    assert time.process_time() - start < 5
    told = capsys.readouterr().err
    assert "the most is 16,777,216" in told
    assert len(told.splitlines()) == 1
    assert not (tmp_path / "out").exists()


def _grow_with_size(small: list[str], large: list[str]) -> None:
    """A square fails every time; a machine that was busy elsewhere does not."""
    for _ in range(3):
        found = _seconds(small), _seconds(large)
        if found[1] < 24 * max(found[0], 0.02):
            return
    raise AssertionError(found)


def _seconds(texts: list[str]) -> float:
    given = [SourceLine(number, text) for number, text in enumerate(texts, 1)]
    start = time.process_time()
    draft_document(given, "hostile.txt")
    return time.process_time() - start
