"""houserules explain: the page of a check, with its examples."""

from argparse import Namespace
from difflib import get_close_matches

from checker.cli import EXIT_CLEAN, EXIT_USAGE
from checker.commands import screen
from checker.engine.check import Page, pages
from checker.engine.retired import retired
from checker.engine.run import OWN_PAGES
from checker.report.templates import template


def run(options: Namespace) -> int:
    wanted = options.code.upper()
    known = {page.check.code: page for page in pages()}
    if wanted in OWN_PAGES:
        screen.say(f"{wanted}  {OWN_PAGES[wanted]}")
        return EXIT_CLEAN
    if wanted in retired():
        screen.say(str(retired()[wanted]))
        return EXIT_CLEAN
    if wanted not in known:
        near = get_close_matches(wanted, [*known, *OWN_PAGES], n=1)
        hint = f"; did you mean {near[0]}?" if near else "; `houserules checks` lists all"
        screen.complain(f"no check has the code {options.code}{hint}")
        return EXIT_USAGE
    screen.emit(_page(known[wanted]) + "\n")
    return EXIT_CLEAN


def _page(page: Page) -> str:
    return template("explain.txt.j2").render(check=page.check, what=page.what)
