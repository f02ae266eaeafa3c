"""A clause cites several provisions for one purpose, and one of them is about something else."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.references import Path, references, target
from checker.index.subjects import Subjects, subjects
from checker.rules.telling import told
from ruleschema.meaning.stems import stems
from ruleschema.submission.model import Ref
from ruleschema.submission.provisions import Provision

# Words of any heading.
_IDLE = stems("the a an of to in on for and or by with from procedure procedures rule rules card cards round play")

# A word in more than one of so many provisions tells no subject.
_COMMON = 16
# So many words of the subject show that a clause is about it.
_FITS = 2


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    words = subjects(filing)
    for provision, refs in _together(filing):
        subject = stems(str(refs[0][0].about)) - _IDLE
        held = {path: subject & words.below(path) for _, path in refs}
        if sum(len(held[path]) >= _FITS for _, path in refs) < len(refs) - 1:
            continue
        common = {word for word in subject if _is_common(word, words)}
        said = {path: told - common for path, told in held.items()}
        fitting = [path for _, path in refs if len(said[path]) >= _FITS]
        odd = [(ref, path) for ref, path in refs if not said[path]]
        if fitting and len(odd) == 1 and len(fitting) == len(refs) - 1:
            yield _fault(provision, refs, odd[0][0])


def _is_common(word: str, words: Subjects) -> bool:
    """Whether a word is in so many clauses that it tells no subject."""
    times = sum(len(path) > 1 for path in words.with_all(frozenset((word,))))
    return times > max(2, len(words) // _COMMON)


def _together(filing: Filing) -> Iterator[tuple[Provision, list[tuple[Ref, Path]]]]:
    """Clauses that one clause cites for the same thing; whole sections are judged by their headings, by DOC-108."""
    found: dict[tuple[int, str], tuple[Provision, list[tuple[Ref, Path]]]] = {}
    for provision, ref in references(filing):
        if ref.to is None or ref.about is None or ref.titled is not None or ref.document is not None:
            continue
        path = target(filing, provision, ref.to)
        if path is None or len(path) < 2:
            continue
        found.setdefault((id(provision.clause), str(ref.about)), (provision, []))[1].append((ref, path))
    yield from (each for each in found.values() if len(each[1]) > 1)


def _fault(provision: Provision, refs: list[tuple[Ref, Path]], ref: Ref) -> Fault:
    others = " and ".join(str(each.to) for each, _ in refs if each is not ref)
    verb = "is" if len(refs) == 2 else "are"
    return Fault(
        span=ref.to.span if ref.to is not None else ref.span,
        message=f"The clause cites {others} and {ref.to} for one subject, {told(str(ref.about))}. {others} {verb} "
        f"about that, but {ref.to} says nothing of it.",
        at=provision.at,
        src=ref.src.numbers if ref.src else provision.lines,
        expected=f"{others} alone",
        actual=str(ref.to),
        label="about something else",
        hint=f"check whether {ref.to} belongs here.",
        about=(str(ref.to), str(ref.about)),
    )


CHECK = Check(
    code="DOC-115",
    title="One of several references is on another subject",
    severity=Severity.WARNING,
    why="A number too many is left over from a version with one section more, and sends the dealer to the wrong rule.",
    fix="Take the reference out, or cite the section that is meant.",
    run=find,
    idle=lambda filing: None if any(True for _ in _together(filing)) else "no clause says why it cites a section",
    passes="""
sections:
  - number: 3
    title: Cards
    clauses:
      - {at: 3.A, refs: [{to: 3.B, about: other color and design}, {to: 3.C, about: other color and design}]}
      - {at: 3.B, says: back color and design of each deck may differ.}
      - {at: 3.C, says: color and design of a spare deck may differ.}
""",
    fails="""
sections:
  - number: 3
    title: Cards
    clauses:
      - {at: 3.A, refs: [{to: 3.B, about: other color and design}, {to: 3.C, about: other color and design}]}
      - {at: 3.B, says: back color and design of each batch may differ.}
      - {at: 3.C, says: cards shall be changed every 24 hours.}
""",
)
