"""Word files: text, numbers and tables as Word shows them."""

from pathlib import Path

import docx
import pytest
from making import texts
from ruamel.yaml import YAML
from wording import Letter, level, level_for, listed, run, style

from ruleschema.intake.formats.docx import read_docx
from ruleschema.intake.formats.word.counting import PRINT

OUTLINES = YAML(typ="safe").load(Path(__file__).with_name("outlines.yaml"))


@pytest.fixture
def letter(tmp_path: Path) -> Letter:
    return Letter(tmp_path / "rules.docx")


def lines(letter: Letter) -> list[str]:
    return texts(read_docx(letter.save()).lines)


@pytest.mark.parametrize("scheme", OUTLINES)
def test_an_outline_is_numbered_as_word_shows_it(letter: Letter, scheme: str) -> None:
    outline = OUTLINES[scheme]
    labels = {depth: label for label, depth, _ in reversed(outline)}
    letter.define(1, [level_for(depth, labels[depth]) for depth in sorted(labels)])
    letter.use(1, 1)
    for _, depth, text in outline:
        letter.item(text, 1, depth)
    found = read_docx(letter.save()).lines
    assert texts(found) == [f"{label} {text}" for label, _, text in outline]
    assert [line.indent for line in found] == [36.0 * (depth + 1) - 18 for _, depth, _ in outline]


def test_levels_print_the_levels_above_them(letter: Letter) -> None:
    letter.define(
        1, [level(0, "%1.", "decimal"), level(1, "%1.%2.", "upperRoman"), level(2, "%1.%2(%3)", "lowerLetter")]
    )
    letter.use(1, 1)
    for depth in (0, 1, 2, 2, 1, 0, 1):
        letter.item("x", 1, depth)
    assert lines(letter) == ["1. x", "1.I. x", "1.I(a) x", "1.I(b) x", "1.II. x", "2. x", "2.I. x"]


def test_legal_numbering_prints_figures_throughout(letter: Letter) -> None:
    letter.define(1, [level(0, "Article %1.", "upperRoman"), level(1, "%1.%2", "decimal", "<w:isLgl/>")])
    letter.use(1, 1)
    for depth in (0, 1, 0, 1):
        letter.item("x", 1, depth)
    assert lines(letter) == ["Article I. x", "1.1 x", "Article II. x", "2.1 x"]


