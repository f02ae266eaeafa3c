"""The document defines a term and then uses another name for it."""

from collections.abc import Collection, Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.namefinder import finder_of
from checker.index.phrases import concordance, texts_found
from ruleschema.meaning.names import name_key
from ruleschema.submission.locate import locate
from ruleschema.vocabulary import Alias, aliases

_PERSONS = ("person", "man", "woman", "player")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    defined = {_joined(meaning.term): meaning for meaning in filing.game.definitions}
    others: dict[str, str] = {}
    for alias in aliases():
        names = [str(alias.name), *(str(name) for name in alias.also)]
        own = next((name for name in names if _joined(name) in defined), None) if alias.of == "actor" else None
        if own is not None and not _both(alias, defined):
            others |= {name.lower(): _joined(own) for name in names if _joined(name) not in defined}
    for key, meaning in defined.items():
        # “Boxperson” where “Box person” is defined, and the other way round.
        for spelt in _respelt(str(meaning.term)):
            if _spelt_so(filing, spelt):
                others.setdefault(spelt, key)
    told: set[str] = set()
    for said, found in finder_of(others).among(filing):
        meaning = defined[others[found.name]]
        if found.name in told or said.text in (meaning.term, meaning.means):
            continue
        told.add(found.name)
        yield Fault(
            span=locate(said.text, filing.document.text, found.start, found.end),
            message=f"The clause says “{said.text[found.start : found.end]}”; "
            f"the document defines this person as “{meaning.term}”.",
            at=said.at,
            src=said.src,
            expected=str(meaning.term),
            actual=found.name,
            label=f"defined as “{meaning.term}”",
            hint=f"say “{meaning.term}”.",
            related=(Related(meaning.term.span, "defined here"),),
            about=(found.name, str(meaning.term).lower()),
        )


def _joined(name: str) -> str:
    """A stick person is a stickperson."""
    return name_key(name).replace(" ", "")


def _respelt(term: str) -> list[str]:
    """A person named by two words in one, or by one in two."""
    parts = term.lower().split()
    if len(parts) == 2 and parts[1] in _PERSONS:
        return ["".join(parts)]
    ends = [end for end in _PERSONS if len(parts) == 1 and term.lower().endswith(end) and len(term) > len(end) + 2]
    return [f"{term.lower().removesuffix(end)} {end}" for end in ends[:1]]


def _spelt_so(filing: Filing, name: str) -> bool:
    return bool(texts_found(filing).at(concordance(filing).in_a_row(name.split())))


def _both(alias: Alias, defined: Collection[str]) -> bool:
    """Whether the document defines two of the names: then they are two things to it."""
    return len({_joined(name) for name in (alias.name, *alias.also)} & set(defined)) > 1


CHECK = Check(
    code="DEF-407",
    title="Defined term under another name",
    severity=Severity.NOTE,
    why="Whether the same person is meant is left to the reader; the definition does not cover the other name.",
    fix="Use the defined term.",
    run=find,
    idle=lambda filing: None if filing.game.definitions else "the document has no definitions",
    passes="""
definitions: [{term: Boxperson, means: the person who supervises the table}]
sections: [{number: 12, title: Rolls, clauses: [{at: 12.C, says: boxperson shall call the roll.}]}]
""",
    fails="""
definitions: [{term: Boxperson, means: the person who supervises the table}]
sections: [{number: 12, title: Rolls, clauses: [{at: 12.C, says: boxman shall call the roll.}]}]
""",
)
