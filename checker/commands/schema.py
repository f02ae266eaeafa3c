"""houserules schema: the JSON Schema, for editors and other programs."""

import json
from argparse import Namespace

from checker.cli import EXIT_CLEAN
from ruleschema.submission.jsonschema import schema


def run(options: Namespace) -> int:
    if options.of == "findings":
        from checker.report.findings_schema import findings_schema

        print(json.dumps(findings_schema(), ensure_ascii=False, indent=2))
        return EXIT_CLEAN
    print(json.dumps(schema(options.of), ensure_ascii=False, indent=2))
    return EXIT_CLEAN
