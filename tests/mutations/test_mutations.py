"""Worsen one fact of a submission at a time, and expect a finding that names it.

Every mutant of every kind is tried, but of clause numbers only one in six, drawn by what is changed. Those that
nothing notices are listed in survivors.yaml, each with its reason; a new survivor fails, and so does a listed one
that is noticed after all.
"""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from mutants import KINDS, Mutant, mutants, mutated
from ruamel.yaml import YAML

from checker.engine.filing import Filing
from checker.engine.finding import Finding
from checker.engine.library import Library
from checker.engine.run import judge
from ruleschema.submission.files import Raw
from ruleschema.submission.load import Document, load, record_in
from ruleschema.submission.model import Game

ROOT = Path(__file__).resolve().parents[2]
CASINO = "jack-cleveland"
GAMES = ("big-six", "blackjack", "craps", "multi-link-progressive", "roulette", "three-card-poker")
# One in so many is tried of a kind that has hundreds.
SAMPLED = {"clause number": 6}
LEAST_CAUGHT = 0.95
Key = tuple[str, str, str, str]
Place = tuple[str, str, str, int]


@pytest.fixture(scope="module")
def library() -> Library:
    return Library(load([ROOT / "submissions"]))


def listed(lawful: bool | None = None) -> dict[Key, str]:
    """The survivors with their reasons; only those that break no rule that is known, or only the others."""
    groups = YAML(typ="safe").load((Path(__file__).parent / "survivors.yaml").read_text(encoding="utf-8"))
    return {
        (group["game"], group["kind"], each["was"], each["now"]): each.get("why", group.get("why", ""))
        for group in groups
        for each in group["mutants"]
        if lawful in (None, group.get("lawful", False))
    }


@pytest.fixture(scope="module")
def survivors() -> dict[Key, str]:
    return listed()


def chosen(game: str) -> list[Mutant]:
    text = (ROOT / "submissions" / CASINO / f"{game}.yaml").read_text(encoding="utf-8")
    found = {(each.kind, each.was, each.now): each for each in mutants(game, text)}
    return [each for each in found.values() if each.draw % SAMPLED.get(each.kind, 1) == 0]


def key(mutant: Mutant) -> Key:
    return (mutant.game, mutant.kind, mutant.was, mutant.now)


def findings(library: Library, filing: Filing) -> list[Finding]:
    ((found, _),) = judge([filing], library)
    return found


def with_text(library: Library, before: Filing, text: str) -> tuple[Library, Filing] | None:
    """The library with another text for one document; the facts of all others are kept."""
    read = record_in(Raw(before.document.file, text.encode()), Game)
    if not isinstance(read.record, Game) or read.problems:
        return None
    filing = Filing(Document(read.name, read.text, read.record, before.document.casino), before.applied)
    other = Library(library.loaded, before.applied)
    other.filings = tuple(filing if each is before else each for each in library.filings)
    return other, filing


def place(finding: Finding) -> Place:
    """A finding that was there before and only quotes the changed words is no notice; a graver one is."""
    return (finding.code, finding.severity, finding.fault.at, finding.fault.span.line)


def fresh(found: list[Finding], before: Counter[Place]) -> list[Finding]:
    """Findings of a code at a place that had none, or fewer."""
    now = Counter(map(place, found))
    return [finding for finding in found if now[place(finding)] > before[place(finding)]]


def names(finding: Finding, mutant: Mutant) -> bool:
    """Whether a finding is about the changed line, or tells what was changed."""
    fault = finding.fault
    lines = {fault.span.line, *(each.span.line for each in fault.related)}
    told = f"{fault.message} {fault.expected} {fault.actual}".lower()
    before, after = _changed(mutant)
    return mutant.line + 1 in lines or (len(after) > 1 and after in told) or (len(before) > 1 and before in told)


def _changed(mutant: Mutant) -> tuple[str, str]:
    """What the two lines do not share, to whole words."""
    was, now = mutant.was.lower().split(), mutant.now.lower().split()
    while was and now and was[0] == now[0]:
        was, now = was[1:], now[1:]
    while was and now and was[-1] == now[-1]:
        was, now = was[:-1], now[:-1]
    return " ".join(was).strip("{},.'\""), " ".join(now).strip("{},.'\"")


def escaped(library: Library, game: str, kind: str) -> tuple[list[Mutant], int]:
    """The mutants of a kind that nothing notices, and how many there are."""
    before = next(each for each in library.filings if (each.casino, each.slug) == (CASINO, game))
    known = Counter(map(place, findings(library, before)))
    tried = [each for each in chosen(game) if each.kind == kind]
    missed = []
    for mutant in tried:
        changed = with_text(library, before, mutated(before.document.text, mutant))
        if changed is None:
            continue  # the file is refused, which is notice enough
        if not any(names(each, mutant) for each in fresh(findings(*changed), known)):
            missed.append(mutant)
    return missed, len(tried)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_worsened_fact_is_noticed(library: Library, survivors: dict[Key, str], game: str, kind: str) -> None:
    missed, _ = escaped(library, game, kind)
    new = [mutant for mutant in missed if key(mutant) not in survivors]
    assert not new, "\n".join(f"{each.line + 1}: {each.was}  ->  {each.now}" for each in new)
    listed = {each for each in survivors if each[:2] == (game, kind)}
    noticed = listed - {key(mutant) for mutant in missed}
    assert not noticed, f"noticed after all, take them off the list: {sorted(noticed)}"


def test_at_least_95_of_100_are_noticed() -> None:
    """Of those that break a rule: a payout that no law and no other property's approval prices may be lowered."""
    tried = sum(len(chosen(game)) for game in GAMES) - len(listed(lawful=True))
    missed = len(listed(lawful=False))
    assert 1 - missed / tried >= LEAST_CAUGHT, f"{missed} of {tried} survive"


def test_every_survivor_has_its_reason(survivors: dict[Key, str]) -> None:
    assert all(len(reason) > 20 for reason in survivors.values())


def test_a_mutant_changes_one_line(library: Library) -> None:
    mutant = chosen("roulette")[0]
    assert replace(mutant, line=0).draw == mutant.draw, "who is in the sample does not depend on where it stands"
    text = (ROOT / "submissions" / CASINO / "roulette.yaml").read_text(encoding="utf-8")
    differing = [
        pair for pair in zip(text.split("\n"), mutated(text, mutant).split("\n"), strict=True) if pair[0] != pair[1]
    ]
    assert len(differing) == 1
