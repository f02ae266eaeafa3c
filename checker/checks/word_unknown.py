"""A sentence holds a word that is not in the vocabulary; often it is a misprint."""

import re
from collections.abc import Iterator
from difflib import get_close_matches

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Severity
from checker.phrases import Said, concordance, texts_with
from ruleschema.locate import locate
from ruleschema.names import name_key
from ruleschema.stems import stem
from ruleschema.vocabulary import games, words

# Lower-case words of three letters and more; names, figures and quoted words are the author's own.
_WORD = re.compile(r"(?<![\w'’-])[a-z]{3,}(?![\w'’-])")
_QUOTED = re.compile(r'"[^"]*"')


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    known = words() | _names(filing)
    strange = [word for word in concordance(filing) if len(word) >= 3 and _unknown(word, known)]
    told: set[str] = set()
    for said in texts_with(filing, strange):
        for match in _WORD.finditer(_QUOTED.sub(lambda quoted: " " * len(quoted.group()), said.text)):
            word = match.group()
            if word not in told and _unknown(word, known):
                told.add(word)
                yield _fault(filing, said, match)


def _unknown(word: str, known: frozenset[str]) -> bool:
    return word not in known and stem(word) not in known


def _fault(filing: Filing, said: Said, match: re.Match[str]) -> Fault:
    word = match.group()
    like = sorted(each for each in words() if each[0] == word[0] and abs(len(each) - len(word)) <= 2)
    near = get_close_matches(word, like, n=1, cutoff=0.82)
    return Fault(
        span=locate(said.text, filing.document.text, match.start(), match.end()),
        message=f"“{word}” is not a word of the vocabulary.",
        at=said.at,
        src=said.src,
        expected=near[0] if near else "",
        actual=word,
        label=f"perhaps {near[0]}" if near else "unknown word",
        hint=f"did you mean “{near[0]}”?" if near else "check the spelling, or put it into words.txt.",
        about=(word,),
    )


def _names(filing: Filing) -> set[str]:
    """Words of this document's own terms, wagers and outcomes, and of the games."""
    names = [str(meaning.term) for meaning in filing.game.definitions] + [str(filing.game.title)]
    names += [part for fact in filing.payouts for part in (fact.wager, fact.outcome)]
    names += [str(name) for game in games() for name in game.names]
    names += [str(section.title) for section in filing.game.sections]
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
