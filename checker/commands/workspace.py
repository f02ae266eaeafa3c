"""A casino's folder as a command finds it: configuration, paths, papers, and where register and waivers lie."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from checker.commands.waiting import waiting
from checker.engine.applied_law import OWN_LAW, AppliedLaw
from checker.engine.cache import Cache, users_cache
from checker.engine.outcome import Outcome
from checker.engine.survey import surveys
from checker.policy.governing import governed
from checker.policy.settings import Settings, settings_for
from ruleschema.submission.files import REGISTER_FILE, WAIVERS_FILE, Papers

if TYPE_CHECKING:
    from checker.policy.revision import Revision
    from checker.policy.waiver_file import Waivers


@dataclass(frozen=True, slots=True)
class Workspace:
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


def workspace_for(paths: list[str]) -> Workspace:
    """The workspace of the current folder; paths of the configuration start from its own folder."""
    settings = settings_for(Path.cwd())
    if paths:
        return Workspace(settings, tuple(Path(path) for path in paths))
    root = settings.root or Path()
    return Workspace(settings, tuple(root / path for path in settings.paths))


@dataclass(frozen=True, slots=True)
class Bench:
    """How the checking is done: with which cache, by how many processes, on which day, on which law."""

    cache: Cache
    jobs: int
    today: date
    applied: AppliedLaw = OWN_LAW


def bench_for(*, jobs: int, no_cache: bool, applied: AppliedLaw = OWN_LAW) -> Bench:
    return Bench(Cache(None if no_cache else users_cache()), jobs, date.today(), applied)


@dataclass(frozen=True, slots=True)
class Side:
    """What is judged together: the papers of the working tree or of a revision, with the waivers of that side."""

    papers: Papers
    waivers: "Waivers | None"


def side_of(revision: "Revision", workspace: Workspace) -> Side:
    """The same paths as they were at a revision."""
    raw = revision.file(workspace.waivers)
    waivers = None
    if raw is not None:
        from checker.policy.waiver_file import Waivers, waivers_in

        waivers = waivers_in(raw.data, raw.name) if raw.problem is None else Waivers(raw.name, problems=(raw.problem,))
    return Side(revision.papers(workspace.paths), waivers)


def judged(workspace: Workspace, sides: Sequence[Side], bench: Bench, recorded: frozenset[str]) -> list[Outcome]:
    """Each side checked as the configuration wants it."""
    papers = [side.papers for side in sides]
    outcomes = surveys(papers, bench.applied, bench.cache, bench.jobs, waiting)
    return [_governed(workspace, side, outcome, bench, recorded) for side, outcome in zip(sides, outcomes, strict=True)]


def _governed(workspace: Workspace, side: Side, outcome: Outcome, bench: Bench, recorded: frozenset[str]) -> Outcome:
    outcome = governed(outcome, side.papers, workspace.settings)
    if side.waivers is None:
        return outcome
    from checker.policy.waiving import Rules, waived

    return waived(outcome, side.waivers, Rules(bench.today, workspace.settings, workspace.whole, recorded))
