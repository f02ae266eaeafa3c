"""Mutants: a submission with one fact made worse, as one changed line of its file."""

import hashlib
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

Change = Callable[[str], Iterator[str]]

RATIO = re.compile(r"(\d+(?:,\d{3})*) (to) (\d+)(?!\d)")
DOLLARS = re.compile(r"\$(\d[\d,]*)")
LIMIT = re.compile(r"\b(at least|at most|exactly|every) (\$?)(\d[\d,]*)\b(?! to \d)")
CELL = re.compile(r"pays: \"?([^,}\"]+(?:,\d{3}[^,}\"]*)?)")


@dataclass(frozen=True)
class Mutant:
    """One changed line of a game's file; `was` and `now` name it, wherever the line stands."""

    kind: str
    game: str
    line: int
    was: str
    now: str

    @property
    def draw(self) -> int:
        """A number that depends on what is changed and not on where it stands: it decides who is in the sample."""
        return int(hashlib.sha256(f"{self.kind}|{self.game}|{self.was}|{self.now}".encode()).hexdigest()[:8], 16)


def mutants(game: str, text: str) -> Iterator[Mutant]:
    for number, line in enumerate(text.split("\n")):
        for kind, change in KINDS.items():
            for changed in change(line):
                if changed != line:
                    yield Mutant(kind, game, number, line.strip(), changed.strip())


def mutated(text: str, mutant: Mutant) -> str:
    lines = text.split("\n")
    lines[mutant.line] = lines[mutant.line].replace(mutant.was, mutant.now)
    return "\n".join(lines)


def _lower_odds(line: str) -> Iterator[str]:
    """Odds one unit lower, so that the payout is worse for the player."""
    cell = CELL.search(line)
    odds = RATIO.search(line, cell.start()) if cell else None
    if cell and odds and " or " not in cell[1]:
        yield f"{line[: odds.start()]}{max(int(odds[1].replace(',', '')) - 1, 0)}{line[odds.end(1) :]}"


def _lower_dollars(line: str) -> Iterator[str]:
    cell = CELL.search(line)
    money = DOLLARS.search(line, cell.start()) if cell else None
    if money:
        yield f"{line[: money.start(1)]}{int(money[1].replace(',', '')) - 1}{line[money.end(1) :]}"


def _for_instead_of_to(line: str) -> Iterator[str]:
    cell = CELL.search(line)
    odds = RATIO.search(line, cell.start()) if cell else None
    if odds:
        yield f"{line[: odds.start(2)]}for{line[odds.end(2) :]}"


def _turned_table(line: str) -> Iterator[str]:
    if line.strip() == "bound: at least":
        yield line.replace("at least", "at most")


def _turned_limit(line: str) -> Iterator[str]:
    limit = LIMIT.search(line) if "says" in line or line.strip().startswith("- ") else None
    if limit and limit[1] in ("at least", "at most"):
        other = "at most" if limit[1] == "at least" else "at least"
        yield f"{line[: limit.start(1)]}{other}{line[limit.end(1) :]}"


def _other_figure(line: str) -> Iterator[str]:
    limit = LIMIT.search(line) if "says" in line or line.strip().startswith("- ") else None
    if limit:
        worse = int(limit[3].replace(",", "")) * 2 + 1
        yield f"{line[: limit.start(3)]}{worse}{line[limit.end(3) :]}"


def _other_count(line: str) -> Iterator[str]:
    for key in (r"count: (\d+)", r"total: (\d+)"):
        if found := re.search(key, line):
            yield f"{line[: found.start(1)]}{int(found[1]) + 1}{line[found.end(1) :]}"


def _reference_to_nothing(line: str) -> Iterator[str]:
    if found := re.search(r"\{to: ['\"]?(\d+)", line):
        yield f"{line[: found.start(1)]}99{line[found.end(1) :]}"


def _reference_to_another(line: str) -> Iterator[str]:
    found = re.search(r"\{to: ['\"]?(\d+)['\"]?, titled", line)
    if found:
        yield f"{line[: found.start(1)]}{int(found[1]) % 7 + 1}{line[found.end(1) :]}"


def _other_title(line: str) -> Iterator[str]:
    if found := re.search(r"titled: ([^,}]+)", line):
        yield f"{line[: found.start(1)]}Something else altogether{line[found.end(1) :]}"


def _other_number(line: str) -> Iterator[str]:
    if found := re.search(r"- at: (\S+)$", line):
        yield line[: found.start(1)] + re.sub(r"[A-Za-z0-9]+(\W*)$", r"zz\1", found[1])


def _other_wager(line: str) -> Iterator[str]:
    if found := re.search(r"\bwager: ([^,}\n]+)", line):
        yield f"{line[: found.start(1)]}Some Other Bet{line[found.end(1) :]}"


def _other_outcome(line: str) -> Iterator[str]:
    found = re.search(r"\boutcome: ([A-Z][^,}]+)", line)
    if found and "pays:" in line:
        yield f"{line[: found.start(1)]}Some Other Hand{line[found.end(1) :]}"


def _other_casino(line: str) -> Iterator[str]:
    found = re.search(r"(?:says:|- )[^{}]*\b(JACK Cleveland(?: Casino)?|the property|the casino)\b", line)
    if found:
        yield f"{line[: found.start(1)]}Horseshoe Cincinnati{line[found.end(1) :]}"


KINDS: dict[str, Change] = {
    "payout": _lower_odds,
    "dollars": _lower_dollars,
    "word": _for_instead_of_to,
    "table bound": _turned_table,
    "limit turned": _turned_limit,
    "figure": _other_figure,
    "count": _other_count,
    "reference to nothing": _reference_to_nothing,
    "reference to another": _reference_to_another,
    "title quoted": _other_title,
    "clause number": _other_number,
    "wager name": _other_wager,
    "outcome name": _other_outcome,
    "casino name": _other_casino,
}
