"""Findings for a program that reads line by line: an object a finding, fixed ones last."""

from checker.report.json import finding_object
from checker.report.visible import json_text
from checker.report.wording import Report


def render(report: Report) -> str:
    found = [*report.outcome.findings, *report.fixed]
    return "".join(json_text(finding_object(finding)) + "\n" for finding in found)
