"""One definition of the characters that a value may hold: what import writes, check reads."""

import json
from pathlib import Path

import pytest
from wording import Letter, run

from checker.cli import main
from ruleschema.intake.formats.characters import plain, typed
from ruleschema.intake.formats.lines import read_plain
from ruleschema.intake.saving.write import scalar
from ruleschema.submission.characters import FORBIDDEN
from ruleschema.submission.readfile import decode
from ruleschema.submission.source import Mapping, Unreadable, compose

# Every character of the first plane, and some beyond.
ALL = [chr(code) for code in (*range(0x10000), 0x10000, 0x1F0A1, 0x1FFFE, 0xE0001, 0x10FFFF)]
RULES = "CASINO WAR\n\n1. Payouts\n(a) The casino{} shall pay each winning Tie{}Wager at 10 to 1.\n"


def is_lone(char: str) -> bool:
    return "\ud800" <= char <= "\udfff"


def reads(text: str) -> bool:
    """Whether a file with this text is read without a problem."""
    try:
        decode(text.encode("utf-8", "surrogatepass"), "a.yaml")
        return not compose(text, "a.yaml")[1]
    except Unreadable:
        return False


def test_the_reader_takes_what_is_not_forbidden_and_nothing_else() -> None:
    wrong = [hex(ord(char)) for char in ALL if reads(f'a: "b{char}c"\n') != (FORBIDDEN.search(char) is None)
             and char not in '"\\']  # fmt: skip
    assert wrong == []


def test_the_writer_writes_nothing_that_the_reader_refuses() -> None:
    for flow in (False, True):
        wrong = [hex(ord(char)) for char in ALL if not reads(f"a: {scalar(f'b{char}c', flow=flow)}\n")]
        assert wrong == []


def test_what_is_allowed_is_read_as_it_was_written() -> None:
    for char in ALL:
        if FORBIDDEN.search(char) is None:
            root, _ = compose(f"a: {scalar(f'b{char}c')}\n", "a.yaml")
            assert isinstance(root, Mapping)
            assert root.pairs[0][1] == f"b{char}c"


def test_what_import_takes_of_a_word_file_or_a_pdf_is_allowed() -> None:
    assert [hex(ord(char)) for char in ALL if FORBIDDEN.search(plain(char))] == []


def test_what_import_takes_of_a_text_file_is_allowed(tmp_path: Path) -> None:
    """Except for the form feed, which parts pages and is gone before anything is written."""
    path = tmp_path / "rules.txt"
    taken = []
    for char in ALL:
        if is_lone(char) or char in "\r\n":
            continue
        path.write_bytes(f"b{char}c".encode())
        try:
            (line,) = read_plain(path)
        except Unreadable:
            taken.append(char)
            continue
        assert FORBIDDEN.search(line.text.replace("\f", "")) is None
    assert "".join(taken) == "\0\1\2\3\4\5\6\7\b\v\x0e\x0f" + "".join(map(chr, range(16, 32))) + "\x7f\ufffe\uffff"


@pytest.mark.parametrize(
    ("char", "read"),
    [("\x92", "’"), ("\x93", "“"), ("\x96", "–"), ("\x80", "€"), ("\x81", " "), ("\x85", "…"), ("\ufeff", ""),
     ("\u2028", " "), ("\u2029", " "), ("\u00a0", "\u00a0"), ("é", "é")],
)  # fmt: skip
def test_characters_of_windows_are_what_they_look_like_there(char: str, read: str) -> None:
    assert typed(f"a{char}b") == f"a{read}b"


@pytest.mark.parametrize("char", ["\x92", "\x85", "\x9b", "\ufeff", "\u2028", "\u2029", "\f", "\u00ad", "\u200b"])
@pytest.mark.parametrize("form", ["txt", "docx"])
def test_a_draft_can_be_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str], char: str, form: str) -> None:
    text = RULES.format(char, char)
    path = tmp_path / f"rules.{form}"
    if form == "txt":
        path.write_text(text, encoding="utf-8")
    else:
        if char == "\f":
            pytest.skip("no character of XML")
        letter = Letter(path)
        for line in text.splitlines():
            letter.raw(f"<w:p>{run(line)}</w:p>")
        letter.save()
    assert main(["import", str(path), "-o", str(tmp_path / "out"), "--jurisdiction", "us-oh"]) == 0
    capsys.readouterr()
    main(["check", "--format", "json", str(tmp_path / "out")])
    told = json.loads(capsys.readouterr().out)
    assert told["summary"]["documents"] == 1
    assert "DOC-001" not in {each["code"] for each in told["findings"]}


def test_a_name_that_cannot_be_read_back_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["init", "--name", "Grand\x92s", "--jurisdiction", "us-oh"]) == 2
    assert capsys.readouterr().err == "houserules: --name holds control character U+0092\n"
    assert not list(tmp_path.iterdir())
