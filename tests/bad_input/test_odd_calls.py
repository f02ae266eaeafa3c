"""Calls with names that are no text, with nothing where a name belongs, with a line too many, or on a full disk."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from desk import CASINO, GOOD, Folder

from checker.cli import main

ROOT = Path(__file__).resolve().parents[2]
BAD = os.fsdecode(b"caf\xe9")
RULES = "CASINO WAR\n\n1. Payouts\n(a) The casino shall pay each winning Tie Wager at 10 to 1.\n"


@pytest.fixture
def odd(desk: Folder) -> Folder:
    """A folder, a game file, a document and a second casino, of names that are not UTF-8."""
    for name in (BAD, f"2{BAD}"):
        folder = desk.root / name
        folder.mkdir()
        (folder / "casino.yaml").write_text(CASINO.replace("house", f"house{name[0]}"), encoding="utf-8")
        (folder / f"{BAD}.yaml").write_text(GOOD, encoding="utf-8")
        (folder / "house.txt").write_text("1 Payouts\n", encoding="utf-8")
    (desk.root / f"{BAD}.txt").write_text(RULES, encoding="utf-8")
    return desk


CALLS = [
    ["check", BAD], ["check", f"{BAD}/{BAD}.yaml", "--format", "json"], ["check", BAD, "--output", f"json:{BAD}.json"],
    ["check", BAD, "--register"], ["check", BAD, f"2{BAD}", "--jobs", "2"], ["check", BAD, "--output", f"sarif:{BAD}"],
    ["facts", BAD], ["coverage", BAD], ["coverage", BAD, "--sources", BAD], ["fmt", "--check", BAD], ["fmt", BAD],
    ["diff", BAD, f"2{BAD}"], ["diff", f"{BAD}/{BAD}.yaml", f"2{BAD}/{BAD}.yaml"], ["diff", f"HEAD:{BAD}", BAD],
    ["compare", "spin-of-cards", BAD, f"2{BAD}"], ["compare", "spin-of-cards", BAD, "-o", f"{BAD}.cmp"],
    ["compare", "spin-of-cards", BAD, "--format", "xlsx", "-o", f"{BAD}.xlsx"],
    ["report", BAD, f"2{BAD}", "-o", f"out-{BAD}"],
    ["import", f"{BAD}.txt", "-o", f"draft-{BAD}"], ["import", f"{BAD}.txt", "-o", "draft", "--report", f"{BAD}.html"],
    ["init", f"new-{BAD}", "--name", "Grand", "--jurisdiction", "us-oh"],
    ["explain", BAD], ["law", BAD], ["init", "--name", BAD, "--jurisdiction", "us-oh"],
    ["import", f"{BAD}.txt", "-o", "draft", "--casino", BAD], ["import", f"{BAD}.pdf", "-o", "draft"],
    ["waive", "1", BAD, "--reason", BAD, "--approver", "a", "--basis", "b", "--until", "2099-01-01"],
]  # fmt: skip


@pytest.mark.parametrize("call", CALLS, ids=lambda call: " ".join(call).replace(BAD, "BAD"))
def test_a_name_that_is_not_utf_8_is_a_name_like_others(odd: Folder, call: list[str]) -> None:
    told = odd.run(*call)
    assert told.code in (0, 1, 2)
    (told.out + told.err).encode("utf-8")


def test_a_document_of_such_a_name_becomes_a_draft_that_can_be_checked(odd: Folder) -> None:
    assert odd.run("import", f"{BAD}.txt", "-o", "draft", "--report", "page.html").code == 0
    assert r'document: "caf\\xe9.txt"' in (odd.root / "draft" / "casino-war.yaml").read_text(encoding="utf-8")
    assert "caf\\xe9.txt" in (odd.root / "page.html").read_text(encoding="utf-8")
    assert not odd.run("check", "draft", "--format", "json").unread


@pytest.mark.parametrize(
    "call",
    [
        ["diff", "", "house"], ["diff", "house", ""], ["check", ""], ["check", "house", ""], ["facts", ""],
        ["coverage", ""], ["coverage", "house", "--sources", ""], ["fmt", ""], ["report", "", "-o", "out"],
        ["report", "house", "-o", ""], ["report", "house", "-o", "out", "--against", ""], ["import", "", "-o", "out"],
        ["import", "house/house.txt", "-o", ""], ["import", "house/house.txt", "-o", "out", "--report", ""],
        ["import", "house/house.txt", "-o", "out", "--casino", ""], ["compare", "", "house"],
        ["compare", "spin-of-cards", "house", "-o", ""], ["compare", "spin-of-cards", "house", "--casinos", ""],
        ["init", "", "--name", "Grand", "--jurisdiction", "us-oh"],
        ["waive", "1", "", "--reason", "r", "--approver", "a", "--basis", "b", "--until", "2099-01-01"],
    ],
    ids=" ".join,
)  # fmt: skip
def test_nothing_is_no_name(desk: Folder, call: list[str]) -> None:
    """An empty variable of a script names neither the current folder nor standard output."""
    before = sorted(path.name for path in desk.root.rglob("*"))
    try:
        code = main(call)
    except SystemExit as ended:
        code = ended.code
    told = desk.capsys.readouterr()
    assert code == 2
    assert told.out == ""
    assert "is empty" in told.err.splitlines()[-1]
    assert sorted(path.name for path in desk.root.rglob("*")) == before


@pytest.mark.parametrize("value", ["us-oh\nregulator: me", "us-oh\n", "", "us oh", "us-oh: x", "#", "US-OH", "missing"])
def test_a_jurisdiction_is_one_word(desk: Folder, value: str) -> None:
    (desk.root / "rules.txt").write_text(RULES, encoding="utf-8")
    told = desk.run("import", "rules.txt", "-o", "out", "--jurisdiction", value)
    assert told.code == 2
    assert told.err.endswith("is not a jurisdiction such as us-oh\n")
    assert len(told.err.splitlines()) == 1
    assert not (desk.root / "out").exists()
    assert desk.run("init", "new", "--name", "Grand", "--jurisdiction", value).code == 2


@pytest.mark.parametrize("value", ["a\nregulator: me", "\x1b", "a\tb"])
def test_a_short_name_is_one_line(desk: Folder, value: str) -> None:
    (desk.root / "rules.txt").write_text(RULES, encoding="utf-8")
    told = desk.run("import", "rules.txt", "-o", "out", "--casino", value)
    assert told.code == 2
    assert "--casino holds control character U+00" in told.err
    assert not (desk.root / "out").exists()


FULL = """
import resource, signal, sys
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (16, 16))
from checker.cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on the size of files")
@pytest.mark.parametrize(
    ("call", "line"),
    [
        (["report", "house", "-o", "out"], "houserules: no report written: out cannot be written: File too large"),
        (["import", "rules.txt", "-o", "out"], "houserules: out cannot be written: File too large; nothing is changed"),
        (["compare", "spin-of-cards", "house", "-o", "out"], "houserules: out cannot be written: File too large"),
        (["fmt", "house"], "house/good.yaml cannot be written: File too large; left as it is"),
        (["init", "new", "--name", "G", "--jurisdiction", "us-oh"],
         "houserules: new/houserules.toml cannot be written: File too large"),
        (["waive", "1", "house", "--reason", "r", "--approver", "a", "--basis", "b", "--until", "{soon}"],
         "houserules: {root}/waivers.yaml cannot be written: File too large; left as it was"),
        (["check", "house", "--no-cache", "--output", "json:out"],
         "houserules: out cannot be written: File too large; left as it was"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)  # fmt: skip
def test_a_full_disk_is_told_with_the_name_and_the_reason(desk: Folder, call: list[str], line: str) -> None:
    from datetime import date, timedelta

    (desk.root / "rules.txt").write_text(RULES, encoding="utf-8")
    soon = str(date.today() + timedelta(days=9))
    before = {str(path): path.read_bytes() for path in desk.root.rglob("*") if path.is_file()}
    done = subprocess.run(
        [sys.executable, "-B", "-c", FULL, *(each.replace("{soon}", soon) for each in call)], cwd=desk.root,
        capture_output=True, text=True, check=False, env=os.environ | {"PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert done.returncode == 2
    told = [each for each in done.stderr.splitlines() if "the cache" not in each]
    assert told == [line.replace("{root}", str(desk.root))]
    assert {str(path): path.read_bytes() for path in desk.root.rglob("*") if path.is_file()} == before
