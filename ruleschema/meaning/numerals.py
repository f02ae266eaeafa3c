"""Numbers written in words: "fifty-two", "three hundred and twelve"."""

from fractions import Fraction

_ONES = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_TEENS = ("ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen")
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")

NUMBERS = {
    **{word: Fraction(number) for number, word in enumerate(("zero", *_ONES, *_TEENS))},
    **{word: Fraction(10 * number) for number, word in enumerate(_TENS, 2)},
    "half": Fraction(1, 2),
    "twice": Fraction(2),
    "once": Fraction(1),
}

_UNDER_HUNDRED = rf"(?:{'|'.join(_TENS)})(?:[- ](?:{'|'.join(_ONES)}))?|{'|'.join((*_TEENS, *_ONES))}"
# Only numbers of several words; a single one is a word like others.
NUMERAL = (
    rf"\b(?:(?:{'|'.join(_ONES)})[ -]hundred(?:(?: and)? (?:{_UNDER_HUNDRED}))?"
    rf"|(?:{'|'.join(_TENS)})[- ](?:{'|'.join(_ONES)}))\b"
)


def numeral(words: str) -> Fraction:
    """The value of a number in several words."""
    total = Fraction(0)
    for word in words.lower().replace("-", " ").split():
        if word == "hundred":
            total *= 100
        elif word != "and":
            total += NUMBERS[word]
    return total
