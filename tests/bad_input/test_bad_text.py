"""Every bad file of the table: what is told, where, in both formats, and that it costs only itself."""

from pathlib import Path
from typing import Any

import pytest
from desk import GOOD, Folder, Told, Trouble, line_of
from ruamel.yaml import YAML

CASES: list[dict[str, Any]] = YAML(typ="safe").load(Path(__file__).with_name("cases.yaml"))
PLAIN = ("facts", "coverage")


EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])


def data_of(case: dict[str, Any]) -> bytes:
    return case["text"].encode() if "text" in case else case["bytes"].encode("latin-1")


def troubles(case: dict[str, Any]) -> list[Trouble]:
    found = []
    for each in case["told"]:
        found.append(Trouble(*each["at"], each.get("says"), each.get("expected"), each.get("hint", "")))
    return found


def assert_lines(told: Told, case: dict[str, Any]) -> None:
    """One line on standard error for each problem, and no other."""
    lines = told.err.splitlines()
    assert len(lines) == len(case["told"])
    for trouble in troubles(case):
        found = [line for line in lines if line.startswith(f"{trouble.place}: {trouble.says or ''}")]
        assert len(found) == 1
        assert trouble.expected is None or found == [line_of(trouble)]


@EVERY_CASE
@pytest.mark.parametrize("form", ["text", "json"])
def test_a_bad_file_is_told_with_its_place_and_the_good_one_is_still_checked(
    desk: Folder, case: dict[str, Any], form: str
) -> None:
    desk.put("bad.yaml", data_of(case))
    desk.expect(form, troubles(case))


@EVERY_CASE
@pytest.mark.parametrize("command", PLAIN)
def test_other_commands_tell_a_line_for_each_problem_and_go_on(
    desk: Folder, case: dict[str, Any], command: str
) -> None:
    desk.put("bad.yaml", data_of(case))
    desk.put("d.txt", "")  # the source that most of them name
    told = desk.run(command, "house")
    assert told.code == 2
    assert_lines(told, case)
    good = '"wager": "joker"' if command == "facts" else "house  Spin of Cards: 100.00% of"
    assert good in told.out


@EVERY_CASE
def test_fmt_tells_a_bad_file_leaves_it_and_rewrites_the_good_one(desk: Folder, case: dict[str, Any]) -> None:
    bad = desk.put("bad.yaml", data_of(case))
    told = desk.run("fmt", "house")
    assert bad.read_bytes() == data_of(case)
    assert told.code == 2
    assert_lines(told, case)
    assert (desk.house / "good.yaml").read_text(encoding="utf-8") != GOOD
    assert "rewrote house/good.yaml" in told.out


@EVERY_CASE
def test_fmt_check_writes_nothing_at_all(desk: Folder, case: dict[str, Any]) -> None:
    desk.put("bad.yaml", data_of(case))
    before = {path: path.read_bytes() for path in desk.house.iterdir()}
    assert desk.run("fmt", "--check", "house").code == 2
    assert {path: path.read_bytes() for path in desk.house.iterdir()} == before
