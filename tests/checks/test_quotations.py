"""Quotation marks stand around what is printed: no message passes our own words off as the filing's."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from checker.engine.check import Page, pages
from checker.engine.finding import Finding
from checker.engine.library import Library
from checker.engine.run import run
from checker.index.phrases import texts
from ruleschema.submission.load import Loaded, load

ROOT = Path(__file__).resolve().parents[2]
_QUOTED = re.compile("“([^“”]+)”")
# Fewer words are a name, a term, or the place of a slip, which stands in a submission as it is printed.
LONGEST_NAME = 5


@cache
def shipped() -> tuple[Loaded, tuple[Finding, ...]]:
    loaded = load([ROOT / "submissions"])
    return loaded, tuple(run(loaded).findings)


def _our_words(loaded: Loaded) -> str:
    """Everything that the documents say in the clause language or explain."""
    return "\n".join(_said(loaded)).lower()


def _said(loaded: Loaded) -> Iterator[str]:
    for filing in Library(loaded).filings:
        printed = {str(section.title) for section in filing.game.sections}
        printed |= {str(meaning.term) for meaning in filing.game.definitions}
        yield from (str(said.text) for said in texts(filing) if str(said.text) not in printed)


def _paraphrases(findings: tuple[Finding, ...], ours: str) -> list[tuple[str, str]]:
    parts = [(each.code, part) for each in findings for part in _QUOTED.findall(each.fault.message)]
    return [(code, part) for code, part in parts if len(part.split()) > LONGEST_NAME and part.lower() in ours]


def test_the_shipped_findings_quote_no_sentence_of_ours() -> None:
    loaded, findings = shipped()
    assert _paraphrases(findings, _our_words(loaded)) == []


@pytest.mark.parametrize("page", pages(), ids=[page.check.code for page in pages()])
def test_an_example_is_told_without_quoting_it(page: Page, submission: Callable[..., Path], tmp_path: Path) -> None:
    submission("\n".join(line for line in page.check.fails.splitlines() if not line.startswith("jurisdiction: ")))
    if page.check.beside:
        submission(page.check.beside, file="beside")
    loaded = load([tmp_path])
    assert _paraphrases(tuple(run(loaded).findings), _our_words(loaded)) == []


def test_every_finding_says_what_is_expected() -> None:
    _, findings = shipped()
    assert [(each.code, each.fault.at) for each in findings if not each.fault.expected] == []
