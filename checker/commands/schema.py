"""houserules schema: the JSON Schema, for editors and other programs."""

import json
from argparse import Namespace

from checker.cli import EXIT_CLEAN
from ruleschema.jsonschema import schema


def run(options: Namespace) -> int:
    print(json.dumps(schema(options.of), ensure_ascii=False, indent=2))
    return EXIT_CLEAN
