"""houserules import: a casino's own document in, a draft submission out, completely or not at all."""

from argparse import Namespace
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from checker.cli import EXIT_CLEAN, EXIT_USAGE
from checker.commands import screen
from checker.commands.folder import write_folder, writing_folder
from checker.commands.inputs import OddName, refuse_odd_names, tell
from checker.commands.places import Refused, contents, held, refuse_in_use
from checker.commands.progress import bar, watched
from checker.commands.writing import not_written, write_whole
from checker.report.importing import page, summary
from ruleschema.intake.accounting import Accounting, Disagreement
from ruleschema.intake.balance import balance
from ruleschema.intake.draft import Draft, draft_document
from ruleschema.intake.formats.open import Changes, ReadDocument, read_document
from ruleschema.intake.games.segments import Segment
from ruleschema.intake.saving.drafts import Files, files_in, first_import, last_draft, reimport
from ruleschema.intake.saving.write import render, scalar
from ruleschema.submission.load import CASINO_FILE
from ruleschema.submission.source import Unreadable

PLAIN = (".txt", ".text", ".md", ".markdown")


@dataclass(frozen=True, slots=True)
class Plan:
    """What an import will write, and where it met a person's own changes."""

    files: Files
    conflicts: tuple[Disagreement, ...] = ()


def run(options: Namespace) -> int:
    target = Path(options.output)
    try:
        refuse_odd_names(casino=options.casino, jurisdiction=options.jurisdiction)
        refuse_foreign(target, force=options.force)
        with bar("Reading pages") as progress:
            document = read_document([Path(each) for each in options.documents], _changes(options.changes), progress)
        draft = draft_document(list(document.lines), _source_name(document), _watched)
        with writing_folder(target) as folder:
            refuse_foreign(target, force=options.force)
            plan = planned(draft, folder)
            files = plan.files | _rendering(document)
            if not (folder / CASINO_FILE).exists():
                files |= {CASINO_FILE: casino_text(options.casino or folder.name, options.jurisdiction)}
            write_folder(folder, files.items(), keeping=True)
    except Unreadable as error:
        tell([error.problem])
        return EXIT_USAGE
    except (OddName, Refused) as error:
        return _failed(str(error))
    except OSError as error:
        return _failed(f"{not_written(target, error)}; nothing is changed")
    accounting = balance(draft, document, plan.conflicts)
    _told(accounting, target)
    try:
        if options.report:
            write_whole(Path(options.report), page(accounting))
    except OSError as error:
        return _failed(not_written(Path(options.report), error))
    return EXIT_CLEAN


def refuse_foreign(target: Path, *, force: bool) -> None:
    """Refuse a folder that holds anything and that no import made; `force` allows a submission."""
    refuse_in_use(target)
    there = contents(target)
    if not there or last_draft(target):
        return
    if CASINO_FILE not in there:
        raise Refused(held(target, there, "import"))
    if not force:
        raise Refused(f"{target} already holds a submission that no import wrote; --force replaces it")


def planned(draft: Draft, target: Path) -> Plan:
    """The files to write: a first draft, or three versions brought together where one was written before."""
    new = render(draft)
    if not new:
        raise Refused("no rules were found in the document; nothing is written")
    mine = {name: text for name, text in files_in(target).items() if name != CASINO_FILE}
    old = last_draft(target)
    if not mine or not old:
        return Plan(first_import(new))
    merged = reimport(old, mine, new)
    told = [Disagreement(file, each.message) for file, found in merged.conflicts.items() for each in found]
    return Plan(merged.files, tuple(told))


def casino_text(slug: str, jurisdiction: str | None) -> str:
    """The casino file; what the call does not say is marked as missing."""
    name = slug.replace("-", " ").title()
    return f"casino: {scalar(slug)}\nname: {scalar(name)}\njurisdiction: {jurisdiction or 'missing'}\n"


def _source_name(document: ReadDocument) -> str:
    """The document as the submission names it: the file itself, or the rendering whose lines are counted."""
    first = document.files[0].name
    plain = len(document.files) == 1 and first.lower().endswith(PLAIN)
    return first if plain else f"{first.rsplit('.', 1)[0]}.lines.txt"


def _rendering(document: ReadDocument) -> Files:
    """Where line numbers are not those of the file itself, the lines they count stand beside the draft."""
    name = _source_name(document)
    return {name: document.text} if name.endswith(".lines.txt") else {}


def _watched(segments: list[Segment]) -> Iterable[Segment]:
    return watched(segments, "Reading games", len(segments))


def _changes(choice: str | None) -> Changes | None:
    return Changes(choice) if choice else None


def _told(accounting: Accounting, target: Path) -> None:
    screen.show(summary(accounting))
    screen.say(f"written to {target}; every sentence marked `read: auto` waits for a person to confirm it")


def _failed(reason: str) -> int:
    screen.complain(reason)
    return EXIT_USAGE
