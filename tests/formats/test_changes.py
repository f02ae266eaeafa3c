"""Tracked changes: never silently accepted, and carried out everywhere when the user says how."""

from pathlib import Path

import pytest
from making import texts
from wording import Letter, level, run

from ruleschema.intake.formats.docx import read_docx
from ruleschema.intake.formats.word.changes import Changes
from ruleschema.submission.source import Unreadable

WHO = 'w:id="1" w:author="A" w:date="2031-01-01T00:00:00Z"'


def ins(body: str) -> str:
    return f"<w:ins {WHO}>{body}</w:ins>"


def gone(text: str) -> str:
    return f'<w:del {WHO}><w:r><w:delText xml:space="preserve">{text}</w:delText></w:r></w:del>'


def paragraph(body: str, properties: str = "") -> str:
    return f"<w:p><w:pPr>{properties}</w:pPr>{body}</w:p>"


def cell(text: str, properties: str = "") -> str:
    return f"<w:tc><w:tcPr>{properties}</w:tcPr><w:p>{run(text)}</w:p></w:tc>"


NUMBERED = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'

# Name: the blocks, the lines when accepted, the lines when rejected.
CASES: dict[str, tuple[list[str], list[str], list[str]]] = {
    "words": ([paragraph(run("pays ") + gone("2") + ins(run("3")) + run(" to 1"))], ["pays 3 to 1"], ["pays 2 to 1"]),
    "added then taken again": ([paragraph(run("stays") + ins(gone("never")))], ["stays"], ["stays"]),
    "moved": (
        [
            paragraph(run("one ") + f"<w:moveFrom {WHO}>{run('moved')}</w:moveFrom>"),
            paragraph(run("two ") + f"<w:moveTo {WHO}>{run('moved')}</w:moveTo>"),
        ],
        ["one", "two moved"],
        ["one moved", "two"],
    ),
    "paragraphs joined": (
        [paragraph(run("half "), f"<w:rPr><w:del {WHO}/></w:rPr>"), paragraph(run("whole"))],
        ["half whole"],
        ["half", "whole"],
    ),
    "paragraph split": (
        [paragraph(run("half "), f"<w:rPr><w:ins {WHO}/></w:rPr>"), paragraph(run("whole"))],
        ["half", "whole"],
        ["half whole"],
    ),
    "row added": (
        [
            f"<w:tbl><w:tr>{cell('Red')}{cell('1 to 1')}</w:tr>"
            f"<w:tr><w:trPr><w:ins {WHO}/></w:trPr>{cell('Blue')}{cell('2 to 1')}</w:tr></w:tbl>"
        ],
        ["Red\t1 to 1", "Blue\t2 to 1"],
        ["Red\t1 to 1"],
    ),
    "row taken": (
        [
            f"<w:tbl><w:tr>{cell('Red')}{cell('1 to 1')}</w:tr>"
            f"<w:tr><w:trPr><w:del {WHO}/></w:trPr>{cell('Blue')}{cell('2 to 1')}</w:tr></w:tbl>"
        ],
        ["Red\t1 to 1"],
        ["Red\t1 to 1", "Blue\t2 to 1"],
    ),
    "cell added": (
        [f"<w:tbl><w:tr>{cell('Red')}{cell('1 to 1')}{cell('$5', f'<w:cellIns {WHO}/>')}</w:tr></w:tbl>"],
        ["Red\t1 to 1\t$5"],
        ["Red\t1 to 1"],
    ),
    "words in a cell": (
        [f"<w:tbl><w:tr>{cell('Red')}<w:tc><w:p>{gone('1')}{ins(run('2'))}{run(' to 1')}</w:p></w:tc></w:tr></w:tbl>"],
        ["Red\t2 to 1"],
        ["Red\t1 to 1"],
    ),
    "number added": (
        [
            paragraph(run("x"), NUMBERED.replace("</w:numPr>", f"<w:ins {WHO}/></w:numPr>")),
            paragraph(run("y"), NUMBERED),
        ],
        ["1. x", "2. y"],
        ["x", "1. y"],
    ),
    "number taken by a format change": (
        [
            paragraph(run("x"), f"<w:pPrChange {WHO}><w:pPr>{NUMBERED}</w:pPr></w:pPrChange>"),
            paragraph(run("y"), NUMBERED),
        ],
        ["x", "1. y"],
        ["1. x", "2. y"],
    ),
}  # fmt: skip


@pytest.fixture
def letter(tmp_path: Path) -> Letter:
    made = Letter(tmp_path / "rules.docx")
    made.define(1, [level(0, "%1.", "decimal")])
    made.use(1, 1)
    return made


@pytest.mark.parametrize("name", CASES)
def test_without_a_choice_the_file_is_refused(letter: Letter, name: str) -> None:
    for block in CASES[name][0]:
        letter.raw(block)
    with pytest.raises(Unreadable, match="tracked changes") as refusal:
        read_docx(letter.save())
    assert "--changes accept or --changes reject" in refusal.value.problem.expected


@pytest.mark.parametrize("choice", Changes)
@pytest.mark.parametrize("name", CASES)
def test_a_choice_is_carried_out(letter: Letter, name: str, choice: Changes) -> None:
    blocks, accepted, rejected = CASES[name]
    for block in blocks:
        letter.raw(block)
    found = texts(read_docx(letter.save(), choice).lines)
    assert found == (accepted if choice is Changes.ACCEPT else rejected)


def test_changes_in_a_footnote_count(letter: Letter) -> None:
    letter.footnotes(n1="<w:t>Sundays</w:t></w:r>" + gone(" and Mondays") + "<w:r>")
    letter.raw(paragraph(run("Closed") + '<w:r><w:footnoteReference w:id="1"/></w:r>'))
    path = letter.save()
    with pytest.raises(Unreadable, match="tracked changes"):
        read_docx(path)
    assert texts(read_docx(path, Changes.ACCEPT).lines) == ["Closed¹", "¹ Sundays"]
    assert texts(read_docx(path, Changes.REJECT).lines) == ["Closed¹", "¹ Sundays and Mondays"]


def test_changes_in_a_running_head_count(letter: Letter) -> None:
    from wording import xml

    letter.raw(paragraph(run("Body")))
    head = letter.document.sections[0].header
    head.is_linked_to_previous = False
    head._element.append(xml(paragraph(run("Plan ") + gone("A") + ins(run("B")))))
    path = letter.save()
    with pytest.raises(Unreadable, match="tracked changes"):
        read_docx(path)
    assert "Plan B" in texts(read_docx(path, Changes.ACCEPT).lines)
    assert "Plan A" in texts(read_docx(path, Changes.REJECT).lines)


def test_changed_looks_alone_are_no_reason_to_refuse(letter: Letter) -> None:
    letter.raw(
        f"<w:p><w:pPr><w:pPrChange {WHO}><w:pPr><w:jc w:val='center'/></w:pPr></w:pPrChange></w:pPr>"
        f"<w:r><w:rPr><w:b/><w:rPrChange {WHO}><w:rPr/></w:rPrChange></w:rPr><w:t>Bold now</w:t></w:r></w:p>"
    )
    assert texts(read_docx(letter.save()).lines) == ["Bold now"]
