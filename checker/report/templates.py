"""The Jinja templates: layout only, escaped where the page is HTML."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jinja2 import Environment, FileSystemLoader, Template


def template(name: str) -> "Template":
    """A template by its file name."""
    return _environment().get_template(name)


def asset(name: str) -> str:
    """A style sheet or script as it stands in the folder of templates, to be put inside a page."""
    return _loader().get_source(_environment(), name)[0]


@cache
def _loader() -> "FileSystemLoader":
    from jinja2 import FileSystemLoader

    # Installed, the folder lies inside the package; in the source tree, at the top level.
    package = Path(__file__).parents[1]
    return FileSystemLoader([package / "templates", package.parent / "templates"])


@cache
def _environment() -> "Environment":
    from jinja2 import Environment, StrictUndefined, select_autoescape

    return Environment(
        loader=_loader(),
        autoescape=select_autoescape(("html.j2", "html")),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
