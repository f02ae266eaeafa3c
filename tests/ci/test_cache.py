"""The cache and the processes: the same findings in the same order, whatever was kept, broken or shared out."""

import json
import os
import stat
import subprocess
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from repository import BROKEN, GAME, Repository

import checker.engine.run
from checker.engine.applied_law import OWN_LAW, AppliedLaw
from checker.engine.cache import Cache, digest
from checker.engine.filing import Filing
from checker.engine.library import Library
from checker.engine.run import run
from checker.engine.survey import survey
from ruleschema.submission.files import papers_below
from ruleschema.submission.load import load

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = ROOT / "submissions"


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that were really judged."""
    judged: list[str] = []
    judge = checker.engine.run.judge

    def count(filings: Sequence[Filing], library: Library) -> object:
        judged.extend(filing.document.file for filing in filings)
        return judge(filings, library)

    monkeypatch.setattr(checker.engine.run, "judge", count)
    return judged


def entries(folder: Path) -> list[Path]:
    return sorted(path for path in (folder / "houserules").iterdir() if not path.name.startswith("."))


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_a_survey_says_what_a_plain_run_says(tmp_path: Path, jobs: int) -> None:
    plain = run(load([SHIPPED]))
    cache = Cache(tmp_path)
    assert survey(papers_below([SHIPPED]), OWN_LAW, cache, jobs) == plain
    assert survey(papers_below([SHIPPED]), OWN_LAW, cache, jobs) == plain, "and again from the cache"


def test_broken_files_give_the_same_with_and_without_cache_and_jobs(repository: Repository) -> None:
    repository.put("submissions/bad/game.yaml", "game: [")
    repository.put("submissions/lone/game.yaml", GAME)
    repository.put("submissions/house/bad.yaml", GAME.replace("sections:", "sektions:"))
    plain = run(load([Path("submissions"), Path("nowhere")]))
    for jobs in (1, 2):
        papers = papers_below([Path("submissions"), Path("nowhere")])
        assert survey(papers, OWN_LAW, Cache(None), jobs) == plain
    assert repository.run("check", "--jobs", "2").out == repository.run("check", "--no-cache").out


def test_unchanged_files_are_not_judged_again(repository: Repository, counted: list[str]) -> None:
    repository.put("submissions/house/craps.yaml", GAME.replace("big-six", "craps"))
    first = repository.run("check").out
    assert len(counted) == 2
    assert repository.run("check").out == first
    assert len(counted) == 2
    repository.put("submissions/house/craps.yaml", GAME.replace("big-six", "craps") + "# a comment\n")
    repository.run("check")
    assert len(counted) == 4, "checks compare documents, so an edit of one is a new run"


def test_what_a_check_looked_at_elsewhere_counts_too(repository: Repository, counted: list[str]) -> None:
    """DOC-130 looks at the names of the other casinos: another casino's name is a new finding here."""
    repository.put("submissions/house/big-six.yaml", GAME.replace("call the supervisor", "call Grand Palace"))
    assert "DOC-130" not in repository.run("check").out
    repository.put("submissions/grand/casino.yaml", "casino: grand\nname: Grand Palace\njurisdiction: us-xx\n")
    repository.put("submissions/grand/craps.yaml", GAME.replace("big-six", "craps"))
    assert "DOC-130" in repository.run("check").out
    assert len(counted) == 3


APART = """game: big-six
title: Big Six
source: {document: big-six.txt}
sections: [{number: 1, title: Odds, clauses: [{at: 1.A, pays: {wager: Joker, rows: [{outcome: win, pays: 40 to 1}]}}]}]
"""


def test_a_payout_of_another_casino_counts_with_any_cache_and_jobs(repository: Repository) -> None:
    """XDO-503 compares casinos: the edit of one file changes what is said of another."""
    for casino in ("north", "south", "east", "west"):
        place = f"submissions/{casino}"
        repository.put(f"{place}/casino.yaml", f"casino: {casino}\nname: {casino.title()} House\njurisdiction: us-xx\n")
        repository.put(f"{place}/big-six.yaml", APART)
    told: dict[str, str] = {}
    for pays in ("40 to 1", "45 to 1"):
        repository.put("submissions/west/big-six.yaml", APART.replace("40 to 1", pays))
        told[pays] = repository.run("check", "--no-cache").out
        for more in ((), ("--jobs", "2"), ("--jobs", "3", "--no-cache"), ("--jobs", "2", "--no-cache")):
            assert repository.run("check", *more).out == told[pays]
    assert "XDO-503" in told["45 to 1"]
    assert "XDO-503" not in told["40 to 1"]


def test_another_law_or_day_is_another_run(tmp_path: Path) -> None:
    papers, cache = papers_below([SHIPPED]), Cache(tmp_path)
    grounds = (OWN_LAW, AppliedLaw("us-pa"), AppliedLaw(as_of=date(2012, 1, 1)))
    plain = [run(load([SHIPPED]), applied) for applied in grounds]
    for _ in ("made", "from the cache"):
        assert [survey(papers, applied, cache) for applied in grounds] == plain
    assert len(list(tmp_path.iterdir())) == len(grounds)
    assert survey(papers, grounds[1], Cache(None), 2) == plain[1]


