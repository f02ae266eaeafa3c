"""Every check has a page, a passing and a failing example, and both are run."""

from collections.abc import Callable
from pathlib import Path

import pytest

from checker.engine.check import Page, pages
from checker.engine.retired import retired
from checker.engine.run import run
from ruleschema.law.book import read_law
from ruleschema.submission.load import load

CODES = [page.check.code for page in pages()]


@pytest.mark.parametrize("page", pages(), ids=CODES)
def test_a_page_is_complete(page: Page) -> None:
    check = page.check
    assert page.what
    assert page.what.endswith(".")
    assert check.title
    assert not check.title.endswith(".")
    assert check.why.endswith(".")
    assert check.fix.endswith(".")
    family, number = check.code.split("-")
    assert family in {"DOC", "PAY", "PRO", "DEF", "XDO", "CHG"}
    assert number.isdecimal()
    assert len(number) == 3


@pytest.mark.parametrize("page", pages(), ids=CODES)
@pytest.mark.parametrize("kind", ["passes", "fails"])
def test_an_example_does_what_it_says(
    page: Page, kind: str, submission: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    example = getattr(page.check, kind)
    jurisdiction, example = _jurisdiction(example)
    submission(example, jurisdiction=jurisdiction)
    for name in ("Other", "Third"):
        other = page.check.elsewhere or "sections: [{number: 1, title: Other}]"
        submission(other, slug=f"{name.lower()}-casino", name=f"{name} Casino", jurisdiction=jurisdiction)
    if page.check.beside:
        submission(page.check.beside, jurisdiction=jurisdiction, file="beside")
    if page.check.law:
        book = read_law([("example law", page.check.law)])
        monkeypatch.setattr("ruleschema.law.book._law_files", lambda jurisdiction, game: list(book))
    outcome = run(load([tmp_path]))
    assert not outcome.unreadable, [finding.fault.message for finding in outcome.findings]
    found = [
        finding for finding in outcome.findings if (finding.code, finding.casino) == (page.check.code, "example-casino")
    ]
    assert bool(found) == (kind == "fails")
    for finding in found:
        assert finding.fault.span.line > 1
        assert finding.fault.about, "a fingerprint needs what the finding is about"


def _jurisdiction(example: str) -> tuple[str, str]:
    """An example may say where its casino is; Ohio where it does not."""
    lines = example.splitlines()
    stated = [line for line in lines if line.startswith("jurisdiction: ")]
    rest = "\n".join(line for line in lines if line not in stated)
    return (stated[0].removeprefix("jurisdiction: ") if stated else "us-oh"), rest


def test_codes_are_unique_and_sorted() -> None:
    assert sorted(set(CODES)) == CODES


def test_a_retired_code_is_not_used_again() -> None:
    assert retired().keys().isdisjoint(CODES)
    assert {str(each.into) for each in retired().values() if each.into is not None} <= set(CODES)
