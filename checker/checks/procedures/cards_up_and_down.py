"""Every card is dealt face down by one clause, and another clause of the section deals cards face up."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with
from grammar.nodes import Duty, Modal
from ruleschema.submission.provisions import Spoken
from ruleschema.vocabulary import games

_EVERY = re.compile(r"\b(?:each|every|all|all of the) (?:of the )?cards?\b", re.I)
_SOME = re.compile(r"\b(?:first|second|initial|additional|community|dealer's) cards?\b")
_WAYS = {"down": re.compile(r"\bface[- ]down\b", re.I), "up": re.compile(r"\bface[- ]up\b", re.I)}
_DEAL = re.compile(r"\b(?:deal|dealt|place|placed)\b", re.I)
_CASES = re.compile(
    r"\b(?:except|unless|otherwise|found|inadvertently|exposed|spread|turned?|community|board|flop)\b", re.I
)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    # Cards that all share are dealt in their own way; “all cards” means those of the players.
    if any(game.game == filing.slug and (game.community or "0") != "0" for game in games()):
        return
    dealt = [each for each in sentences_with(filing, "face up", "face down", "face-up", "face-down") if _deals(each)]
    for rule in dealt:
        way = _way(rule)
        if way is None or not _EVERY.search(_act(rule)) or _limited(rule):
            continue
        against = [each for each in dealt if _section(each) == _section(rule) and _way(each) not in (way, None)]
        other = next((each for each in against if each.at != rule.at), None)
        if other is not None:
            yield _fault(filing, rule, other, way)


def _deals(sentence: Spoken) -> bool:
    tree, text = sentence.reading.tree, sentence.reading.text
    duty = isinstance(tree, Duty) and tree.modal is Modal.SHALL and sentence.provision is not None
    return duty and _DEAL.search(text) is not None and _CASES.search(text) is None


def _act(sentence: Spoken) -> str:
    """The sentence without what leads it: in which case all cards are meant is no case of one card."""
    tree = sentence.reading.tree
    return sentence.reading.text[tree.head.start :] if isinstance(tree, Duty) else ""


def _limited(sentence: Spoken) -> bool:
    """Whether the rule is for some cards only: the first, those of the dealer, a case."""
    tree = sentence.reading.tree
    led = isinstance(tree, Duty) and any(
        slot.marker in ("if", "when", "where") for slot in (*tree.leading, *tree.slots)
    )
    return led or _SOME.search(_act(sentence)) is not None


def _way(sentence: Spoken) -> str | None:
    ways = [way for way, pattern in _WAYS.items() if pattern.search(sentence.reading.text)]
    return ways[0] if len(ways) == 1 else None


def _section(sentence: Spoken) -> int:
    return id(sentence.provision.section) if sentence.provision is not None else 0


def _fault(filing: Filing, rule: Spoken, other: Spoken, way: str) -> Fault:
    turned = "up" if way == "down" else "down"
    return Fault(
        span=rule.span(filing.document, 0, len(rule.reading.text.rstrip())),
        message=f"By this clause each card is dealt face {way}, but by clause {other.at} cards are dealt face "
        f"{turned}; "
        "neither clause excepts the other.",
        at=rule.at,
        src=tuple(dict.fromkeys((*rule.lines, *other.lines))),
        expected=f"an exception for {other.at}",
        actual=f"each card face {way}",
        label=f"{other.at} deals face {turned}",
        hint=f"except the cards of {other.at}.",
        related=(Related(other.words.span, f"{other.at}: face {turned}"),),
        about=(way, other.at),
    )


CHECK = Check(
    code="PRO-369",
    title="Cards face up and face down",
    severity=Severity.NOTE,
    why="A dealer who follows one clause breaks the other, and a card shown by mistake voids a hand.",
    fix="Limit the general rule, or except the cards of the other clause.",
    run=find,
    one_game=True,
    passes="""
sections:
  - number: 16
    title: Dealing
    clauses:
      - {at: 16.C, says: "dealer shall deal each card face down, except additional cards."}
      - {at: 16.E, says: "if a player draws, dealer shall deal the additional cards face up."}
""",
    fails="""
sections:
  - number: 16
    title: Dealing
    clauses:
      - {at: 16.C, says: dealer shall deal each card face down.}
      - {at: 16.E, says: "if a player draws, dealer shall deal the additional cards face up."}
""",
)
