"""The JSON Schema says what the loader does, in the judgement of the independent package jsonschema."""

from copy import deepcopy
from datetime import date
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from ruamel.yaml import YAML

from ruleschema.submission.bind import bind, keys_of
from ruleschema.submission.jsonschema import DRAFT, RECORDS, schema
from ruleschema.submission.model import Casino, Game
from ruleschema.submission.source import compose
from ruleschema.submission.span import Problem

HERE = Path(__file__).resolve()
SHIPPED = sorted((HERE.parents[2] / "submissions").rglob("*.yaml"))
WRONG: list[dict[str, Any]] = YAML(typ="safe").load(HERE.with_name("wrong_documents.yaml"))
GOOD: dict[str, Any] = {
    "game": "g",
    "title": "T",
    "source": {"document": "d.txt"},
    "sections": [{"number": 1, "title": "A", "clauses": [{"at": "1.I", "says": "joker pays 1 to 1."}]}],
}


def validator(kind: str) -> Draft202012Validator:
    return Draft202012Validator(schema(kind), format_checker=Draft202012Validator.FORMAT_CHECKER)


def as_json(node: Any) -> Any:
    """YAML's days as JSON has them."""
    if isinstance(node, dict):
        return {key: as_json(value) for key, value in node.items()}
    if isinstance(node, list):
        return [as_json(item) for item in node]
    return node.isoformat() if isinstance(node, date) else node


def problems_of(document: Any, kind: type = Game) -> list[Problem]:
    stream = StringIO()
    YAML().dump(document, stream)  # which writes null as nothing at all
    node, problems = compose(stream.getvalue(), "file.yaml")
    bind(kind, node, problems)
    return problems


def changed(wrong: dict[str, Any]) -> dict[str, Any]:
    document = deepcopy(GOOD) | wrong.get("add", {})
    document.pop(wrong.get("drop", ""), None)
    if "clause" in wrong:
        document["sections"][0]["clauses"][0] = {"at": "1.I"} | wrong["clause"]
    return document


@pytest.mark.parametrize("kind", RECORDS)
def test_the_schema_is_a_valid_one_of_its_draft(kind: str) -> None:
    Draft202012Validator.check_schema(schema(kind))
    assert schema(kind)["$schema"] == DRAFT == Draft202012Validator.META_SCHEMA["$id"]


@pytest.mark.parametrize(("kind", "record"), [("game", Game), ("casino", Casino)])
def test_the_schema_has_every_key_of_the_model_and_no_other(kind: str, record: type) -> None:
    made = schema(kind)
    assert list(made["properties"]) == list(keys_of(record))
    assert made["required"] == [key.name for key in keys_of(record).values() if key.required]
    assert made["additionalProperties"] is False


@pytest.mark.parametrize("kind", RECORDS)
def test_every_record_has_a_description_and_every_reference_a_target(kind: str) -> None:
    made = schema(kind)
    for name, body in made["$defs"].items():
        whole = body["anyOf"][1] if "anyOf" in body else body
        assert whole["description"], name
        assert whole["additionalProperties"] is False
    text = str(made)
    assert text.count("#/$defs/") >= len(made["$defs"])


@pytest.mark.parametrize("path", SHIPPED, ids=[f"{path.parent.name}/{path.stem}" for path in SHIPPED])
def test_every_shipped_file_conforms(path: Path) -> None:
    kind = "casino" if path.name == "casino.yaml" else "game"
    document = as_json(YAML(typ="safe").load(path))
    errors = [f"{error.json_path}: {error.message}" for error in validator(kind).iter_errors(document)]
    assert errors == []


def test_the_good_document_is_good_to_both() -> None:
    assert validator("game").is_valid(GOOD)
    assert problems_of(GOOD) == []


@pytest.mark.parametrize("wrong", WRONG, ids=[wrong["name"] for wrong in WRONG])
def test_a_wrong_document_is_refused_by_the_schema_and_by_the_loader(wrong: dict[str, Any]) -> None:
    document = changed(wrong)
    assert problems_of(document)
    assert validator("game").is_valid(document) is ("only loader" in wrong)


GOOD_PARTS: dict[str, dict[str, Any]] = {
    "one sentence": {"says": "a pays 1 to 1."},
    "several sentences": {"says": ["a pays 1 to 1.", {"at": "1.a", "says": "b pays 1 to 1.", "src": 3}]},
    "a line": {"src": 5},
    "a range": {"src": "5-7"},
    "lines and ranges": {"src": [5, "7-9"]},
    "figures for text": {"at": 1.5, "title": 7},
    "one table": {"pays": {"rows": {"outcome": "A", "pays": "1 to 1"}}},
    "several tables": {"pays": [{"rows": []}, {"on": "layout", "bound": "at least", "rows": []}]},
    "items in items": {"items": [{"at": "1", "items": {"at": "2", "items": [{"at": "3"}]}}]},
}


@pytest.mark.parametrize("kind", GOOD_PARTS)
def test_a_good_part_is_good_to_both(kind: str) -> None:
    document = changed({"clause": GOOD_PARTS[kind]})
    assert problems_of(document) == []
    assert validator("game").is_valid(document)


@pytest.mark.parametrize("day", ["2015-01-21", "missing"])
def test_a_day_and_a_missing_day_are_good_to_both(day: str) -> None:
    document = changed({"add": {"filing": {"approved": day}}})
    assert problems_of(document) == []
    assert validator("game").is_valid(document)


@pytest.mark.parametrize("drop", ["casino", "name", "jurisdiction"])
def test_a_casino_file_needs_its_keys(drop: str) -> None:
    document = {"casino": "c", "name": "C", "jurisdiction": "us-oh", "names": ["C", "The C"]}
    assert validator("casino").is_valid(document)
    assert problems_of(document, Casino) == []
    del document[drop]
    assert not validator("casino").is_valid(document)
    assert problems_of(document, Casino)


@pytest.mark.parametrize("count", [54, "54", 0, 999_999_999])
def test_a_count_with_or_without_quotes_is_good_to_both(count: int | str) -> None:
    document = changed({"clause": {"counts": {"of": "wheel", "parts": [{"name": "A", "count": count}]}}})
    assert problems_of(document) == []
    assert validator("game").is_valid(document)


@given(st.one_of(st.integers(-5, 2_000_000), st.from_regex(r"0{0,2}[0-9]{1,7}( ?[-–] ?0?[0-9]{1,7})?", fullmatch=True)))
def test_a_line_is_judged_alike(line: int | str) -> None:
    document = changed({"clause": {"src": line}})
    problems = problems_of(document)
    if any("not a range" in each.message or "more than" in each.message for each in problems):
        assert "-" in str(line) or "–" in str(line)  # which a pattern cannot tell
    else:
        assert bool(problems) is not validator("game").is_valid(document)


@pytest.mark.parametrize("word", ["null", "~"])
def test_a_null_in_words_is_judged_alike(word: str) -> None:
    text = f"game: g\ntitle: {word}\nsource: {{document: d.txt}}\nsections: []\n"
    node, problems = compose(text, "file.yaml")
    bind(Game, node, problems)
    assert bool(problems) is not validator("game").is_valid(YAML(typ="safe").load(text))
