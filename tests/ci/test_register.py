"""The register: a number once and for good, through edits, branches and real merges."""

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from repository import BROKEN, GAME, Repository

from checker.engine.outcome import Outcome
from checker.policy.recording import Scope, recorded
from checker.policy.register import RENEWED_AFTER, Entry, Register, joined, register_from
from checker.policy.register_file import LEAST, MOST, State, read_register
from ruleschema.submission.characters import allowed
from ruleschema.submission.files import papers_below
from ruleschema.submission.load import read

DAY = date(2026, 1, 1)
UNION = "findings.yaml merge=union\n"


def numbers(repository: Repository) -> dict[str, int]:
    return {str(line.fingerprint): line.number.number for line in read_register(Path("findings.yaml")).lines}


def shown(repository: Repository) -> dict[str, int]:
    found = repository.run("check", "--format", "json").json["findings"]
    return {each["fingerprint"]: each["number"] for each in found}


def test_without_a_register_findings_count_from_one(repository: Repository) -> None:
    assert list(shown(repository).values()) == [1]
    assert not Path("findings.yaml").exists(), "a plain check writes nothing"


def test_the_number_told_before_recording_is_the_one_recorded(repository: Repository) -> None:
    repository.put("findings.yaml", "")
    before = shown(repository)
    repository.run("check", "--register")
    assert numbers(repository) == before == shown(repository)
    assert all(LEAST <= number <= MOST for number in before.values())


def test_numbers_stay_when_findings_come_and_go(repository: Repository) -> None:
    repository.run("check", "--register")
    first = numbers(repository)
    repository.put("submissions/house/big-six.yaml", BROKEN)
    repository.run("check", "--register")
    assert numbers(repository).items() > first.items()
    repository.put("submissions/house/big-six.yaml", GAME)
    repository.run("check", "--register")
    states = {str(line.code): line.state for line in read_register(Path("findings.yaml")).lines}
    assert states == {"DOC-104": State.FIXED, "DOC-110": State.OPEN}
    repository.put("submissions/house/big-six.yaml", BROKEN)
    repository.run("check", "--register")
    (back,) = [line for line in read_register(Path("findings.yaml")).lines if line.code == "DOC-104"]
    assert back.state is State.RETURNED
    assert [each.split(" ")[1] for each in back.history] == ["open", "fixed", "returned"]


def test_a_second_run_leaves_the_file_as_it_is(repository: Repository) -> None:
    repository.run("check", "--register")
    before = Path("findings.yaml").stat()
    repository.run("check", "--register")
    assert Path("findings.yaml").stat().st_ino == before.st_ino, "not even written again"


def test_what_was_not_checked_read_or_run_is_not_called_fixed(repository: Repository) -> None:
    repository.put("submissions/other/casino.yaml", "casino: other\nname: Other\njurisdiction: us-xx\n")
    repository.put("submissions/other/craps.yaml", GAME.replace("big-six", "craps"))
    repository.run("check", "--register")
    whole = repository.read("findings.yaml")
    repository.run("check", "--register", "submissions/house")
    assert repository.read("findings.yaml") == whole, "the other casino was not checked"
    repository.put("submissions/other/craps.yaml", "game: [")
    repository.run("check", "--register")
    assert repository.read("findings.yaml") == whole, "the file cannot be read"
    repository.put("submissions/other/craps.yaml", GAME.replace("big-six", "craps"))
    repository.put("houserules.toml", '[disabled]\nDOC-110 = "not ours"\n')
    repository.run("check", "--register")
    assert repository.read("findings.yaml") == whole, "the check was off"
    repository.put("houserules.toml", "")
    (repository.root / "submissions/other/craps.yaml").unlink()
    repository.run("check", "--register")
    assert '"fixed"' in repository.read("findings.yaml"), "a deleted game has no findings"


def test_a_renamed_file_and_another_current_folder_keep_the_number(repository: Repository) -> None:
    repository.put("houserules.toml", "")
    repository.run("check", "--register")
    before = numbers(repository)
    repository.git("mv", "submissions/house/big-six.yaml", "submissions/house/wheel.yaml")
    repository.run("check", "--register")
    assert numbers(repository) == before
    assert "house/wheel.yaml" in repository.read("findings.yaml")
    text = repository.read("findings.yaml")
    repository.monkeypatch.chdir(repository.root / "submissions")
    repository.run("check", "--register")
    assert repository.read("findings.yaml") == text


