"""The grammar files compiled to tables, by Lark; `python -m grammar.compiled` writes them beside the files.

Building Lark's parser takes longer than reading a casino's submission with it, so the tables are
kept in clause.tables.json with the digest of the grammar files they were made of. Tables of other
files are never used: they are then made anew in memory, and a test asks for the file to be written.
"""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
TABLES = FOLDER / "clause.tables.json"
STARTS = ("sentence", "payment")


def digest() -> str:
    """Of all grammar files, so that the tables of an edited grammar are known to be old."""
    files = sorted(FOLDER.glob("*.lark"))
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()


def tables() -> dict[str, Any]:
    """The tables as kept, if they are of these grammar files; else made anew."""
    now = digest()
    try:
        kept = json.loads(TABLES.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return made(now)
    return kept if isinstance(kept, dict) and kept.get("digest") == now else made(now)


@cache
def lark() -> Any:
    """Lark's own parser, which knows what could have followed where a sentence breaks off."""
    from lark import Lark, lexer

    path = FOLDER / "clause.lark"
    # That no two terminals collide is proven by the tests, in strict mode; where interegular is
    # installed, Lark would prove it again at every start, which takes longer than all the rest.
    proves = lexer.has_interegular
    lexer.has_interegular = False
    try:
        return Lark(
            path.read_text(encoding="utf-8"),
            parser="lalr",
            lexer="contextual",
            start=list(STARTS),
            maybe_placeholders=True,
            import_paths=[str(FOLDER)],
            source_path=str(path),
        )
    finally:
        lexer.has_interegular = proves


def made(now: str) -> dict[str, Any]:
    """Terminals in the order they are tried, rules, and for each state what a symbol does there.

    A symbol's number is the state to go to, or, below zero, the rule to reduce by (-1 is the first).
    """
    frontend = lark().parser
    table, ignored = frontend.parser._parse_table, frontend.lexer_conf.ignore
    order = sorted(
        frontend.lexer_conf.terminals,
        key=lambda each: (-each.priority, -each.pattern.max_width, -len(each.pattern.value), each.name),
    )
    states = _numbered(table)
    used = {arg for row in table.states.values() for _, arg in row.values() if not isinstance(arg, int)}
    rules = sorted(used, key=lambda rule: (str(rule), str(rule.alias)))
    number = {rule: -index for index, rule in enumerate(rules, 1)}
    return {
        "digest": now,
        "ignored": "|".join(each.pattern.to_regexp() for each in order if each.name in ignored),
        "terminals": {str(each.name): each.pattern.to_regexp() for each in order if each.name not in ignored},
        "starts": {start: [states[table.start_states[start]], states[table.end_states[start]]] for start in STARTS},
        "rules": [_rule(rule) for rule in rules],
        "states": [
            {str(symbol): states[arg] if isinstance(arg, int) else number[arg] for symbol, (_, arg) in _sorted(row)}
            for row in (table.states[state] for state in states)
        ],
    }


def _numbered(table: Any) -> dict[int, int]:
    """The states in the order they are reached, since Lark numbers them differently at each run."""
    reached = [table.start_states[start] for start in STARTS]
    for state in reached:  # which grows on the way
        onward = [arg for _, (_, arg) in _sorted(table.states[state]) if isinstance(arg, int)]
        reached += [each for each in dict.fromkeys(onward) if each not in reached]
    return {state: number for number, state in enumerate(reached)}


def _sorted(row: dict[str, Any]) -> list[tuple[str, Any]]:
    return sorted(row.items(), key=lambda each: str(each[0]))


def _rule(rule: Any) -> dict[str, Any]:
    """What a rule gives and takes; `takes` has null where an optional part is absent, [n] where a list is unpacked."""
    gaps = rule.options.empty_indices or [False] * len(rule.expansion)
    parts = iter(enumerate(rule.expansion))
    takes: list[Any] = []
    for gap in gaps:
        if gap:
            takes.append(None)
            continue
        index, symbol = next(parts)
        takes.append([index] if symbol.name.startswith("_") else index)
    single = bool(rule.options.expand1) and len(rule.expansion) == 1
    return {
        "gives": str(rule.origin.name),
        "size": len(rule.expansion),
        "builds": None if single or rule.origin.name.startswith("_") else str(rule.alias or rule.origin.name),
        "takes": 0 if single else takes,
    }


def text() -> str:
    """The file's text: one rule, one state a line, so that a change of grammar can be read in a diff."""
    parts = made(digest())
    lines = []
    for name, value in parts.items():
        if isinstance(value, list):
            inner = ",\n".join("  " + json.dumps(each) for each in value)
            lines.append(f'"{name}": [\n{inner}\n]')
        else:
            lines.append(f'"{name}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    TABLES.write_text(text(), encoding="utf-8")
