"""What a sentence may not lose on its way into the clause language: figures, negations, limits, exceptions."""

import re
from collections import Counter
from collections.abc import Iterator

from ruleschema.intake.draft import Draft
from ruleschema.intake.records import DraftClause
from ruleschema.intake.words.quantities import figured

_CITED = re.compile(r"\((?:relating|pertaining|see|as |referring)[^()]{0,200}(?:\([^()]{0,80}\)[^()]{0,120}){0,3}\)")
_PLACE = re.compile(
    r"(?:§+|\b(?:sub)?(?:section|paragraph)s?)\s*\(?\w{1,4}\)?(?:[.(]+\w{1,4}\)?)*(?:\s*\(\w{1,4}\))*"
    r"(?:(?:,| or| and|, or|, and| through) §*\s*\(?[\dIVX]\w{0,3}\b\)?(?:[.(]+\w{1,4}\)?)*)*",
    re.I,
)
_NUMBER = re.compile(r"(?<![\w.§])[$]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:/\d+)?%?(?![\w(])")
_SENTENCE = re.compile(r"(?<=[.;])\s+(?=[A-Z])")
_MARKS = str.maketrans("“”‘’", "\"\"''")
_KINDS = {
    "negation": re.compile(r"\b(?:not|no|never|nor|neither|none|cannot|can't|without|don't|doesn't)\b", re.I),
    "only": re.compile(r"\b(?:only|solely)\b", re.I),
    "exception": re.compile(r"\b(?:except|exception|exceptions|unless|excluding|notwithstanding)\b", re.I),
    "at least": re.compile(r"\bat least\b", re.I),
    "at most": re.compile(r"\bat most\b", re.I),
}


_WORDED = re.compile(r"\b(?:shall|must|may|can|cannot)\b", re.I)
_PUT = re.compile(r"\b(?:shall|must|may|can|cannot|is to|is not to|is only to)\b")
# "Shall have the right to" is one permission, and who may be asked is none.
_RIGHT = re.compile(
    r"\b(?:shall|must) (?:not )?(?:have (?:the |an )?(?:right|option|ability|opportunity|authority|discretion)"
    r"|be (?:permitted|allowed|required|entitled|eligible)|mean\b)|\b(?:may|can)(?= or may not\b)",
    re.I,
)
_SAID = {"duty": re.compile(r"\b(?:shall|must)\b"), "permission": re.compile(r"\b(?:may|can|cannot)\b")}
_MEANT = {
    "duty": re.compile(r"\b(?:shall|must|will|would|should|required?|obligated|won't)\b", re.I),
    "permission": re.compile(
        r"\b(?:may|can|cannot|can't|could|permitted|allowed|entitled|eligible|option|right|ability|opportunity"
        r"|authority|discretion)\b",
        re.I,
    ),
}


def unfaithful(draft: Draft) -> Iterator[tuple[str, str, str]]:
    """Every sentence read that lost or won such a word: what, the wording, what was made of it."""
    for game in draft.games:
        for clause, above in (each for section in game.sections for top in section.clauses for each in _below(top, ())):
            if clause.text and clause.says:
                said = " ".join(each.says for each in clause.says)
                led = " ".join(above)
                for fault in (*faults(clause.text, said, led), *turned(clause.text, said, led)):
                    yield fault, clause.text, said


def _below(clause: DraftClause, above: tuple[str, ...]) -> Iterator[tuple[DraftClause, tuple[str, ...]]]:
    yield clause, above
    # A clause read in part has its own sentences as items without a number, the lead-in among them.
    own = tuple(item.text or "" for item in clause.items if item.at is None)
    for item in clause.items:
        yield from _below(item, (*above, clause.text or "", *own))


def faults(text: str, said: str, above: str) -> Iterator[str]:
    """What the sentence says otherwise than the wording, with the lead-ins above it."""
    text, above = _plain(text), _plain(above)
    mine, theirs = _numbers(said), _numbers(text)
    if lost := theirs.keys() - mine.keys():
        yield f"lost {sorted(lost)}"
    if won := mine.keys() - theirs.keys() - _numbers(above).keys():
        yield f"won {sorted(won)}"
    for name, pattern in _KINDS.items():
        if len(pattern.findall(text)) > len(pattern.findall(said)):
            yield f"lost {name}"
        if pattern.search(said) and not pattern.search(text) and not pattern.search(above):
            yield f"won {name}"


def turned(text: str, said: str, above: str) -> Iterator[str]:
    """Modal words lost, and duties and permissions that the wording does not have."""
    if len(_WORDED.findall(_RIGHT.sub(" ", _CITED.sub("", text)))) > len(_PUT.findall(said)):
        yield "lost a modal"
    for name, pattern in _SAID.items():
        if pattern.search(said) and not _MEANT[name].search(f"{text} {above}"):
            yield f"won {name}"


def _plain(text: str) -> str:
    return " ".join(figured(each) for each in _SENTENCE.split(_CITED.sub("", text.translate(_MARKS))))


def _numbers(text: str) -> Counter[str]:
    bare = re.sub(r"\s+,", ", ", _PLACE.sub(" ", text))
    return Counter(found.group().strip(".,") for found in _NUMBER.finditer(bare))