def test_waived_is_a_state_and_so_is_its_end(repository: Repository) -> None:
    repository.put("waivers.yaml", "waivers:\n  - {code: DOC-110, clause: 8.C, reason: r, approver: a, "
                   f"date: {date.today()}, expires: {date.today()}, basis: b}}\n")  # fmt: skip
    repository.run("check", "--register")
    (line,) = read_register(Path("findings.yaml")).lines
    assert line.state is State.WAIVED
    repository.put("waivers.yaml", "")
    repository.run("check", "--register")
    (line,) = read_register(Path("findings.yaml")).lines
    assert line.state is State.OPEN


@pytest.mark.parametrize(("later", "renewed"), [(6, False), (7, True), (8, True)])
def test_last_seen_is_renewed_after_a_week(repository: Repository, later: int, renewed: bool) -> None:
    assert timedelta(days=7) == RENEWED_AFTER
    outcome = _outcome()
    scope = Scope(Path.cwd(), ("submissions",))
    first = recorded(Register(), outcome, scope, DAY)
    second = recorded(first, outcome, scope, DAY + timedelta(days=later))
    (entry,) = second.entries.values()
    assert (entry.last_seen - DAY).days == (later if renewed else 0)
    assert entry.first_seen == DAY


def _outcome() -> Outcome:
    from checker.engine.run import run

    return run(read(papers_below([Path("submissions")])))


def branches(repository: Repository) -> None:
    """Two branches that record different findings at the same time."""
    repository.git("add", "-A")
    repository.git("commit", "-q", "--allow-empty", "-m", "start")
    for name, game in (("one", "craps"), ("two", "roulette")):
        repository.git("checkout", "-q", "-b", name, "main")
        repository.put(f"submissions/house/{game}.yaml", BROKEN.replace("big-six", game).replace("Big Six", game))
        repository.run("check", "--register")
        repository.commit(name)
    repository.git("checkout", "-q", "main")
    repository.git("merge", "-q", "-m", "one", "one")


@pytest.mark.parametrize("recorded_before", [True, False], ids=["a register", "no register yet"])
def test_two_branches_merge_and_every_finding_keeps_its_number(repository: Repository, recorded_before: bool) -> None:
    repository.put(".gitattributes", UNION)
    if recorded_before:
        repository.run("check", "--register")
    branches(repository)
    ours = numbers(repository)
    repository.git("checkout", "-q", "two")
    theirs = numbers(repository)
    repository.git("checkout", "-q", "main")
    repository.git("merge", "-q", "-m", "two", "two")
    told = shown(repository)
    assert len(set(told.values())) == len(told) == 5
    assert told == {**ours, **theirs}, "nobody's number changed"
    repository.run("check", "--register")
    assert numbers(repository) == told
    assert repository.read("findings.yaml").count('"number"') == 5


def test_a_merge_without_the_attribute_conflicts_clearly_and_both_sides_can_be_kept(repository: Repository) -> None:
    branches(repository)
    ours = numbers(repository)
    repository.git("merge", "-q", "-m", "two", "two", code=1)
    conflicted = repository.read("findings.yaml")
    assert "<<<<<<<" in conflicted
    told = repository.run("check", "--register", "--format", "json")
    assert told.code == 2
    (bad,) = [each for each in told.json["findings"] if each["code"] == "DOC-001"]
    assert bad["message"] == "A merge left a conflict here."
    assert told.err == "houserules: findings.yaml is left as it is until it can be read\n"
    assert repository.read("findings.yaml") == conflicted
    repository.put("findings.yaml", "".join(
        line for line in conflicted.splitlines(keepends=True) if not line.startswith(("<<<<<<<", "=======", ">>>>>>>"))
    ))  # fmt: skip
    repository.run("check", "--register")
    assert numbers(repository).items() >= ours.items()
    assert len(set(numbers(repository).values())) == 5


