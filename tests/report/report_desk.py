"""What the report tests share: the pages of a folder, and their text."""

import re
from pathlib import Path

from checker.engine.library import Library
from checker.engine.run import run_over
from checker.report.site.beside import Beside
from checker.report.site.build import Site
from checker.report.site.render import files
from ruleschema.submission.load import load

PAGE = "example-casino-example.html"


def rendered(folder: Path, beside: Beside | None = None) -> dict[str, str]:
    library = Library(load([folder]))
    return dict(files(Site(library, run_over(library), beside)))


def content(page: str) -> str:
    """The page without tags, style and script, in one line."""
    shown = re.sub(r"(?s)<(style|script)>.*?</\1>", "", page)
    return " ".join(re.sub(r"<[^>]+>", " ", shown).split())