def test_lists_that_share_a_definition_count_on_and_an_override_starts_again(letter: Letter) -> None:
    letter.define(1, [level(0, "%1.", "decimal")])
    letter.use(1, 1)
    letter.use(2, 1)
    letter.use(3, 1, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride>')
    for number in (1, 1, 2, 3, 3, 1):
        letter.item("x", number)
    assert lines(letter) == ["1. x", "2. x", "3. x", "5. x", "6. x", "7. x"]


def test_a_list_can_replace_a_level(letter: Letter) -> None:
    letter.define(1, [level(0, "%1.", "decimal")])
    letter.use(1, 1, f'<w:lvlOverride w:ilvl="0">{level(0, "(%1)", "upperLetter")}</w:lvlOverride>')
    letter.item("x", 1)
    letter.item("x", 1)
    assert lines(letter) == ["(A) x", "(B) x"]


@pytest.mark.parametrize(
    ("restart", "third"),
    [
        ("", ["1", "1", "1"]),
        ('<w:lvlRestart w:val="0"/>', ["1", "2", "3"]),
        ('<w:lvlRestart w:val="1"/>', ["1", "2", "1"]),
    ],
)
def test_a_level_starts_again_when_its_definition_says_so(letter: Letter, restart: str, third: list[str]) -> None:
    last = level(2, "[%3]", "decimal", restart)
    letter.define(1, [level(0, "%1.", "decimal"), level(1, "%2.", "decimal"), last])
    letter.use(1, 1)
    for depth in (0, 1, 2, 1, 2, 0, 1, 2):
        letter.item("x", 1, depth)
    assert [line for line in lines(letter) if line.startswith("[")] == [f"[{number}] x" for number in third]


def test_a_level_that_was_skipped_shows_its_start(letter: Letter) -> None:
    letter.define(1, [level(0, "%1.", "decimal"), level(1, "%1.%2", "decimal")])
    letter.use(1, 1)
    for depth in (1, 1, 0, 1):
        letter.item("x", 1, depth)
    assert lines(letter) == ["1.1 x", "1.2 x", "1. x", "1.1 x"]


def test_numbers_come_from_styles_and_list_zero_takes_them_away(letter: Letter) -> None:
    first = level(0, "%1.", "decimal", '<w:pStyle w:val="Rule"/>')
    letter.define(1, [first, level(1, "(%2)", "lowerLetter", '<w:pStyle w:val="Item"/>')])
    letter.use(1, 1)
    styles = letter.document.styles.element
    styles.append(style("Rule", "Normal", listed(1)))
    styles.append(style("Item", "Rule"))
    for name in ("Rule", "Item", "Item", "Rule"):
        letter.raw(f'<w:p><w:pPr><w:pStyle w:val="{name}"/></w:pPr>{run("x")}</w:p>')
    letter.raw(f'<w:p><w:pPr><w:pStyle w:val="Rule"/><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr>{run("y")}</w:p>')
    letter.raw(f'<w:p><w:pPr><w:pStyle w:val="Rule"/></w:pPr>{run("z")}</w:p>')
    assert lines(letter) == ["1. x", "(a) x", "(b) x", "2. x", "y", "3. z"]


def test_a_list_may_take_its_levels_from_a_numbering_style(letter: Letter) -> None:
    letter.define(1, [level(0, "%1)", "lowerRoman")], '<w:styleLink w:val="Legal"/>')
    letter.define(2, [], '<w:numStyleLink w:val="Legal"/>')
    letter.use(1, 1)
    letter.use(2, 2)
    letter.document.styles.element.append(style("Legal", "Normal", listed(1), "numbering"))
    letter.item("x", 2)
    assert lines(letter) == ["i) x"]


def test_a_numbered_paragraph_without_text_still_counts(letter: Letter) -> None:
    letter.define(1, [level(0, "%1.", "decimal")])
    letter.use(1, 1)
    for text in ("x", "", "y"):
        letter.item(text, 1)
    assert lines(letter) == ["1. x", "2.", "3. y"]


@pytest.mark.parametrize(
    ("shape", "number", "shown"),
    [
        ("lowerLetter", 26, "z"), ("lowerLetter", 27, "aa"), ("lowerLetter", 28, "bb"), ("lowerLetter", 53, "aaa"),
        ("upperRoman", 4, "IV"), ("lowerRoman", 49, "xlix"),
        ("upperRoman", 3999, "MMMCMXCIX"), ("upperRoman", 4000, "4000"),
        ("decimalZero", 9, "09"), ("decimalZero", 10, "10"), ("ordinal", 11, "11th"), ("ordinal", 22, "22nd"),
        ("cardinalText", 21, "Twenty-one"), ("ordinalText", 12, "Twelfth"), ("ordinalText", 20, "Twentieth"),
        ("ordinalText", 35, "Thirty-fifth"), ("ordinalText", 9, "Ninth"), ("none", 3, ""),
    ],
)  # fmt: skip
def test_numbers_are_printed_in_their_shape(shape: str, number: int, shown: str) -> None:
    assert PRINT[shape](number) == shown


def test_a_table_gives_a_line_a_row_and_merged_cells_once(letter: Letter) -> None:
    table = letter.document.add_table(4, 3)
    for row, cells in enumerate(
        [["Side ticket", "", ""], ["Green", "Low", "2 to 1"], ["", "High", "3 to 1"], ["Red", "", "Push"]]
    ):
        for column, text in enumerate(cells):
            table.cell(row, column).text = text
    table.cell(0, 0).merge(table.cell(0, 2))
    table.cell(1, 0).merge(table.cell(2, 0))
    found = [line for line in read_docx(letter.save()).lines if line.text]
    assert [(line.text.strip(), line.table) for line in found] == [
        ("Side ticket", 1), ("Green\tLow\t2 to 1", 1), ("High\t3 to 1", 1), ("Red\t\tPush", 1),
    ]  # fmt: skip
    assert found[2].text.startswith("\t")


def test_cells_that_pair_off_line_by_line_are_rows(letter: Letter) -> None:
    table = letter.document.add_table(1, 2)
    table.cell(0, 0).text = "Star\nMoon\nSun"
    table.cell(0, 1).text = "9 to 1\n8 to 1\n7 to 1"
    assert lines(letter) == ["Star\t9 to 1", "Moon\t8 to 1", "Sun\t7 to 1"]


def test_numbers_count_through_tables_and_a_table_of_one_column_is_a_frame(letter: Letter) -> None:
    letter.define(1, [level(0, "%1.", "decimal")])
    letter.use(1, 1)
    item = '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>' + run("x") + "</w:p>"
    letter.raw(item)
    letter.raw(f"<w:tbl><w:tr><w:tc>{item}{item}</w:tc></w:tr></w:tbl>")
    letter.raw(item)
    found = read_docx(letter.save()).lines
    assert [(line.text, line.table) for line in found] == [(f"{n}. x", None) for n in (1, 2, 3, 4)]


def test_soft_breaks_tabs_and_special_characters(letter: Letter) -> None:
    letter.raw(
        "<w:p><w:r><w:t>Red</w:t><w:tab/><w:tab/><w:t>9 to 1</w:t><w:br/>"
        "<w:t>Blue</w:t><w:tab/><w:t>8 to 1</w:t></w:r></w:p>"
    )
    letter.raw("<w:p><w:r><w:tab/><w:t>(a)</w:t><w:tab/><w:t>A typed label</w:t></w:r></w:p>")
    letter.raw(
        '<w:p><w:r><w:sym w:font="Wingdings" w:char="F0A7"/><w:t xml:space="preserve"> six</w:t>'
        "<w:noBreakHyphen/><w:t>deck\u00a0shoe of\ufb01ce</w:t></w:r></w:p>"
    )
    assert lines(letter) == ["Red\t9 to 1", "Blue\t8 to 1", "(a) A typed label", "▪ six-deck shoe office"]


def test_heads_and_feet_have_no_page_and_the_body_has(letter: Letter) -> None:
    section = letter.document.sections[0]
    section.header.paragraphs[0].text = "Approved 2031-01-05"
    section.footer.paragraphs[0].text = "Page foot"
    section.different_first_page_header_footer = True
    section.first_page_header.paragraphs[0].text = "First head"
    letter.document.add_paragraph("Body")
    letter.document.add_section()
    letter.document.add_paragraph("Second section")
    found = [line for line in read_docx(letter.save()).lines if line.text]
    assert [(line.text, line.page) for line in found] == [
        ("Approved 2031-01-05", None), ("First head", None), ("Body", 1), ("Page foot", None), ("Second section", 1),
    ]  # fmt: skip


def test_pages_count_by_the_breaks_word_has_left(letter: Letter) -> None:
    letter.raw(f"<w:p>{run('one')}<w:r><w:br w:type='page'/></w:r></w:p>")
    letter.raw("<w:p><w:r><w:lastRenderedPageBreak/><w:t>two</w:t></w:r></w:p>")
    assert [(line.text, line.page) for line in read_docx(letter.save()).lines if line.text] == [("one", 1), ("two", 2)]


def test_notes_follow_their_paragraph_and_never_run_into_a_number(letter: Letter) -> None:
    letter.footnotes(n7=run("Only on Sundays."), n9=run("Rarely."))
    letter.endnotes(n7=run("At the end."))
    mention = '<w:r><w:{kind}Reference w:id="{name}"/></w:r>'
    letter.raw(f"<w:p>{run('pays 100 to 1')}{mention.format(kind='footnote', name=9)}{run('.')}</w:p>")
    letter.raw(
        f"<w:p>{run('Next')}{mention.format(kind='footnote', name=7)}{mention.format(kind='endnote', name=7)}</w:p>"
    )
    assert lines(letter) == ["pays 100 to 1¹.", "¹ Rarely.", "Next²[i]", "² Only on Sundays.", "[i] At the end."]


def test_links_fields_controls_and_boxes_lose_no_word(letter: Letter) -> None:
    letter.raw(
        "<w:p><w:hyperlink>"
        + run("Linked ")
        + "</w:hyperlink><w:sdt><w:sdtContent>"
        + run("controlled ")
        + "</w:sdtContent></w:sdt>"
        "<w:r><w:fldChar w:fldCharType='begin'/></w:r><w:r><w:instrText>REF x</w:instrText></w:r>"
        "<w:r><w:fldChar w:fldCharType='separate'/></w:r>"
        + run("field")
        + "<w:r><w:fldChar w:fldCharType='end'/></w:r></w:p>"
    )
    letter.raw(f"<w:sdt><w:sdtContent><w:p>{run('In a control.')}</w:p></w:sdtContent></w:sdt>")
    box = f"<w:txbxContent><w:p>{run('Boxed.')}</w:p></w:txbxContent>"
    letter.raw(
        f"<w:p xmlns:mc='http://schemas.openxmlformats.org/markup-compatibility/2006'>{run('Beside')}"
        f"<w:r><mc:AlternateContent><mc:Choice Requires='wps'>{box}</mc:Choice>"
        f"<mc:Fallback>{box}</mc:Fallback></mc:AlternateContent></w:r></w:p>"
    )
    assert lines(letter) == ["Linked controlled field", "In a control.", "Beside", "Boxed."]


def test_empty_paragraphs_are_empty_lines(letter: Letter) -> None:
    for text in ("One", "", "Two", ""):
        letter.document.add_paragraph(text)
    assert [(line.number, line.text) for line in read_docx(letter.save()).lines] == [(1, "One"), (2, ""), (3, "Two")]


def test_headings_and_bold_paragraphs_are_told(tmp_path: Path) -> None:
    document = docx.Document()
    document.add_heading("Craps", 1)
    document.add_paragraph().add_run("Payout Odds").bold = True
    half = document.add_paragraph("The dealer pays ")
    half.add_run("all").bold = True
    document.save(str(tmp_path / "rules.docx"))
    found = read_docx(tmp_path / "rules.docx").lines
    assert [(line.text, line.heading, line.bold, line.whole) for line in found] == [
        ("Craps", 1, False, True),
        ("Payout Odds", 0, True, True),
        ("The dealer pays all", 0, False, True),
    ]
