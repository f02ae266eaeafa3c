"""What the program writes, each as a state before, a write, and what of it is one whole."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path

from checker.cli import main
from checker.commands.folder import write_folder, writing_folder
from checker.commands.writing import write_whole

Tree = dict[str, str]
CASINO = "casino: house\nname: House of Cards\njurisdiction: us-xx\n"
GAME = """\
title: {title}
game: {slug}
source: {{document: house.txt}}
sections:
  - number: 1
    title: Wagers
    clauses:
      - {{at: 1.A, refs: [{{to: "101"}}]}}
      - {{at: 1.B, refs: [{{to: "102"}}]}}
"""
RULES = "CASINO WAR\n\n1. Payouts\n(a) The casino shall pay each winning Tie Wager at {odds}.\n"
WORDS = ["--reason", "r", "--approver", "a", "--basis", "b", "--until", str(date.today() + timedelta(days=9))]
PAGE = "<p>page</p>\n" * 4000


@dataclass(frozen=True)
class Scenario:
    """One write in the current folder."""

    name: str
    setup: Callable[[], None]
    action: Callable[[], bool]
    # The folder that is one whole; empty where every file stands for itself.
    whole: str = ""
    # Whether one step writes all: where it fails, nothing is written.
    single: bool = True

    def is_beside(self, name: str) -> bool:
        """Whether a name is one of the writer's own tools, which the next run takes away."""
        return "houserules-" in name


def tree(folder: Path) -> Tree:
    """Everything below a folder, with its text."""
    found: Tree = {}
    for path in sorted(folder.rglob("*")):
        name = str(path.relative_to(folder))
        if path.is_symlink():
            found[name] = f"-> {path.readlink()}"
        else:
            found[name] = path.read_text(encoding="utf-8") if path.is_file() else f"{path.stat().st_mode & 0o777:o}"
    return found


def _put(name: str, text: str) -> None:
    path = Path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _house() -> None:
    _put("houserules.toml", 'paths = ["submissions"]\n')
    _put("submissions/house/casino.yaml", CASINO)
    for slug in ("one", "two"):
        _put(f"submissions/house/{slug}.yaml", GAME.format(title=slug.title(), slug=slug))


def _with_waiver() -> None:
    _house()
    main(["waive", _mark("one"), *WORDS])


def _mark(game: str) -> str:
    """The fingerprint of a finding of the game, whatever waivers there are."""
    from checker.commands.workspace import bench_for
    from checker.engine.survey import survey
    from ruleschema.submission.files import papers_below

    bench = bench_for(jobs=1, no_cache=False)
    outcome = survey(papers_below([Path("submissions")]), bench.applied, bench.cache)
    return next(each.fingerprint for each in outcome.findings if each.code == "DOC-105" and each.game == game)


def _waive() -> bool:
    """Well also where it is done already: the run that was hurt may have got that far."""
    before = _mark("two") in Path("waivers.yaml").read_text(encoding="utf-8")
    return main(["waive", _mark("two"), *WORDS]) == (2 if before else 0)


def _registered() -> None:
    _house()
    main(["check", "--register", "submissions/house/one.yaml"])


def _written(text: str) -> Callable[[], bool]:
    def write() -> bool:
        write_whole(Path("file.txt"), text)
        return True

    return write


def _imported() -> None:
    """A draft with a person's work in it: an edited file, one of their own, a folder and a link."""
    _put("rules.txt", RULES.format(odds="10 to 1"))
    main(["import", "rules.txt", "-o", "out"])
    draft = Path("out/casino-war.yaml")
    draft.write_text("# mine\n" + draft.read_text(encoding="utf-8"), encoding="utf-8")
    _put("out/notes.txt", "mine")
    _put("out/letters/one.txt", "mine")
    Path("out/link").symlink_to("notes.txt")
    _put("rules.txt", RULES.format(odds="12 to 1"))


def _drafted(keeping: bool) -> Callable[[], bool]:
    files = {"casino-war.yaml": "new\n" * 3000, ".houserules/casino-war.yaml": "new\n", "more.yaml": "more\n"}

    def write() -> bool:
        with writing_folder(Path("out")) as folder:
            write_folder(folder, files.items(), keeping=keeping)
        return True

    return write


def _report() -> bool:
    with writing_folder(Path("out")) as folder:
        write_folder(folder, [(f"page-{number}.html", PAGE) for number in range(6)])
    return True


def _reported() -> None:
    for number in range(4):
        _put(f"out/page-{number}.html", f"old {number}")


def _nothing() -> None:
    _put("beside.txt", "mine")


SCENARIOS = {
    each.name: each
    for each in (
        Scenario("file-new", _nothing, _written("new\n" * 5000)),
        Scenario("file-old", lambda: _put("file.txt", "old\n" * 5000), _written("new\n" * 5000)),
        Scenario("waive", _with_waiver, _waive),
        Scenario("register", _registered, lambda: main(["check", "--register"]) == 1),
        Scenario("fmt", _house, lambda: main(["fmt"]) == 0, single=False),
        Scenario(
            "init", _nothing, lambda: main(["init", "--name", "Grand", "--jurisdiction", "us-oh"]) == 0, single=False
        ),
        Scenario("draft-new", _nothing, _drafted(keeping=True), whole="out"),
        Scenario("draft-again", _imported, _drafted(keeping=True), whole="out"),
        Scenario("import", _imported, lambda: main(["import", "rules.txt", "-o", "out"]) == 0, whole="out"),
        Scenario("report", _reported, _report, whole="out"),
    )
}
