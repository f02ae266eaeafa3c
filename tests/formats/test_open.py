"""Several files as one document; what a file is, is told by its content."""

import sys
from pathlib import Path

import pytest
from making import LEFT, Paper
from wording import Letter, run

from ruleschema.intake.formats import open as opening
from ruleschema.intake.formats.lines import LONGEST_LINE
from ruleschema.intake.formats.open import SourceFile, natural, read_document
from ruleschema.submission.source import Unreadable


def refusal(*paths: Path) -> str:
    with pytest.raises(Unreadable) as caught:
        read_document(list(paths), None)
    problem = caught.value.problem
    return " ".join(part for part in (problem.message, problem.expected, problem.hint) if part)


def a_pdf(path: Path, *texts: str) -> Path:
    paper = Paper(path)
    for text in texts:
        paper.line((LEFT, text))
    paper.ruled([["Star", "9 to 1"], ["Moon", "8 to 1"]], [90, 90])
    return paper.save()


def a_letter(path: Path, *texts: str) -> Path:
    letter = Letter(path)
    for text in texts:
        letter.raw(f"<w:p>{run(text)}</w:p>")
    table = letter.document.add_table(1, 2)
    table.cell(0, 0).text, table.cell(0, 1).text = "Sun", "7 to 1"
    return letter.save()


def test_a_folder_is_one_document_in_the_order_of_its_names(tmp_path: Path) -> None:
    (tmp_path / "chapter 10.txt").write_text("Tenth.\n", encoding="utf-8")
    (tmp_path / "annex").mkdir()
    (tmp_path / "annex" / "more.md").write_text("Annex.\n", encoding="utf-8")
    a_pdf(tmp_path / "chapter 2.pdf", "Second.")
    a_letter(tmp_path / "chapter 3.docx", "Third.")
    (tmp_path / ".hidden").write_bytes(b"\x00")
    (tmp_path / "~$apter 3.docx").write_bytes(b"\x00")
    found = read_document([tmp_path], None)
    assert [line.text for line in found.lines if line.text] == [
        "Annex.", "Second.", "Star\t9 to 1", "Moon\t8 to 1", "Third.", "Sun\t7 to 1", "Tenth.",
    ]  # fmt: skip
    assert [line.number for line in found.lines] == list(range(1, len(found.lines) + 1))
    assert [line.table for line in found.lines if line.table] == [1, 1, 2]
    assert [line.page for line in found.lines if line.text.startswith(("Second", "Third"))] == [1, 2]
    assert [file.name for file in found.files] == ["more.md", "chapter 2.pdf", "chapter 3.docx", "chapter 10.txt"]
    assert found.files[0] == SourceFile("more.md", 1, 1)
    assert found.files[-1].last == len(found.lines)
    assert found.text.split("\n")[found.files[1].first - 1] == "Second."


def test_files_keep_the_order_in_which_they_are_named(tmp_path: Path) -> None:
    for name in ("b", "a"):
        (tmp_path / name).write_text(f"{name}\n", encoding="utf-8")
    assert read_document([tmp_path / "b", tmp_path / "a"], None).text == "b\na\n"


@pytest.mark.parametrize(
    ("names", "ordered"),
    [
        (["10 x", "9 x"], ["9 x", "10 x"]),
        (["B", "a"], ["a", "B"]),
        (["v1.10", "v1.9", "v1"], ["v1", "v1.9", "v1.10"]),
        (["x", "1"], ["1", "x"]),
    ],
)
def test_names_sort_as_people_count(names: list[str], ordered: list[str]) -> None:
    assert sorted(names, key=natural) == ordered


def test_a_file_without_a_telling_name_is_read_for_what_it_is(tmp_path: Path) -> None:
    path = a_pdf(tmp_path / "rules.pdf", "Read me.").rename(tmp_path / "rules")
    assert read_document([path], None).lines[0].text == "Read me."


@pytest.mark.parametrize(
    ("named", "make", "told"),
    [
        ("rules.docx", a_pdf, "the name says a Word document, but the file holds a PDF"),
        ("rules.pdf", a_letter, "the name says a PDF, but the file holds a Word document"),
        ("rules.txt", a_pdf, "the name says plain text, but the file holds a PDF"),
    ],
)
def test_a_name_that_lies_is_told(tmp_path: Path, named: str, make: object, told: str) -> None:
    assert callable(make)
    path = make(tmp_path / "true", "Rules.").rename(tmp_path / named)
    assert told in refusal(path)


