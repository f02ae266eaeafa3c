"""What the report tests share: an example with findings of several kinds, its pages, and their text."""

import re
from pathlib import Path

from checker.filing import Library
from checker.report.site.beside import Beside
from checker.report.site.build import Site
from checker.report.site.render import files
from checker.run import run_over
from ruleschema.load import load

EXAMPLE = """
contents:
  - {number: 6, title: Result of round}
  - {number: 9, title: Lost section}
sections:
  - number: 6
    title: Result of round
    clauses:
      - at: 6.I
        src: [5390, 5391]
        says: dealer shall collect losing wagers before winning wagers are paid.
      - at: 6.III
        src: 5392
        refs:
          - {to: "8", titled: Payout odds}
  - number: 7
    title: Payout odds
    clauses:
      - at: 7.I
        src: 5399
        pays: {wager: Insignia, rows: [{outcome: $1, pays: 1 to 1}, {outcome: $1, pays: 2 to 1, src: 5400}]}
  - number: 8
    title: Irregularities
    clauses:
      - {at: 8.I, says: dealer stop the wheel., src: 5410}
"""
PAGE = "example-casino-example.html"


def rendered(folder: Path, beside: Beside | None = None) -> dict[str, str]:
    library = Library(load([folder]))
    return dict(files(Site(library, run_over(library), beside)))


def content(page: str) -> str:
    """The page without tags, style and script, in one line."""
    shown = re.sub(r"(?s)<(style|script)>.*?</\1>", "", page)
    return " ".join(re.sub(r"<[^>]+>", " ", shown).split())
