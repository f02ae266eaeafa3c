"""What the configuration changes in an outcome: checks that are off, and the jurisdiction that is meant."""

from dataclasses import replace
from difflib import get_close_matches

from checker.engine.finding import Fault, Finding, Severity, Verdict
from checker.engine.outcome import CRASHED, UNREADABLE, Judged, Outcome, with_findings
from checker.policy.settings import BadSetting, Settings
from ruleschema.submission.files import Papers

JURISDICTION = "RUN-002"
POLICY_PAGES = {
    JURISDICTION: "A casino's jurisdiction is not the one in the configuration. Correct casino.yaml or the "
    "`jurisdiction` setting: the law that a submission is held to depends on it."
}


def governed(outcome: Outcome, papers: Papers, settings: Settings) -> Outcome:
    """The outcome as the configuration wants it."""
    if settings.disabled or settings.never_waive:
        _refuse_unknown(outcome, settings)
    if settings.disabled:
        kept = [each for each in outcome.findings if each.code not in settings.disabled]
        verdicts = tuple(_off(judged, settings) for judged in outcome.verdicts)
        outcome = with_findings(replace(outcome, verdicts=verdicts), kept)
    if settings.jurisdiction:
        outcome = with_findings(outcome, [*outcome.findings, *_elsewhere(papers, settings)])
    return outcome


def _off(judged: Judged, settings: Settings) -> Judged:
    if judged.code not in settings.disabled:
        return judged
    reason = f"disabled: {settings.disabled[judged.code]}"
    return replace(judged, verdict=Verdict.NOT_APPLICABLE, findings=0, reason=reason)


def _refuse_unknown(outcome: Outcome, settings: Settings) -> None:
    """Every check gives a verdict on every document, so the verdicts name all checks."""
    codes = {judged.code for judged in outcome.verdicts}
    if not codes:
        return
    families = {code.split("-")[0] for code in codes}
    for setting, words, known in (
        ("disabled", tuple(settings.disabled), codes),
        ("never-waive", settings.never_waive, codes | families),
    ):
        for word in words:
            if word in (UNREADABLE, CRASHED):
                raise BadSetting(f"`{setting}`: {word} is said by the run itself and cannot be set")
            if word not in known:
                near = get_close_matches(word, sorted(known), n=1)
                hint = f"; did you mean {near[0]}?" if near else "; `houserules checks` lists all"
                raise BadSetting(f"`{setting}`: no check has the code {word}{hint}")


def _elsewhere(papers: Papers, settings: Settings) -> list[Finding]:
    from ruleschema.submission.load import record_in
    from ruleschema.submission.model import Casino

    found = []
    for raw in {paper.casino.name: paper.casino for paper in papers.papers if paper.casino.there}.values():
        casino = record_in(raw, Casino).record
        if not isinstance(casino, Casino) or casino.jurisdiction == settings.jurisdiction:
            continue
        fault = Fault(
            span=casino.jurisdiction.span,
            message=f"The casino is in {casino.jurisdiction}, but the configuration says {settings.jurisdiction}.",
            expected=settings.jurisdiction,
            actual=str(casino.jurisdiction),
            label=f"the configuration says {settings.jurisdiction}",
            hint="correct casino.yaml, or the setting `jurisdiction`.",
        )
        slug = str(casino.casino)
        found.append(Finding(0, JURISDICTION, Severity.ERROR, Verdict.FAILED, slug, "casino", "casino file", fault))
    return found
