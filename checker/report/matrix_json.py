"""Comparisons for a program: one object, stable keys, exact numbers as fractions."""

from collections.abc import Sequence

from checker.compare.change import Place
from checker.compare.rows import Cell, Matrix, Row
from checker.report.visible import json_text

FORMAT_VERSION = 1


def render(matrices: Sequence[Matrix]) -> str:
    """All comparisons as one JSON object."""
    whole = {"version": FORMAT_VERSION, "comparisons": [_matrix(each) for each in matrices]}
    return json_text(whole, indent=2)


def _matrix(matrix: Matrix) -> dict[str, object]:
    return {
        "game": matrix.game,
        "casinos": list(matrix.casinos),
        "rows": [_row(row, matrix.casinos) for row in matrix.rows],
    }


def _row(row: Row, casinos: tuple[str, ...]) -> dict[str, object]:
    return {
        "kind": row.kind,
        "group": row.group,
        "name": row.name,
        "condition": row.condition,
        "law": row.law,
        "differs": row.differs,
        "gaps": [casino for casino, cell in zip(casinos, row.cells, strict=True) if cell is None],
        "cells": {casino: _cell(cell) for casino, cell in zip(casinos, row.cells, strict=True)},
    }


def _cell(cell: Cell | None) -> dict[str, object] | None:
    if cell is None:
        return None
    measure = cell.measure
    return {
        "text": cell.text,
        "number": str(measure.number) if measure else None,
        "unit": measure.unit if measure else None,
        "bound": str(measure.bound).replace(" ", "_") if measure else None,
        "odd": cell.odd,
        "contradicts": cell.contradicts,
        "places": [_place(place) for place in cell.places],
    }


def _place(place: Place) -> dict[str, object]:
    span = place.span
    return {"at": place.at, "file": span.file, "line": span.line, "column": span.column, "src": list(place.src)}
