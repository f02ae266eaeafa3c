"""The accounting of an import: a summary for the terminal, a page for the file."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from checker.report.templates import template
from checker.report.text import Line
from ruleschema.intake.accounting import Accounting, GameAccount, Removed

MOST_WARNINGS = 20


@dataclass(frozen=True, slots=True)
class NoiseRow:
    """All noise of one reason."""

    reason: str
    lines: int
    words: int
    where: str


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game with its shares worked out."""

    account: GameAccount
    share: str


def page(accounting: Accounting) -> str:
    """The accounting as one HTML page that needs nothing else."""
    return template("import.html.j2").render(
        all=accounting,
        games=[GameRow(each, share(each.full, each.full + each.partly + each.unread)) for each in accounting.games],
        share=share(accounting.full, accounting.procedures),
        noise=noise_rows(accounting.removed),
        warnings=sorted(accounting.warnings, key=lambda each: (each.line is None, each.line or 0)),
    )


def summary(accounting: Accounting) -> Iterator[Line]:
    """The same in a few lines for the terminal."""
    what = accounting
    yield [(f"{_count(len(what.games), 'game')} ", "bold"), (f"from {', '.join(what.sources)}", "")]
    width = max((len(each.title) for each in what.games), default=0)
    for each in what.games:
        procedures = each.full + each.partly + each.unread
        yield [
            (f"  {each.title:<{width}}", ""),
            (f"  lines {each.first}–{each.last}", "dim"),
            (f"  {_count(each.clauses, 'clause')}, {_count(each.payouts, 'payout')}", ""),
            (f", {share(each.full, procedures)} of {_count(procedures, 'procedure')} read in full", ""),
        ]
    yield [
        (f"{_count(what.clauses, 'clause')}, {_count(what.payouts, 'payout')}; ", "bold"),
        (f"procedures: {what.full:,} read in full, {what.partly:,} partly, {what.unread:,} unread.", ""),
    ]
    yield [(f"Noise removed: {_count(what.lines_removed, 'line')}, {_count(what.words_removed, 'word')}.", "")]
    for row in noise_rows(what.removed):
        yield [(f"  {row.reason}: {_count(row.lines, 'line')}", "dim")]
    if what.warnings:
        yield [(f"{_count(len(what.warnings), 'warning')}:", "bold yellow")]
    ordered = sorted(what.warnings, key=lambda each: (each.line is None, each.line or 0))
    for warning in ordered[:MOST_WARNINGS]:
        place = f"line {warning.line}: " if warning.line is not None else ""
        yield [(f"  {place}{warning.message}", "")]
    if len(ordered) > MOST_WARNINGS:
        yield [(f"  … and {len(ordered) - MOST_WARNINGS:,} more; --report FILE lists all", "dim")]
    if what.conflicts:
        yield [(f"{_count(len(what.conflicts), 'conflict')} with your own changes, which were kept:", "bold yellow")]
    for conflict in what.conflicts:
        yield [(f"  {conflict.file}: {conflict.message}", "")]


def noise_rows(removed: Iterable[Removed]) -> list[NoiseRow]:
    """Noise by reason, the most first."""
    lines: dict[str, set[int]] = defaultdict(set)
    words: dict[str, int] = defaultdict(int)
    for each in removed:
        lines[each.reason].update(each.lines)
        words[each.reason] += each.words
    rows = [NoiseRow(reason, len(found), words[reason], ranges(found)) for reason, found in lines.items()]
    return sorted(rows, key=lambda row: (-row.lines, row.reason))


def ranges(numbers: Iterable[int]) -> str:
    """Line numbers as a person writes them: 3, 7–9, 12."""
    runs = groupby(enumerate(sorted(set(numbers))), key=lambda pair: pair[1] - pair[0])
    found = [[number for _, number in run] for _, run in runs]
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in found)


def share(part: int, whole: int) -> str:
    """A share in percent, never rounded up to all: 100 % means every one."""
    if not whole:
        return "–"
    return f"{100 * part // whole} %"


def _count(number: int, word: str) -> str:
    return f"{number:,} {word}" + ("" if number == 1 else "s")
