"""PDF files: every word once, in reading order, with page, indent and table."""

from pathlib import Path

import pytest
from making import LEFT, SIZE, Paper, texts
from ruamel.yaml import YAML

from ruleschema.intake.formats.pdf import read_pdf

OUTLINES = YAML(typ="safe").load(Path(__file__).with_name("outlines.yaml"))


@pytest.fixture
def paper(tmp_path: Path) -> Paper:
    return Paper(tmp_path / "rules.pdf")


@pytest.mark.parametrize("scheme", OUTLINES)
def test_an_outline_keeps_labels_and_indents(paper: Paper, scheme: str) -> None:
    for label, level, text in OUTLINES[scheme]:
        # The label hangs in a column of its own, as word processors set it.
        paper.line((LEFT + 30 * level, label), (LEFT + 30 * level + 28, text))
    found = read_pdf(paper.save()).lines
    assert texts(found) == [f"{label} {text}" for label, _, text in OUTLINES[scheme]]
    assert [line.indent for line in found] == [LEFT + 30 * level for _, level, _ in OUTLINES[scheme]]
    assert {line.page for line in found} == {1}
    assert [line.number for line in found] == list(range(1, len(found) + 1))


def test_running_heads_and_feet_stay_with_their_page(tmp_path: Path) -> None:
    paper = Paper(tmp_path / "rules.pdf", head="Test House Plan", foot="Page {page}")
    for number in range(100):
        paper.line((LEFT, f"Sentence {number} of the plan."))
    found = [line for line in read_pdf(paper.save()).lines if line.text]
    heads = [line.page for line in found if line.text == "Test House Plan"]
    assert heads == [1, 2, 3]
    assert [(line.text, line.page) for line in found if line.text.startswith("Page")] == [
        ("Page 1", 1), ("Page 2", 2), ("Page 3", 3),
    ]  # fmt: skip
    assert [line.text for line in found if line.text.startswith("Sentence")] == [
        f"Sentence {number} of the plan." for number in range(100)
    ]


def test_a_line_in_bold_is_told_and_cells_know_their_place(paper: Paper) -> None:
    paper.canvas.setFont("Helvetica-Bold", SIZE)
    paper.line((LEFT, "Settlement of Wagers"))
    paper.canvas.setFont("Helvetica", SIZE)
    paper.line((LEFT, "Straight"), (LEFT + 150, "6 to 1"), (LEFT + 250, "5 to 1"))
    paper.line((LEFT, "Pair"), (LEFT + 250, "1 to 1"))
    bold, full, short = (line for line in read_pdf(paper.save()).lines if line.text)
    assert [bold.bold, full.bold, short.bold] == [True, False, False]
    assert [round(start) for start, _ in full.spans] == [LEFT, LEFT + 150, LEFT + 250]
    assert [round(start) for start, _ in short.spans] == [LEFT, LEFT + 250]


def test_a_ruled_table_gives_a_line_a_row_with_its_number(paper: Paper) -> None:
    paper.line((LEFT, "A winning ticket is paid as follows:"))
    paper.ruled([["Colour", "Pays", "Share"], ["Red star", "40 to 1", "$25"], ["Blue", "6 to 5", "N/A"]], [120, 60, 60])
    paper.line((LEFT, "Between the tables."))
    paper.ruled([["One", "1 to 1"], ["Two", "2 to 1"]], [100, 100])
    found = [line for line in read_pdf(paper.save()).lines if line.text]
    assert [(line.text, line.table) for line in found] == [
        ("A winning ticket is paid as follows:", None),
        ("Colour\tPays\tShare", 1),
        ("Red star\t40 to 1\t$25", 1),
        ("Blue\t6 to 5\tN/A", 1),
        ("Between the tables.", None),
        ("One\t1 to 1", 2),
        ("Two\t2 to 1", 2),
    ]


def test_cells_that_nearly_touch_are_parted_by_the_line_between_them(paper: Paper) -> None:
    paper.ruled([["Straight", "40 to 1"], ["Flush", "6 to 1"]], [44, 60])
    assert texts(read_pdf(paper.save()).lines) == ["Straight\t40 to 1", "Flush\t6 to 1"]


def test_a_cell_of_two_lines_is_one_cell(paper: Paper) -> None:
    canvas = paper.canvas
    for y in (700, 670, 640):
        canvas.line(72, y, 272, y)
    for x in (72, 172, 272):
        canvas.line(x, 700, x, 640)
    canvas.drawString(76, 688, "Four of")
    canvas.drawString(76, 674, "one kind")
    canvas.drawString(176, 681, "50 to 1")
    canvas.drawString(76, 650, "Pair")
    canvas.drawString(176, 650, "1 to 1")
    assert texts(read_pdf(paper.save()).lines) == ["Four of one kind\t50 to 1", "Pair\t1 to 1"]


