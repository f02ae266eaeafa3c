"""The figures of a sentence: a number with its unit, and how the words around it bound it."""

import re
from dataclasses import dataclass
from fractions import Fraction

from grammar import nodes, printer
from grammar.build import figure
from ruleschema.facts import CONDITIONAL, condition_text
from ruleschema.stems import stem, stems
from ruleschema.topics import Topic

_FIGURE = r"\d+(?:,\d{3})*(?:\.\d+)?(?:/\d+)?"
_NUMBER = re.compile(
    rf"(?<![\d-])(?P<low>[$]?{_FIGURE}%?)(?:\s?(?:to|-|–|or)\s?(?P<high>[$]?{_FIGURE}%?))?(?P<after>(?:[\s-]+[^\s\d]\S*){{0,3}})"
)

_OVER = re.compile(r"\b(?:exceed|exceeds|larger|more|greater|longer)\b")
_UNDER = re.compile(r"\b(?:less|fewer|smaller|under)\b")
_IRREGULAR = {"foot": "feet", "inch": "inches", "mm": "mm", "box": "boxes", "millimeter": "mm"}


@dataclass(frozen=True, slots=True)
class Figure:
    """A stated number, a range or a multiple, as facts show it."""

    value: str
    unit: str
    bound: nodes.Bound


def act_text(tree: nodes.Sentence) -> str:
    """What is done or holds, without actor and conditions."""
    words: list[str] = []
    match tree:
        case nodes.Duty():
            words = [tree.verb.text, *([tree.object.text] if tree.object else [])]
        case nodes.Result():
            words = [tree.result, *([f"on {tree.outcome.text}"] if tree.outcome else [])]
        case nodes.Value() | nodes.Definition():
            words = [tree.object.text] if tree.object else []
    words += [printer.slot(each) for each in tree.slots if each.marker.split()[0] not in CONDITIONAL]
    return " ".join(words)


def stated_figure(topic: Topic, tree: nodes.Sentence) -> Figure | None:
    """The number that the topic's unit goes with, and how it is bounded."""
    wanted = {stem(unit) for unit in topic.number}
    if not wanted:
        return None
    condition = condition_text(tree) or ""
    for text in (act_text(tree), tree.head.text, condition):
        for match in _NUMBER.finditer(text):
            unit = _unit(match, wanted, topic)
            if unit is not None:
                denied = _denies(tree) or text is condition
                return Figure(_shown(match, topic), unit, _bound(text[: match.start()], tree, denied=denied))
    return None


def _unit(match: re.Match[str], wanted: set[str], topic: Topic) -> str | None:
    low, after = match["low"], (match["after"] or "").split()
    if low.startswith("$"):
        return "$" if "$" in topic.number else None
    if low.endswith("%"):
        return "%" if "%" in topic.number else None
    if "x" in topic.number and after[:1] and after[0].lower().rstrip(".,") in ("of", "times", "x"):
        return str(topic.unit) if topic.unit[:1] in "xo" else f"x {after[-1]}"
    if "to" in topic.number and match["high"] is not None:
        return str(topic.unit)
    for word in after:
        bare = stem(word.strip(".,;"))
        if bare in wanted or not wanted.isdisjoint(stems(word)):
            return _named(topic, bare)
    return None


def _named(topic: Topic, bare: str) -> str:
    """The topic's unit, or the word found where a topic is measured in several."""
    names = {stem(str(unit)): str(unit) for unit in topic.number}
    if stem(str(topic.unit)) not in names or len(names) == 1:
        return str(topic.unit)
    name = names.get(bare, str(topic.unit))
    return _IRREGULAR.get(name, name if name.endswith("s") else f"{name}s")


def _shown(match: re.Match[str], topic: Topic) -> str:
    low = _decimal(match["low"])
    return f"{low}-{_decimal(match['high'])}" if match["high"] and "to" not in topic.number else low


def _decimal(text: str) -> str:
    """Halves and quarters as decimals; other fractions (12/16 of an inch) as printed."""
    if "/" in text and text.split("/")[1] not in ("2", "4"):
        return text
    value: Fraction = figure(text)
    return printer.amount(value).replace(",", "")


def _denies(tree: nodes.Sentence) -> bool:
    return isinstance(tree, nodes.Duty) and tree.modal in (nodes.Modal.MAY_NOT, nodes.Modal.SHALL_NOT)


def _bound(before: str, tree: nodes.Sentence, *, denied: bool) -> nodes.Bound:
    """The bound word nearest before a figure.

    What may not exceed N, and what is void if more than N, is at most N. An interval turns:
    changed at least every 24 hours bounds the hours from above.
    """
    words = before.split()
    near = " ".join(words[-5:])
    if "at least" in near:
        return nodes.Bound.AT_MOST if words[-1] == "every" else nodes.Bound.AT_LEAST
    if "at most" in near:
        return nodes.Bound.AT_MOST
    if denied and _OVER.search(near):
        return nodes.Bound.AT_MOST
    if denied and _UNDER.search(near):
        return nodes.Bound.AT_LEAST
    only = isinstance(tree, nodes.Duty) and tree.modal in (nodes.Modal.MAY_ONLY, nodes.Modal.SHALL_ONLY)
    return nodes.Bound.AT_MOST if only else nodes.Bound.EXACTLY
