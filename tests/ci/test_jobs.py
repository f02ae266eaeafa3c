"""Several processes: who judges what, what they tell each other, and that nobody can see it in the findings."""

import ast
import inspect
import os
import signal
from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import Any

import pytest
from repository import CASINO, GAME, Repository

import checker.engine.run
import checker.engine.worker
from checker.drafts.review import review_of
from checker.engine.applied_law import OWN_LAW, AppliedLaw
from checker.engine.cache import Cache
from checker.engine.check import Check, Page, pages
from checker.engine.filing import Filing
from checker.engine.library import Library
from checker.engine.run import run
from checker.engine.shares import shares
from checker.engine.survey import survey, surveys
from ruleschema.submission.files import Paper, Papers, Raw, papers_below
from ruleschema.submission.load import load, read

SHIPPED = Path(__file__).resolve().parents[2] / "submissions"
NO_CACHE = Cache(None)
ACROSS = [page for page in pages() if page.check.across]


def papers(*games: tuple[str, str, int]) -> Papers:
    """Papers of so many bytes."""
    casino = Raw("casino.yaml", CASINO.encode())
    return Papers(tuple(Paper(Raw(name, f"game: {game}\n".encode().ljust(size)), casino) for name, game, size in games))


def test_a_game_goes_to_one_process_and_the_processes_have_as_much() -> None:
    side = papers(("a/x", "craps", 50), ("b/y", "craps", 50), ("a/z", "roulette", 60), ("b/z", "roulette", 40))
    assert sorted(map(sorted, shares([side], 2))) == [["a/x", "b/y"], ["a/z", "b/z"]]


def test_a_game_that_is_more_than_a_fair_share_is_divided() -> None:
    side = papers(("a/x", "craps", 90), ("b/x", "craps", 90), ("c/x", "craps", 90), ("a/z", "roulette", 90))
    assert sorted(map(sorted, shares([side], 2))) == [["a/x", "b/x"], ["a/z", "c/x"]]


@pytest.mark.parametrize(("long", "alone"), [(14_200, True), (13_800, False)])
def test_a_short_document_is_work_too(long: int, alone: bool) -> None:
    """Four documents of a few bytes: the questions asked of each weigh as much as 7,000 bytes do."""
    side = papers(("a", "bingo", long), *((name, "craps", 12) for name in ("b", "c", "d", "e")))
    assert (frozenset({"a"}) in shares([side], 2)) is alone


def test_every_file_of_every_side_has_one_process_even_where_its_game_changed() -> None:
    before, after = papers(("a/x", "craps", 50), ("a/y", "bingo", 20)), papers(("a/x", "roulette", 60))
    found = shares([before, after], 3)
    assert len(found) == 3
    assert sorted(name for share in found for name in share) == ["a/x", "a/y"]


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.check.code)
def test_a_check_that_looks_at_the_library_says_so(page: Page) -> None:
    """What such a check says of a file may change where the file does not, so it is asked again."""
    run = page.check.run
    # A rule in YAML calls one function of a module that holds several; what it finds in a draft is reviewed.
    told = [
        run.func if isinstance(run, partial) else inspect.getmodule(run),
        *filter(None, [review_of(page.check.code)]),
    ]
    nodes = [node for each in told for node in ast.walk(ast.parse(inspect.getsource(each)))]  # type: ignore[arg-type]
    used = any(isinstance(node, ast.Name) and node.id == "library" for node in nodes)
    assert page.check.across is used


@pytest.mark.parametrize("page", ACROSS, ids=lambda page: page.check.code)
@pytest.mark.parametrize("kind", ["passes", "fails"])
def test_checks_across_documents_say_the_same_in_any_number_of_processes(
    page: Page, kind: str, submission: Callable[..., Path], tmp_path: Path
) -> None:
    submission(getattr(page.check, kind))
    for name in ("Other", "Third"):
        other = page.check.elsewhere or "sections: [{number: 1, title: Other}]"
        submission(other, slug=f"{name.lower()}-casino", name=f"{name} Casino")
    if page.check.beside:
        submission(page.check.beside, file="beside")
    plain = run(load([tmp_path]))
    assert any(each.code == page.check.code for each in plain.findings) is (kind == "fails")
    for jobs in (2, 4):
        assert survey(papers_below([tmp_path]), OWN_LAW, NO_CACHE, jobs) == plain


