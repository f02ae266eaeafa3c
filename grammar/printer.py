"""The canonical wording of a syntax tree: what `print` says, `parse` reads back alike."""

from fractions import Fraction

from grammar import nodes


def amount(value: Fraction) -> str:
    """1000 as 1,000; 5/2 as 2.5 where a decimal is exact, else as a fraction."""
    if value.denominator == 1:
        return f"{value.numerator:,}"
    places = _places(value.denominator)
    if places is None:
        return f"{value.numerator}/{value.denominator}"
    whole, part = divmod(abs(value.numerator) * 10**places // value.denominator, 10**places)
    return f"{'-' if value < 0 else ''}{whole:,}.{part:0{places}}".rstrip("0")


def _places(denominator: int) -> int | None:
    """How many decimals an exact decimal takes; None for thirds and the like."""
    twos = fives = 0
    while denominator % 2 == 0:
        denominator, twos = denominator // 2, twos + 1
    while denominator % 5 == 0:
        denominator, fives = denominator // 5, fives + 1
    return max(twos, fives) if denominator == 1 else None


def money(value: Fraction) -> str:
    """$1,000 or $2.50."""
    cents = value * 100
    if value.denominator == 1 or cents.denominator != 1:
        return f"${amount(value)}"
    return f"${cents.numerator // 100:,}.{cents.numerator % 100:02}"


def odds(value: nodes.Odds) -> str:
    """One alternative: 3 to 2, $500, 100% of meter, push."""
    match value:
        case nodes.Ratio(win, stake, word):
            return f"{amount(win)} {word} {amount(stake)}"
        case nodes.Money(dollars):
            return money(dollars)
        case nodes.Percent(share, base):
            return f"{amount(share)}%" + (f" of {base}" if base else "")
        case nodes.Units(count, unit):
            return f"{amount(count)} {unit.removesuffix('s') if count == 1 else unit}"
        case nodes.Share(part, base):
            return f"{part.numerator}/{part.denominator} of {base}"
        case nodes.Push():
            return "push"
        case nodes.Lose(part):
            return "lose" if part == 1 else "lose half"
        case nodes.Composite(stakes):
            return "as " + " plus ".join(f"{s.part.numerator}/{s.part.denominator} on {s.on}" for s in stakes)


def payment(value: nodes.Payment) -> str:
    """The whole of what is paid, as a sentence or table cell would say it."""
    text = " or ".join(odds(each) for each in value.alternatives)
    if value.bound is not None:
        text = f"{value.bound} {text}"
    if value.floor is not None:
        text += f", at least {odds(value.floor)}"
    if value.commission is not None:
        text += f" less {amount(value.commission.percent)}% commission"
        if value.commission.base is not None:
            text += f" of {value.commission.base}"
    return text


def slot(value: nodes.Slot) -> str:
    """A marker with its phrase and its own slots."""
    parts = [value.bound] if value.bound is not None else []
    parts.append(f", {value.marker}" if value.marker.startswith(("except", "unless")) else value.marker)  # type: ignore[arg-type]
    parts += [value.phrase.text] if value.phrase is not None else []  # type: ignore[list-item]
    parts += [slot(each) for each in value.slots]  # type: ignore[misc]
    return " ".join(parts)


def _core(value: nodes.Sentence) -> list[str]:
    match value:
        case nodes.Duty():
            return [value.modal, value.verb.text, *([value.object.text] if value.object else [])]
        case nodes.Payout():
            return ["pays", payment(value.payment), *([f"on {value.outcome.text}"] if value.outcome else [])]
        case nodes.Result():
            return [value.result, *([f"on {value.outcome.text}"] if value.outcome else [])]
        case nodes.Value():
            return [value.verb, *([value.object.text] if value.object else [])]
        case nodes.Definition():
            return ["means", *([value.object.text] if value.object else [])]


def sentence(value: nodes.Sentence) -> str:
    """The canonical sentence, with its full stop."""
    leading = [slot(each) + "," for each in value.leading]
    parts = [*leading, value.head.text, *_core(value), *(slot(each) for each in value.slots)]
    return " ".join(parts).replace(" , ", ", ") + "."
