"""A word stands where the words around it call for another one that looks alike."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.namefinder import Mention, NameFinder
from checker.index.phrases import Said
from ruleschema.submission.locate import locate
from ruleschema.vocabulary import Confused, confused_words

# How many words away a word still stands beside another.
NEAR = 3


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    places: dict[str, Said] = {}
    for said, found in _finder().among(filing):
        # The words of a lead-in are read again with each of its items, or of its sentences; they are misprinted once.
        first = places.setdefault(said.text[: found.end].lower(), said)
        again = said.at != first.at or (filing.draft and said is not first)
        if again and said.at.startswith(first.at):
            continue
        for meaning in _meanings()[found.name]:
            if _wrong(meaning, said.text, found):
                yield _fault(filing, said, found, str(meaning.meant))
                break


def _wrong(meaning: Confused, text: str, found: Mention) -> bool:
    """Whether the words around call for the other word."""
    near = _near(text, found, int(meaning.within or NEAR))
    if not near.isdisjoint(meaning.unless) or (meaning.after and found.before not in meaning.after):
        return False
    return not meaning.beside or not near.isdisjoint(meaning.beside)


def _near(text: str, found: Mention, count: int) -> set[str]:
    """So many words before and after."""
    words = text.lower().replace(".", " ").replace(",", " ")
    return {*words[: found.start].split()[-count:], *words[found.end :].split()[:count]}


def _fault(filing: Filing, said: Said, found: Mention, meant: str) -> Fault:
    words = said.text[found.start : found.end]
    return Fault(
        span=locate(said.text, filing.document.text, found.start, found.end),
        message=f"“{words}” is probably a misprint: “{meant}” is meant here.",
        at=said.at,
        src=said.src,
        expected=meant,
        actual=words,
        label=f"perhaps “{meant}”",
        hint=f"write “{meant}”, if that is meant.",
        about=(words.lower(), meant),
    )


@cache
def _meanings() -> dict[str, list[Confused]]:
    found: dict[str, list[Confused]] = defaultdict(list)
    for each in confused_words():
        found[str(each.word)].append(each)
    return found


@cache
def _finder() -> NameFinder:
    return NameFinder(_meanings())


CHECK = Check(
    code="DOC-122",
    title="Word probably misprinted",
    severity=Severity.WARNING,
    why="A wrong word that is a word passes every spelling check, and changes the rule.",
    fix="Write the word that is meant.",
    run=find,
    passes="""
sections: [{number: 7, title: Dealing, clauses: [{at: 7.A, says: cards shall be dealt from a dealing shoe.}]}]
""",
    fails="""
sections: [{number: 7, title: Dealing, clauses: [{at: 7.A, says: cards shall be dealt from a dealing show.}]}]
""",
)
