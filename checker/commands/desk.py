"""A casino's folder as a command finds it: configuration, paths, papers, and where register and waivers lie."""

import os
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from checker.cache import Cache, users_cache
from checker.ground import OWN_LAW, Ground
from checker.outcome import Outcome
from checker.policy import governed
from checker.settings import Settings, settings_for
from checker.survey import survey
from ruleschema.files import REGISTER_FILE, WAIVERS_FILE, Papers

if TYPE_CHECKING:
    from ruleschema.waivers import Waivers


@dataclass(frozen=True, slots=True)
class Desk:
    """The configuration of the current folder, and the paths that a command speaks of."""

    settings: Settings
    paths: tuple[Path, ...]

    @property
    def register(self) -> Path:
        return self._beside(REGISTER_FILE)

    @property
    def waivers(self) -> Path:
        return self._beside(WAIVERS_FILE)

    @property
    def whole(self) -> bool:
        """Whether all that the waivers file is for is checked, not some casinos or games of it."""
        folder = self.waivers.absolute().parent
        return any(folder in (path.absolute(), path.absolute().parent) for path in self.paths if os.path.isdir(path))

    def _beside(self, name: str) -> Path:
        """The file with the configuration, or beside the submissions: the nearest that exists."""
        root, here = self.settings.root, Path.cwd()
        for path in self.paths:
            whole = path.absolute()
            above = [each for each in whole.parents if each == here or here in each.parents]
            for folder in (whole, *(above or [whole.parent])):
                if os.path.isfile(folder / name):  # of a path that cannot be, Path.is_file raises
                    return folder / name
        if root is not None:
            return root / name
        first = self.paths[0].absolute()
        return (first if first == here else first.parent) / name


def desk_for(paths: list[str]) -> Desk:
    """The desk of the current folder; paths of the configuration start from its own folder."""
    settings = settings_for(Path.cwd())
    if paths:
        return Desk(settings, tuple(Path(path) for path in paths))
    root = settings.root or Path()
    return Desk(settings, tuple(root / path for path in settings.paths))


@dataclass(frozen=True, slots=True)
class Bench:
    """How the checking is done: with which cache, by how many processes, on which day, on which law."""

    cache: Cache
    jobs: int
    today: date
    ground: Ground = OWN_LAW


def bench_for(*, jobs: int, no_cache: bool, ground: Ground = OWN_LAW) -> Bench:
    return Bench(Cache(None if no_cache else users_cache()), jobs, date.today(), ground)


def judged(desk: Desk, papers: Papers, bench: Bench, waivers: "Waivers | None", recorded: frozenset[str]) -> Outcome:
    """One side: the papers checked as the configuration wants it, with the waivers of that side."""
    outcome = governed(survey(papers, bench.ground, bench.cache, bench.jobs), papers, desk.settings)
    if waivers is None:
        return outcome
    from checker.waiving import Rules, waived

    return waived(outcome, waivers, Rules(bench.today, desk.settings, desk.whole, recorded))
