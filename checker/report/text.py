"""Findings for a person: code, message, the line with a caret, clause, citation and a hint."""

from collections.abc import Iterator, Mapping

from checker.engine.finding import Finding, Severity, Standing, Verdict
from checker.engine.outcome import Outcome
from checker.policy.against import Comparison
from checker.report.excerpt import excerpt
from checker.report.visible import visible
from checker.report.wording import waiver_words

Line = list[tuple[str, str]]
WIDTH = 100
_COLOURS = {Severity.ERROR: "bold red", Severity.WARNING: "bold yellow", Severity.NOTE: "bold blue"}
MOST_RELATED = 6


def lines(outcome: Outcome, texts: Mapping[str, str], comparison: Comparison | None = None) -> Iterator[Line]:
    """The whole report, a list of styled pieces a line, safe for a terminal; what is waived or fixed takes a line."""
    for line in _lines(outcome, texts, comparison):
        yield [(visible(piece), style) for piece, style in line]


def _lines(outcome: Outcome, texts: Mapping[str, str], comparison: Comparison | None) -> Iterator[Line]:
    split: dict[str, list[str]] = {}
    for finding in outcome.live:
        if finding.standing not in (Standing.UNCOMPARED, Standing.NEW):
            continue
        file = finding.fault.span.file
        if file not in split:
            text = texts.get(file, "")
            split[file] = text.split("\n") if text else []
        yield from _finding(finding, split[file])
        yield []
    fixed = comparison.fixed if comparison else ()
    for title, told in (("Waived", outcome.waived), ("Fixed", fixed)):
        if told:
            yield [(f"{title}:", "bold")]
            yield from (_short(finding) for finding in told)
            yield []
    yield from _summary(outcome)
    if comparison is not None:
        counts = ", ".join(f"{comparison.count(each)} {each}" for each in Standing if each)
        yield [(f"Against {comparison.revision} ({comparison.commit[:12]}): {counts}.", "bold")]


def _short(finding: Finding) -> Line:
    where = "  ".join(part for part in (finding.casino, finding.title, finding.clause) if part)
    reason = f" – {waiver_words(finding.waiver)}" if finding.waiver else ""
    return [(f"  {finding.number} {finding.code} ", "dim"), (f"{where}: {finding.fault.message}{reason}", "")]


def _finding(finding: Finding, file: list[str]) -> Iterator[Line]:
    fault, colour = finding.fault, _COLOURS[finding.severity]
    where = "  ".join(part for part in (finding.casino, finding.title, finding.clause) if part)
    mark = f"{finding.severity} {finding.code}"
    number = f"  finding {finding.number}"
    gap = " " * max(2, WIDTH - len(where) - len(mark) - len(number))
    yield [(where, "bold"), (gap, ""), (mark, colour), (number, "dim")]
    undecided = " (not decided)" if finding.verdict is Verdict.UNDECIDED else ""
    yield [(f"  {fault.message}{undecided}", "")]
    if fault.cause:
        yield [(f"  Cause: {fault.cause}", "")]
    yield [(f"  {fault.span}{_source(fault.src)}", "dim")]
    for margin, content in excerpt(file, fault.span, fault.label):
        style = colour if content.lstrip().startswith("▲") else ""
        yield [(margin, "dim"), (content, style)]
    if fault.expected and not fault.hint:
        yield [(f"  Expected: {fault.expected}", "")]
    for related in fault.related[:MOST_RELATED]:
        yield [(f"  See {related.span}: {related.label}", "dim")]
    if fault.cite:
        yield [(f"  Law: {fault.cite}", "")]
    if fault.hint:
        yield [("  Fix: ", "green"), (fault.hint, "")]


def _source(numbers: tuple[int, ...]) -> str:
    if not numbers:
        return ""
    if len(numbers) == 1:
        return f" (source line {numbers[0]})"
    return f" (source lines {numbers[0]}–{numbers[-1]})"


def _summary(outcome: Outcome) -> Iterator[Line]:
    counts = {severity: outcome.count(severity) for severity in Severity}
    if outcome.findings:
        told = ", ".join(_plural(count, str(severity)) for severity, count in counts.items())
        told += f", {len(outcome.waived)} waived" if outcome.waived else ""
        worst = next((severity for severity, count in counts.items() if count), Severity.NOTE)
        yield [(f"{_plural(len(outcome.findings), 'finding')}: ", "bold"), (told, _COLOURS[worst])]
    else:
        yield [("No findings.", "bold green")]
    verdicts = [judged.verdict for judged in outcome.verdicts]
    told = ", ".join(f"{verdicts.count(verdict):,} {verdict}" for verdict in Verdict if verdict in verdicts)
    checked = f"{_plural(outcome.documents, 'document')} checked"
    yield [(f"{checked}; {_plural(len(verdicts), 'verdict')}: {told or 'none'}.", "dim")]


def _plural(count: int, word: str) -> str:
    return f"{count:,} {word}" + ("" if count == 1 else "s")
