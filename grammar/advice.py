"""Advice on common slips: punctuation, figures in words, a condition in the wrong place."""

import re
from collections.abc import Set as AbstractSet

_SMALL = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_NUMBERS = {
    **{word: str(value) for value, word in enumerate(_SMALL)},
    "fifteen": "15",
    "twenty": "20",
    "twenty-five": "25",
    "thirty": "30",
    "forty": "40",
    "fifty": "50",
    "hundred": "100",
    "thousand": "1,000",
}
_WORD_ODDS = re.compile(r"([\w-]+)\s+(to|for)\s+([\w-]+)", re.IGNORECASE)
_HALF_ODDS = re.compile(r"([\d,./]+)\s+(to|for)\s*\Z")
_DASHED = re.compile(r"(\d[\d,]*)[-–](?:to-|for-)?(\d[\d,]*)(?![\w-])")
_FIGURE = re.compile(r"\$?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?%?\Z")
_TIMES = ("if", "when", "where", "while", "before", "after", "until", "within", "during")
_LAST = ("unless", "except", "per")

_INSTEAD = {
    **dict.fromkeys("!?", "end the sentence with a full stop"),
    **dict.fromkeys("()[]{}", "leave the brackets out"),
    **dict.fromkeys("-–—/\\|&+", "write “or” or “and”"),
    **dict.fromkeys("“”‘’'", 'write straight quotes: "…"'),
    **dict.fromkeys("=~<>", "write it in words"),
}
_SIGNS_WITH_A_USE = ',.%$§"*-'


def on(found: str | None, expected: AbstractSet[str], before: str, rest: str, *, cell: bool) -> str | None:
    """What to do about the word found, where it is a slip that has a name; else None."""
    if found is None:
        return None
    if found == "." and expected <= {"$END"}:
        return f"{'a payout has no full stop' if cell else 'one full stop is enough'}; leave it out"
    if not found[0].isalnum():
        return _sign(found, expected, before, rest, cell=cell)
    if found[0].isdigit() and "," in found and not _FIGURE.match(found):
        return f"“{found}” is not a figure; write thousands such as 1,000"
    if expected & {"RUN", "VERB"}:
        return _place(found, expected, before)
    return _figure(found, expected, before, rest)


def _sign(found: str, expected: AbstractSet[str], before: str, rest: str, *, cell: bool) -> str | None:
    if found == "," and "DOT" in expected and (after := _word(rest[1:])) in (*_TIMES, "per"):
        return f"leave out the comma before “{after}”"
    if found.isspace() or not found.isprintable():
        instead = "write an ordinary space" if found.isspace() else "leave it out"
        return f"the character U+{ord(found[0]):04X} is not used; {instead}"
    if found[0] == '"':
        return "the quotation that starts here does not end; close it on the same line"
    if found[0] == "$":
        return f"“{found}” is not an amount; write one such as $2.50 or $1,000"
    if found[0] in _SIGNS_WITH_A_USE and found != "-":
        return _place(found.lstrip(", "), expected, before)
    if cell:
        return f"“{found}” is not used; write “or” between odds, and nothing else"
    semicolon = found == ";" and before.strip()
    instead = _instead_of_a_semicolon(expected) if semicolon else _INSTEAD.get(found, "leave it out")
    return f"“{found}” is not used in a sentence; {instead}"


def _instead_of_a_semicolon(expected: AbstractSet[str]) -> str:
    """What it was meant for, by its place."""
    if "DOT" in expected:
        return "write a full stop and begin a new sentence"
    return "write a comma" if "COMMA" in expected else "leave it out"


def _figure(found: str, expected: AbstractSet[str], before: str, rest: str) -> str | None:
    """Where a payment wants a figure and something like one was written."""
    word = found.lower()
    if word in _NUMBERS and "COUNT_WORD" in expected and _NUMBERS[word] not in "01":
        return f"“{found}” is a word; write the count in figures: {_NUMBERS[word]}"
    if word in _NUMBERS and expected & {"EVEN_MONEY", "NUMBER"} and "COUNT_WORD" not in expected:
        return f"“{found}” is a word; write odds in figures{_odds(before, rest)}"
    if word in _NUMBERS and "PERCENT" in expected:
        return f"“{found}” is a word; write the percentage in figures: {_NUMBERS[word]}%"
    if "EVEN_MONEY" not in expected:
        return None
    if dashed := _DASHED.match(rest):
        return f"“{dashed.group()}” is not used for odds; write {dashed[1]} to {dashed[2]}"
    if word == "even":
        return f"“{found}” does not fit; write “even money” or 1 to 1"
    if rest.lower().startswith("at odds of"):
        return "“at” does not fit; leave out “at odds of”, and write the figures alone"
    return None


def _odds(before: str, rest: str) -> str:
    """: 2 to 1, the odds that number words state; or an example where they are not plain."""
    begun, whole = _HALF_ODDS.search(before[-40:]), _WORD_ODDS.match(rest)
    second = _NUMBERS.get(_word(rest).lower())
    if begun and second:
        return f": {begun[1]} {begun[2]} {second}"
    if whole and whole[1].lower() in _NUMBERS and (stake := _NUMBERS.get(whole[3].lower(), whole[3]))[0].isdigit():
        return f": {_NUMBERS[whole[1].lower()]} {whole[2].lower()} {stake}"
    return ", such as 3 to 2"


def _place(found: str, expected: AbstractSet[str], before: str) -> str | None:
    """A condition, exception or reference where the sentence has no room for it."""
    word = _word(found).lower()
    inside = bool(expected & {"MODAL", "VERB"}) or ("BOUND" in expected and "IS" not in expected)
    if word in _LAST and inside:
        return f"put “{word} …” at the end of the sentence"
    if word in _TIMES and inside:
        return f"put “{word} …” first, with a comma after it, or last"
    if word in (*_TIMES, "per") and "IS" in expected and before.rstrip().endswith(","):
        return f"leave out the comma before “{word}”"
    return None


def _word(text: str) -> str:
    """The first word of a text."""
    match = re.match(r"\s*([\w-]+)", text)
    return match[1] if match else ""
