"""A sentence holds a word that is not in the vocabulary; often it is a misprint."""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.concordance import parted
from checker.index.phrases import Said, concordance, texts_found, texts_with
from ruleschema.meaning.names import name_key
from ruleschema.meaning.stems import stem
from ruleschema.submission.locate import locate
from ruleschema.vocabulary import games, is_english, words

# Lower-case words of three letters and more; names, figures and quoted words are the author's own.
_WORD = re.compile(r"(?<![\w'’-])[a-z]{3,}(?![\w'’-])")
_QUOTED = re.compile(r'"[^"]*"')

OFTEN = 8
# One letter of five and more, as difflib counts likeness: "wage" and "wager", not "met" and "meet".
ONE_LETTER = 0.88


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    names, known = _names(filing), words()
    unknown = concordance(filing).words - known - names
    strange = {word for word in unknown if stem(word) not in known and stem(word) not in names}
    places = _places(filing, sorted(word for word in strange if len(word) >= 3))
    usual = texts_found(filing).words - strange if places else frozenset()
    near = {word: _nearest(filing, word, usual) for word in places}
    for word, meant in near.items():
        if meant:
            yield _misprint(filing, word, meant, *places[word])
    if alone := [word for word, meant in near.items() if not meant and not is_english(stem(word))]:
        yield _new_words(filing, alone, *places[alone[0]])


def _places(filing: Filing, strange: list[str]) -> dict[str, tuple[Said, int]]:
    """Where each of these words first stands as a word of a sentence."""
    wanted = set(strange)
    found: dict[str, tuple[Said, int]] = {}
    for said in texts_with(filing, strange):
        for match in _WORD.finditer(_QUOTED.sub(lambda quoted: " " * len(quoted.group()), said.text)):
            if match.group() in wanted:
                found.setdefault(match.group(), (said, match.start()))
    return found


def _nearest(filing: Filing, word: str, usual: frozenset[str]) -> str:
    """The word most like it, of those the document writes elsewhere or else of the vocabulary."""
    if is_english(stem(word)):
        # A plain word is doubted only where another, written all the time, differs by one letter at most.
        like = [other for other in usual if abs(len(other) - len(word)) <= 1]
        meant = next(iter(get_close_matches(word, like, n=1, cutoff=ONE_LETTER)), "")
        times = sum(parted(said.text).split().count(meant) for said in texts_with(filing, (meant,)))
        return meant if times >= OFTEN else ""
    for others in (usual, words()):
        like = sorted(each for each in others if each[:1] == word[:1] and abs(len(each) - len(word)) <= 2)
        if near := get_close_matches(word, like, n=1, cutoff=0.82):
            return near[0]
    return ""


def _misprint(filing: Filing, word: str, meant: str, said: Said, start: int) -> Fault:
    return Fault(
        span=locate(said.text, filing.document.text, start, start + len(word)),
        message=f"“{word}” is not a word that such rules use; the nearest that they use is “{meant}”.",
        at=said.at,
        src=said.src,
        expected=meant,
        actual=word,
        label=f"perhaps {meant}",
        hint=f"did you mean “{meant}”?",
        about=(word,),
    )


def _new_words(filing: Filing, alone: list[str], said: Said, start: int) -> Fault:
    """All words without a likeness in one finding: a new game brings its own."""
    several = f"{len(alone)} words are not" if len(alone) > 1 else "One word is not"
    return Fault(
        span=locate(said.text, filing.document.text, start, start + len(alone[0])),
        message=f"{several} among those that such rules use: {', '.join(sorted(alone))}.",
        at=said.at,
        src=said.src,
        actual=alone[0],
        label="the first of them",
        hint="check the spelling, or put the words into words.txt.",
        about=tuple(sorted(alone)),
    )


def _names(filing: Filing) -> set[str]:
    """Words of this document's own terms, wagers and outcomes, and of the games."""
    names = {str(meaning.term) for meaning in filing.game.definitions} | {str(filing.game.title)}
    names.update(part for fact in filing.payouts for part in (fact.wager, fact.outcome))
    names.update(str(section.title) for section in filing.game.sections)
    return _stems(names) | _of_games()


@cache
def _of_games() -> set[str]:
    return _stems(str(name) for game in games() for name in game.names)


def _stems(names: Iterable[str]) -> set[str]:
    return {stem(word) for name in names for word in name_key(name).split()}


CHECK = Check(
    code="DOC-121",
    title="Word not in the vocabulary",
    severity=Severity.NOTE,
    why="A misprint in a rule can change it (a minimum wage is not a minimum wager), and no check knows the word.",
    fix="Correct the spelling, or add the word to the vocabulary.",
    run=find,
    passes="""
sections: [{number: 1, title: Wagers, clauses: [{at: 1.A, says: casino may require a minimum wager.}]}]
""",
    fails="""
sections: [{number: 1, title: Wagers, clauses: [{at: 1.A, says: casino may require a minimum wagger.}]}]
""",
)