def test_the_same_finding_recorded_on_two_branches_is_one_after_the_merge(repository: Repository) -> None:
    repository.put(".gitattributes", UNION)
    repository.commit("start")
    for name in ("one", "two"):
        repository.git("checkout", "-q", "-b", name, "main")
        repository.run("check", "--register")
        if name == "two":
            text = repository.read("findings.yaml").replace(str(date.today()), str(date.today() - timedelta(days=3)))
            repository.put("findings.yaml", text)
        repository.commit(name)
    repository.git("checkout", "-q", "one")
    repository.git("merge", "-q", "-m", "two", "two")
    repository.run("check", "--register")
    (line,) = read_register(Path("findings.yaml")).lines
    assert line.first_seen.date == date.today() - timedelta(days=3)
    assert line.last_seen.date == date.today()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("findings: 3\n", "the register is not a list"),
        ("- {number: 123456}\n", "a recorded finding needs `fingerprint`"),
        ("- [\n", "not YAML"),
        ("<<<<<<< HEAD\n", "a merge left a conflict here"),
    ],
)
def test_a_register_that_cannot_be_read_is_told_and_never_overwritten(
    repository: Repository, text: str, says: str
) -> None:
    repository.put("findings.yaml", text)
    told = repository.run("check", "--register", "--format", "json")
    assert told.code == 2
    assert says.lower() in " ".join(each["message"] for each in told.json["findings"]).lower()
    assert repository.read("findings.yaml") == text


@pytest.mark.parametrize("number", [LEAST - 1, MOST + 1])
def test_a_number_out_of_range_is_refused(repository: Repository, number: int) -> None:
    repository.run("check", "--register")
    text = repository.read("findings.yaml")
    (known,) = numbers(repository).values()
    repository.put("findings.yaml", text.replace(f'"number": {known}', f'"number": {number}'))
    assert repository.run("check").code == 2
    for inside in (LEAST, MOST):
        repository.put("findings.yaml", text.replace(f'"number": {known}', f'"number": {inside}'))
        assert list(shown(repository).values()) == [inside]


MARKS = st.sampled_from([f"{index:016x}" for index in range(12)])
MESSAGES = st.sampled_from(
    ["", "plain: #1 {a}", 'quote " \\ end', "é “x”", "a\u2028b\x85c\x7f\ufeff", "\x1b[0m\n", "🎲", "bad \udcff"]
)
EVENTS = st.lists(st.tuples(st.integers(0, 20), st.sampled_from(State)), min_size=1, max_size=4).map(
    lambda events: tuple(f"{DAY + timedelta(days=day)} {state}" for day, state in sorted(set(events)))
)


@st.composite
def entries(draw: st.DrawFn) -> Entry:
    first = draw(st.integers(0, 10))
    # Few numbers, so that different findings often meet under one.
    return Entry(
        draw(st.integers(LEAST, LEAST + 4)), draw(MARKS), "DOC-104", "house", "big-six", "7.A", "f.yaml",
        draw(MESSAGES), draw(st.sampled_from(State)), DAY + timedelta(days=first),
        DAY + timedelta(days=first + draw(st.integers(0, 10))), draw(EVENTS),
    )  # fmt: skip


@given(st.lists(entries(), max_size=10))
def test_any_union_of_lines_is_a_register_without_a_number_twice(lines: list[Entry]) -> None:
    register = Register(lines)
    found = [entry.number for entry in register.entries.values()]
    assert len(found) == len(set(found))
    assert set(register.entries) == {line.fingerprint for line in lines}


@given(st.lists(entries(), max_size=8, unique_by=lambda entry: entry.fingerprint), st.randoms())
def test_the_order_of_lines_does_not_matter(lines: list[Entry], chance: Random) -> None:
    shuffled = list(lines)
    chance.shuffle(shuffled)
    assert Register(shuffled).text() == Register(lines).text()


@given(entries(), entries())
def test_joining_is_symmetric_and_keeps_every_event(one: Entry, other: Entry) -> None:
    other = replace(other, fingerprint=one.fingerprint, message=one.message)
    both = joined(one, other)
    assert set(both.history) == {*one.history, *other.history}
    assert both.first_seen == min(one.first_seen, other.first_seen)
    assert both.last_seen == max(one.last_seen, other.last_seen)
    mirrored = joined(other, one)
    assert (mirrored.number, mirrored.history, mirrored.was) == (both.number, both.history, both.was)


@given(st.lists(entries(), max_size=6))
def test_what_is_written_is_read_back(tmp_path_factory: pytest.TempPathFactory, lines: list[Entry]) -> None:
    register = Register(lines)
    path = tmp_path_factory.mktemp("register") / "findings.yaml"
    path.write_text(register.text(), encoding="utf-8")
    known = read_register(path)
    assert not known.problems
    written = {mark: replace(each, message=allowed(each.message)) for mark, each in register.entries.items()}
    assert register_from(known).entries == written