def test_text_under_the_name_of_a_pdf_is_told(tmp_path: Path) -> None:
    path = tmp_path / "rules.PDF"
    path.write_text("Just text.\n", encoding="utf-8")
    assert "the name says a PDF, but the file holds plain text" in refusal(path)


@pytest.mark.parametrize(
    ("head", "told"),
    [
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(500), "an old Word file (.doc)"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + "EncryptedPackage".encode("utf-16-le"), "the Word file is encrypted"),
        (b"{\\rtf1 rules}", "a rich-text file"),
        (b"\x89PNG\r\n\x1a\n", "character recognition"),
        (b"\xff\xd8\xff\xe0", "character recognition"),
        (b"\x1f\x8b\x08", "unpack it first"),
        (b"<!DOCTYPE html><html>", "a web page"),
        (b"rules\x00rules", "in a format that is not known here"),
        (b"", "the file is empty"),
    ],
)
def test_other_formats_are_named(tmp_path: Path, head: bytes, told: str) -> None:
    path = tmp_path / "rules"
    path.write_bytes(head)
    assert told in refusal(path)


def test_other_zip_files_are_named(tmp_path: Path) -> None:
    import zipfile

    for member, told in [
        ("xl/workbook.xml", "an Excel workbook"),
        ("mimetype", "OpenDocument"),
        ("a.txt", "a zip file"),
    ]:
        with zipfile.ZipFile(tmp_path / "x.zip", "w") as archive:
            archive.writestr(member, "x")
        assert told in refusal(tmp_path / "x.zip")


def test_what_is_not_there_is_told(tmp_path: Path) -> None:
    assert "not there" in refusal(tmp_path / "gone.pdf")
    assert "no document here" in refusal(tmp_path)


@pytest.mark.parametrize(("size", "refused"), [(9, False), (10, False), (11, True)])
def test_the_limit_on_bytes_counts_all_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: int, refused: bool
) -> None:
    monkeypatch.setattr(opening, "MOST_BYTES", 10)
    (tmp_path / "a").write_bytes(b"x" * 4 + b"\n")
    (tmp_path / "b").write_bytes(b"x" * (size - 6) + b"\n")
    if refused:
        assert "11 bytes; the most is 10" in refusal(tmp_path)
    else:
        assert len(read_document([tmp_path], None).lines) == 2


@pytest.mark.parametrize(("count", "refused"), [(2, False), (3, False), (4, True)])
def test_the_limit_on_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int, refused: bool) -> None:
    monkeypatch.setattr(opening, "MOST_FILES", 3)
    for number in range(count):
        (tmp_path / f"{number}.txt").write_text("x\n", encoding="utf-8")
    if refused:
        assert "more than 3 files" in refusal(tmp_path)
    else:
        assert len(read_document([tmp_path], None).files) == count


@pytest.mark.parametrize(
    ("missing", "make", "told"),
    [
        ("pdfplumber", a_pdf, "reading a PDF needs pdfplumber: pip install 'houserules[pdf]'"),
        ("docx", a_letter, "reading a Word document needs python-docx: pip install 'houserules[docx]'"),
    ],
)
def test_a_missing_extra_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str, make: object, told: str
) -> None:
    assert callable(make)
    path = make(tmp_path / "rules", "Rules.")
    # An entry of None is how Python marks a module that cannot be imported.
    monkeypatch.setitem(sys.modules, missing, None)
    assert told in refusal(path)


def test_a_missing_lxml_is_a_missing_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = a_letter(tmp_path / "rules", "Rules.")
    monkeypatch.setitem(sys.modules, "lxml", None)
    assert "houserules[docx]" in refusal(path)


@pytest.mark.parametrize(("spare", "refused"), [(-1, False), (0, False), (1, True)])
def test_the_limit_on_the_length_of_a_line(tmp_path: Path, spare: int, refused: bool) -> None:
    letter = Letter(tmp_path / "long.docx")
    letter.raw(f"<w:p>{run('x' * (LONGEST_LINE + spare))}</w:p>")
    if refused:
        assert "line 1 has 100,001 characters; the most is 100,000" in refusal(letter.save())
    else:
        assert len(read_document([letter.save()], None).lines) == 1


def test_a_table_of_ten_thousand_rows_is_read(tmp_path: Path) -> None:
    row = "<w:tr>{}</w:tr>".format("".join(f"<w:tc><w:p>{run(text)}</w:p></w:tc>" for text in ("Star", "9 to 1")))
    letter = Letter(tmp_path / "long.docx")
    letter.raw(f"<w:tbl>{row * 10_000}</w:tbl>")
    found = read_document([letter.save()], None).lines
    assert [line.text for line in found] == ["Star\t9 to 1"] * 10_000
