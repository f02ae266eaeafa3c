"""The commands that the documentation gives for CI are run as they stand, in a real repository."""

import json
import os
import re
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from repository import BROKEN, Repository
from ruamel.yaml import YAML

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "README.md").read_text(encoding="utf-8")


def block(start: str) -> Any:
    """The YAML block that begins with these words."""
    (found,) = [text for text in re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL) if text.startswith(start)]
    return YAML(typ="safe", pure=True).load(found)


def shell(command: str, repository: Repository, **variables: str) -> int:
    """A line of a workflow, with `houserules` standing for this tree's."""
    folder = repository.root / ".bin"
    folder.mkdir(exist_ok=True)
    program = folder / "houserules"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m checker.cli "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    known = {"PYTHONPATH": str(ROOT), "PATH": f"{folder}:{os.environ['PATH']}"}
    return subprocess.run(["sh", "-ec", command], check=False, env=os.environ | known | variables).returncode


@pytest.fixture
def pull_request(repository: Repository) -> Repository:
    """A clone with a branch that breaks a clause."""
    repository.git("update-ref", "refs/remotes/origin/main", "HEAD")
    repository.git("checkout", "-q", "-b", "edit")
    repository.put("submissions/house/big-six.yaml", BROKEN)
    repository.commit("edit")
    return repository


def test_the_workflow_of_github(pull_request: Repository) -> None:
    steps = [step["run"] for step in block("name: rules")["jobs"]["check"]["steps"] if "run" in step]
    install, check, summary = steps
    assert install == "pip install houserules"
    assert shell(check, pull_request, GITHUB_BASE_REF="main") == 1
    (run,) = json.loads(pull_request.read("houserules.sarif"))["runs"]
    assert {result["baselineState"] for result in run["results"]} == {"new", "unchanged"}
    assert shell(summary, pull_request, GITHUB_STEP_SUMMARY=str(pull_request.root / "summary.md")) == 0
    assert pull_request.read("summary.md").startswith("## House rules: ❌ 1 to fix")


def test_the_job_of_gitlab(pull_request: Repository) -> None:
    job = block("rules:")["rules"]
    install, check = job["script"]
    assert install == "pip install houserules"
    base = pull_request.git("rev-parse", "origin/main").strip()
    assert shell(check, pull_request, CI_MERGE_REQUEST_DIFF_BASE_SHA=base) == 1
    reports = job["artifacts"]["reports"]
    assert len(json.loads(pull_request.read(reports["codequality"]))) == 2
    assert ElementTree.fromstring(pull_request.read(reports["junit"])).get("failures") == "1"


def test_the_hooks_call_commands_that_exist(pull_request: Repository) -> None:
    hooks = YAML(typ="safe", pure=True).load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    ids = {hook["id"]: hook for hook in hooks}
    (used,) = block("repos:")["repos"][0]["hooks"]
    assert used["id"] in ids
    asked = " ".join([ids[used["id"]]["entry"], *used["args"]])
    assert shell(asked, pull_request) == 0, "what is committed already is known"
    pull_request.put("submissions/house/craps.yaml", BROKEN.replace("big-six", "craps"))
    assert shell(asked, pull_request) == 1
    assert shell(ids["houserules-fmt"]["entry"], pull_request) == 0


def test_the_waiver_shown_is_one(pull_request: Repository) -> None:
    text = next(each for each in re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL) if each.startswith("waivers:"))
    pull_request.put("waivers.yaml", text)
    told = pull_request.run("check", "--format", "json")
    assert all(each["code"] != "DOC-001" for each in told.json["findings"])


def test_the_configuration_shown_is_one(pull_request: Repository) -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    pull_request.put("houserules.toml", text)
    assert pull_request.run("check").code == 1


def test_the_waive_command_shown_works(pull_request: Repository) -> None:
    pull_request.run("check", "--register")
    (command,) = re.findall(r"(houserules waive .*?)```", PAGE, re.DOTALL)
    number = next(
        str(each["number"]) for each in pull_request.run("check", "--format", "json").json["findings"]
    )  # fmt: skip

    asked = re.sub(r"\d{4}-\d\d-\d\d", str(date.today() + timedelta(days=9)), command.replace("786548", number))
    assert shell(asked, pull_request) == 0
