"""Every input of the program as a target: where it comes from, how it is changed, and the command that reads it."""

import io
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from checker.cli import main
from ruleschema.law import book
from tests.formats.making import Paper
from tests.fuzz.mutating import Change, of_archive, of_bytes, of_lines, of_objects, of_words

ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "submissions"
CASINO = "casino: example\nname: Example Casino\njurisdiction: us-oh\n"
GAME = """\
game: craps
title: Craps
source: {document: x.txt, lines: 1-9}
sections:
  - number: 1
    title: Rules
    clauses:
"""
CLAUSES = """\
dealer shall draw to soft 17, unless the layout says stand.
where one deck is used, straight flush pays 5 to 1.
banker pays 1 to 1 less 5% commission.
royal flush pays 100% of the meter, at least 1,000 to 1.
place bet on 6 loses if 7 is thrown before 6.
payout limit is at least $50,000 per §9.
"""
LAW = """\
jurisdiction: us-oh
game: craps
tables:
  - wager: Field
    bound: at least
    basis: regulation
    versions:
      - cite: {section: § 1}
        columns:
          A: {2: 2 to 1, 12: 2 to 1}
rules:
  - topic: vigorish.max
    bound: at most
    unit: "%"
    basis: regulation
    versions: [{value: "5", cite: {section: § 1}}]
"""
WAIVERS = """\
- finding: 0123456789abcdef
  reason: agreed with the commission
  approver: Director
  basis: letter of May
  approved: 2026-05-01
  until: 2026-12-01
"""
TOML = """\
paths = ["submissions"]
jurisdiction = "us-oh"
fail-on = "error"
longest-waiver = 365
[disabled]
DEF-401 = "house style"
"""
TEXT = """\
1. Definitions
   "Ante" means the wager placed before the deal.
2. Payouts
   (a) Each winning Ante shall be paid 1 to 1.
   Straight flush\t40 to 1
   Flush ........ 4 to 1
"""


_CHECK = ["check", "--no-cache"]


@dataclass(frozen=True)
class Target:
    """An input of one kind."""

    seeds: Callable[[], list[bytes]]
    changes: tuple[Change, ...]
    # Puts the input into a folder of its own and gives the commands that read it.
    place: Callable[[Path, bytes], list[list[str]]]


def _game(folder: Path, data: bytes) -> None:
    (folder / "submissions" / "example").mkdir(parents=True)
    (folder / "submissions" / "example" / "casino.yaml").write_text(CASINO)
    (folder / "submissions" / "example" / "game.yaml").write_bytes(data)


def _of_clauses(folder: Path, data: bytes) -> list[list[str]]:
    lines = enumerate(data.decode("utf-8", "replace").splitlines(), 1)
    listed = "".join(f"      - at: 1.{n}\n        says: |-\n          {line}\n" for n, line in lines)
    _game(folder, (GAME + listed).encode("utf-8", "surrogatepass"))
    return [_CHECK, ["facts"]]


def _of_submission(folder: Path, data: bytes) -> list[list[str]]:
    _game(folder, data)
    name = "submissions/example/game.yaml"
    return [["check", "--no-cache"], ["facts"], ["fmt", "--check", name], ["diff", name, name], ["coverage", name]]


def _of_document(suffix: str) -> Callable[[Path, bytes], list[list[str]]]:
    def place(folder: Path, data: bytes) -> list[list[str]]:
        (folder / f"rules{suffix}").write_bytes(data)
        return [
            ["import", f"rules{suffix}", "-o", "draft", "--jurisdiction", "us-oh"],
            ["check", "draft", "--no-cache"],
        ]

    return place


def _beside(name: str, *commands: list[str]) -> Callable[[Path, bytes], list[list[str]]]:
    """A file that stands beside a submission."""

    def place(folder: Path, data: bytes) -> list[list[str]]:
        _game(folder, _shipped()[0])
        (folder / name).write_bytes(data)
        return list(commands)

    return place


def _shipped() -> list[bytes]:
    """The shorter of the shipped files."""
    found = sorted(SHIPPED.glob("*/*.yaml"), key=lambda path: path.stat().st_size)
    return [path.read_bytes() for path in found if path.name != "casino.yaml"][:4]


def _pdf() -> list[bytes]:
    with tempfile.TemporaryDirectory() as folder:
        paper = Paper(Path(folder) / "made.pdf", head="Rules", foot="{page}")
        for line in TEXT.splitlines():
            paper.line((0, line))
        paper.canvas.save()
        return [(Path(folder) / "made.pdf").read_bytes()]


def _word() -> list[bytes]:
    from docx import Document

    with tempfile.TemporaryDirectory() as folder:
        made = Document()
        for line in TEXT.splitlines():
            made.add_paragraph(line)
        table = made.add_table(rows=2, cols=2)
        table.cell(0, 0).text, table.cell(0, 1).text = "Straight flush", "40 to 1"
        made.save(str(Path(folder) / "made.docx"))
        return [(Path(folder) / "made.docx").read_bytes()]


def _register() -> list[bytes]:
    with placed(Target(_shipped, (), _of_submission), _shipped()[0]):
        with redirect_stdout(io.StringIO()):
            main(["check", "--register", "--no-cache"])
        return [Path("findings.yaml").read_bytes()]


_WAIVE = ["waive", "1", "--reason", "r", "--approver", "a", "--basis", "b", "--until", "2099-01-01"]
TARGETS = {
    "clauses": Target(lambda: [CLAUSES.encode()], (of_words, of_lines), _of_clauses),
    "submissions": Target(_shipped, (of_lines, of_words, of_bytes), _of_submission),
    "text": Target(lambda: [TEXT.encode()], (of_lines, of_words, of_bytes), _of_document(".txt")),
    "docx": Target(_word, (of_archive, of_archive, of_bytes), _of_document(".docx")),
    "pdf": Target(_pdf, (of_objects, of_bytes), _of_document(".pdf")),
    "toml": Target(lambda: [TOML.encode()], (of_words, of_lines, of_bytes), _beside("houserules.toml", _CHECK)),
    "waivers": Target(
        lambda: [WAIVERS.encode()], (of_words, of_lines, of_bytes), _beside("waivers.yaml", _CHECK, _WAIVE)
    ),
    "register": Target(
        _register, (of_words, of_lines, of_bytes), _beside("findings.yaml", _CHECK, [*_CHECK, "--register"])
    ),
    "law": Target(lambda: [LAW.encode()], (of_words, of_lines, of_bytes), _beside("law.yaml", _CHECK, ["law"])),
}


@contextmanager
def placed(target: Target, data: bytes) -> Iterator[list[list[str]]]:
    """The input in a new current folder, with the law that lies there, if any does."""
    folder = Path(tempfile.mkdtemp(prefix="houserules-fuzz-"))
    try:
        before = os.getcwd()
        os.chdir(folder)
        commands = target.place(folder, data)
        law = folder / "law.yaml"
        if law.exists():
            with patch.object(book, "_sources", lambda: (("ruleschema/law/us-oh/craps.yaml", law),)):
                _forget_law()
                yield commands
            _forget_law()
        else:
            yield commands
        os.chdir(before)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _forget_law() -> None:
    book._law_files.cache_clear()
    book.lawbook.cache_clear()
