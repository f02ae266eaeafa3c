"""Submissions of a git revision, such as main:submissions/example-casino; nothing is checked out."""

from pathlib import PurePosixPath

from checker.policy.git import GitFailed, NoGit, blobs, git
from ruleschema.submission.load import CASINO_FILE, SUFFIXES, Loaded
from ruleschema.submission.load_texts import load_texts
from ruleschema.submission.readfile import too_large

MOST_FILES = 10_000


class NotThere(Exception):
    """The revision or the path in it cannot be read."""


def load_revision(name: str) -> Loaded:
    """The submissions of REVISION:PATH, shown under that name."""
    revision, _, path = name.partition(":")
    kind = _git("cat-file", "-t", _object(name)).decode().strip()
    if kind == "blob":
        folder = path.rpartition("/")[0]
        beside = f"{revision}:{folder}/{CASINO_FILE}" if folder else f"{revision}:{CASINO_FILE}"
        return load_texts(_contents({each: _object(each) for each in (name, beside) if _known(each)}))
    if kind == "tree":
        return load_texts(_contents(_below(name.rstrip("/"), _object(name))))
    raise NotThere(f"{name}: a {kind}, not a file or folder")


def _below(shown: str, tree: str) -> dict[str, str]:
    """Every YAML file of a tree, with its object."""
    files: dict[str, str] = {}
    for line in _git("ls-tree", "-r", "-z", tree).split(b"\0"):
        head, _, path = line.partition(b"\t")
        mode, _, rest = head.decode().partition(" ")
        name = PurePosixPath(path.decode("utf-8", "replace"))
        hidden = any(part.startswith(".") for part in name.parts)
        # Links and submodules have other modes: what they point to is not part of the revision.
        if mode.startswith("100") and not hidden and name.suffix in SUFFIXES:
            files[f"{shown}{'' if shown.endswith(':') else '/'}{name}"] = rest.split(" ")[1]
    if not files:
        raise NotThere(f"{shown}: no submission there; expected YAML files, one a game")
    if len(files) > MOST_FILES:
        raise NotThere(f"{shown}: more than {MOST_FILES:,} files")
    return files


def _contents(objects: dict[str, str]) -> dict[str, bytes]:
    """The bytes of many objects, none larger than a submission may be."""
    try:
        found = blobs(objects.values())
    except GitFailed as error:
        raise NotThere(str(error)) from None
    for name, each in objects.items():
        if found[each].is_too_large:
            raise NotThere(f"{name}: {too_large(name, found[each].size).message}")
    return {name: found[each].data for name, each in objects.items()}


def _known(name: str) -> bool:
    try:
        return bool(_object(name))
    except NotThere:
        return False


def _object(name: str) -> str:
    """The object a name stands for; a name is never taken for an option."""
    return _git("rev-parse", "--verify", "--quiet", "--end-of-options", name, of=name).decode().strip()


def _git(*arguments: str, of: str = "") -> bytes:
    try:
        return git(*arguments)
    except NoGit:
        raise NotThere(f"{of}: no such file or folder, and git is not installed to look for a revision") from None
    except GitFailed:
        raise NotThere(f"{of or arguments[-1]}: neither a file or folder nor a git revision that is here") from None
