"""Numbers in words."""

from fractions import Fraction

_COUNT = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
)
NUMBERS = {word: Fraction(number) for number, word in enumerate(_COUNT.split(" "))} | {
    "thirty": Fraction(30),
    "fifty": Fraction(50),
    "half": Fraction(1, 2),
    "twice": Fraction(2),
    "once": Fraction(1),
}
