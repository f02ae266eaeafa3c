"""The accounting of an import: figures that add up, on the terminal and as a page."""

from collections.abc import Callable
from html.parser import HTMLParser

import pytest

from checker.report.importing import MOST_WARNINGS, page, ranges, share, summary
from ruleschema.intake.accounting import Accounting, Disagreement, GameAccount, Removed, Warned

HOUSE = Accounting(
    sources=("plan.pdf",),
    lines=120,
    words=1400,
    games=(
        GameAccount("Test Wheel", "test-wheel", "test-wheel.yaml", 3, 60, 20, 9, 12, 3, 1),
        GameAccount("Hat Draw", "hat-draw", "hat-draw.yaml", 61, 118, 1, 0, 0, 0, 2),
    ),
    removed=(
        Removed((1, 2, 61), "page header", 12),
        Removed((30, 31), "page header", 8),
        Removed((119,), "blank rule", 0),
    ),
    warnings=(Warned("no approval date found"), Warned("the title is lost; the contents list gives it", 61)),
    conflicts=(Disagreement("test-wheel.yaml", "6.II › says: you and the new document differ"),),
)


def text(accounting: Accounting) -> str:
    return "\n".join("".join(piece for piece, _ in line) for line in summary(accounting)) + "\n"


def test_the_summary_reads_well(golden: Callable[[str, str], None]) -> None:
    golden("import.txt", text(HOUSE))


def test_the_page_reads_well(golden: Callable[[str, str], None]) -> None:
    golden("import.html", page(HOUSE))


def test_the_page_needs_nothing_from_outside_and_its_tags_close() -> None:
    class Tags(HTMLParser):
        void = ("meta",)

        def __init__(self) -> None:
            super().__init__()
            self.open: list[str] = []

        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            assert tag not in ("script", "link", "img", "iframe")
            assert not {"src", "href"} & {name for name, _ in attrs}
            if tag not in self.void:
                self.open.append(tag)

        def handle_endtag(self, tag: str) -> None:
            assert self.open.pop() == tag

    tags = Tags()
    tags.feed(page(HOUSE))
    assert tags.open == []


@pytest.mark.parametrize("hostile", ["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "{{ 7 * 7 }}"])
def test_what_a_document_says_is_escaped(hostile: str) -> None:
    game = GameAccount(hostile, hostile, hostile, 1, 2, 0, 0, 0, 0, 0)
    removed, warned, collided = Removed((1,), hostile, 1), Warned(hostile, 1), Disagreement(hostile, hostile)
    made = page(Accounting((hostile,), 1, 1, (game,), (removed,), (warned,), (collided,)))
    assert "<script" not in made
    assert "<img" not in made
    assert "49" not in made


def test_an_empty_import_has_a_page_too() -> None:
    empty = Accounting(("nothing.txt",), 0, 0, ())
    assert "Conflicts" not in page(empty)
    assert text(empty).startswith("0 games from nothing.txt\n")


@pytest.mark.parametrize(
    ("count", "more"), [(MOST_WARNINGS - 1, ""), (MOST_WARNINGS, ""), (MOST_WARNINGS + 1, "1 more")]
)
def test_many_warnings_are_cut_in_the_terminal_and_not_on_the_page(count: int, more: str) -> None:
    many = Accounting(("x",), 1, 1, (), warnings=tuple(Warned(f"warning-{number}.", number) for number in range(count)))
    assert (more in text(many)) if more else ("more;" not in text(many))
    assert all(f"warning-{number}." in page(many) for number in range(count))


@pytest.mark.parametrize(
    ("numbers", "written"),
    [([], ""), ([3], "3"), ([3, 4], "3–4"), ([9, 3, 7, 8, 3], "3, 7–9"), ([1, 3, 5], "1, 3, 5")],
)
def test_line_numbers_as_a_person_writes_them(numbers: list[int], written: str) -> None:
    assert ranges(numbers) == written


@pytest.mark.parametrize(
    ("part", "whole", "shown"), [(999, 1000, "99 %"), (1000, 1000, "100 %"), (0, 0, "–"), (1, 3, "33 %")]
)
def test_a_share_is_never_rounded_up(part: int, whole: int, shown: str) -> None:
    assert share(part, whole) == shown


def test_sums_are_those_of_the_games() -> None:
    assert (HOUSE.clauses, HOUSE.payouts, HOUSE.procedures) == (21, 9, 18)
    assert (HOUSE.lines_removed, HOUSE.words_removed) == (6, 20)
