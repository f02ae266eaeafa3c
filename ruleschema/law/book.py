"""The law in force: files loaded and refused where they are not sound, versions picked by date."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

from ruleschema.law.broken import BadLaw
from ruleschema.law.model import (
    ANY,
    Basis,
    Forbidden,
    LawFile,
    LawRule,
    LawTable,
    Required,
    RuleVersion,
    TableVersion,
    Wording,
)
from ruleschema.law.soundness import faults as unsound
from ruleschema.submission.bind import bind
from ruleschema.submission.readfile import MOST_BYTES, decode, too_large
from ruleschema.submission.source import Unreadable, compose
from ruleschema.submission.span import Problem, Span

ROOT = "ruleschema/law"
Versioned = TypeVar("Versioned", TableVersion, RuleVersion)
Demand = TypeVar("Demand", LawTable, LawRule)


@dataclass(frozen=True, slots=True)
class Law:
    """What one jurisdiction demands of one game on one day."""

    jurisdiction: str
    tables: tuple[LawTable, ...]
    rules: tuple[LawRule, ...]
    required: tuple[Required, ...]
    forbidden: tuple[Forbidden, ...]
    wording: tuple[Wording, ...]
    as_of: date | None

    def __bool__(self) -> bool:
        return bool(self.tables or self.rules or self.required or self.forbidden or self.wording)


def law_for(jurisdiction: str, game: str, as_of: date | None) -> Law:
    """The law of a jurisdiction for a game: its own file, then what holds for any game."""
    found = _law_files(jurisdiction, game)
    return Law(
        jurisdiction,
        tuple(table for each in found for table in each.tables),
        tuple(rule for each in found for rule in each.rules),
        tuple(required for each in found for required in each.required),
        tuple(forbidden for each in found for forbidden in each.forbidden),
        tuple(wording for each in found for wording in each.wording),
        as_of,
    )


def law_beside(jurisdiction: str, game: str, as_of: date | None, own: frozenset[str]) -> Law:
    """The law for a casino of these names: what it was itself approved for is no precedent against it, nor for it."""
    law = law_for(jurisdiction, game, as_of)
    tables = [_others_only(table, own) for table in law.tables]
    rules = [_others_only(rule, own) for rule in law.rules]
    return replace(
        law,
        tables=tuple(table for table in tables if table.versions),
        rules=tuple(rule for rule in rules if rule.versions),
        wording=tuple(each for each in law.wording if str(each.cite.casino) not in own),
    )


def _others_only(demand: Demand, own: frozenset[str]) -> Demand:
    """A table or rule without the versions and figures that rest on the casino's own filings."""
    if demand.basis is not Basis.PRECEDENT:
        return demand
    key = (id(demand), own)
    if key not in _OTHERS:
        kept = (_without(version, own) for version in demand.versions)
        made = replace(demand, versions=tuple(version for version in kept if version is not None))
        # Kept beside what is made of it, so that its id stays its own.
        _OTHERS[key] = (demand, made)
    found: Demand = _OTHERS[key][1]
    return found


_OTHERS: dict[tuple[int, frozenset[str]], tuple[Any, Any]] = {}


def _without(version: Any, own: frozenset[str]) -> Any:
    if version.cite is not None and str(version.cite.casino) in own:
        return None
    if isinstance(version, RuleVersion):
        return version
    figures = tuple(each for each in version.figures if each.cite is None or str(each.cite.casino) not in own)
    filings = tuple(each for each in version.filings if str(each.cite.casino) not in own)
    if len(figures) == len(version.figures) and len(filings) == len(version.filings):
        return version
    return replace(version, figures=figures, filings=filings) if figures or filings or version.columns else None


@cache
def _law_files(jurisdiction: str, game: str) -> list[LawFile]:
    """The files of a jurisdiction that speak of a game, its own before those for any."""
    named = [each for each in _sources() if each[0].startswith(f"{ROOT}/{jurisdiction}/")]
    # A file for a game is called by its name, perhaps with more behind it; only these are read.
    wanted = [each for each in named if each[0].rsplit("/", 1)[1].startswith((game, ANY))]
    found = read_law((name, _text(file, name)) for name, file in wanted)
    return sorted((each for each in found if each.game in (game, ANY)), key=lambda each: each.game == ANY)


@cache
def lawbook() -> tuple[LawFile, ...]:
    """Every law file that is shipped; a fault in one is refused by file and line."""
    return read_law((name, _text(file, name)) for name, file in _sources())


def jurisdictions() -> list[str]:
    """The jurisdictions of which anything is known."""
    return sorted({name.split("/")[2] for name, _ in _sources()})


def read_law(sources: Iterable[tuple[str, str]]) -> tuple[LawFile, ...]:
    """Law files from named texts, checked one by one and together."""
    problems: list[Problem] = []
    found: list[LawFile] = []
    for name, text in sources:
        try:
            node, faults = compose(text, name)
        except Unreadable as error:
            problems.append(error.problem)
            continue
        record = bind(LawFile, node, faults)
        problems += faults
        if isinstance(record, LawFile):
            problems += unsound(record)
            found.append(record)
    if problems:
        raise BadLaw(problems)
    return tuple(found)


def _text(file: Traversable, name: str) -> str:
    """The text of a law file, read with the same care as any other."""
    try:
        with file.open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except OSError as error:
        says = f"the file cannot be read: {error.strerror or error}"
        raise BadLaw([Problem(Span(name, 1, 1, 1, 1), says)]) from None
    try:
        if len(data) > MOST_BYTES:
            raise Unreadable(too_large(name, len(data)))
        return decode(data, name)
    except Unreadable as error:
        raise BadLaw([error.problem]) from None


@cache
def _sources() -> tuple[tuple[str, Traversable], ...]:
    """Every law file by its name, in order."""
    root = files("ruleschema").joinpath("law")
    folders = (folder for folder in root.iterdir() if folder.is_dir())
    found = ((f"{ROOT}/{folder.name}/{each.name}", each) for folder in folders for each in folder.iterdir())
    return tuple(sorted((pair for pair in found if pair[0].endswith(".yaml")), key=lambda pair: pair[0]))
