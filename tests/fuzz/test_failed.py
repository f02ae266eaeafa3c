"""Inputs that once failed stay tried, and each target takes its own seeds and a few changes of them."""

from random import Random

import pytest

from tests.fuzz.run import FAILED, fault
from tests.fuzz.targets import TARGETS


@pytest.mark.parametrize("name", sorted(path.name for path in FAILED.iterdir() if path.name != "README"))
def test_what_once_failed(name: str) -> None:
    assert not fault(TARGETS[name.partition("-")[0]], (FAILED / name).read_bytes())


@pytest.mark.parametrize("name", TARGETS)
def test_a_few_changes(name: str) -> None:
    target, rng = TARGETS[name], Random(f"{name} 1")
    for seed in target.seeds():
        assert not fault(target, seed)
        for change in target.changes:
            assert not fault(target, change(rng, seed))
