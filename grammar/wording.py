"""Words for parse errors: the slot that went wrong, and at most five things that fit it."""

import re
from collections.abc import Set as AbstractSet

from grammar import advice

MOST_CHOICES = 5
NO_STOP = "at the end of the sentence: the full stop is missing"

_HEAD = "an actor, wager or thing"
_ODDS = "odds in figures such as 3 to 2; an amount such as $500; a percentage; push; or lose"
# What may follow a finished phrase, told as a reader would think of it.
_AFTER_PHRASE = "a full stop; “if” or “when”; “before” or “after”; or “unless”"
_END = "“on” and the outcome; “if” and a condition; or a full stop"
_TO = "“to” or “for” and a second figure, as in 3 to 2"

# The slot is told by tokens that could have followed; the first fitting line speaks.
_SLOTS: tuple[tuple[AbstractSet[str], str, str], ...] = (
    ({"EVEN_MONEY"}, "in the payout", _ODDS),
    ({"EQUAL_WAGERS"}, "after the count of wagers", "“equal wagers on” and their names"),
    ({"COUNT_WORD"}, "after “as”", "a count and “equal wagers on”; or a part such as 1/5 on 7"),
    ({"COMMISSION"}, "after the percentage", "“commission”"),
    ({"TO", "OF"}, "after the fraction", f"{_TO}; “of” and what it is a part of; or “points” or “chips”"),
    ({"TO"}, "after the first figure of the odds", f"{_TO}; “points” or “chips”; or “$” in front"),
    ({"PLUS"}, "after a part of the wager", "more words; “plus” and another part; {end}"),
    ({"LESS"}, "after the odds", "“or” and other odds; “less 5% commission”; {end}"),
    ({"OR"}, "after the payout", "“or” and other odds; {end}"),
    (
        {"MODAL", "RUN"},
        "after the actor or wager",
        "“shall” or “may” and a verb; “pays”; “is” or “are”; “wins”, “loses” or “pushes”; or “means”",
    ),
    ({"DOT", "RUN"}, "after the words", f"more words; {_AFTER_PHRASE}"),
    ({"DOT", "ON"}, "after the result", "“on” and the outcome; " + _AFTER_PHRASE),
    ({"DOT"}, "after the statement", _AFTER_PHRASE),
    ({"COMMA", "RUN"}, "after “{opener} …”", "more words; or a comma and the statement"),
    ({"COMMA"}, "after “{opener} …”", "a comma and the statement"),
)
# Words that leave something to be said, with it; closed words first, then those of a payment.
_AFTER_MARKER = {
    **dict.fromkeys(("shall", "must", "may"), "a verb"),
    **dict.fromkeys((f"{modal} {way}" for modal in ("shall", "must", "may") for way in ("not", "only")), "a verb"),
    **dict.fromkeys(("at least", "at most", "exactly"), "a figure"),
    **dict.fromkeys(("before", "after", "until", "during"), "an event"),
    **dict.fromkeys(("if", "when", "where", "while"), "a condition"),
    **dict.fromkeys(("unless", "except", "except if", "except when", "except where"), "an exception"),
    **dict.fromkeys(("is", "are"), "a value"),
    "within": "a time",
    "means": "the meaning",
    "per": "a section such as §7",
}
_IN_PAYOUT = {
    **dict.fromkeys(("to", "for"), ("NUMBER", "a second figure, as in 3 to 2")),
    "on": ("WORD", "the name of a wager"),
    "of": ("WORD", "what it is a part of, such as “the meter”"),
    "less": ("PERCENT", "a percentage such as 5%"),
    "plus": ("FRACTION", "another part such as 1/5 on 7"),
}


def unexpected(found: str | None, expected: AbstractSet[str], before: str, rest: str, *, cell: bool) -> str:
    """The message of a parse error: where, what was found, what would have fitted."""
    if found is None and "DOT" in expected:
        return NO_STOP
    where, fitting = _slot(expected, before) if before.strip() or cell else ("at the start", _HEAD)
    said = advice.on(found, expected, before, rest, cell=cell)
    if said is None:
        choices = fitting.replace("{end}", "or nothing more" if cell else _END)
        said = f"{_found(found, empty=not before.strip(), cell=cell)}; expected {choices}"
    return f"{where}: {said}"


def _found(found: str | None, *, empty: bool, cell: bool) -> str:
    if found is None or found == ".":
        return "there are no words" if empty else "the payout ends" if cell else "the sentence ends"
    return f"“{found}” does not fit"


def _opener(before: str) -> str:
    """The word that opens what leads the sentence: if, when, before ..."""
    words = before.rpartition(",")[2].split() or before.split()
    return words[0] if words else ""


def _slot(expected: AbstractSet[str], before: str) -> tuple[str, str]:
    """Where in the sentence the trouble is, and what would go on, in the author's terms."""
    words = before.lower().replace(",", " ").split()
    last, last_two = " ".join(words[-1:]), " ".join(words[-2:])
    if "EVEN_MONEY" in expected:
        marker = next((each for each in (last_two, last) if each in ("at least", "at most", "exactly", "or")), None)
        return f"after “{marker}”" if marker else "in the payout", _ODDS
    for marker in (last_two, last):
        if marker in _AFTER_MARKER and not expected & {"DOT", "COMMA", "MODAL"}:
            return f"after “{marker}”", _AFTER_MARKER[marker]
    if last in _IN_PAYOUT and _IN_PAYOUT[last][0] in expected:
        return f"after “{last}”", _IN_PAYOUT[last][1]
    return _by_tokens(expected, before, last)


def _by_tokens(expected: AbstractSet[str], before: str, last: str) -> tuple[str, str]:
    for tokens, where, fitting in _SLOTS:
        if tokens <= expected:
            return where.replace("{opener}", _opener(before)), fitting
    if before.rstrip().endswith(","):
        return ("after the words", "more words") if "IS" in expected else ("after the comma", _HEAD)
    if last == "on":
        return "after “on”", "the outcome"
    if expected == {"ON"}:
        return f"after “{last}”", "“on” and the name of a wager"
    return (f"after “{last}”", "more words") if expected - {"$END"} else ("at the end", "nothing more")


_SPOILT = re.compile(
    r"(?<!\S)(?:(?P<capital>(?i:shall|must|may|pays?|means?|is|are))|(?P<result>wins|loses|pushes)\s+(?P<next>\S+))(?!\S)"
)


def in_head(head: str) -> tuple[str, int, int] | None:
    """What keeps a head from ending: a closed word in capitals, or a result with words after it."""
    for hit in _SPOILT.finditer(head, head.rfind(",") + 1):
        if word := hit["capital"]:
            if word.islower() or not head[: hit.start()].strip():
                continue
            message = f"after the actor or wager: write “{word.lower()}” in small letters"
            return message, hit.start(), hit.end()
        where, word = f"after “{hit['result']}”", hit["next"]
        if word[0].isdigit() or word[0] == "$":
            return f"{where}: “{word}” does not fit; write “pays” before odds", hit.start("next"), hit.end("next")
        message = f"{where}: “{word}” does not fit; expected “on” and the outcome; {_AFTER_PHRASE}"
        return message, hit.start("next"), hit.end("next")
    return None
