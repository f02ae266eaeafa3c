"""From Lark's matches to the syntax tree, one method a rule of clause.lark."""

from dataclasses import replace

from lark import Token, v_args

from grammar import nodes
from grammar.build_odds import Misstated, OddsBuilder, bound_of, figure, joined, squeezed

__all__ = ["Misstated", "TreeBuilder", "figure"]

_RESULTS = {
    "win": nodes.Outcome.WINS,
    "lose": nodes.Outcome.LOSES,
    "push": nodes.Outcome.PUSHES,
    "returned": nodes.Outcome.RETURNED,
}

Slots = tuple[nodes.Slot, ...]


def _split(parts: tuple[object, ...]) -> tuple[Slots, nodes.Phrase | None]:
    """The slots of a match, and the phrase that stands before them, if any."""
    phrase = parts[0] if parts and isinstance(parts[0], nodes.Phrase) else None
    return tuple(part for part in parts if isinstance(part, nodes.Slot)), phrase


def _marker(token: str) -> str:
    """The marker without its comma, white space and capital: ", unless" is unless."""
    return " ".join(token.lower().replace(",", " ").split())


@v_args(inline=True)
class TreeBuilder(OddsBuilder):
    """Called by the parser at each reduction, so no Lark tree is ever made."""

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
        return nodes.Slot(_marker(marker), phrase, slots=slots)

    def bound(self, marker: Token, phrase: nodes.Phrase) -> nodes.Slot:
        return nodes.Slot(squeezed(marker), phrase)

    def timing(self, bound: Token | None, marker: Token, phrase: nodes.Phrase) -> nodes.Slot:
        return nodes.Slot(_marker(marker), phrase, bound_of(bound))

    def timing_bound(self, marker: Token, bound: nodes.Slot) -> nodes.Slot:
        return nodes.Slot(_marker(marker), slots=(bound,))

    def reference(self, marker: Token, phrase: nodes.Phrase) -> nodes.Slot:
        return nodes.Slot(str(marker), phrase)

    def qualifier(self, marker: Token, *parts: object) -> nodes.Slot:
        slots, phrase = _split(parts)
        return nodes.Slot(_marker(marker), phrase, slots=slots)

    # ---- phrases -----------------------------------------------------------------------
    def head(self, *parts: nodes.Phrase | Token) -> nodes.Phrase:
        if len(parts) == 1:
            return parts[0]  # type: ignore[return-value]
        runs = [part for part in parts if isinstance(part, nodes.Phrase)]
        text = ", ".join(run.text for run in runs)
        return nodes.Phrase(text, runs[0].start, runs[-1].end)

    phrase = head

    def run(self, *tokens: Token) -> nodes.Phrase:
        return joined(tokens)

    stretch = opening = verb = run

    def outcome(self, _on: Token, *parts: nodes.Phrase | Token) -> nodes.Phrase:
        """What follows “on”; a bound that opens it is part of its words ("on at least 17")."""
        *bound, phrase = parts
        if not bound:
            return phrase  # type: ignore[return-value]
        return nodes.Phrase(f"{squeezed(bound[0])} {phrase.text}", bound[0].start_pos, phrase.end)  # type: ignore[arg-type, union-attr]
