"""houserules schema: the JSON Schema, for editors and other programs."""

from argparse import Namespace

from checker.cli import EXIT_CLEAN
from checker.commands import screen
from checker.report.visible import json_text
from ruleschema.submission.jsonschema import schema


def run(options: Namespace) -> int:
    if options.of == "findings":
        from checker.report.findings_schema import findings_schema

        screen.emit(json_text(findings_schema(), indent=2) + "\n")
        return EXIT_CLEAN
    screen.emit(json_text(schema(options.of), indent=2) + "\n")
    return EXIT_CLEAN
