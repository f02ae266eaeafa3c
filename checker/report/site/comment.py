"""The findings as Markdown for a pull-request comment: short enough to post, text of submissions escaped."""

import re
from collections.abc import Iterable, Iterator

from checker.engine.finding import Severity
from checker.report.site.findings import FindingView, Side
from checker.report.site.pages import DocumentLine, IndexPage

# A GitHub comment holds 65,536 characters; a workflow may put a line of its own before ours.
MOST_CHARACTERS = 60_000
MOST_OTHERS = 4

_SPECIAL = re.compile(r"([\\`*_\[\]#|~$])")
_ZERO_WIDTH = "\N{ZERO WIDTH SPACE}"


def comment(page: IndexPage) -> str:
    """Summary first, then as many findings as fit, the gravest first, then how many did not."""
    parts = [_summary(page)]
    room = MOST_CHARACTERS - len(parts[0]) - 200
    grave = tuple(Severity)
    for place, finding in enumerate(sorted(page.findings, key=lambda each: (grave.index(each.severity), each.number))):
        text = "\n".join(_finding(finding))
        room -= len(text) + 1
        if room < 0:
            left = len(page.findings) - place
            parts.append(f"\nAnd {left:,} more; `houserules check` prints all.\n")
            break
        parts.append(text)
    return "\n".join(parts)


def _summary(page: IndexPage) -> str:
    counts = ", ".join(f"{each.count:,} {each.word}" for each in page.severities)
    documents = "1 document" if page.documents == 1 else f"{page.documents:,} documents"
    verdicts = ", ".join(f"{each.count:,} {each.word}" for each in page.verdicts) or "none"
    lines = [f"## House rules: {counts}", "", f"{documents} checked; verdicts: {verdicts}.", ""]
    lines_of_all = [line for casino in page.casinos for line in casino.documents]
    shown = [line for line in lines_of_all if line.changes or any(tally.count for tally in line.severities)]
    if shown:
        heads = [each.word if each.word.endswith("s") else f"{each.word}s" for each in page.severities]
        changes = (" changes |", "---|") if page.has_changes else ("", "")
        lines += [
            f"| casino | game | {' | '.join(heads)} |{changes[0]}",
            f"|---|---|{'---:|' * len(heads)}{changes[1]}",
        ]
        lines += [_row(line, page) for line in shown] + [""]
    return "\n".join(lines)


def _row(line: DocumentLine, page: IndexPage) -> str:
    cells = [escaped(line.identity.casino_name), escaped(line.identity.game_title)]
    cells += [f"{each.count:,}" for each in line.severities]
    if page.has_changes:
        cells.append(", ".join(f"{each.count:,} {each.word}" for each in line.changes))
    return f"| {' | '.join(cells)} |"


def _finding(finding: FindingView) -> Iterator[str]:
    where = " · ".join(escaped(part) for part in (finding.casino_name, finding.game_title, finding.at) if part)
    yield f"### {finding.number}. {finding.severity} {finding.code}: {escaped(finding.title)}"
    yield ""
    yield where
    yield ""
    yield escaped(finding.message) + (" (not decided)" if finding.undecided else "")
    yield ""
    yield from _fenced(_side(finding.here, finding.source))
    if finding.others:
        yield "The other side:" if len(finding.others) == 1 else "The other places:"
        yield ""
        yield from _fenced(line for side in finding.others[:MOST_OTHERS] for line in _side(side, ""))
        left = len(finding.others) + finding.more - MOST_OTHERS
        if left > 0:
            yield f"- And {left:,} more."
    if finding.expected:
        yield f"- Expected: {escaped(finding.expected)}"
    if finding.cite:
        yield f"- Law: {escaped(finding.cite)}"
    if finding.fix:
        yield f"- Fix: {escaped(finding.fix)}"
    yield ""


def _side(side: Side, source: str) -> Iterator[str]:
    yield side.place + (f" (source {source})" if source else "")
    if side.excerpt is not None:
        yield f"{side.excerpt.line:>6} │ {side.excerpt.before}{side.excerpt.words}{side.excerpt.after}"
        yield " " * 7 + f"│ {side.excerpt.caret} {side.excerpt.label}".rstrip()


def _fenced(content: Iterable[str]) -> Iterator[str]:
    """A code block whose fence is longer than any run of backticks inside, so nothing ends it early."""
    lines = list(content)
    runs = re.findall("`+", "".join(lines))
    fence = "`" * max(3, 1 + max(map(len, runs), default=0))
    yield f"{fence}text"
    yield from (" ".join(line.splitlines()) for line in lines)
    yield fence
    yield ""


def escaped(text: str) -> str:
    """Plain text: no markup, no HTML, no link, nobody mentioned, no other issue referred to."""
    one_line = " ".join(text.split())
    plain = _SPECIAL.sub(r"\\\1", one_line.replace("&", "&amp;")).replace("<", "&lt;").replace(">", "&gt;")
    plain = plain.replace("@", f"@{_ZERO_WIDTH}").replace("\\#", f"\\#{_ZERO_WIDTH}")
    return plain.replace("://", ":\\//").replace("www.", "www\\.")