def test_a_changed_program_makes_every_entry_old(
    repository: Repository, counted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    repository.run("check")
    monkeypatch.setattr("checker.engine.survey.version_stamp", lambda: "another version")
    repository.run("check")
    assert len(counted) == 2


def test_a_check_that_failed_is_not_kept(repository: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as context:
        context.setattr("checker.engine.filing.Filing.paths", property(lambda self: 1 / 0))
        assert repository.run("check").code == 3
    assert repository.run("check").code == 0


def test_no_cache_leaves_nothing(repository: Repository, own_cache: Path) -> None:
    repository.run("check", "--no-cache")
    assert not list(own_cache.iterdir())


def test_entries_are_plain_json_of_this_user_alone(repository: Repository, own_cache: Path) -> None:
    repository.run("check")
    (entry,) = entries(own_cache)
    checksum, body = entry.read_bytes().split(b"\n", 1)
    assert checksum.decode() == digest([body])
    assert json.loads(body)["documents"] == 1
    assert stat.S_IMODE(entry.parent.stat().st_mode) == 0o700
    assert not entry.stat().st_mode & 0o077


def forged(body: bytes) -> bytes:
    return digest([body]).encode() + b"\n" + body


HOSTILE = {
    "empty": b"",
    "half": None,
    "not JSON": forged(b"cos\nsystem\n(S'true'\ntR."),
    "deep": forged(b"[" * 200_000),
    "a list": forged(b"[]"),
    "null": forged(b"null"),
    "no keys": forged(b"{}"),
    "wrong types": forged(b'{"documents":"1","files":7,"findings":{},"verdicts":[]}'),
    "unknown severity": forged(b'{"documents":1,"files":1,"verdicts":[],"findings":[{"severity":"x"}]}'),
    "not UTF-8": forged(b'{"documents":["\xff"]}'),
    "wrong checksum": b"0" * 64 + b'\n{"documents":1,"files":1,"findings":[],"verdicts":[]}',
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_broken_or_hostile_entry_is_ignored_and_replaced(repository: Repository, own_cache: Path, kind: str) -> None:
    told = repository.run("check")
    (entry,) = entries(own_cache)
    good = entry.read_bytes()
    bad = HOSTILE[kind]
    entry.write_bytes(good[: len(good) // 2] if bad is None else bad)
    assert repository.run("check") == told
    assert entry.read_bytes() == good


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_under_a_key_are_a_value_or_nothing(tmp_path: Path, data: bytes) -> None:
    cache = Cache(tmp_path)
    (tmp_path / "key").write_bytes(data)
    assert cache.get("key") is None, "bytes without their checksum are no entry"


def test_a_link_a_folder_and_a_file_others_can_write_are_no_entries(repository: Repository, own_cache: Path) -> None:
    told = repository.run("check")
    (entry,) = entries(own_cache)
    cache, good = Cache(entry.parent), entry.read_bytes()
    assert cache.get(entry.name) is not None
    entry.chmod(0o622)
    assert cache.get(entry.name) is None
    entry.rename(entry.with_suffix(".elsewhere"))
    entry.symlink_to(entry.with_suffix(".elsewhere"))
    assert cache.get(entry.name) is None
    entry.unlink()
    entry.mkdir()
    assert cache.get(entry.name) is None
    assert repository.run("check").out == told.out
    entry.rmdir()
    os.mkfifo(entry)
    assert cache.get(entry.name) is None
    assert good


def test_an_unwritable_cache_is_one_line_and_changes_nothing(repository: Repository, own_cache: Path) -> None:
    told = repository.run("check")
    (own_cache / "houserules").rename(own_cache / "away")
    (own_cache / "houserules").write_text("a file stands here", encoding="utf-8")
    again = repository.run("check")
    assert (again.code, again.out) == (told.code, told.out)
    assert again.err == (
        f"houserules: the cache {own_cache}/houserules cannot be written: File exists; the findings are not affected\n"
    )


def test_a_relative_cache_folder_is_ignored(
    repository: Repository, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    monkeypatch.setenv("HOME", str(home))
    repository.run("check")
    assert not Path("relative").exists()
    assert list(home.rglob("houserules"))


def test_a_user_without_a_home_is_checked_without_a_cache(
    repository: Repository, monkeypatch: pytest.MonkeyPatch
) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")  # what Python says of such a user

    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", homeless)
    told = repository.run("check")
    assert (told.code, told.err) == (0, "")


def test_too_many_entries_are_halved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("checker.engine.cache.MOST_ENTRIES", 4)
    cache = Cache(tmp_path)
    for index, left in ((3, 3), (4, 4), (5, 3)):
        for path in tmp_path.iterdir():
            path.unlink()
        for each in range(index):
            cache.put(f"{each}", each)
            os.utime(tmp_path / f"{each}", (each, each))
        cache.prune()
        assert len(list(tmp_path.iterdir())) == left
    assert cache.get("4") == 4, "the newest stay"


def test_parallel_runs_share_a_cache_and_say_the_same(repository: Repository) -> None:
    repository.put("submissions/house/craps.yaml", BROKEN.replace("big-six", "craps"))
    command = [sys.executable, "-m", "checker.cli", "check", "--format", "json", "--jobs", "2"]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    runs = [subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) for _ in range(4)]
    told = {run.communicate()[0] for run in runs}
    assert len(told) == 1
    assert json.loads(told.pop())["summary"]["findings"] == 3


@pytest.mark.parametrize("jobs", ["0", "257", "-1", "two", "²"])
def test_a_number_of_jobs_that_is_none_is_refused(jobs: str, capsys: pytest.CaptureFixture[str]) -> None:
    from checker.cli import main

    with pytest.raises(SystemExit) as stopped:
        main(["check", "--jobs", jobs])
    assert stopped.value.code == 2
    assert "is not a number of processes from 1 to 256" in capsys.readouterr().err
