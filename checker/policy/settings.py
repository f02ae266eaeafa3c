"""The configuration: houserules.toml, or [tool.houserules] in pyproject.toml; a misspelt setting is refused."""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from checker.engine.finding import Severity
from ruleschema.submission.files import shown_name

OWN_FILE = "houserules.toml"
SHARED_FILE = "pyproject.toml"
MOST_BYTES = 1024 * 1024


class BadSetting(Exception):
    """The configuration cannot be used; the message is one line for the user."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a casino has decided for its folder."""

    # The folder that paths in the configuration start from; None where there is no configuration.
    root: Path | None = None
    paths: tuple[str, ...] = ("submissions",)
    jurisdiction: str = ""
    fail_on: Severity = Severity.ERROR
    # Codes that are not run, each with the reason.
    disabled: dict[str, str] = field(default_factory=dict)
    # Codes or families (PAY) whose findings no waiver covers.
    never_waive: tuple[str, ...] = ()
    longest_waiver: int = 365


def settings_for(folder: Path) -> Settings:
    """The nearest configuration in the folder or above it, within its repository."""
    for each in (folder, *folder.parents):
        own, shared = each / OWN_FILE, each / SHARED_FILE
        if own.is_file():
            return _settings(_toml(own), own, each)
        if shared.is_file():
            table = _toml(shared).get("tool", {})
            if isinstance(table, dict) and _ours(table, shared):
                return _settings(table["houserules"], shared, each)
        # Above that lies what others have put there.
        if (each / ".git").exists():
            break
    return Settings()


def _ours(tools: dict[str, Any], path: Path) -> bool:
    """Whether the tables of tools have one for us; a misspelt one is refused."""
    if "houserules" in tools:
        return True
    for name in tools:
        if get_close_matches(name.lower(), ["houserules"], cutoff=0.9):
            raise BadSetting(f"{shown_name(path)}: unknown table [tool.{name}]; did you mean [tool.houserules]?")
    return False


def _toml(path: Path) -> dict[str, Any]:
    name = shown_name(path)
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadSetting(f"{name}: larger than {MOST_BYTES:,} bytes")
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting(f"{name}: cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadSetting(f"{name}: not TOML: {str(error).splitlines()[0]}") from None


def _settings(table: Any, path: Path, root: Path) -> Settings:
    name = shown_name(path)
    if not isinstance(table, dict):
        raise BadSetting(f"{name}: `houserules` is {_shown(table)}; expected a table of settings")
    values: dict[str, Any] = {}
    for key, value in table.items():
        if key not in _READERS:
            near = get_close_matches(key, _READERS, n=1)
            hint = f"; did you mean `{near[0]}`?" if near else f"; there are {', '.join(_READERS)}"
            if key == "tool" and path.name == OWN_FILE:
                hint = "; here settings stand at the top, without [tool.houserules]"
            raise BadSetting(f"{name}: unknown setting `{key}`{hint}")
        try:
            values[key.replace("-", "_")] = _READERS[key](value)
        except ValueError as error:
            raise BadSetting(f"{name}: `{key}` is {_shown(value)}; expected {error}") from None
    return Settings(root=root, **values)


def _shown(value: Any) -> str:
    return repr(value)[:60]


def _words(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not value or not all(isinstance(each, str) and each for each in value):
        raise ValueError('a list of words, as in ["submissions"]')
    return tuple(value)


def _word(value: Any) -> str:
    if not isinstance(value, str) or not value:
        raise ValueError("a word, as in “us-oh”")
    return value


def _level(value: Any) -> Severity:
    words = [str(each) for each in Severity]
    if value not in words:
        near = get_close_matches(str(value), words, n=1)
        raise ValueError(f"one of {', '.join(words)}" + (f"; did you mean `{near[0]}`?" if near else ""))
    return Severity(value)


def _reasons(value: Any) -> dict[str, str]:
    if not isinstance(value, dict) or not all(isinstance(each, str) and each.strip() for each in value.values()):
        raise ValueError('a code with the reason, as in DEF-401 = "our house style"')
    return dict(value)


def _days(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 3660:
        raise ValueError("a number of days from 1 to 3660")
    return value


_READERS: dict[str, Callable[[Any], Any]] = {
    "paths": _words,
    "jurisdiction": _word,
    "fail-on": _level,
    "disabled": _reasons,
    "never-waive": _words,
    "longest-waiver": _days,
}
