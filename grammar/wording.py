"""Words for parse errors: the slot that went wrong, and at most five things that fit it."""

from collections.abc import Set as AbstractSet

MOST_CHOICES = 5
NO_STOP = "at the end of the sentence: the full stop is missing"

# What may follow a finished phrase, told as a reader would think of it.
_AFTER_PHRASE = "more words; a full stop; if or when; before or after; or , unless"
_ODDS = "odds in figures such as 3 to 2; an amount such as $500; a percentage; push; or lose"

# The slot is told by tokens that could have followed; the first fitting line speaks.
_SLOTS: tuple[tuple[AbstractSet[str], str, str], ...] = (
    ({"VERB"}, "after the modal", "a verb"),
    ({"EVEN_MONEY"}, "in the payout", _ODDS),
    ({"EQUAL_WAGERS"}, "after the count of wagers", "equal wagers on"),
    ({"COUNT_WORD"}, "after as", "a count such as four; or a part such as 1/2"),
    ({"COMMISSION"}, "after the percentage", "commission"),
    ({"TO", "FOR"}, "inside the odds", "to; for; or points or chips"),
    ({"LESS"}, "after the odds", "or and other odds; less N% commission; on and the outcome; if; or a full stop"),
    ({"PLUS"}, "after a part of the wager", "plus and another part; on and the outcome; or a full stop"),
    ({"MODAL", "RUN"}, "after the actor or wager", "shall or may; pays; is or are; wins, loses or pushes; or means"),
    ({"COMMA", "RUN", "DOT"}, "after the words", _AFTER_PHRASE),
    ({"DOT", "CONDITION"}, "after the statement", "words; a full stop; if or when; before or after; or , unless"),
    ({"COMMA", "RUN"}, "in what leads the sentence", "more words; or a comma and the statement"),
    ({"COMMA", "TIMING"}, "in what leads the sentence", "a comma and the statement"),
)
_AFTER_MARKER = {
    "at least": "a figure",
    "at most": "a figure",
    "exactly": "a figure",
    "per": "a section such as §7",
    "before": "an event",
    "after": "an event",
    "until": "an event",
    "within": "a time",
    "during": "an event",
    "if": "a condition",
    "when": "a condition",
    "where": "a condition",
    "while": "a condition",
    "unless": "an exception",
    "except": "an exception",
    "on": "an outcome",
    "is": "a value",
    "are": "a value",
    "means": "a phrase",
    "or": "odds such as 6 to 5",
    "less": "a percentage such as 5%",
}
_PUNCTUATION = ";:()[]{}!?–—/\\|<>=@#~^“”‘’"


def unexpected(found: str | None, expected: AbstractSet[str], before: str, *, cell: bool) -> str:
    """The message of a parse error: where, what was found, what would have fitted."""
    if found is None and "DOT" in expected:
        return NO_STOP
    where, fitting = _slot(expected, before)
    if not before.strip() and not cell:
        return _at_start(found)
    return f"{where}: {_found(found, cell=cell)}; expected {fitting}"


def _found(found: str | None, *, cell: bool) -> str:
    if found is None:
        return "the payout ends" if cell else "the sentence ends"
    if found == "." and not cell:
        return "the sentence ends"
    if found in ("“", "”"):
        return f"“{found}” is not used here, write straight quotes"
    if found[0] in _PUNCTUATION:
        return f"“{found}” is not used in a sentence"
    if found.isspace() or not found.isprintable():
        return f"the character U+{ord(found[0]):04X} does not fit"
    return f"“{found}” does not fit"


def _at_start(found: str | None) -> str:
    if found in ("except", "unless"):
        return f"at the start: put “{found} …” at the end of the sentence; expected an actor, wager or thing"
    return f"at the start: {_found(found, cell=False)}; expected an actor, wager or thing"


def _slot(expected: AbstractSet[str], before: str) -> tuple[str, str]:
    """Where in the sentence the trouble is, and what would go on, in the author's terms."""
    words = before.lower().replace(",", " ").split()
    last, last_two = " ".join(words[-1:]), " ".join(words[-2:])
    for marker in (last_two, last):
        if marker in _AFTER_MARKER and "DOT" not in expected:
            return f"after “{marker}”", _AFTER_MARKER[marker]
    for tokens, where, fitting in _SLOTS:
        if tokens <= expected:
            return where, fitting
    if "RUN" in expected or "WORD" in expected:
        return f"after “{last}”", "words"
    if "NUMBER" in expected:
        return f"after “{last}”", "a number"
    return f"after “{last}”", "the end of the payout" if not expected - {"$END"} else "another word"
