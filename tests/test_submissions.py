"""The shipped submissions: complete, read in full, in our own words, with the findings they must give."""

import subprocess
from collections import Counter
from pathlib import Path

import pytest

from checker.engine.run import Outcome, run
from grammar.parse import Grade
from ruleschema.submission.coverage import cover
from ruleschema.submission.load import Document, load
from ruleschema.submission.provisions import provisions, spoken

ROOT = Path(__file__).resolve().parents[1]
SHARED = ROOT.parent / "shared"
GAMES = {"blackjack", "craps", "roulette", "big-six", "three-card-poker", "multi-link-progressive"}


@pytest.fixture(scope="module")
def documents() -> tuple[Document, ...]:
    loaded = load([ROOT / "submissions"])
    assert not loaded.problems
    return loaded.documents


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    return run(load([ROOT / "submissions"]))


def test_twenty_documents_are_shipped(documents: tuple[Document, ...]) -> None:
    games = Counter((document.slug, str(document.game.game)) for document in documents)
    assert len(games) == 20
    for casino in ("horseshoe-cincinnati", "horseshoe-cleveland", "jack-cleveland"):
        assert {game for slug, game in games if slug == casino} == GAMES


def test_every_sentence_is_read_in_full(documents: tuple[Document, ...]) -> None:
    grades = Counter(sentence.reading.grade for document in documents for sentence in spoken(document.game))
    assert grades[Grade.OPAQUE] == 0
    assert grades[Grade.FULL] / grades.total() >= 0.95


def test_every_clause_says_something_and_names_its_lines(documents: tuple[Document, ...]) -> None:
    for document in documents:
        for provision in provisions(document.game):
            clause = provision.clause
            held = (clause.says, clause.pays, clause.ranks, clause.steps, clause.counts, clause.chart)
            assert any(held) or clause.items or clause.refs or clause.fees, clause.span
            assert clause.src is not None, clause.span


def test_every_pay_row_names_its_line(documents: tuple[Document, ...]) -> None:
    for document in documents:
        for provision in provisions(document.game):
            for row in (row for table in provision.clause.pays for row in table.rows):
                assert row.src is not None, row.span


@pytest.mark.skipif(not SHARED.exists(), reason="the source documents are not beside the checkout")
def test_the_source_is_covered(documents: tuple[Document, ...]) -> None:
    for document in documents:
        path = SHARED / "seeds" / str(document.game.source.document)
        covered = cover(document.game, path.read_text(encoding="utf-8", errors="replace").split("\n"))
        assert covered.share >= 0.99, document.file


@pytest.mark.skipif(not SHARED.exists(), reason="the source documents are not beside the checkout")
def test_no_sentence_of_a_source_document_is_carried_over() -> None:
    told = subprocess.run([SHARED / "tools" / "verbatim", "--root", ROOT], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout


@pytest.mark.parametrize(
    ("casino", "game", "code", "at"),
    [
        ("horseshoe-cincinnati", "big-six", "PRO-301", "2.I.C.3"),  # 53 of 54 sections are listed
        ("horseshoe-cincinnati", "big-six", "DOC-104", "6.II"),  # section 8 cited for payout odds
        ("horseshoe-cincinnati", "craps", "PAY-210", "5.VII"),  # Table A or B, of which A is printed
        ("horseshoe-cincinnati", "craps", "DOC-134", "3.I.DD.2"),  # a hop bet that loses as another bet
        ("horseshoe-cincinnati", "craps", "PAY-202", "6.I"),  # rows of the Buy table say Place Bet
        ("jack-cleveland", "big-six", "DOC-133", "3.A"),  # a Division that Ohio does not have
        ("horseshoe-cleveland", "three-card-poker", "DOC-105", "11(a)"),  # 12(k) does not exist
        ("horseshoe-cincinnati", "blackjack", "DOC-108", "3.I"),  # 3.IV is no exception to like decks
        ("horseshoe-cincinnati", "three-card-poker", "DOC-108", "10.III"),  # 11.II does not place the wager
        ("jack-cleveland", "three-card-poker", "DOC-108", "10.B.i"),  # 7.D does not require the wagers
        ("jack-cleveland", "craps", "DOC-105", "12.B"),  # cites D, which is 12.C.i
        ("jack-cleveland", "blackjack", "DOC-119", "15.C.iv"),  # settle at once, and wait
        ("horseshoe-cleveland", "three-card-poker", "DOC-126", "12(f)"),  # chooses to offers
        ("horseshoe-cincinnati", "big-six", "DOC-137", "8.I"),  # a number on a wheel that has none
        ("horseshoe-cincinnati", "three-card-poker", "DOC-138", "9.I.B"),  # chips taken before the deal
    ],
)
def test_the_known_defects_are_found(outcome: Outcome, casino: str, game: str, code: str, at: str) -> None:
    found = {(finding.casino, finding.game, finding.code, finding.fault.at) for finding in outcome.findings}
    assert (casino, game, code, at) in found


def test_every_finding_points_at_the_words_it_is_about(outcome: Outcome, documents: tuple[Document, ...]) -> None:
    texts = {document.file: document.text.split("\n") for document in documents}
    for finding in outcome.findings:
        span = finding.fault.span
        line = texts[span.file][span.line - 1]
        assert 0 < span.column <= len(line), finding
        assert line[span.column - 1 :].strip(), finding
