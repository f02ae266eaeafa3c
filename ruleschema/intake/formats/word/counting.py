"""Numbers as a word processor prints them: figures, letters, roman numerals, words."""

from collections.abc import Callable

_ROMAN = [
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"),
    (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
]  # fmt: skip
_ONES = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
]  # fmt: skip
_TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
_ORDINALS = {"one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth", "nine": "ninth"}
_MOST = 3_999


def roman(number: int) -> str:
    """Small roman numerals, as far as they go."""
    if not 0 < number <= _MOST:
        return str(number)
    parts = []
    for value, letters in _ROMAN:
        parts.append(letters * (number // value))
        number %= value
    return "".join(parts)


def letters(number: int) -> str:
    """a … z, then aa, bb … as Word counts on."""
    if not 0 < number <= _MOST:
        return str(number)
    return chr(ord("a") + (number - 1) % 26) * ((number - 1) // 26 + 1)


def words(number: int) -> str:
    """A number below a hundred in words; figures beyond."""
    if not 0 <= number < 100:
        return str(number)
    if number < 20:
        return _ONES[number]
    rest = number % 10
    return _TENS[number // 10 - 2] + (f"-{_ONES[rest]}" if rest else "")


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th, 11th."""
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def ordinal_words(number: int) -> str:
    """First, second … ninety-ninth."""
    if not 0 < number < 100:
        return ordinal(number)
    *front, last = words(number).split("-")
    last = _ORDINALS.get(last) or (last[:-1] + "ieth" if last.endswith("y") else last.removesuffix("e") + "th")
    if words(number).endswith("twelve"):
        last = "twelfth"
    return "-".join([*front, last])


PRINT: dict[str, Callable[[int], str]] = {
    "decimal": str,
    "decimalZero": lambda number: f"{number:02}",
    "lowerRoman": roman,
    "upperRoman": lambda number: roman(number).upper(),
    "lowerLetter": letters,
    "upperLetter": lambda number: letters(number).upper(),
    "ordinal": ordinal,
    "cardinalText": lambda number: words(number).capitalize(),
    "ordinalText": lambda number: ordinal_words(number).capitalize(),
    "none": lambda number: "",
}
