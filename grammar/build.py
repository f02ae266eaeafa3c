"""From the grammar's matches to the syntax tree, one method a grammar rule."""

from dataclasses import replace
from fractions import Fraction

from grammar import nodes
from grammar.figures import Misstated, bound_of, figure, names_in, squeezed

__all__ = ["Misstated", "Token", "TreeBuilder", "figure"]

_COUNTS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_RESULTS = {
    "win": nodes.Outcome.WINS,
    "lose": nodes.Outcome.LOSES,
    "push": nodes.Outcome.PUSHES,
    "returned": nodes.Outcome.RETURNED,
}


class Token(str):
    """The words that a terminal matched, with their place."""

    __slots__ = ("end_pos", "start_pos")
    start_pos: int
    end_pos: int


Slots = tuple[nodes.Slot, ...]


def _joined(tokens: tuple[Token, ...]) -> nodes.Phrase:
    words = squeezed(" ".join(tokens)).replace(" ,", ",")
    return nodes.Phrase(words, tokens[0].start_pos, tokens[-1].end_pos)


def _split(parts: tuple[object, ...]) -> tuple[Slots, nodes.Phrase | None]:
    """The slots of a match, and the phrase that stands before them, if any."""
    phrase = parts[0] if parts and isinstance(parts[0], nodes.Phrase) else None
    return tuple(part for part in parts if isinstance(part, nodes.Slot)), phrase


def _marker(token: str) -> str:
    """The marker without its comma, white space and capital: ", unless" is unless."""
    return " ".join(token.lower().replace(",", " ").split())


class TreeBuilder:
    """Called by the parser at each reduction, so there is never a tree of tokens."""

    # ---- sentences ---------------------------------------------------------------------
    def sentence(self, *parts: object) -> nodes.Sentence:
        *leading, statement, _dot = parts
        if not leading:
            return statement  # type: ignore[return-value]
        return replace(statement, leading=tuple(leading))  # type: ignore[type-var, return-value]

    def duty(self, head: nodes.Phrase, modal: Token, verb: nodes.Phrase, *rest: object) -> nodes.Duty:
        slots, body = _split(rest)
        kind = nodes.Modal(squeezed(modal).replace("must", "shall"))
        return nodes.Duty(head, kind, verb, body, slots=slots)

    def payout(self, head: nodes.Phrase, _pays: Token, payment: nodes.Payment, *rest: object) -> nodes.Payout:
        slots, outcome = _split(rest)
        return nodes.Payout(head, payment, outcome, slots=slots)

    def result(self, head: nodes.Phrase, result: Token, *rest: object) -> nodes.Result:
        slots, outcome = _split(rest)
        word = next(word for word in _RESULTS if word in result)
        return nodes.Result(head, _RESULTS[word], outcome, slots=slots)

    def value(self, head: nodes.Phrase, verb: Token, *rest: object) -> nodes.Value:
        slots, body = _split(rest)
        return nodes.Value(head, str(verb), body, slots=slots)

    def definition(self, head: nodes.Phrase, _means: Token, *rest: object) -> nodes.Definition:
        slots, body = _split(rest)
        return nodes.Definition(head, body, slots=slots)

    # ---- slots -------------------------------------------------------------------------
    def leading(self, marker: Token, *parts: object) -> nodes.Slot:
        slots, phrase = _split(parts)
        return nodes.Slot(_marker(marker), phrase, slots=slots, start=marker.start_pos)

    def bound(self, marker: Token, phrase: nodes.Phrase) -> nodes.Slot:
        return nodes.Slot(squeezed(marker), phrase, start=marker.start_pos)

    def timing(self, bound: Token | None, marker: Token, phrase: nodes.Phrase) -> nodes.Slot:
        return nodes.Slot(
            _marker(marker), phrase, bound_of(bound), start=marker.start_pos if bound is None else bound.start_pos
        )

    def timing_bound(self, marker: Token, bound: nodes.Slot) -> nodes.Slot:
        return nodes.Slot(_marker(marker), slots=(bound,), start=marker.start_pos)

    def reference(self, marker: Token, phrase: nodes.Phrase) -> nodes.Slot:
        return nodes.Slot(str(marker), phrase, start=marker.start_pos)

    def qualifier(self, marker: Token, *parts: object) -> nodes.Slot:
        slots, phrase = _split(parts)
        return nodes.Slot(_marker(marker), phrase, slots=slots, start=marker.start_pos)

    # ---- phrases -----------------------------------------------------------------------
    def head(self, *parts: nodes.Phrase | Token) -> nodes.Phrase:
        if len(parts) == 1:
            return parts[0]  # type: ignore[return-value]
        runs = [part for part in parts if isinstance(part, nodes.Phrase)]
        text = ", ".join(run.text for run in runs)
        return nodes.Phrase(text, runs[0].start, runs[-1].end)

    phrase = head

    def run(self, *tokens: Token) -> nodes.Phrase:
        return _joined(tokens)

    stretch = opening = verb = item = base = run

    def outcome(self, _on: Token, *parts: nodes.Phrase | Token) -> nodes.Phrase:
        """What follows “on”; a bound that opens it is part of its words ("on at least 17")."""
        *bound, phrase = parts
        if not bound:
            return phrase  # type: ignore[return-value]
        return nodes.Phrase(f"{squeezed(bound[0])} {phrase.text}", bound[0].start_pos, phrase.end)  # type: ignore[arg-type, union-attr]

    # ---- payments ----------------------------------------------------------------------
    def payment(
        self,
        bound: Token | None,
        alternatives: tuple[nodes.Odds, ...],
        floor: nodes.Odds | None,
        commission: nodes.Commission | None,
    ) -> nodes.Payment:
        return nodes.Payment(alternatives, bound_of(bound), floor, commission)

    def alternatives(self, *parts: nodes.Odds | Token) -> tuple[nodes.Odds, ...]:
        return tuple(part for part in parts if not isinstance(part, str))

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

    def lose(self, word: Token) -> nodes.Lose:
        return nodes.Lose(Fraction(1, 2) if word.lower().endswith("half") else Fraction(1))

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
        return (*rest, *names_in(last))

    def stake(self, part: Token, _on: Token, item: nodes.Phrase) -> nodes.Stake:
        return nodes.Stake(figure(part), item.text)

    def quantity(self, token: Token) -> Token:
        return token
