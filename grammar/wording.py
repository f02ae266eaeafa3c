"""Words for parse errors: the slot that went wrong, and at most five things that fit it."""

from collections.abc import Iterable

MOST_CHOICES = 5

# In the order in which a reader would think of them; the first five that fit are offered.
_CHOICES = (
    ("MODAL", "shall, may or shall not"),
    ("PAYS", "pays"),
    ("IS", "is or are"),
    ("RESULT", "wins, loses, pushes or is returned"),
    ("MEANS", "means"),
    ("TO", "to"),
    ("FOR", "for"),
    ("MONEY", "an amount such as $500"),
    ("NUMBER", "a number"),
    ("FRACTION", "a fraction such as 1/2"),
    ("PERCENT", "a percentage"),
    ("EVEN_MONEY", "even money"),
    ("PUSH", "push"),
    ("LOSE", "lose"),
    ("COUNT_WORD", "a count such as four"),
    ("EQUAL_WAGERS", "equal wagers"),
    ("COMMISSION", "commission"),
    ("UNITS", "points or chips"),
    ("OF", "of"),
    ("ON", "on"),
    ("AS", "as"),
    ("PLUS", "plus"),
    ("WORD", "a word"),
    ("RUN", "words"),
    ("VERB", "a verb"),
    ("COMMA", "a comma"),
    ("DOT", "a full stop"),
)

# What the author was in the middle of, told by the tokens that could have followed.
_SLOTS = (
    ({"MODAL", "PAYS"}, "after the actor or wager"),
    ({"TO", "FOR"}, "inside the odds"),
    ({"EVEN_MONEY"}, "after pays"),
    ({"EQUAL_WAGERS"}, "after the count of wagers"),
    ({"COUNT_WORD"}, "after as"),
    ({"COMMISSION"}, "after the percentage"),
    ({"LESS", "ON"}, "after the odds"),
    ({"PLUS"}, "after a part of the wager"),
    ({"DOT", "CONDITION"}, "at the end of the sentence"),
    ({"COMMA", "TIMING"}, "in what leads the sentence"),
)


def slot_name(expected: Iterable[str], previous: str | None) -> str:
    """Where in the sentence the trouble is, in the author's terms."""
    wanted = set(expected)
    if previous is None:
        return "at the start"
    for tokens, name in _SLOTS:
        if tokens <= wanted:
            return name
    return f"after “{previous}”"


def choices(expected: Iterable[str]) -> tuple[str, ...]:
    """At most five continuations, most telling first."""
    wanted = set(expected)
    return tuple(words for token, words in _CHOICES if token in wanted)[:MOST_CHOICES]


def listed(options: tuple[str, ...]) -> str:
    """a; b; or c."""
    if len(options) < 2:
        return "".join(options)
    return "; ".join(options[:-1]) + "; or " + options[-1]


def unexpected(found: str | None, expected: Iterable[str], previous: str | None) -> str:
    """The message of a parse error."""
    wanted = set(expected)
    if found is None and "DOT" in wanted:
        return "at the end of the sentence: the full stop is missing"
    what = "the sentence ends" if found is None else f"“{found}” does not fit"
    return f"{slot_name(wanted, previous)}: {what}; expected {listed(choices(wanted))}"
