"""Waivers: what they cover, what they may not, and what is said of one that no longer serves."""

from datetime import date, timedelta
from pathlib import Path

import pytest
from repository import BROKEN, GAME, Repository

from checker.engine.check import pages

TODAY = date.today()
HEAD = "# Ours: keep this comment.\nwaivers:\n"


def entry(finding: str = "code: DOC-104, clause: 7.A", start: int = 0, end: int = 30, without: str = "") -> str:
    values = {
        "reason": "agreed with the commission", "approver": "C. Officer", "date": TODAY + timedelta(days=start),
        "expires": TODAY + timedelta(days=end), "basis": "OAC 3772-1-1",
    }  # fmt: skip
    rest = ", ".join(f"{key}: {value}" for key, value in values.items() if key != without)
    return f"  - {{{finding}, {rest}}}\n"


@pytest.fixture
def wrong(repository: Repository) -> Repository:
    repository.put("submissions/house/big-six.yaml", BROKEN)
    return repository


def codes(repository: Repository, *arguments: str) -> list[tuple[str, str]]:
    findings = repository.run("check", "--format", "json", *arguments).json["findings"]
    return sorted((each["code"], "waived" if "waiver" in each else each["severity"]) for each in findings)


def fingerprint(repository: Repository, code: str) -> str:
    findings = repository.run("check", "--format", "json").json["findings"]
    return next(each["fingerprint"] for each in findings if each["code"] == code)


@pytest.mark.parametrize(
    "finding",
    ["code: DOC-104, clause: 7.A", "code: DOC-104, clause: 7.A, casino: house, game: big-six", "fingerprint: {mark}"],
)
@pytest.mark.parametrize("folder", [".", "submissions"], ids=["beside", "among"])
def test_a_waived_finding_stays_visible_and_does_not_fail(wrong: Repository, finding: str, folder: str) -> None:
    assert wrong.run("check").code == 1
    wrong.put(f"{folder}/waivers.yaml", HEAD + entry(finding.format(mark=fingerprint(wrong, "DOC-104"))))
    assert codes(wrong) == [("DOC-104", "waived"), ("DOC-110", "warning")]
    assert wrong.run("check").code == 0
    summary = wrong.run("check", "--format", "json").json["summary"]
    assert summary.pop("passed") + summary.pop("not_applicable") == len(pages()) - 2
    assert summary | {"files": 0} == {
        "files": 0, "documents": 1, "findings": 2, "errors": 0, "warnings": 1, "notes": 0, "waived": 1, "failed": 2,
        "undecided": 0,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("waiver", "found"),
    [
        (entry(start=-30, end=-1), [("DOC-104", "error"), ("DOC-110", "warning"), ("WAI-001", "error")]),
        (entry(start=-30, end=0), [("DOC-104", "waived"), ("DOC-110", "warning")]),
        (entry(start=-30, end=1), [("DOC-104", "waived"), ("DOC-110", "warning")]),
        (entry(end=364), [("DOC-104", "waived"), ("DOC-110", "warning")]),
        (entry(end=365), [("DOC-104", "waived"), ("DOC-110", "warning")]),
        (entry(end=366), [("DOC-104", "error"), ("DOC-110", "warning"), ("WAI-005", "error")]),
        (entry(end=-1), [("DOC-104", "error"), ("DOC-110", "warning"), ("WAI-005", "error")]),
        (entry(start=1), [("DOC-104", "error"), ("DOC-110", "warning"), ("WAI-005", "error")]),
        (entry("code: DOC-105, clause: 7.A"), [("DOC-104", "error"), ("DOC-110", "warning"), ("WAI-002", "warning")]),
        (entry("code: DOC-194, clause: 7.A"), [("DOC-104", "error"), ("DOC-110", "warning"), ("WAI-003", "warning")]),
        (entry("code: DOC-104, clause: 7.A, casino: home"),
         [("DOC-104", "error"), ("DOC-110", "warning"), ("WAI-003", "warning")]),
        (entry("code: DOC-104, clause: 7.A, game: craps"),
         [("DOC-104", "error"), ("DOC-110", "warning"), ("WAI-003", "warning")]),
        (entry("fingerprint: 0123456789abcdef"),
         [("DOC-104", "error"), ("DOC-110", "warning"), ("WAI-003", "warning")]),
        (entry("code: DOC-001, clause: 7.A"), [("DOC-104", "error"), ("DOC-110", "warning"), ("WAI-004", "error")]),
    ],
)  # fmt: skip
def test_days_and_targets(wrong: Repository, waiver: str, found: list[tuple[str, str]]) -> None:
    wrong.put("waivers.yaml", HEAD + waiver)
    assert codes(wrong) == found


