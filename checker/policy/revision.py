"""The submissions as they were at a revision, read out of git without touching the working tree."""

import os
import posixpath
import subprocess
from collections.abc import Iterable
from pathlib import Path

from checker.policy.against import NoRevision
from ruleschema.submission.files import CASINO_FILE, Paper, Papers, Raw, is_submission, missing_casino, shown_name
from ruleschema.submission.readfile import MOST_BYTES
from ruleschema.submission.span import Problem, Span

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
        blobs: dict[str, str] = {}
        for path in paths:
            below = self._inside(path)
            only = ("--", below) if below else ()
            listed = self._git("ls-tree", "-r", "-z", "--full-tree", self.commit, *only, at=self.top)
            for line in listed.split(b"\0")[:-1]:
                about, name = line.decode("utf-8", "surrogateescape").split("\t", 1)
                mode, _, blob = about.split(" ")
                # A link is left out: what it leads to is listed itself, and a file counts once.
                if mode in _PLAIN_FILE and self._belongs(name, below):
                    blobs[name] = blob
        data = self._contents(sorted(set(blobs.values())))
        raws = {name: self._raw(name, data[blob]) for name, blob in sorted(blobs.items())}
        games = [name for name in raws if posixpath.basename(name) != CASINO_FILE]
        return Papers(tuple(Paper(raws[name], self._casino(name, raws)) for name in games))

    def text(self, path: Path) -> bytes | None:
        """One file at this revision; None where it was not there, or lies outside the repository."""
        try:
            name = self._inside(path)
        except NoRevision:
            return None
        found = self._git("ls-tree", "-z", "--full-tree", self.commit, "--", name, at=self.top)
        if not found:
            return None
        blob = found.decode("utf-8", "surrogateescape").split("\t", 1)[0].split(" ")[2]
        return self._contents([blob])[blob]

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

    def _raw(self, name: str, data: bytes) -> Raw:
        shown = shown_name(self.top / name)
        if len(data) > MOST_BYTES:
            return Raw(shown, problem=Problem(Span(shown, 1, 1, 1, 1), f"the file has more than {MOST_BYTES:,} bytes"))
        return Raw(shown, data)

    def _casino(self, game: str, raws: dict[str, Raw]) -> Raw:
        name = posixpath.join(posixpath.dirname(game), CASINO_FILE)
        if name in raws:
            return raws[name]
        data = self.text(self.top / name)
        raws[name] = missing_casino(shown_name(self.top / name)) if data is None else self._raw(name, data)
        return raws[name]

    def _contents(self, blobs: list[str]) -> dict[str, bytes]:
        told = self._git("cat-file", "--batch", given="".join(f"{blob}\n" for blob in blobs).encode())
        found: dict[str, bytes] = {}
        start = 0
        while start < len(told):
            end = told.index(b"\n", start)
            blob, kind, *size = told[start:end].decode().split(" ")
            if kind == "missing":
                raise NoRevision(f"{self.name}: git has not all of its files (a partial clone?)")
            found[blob] = told[end + 1 : end + 1 + int(size[0])]
            start = end + int(size[0]) + 2
        return found

    def _git(self, *arguments: str, given: bytes = b"", at: Path | None = None) -> bytes:
        # Paths are taken as they are written, and nothing asks for a password.
        environment = os.environ | {"GIT_LITERAL_PATHSPECS": "1", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"}
        try:
            done = subprocess.run(  # noqa: S603  no shell, arguments apart
                ["git", *arguments],  # noqa: S607
                cwd=at or self.folder, input=given, capture_output=True, check=False, env=environment,
            )  # fmt: skip
        except FileNotFoundError:
            raise NoRevision("--against needs git, which is not installed") from None
        if done.returncode:
            told = done.stderr.decode("utf-8", "replace").strip().splitlines()
            if any("not a git repository" in line for line in told):
                raise NoRevision("--against needs a git repository, and this folder is in none")
            raise NoRevision(f"git {arguments[0]}: {told[0] if told else 'failed'}")
        return done.stdout