def test_a_merged_cell_is_printed_once_and_keeps_the_columns(paper: Paper) -> None:
    canvas = paper.canvas
    for y in (700, 680, 640):
        canvas.line(72, y, 372, y)
    canvas.line(172, 660, 372, 660)
    for x in (72, 372):
        canvas.line(x, 700, x, 640)
    for x in (172, 272):
        canvas.line(x, 680, x, 640)
    for x, y, text in [
        (76, 686, "Side ticket"), (76, 666, "Green"), (176, 666, "Low"), (276, 666, "2 to 1"),
        (176, 646, "High"), (276, 646, "3 to 1"),
    ]:  # fmt: skip
        canvas.drawString(x, y, text)
    assert texts(read_pdf(paper.save()).lines) == ["Side ticket", "Green\tLow\t2 to 1", "\tHigh\t3 to 1"]


def test_a_table_whose_rows_have_no_lines_between_them_is_read_by_row(paper: Paper) -> None:
    canvas = paper.canvas
    for y in (700, 680, 600):
        canvas.line(72, y, 272, y)
    for x in (72, 172, 272):
        canvas.line(x, 700, x, 600)
    for y, name, pays in [
        (686, "Ticket", "Pays"),
        (664, "Red", "9 to 1"),
        (650, "Blue", "8 to 1"),
        (636, "Grey", "Push"),
    ]:
        canvas.drawString(76, y, name)
        canvas.drawString(176, y, pays)
    assert texts(read_pdf(paper.save()).lines) == ["Ticket\tPays", "Red\t9 to 1", "Blue\t8 to 1", "Grey\tPush"]


def test_borders_drawn_as_thin_boxes_are_lines(paper: Paper) -> None:
    canvas = paper.canvas
    for y in (700, 680, 660):
        for x in (72, 172):
            canvas.rect(x + 0.5, y, 99.5, 0.5, stroke=0, fill=1)
    for x in (72, 172, 272):
        for y in (660, 680):
            canvas.rect(x, y + 0.5, 0.5, 19.5, stroke=0, fill=1)
    for y, name, pays in [(686, "Red", "9 to 1"), (666, "Blue", "8 to 1")]:
        canvas.drawString(76, y, name)
        canvas.drawString(176, y, pays)
    found = read_pdf(paper.save()).lines
    assert [(line.text, line.table) for line in found] == [("Red\t9 to 1", 1), ("Blue\t8 to 1", 1)]


def test_a_frame_around_the_page_is_no_table(paper: Paper) -> None:
    paper.canvas.rect(60, 60, 480, 700)
    paper.canvas.line(60, 735, 540, 735)
    paper.line((LEFT, "1."), (LEFT + 30, "Inside the frame."))
    paper.line((LEFT, "2."), (LEFT + 30, "Still inside."))
    found = read_pdf(paper.save()).lines
    assert [(line.text, line.table) for line in found] == [("1. Inside the frame.", None), ("2. Still inside.", None)]


def test_cells_in_columns_without_lines_are_joined_with_a_tab(paper: Paper) -> None:
    paper.line((LEFT, "Outcome"), (LEFT + 80, "Pays"), (LEFT + 140, "Share"))
    paper.line((LEFT, "Red star"), (LEFT + 80, "40 to 1"), (LEFT + 140, "$25"))
    paper.line((LEFT, "Blue"), (LEFT + 80, "6 to 5"), (LEFT + 140, "$5"))
    found = read_pdf(paper.save()).lines
    assert [(line.text, line.table) for line in found] == [
        ("Outcome\tPays\tShare", None), ("Red star\t40 to 1\t$25", None), ("Blue\t6 to 5\t$5", None),
    ]  # fmt: skip


def test_one_row_alone_is_parted_where_its_gap_is_very_wide(paper: Paper) -> None:
    paper.line((LEFT, "Blue"), (LEFT + 200, "6 to 5"))
    paper.line((LEFT, "The row above came over from another page."))
    assert texts(read_pdf(paper.save()).lines)[0] == "Blue\t6 to 5"


PROSE = "the players on this side of the sheet talk of rule number"


def test_two_columns_of_prose_are_read_one_after_the_other(paper: Paper) -> None:
    paper.line((LEFT, "A heading that runs across both of the columns of this page, as headings do"))
    for number in range(8):
        # The columns do not share their lines, so their heights differ.
        paper.canvas.setFontSize(8)
        paper.canvas.drawString(LEFT, 690 - 12 * number, f"{PROSE} {number}")
        paper.canvas.drawString(330, 686 - 12 * number, f"{PROSE} {number + 8}")
    found = texts(read_pdf(paper.save()).lines)
    assert found[1:] == [f"{PROSE} {number}" for number in range(16)]


