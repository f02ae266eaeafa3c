"""Topics as data: the names under which procedures are compared, and the forms that state them."""

from dataclasses import dataclass
from functools import cache

from ruleschema.meaning.stems import stem
from ruleschema.submission.span import Span, Text
from ruleschema.vocabulary import read_list

# What a stem weighs that stands in many sentences, against 1 for the others.
_EVERYWHERE = dict.fromkeys(
    ("player", "dealer", "card", "wager", "bet", "play", "hand", "deal", "place", "table", "round", "casino", "after"),
    9,
) | dict.fromkeys(("before", "make", "pay", "if", "not", "no", "2", "1", "first", "use", "have"), 4)
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
    # Words that tell a number by its place: the first card burned is 1 card, a second deck makes 2.
    ordinals: tuple[Text, ...] = ()
    # Counts of the parts of a whole, each of which is a fact: the sections of a wheel.
    several: Text | None = None
    # Acts that favour one side whatever the figures: a dealer who draws, a dealer who stands.
    house: tuple[Text, ...] = ()
    player: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Form:
    """What a sentence must hold to state a topic: wanted and unwanted stems by part."""

    topic: Topic
    wanted: tuple[tuple[str, frozenset[str]], ...]
    unwanted: tuple[tuple[str, frozenset[str]], ...]
    needs_number: bool
    # A sentence of this form has figures that are not the topic's own.
    as_phrase: bool

    def fits(self, parts: dict[str, frozenset[str]]) -> bool:
        # Loops, not all(): this is asked some twenty times a sentence.
        for part, words in self.wanted:
            if words.isdisjoint(parts[part]):
                return False
        for part, words in self.unwanted:  # noqa: SIM110
            if not words.isdisjoint(parts[part]):
                return False
        return True


@cache
def topics() -> tuple[Topic, ...]:
    """All topics of the vocabulary, in order."""
    return read_list("topics.yaml", Topic)


@cache
def forms() -> tuple[Form, ...]:
    """All forms in the order they are tried: topic by topic, those that want a number first."""
    return tuple(
        form
        for topic in topics()
        for form in sorted((_form(topic, text) for text in topic.forms), key=lambda form: not form.needs_number)
    )


@cache
def _by_stem() -> dict[str, tuple[int, ...]]:
    """Forms by the stems of their most telling demand, so few are tried on a sentence."""
    index: dict[str, list[int]] = {}
    for number, form in enumerate(forms()):
        _, words = min(form.wanted, key=_breadth)
        for word in words:
            index.setdefault(word, []).append(number)
    return {word: tuple(numbers) for word, numbers in index.items()}


def _breadth(demand: tuple[str, frozenset[str]]) -> tuple[bool, int]:
    """How many sentences a demand lets through: a heading's words are not looked up, and some stand everywhere."""
    part, words = demand
    return part == "title", sum(_EVERYWHERE.get(word, 1) for word in words)


def forms_for(words: frozenset[str]) -> list[Form]:
    """The forms that a sentence of these stems may fit, in the order they are tried."""
    every, index = forms(), _by_stem()
    return [every[number] for number in sorted({number for word in words for number in index.get(word, ())})]


def _form(topic: Topic, text: str) -> Form:
    wanted: list[tuple[str, frozenset[str]]] = []
    unwanted: list[tuple[str, frozenset[str]]] = []
    for token in text.split():
        if token in ("#", "~"):
            continue
        target = unwanted if token.startswith("!") else wanted
        part, colon, words = token.removeprefix("!").partition(":")
        if not colon or part not in PARTS:
            part, words = "any", token.removeprefix("!")
        target.append((part, frozenset(stem(word) for word in words.split("|"))))
    marks = text.split()
    return Form(topic, tuple(wanted), tuple(unwanted), "#" in marks, "~" in marks)
