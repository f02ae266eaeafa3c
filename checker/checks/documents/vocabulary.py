"""Words of a document that are not in the vocabulary; often they are misprints."""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache

from checker.engine.filing import Filing
from checker.engine.finding import Fault
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.phrases import Said, concordance, texts_with
from ruleschema.meaning.names import name_key
from ruleschema.meaning.stems import stem
from ruleschema.submission.locate import locate
from ruleschema.vocabulary import games, is_english, words

# Lower-case words of three letters and more; names, figures and quoted words are the author's own.
_SHORTEST = 3
_WORD = re.compile(r"(?<![\w'’-])[a-z]{3,}(?![\w'’-])")
_QUOTED = re.compile(r'"[^"]*"')

OFTEN = 8
# One letter of five and more, as difflib counts likeness: "wage" and "wager", not "met" and "meet".
ONE_LETTER = 0.88
_ALIKE = 0.82


def unknown(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    own = _names(filing) | words()
    unknown = (word for word in concordance(filing).words - own if len(word) >= _SHORTEST and word.isalpha())
    strange = {word for word in unknown if stem(word) not in own}
    usual = concordance(filing).words - strange
    alone: dict[str, tuple[Said, int]] = {}
    for word, (said, start) in _places(filing, strange).items():
        meant = _nearest(filing, word, usual)
        if meant:
            span = locate(said.text, filing.document.text, start, start + len(word))
            yield rule.fault(span, said.at, said.src, word=word, meant=meant)
        elif not is_english(stem(word)):
            alone[word] = said, start
    if alone:
        # All words without a likeness in one finding: a new game brings its own.
        word, (said, start) = next(iter(alone.items()))
        count = f"{len(alone)} words are" if len(alone) > 1 else "One word is"
        span = locate(said.text, filing.document.text, start, start + len(word))
        names = tuple(sorted(alone))
        yield rule.fault(
            span, said.at, said.src, kind="new", about=names, count=count, listed=", ".join(names), word=word
        )


def _places(filing: Filing, strange: set[str]) -> dict[str, tuple[Said, int]]:
    """Where each of these words first stands as a word of a sentence."""
    found: dict[str, tuple[Said, int]] = {}
    for said in texts_with(filing, strange) if strange else ():
        for match in _WORD.finditer(_QUOTED.sub(lambda quoted: " " * len(quoted.group()), said.text)):
            if match.group() in strange:
                found.setdefault(match.group(), (said, match.start()))
    return found


def _nearest(filing: Filing, word: str, usual: frozenset[str]) -> str:
    """The word most like it, of those the document writes elsewhere or else of the vocabulary."""
    if is_english(stem(word)):
        # A plain word is doubted only where another, written all the time, differs by one letter at most.
        like = [other for other in usual if abs(len(other) - len(word)) <= 1]
        meant = next(iter(get_close_matches(word, like, n=1, cutoff=ONE_LETTER)), "")
        return meant if meant and concordance(filing).count(meant) >= OFTEN else ""
    for others in (usual, words()):
        like = sorted(each for each in others if each[:1] == word[:1] and abs(len(each) - len(word)) <= 2)
        if near := get_close_matches(word, like, n=1, cutoff=_ALIKE):
            return near[0]
    return ""


def _names(filing: Filing) -> set[str]:
    """Words of this document's own terms, wagers and outcomes, and of the games."""
    names = {str(meaning.term) for meaning in filing.game.definitions} | {str(filing.title)}
    names.update(part for fact in filing.payouts for part in (fact.wager, fact.outcome))
    names.update(str(section.title) for section in filing.game.sections)
    return _stems(names) | _of_games()


@cache
def _of_games() -> set[str]:
    return _stems(str(name) for game in games() for name in game.names)


def _stems(names: Iterable[str]) -> set[str]:
    return {stem(word) for name in names for word in name_key(name).split()}
