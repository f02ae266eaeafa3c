"""A word stands where the document itself, or the trade, writes another one that looks alike."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Severity
from checker.phrases import Mention, NameFinder, Said, concordance, texts
from ruleschema.locate import locate
from ruleschema.sense import words_of
from ruleschema.stems import stem
from ruleschema.vocabulary import confused_words

# A pair of words that the document writes so often is its own way of writing it.
USUAL = 2
# Shorter words go with anything; “dealing shoe” is a name, “the game” is not.
LEAST_LETTERS = 5


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    told: set[int] = set()
    for said, found in _finder().among(filing):
        for meant, beside in _meanings()[found.name]:
            if not beside or not beside.isdisjoint((found.before, found.after)):
                told.add(id(said))
                yield _fault(filing, said, found, meant, "is meant here")
                break
    yield from _otherwise(filing, told)


def _otherwise(filing: Filing, told: set[int]) -> Iterator[Fault]:
    """A rare word after the same word as a usual one that differs from it in a letter."""
    pairs: dict[str, dict[str, list[Said]]] = defaultdict(lambda: defaultdict(list))
    index = concordance(filing)
    actors = words_of("actor")
    for said in texts(filing):
        words = said.text.lower().replace(",", " , ").rstrip(". ").split()
        for first, second in pairwise(words):
            if len(first) >= LEAST_LETTERS and first.isalpha() and first != "shall" and stem(first) not in actors:
                pairs[first][second].append(said)
    for first, seconds in pairs.items():
        usual = [word for word, held in seconds.items() if len(held) >= USUAL and len(word) > 3 and word.isalpha()]
        for word, held in seconds.items():
            if len(index.get(word, ())) != 1 or len(word) <= 3 or not word.isalpha() or id(held[0]) in told:
                continue
            meant = next((each for each in usual if _one_letter(word, each)), None)
            if meant is not None:
                finder = NameFinder([f"{first} {word}"])
                for found in finder.mentions(held[0].text):
                    yield _fault(filing, held[0], found, f"{first} {meant}", "stands elsewhere in the document")


def _one_letter(word: str, other: str) -> bool:
    """Whether one letter is put in, left out or changed; another ending of the word is none."""
    if abs(len(word) - len(other)) > 1 or stem(word) == stem(other):
        return False
    short, long = sorted((word, other), key=len)
    same = next((place for place, (a, b) in enumerate(zip(short, long, strict=False)) if a != b), len(short))
    return short[same + (len(short) == len(long)) :] == long[same + 1 :]


def _fault(filing: Filing, said: Said, found: Mention, meant: str, why: str) -> Fault:
    words = said.text[found.start : found.end]
    return Fault(
        span=locate(said.text, filing.document.text, found.start, found.end),
        message=f"“{words}” is probably a misprint: “{meant}” {why}.",
        at=said.at,
        src=said.src,
        expected=meant,
        actual=words,
        label=f"perhaps “{meant}”",
        hint=f"write “{meant}”, if that is meant.",
        about=(words.lower(), meant),
    )


@cache
def _meanings() -> dict[str, list[tuple[str, frozenset[str]]]]:
    found: dict[str, list[tuple[str, frozenset[str]]]] = defaultdict(list)
    for each in confused_words():
        found[str(each.word)].append((str(each.meant), frozenset(str(word) for word in each.beside)))
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
sections:
  - number: 7
    title: Dealing
    clauses:
      - {at: 7.A, says: cards shall be dealt from a dealing shoe.}
      - {at: 7.B, says: dealer shall close the dealing shoe.}
""",
    fails="""
sections:
  - number: 7
    title: Dealing
    clauses:
      - {at: 7.A, says: cards shall be dealt from a dealing shop.}
      - {at: 7.B, says: dealer shall close the dealing shoe.}
      - {at: 7.C, says: dealer shall open the dealing shoe.}
""",
)
