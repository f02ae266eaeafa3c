"""Pages as text: templates filled, style and script put inside, nothing fetched from anywhere."""

import base64
import hashlib
import json
import re
from collections.abc import Iterator
from functools import cache

from checker.report.site.build import INDEX, Site
from checker.report.site.comment import comment
from checker.report.templates import asset, template

COMMENT = "findings.md"
MANIFEST = "report.json"
GENERATOR = "houserules report"

# Control characters show as nothing, and marks that turn the direction of text make it read as what it is not.
_HIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def files(site: Site) -> Iterator[tuple[str, str]]:
    """Every file of the report, by name, the manifest last."""
    names = []
    for name, text in _texts(site):
        names.append(name)
        yield name, _HIDDEN.sub("\N{REPLACEMENT CHARACTER}", text)
    manifest = {"generator": GENERATOR, "version": 1, "files": [*names, MANIFEST]}
    yield MANIFEST, json.dumps(manifest, indent=2) + "\n"


def _texts(site: Site) -> Iterator[tuple[str, str]]:
    for name, page in site.games():
        yield name, template("game.html.j2").render(page=page, index=INDEX, **_shell())
    for name, compared in site.comparisons():
        yield name, template("compare.html.j2").render(page=compared, index=INDEX, **_shell())
    for name, casino in site.casinos():
        yield name, template("index.html.j2").render(page=casino, index=INDEX, **_shell())
    index = site.index()
    yield INDEX, template("index.html.j2").render(page=index, index=INDEX, **_shell())
    yield COMMENT, comment(index)


@cache
def _shell() -> dict[str, str]:
    """What every page carries: style, script, and a policy under which no other script runs."""
    style, script = asset("site.css"), asset("site.js")
    policy = (
        f"default-src 'none'; style-src '{_digest(style)}'; script-src '{_digest(script)}'; "
        "img-src data:; base-uri 'none'; form-action 'none'"
    )
    return {"style": style, "script": script, "policy": policy, "generator": GENERATOR}


def _digest(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
