"""A word stands where the document itself, or the trade, writes another one that looks alike."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Severity
from checker.phrases import Mention, NameFinder, Said, concordance, texts, words_by_text
from ruleschema.locate import locate
from ruleschema.sense import words_of
from ruleschema.stems import stem
from ruleschema.vocabulary import Confused, confused_words

# A pair of words that the document writes so often is its own way of writing it.
USUAL = 2
# How many words away a word still stands beside another.
NEAR = 3
# Shorter words go with anything; “dealing shoe” is a name, “the game” is not.
LEAST_LETTERS = 5


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    told: set[int] = set()
    for said, found in _finder().among(filing):
        for meaning in _meanings()[found.name]:
            near = _near(said.text, found, int(meaning.within or NEAR))
            if not meaning.beside or not near.isdisjoint(str(word) for word in meaning.beside):
                told.add(id(said))
                yield _fault(filing, said, found, str(meaning.meant), "is meant here")
                break
    yield from _otherwise(filing, told)


def _near(text: str, found: Mention, count: int) -> set[str]:
    """So many words before and after."""
    words = text.lower().replace(".", " ").replace(",", " ")
    return {*words[: found.start].split()[-count:], *words[found.end :].split()[:count]}


def _otherwise(filing: Filing, told: set[int]) -> Iterator[Fault]:
    """A word that occurs once, after the same word as a usual one that differs from it in a letter."""
    index, whole, words = concordance(filing), texts(filing), words_by_text(filing)
    for word, (place, *more) in index.items():
        if more or len(word) <= LEAST_LETTERS - 2 or not word.isalpha() or id(whole[place]) in told:
            continue
        at = words[place].index(word)
        first = words[place][at - 1] if at else ""
        if len(index.get(first, ())) <= USUAL or not _names(first):
            continue
        after = [here for each in index[first] for before, here in pairwise(words[each]) if before == first]
        meant = next((each for each in after if _one_letter(word, each) and after.count(each) >= USUAL), None)
        for found in NameFinder([f"{first} {word}"]).mentions(whole[place].text) if meant else ():
            yield _fault(filing, whole[place], found, f"{first} {meant}", "stands elsewhere in the document")


def _names(first: str) -> bool:
    """“Dealing” before “shoe” makes a name; “the”, “shall” and “player” go with anything."""
    return len(first) >= LEAST_LETTERS and first.isalpha() and first != "shall" and stem(first) not in words_of("actor")


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