def test_the_configuration_sets_the_longest_time_and_what_cannot_be_waived(wrong: Repository) -> None:
    wrong.put("waivers.yaml", HEAD + entry(end=30))
    wrong.put("houserules.toml", "longest-waiver = 29\n")
    assert ("WAI-005", "error") in codes(wrong)
    wrong.put("houserules.toml", "longest-waiver = 30\n")
    assert ("DOC-104", "waived") in codes(wrong)
    for never in ("DOC-104", "DOC"):
        wrong.put("houserules.toml", f'never-waive = ["{never}"]\n')
        assert {("DOC-104", "error"), ("WAI-004", "error")} <= set(codes(wrong))


def test_of_a_part_of_the_submissions_no_waiver_is_called_unused(wrong: Repository) -> None:
    wrong.put("submissions/other/casino.yaml", "casino: other\nname: Other\njurisdiction: us-xx\n")
    wrong.put("submissions/other/big-six.yaml", GAME)
    wrong.put(
        "waivers.yaml", HEAD + entry("code: DOC-105, clause: 7.A") + entry("code: DOC-105, clause: 8.A, casino: house")
    )
    assert [code for code, _ in codes(wrong, "submissions/other")] == ["DOC-110"]
    assert [code for code, _ in codes(wrong, "submissions/house")] == ["DOC-104", "DOC-110", "WAI-002"]
    assert [code for code, _ in codes(wrong)].count("WAI-002") == 2


def test_a_finding_recorded_once_and_fixed_makes_its_waiver_unused(wrong: Repository) -> None:
    wrong.put("waivers.yaml", HEAD + entry(f"fingerprint: {fingerprint(wrong, 'DOC-104')}"))
    wrong.run("check", "--register")
    wrong.put("submissions/house/big-six.yaml", GAME)
    assert ("WAI-002", "warning") in codes(wrong)


@pytest.mark.parametrize("without", ["reason", "approver", "date", "expires", "basis"])
def test_a_waiver_that_lacks_something_is_not_applied_and_is_told(wrong: Repository, without: str) -> None:
    wrong.put("waivers.yaml", HEAD + entry(without=without) + entry("code: DOC-110, clause: 8.C"))
    told = wrong.run("check", "--format", "json")
    assert told.code == 2
    (bad,) = [each for each in told.json["findings"] if each["code"] == "DOC-001"]
    assert bad["message"] == f"A waiver needs `{without}`."
    assert (bad["file"], bad["line"]) == ("waivers.yaml", 3)
    assert {("DOC-104", "error"), ("DOC-110", "waived")} <= set(codes(wrong)), "the other waiver holds"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            HEAD + entry().replace("reason: agreed with the commission", 'reason: " "'),
            "The reason of a waiver is empty.",
        ),
        (HEAD + entry("code: DOC-104"), "A waiver names no finding."),
        (
            HEAD + entry().replace("approver", "aprover"),
            "Unknown key `aprover` in a waiver (did you mean `approver`?).",
        ),
        ("waivers: [", "Not YAML"),
        ("- a\n", "A list stands where a waivers file belongs."),
        (HEAD + "\x00", "A NUL byte in the file."),
    ],
)
def test_a_waivers_file_that_cannot_be_read_is_told_with_its_place(wrong: Repository, text: str, says: str) -> None:
    wrong.put("waivers.yaml", text)
    told = wrong.run("check", "--format", "json")
    assert told.code == 2
    assert any(each["message"].startswith(says) for each in told.json["findings"] if each["code"] == "DOC-001")


@pytest.mark.parametrize("text", ["", "# nothing yet\n", "waivers:\n", "waivers: []\n"])
def test_a_file_without_waivers_says_nothing(wrong: Repository, text: str) -> None:
    wrong.put("waivers.yaml", text)
    assert codes(wrong) == [("DOC-104", "error"), ("DOC-110", "warning")]


def test_an_edit_that_removes_a_waiver_makes_its_finding_count_again(wrong: Repository) -> None:
    wrong.put("waivers.yaml", HEAD + entry())
    wrong.commit("waived")
    assert wrong.against("HEAD").code == 0
    wrong.put("waivers.yaml", HEAD)
    told = wrong.against("HEAD")
    assert told.code == 1
    assert told.standing("DOC-104") == ["new"]


