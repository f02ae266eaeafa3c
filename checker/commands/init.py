"""houserules init: a new casino's folder, with what a first pull request needs; nothing there is overwritten."""

import json
import re
import unicodedata
from argparse import Namespace
from pathlib import Path

from checker.cli import EXIT_CLEAN, EXIT_USAGE
from checker.commands import screen
from checker.commands.inputs import OddName, refuse_odd_names
from checker.commands.locking import clear_lock
from checker.commands.writing import editing, not_written

_CONFIGURATION = """\
# What houserules checks here, and how strictly. A misspelt setting is refused.
paths = ["submissions"]
jurisdiction = {jurisdiction}
fail-on = "error"
# The longest time, in days, that a finding may be waived.
longest-waiver = 365
# Checks, or families such as PAY, that no waiver covers:
# never-waive = ["PAY"]

# Checks that are off, each with the reason:
# [disabled]
# DEF-401 = "capital letters are our house style"
"""
_WAIVERS = "# Findings accepted for a time; `houserules waive` adds one.\nwaivers:\n"
_ATTRIBUTES = "# Branches that record findings merge by keeping the lines of both.\nfindings.yaml merge=union\n"
_CASINO = """\
casino: {slug}
name: {name}
jurisdiction: {jurisdiction}
"""
_GAME = """\
# A first game: replace it with your own. `houserules schema` describes the keys.
game: first-game
title: First Game
source: {document: first-game.txt}
sections:
  - number: 1
    title: Table Layout
    clauses:
      - {at: 1.A, says: casino shall post the rules.}
  - number: 2
    title: Wagers
    clauses:
      - {at: 2.A, says: player may make a wager.}
      - {at: 2.B, says: dealer shall collect losing wagers before winning wagers are paid.}
      - {at: 2.C, pays: {wager: First Wager, rows: [{outcome: win, pays: 1 to 1}]}}
  - number: 3
    title: Irregularities
    clauses:
      - {at: 3.A, says: dealer shall call the supervisor.}
"""


def run(options: Namespace) -> int:
    try:
        refuse_odd_names(name=options.name, jurisdiction=options.jurisdiction)
    except OddName as error:
        screen.complain(error)
        return EXIT_USAGE
    slug = _slug(options.name)
    if not slug:
        screen.complain(f"no folder name can be made of {options.name!r}")
        return EXIT_USAGE
    folder = Path(options.folder)
    name = json.dumps(options.name, ensure_ascii=False)
    quoted = {"name": name, "jurisdiction": json.dumps(options.jurisdiction), "slug": slug}
    files = {
        folder / "houserules.toml": _CONFIGURATION.format(**quoted),
        folder / "waivers.yaml": _WAIVERS,
        folder / ".gitattributes": _ATTRIBUTES,
        folder / "submissions" / slug / "casino.yaml": _CASINO.format(**quoted),
        folder / "submissions" / slug / "first-game.yaml": _GAME,
    }
    try:
        for path, text in files.items():
            _put(path, text)
    except OSError as error:
        screen.complain(not_written(path, error))
        return EXIT_USAGE
    _advise(folder, options.jurisdiction)
    return EXIT_CLEAN


def _advise(folder: Path, jurisdiction: str) -> None:
    """What the user should know before going on."""
    from ruleschema.law.book import jurisdictions

    if "findings.yaml merge=union" not in (folder / ".gitattributes").read_text(encoding="utf-8", errors="replace"):
        screen.say("add to .gitattributes, so that branches that record findings merge: findings.yaml merge=union")
    if jurisdiction not in jurisdictions():
        known = ", ".join(jurisdictions())
        screen.say(f"no law is known for {jurisdiction}: nothing will be held against it; known: {known}")
    screen.say("next: houserules check" if folder == Path() else f"next: cd {folder.as_posix()} && houserules check")


def _put(path: Path, text: str) -> None:
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        with editing(path) as write:
            if not path.exists():
                write(text)
                screen.say(f"wrote {path.as_posix()}")
                return
    clear_lock(path)
    screen.say(f"kept {path.as_posix()}, which was there")


def _slug(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:60]
