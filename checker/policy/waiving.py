"""Waivers applied to findings: what is accepted is marked, and a waiver that no longer serves is a finding itself."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from datetime import date

from checker.engine.finding import Fault, Finding, Severity, Verdict
from checker.engine.outcome import CRASHED, UNREADABLE, Outcome, unread, with_findings
from checker.policy.settings import Settings
from checker.policy.waiver_file import Waiver, Waivers

EXPIRED = "WAI-001"
UNUSED = "WAI-002"
UNMATCHED = "WAI-003"
FORBIDDEN = "WAI-004"
INVALID = "WAI-005"

WAIVER_PAGES = {
    EXPIRED: "A waiver has expired. What it covered counts again; fix the finding, or have the waiver renewed.",
    UNUSED: "A waiver covers a finding that is no longer there. Delete it, so that it does not cover the next one.",
    UNMATCHED: "A waiver names a check, casino, game or fingerprint that this run does not have. Correct it.",
    FORBIDDEN: "A waiver names a check that cannot be waived. Fix the finding; `never-waive` in the configuration "
    "and houserules itself say which checks these are.",
    INVALID: "A waiver's days do not hold. It lasts longer than `longest-waiver` allows, ends before it starts, or "
    "is dated in the future.",
}
_WARNINGS = frozenset((UNUSED, UNMATCHED))
_FIXES = {
    EXPIRED: "fix the finding, or have the waiver renewed.",
    UNUSED: "delete the waiver.",
    UNMATCHED: "correct what the waiver names, or delete it.",
    FORBIDDEN: "fix the finding and delete the waiver.",
    INVALID: "correct the waiver's days.",
}


@dataclass(frozen=True, slots=True)
class Rules:
    """By what waivers are judged: the day, the configuration, and what was checked."""

    today: date
    settings: Settings = field(default_factory=Settings)
    # Whether all that the waivers file is for was checked; of a part nothing is called unused.
    whole: bool = True
    # Fingerprints that the register has, so that "fixed" is told from "never heard of".
    recorded: frozenset[str] = frozenset()


def severity_of(code: str) -> Severity:
    return Severity.WARNING if code in _WARNINGS else Severity.ERROR


def waivable(code: str, settings: Settings) -> bool:
    """Whether a waiver may cover a check; what houserules says of the run and of waivers never."""
    own = (UNREADABLE, CRASHED, *WAIVER_PAGES)
    return code not in own and not {code, code.split("-", maxsplit=1)[0]} & set(settings.never_waive)


def invalid(waiver: Waiver, rules: Rules) -> str:
    """Why a waiver's days do not hold, or nothing."""
    start, end = waiver.date.date, waiver.expires.date
    if start is None or end is None or end < start:
        return "ends before it starts"
    if start > rules.today:
        return f"is dated {start}, which is still to come"
    longest = rules.settings.longest_waiver
    days = (end - start).days
    return f"lasts {days} days; the most is {longest}" if days > longest else ""


def waived(outcome: Outcome, waivers: Waivers, rules: Rules) -> Outcome:
    """The outcome with covered findings marked, and the faults of the waivers added."""
    if not waivers.waivers and not waivers.problems:
        return outcome
    faults = list(unread(waivers.problems))
    valid = []
    for waiver in waivers.waivers:
        if reason := invalid(waiver, rules):
            faults.append(_fault(INVALID, waiver, f"The waiver {_of(waiver)} {reason}."))
        elif _expired(waiver, rules):
            faults.append(_fault(EXPIRED, waiver, f"The waiver {_of(waiver)} expired on {waiver.expires.date}."))
        else:
            valid.append(waiver)
    marked, used = _marked(outcome.findings, valid, rules.settings)
    faults += _idle((each for each in valid if id(each) not in used), outcome, rules)
    return with_findings(outcome, [*marked, *faults])