def waive(repository: Repository, finding: str, days: int = 10, **values: str) -> tuple[int, str]:
    known = {"reason": "agreed: see letter #4", "approver": "C. Öfficer", "basis": "OAC “1”"} | values
    asked = [part for key, value in known.items() for part in (f"--{key}", value)]
    told = repository.run("waive", finding, *asked, "--until", str(TODAY + timedelta(days=days)))
    return told.code, told.out + told.err


@pytest.mark.parametrize(
    "before",
    [None, "", "# first\n", "waivers:\n", "# first\nwaivers: []\n", HEAD + entry("code: DOC-110, clause: 8.C"),
     f"{HEAD}  # why\n{entry('code: DOC-110, clause: 8.C')}# the end"],
    ids=["no file", "empty", "comment", "no list", "empty list", "one", "comments around"],
)  # fmt: skip
def test_waive_adds_one_and_keeps_all_else(wrong: Repository, before: str | None) -> None:
    if before is not None:
        wrong.put("waivers.yaml", before)
    code, told = waive(wrong, fingerprint(wrong, "DOC-104"))
    assert code == 0, told
    assert ("DOC-104", "waived") in codes(wrong)
    after = wrong.read("waivers.yaml")
    for line in (before or "").splitlines():
        assert line.replace(" []", "") in after.splitlines()
    (kept,) = [each for each in wrong.run("check", "--format", "json").json["findings"] if each["code"] == "DOC-104"]
    assert kept["waiver"]["reason"] == "agreed: see letter #4"
    assert kept["waiver"]["approver"] == "C. Öfficer"
    assert waive(wrong, kept["fingerprint"])[1].startswith(
        f"houserules: finding {kept['fingerprint']} is waived already"
    )


def test_waive_adds_one_after_the_other(wrong: Repository) -> None:
    for code in ("DOC-104", "DOC-110"):
        assert waive(wrong, fingerprint(wrong, code))[0] == 0
    assert codes(wrong) == [("DOC-104", "waived"), ("DOC-110", "waived")]


def test_waive_keeps_the_line_ends_of_the_file(wrong: Repository) -> None:
    before = (HEAD + entry("code: DOC-110, clause: 8.C")).replace("\n", "\r\n").encode()
    Path("waivers.yaml").write_bytes(before)
    assert waive(wrong, fingerprint(wrong, "DOC-104"))[0] == 0
    after = Path("waivers.yaml").read_bytes()
    assert after.startswith(before)
    assert after.count(b"\n") == after.count(b"\r\n")


def test_waive_takes_the_number_that_check_prints(wrong: Repository) -> None:
    wrong.run("check", "--register")
    number = next(
        each["number"] for each in wrong.run("check", "--format", "json").json["findings"] if each["code"] == "DOC-104"
    )
    assert waive(wrong, str(number)) == (
        0, f"waivers.yaml: finding {number} (DOC-104) waived until {TODAY + timedelta(days=10)}\n",
    )  # fmt: skip


def test_waive_refuses_in_one_line_and_writes_nothing(wrong: Repository) -> None:
    mark = fingerprint(wrong, "DOC-104")
    wrong.put("houserules.toml", 'never-waive = ["DOC-110"]\n')
    for asked, says in [
        (("99",), "no finding has the number or fingerprint '99'; `houserules check` lists all"),
        ((fingerprint(wrong, "DOC-110"),), "DOC-110 cannot be waived"),
        ((mark, 366), "the waiver lasts 366 days; the most is 365"),
        ((mark, -1), "the waiver ends before it starts"),
    ]:
        assert waive(wrong, *asked) == (2, f"houserules: {says}\n")  # type: ignore[arg-type]
    for key in ("reason", "approver", "basis"):
        for empty in ("", " "):
            assert waive(wrong, mark, **{key: empty}) == (2, f"houserules: --{key} says nothing; give it in words\n")
    told = wrong.run("waive", mark, "--reason", "x", "--approver", "y", "--basis", "z", "--until", "tomorrow")
    assert (told.code, told.err) == (2, "houserules: --until: 'tomorrow' is not a day such as 2026-12-31\n")
    assert not Path("waivers.yaml").exists()
    wrong.put("waivers.yaml", HEAD + entry(without="reason"))
    assert waive(wrong, mark) == (2, "houserules: waivers.yaml:3:5: a waiver needs `reason`; put this right first\n")
    flow = f"waivers: [{entry().strip().removeprefix('- ')}]\n".replace("DOC-104, clause: 7.A", "DOC-110, clause: 8.C")
    wrong.put("waivers.yaml", flow)
    code, told = waive(wrong, mark)
    assert (code, told.count("\n")) == (2, 1)
    assert wrong.read("waivers.yaml") == flow
