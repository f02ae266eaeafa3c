"""Killed or failing at any call of the system: what stands there is the old or the new, and a next run tidies up.

`python tests/writing/faulting.py` runs every campaign; the suite runs those that differ most.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from scenarios import SCENARIOS

HERE = Path(__file__).parent
FOLDERS = [name for name, scenario in SCENARIOS.items() if scenario.whole]
FEWEST = {"file-new": 10, "file-old": 10, "waive": 10, "register": 10, "fmt": 20, "init": 50}
CAMPAIGNS = [
    *((name, fault, "exchange") for name in SCENARIOS for fault in ("kill", "full")),
    *((name, "half", "exchange") for name in ("file-old", "draft-again", "report")),
    *((name, "kill", "journal") for name in FOLDERS if name != "import"),
    ("draft-again", "interrupt", "journal"),
]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs processes that part")
@pytest.mark.parametrize(("scenario", "fault", "swap"), CAMPAIGNS, ids=str)
def test_no_fault_loses_or_tears_a_file(scenario: str, fault: str, swap: str) -> None:
    command = [sys.executable, str(HERE / "faulting.py"), scenario, fault, swap]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["wrong"] == []
    assert told["faults"] >= FEWEST.get(scenario, 40)
