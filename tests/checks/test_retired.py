"""A code that is retired is never used again, and what is said to have taken its place is there."""

from importlib.resources import files

from ruamel.yaml import YAML

from checker.engine.check import pages

RETIRED = YAML(typ="safe").load(files("checker.checks").joinpath("retired.yaml").read_text(encoding="utf-8"))


def test_a_retired_code_is_not_used_again() -> None:
    used = {page.check.code for page in pages()}
    assert not [entry["code"] for entry in RETIRED if entry["code"] in used]


def test_what_took_its_place_is_there_and_the_reason_too() -> None:
    used = {page.check.code for page in pages()}
    assert all(entry.get("into", next(iter(used))) in used for entry in RETIRED)
    assert all(entry["why"].rstrip().endswith(".") for entry in RETIRED)
