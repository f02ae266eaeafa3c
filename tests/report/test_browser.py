"""The pages as a reader meets them: in a real browser, with keyboard, phone, dark room and paper."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browser_desk import MISSING, PROGRAM, REQUIRED, Reader
from example_game import EXAMPLE
from hostile import PAYLOAD
from playwright.sync_api import expect
from report_desk import PAGE

from checker.cli import main

if PROGRAM is None and not REQUIRED:
    pytest.skip(MISSING, allow_module_level=True)

PHONE = {"viewport": {"width": 360, "height": 740}}
SHOWN = "#findings [data-item]:not([hidden])"


def longest(folder: Path) -> Path:
    """The page with the most to show."""
    return max(folder.glob("*.html"), key=lambda path: (path.name != "index.html", path.stat().st_size))


def numbers(page: Any) -> list[str]:
    return [text.removeprefix("Finding ") for text in page.locator(f"{SHOWN} a.no").all_text_contents()]


def test_severities_are_filtered_and_the_margin_follows(reader: Reader, written: Callable[[str], Path]) -> None:
    page = reader.open(written(EXAMPLE) / PAGE)
    assert numbers(page) == ["1", "2", "3", "4", "5", "6", "7"]
    assert page.get_by_role("status").text_content() == "All 7 findings shown."
    page.get_by_role("checkbox", name="error").uncheck()
    assert numbers(page) == ["2", "4", "6", "7"]
    assert page.get_by_role("status").text_content() == "4 of 7 findings shown."
    assert page.locator(".margin p:visible").count() == 5
    page.get_by_role("combobox", name="Family").select_option("Payouts")
    assert numbers(page) == []
    assert page.get_by_role("status").text_content() == "0 of 7 findings shown."
    page.get_by_role("button", name="Show all").click()
    expect(page.locator("#findings [data-item][hidden]")).to_have_count(0)
    assert page.get_by_role("combobox", name="Family").input_value() == ""


@pytest.mark.parametrize(
    ("words", "found"),
    [("insignia", ["5"]), ("INSIGNIA 2 to 1", ["5"]), ("to insignia", ["5"]), ("PAY-201", ["5"]), ("zebra", [])],
)
def test_all_words_of_a_search_must_occur(
    reader: Reader, written: Callable[[str], Path], words: str, found: list[str]
) -> None:
    page = reader.open(written(EXAMPLE) / PAGE)
    page.get_by_role("searchbox", name="Search").fill(words)
    assert numbers(page) == found


def test_a_search_also_finds_clauses(reader: Reader, written: Callable[[str], Path]) -> None:
    page = reader.open(written(EXAMPLE) / PAGE)
    page.get_by_role("searchbox").fill("winning wagers")
    assert "1 clause has these words." in page.get_by_role("status").text_content()
    page.get_by_role("button", name="Next clause").click()
    assert page.evaluate("document.activeElement.id") == "clause-6-i"


def test_a_link_leads_to_its_finding_even_when_the_filter_hides_it(
    reader: Reader, written: Callable[[str], Path]
) -> None:
    folder = written(EXAMPLE)
    anchor = re.search(r'id="(finding-\w+)"[^>]*data-severity="error"', (folder / PAGE).read_text()).group(1)
    page = reader.open(folder / PAGE, anchor)
    assert page.evaluate("document.activeElement.id") == anchor
    assert page.locator(f"#{anchor}").is_visible()
    page.get_by_role("checkbox", name="error").uncheck()
    assert not page.locator(f"#{anchor}").is_visible()
    page.evaluate("location.hash = ''")
    page.evaluate(f"location.hash = '{anchor}'")
    expect(page.locator(f"#{anchor}")).to_be_visible()
    assert page.get_by_role("checkbox", name="error").is_checked()


def test_the_index_leads_to_every_finding(reader: Reader, shipped: Path) -> None:
    page = reader.open(shipped / "index.html")
    links = page.locator(".lines a.no").evaluate_all("links => links.map(link => link.getAttribute('href'))")
    assert len(links) == page.locator("#findings [data-item]").count() > 0
    for link in links:
        name, anchor = link.split("#")
        assert f'id="{anchor}"' in (shipped / name).read_text(encoding="utf-8")
    page.locator(".lines a.no").first.click()
    expect(page.locator(f"#{links[0].split('#')[1]}")).to_be_focused()


def test_the_index_filters_by_casino_and_game(reader: Reader, shipped: Path) -> None:
    page = reader.open(shipped / "index.html")
    casinos = page.get_by_role("combobox", name="Casino").locator("option").all_text_contents()[1:]
    games = page.get_by_role("combobox", name="Game").locator("option").all_text_contents()[1:]
    assert len(casinos) > 1
    shown = 0
    for casino in casinos:
        page.get_by_role("combobox", name="Casino").select_option(casino)
        shown += page.locator(SHOWN).count()
    assert shown == page.locator("#findings [data-item]").count()
    page.get_by_role("combobox", name="Casino").select_option("")
    page.get_by_role("combobox", name="Game").select_option(games[0])
    assert 0 < page.locator(SHOWN).count() < shown


def test_a_file_that_cannot_be_read_is_counted_once(
    reader: Reader, submission: Callable[..., Path], tmp_path: Path
) -> None:
    folder = submission(EXAMPLE)
    (folder / "broken.yaml").write_text("game: [", encoding="utf-8")
    assert main(["report", str(folder), "-o", str(tmp_path / "out")]) == 2
    page = reader.open(tmp_path / "out" / "index.html")
    assert page.get_by_role("status").text_content() == "All 8 findings shown."
    page.locator(".lines a.no").first.click()
    expect(page.locator("article")).to_be_focused()


def test_links_within_a_page_lead_somewhere(reader: Reader, shipped: Path) -> None:
    page = reader.open(longest(shipped))
    lost = page.evaluate(
        "[...document.querySelectorAll('a[href^=\"#\"]')].map(a => a.getAttribute('href').slice(1))"
        ".filter(id => !document.getElementById(id))"
    )
    assert lost == []


def test_the_keyboard_reaches_everything(reader: Reader, written: Callable[[str], Path]) -> None:
    page = reader.open(written(EXAMPLE) / PAGE)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the content"
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.value") == "error":
            break
    page.keyboard.press("Space")
    assert numbers(page) == ["2", "4", "6", "7"]
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline != "none", "focus is seen"


def test_without_script_everything_is_shown(reader: Reader, written: Callable[[str], Path]) -> None:
    page = reader.open(written(EXAMPLE) / PAGE, java_script_enabled=False)
    assert page.locator("article.finding:visible").count() == 7
    assert page.locator("form").count() == 1
    assert not page.locator("form").is_visible()


def page_of(folder: Path, kind: str) -> Path:
    """A page of the kind: the one with the most to show, or where a test takes long the least."""
    if kind == "index":
        return folder / "index.html"
    if kind == "longest":
        return longest(folder)
    marks = {"comparison": "compared matrix", "redline": 'id="redline"', "casino": 'id="comparisons"'}
    mark = marks[kind]
    found = [path for path in folder.glob("*.html") if mark in path.read_text(encoding="utf-8")]
    return min(found, key=lambda path: path.stat().st_size)


@pytest.mark.parametrize("name", ["index", "longest", "comparison", "redline"])
def test_a_phone_shows_it_without_sideways_scrolling(reader: Reader, shipped: Path, name: str) -> None:
    page = reader.open(page_of(shipped, name), **PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)") >= 16


MATTERS = "#comparison [data-item]"
STATES = ("casinos-differ", "not-stated-by-all", "all-alike")


def test_a_comparison_is_filtered_by_what_differs_and_by_kind(reader: Reader, shipped: Path) -> None:
    page = reader.open(page_of(shipped, "comparison"))
    states = {state: page.locator(f"{MATTERS}[data-state={state}]").count() for state in STATES}
    assert all(states.values())
    page.get_by_role("checkbox", name="not stated by all").uncheck()
    page.get_by_role("checkbox", name="all alike").uncheck()
    assert page.locator(f"{MATTERS}:visible").count() == states["casinos-differ"]
    told = f"{states['casinos-differ']} of {sum(states.values())} matters shown."
    assert page.get_by_role("status").text_content() == told
    for group in page.locator("tbody[data-group]:visible").all():
        assert group.locator("[data-item]:visible").count(), "a wager without rows is not shown either"
    page.get_by_role("button", name="Show all").click()
    expect(page.locator(f"{MATTERS}[hidden]")).to_have_count(0)
    page.get_by_role("combobox", name="Kind").select_option("payout")
    assert page.locator(f"{MATTERS}:visible").count() == page.locator(f"{MATTERS}[data-kind=payout]").count()


def test_a_comparison_is_searched_by_wager_and_figure(reader: Reader, shipped: Path) -> None:
    page = reader.open(page_of(shipped, "comparison"))
    group = page.locator("tbody[data-group]").first
    name = group.locator("th[scope=rowgroup]").text_content()
    page.get_by_role("searchbox").fill(name.upper())
    assert page.locator(f"{MATTERS}:visible").count() >= group.locator("[data-item]").count()
    assert group.is_visible()
    page.get_by_role("searchbox").fill("zebra")
    assert page.locator(f"{MATTERS}:visible").count() == 0


def test_a_link_leads_to_its_matter_even_when_the_filter_hides_it(reader: Reader, shipped: Path) -> None:
    path = page_of(shipped, "comparison")
    anchor = re.search(r'id="(matter-\w+)"[^>]*data-state="all-alike"', path.read_text(encoding="utf-8")).group(1)
    page = reader.open(path, anchor)
    expect(page.locator(f"#{anchor}")).to_be_focused()
    page.get_by_role("checkbox", name="all alike").uncheck()
    expect(page.locator(f"#{anchor}")).to_be_hidden()
    page.evaluate("location.hash = ''")
    page.evaluate(f"location.hash = '{anchor}'")
    expect(page.locator(f"#{anchor}")).to_be_visible()


def test_a_document_leads_to_the_whole_comparison_and_back(reader: Reader, shipped: Path) -> None:
    page = reader.open(page_of(shipped, "redline"))
    page.locator("#comparison th a").first.click()
    expect(page.locator("tr[data-item]:focus")).to_have_count(1)
    page.locator("tr:focus td a").first.click()
    expect(page.locator(".clause:focus, .rule-section:focus")).to_have_count(1)


def test_a_redline_is_filtered_apart_from_the_findings(reader: Reader, shipped: Path) -> None:
    page = reader.open(page_of(shipped, "redline"))
    form = page.get_by_role("search", name="Filter changes")
    changes, findings = page.locator("#redline [data-item]"), page.locator("#findings [data-item]")
    all_findings = findings.count()
    editorial = page.locator("#redline [data-grade=editorial]").count()
    assert editorial
    form.get_by_role("checkbox", name="editorial").uncheck()
    assert page.locator("#redline [data-item]:visible").count() == changes.count() - editorial
    assert page.locator("#findings [data-item]:visible").count() == all_findings
    assert not page.get_by_role("heading", name="Editorial").is_visible()
    form.get_by_role("searchbox").fill("filing")
    assert page.locator("#redline [data-item]:visible").count() == 0
    form.get_by_role("button", name="Show all").click()
    expect(page.locator("#redline [data-item][hidden]")).to_have_count(0)


def test_a_link_leads_to_its_change(reader: Reader, shipped: Path) -> None:
    path = page_of(shipped, "redline")
    anchor = re.search(r'id="(change-\w+)"', path.read_text(encoding="utf-8")).group(1)
    expect(reader.open(path, anchor).locator(f"#{anchor}")).to_be_focused()


def test_the_index_leads_to_redlines_and_comparisons(reader: Reader, shipped: Path) -> None:
    page = reader.open(shipped / "index.html")
    page.locator("#documents a[href*='#redline']").first.click()
    expect(page.locator("#redline")).to_be_visible()
    page.go_back()
    page.locator("#comparisons a").first.click()
    expect(page.locator("table.matrix")).to_be_visible()


def test_the_page_of_a_casino_has_its_documents_and_findings_only(reader: Reader, shipped: Path) -> None:
    page = reader.open(shipped / "index.html")
    name = page.locator("#documents th[scope=rowgroup] a").first.text_content()
    page.get_by_role("combobox", name="Casino").select_option(name)
    findings = page.locator(SHOWN).count()
    page.locator("#documents th[scope=rowgroup] a").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    assert page.locator(SHOWN).count() == findings


def test_a_dark_room_gets_a_dark_page_and_paper_a_light_one(reader: Reader, written: Callable[[str], Path]) -> None:
    folder = written(EXAMPLE)
    ink = "getComputedStyle(document.documentElement).color"
    light = reader.open(folder / PAGE, color_scheme="light").evaluate(ink)
    dark = reader.open(folder / PAGE, color_scheme="dark")
    assert dark.evaluate(ink) != light
    dark.emulate_media(media="print", color_scheme="dark")
    assert dark.evaluate(ink) == light


@pytest.mark.parametrize(
    ("kind", "pages", "shown"),
    [
        ("longest", 6, "article.finding"),
        ("redline", 2, "article.change"),
        ("comparison", 2, "table.matrix"),
        ("index", 2, ".lines li"),
    ],
)
def test_paper_gets_a_clean_copy(reader: Reader, shipped: Path, kind: str, pages: int, shown: str) -> None:
    page = reader.open(page_of(shipped, kind))
    document = page.pdf(prefer_css_page_size=True)
    assert document.startswith(b"%PDF")
    assert document.count(b"/Type /Page\n") >= pages
    page.emulate_media(media="print")
    for gone in ("form", "nav", ".skip", ".caret [aria-hidden]"):
        assert page.locator(gone).count() == 0 or not page.locator(gone).first.is_visible(), gone
    assert page.locator(shown).first.is_visible()
    page.set_viewport_size({"width": 680, "height": 960})
    assert page.evaluate("document.documentElement.scrollWidth") <= 680, "nothing is cut off at the edge of the paper"


def test_a_filtered_page_says_so_on_paper(reader: Reader, written: Callable[[str], Path]) -> None:
    page = reader.open(written(EXAMPLE) / PAGE)
    page.get_by_role("checkbox", name="error").uncheck()
    page.emulate_media(media="print")
    assert page.locator("[data-status]").is_visible()
    assert not page.get_by_role("searchbox").is_visible()


@pytest.fixture(params=["casino", "comparison", "redline", "game", "example", "index", "hostile"])
def judged(request: pytest.FixtureRequest) -> Path:
    """The pages that axe looks at: of each kind a short one, since axe takes its time on every node."""
    if request.param in ("example", "index"):
        return request.getfixturevalue("written")(EXAMPLE) / (PAGE if request.param == "example" else "index.html")
    folder = request.getfixturevalue("hostile" if request.param == "hostile" else "shipped")
    if request.param in ("casino", "comparison", "redline"):
        return page_of(folder, request.param)
    pages = [path for path in folder.glob("*.html") if "<article" in path.read_text(encoding="utf-8")]
    return min(pages, key=lambda path: (path.name == "index.html", path.stat().st_size))


def faults(page: Any, options: dict[str, Any] | None = None) -> list[tuple[str, str, list[str]]]:
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page, options=options).response["violations"]
    return [(each["id"], each["impact"], [node["html"] for node in each["nodes"]][:3]) for each in found]


def test_axe_finds_no_fault(reader: Reader, judged: Path) -> None:
    page = reader.open(judged)
    assert faults(page) == []
    page.emulate_media(color_scheme="dark")
    assert faults(page, {"runOnly": ["color-contrast"]}) == []


def test_axe_finds_no_fault_on_a_phone(reader: Reader, shipped: Path) -> None:
    assert faults(reader.open(page_of(shipped, "casino"), **PHONE)) == []


def test_axe_would_find_a_fault(reader: Reader, written: Callable[[str], Path]) -> None:
    page = reader.open(written(EXAMPLE) / PAGE)
    page.evaluate("document.querySelector('select').parentElement.replaceWith(document.querySelector('select'))")
    assert [name for name, _, _ in faults(page)] == ["select-name"]


def test_only_what_scrolls_sideways_is_a_stop_for_the_keyboard(reader: Reader, shipped: Path) -> None:
    stops = "[...document.querySelectorAll('[data-label]')].map(n => [n.scrollWidth > n.clientWidth, n.tabIndex === 0])"
    wide, phone = (reader.open(longest(shipped), **size).evaluate(stops) for size in ({}, PHONE))
    assert all(scrolls == stop for scrolls, stop in [*wide, *phone])
    assert sum(stop for _, stop in wide) < sum(stop for _, stop in phone)


def test_a_script_in_every_field_is_only_text(reader: Reader, hostile: Path) -> None:
    paths = sorted(hostile.glob("*.html"))
    assert len(paths) == 6, "two documents, two casinos, one comparison, the index"
    for path in paths:
        page = reader.open(path)
        assert page.evaluate("window.stung") is None
        assert page.locator("script").count() == 1
        assert page.locator("img, iframe, object, embed, base, form[action], a[href^=javascript]").count() == 0
        text = " ".join(page.locator("body").text_content().split())
        assert " ".join(PAYLOAD.split()) in text
        assert "{{ 7 * 7 }}" in text


def test_comparison_and_redline_show_the_hostile_text_too(reader: Reader, hostile: Path) -> None:
    (compared,) = hostile.glob("compare-*.html")
    assert reader.open(compared).locator("#comparison td").get_by_text("onerror").count() > 0
    redlined = next(path for path in hostile.glob("*.html") if 'id="redline"' in path.read_text(encoding="utf-8"))
    page = reader.open(redlined)
    assert page.locator("#redline").get_by_text("onerror").count() > 0
    assert page.locator("#comparison").get_by_text("onerror").count() > 0
    assert page.locator("img").count() == 0


def test_every_field_of_the_hostile_submission_is_on_its_page(reader: Reader, hostile: Path) -> None:
    text = " ".join(reader.open(longest(hostile)).locator("body").text_content().split())
    assert text.count("window.stung = true") > 40


def test_the_policy_stops_a_script_that_got_in_all_the_same(reader: Reader, hostile: Path) -> None:
    page = reader.open(longest(hostile))
    page.evaluate(
        "() => { const added = document.createElement('script');"
        " added.textContent = 'window.stung = true'; document.body.append(added); }"
    )
    assert page.evaluate("window.stung") is None
    assert len(reader.complaints) == 1
    assert "Content Security Policy" in reader.complaints.pop()
