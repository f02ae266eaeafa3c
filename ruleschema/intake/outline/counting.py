"""How labels count on, and how titles are printed: what tells one level of an outline from another."""

import re
from dataclasses import replace

from ruleschema.intake.outline.blocks import Block
from ruleschema.intake.outline.titles import VERB, is_title_like
from ruleschema.intake.words.labels import Count, Label

# How many blocks ahead the next label of a count is looked for.
AHEAD = 12
# What follows a section's title on its line and is longer than this is no second part of the title.
_TITLE_WORDS = 10

# "Each player makes a wager. The dealer …": a sentence that only lacks a verb the reader knows.
_SENTENCE = re.compile(r"(?:Each|Every|Any|All|If|When|After|Before|Once|No|An?)\s+[a-z]")


def as_counted_on(label: Label, ahead: list[Block]) -> Label:
    """A label that can be counted in two ways, as the next one of its form goes on: (i) before (ii) is no letter."""
    for block in ahead:
        for later in block.label.counts if block.label else ():
            for count in label.counts:
                if same_count(count, later) and later.ordinal == count.ordinal + 1:
                    return replace(label, counts=(count,))
    return label


def same_count(one: Count, other: Count) -> bool:
    return one.form == other.form and one.kind == other.kind


def printed_as(block: Block) -> tuple[bool, bool]:
    """How a title is set: as an item of a list, with a full stop."""
    return block.bullet, block.text.rstrip().endswith(".")


def split_title(text: str) -> tuple[str, str, str]:
    """A section title, and what was glued behind its full stop."""
    head, dot, rest = text.partition(".")
    glued = rest.strip()
    tells = VERB.search(glued) or len(glued.split()) > _TITLE_WORDS
    if dot and glued and is_title_like(head) and not _SENTENCE.match(head) and glued[:1].isupper() and tells:
        return head.strip(), dot, rest.strip()
    return text.strip(" ."), "", ""
