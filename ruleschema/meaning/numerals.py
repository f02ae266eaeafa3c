"""Numbers in words."""

from fractions import Fraction

_COUNT = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
)
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
HUNDRED = "hundred"
NUMBERS = {
    **{word: Fraction(number) for number, word in enumerate(_COUNT.split(" "))},
    **{word: Fraction(10 * number) for number, word in enumerate(_TENS.split(" "), 2)},
    "half": Fraction(1, 2),
    "twice": Fraction(2),
    "once": Fraction(1),
}


def value_of(words: list[str]) -> tuple[Fraction, int]:
    """The number that words begin with, and how many tell it: "fifty two", "three hundred and twelve"."""
    tens, ones, plain = _TENS.split(" "), _COUNT.split(" ")[1:10], _COUNT.split(" ")[1:]
    value, length = NUMBERS[words[0]], 1
    if words[0] in ones and words[1:2] == [HUNDRED]:
        value, length = value * 100, 2
        behind = length + (words[length : length + 1] == ["and"])
        if behind < len(words) and (words[behind] in tens or words[behind] in plain):
            rest, told = value_of(words[behind:])
            return value + rest, behind + told
    elif words[0] in tens and len(words) > 1 and words[1] in ones:
        value, length = value + NUMBERS[words[1]], 2
    return value, length
