"""Worsen one fact of a clean submission at a time, and expect a finding that names it."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from checker.finding import Finding
from checker.run import run
from ruleschema.load import load

ROOT = Path(__file__).resolve().parents[1]
CASINO = ROOT / "submissions" / "jack-cleveland"
LEAST_CAUGHT = 0.95

MOST_OF_A_KIND = 8
GAMES = ["craps", "roulette", "three-card-poker", "big-six", "multi-link-progressive", "blackjack"]


@dataclass(frozen=True)
class Mutant:
    """One changed line of a file."""

    kind: str
    file: str
    line: int
    text: str


def lower(match: re.Match[str]) -> str:
    """Odds one unit lower, dollars a tenth, so that the payout is worse for the player."""
    win, word, stake = match["win"], match["word"], match["stake"]
    return f"{max(int(win.replace(',', '')) - 1, 0)} {word} {stake}"


RATIO = re.compile(r"(?P<win>\d+(?:,\d{3})*) (?P<word>to) (?P<stake>\d+)(?!\d)")


def mutants(path: Path) -> Iterator[Mutant]:
    lines = path.read_text(encoding="utf-8").split("\n")
    for number, line in enumerate(lines):
        yield from (Mutant(kind, path.name, number, text) for kind, text in changes(line) if text != line)


def changes(line: str) -> Iterator[tuple[str, str]]:
    """The ways to worsen one line."""
    if (
        "pays: " in line
        and (match := RATIO.search(line, line.index("pays: ")))
        and " or " not in line.split("pays: ")[1]
    ):
        yield "payout", line[: match.start()] + lower(match) + line[match.end() :]
        yield "word", line[: match.start("word")] + "for" + line[match.end("word") :]
    if match := re.search(r"\{to: ['\"]?(?P<number>\d+)", line):
        yield "reference", line[: match.start("number")] + "99" + line[match.end("number") :]
    if match := re.search(r"titled: (?P<title>[^,}]+)", line):
        yield "title", line[: match.start("title")] + "Something else altogether" + line[match.end("title") :]
    if match := re.search(r"- at: (?P<number>\S+)$", line):
        yield "number", line[: match.start("number")] + re.sub(r"[A-Za-z0-9]+(\W*)$", r"zz\1", match["number"])
    if "at least 10 cards" in line:
        yield "figure", line.replace("at least 10 cards", "at least 3 cards")
    if "at most 5%" in line:
        yield "figure", line.replace("at most 5%", "at most 7%")
    if "at least $50,000" in line:
        yield "figure", line.replace("at least $50,000", "at least $5,000")


def key(finding: Finding) -> tuple[str, ...]:
    return (finding.code, finding.casino, finding.game, finding.fault.at, finding.fault.actual)


def sample(found: list[Mutant]) -> list[Mutant]:
    """Spread evenly over the file, so many of each kind."""
    kept: list[Mutant] = []
    for kind in dict.fromkeys(mutant.kind for mutant in found):
        of_kind = [mutant for mutant in found if mutant.kind == kind]
        step = max(1, len(of_kind) // MOST_OF_A_KIND)
        kept += of_kind[::step][:MOST_OF_A_KIND]
    return kept


@pytest.mark.parametrize("game", GAMES)
def test_nearly_every_worsened_fact_is_noticed(game: str, tmp_path: Path) -> None:
    folder = tmp_path / CASINO.name
    folder.mkdir()
    (folder / "casino.yaml").write_bytes((CASINO / "casino.yaml").read_bytes())
    path = folder / f"{game}.yaml"
    original = (CASINO / path.name).read_text(encoding="utf-8")
    path.write_text(original, encoding="utf-8")
    known = {key(finding) for finding in run(load([path])).findings}
    caught: Counter[str] = Counter()
    missed: list[Mutant] = []
    for mutant in sample(list(mutants(CASINO / f"{game}.yaml"))):
        lines = original.split("\n")
        lines[mutant.line] = mutant.text
        path.write_text("\n".join(lines), encoding="utf-8")
        new = [finding for finding in run(load([path])).findings if key(finding) not in known]
        if new:
            caught[mutant.kind] += 1
        else:
            missed.append(mutant)
    total = caught.total() + len(missed)
    told = "\n".join(f"{mutant.kind} {mutant.file}:{mutant.line + 1}: {mutant.text.strip()}" for mutant in missed)
    assert caught.total() / total >= LEAST_CAUGHT, f"{caught.total()} of {total} caught; missed:\n{told}"
