"""Submissions from texts that are not files here, such as those of a git revision."""

from collections.abc import Mapping
from pathlib import PurePosixPath

from ruleschema.submission.bind import bind
from ruleschema.submission.load import CASINO_FILE, Document, Loaded
from ruleschema.submission.model import Casino, Game
from ruleschema.submission.readfile import decode
from ruleschema.submission.source import Unreadable, compose
from ruleschema.submission.span import Problem


def load_texts(files: Mapping[str, bytes]) -> Loaded:
    """Every submission among the files, by the names they are shown under."""
    problems: list[Problem] = []
    broken: dict[str, str] = {}
    records = {name: _record(name, data, problems, broken) for name, data in sorted(files.items())}
    casinos = {str(PurePosixPath(name).parent): each for name, (each, _) in records.items() if isinstance(each, Casino)}
    documents = [
        Document(name, text, game, casinos.get(str(PurePosixPath(name).parent)))
        for name, (game, text) in records.items()
        if isinstance(game, Game)
    ]
    documents.sort(key=lambda each: (each.slug, each.file))
    games = sum(PurePosixPath(name).name != CASINO_FILE for name in files)
    return Loaded(tuple(documents), tuple(sorted(set(problems), key=lambda each: each.span)), games, broken)


def _record(
    name: str, data: bytes, problems: list[Problem], broken: dict[str, str]
) -> tuple[Game | Casino | None, str]:  # fmt: skip
    kind = Casino if PurePosixPath(name).name == CASINO_FILE else Game
    text = ""
    try:
        text = decode(data, name)
        node, found = compose(text, name)
        record = bind(kind, node, found)
    except Unreadable as error:
        record, found = None, [error.problem]
    if found:
        broken[name] = text
    problems.extend(found)
    return record, text
