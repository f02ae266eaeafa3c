"""Statements run together in one sentence with no word that joins them."""

import re

from grammar import nodes
from ruleschema.submission.provisions import Spoken

# Between the verb of a duty and another finite verb there must be one of these.
JOINED = re.compile(
    r"[,;:]|\b(?:that|which|who|whom|whose|what|whatever|whichever|whether|if|when|where|while|until|unless|before|"
    r"after|because|as|than|and|or|but|nor|provided|how|once|except|there|so)\b",
    re.I,
)
_MODAL = re.compile(r"(?:shall|may|must|will)(?: not)? [a-z]+", re.I)


def second_verb(sentence: Spoken) -> re.Match[str] | None:
    """A second "may" or "shall" at which the sentence cannot be read on, where nothing joins it to the first."""
    tree, problem = sentence.reading.tree, sentence.reading.problem
    if not isinstance(tree, nodes.Duty) or problem is None:
        return None
    joined = JOINED.search(sentence.reading.text, tree.verb.end, problem.start)
    return _MODAL.match(sentence.reading.text, problem.start) if joined is None else None