def waiver_of(finding: Finding, waivers: Waivers, rules: Rules) -> Waiver | None:
    """The waiver that covers a finding on this day."""
    valid = [each for each in waivers.waivers if not invalid(each, rules) and not _expired(each, rules)]
    marked, _ = _marked([finding], valid, rules.settings)
    return marked[0].waiver


def _expired(waiver: Waiver, rules: Rules) -> bool:
    return waiver.expires.date is not None and waiver.expires.date < rules.today


def _marked(
    findings: Iterable[Finding], valid: list[Waiver], settings: Settings
) -> tuple[list[Finding], dict[int, Waiver]]:
    """The findings with their waivers, and the waivers that cover at least one."""
    by_print = {str(each.fingerprint): each for each in reversed(valid) if each.fingerprint is not None}
    by_place: dict[tuple[str, str], list[Waiver]] = {}
    for each in valid:
        if each.fingerprint is None:
            by_place.setdefault((str(each.code), str(each.clause)), []).append(each)
    used: dict[int, Waiver] = {}
    marked: list[Finding] = []
    for finding in findings:
        candidates = [by_print[finding.fingerprint]] if finding.fingerprint in by_print else []
        candidates += by_place.get((finding.code, finding.fault.at), [])
        place = (finding.fingerprint, finding.code, finding.casino, finding.game, finding.fault.at)
        waiver = next((each for each in candidates if each.covers(*place)), None)
        if waiver is None or not waivable(finding.code, settings):
            marked.append(finding)
            continue
        used[id(waiver)] = waiver
        marked.append(replace(finding, waiver=waiver))
    return marked, used


def _idle(idle: Iterable[Waiver], outcome: Outcome, rules: Rules) -> Iterator[Finding]:
    """What is said of waivers that cover nothing."""
    games = {(judged.casino, judged.game) for judged in outcome.verdicts}
    casinos = {casino for casino, _ in games}
    codes = {judged.code for judged in outcome.verdicts}
    forbidden = {each.fingerprint: each.code for each in outcome.findings if not waivable(each.code, rules.settings)}
    for waiver in idle:
        code = str(waiver.code or forbidden.get(str(waiver.fingerprint), ""))
        if code and not waivable(code, rules.settings):
            yield _fault(FORBIDDEN, waiver, f"{code} cannot be waived.")
        elif not rules.whole and (waiver.casino is None or waiver.casino not in casinos):
            continue
        elif waiver.code is not None and waiver.code not in codes:
            yield _fault(UNMATCHED, waiver, f"The waiver names {waiver.code}, which is not a check of this run.")
        elif waiver.casino is not None and waiver.casino not in casinos:
            yield _fault(UNMATCHED, waiver, f"The waiver names the casino {waiver.casino}, which was not checked.")
        elif waiver.game is not None and waiver.game not in {game for _, game in games}:
            yield _fault(UNMATCHED, waiver, f"The waiver names the game {waiver.game}, which was not checked.")
        elif waiver.fingerprint is None or waiver.code is not None or waiver.fingerprint in rules.recorded:
            yield _fault(UNUSED, waiver, f"The waiver {_of(waiver)} covers nothing: the finding is gone.")
        else:
            yield _fault(UNMATCHED, waiver, f"No finding has the fingerprint {waiver.fingerprint}.")


def _of(waiver: Waiver) -> str:
    place = " ".join(str(part) for part in (waiver.casino, waiver.game, waiver.clause) if part)
    what = str(waiver.code) if waiver.code else f"of {waiver.fingerprint}"
    return f"{'of ' if waiver.code else ''}{what}" + (f" at {place}" if place else "")


def _fault(code: str, waiver: Waiver, message: str) -> Finding:
    fault = Fault(
        span=waiver.span,
        message=message,
        at=str(waiver.clause or ""),
        label="this waiver",
        hint=_FIXES[code],
        about=(str(waiver.fingerprint or ""), str(waiver.code or "")),
    )
    casino, game = str(waiver.casino or ""), str(waiver.game or "waivers")
    return Finding(0, code, severity_of(code), Verdict.FAILED, casino, game, game, fault)
