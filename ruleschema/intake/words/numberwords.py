"""Numbers written in words, with or without the figure behind them: thirty-five, eight (8), one hundred and ten."""

UNITS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
TEENS = (
    "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_VALUES = {word: place for place, word in enumerate((*UNITS, *TEENS), 1)}
_VALUES |= {word: 10 * place for place, word in enumerate(TENS, 2)}

_UNIT = "(?:" + "|".join(UNITS) + ")"
_BELOW = f"(?:(?:{'|'.join(TENS)})(?:[\\s-]{_UNIT})?|{'|'.join(TEENS)}|{_UNIT})"
_HUNDREDS = rf"(?:(?:{_UNIT}|an?)[\s-]hundred(?:\s(?:and\s)?{_BELOW})?|{_BELOW})"
# One number in words; whatever holds it has to ignore case.
WORDED = rf"(?:(?:{_HUNDREDS}|an?)\sthousand(?:,?\s(?:and\s)?{_HUNDREDS})?|{_HUNDREDS})(?![a-z])"
# The figure that a document sets behind a number in words.
GLOSS = r"(?:\s?\(\s?\d[\d,]{0,9}\s?\))?"


def worded(text: str) -> int | None:
    """The number that these words tell; None where they tell none."""
    total = part = 0
    for word in text.lower().replace("-", " ").replace(",", " ").split():
        if word in ("a", "an"):
            part = 1
        elif word == "hundred":
            part *= 100
        elif word == "thousand":
            total, part = (part or 1) * 1000, 0
        elif word in _VALUES:
            part += _VALUES[word]
        elif word != "and":
            return None
    return total + part or None