def test_two_columns_of_short_cells_are_a_table(paper: Paper) -> None:
    for number in range(8):
        paper.line((LEFT, f"Star {number}"), (330, f"{number + 2} to 1"))
    assert texts(read_pdf(paper.save()).lines) == [f"Star {number}\t{number + 2} to 1" for number in range(8)]


def test_a_raised_footnote_mark_does_not_change_the_odds(paper: Paper) -> None:
    text = paper.canvas.beginText(LEFT, 700)
    text.setFont("Helvetica", 12)
    text.textOut("pays 100 to 1")
    text.setFont("Helvetica", 7)
    text.setRise(5)
    text.textOut("1")
    paper.canvas.drawText(text)
    assert texts(read_pdf(paper.save()).lines) == ["pays 100 to 1¹"]


def test_raised_and_lowered_text_stays_in_its_line(paper: Paper) -> None:
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.platypus import Paragraph

    style = ParagraphStyle("justified", fontName="Helvetica", fontSize=11, leading=14, alignment=4)
    words = "Chips<super>2</super> come on the 5<super>th</super> with H<sub>2</sub>O, and then play goes on as before."
    paragraph = Paragraph(f"{words} {words}", style)
    paragraph.wrapOn(paper.canvas, 400, 200)
    paragraph.drawOn(paper.canvas, LEFT, 600)
    told = "Chips² come on the 5th with H2O, and then play goes on as before."
    assert " ".join(texts(read_pdf(paper.save()).lines)) == f"{told} {told}"


def test_text_printed_twice_for_boldness_is_read_once(paper: Paper) -> None:
    paper.canvas.drawString(LEFT, 700, "BIG WHEEL")
    paper.canvas.drawString(LEFT + 0.4, 700, "BIG WHEEL")
    assert texts(read_pdf(paper.save()).lines) == ["BIG WHEEL"]


def test_words_without_space_characters_are_parted_by_their_gaps(paper: Paper) -> None:
    x = LEFT
    for word in ["shall", "be", "paid", "6", "to", "5"]:
        paper.canvas.drawString(x, 700, word)
        x += paper.canvas.stringWidth(word, "Helvetica", SIZE) + 3
    assert texts(read_pdf(paper.save()).lines) == ["shall be paid 6 to 5"]


def test_turned_text_is_kept_apart_and_not_lost(paper: Paper) -> None:
    paper.line((LEFT, "First line of the rules."))
    paper.line((LEFT, "Second line of the rules."))
    paper.canvas.saveState()
    paper.canvas.translate(200, 650)
    paper.canvas.rotate(45)
    paper.canvas.setFontSize(60)
    paper.canvas.drawString(0, 0, "DRAFT")
    paper.canvas.restoreState()
    assert texts(read_pdf(paper.save()).lines) == ["First line of the rules.", "Second line of the rules.", "DRAFT"]


@pytest.mark.parametrize("x", [40, 520])
def test_line_numbers_in_the_margin_are_kept_apart(paper: Paper, x: float) -> None:
    for number in range(1, 31):
        paper.line((LEFT + (20 if number % 3 else 0), f"Line {number} of the rules."), (x, str(number)))
    found = texts(read_pdf(paper.save()).lines)
    assert found == [f"Line {n} of the rules." for n in range(1, 31)] + [" ".join(str(n) for n in range(1, 31))]


@pytest.mark.parametrize("count", [14, 40])
def test_a_list_numbered_without_dots_keeps_its_numbers(paper: Paper, count: int) -> None:
    for number in range(1, count + 1):
        paper.line((40, str(number)), (LEFT, "A rule."))
        if count > 14:
            # Wrapped lines have no number of their own.
            paper.leading = 7
            paper.line((LEFT, "It goes on."))
    found = texts(read_pdf(paper.save()).lines)
    assert [line.split()[0] for line in found if line.endswith("A rule.")] == [str(n) for n in range(1, count + 1)]


def test_room_between_paragraphs_is_an_empty_line(paper: Paper) -> None:
    for text in ["One", "Two", "Three", "", "Four"]:
        paper.line((LEFT, text)) if text else paper.skip()
    assert [line.text for line in read_pdf(paper.save()).lines] == ["One", "Two", "Three", "", "Four"]


def test_progress_is_told_page_by_page(tmp_path: Path) -> None:
    paper = Paper(tmp_path / "rules.pdf")
    for number in range(100):
        paper.line((LEFT, f"Sentence {number}."))
    told: list[tuple[int, int]] = []
    read_pdf(paper.save(), lambda done, whole: told.append((done, whole)))
    assert told == [(1, 3), (2, 3), (3, 3)]
