"""An examination of understanding: short submissions with one planted thing each, and the answer they call for."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from checker.engine.finding import Finding, Severity, Verdict
from checker.engine.run import run
from ruleschema.submission.load import load

_RANKS = {"error": (Severity.ERROR,), "warning": (Severity.ERROR, Severity.WARNING)}
_DOCUMENT = ("definitions", "contents", "sections", "filing")


@dataclass(frozen=True, slots=True)
class Case:
    """One question and its answer."""

    name: str
    kind: str
    expect: str
    at: frozenset[str]
    least: str
    jurisdiction: str
    document: dict[str, Any]


def cases(folder: Path) -> Iterator[Case]:
    """The cases of all files of a folder."""
    for path in sorted(folder.glob("*.yaml")):
        for each in YAML(typ="safe").load(path.read_text(encoding="utf-8")) or ():
            document = {key: each[key] for key in _DOCUMENT if key in each}
            head = {"game": each["game"], "title": each.get("title", each["game"].replace("-", " ").title())}
            yield Case(
                each["case"],
                each["kind"],
                each["expect"],
                frozenset(map(str, each["at"])),
                each.get("severity", "warning"),
                each.get("jurisdiction", "us-xx"),
                {**head, "source": {"document": "rules.txt"}, **document},
            )


def findings(case: Case, folder: Path) -> list[Finding]:
    """What the program says of a case."""
    house = folder / "test"
    house.mkdir(parents=True, exist_ok=True)
    about = f"casino: test\nname: Test Casino\njurisdiction: {case.jurisdiction}\n"
    (house / "casino.yaml").write_text(about, encoding="utf-8")
    with (house / "game.yaml").open("w", encoding="utf-8") as file:
        YAML(typ="safe").dump(case.document, file)
    return list(run(load([folder])).findings)


def concerned(case: Case, found: list[Finding], document: Path) -> list[Finding]:
    """The findings that point at a clause of the case, or name it as related."""
    lines = _lines(document)
    concerned = []
    for finding in found:
        places = {finding.fault.at} | {lines.get(each.span.line, "") for each in finding.fault.related}
        if places & case.at:
            concerned.append(finding)
    return concerned


def _lines(document: Path) -> dict[int, str]:
    """The clause that each line of a written file belongs to."""
    found: dict[int, str] = {}
    at = ""
    for number, line in enumerate(document.read_text(encoding="utf-8").splitlines(), 1):
        key, _, value = line.replace("- ", " ").replace("{", " ").strip().partition(":")
        if key == "at":
            at = value.strip().strip("',\"}").split(",")[0]
        found[number] = at
    return found


def right(case: Case, found: list[Finding], document: Path) -> bool:
    """Whether the program gives the answer that the case calls for."""
    about = concerned(case, found, document)
    grave = [each for each in about if each.severity in _RANKS[case.least] and each.verdict is Verdict.FAILED]
    match case.expect:
        case "found":
            return bool(grave)
        case "undecided":
            return not grave and any(each.verdict is Verdict.UNDECIDED for each in about)
        case _:
            alarms = (Severity.ERROR, Severity.WARNING)
            return not any(each.severity in alarms for each in about)
