"""Findings for a program that reads line by line: an object a finding, fixed ones last."""

import json

from checker.report.json import finding_object
from checker.report.wording import Report


def render(report: Report) -> str:
    found = [*report.outcome.findings, *report.fixed]
    return "".join(json.dumps(finding_object(finding), ensure_ascii=False) + "\n" for finding in found)
