"""The JSON Schema of submissions, made from the same records that read them."""

import types
from enum import Enum
from typing import Any, Union, get_args, get_origin, get_type_hints

from ruleschema.submission.bind import keys_of
from ruleschema.submission.model import Casino, Game
from ruleschema.submission.span import Text
from ruleschema.submission.values import LARGEST_COUNT, LAST_LINE, MISSING, Count, Day, Lines

DRAFT = "https://json-schema.org/draft/2020-12/schema"
RECORDS = {"game": Game, "casino": Casino}

_SCALAR: dict[str, Any] = {"type": ["string", "number", "boolean"]}
# A pattern compares no numbers: that a range runs forward only the loader can tell.
_NUMBER = f"0*[1-9][0-9]{{0,{len(str(LAST_LINE)) - 1}}}"
_LINE: dict[str, Any] = {
    "anyOf": [
        {"type": "integer", "minimum": 1, "maximum": LAST_LINE},
        {"type": "string", "pattern": rf"^{_NUMBER}(\s?[-–]\s?{_NUMBER})?$"},
    ]
}
_SIMPLE: dict[Any, dict[str, Any]] = {
    Text: _SCALAR,
    Lines: {"anyOf": [_LINE, {"type": "array", "items": _LINE, "minItems": 1}]},
    Day: {"anyOf": [{"type": "string", "format": "date"}, {"const": MISSING}]},
    Count: {
        "anyOf": [
            {"type": "integer", "minimum": 0, "maximum": LARGEST_COUNT},
            {"type": "string", "pattern": f"^[0-9]{{1,{len(str(LARGEST_COUNT))}}}$"},
        ]
    },
}


def schema(kind: str) -> dict[str, Any]:
    """The schema of a game file or a casino file."""
    definitions: dict[str, Any] = {}
    root = _record(RECORDS[kind], definitions)
    return {
        "$schema": DRAFT,
        "$id": f"houserules:{kind}",
        "title": f"houserules {kind} file",
        **root,
        "$defs": definitions,
    }


def _record(record: type, definitions: dict[str, Any]) -> dict[str, Any]:
    hints = get_type_hints(record)
    keys = keys_of(record)
    body: dict[str, Any] = {
        "type": "object",
        "description": (record.__doc__ or "").strip(),
        "properties": {name: _kind(hints[key.field], definitions) for name, key in keys.items()},
        "required": [name for name, key in keys.items() if key.required],
        "additionalProperties": False,
    }
    return {"anyOf": [_SCALAR, body]} if hasattr(record, "SHORTHAND") else body


def _kind(hint: Any, definitions: dict[str, Any]) -> dict[str, Any]:
    if get_origin(hint) in (Union, types.UnionType):
        (hint,) = (each for each in get_args(hint) if each is not types.NoneType)
    if get_origin(hint) is tuple:
        item = _kind(get_args(hint)[0], definitions)
        some = {"minItems": 1} if hasattr(get_args(hint)[0], "SHORTHAND") else {}
        return {"anyOf": [item, {"type": "array", "items": item, **some}]}
    if hint in _SIMPLE:
        return _SIMPLE[hint]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return {"enum": [str(each.value) for each in hint]}
    name = hint.__name__.lower()
    if name not in definitions:
        definitions[name] = {}  # a clause holds clauses: the name stands before its schema does
        definitions[name] = _record(hint, definitions)
    return {"$ref": f"#/$defs/{name}"}
