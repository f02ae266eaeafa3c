"""Topics as data: the names under which procedures are compared, and the forms that state them."""

from dataclasses import dataclass
from functools import cache

from ruleschema.span import Span, Text
from ruleschema.stems import stem
from ruleschema.vocabulary import read_list

PARTS = ("any", "head", "act", "if", "title")


@dataclass(frozen=True, slots=True)
class Topic:
    """A topic: what is compared under one name, and the forms of sentence that state it."""

    topic: Text
    tier: Text
    means: Text
    unit: Text
    favours: Text
    forms: tuple[Text, ...]
    says: tuple[Text, ...]
    span: Span
    number: tuple[Text, ...] = ()
    picks: Text | None = None


@dataclass(frozen=True, slots=True)
class Form:
    """What a sentence must hold to state a topic: wanted and unwanted stems by part."""

    topic: Topic
    wanted: tuple[tuple[str, frozenset[str]], ...]
    unwanted: tuple[tuple[str, frozenset[str]], ...]
    needs_number: bool

    def fits(self, parts: dict[str, frozenset[str]]) -> bool:
        return all(not words.isdisjoint(parts[part]) for part, words in self.wanted) and all(
            words.isdisjoint(parts[part]) for part, words in self.unwanted
        )


@cache
def topics() -> tuple[Topic, ...]:
    """All topics of the vocabulary, in order."""
    return read_list("topics.yaml", Topic)


@cache
def forms_by_stem() -> dict[str, tuple[Form, ...]]:
    """Forms indexed by the stems of their most telling demand, so few are tried on a sentence."""
    index: dict[str, list[Form]] = {}
    for topic in topics():
        for text in topic.forms:
            form = _form(topic, text)
            _, words = min(form.wanted, key=lambda demand: (demand[0] == "title", len(demand[1])))
            for word in words:
                index.setdefault(word, []).append(form)
    return {word: tuple(forms) for word, forms in index.items()}


def _form(topic: Topic, text: str) -> Form:
    wanted: list[tuple[str, frozenset[str]]] = []
    unwanted: list[tuple[str, frozenset[str]]] = []
    for token in text.split():
        if token == "#":
            continue
        target = unwanted if token.startswith("!") else wanted
        part, colon, words = token.removeprefix("!").partition(":")
        if not colon or part not in PARTS:
            part, words = "any", token.removeprefix("!")
        target.append((part, frozenset(stem(word) for word in words.split("|"))))
    return Form(topic, tuple(wanted), tuple(unwanted), "#" in text.split())
