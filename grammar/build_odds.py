"""From Lark's matches to what a wager pays, one method a rule of odds.lark."""

import re
from fractions import Fraction

from lark import Token, Transformer, v_args

from grammar import nodes

_COUNTS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_LIMITS: dict[str, nodes.Limit] = {
    "exactly": nodes.Bound.EXACTLY,
    "at least": nodes.Bound.AT_LEAST,
    "at most": nodes.Bound.AT_MOST,
}
_NAMED = re.compile(r'"[^"]*"|\S+')


class Misstated(ValueError):
    """A sentence that fits the grammar but states what cannot be; it knows the words concerned."""

    def __init__(self, message: str, words: str) -> None:
        super().__init__(message)
        self.start = (words.start_pos or 0) if isinstance(words, Token) else 0
        self.end = self.start + len(words)


def figure(text: str) -> Fraction:
    """The exact value of 1,000, 2.5, 1/2, $50 or 5%."""
    try:
        return Fraction(text.replace(",", "").strip("$%"))
    except ZeroDivisionError:
        raise Misstated(f"in the payout: “{text}” divides by nothing; write a fraction such as 1/2", text) from None


def squeezed(token: str) -> str:
    return " ".join(token.split())


def bound_of(token: str | None) -> nodes.Limit | None:
    return None if token is None else _LIMITS[squeezed(token)]


def joined(tokens: tuple[Token, ...]) -> nodes.Phrase:
    words = squeezed(" ".join(tokens)).replace(" ,", ",")
    return nodes.Phrase(words, tokens[0].start_pos or 0, tokens[-1].end_pos or 0)


def _names(text: str) -> list[str]:
    """The names that “and” joins; inside quotes it joins nothing."""
    names: list[list[str]] = [[]]
    for word in _NAMED.findall(text):
        if word == "and":
            names.append([])
        else:
            names[-1].append(word)
    return [" ".join(words) for words in names if words]


@v_args(inline=True)
class OddsBuilder(Transformer[Token, object]):
    """Called by the parser at each reduction, so no Lark tree is ever made."""

    def item(self, *tokens: Token) -> nodes.Phrase:
        return joined(tokens)

    base = item

    def payment(
        self,
        bound: Token | None,
        alternatives: tuple[nodes.Odds, ...],
        floor: nodes.Odds | None,
        commission: nodes.Commission | None,
    ) -> nodes.Payment:
        return nodes.Payment(alternatives, bound_of(bound), floor, commission)

    def alternatives(self, *parts: nodes.Odds | Token) -> tuple[nodes.Odds, ...]:
        return tuple(part for part in parts if not isinstance(part, Token))

    def floor(self, _floor: Token, odds: nodes.Odds) -> nodes.Odds:
        return odds

    def commission(
        self, _less: Token, percent: Token, _word: Token, _of: Token | None, base: nodes.Phrase | None
    ) -> nodes.Commission:
        return nodes.Commission(figure(percent), None if base is None else base.text)

    def ratio(self, win: Token, word: Token, stake: Token) -> nodes.Ratio:
        gain, against = figure(win), figure(stake)
        kind = "for" if word == "for" else "to"
        if not against:
            example = f"{win if gain else 1} {kind} 1"
            raise Misstated(f"in the payout: “{stake}” is no stake; write odds such as {example}", stake)
        return nodes.Ratio(gain, against, kind)

    def money(self, amount: Token) -> nodes.Money:
        return nodes.Money(figure(amount))

    def percent(self, share: Token, _of: Token | None, base: nodes.Phrase | None) -> nodes.Percent:
        return nodes.Percent(figure(share), None if base is None else base.text)

    def units(self, count: Token, unit: Token) -> nodes.Units:
        return nodes.Units(figure(count), unit.rstrip("s") + "s")

    def share(self, part: Token, _of: Token, base: nodes.Phrase) -> nodes.Share:
        return nodes.Share(figure(part), base.text)

    def push(self, _push: Token) -> nodes.Push:
        return nodes.Push()

    def lose(self, _lose: Token) -> nodes.Lose:
        return nodes.Lose()

    def even_money(self, _words: Token) -> nodes.Ratio:
        return nodes.Ratio(Fraction(1), Fraction(1))

    def equal_stakes(
        self, _as: Token, count: Token, _equal: Token, _on: Token, names: tuple[str, ...]
    ) -> nodes.Composite:
        stated = Fraction(_COUNTS[str(count)]) if count in _COUNTS else figure(count)
        if stated != len(names):
            named = "1 is" if len(names) == 1 else f"{len(names)} are"
            raise Misstated(f"in the payout: {count} equal wagers are stated, but {named} named", count)
        return nodes.Composite(tuple(nodes.Stake(1 / stated, name) for name in names))

    def shared_stakes(self, _as: Token, *parts: nodes.Stake | Token) -> nodes.Composite:
        return nodes.Composite(tuple(part for part in parts if isinstance(part, nodes.Stake)))

    def stakes(self, *parts: nodes.Phrase | Token) -> tuple[str, ...]:
        *rest, last = [part.text for part in parts if isinstance(part, nodes.Phrase)]
        return (*rest, *_names(last))

    def stake(self, part: Token, _on: Token, item: nodes.Phrase) -> nodes.Stake:
        return nodes.Stake(figure(part), item.text)

    def quantity(self, token: Token) -> Token:
        return token
