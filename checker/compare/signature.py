"""A sentence as comparable parts: who, must or may, does what, when; order of conditions is no matter."""

from collections.abc import Hashable
from dataclasses import dataclass

from grammar import nodes
from grammar.parse import Grade, Reading
from ruleschema.meaning.sense import REFERENCE, Names, Sense, sense

UNREAD = "unread"
# Slots that say when a rule holds; the others bound or cite.
_WHEN = ("if", "unless", "before", "after", "until", "within", "during")
_MARKERS = {"when": "if", "where": "if", "while": "if", "except": "unless"}
# What may not be done shall not be done.
_MODALS = {nodes.Modal.SHALL_NOT: nodes.Modal.MAY_NOT, nodes.Modal.SHALL_ONLY: nodes.Modal.MAY_ONLY}

Limb = tuple[str, str, Sense]


@dataclass(frozen=True, slots=True)
class Signature:
    """What a sentence says, apart from its wording; equal signatures state the same rule."""

    form: str
    modal: str
    head: Sense
    act: Sense
    limbs: tuple[Limb, ...]

    @property
    def words(self) -> frozenset[Hashable]:
        """All words, for finding the sentence most alike; a word that comes twice counts twice."""
        return frozenset(_counted((self.modal, *self.head, *self.act, *self.conditions)))

    @property
    def conditions(self) -> Sense:
        return tuple(word for marker, bound, phrase in self.limbs for word in (marker, bound, *phrase) if word)

    @property
    def when(self) -> Sense:
        """The conditions alone, without the bounds of the statement itself."""
        limbs = (limb for limb in self.limbs if limb[0] in _WHEN)
        return tuple(word for marker, bound, phrase in limbs for word in (marker, bound, *phrase) if word)

    @property
    def phrase(self) -> Sense:
        """Every word in the order of the canonical sentence."""
        return (*self.head, *self.act, *self.conditions)


def signature(reading: Reading, names: Names) -> Signature:
    """The comparable parts of a sentence; one that is not fully read is compared word for word."""
    tree = reading.tree
    if tree is None or reading.grade is not Grade.FULL:
        return Signature(UNREAD, "", (), sense(reading.text, names), ())
    limbs = [limb for slot in (*tree.leading, *tree.slots) for limb in _limbs(slot, names)]
    told = tuple(sorted(limb for limb in limbs if limb[2] != (REFERENCE,)))
    return Signature(type(tree).__name__.lower(), _modal(tree), sense(tree.head.text, names), _act(tree, names), told)


def _modal(tree: nodes.Sentence) -> str:
    match tree:
        case nodes.Duty():
            return _MODALS.get(tree.modal, tree.modal)
        case nodes.Result():
            return str(tree.result)
        case nodes.Definition():
            return "means"
        case _:
            return "is"


def _act(tree: nodes.Sentence, names: Names) -> Sense:
    match tree:
        case nodes.Duty():
            return sense(f"{tree.verb.text} {tree.object.text if tree.object else ''}", names)
        case nodes.Payout() | nodes.Result():
            return sense(tree.outcome.text, names) if tree.outcome else ()
        case _:
            return sense(tree.object.text, names) if tree.object else ()


def _limbs(slot: nodes.Slot, names: Names) -> list[Limb]:
    marker = _MARKERS.get(slot.marker, slot.marker)
    own = (marker, str(slot.bound or ""), sense(slot.phrase.text, names) if slot.phrase else ())
    return [own, *(limb for each in slot.slots for limb in _limbs(each, names))]


def _counted(words: Sense) -> list[str]:
    seen: dict[str, int] = {}
    found = []
    for word in words:
        seen[word] = seen.get(word, 0) + 1
        found.append(word if seen[word] == 1 else f"{word}#{seen[word]}")
    return found
