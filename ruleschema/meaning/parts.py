"""A sentence cut where its slots begin: who or what, what is said of it, when, under what condition."""

from dataclasses import dataclass

from grammar import nodes

CONDITIONS = ("if", "when", "where", "while", "during")
EXCEPTIONS = ("except", "unless", "except if", "except when", "except where")
TIMES = ("before", "after", "until", "within", "before every", "after every")


@dataclass(frozen=True, slots=True)
class Parts:
    """The words of a sentence by the part they play."""

    head: str
    core: str
    conditions: tuple[str, ...]
    exceptions: tuple[str, ...]
    times: tuple[tuple[str, str], ...]
    # What is done with its times and references, and when it holds, each in the sentence's own words.
    act: str
    when: tuple[str, ...]


def parts_of(text: str, tree: nodes.Sentence) -> Parts:
    """The words of a sentence by part; the core is what stands behind the head and belongs to no other part."""
    starts = [*(slot.start for slot in tree.leading[1:]), tree.head.start] if tree.leading else []
    cut = [(slot, text[slot.start : end]) for slot, end in zip(tree.leading, starts, strict=True)]
    own = [slot for slot in tree.slots if slot.marker in (*CONDITIONS, *EXCEPTIONS, *TIMES)]
    ends = [*(slot.start for slot in tree.slots[1:]), len(text)] if tree.slots else []
    core = [text[tree.head.end : tree.slots[0].start if tree.slots else len(text)]]
    if isinstance(tree, nodes.Definition):
        core[0] = core[0].strip().partition(" ")[2]  # what the term means, without that word
    for slot, end in zip(tree.slots, ends, strict=True):
        if slot in own:
            cut.append((slot, text[slot.start : end]))
        else:
            core.append(text[slot.start : end])
    told = [(slot.marker, _behind(slot, words)) for slot, words in cut]
    leading = [words.strip(" ,") for slot, words in cut if slot in tree.leading]
    trailing = [words.strip(" .,") for slot, words in cut if slot in own and slot.marker not in (*TIMES, "during")]
    first = next((slot.start for slot in own if slot.marker not in (*TIMES, "during")), len(text))
    return Parts(
        tree.head.text,
        " ".join(part.strip(" .,") for part in core),
        tuple(words for marker, words in told if marker in CONDITIONS),
        tuple(words for marker, words in told if marker in EXCEPTIONS),
        tuple((marker, words) for marker, words in told if marker in TIMES),
        text[tree.head.end : first].strip(" .,"),
        (*leading, *trailing),
    )


def _behind(slot: nodes.Slot, words: str) -> str:
    """What follows the marker."""
    at = words.lower().find(slot.marker.split()[-1])
    return words[at + len(slot.marker.split()[-1]) :].strip(" .,")
