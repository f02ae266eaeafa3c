"""The submissions as they were at a revision, read out of git without touching the working tree."""

import os
import posixpath
from collections.abc import Collection, Iterable
from pathlib import Path

from checker.policy.against import NoRevision
from checker.policy.git import Blob, GitFailed, NoGit, blobs, git
from ruleschema.submission.files import CASINO_FILE, Paper, Papers, Raw, is_submission, missing_casino, shown_name
from ruleschema.submission.readfile import too_large

_PLAIN_FILE = ("100644", "100755")


class Revision:
    """A commit of the repository that holds the current folder."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.folder = folder
        self.top = Path(self._git("rev-parse", "--show-toplevel").decode("utf-8", "surrogateescape").rstrip("\n"))
        self.commit = self._commit()

    def papers(self, paths: Iterable[Path]) -> Papers:
        """The papers below the paths at this revision; a path that was not there yet holds none."""
        listed: dict[str, str] = {}
        for path in paths:
            below = self._inside(path)
            only = ("--", below) if below else ()
            told = self._git("ls-tree", "-r", "-z", "--full-tree", self.commit, *only, at=self.top)
            for line in told.split(b"\0")[:-1]:
                about, name = line.decode("utf-8", "surrogateescape").split("\t", 1)
                mode, _, blob = about.split(" ")
                # A link is left out: what it leads to is listed itself, and a file counts once.
                if mode in _PLAIN_FILE and self._belongs(name, below):
                    listed[name] = blob
        found = self._blobs(listed.values())
        raws = {name: self._raw(name, found[blob]) for name, blob in sorted(listed.items())}
        games = [name for name in raws if posixpath.basename(name) != CASINO_FILE]
        return Papers(tuple(Paper(raws[name], self._casino(name, raws)) for name in games))

    def file(self, path: Path) -> Raw | None:
        """One file at this revision; None where it was not there, or lies outside the repository."""
        try:
            name = self._inside(path)
        except NoRevision:
            return None
        found = self._git("ls-tree", "-z", "--full-tree", self.commit, "--", name, at=self.top)
        if not found:
            return None
        blob = found.decode("utf-8", "surrogateescape").split("\t", 1)[0].split(" ")[2]
        return self._raw(name, self._blobs([blob])[blob])

    def _commit(self) -> str:
        if not self.name.strip():
            raise NoRevision("--against names no revision (an empty variable?); name one such as origin/main")
        try:
            found = self._git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{self.name}^{{commit}}")
        except NoRevision:
            shallow = self._git("rev-parse", "--is-shallow-repository").strip() == b"true"
            hint = "; the clone is shallow: fetch more history (`git fetch --unshallow`)" if shallow else ""
            raise NoRevision(f"there is no revision {self.name!r} in this repository{hint}") from None
        return found.decode().strip()

    def _inside(self, path: Path) -> str:
        """The path from the top of the repository."""
        try:
            # Only the folder is resolved: a link itself belongs to the repository, wherever it leads.
            named = path.name not in ("", "..")
            whole = Path(os.path.realpath(path.absolute().parent), path.name) if named else path.resolve()
            below = whole.relative_to(os.path.realpath(self.top)).as_posix()
        except ValueError:
            raise NoRevision(f"{path} is not in the git repository {self.top}") from None
        return "" if below == "." else below

    def _belongs(self, name: str, below: str) -> bool:
        inside = name[len(below) :].lstrip("/")
        folders = inside.split("/")[:-1]
        return name == below or (is_submission(posixpath.basename(name)) and not any(f[:1] == "." for f in folders))

    def _raw(self, name: str, blob: Blob) -> Raw:
        shown = shown_name(self.top / name)
        return Raw(shown, problem=too_large(shown, blob.size)) if blob.is_too_large else Raw(shown, blob.data)

    def _casino(self, game: str, raws: dict[str, Raw]) -> Raw:
        name = posixpath.join(posixpath.dirname(game), CASINO_FILE)
        if name in raws:
            return raws[name]
        raws[name] = self.file(self.top / name) or missing_casino(shown_name(self.top / name))
        return raws[name]

    def _blobs(self, names: Collection[str]) -> dict[str, Blob]:
        try:
            return blobs(names, at=self.folder)
        except GitFailed as error:
            raise NoRevision(f"{self.name}: {error}") from None

    def _git(self, *arguments: str, at: Path | None = None) -> bytes:
        try:
            return git(*arguments, at=at or self.folder)
        except NoGit:
            raise NoRevision("--against needs git, which is not installed") from None
        except GitFailed as error:
            if "not a git repository" in str(error):
                raise NoRevision("--against needs a git repository, and this folder is in none") from None
            raise NoRevision(f"git {arguments[0]}: {error}") from None
