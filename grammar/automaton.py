"""Runs the compiled grammar over a text: one loop that scans, shifts and reduces.

Lark does the same with an object a step and an expression a state that joins all its terminals;
here each terminal is compiled once and the tree is built as the rules are reduced.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any

from grammar.build import Token, TreeBuilder

_END = "$END"


class Stuck(Exception):
    """No symbol of the grammar goes on from here; Lark can tell what would have."""


class Automaton:
    """The tables of a grammar, made ready to run."""

    def __init__(self, tables: dict[str, Any]) -> None:
        each = {name: re.compile(pattern).match for name, pattern in tables["terminals"].items()}
        self._skip = re.compile(f"(?:{tables['ignored']})*").match
        self._rows: list[dict[str, int]] = tables["states"]
        self._tried = [[(name, match) for name, match in each.items() if name in row] for row in self._rows]
        self._starts: dict[str, list[int]] = tables["starts"]
        builder = TreeBuilder()
        self._rules = [
            (rule["size"], rule["gives"], _building(builder, rule["builds"], rule["takes"], rule["size"]))
            for rule in tables["rules"]
        ]

    def read(self, text: str, start: str) -> Any:
        """The tree of a text; raises Stuck where the grammar does not go on."""
        state, last = self._starts[start]
        states, values = [state], list[Any]()
        rows, rules, tried, skip = self._rows, self._rules, self._tried, self._skip
        at, end = 0, len(text)
        while True:
            at = skip(text, at).end()  # type: ignore[union-attr]
            token, symbol = None, _END
            if at < end:
                for name, match in tried[states[-1]]:
                    if found := match(text, at):
                        token, symbol = Token(found.group()), name
                        token.start_pos, token.end_pos = at, (at := found.end())
                        break
                else:
                    raise Stuck
            while (action := rows[states[-1]].get(symbol)) is not None and action < 0:
                size, given, build = rules[-action - 1]
                if size:
                    parts = values[-size:]
                    del values[-size:], states[-size:]
                else:
                    parts = []
                values.append(build(parts))
                states.append(rows[states[-1]][given])
                if token is None and states[-1] == last:
                    return values[-1]
            if token is None or action is None:
                raise Stuck
            states.append(action)
            values.append(token)


def _building(
    builder: TreeBuilder, method: str | None, takes: Sequence[Any] | int, size: int
) -> Callable[[list[Any]], Any]:
    """What a reduction makes of its parts: the part itself, a list for the rule above, or a node."""
    if isinstance(takes, int):
        return lambda parts: parts[0]
    plain = list(takes) == list(range(size))
    build = None if method is None else getattr(builder, method)
    if plain:
        return (lambda parts: parts) if build is None else (lambda parts: build(*parts))
    if build is None:
        return lambda parts: _taken(takes, parts)
    return lambda parts: build(*_taken(takes, parts))


def _taken(takes: Sequence[Any], parts: list[Any]) -> list[Any]:
    taken: list[Any] = []
    for take in takes:
        if isinstance(take, list):
            taken += parts[take[0]]
        else:
            taken.append(None if take is None else parts[take])
    return taken
