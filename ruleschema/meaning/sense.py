"""Phrases by what they mean: stems, figures and synonyms in order, without idle words."""

import re
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache

from ruleschema.meaning.stems import stem
from ruleschema.submission.span import Span, Text
from ruleschema.vocabulary import read_list, regulators

REFERENCE = "§"

# A cited number is a place in the document, not a word of the rule: renumbering leaves the rule alone.
_LABEL = r"\(?(?:[0-9]{1,3}[a-z]{0,2}|[ivxlc]{1,6}|[a-z]{1,2})\)?(?:[.(]{1,2}[0-9a-z]{1,5}\)?)*(?![^\W_])"
_REFERENCE = re.compile(rf"§+\s?{_LABEL}|\b(?:sub)?(?:section|paragraph|clause)s?\s{_LABEL}")
_WORD = re.compile(r"§|[$]?\d+(?:,\d{3})*(?:\.\d+)?(?:/\d+)?%?|[^\W_]+(?:'[^\W_]+)*")
_FIGURE = re.compile(r"([$]?)(\d+(?:\.\d+)?)(?:/(\d+))?(%?)\Z")
NUMBER_WORDS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
)  # fmt: skip
_SPELLED = {word: str(number) for number, word in enumerate(NUMBER_WORDS)} | {"half": "1/2", "twice": "2", "once": "1"}

Sense = tuple[str, ...]
# Proper names and what they stand for: (Example Palace, casino), (Example Gaming Commission, regulator).
Names = frozenset[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Weight:
    """A sense: words that mean the same, or that weigh much or nothing in a comparison."""

    sense: Text
    role: Text
    words: tuple[Text, ...]
    span: Span


@lru_cache(maxsize=65536)
def sense(text: str, names: Names = frozenset()) -> Sense:
    """What a phrase means, word by word; proper names mean what they stand for."""
    words = _told(_regulator().sub("the regulator", text))
    if names:
        words = _replaced(words, _own_names(names))
    return _replaced(words, _synonyms())


def is_figure(word: str) -> bool:
    """Whether a word of a sense is a number, an amount or a share."""
    return _FIGURE.match(word) is not None


@cache
def words_of(role: str) -> frozenset[str]:
    """All words of a role, as they appear in a sense."""
    return frozenset(stem(word) for each in _weights() if each.role == role for word in each.words)


@cache
def _weights() -> tuple[Weight, ...]:
    return read_list("senses.yaml", Weight)


@lru_cache(maxsize=65536)
def _told(text: str) -> Sense:
    plain = _REFERENCE.sub(f" {REFERENCE} ", text.lower().replace("’", "'"))
    words = (_plain(word) for word in _WORD.findall(plain))
    return tuple(word for word in words if word not in _idle())


def _plain(word: str) -> str:
    word = _SPELLED.get(word, word)
    figure = _FIGURE.match(word.replace(",", ""))
    if figure is None:
        return stem(word)
    number = Fraction(figure[2])
    if figure[3] and int(figure[3]):
        number /= int(figure[3])
    return f"{figure[1]}{number}{figure[4]}"


@cache
def _idle() -> frozenset[str]:
    return words_of("idle")


Index = dict[str, list[tuple[Sense, Sense]]]


@cache
def _synonyms() -> Index:
    found = [(word, each.sense) for each in _weights() if each.role == "same" for word in each.words]
    return _index([(_told(word), _told(meaning)) for word, meaning in found])


@lru_cache(maxsize=1024)
def _own_names(names: Names) -> Index:
    return _index([(_told(name), (meaning,)) for name, meaning in sorted(names)])


@cache
def _regulator() -> re.Pattern[str]:
    """A regulator called by one word is told from the plain word by its capital: the Commission."""
    words = "|".join(re.escape(each.word.capitalize()) for each in regulators())
    return re.compile(rf"\b[Tt]he (?:{words})\b")


def _index(pairs: list[tuple[Sense, Sense]]) -> Index:
    """By first word, the longest first."""
    index: Index = {}
    for words, meaning in pairs:
        if words:
            index.setdefault(words[0], []).append((words, meaning))
    for found in index.values():
        found.sort(key=lambda pair: (-len(pair[0]), pair))
    return index


def _replaced(words: Sense, index: Index) -> Sense:
    found: list[str] = []
    at = 0
    while at < len(words):
        for wanted, meaning in index.get(words[at], ()):
            if words[at : at + len(wanted)] == wanted:
                found.extend(meaning)
                at += len(wanted)
                break
        else:
            found.append(words[at])
            at += 1
    return tuple(found)