@pytest.mark.parametrize("first", ["game: big-six\n", "'game': big-six\n", "game: >-\n  big-six\n"])
def test_a_game_that_cannot_be_seen_at_a_glance_is_still_compared(repository: Repository, first: str) -> None:
    for index, pays in enumerate(("40 to 1", "40 to 1", "45 to 1")):
        repository.put(f"submissions/c{index}/casino.yaml", CASINO.replace("house", f"c{index}"))
        table = "pays: {wager: Joker, rows: [{outcome: win, pays: " + pays + "}]}"
        start = first if index else "game: big-six\n"
        text = GAME.replace("game: big-six\n", start).replace("says: player may make a wager.", table)
        repository.put(f"submissions/c{index}/big-six.yaml", text)
    plain = run(load([Path("submissions")]))
    assert any(each.code == "XDO-503" for each in plain.findings)
    for jobs in (2, 3):
        assert survey(papers_below([Path("submissions")]), OWN_LAW, NO_CACHE, jobs) == plain


def test_no_process_reads_the_documents_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = run(load([SHIPPED]))

    def refused(paper: Paper) -> Any:
        raise AssertionError(f"{paper.game.name} is read twice")

    monkeypatch.setattr(checker.engine.worker, "_opener", lambda paper: lambda: refused(paper))
    for jobs in (2, 5):
        assert survey(papers_below([SHIPPED]), OWN_LAW, NO_CACHE, jobs) == plain


def test_what_a_process_was_not_told_it_reads_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = run(load([SHIPPED]))
    monkeypatch.setattr(checker.engine.worker, "_ASKED", ())
    assert survey(papers_below([SHIPPED]), OWN_LAW, NO_CACHE, 2) == plain


def test_a_distant_document_answers_as_one_that_is_here() -> None:
    """Whatever a check may come to ask of it."""
    paper = next(each for each in papers_below([SHIPPED]).papers if each.game.name.endswith("roulette.yaml"))
    (document,) = read(Papers((paper,))).documents
    applied = AppliedLaw("us-pa")
    here = Filing(document, applied)
    place = checker.engine.worker.Place(here.casino, document.file, here.slug)
    there = checker.engine.worker.Distant(place, {}, applied, checker.engine.worker._opener(paper))
    names = [name for name, each in vars(Filing).items() if isinstance(each, cached_property)]
    assert len(names) > 10
    for name in ("casino", "slug", "applied", "game", "document", *names):
        assert getattr(there, name) == getattr(here, name), name


def test_a_process_that_fails_or_is_killed_is_one_line(repository: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    repository.put("submissions/house/craps.yaml", GAME.replace("big-six", "craps"))

    def fails(filings: object, library: Library) -> object:
        raise ValueError("no more room")

    def dies(filings: object, library: Library) -> object:
        os.kill(os.getpid(), signal.SIGKILL)

    for judge, words in (
        (fails, "ValueError: no more room"),
        (dies, "a process that was checking has ended before its work was done"),
    ):
        monkeypatch.setattr(checker.engine.worker, "judge", judge)
        told = repository.run("check", "--no-cache", "--jobs", "2")
        assert (told.code, told.out) == (3, "")
        assert told.err == f"houserules: internal error: RuntimeError: {words}\n"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[bool, str]]:
    """Whether the check looks across documents, and the file, each time a check is asked."""
    found: list[tuple[bool, str]] = []
    judge = checker.engine.run._judge

    def counted(check: Check, filing: Filing, library: Library) -> Any:
        found.append((check.across, filing.document.file))
        return judge(check, filing, library)

    monkeypatch.setattr(checker.engine.run, "_judge", counted)
    return found


def test_both_sides_of_a_comparison_share_what_is_unchanged(
    repository: Repository, asked: list[tuple[bool, str]]
) -> None:
    repository.put("submissions/house/craps.yaml", GAME.replace("big-six", "craps"))
    repository.commit("two games")
    repository.put("submissions/house/craps.yaml", GAME.replace("big-six", "craps").replace("8.C", "8.B"))
    repository.against("HEAD", "--no-cache")
    across = len(ACROSS)
    alone = len(pages()) - across
    assert len([file for is_across, file in asked if not is_across]) == 3 * alone
    assert len([file for is_across, file in asked if is_across]) == 4 * across


def test_an_unchanged_side_is_judged_once(repository: Repository, asked: list[tuple[bool, str]]) -> None:
    repository.against("HEAD", "--no-cache")
    assert len(asked) == len(pages())


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_two_sides_at_once_say_what_each_says_alone(repository: Repository, jobs: int) -> None:
    """Also where one side has a file that cannot be read, a casino renamed, or a game more."""
    edits = {
        "submissions/house/craps.yaml": GAME.replace("big-six", "craps"),
        "submissions/house/bad.yaml": "game: [",
        "submissions/house/casino.yaml": CASINO.replace("Cards", "Chips"),
        "submissions/other/big-six.yaml": GAME,
    }
    sides = [papers_below([Path("submissions")])]
    plain = [run(load([Path("submissions")]))]
    for name, text in edits.items():
        repository.put(name, text)
        sides.append(papers_below([Path("submissions")]))
        plain.append(run(load([Path("submissions")])))
    assert surveys(sides, OWN_LAW, NO_CACHE, jobs) == plain
