"""A check: one fault, one file, with the page that `explain` prints and two examples that are run."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library

Run = Callable[[Filing, Library], Iterator[Fault]]


@dataclass(frozen=True, slots=True)
class Check:
    """What a check is called, why it matters, and how it runs over one filing."""

    code: str
    title: str
    severity: Severity
    why: str
    fix: str
    run: Run
    passes: str
    fails: str
    # Says why the check has nothing to say about a filing; None where it applies.
    idle: Callable[[Filing], str | None] = lambda filing: None
    # Says why its silence proves nothing of a filing, which is then undecided and not passed.
    unproven: Callable[[Filing], str | None] = lambda filing: None
    # Whether what it says of a filing depends on the other filings of the library.
    across: bool = False
    # Whether it takes all that the document says for the rules of one game; a draft may hold those of several.
    one_game: bool = False
    cite: str = ""
    # The law of the examples, where they need another than the one that is shipped.
    law: str = ""
    # Another document of the same casino, and the document of other casinos, beside the examples.
    beside: str = ""
    elsewhere: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """A check with the docstring of its module: the page `explain` prints."""

    check: Check
    what: str
    name: str


@cache
def pages() -> tuple[Page, ...]:
    """All checks, by code. A new file in checks/ with a CHECK is found, as is a rule; a code used twice is refused."""
    from checker import checks
    from checker.engine.rule import rule_pages

    names = (info.name for info in walk_packages(checks.__path__, "checker.checks.") if not info.ispkg)
    # A module without a CHECK holds what rules in YAML call.
    modules = (module for name in names if hasattr(module := import_module(name), "CHECK"))
    found: dict[str, Page] = {}
    for page in (*map(_page, modules), *rule_pages()):
        if page.check.code in found:
            raise ValueError(f"{page.check.code} is used by {found[page.check.code].name} and {page.name}")
        found[page.check.code] = page
    return tuple(found[code] for code in sorted(found))


def _page(module: ModuleType) -> Page:
    name = module.__name__.rpartition(".")[2]
    return Page(module.CHECK, (module.__doc__ or "").strip(), name.replace("_", "-"))
