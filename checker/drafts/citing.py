"""What the words around a reference tell of it: that it leads out of the document, or into which part of it."""

import re

from ruleschema.submission.model import Ref
from ruleschema.submission.provisions import Provision

_LAW = r"(?:Code|Act|Constitution|Statutes?|Regulations?)"
_OUTSIDE = re.compile(rf"\b{_LAW}\b|\bappendix\b", re.I)
# “Section G of the Internal Controls” is a part of something else, with a name; “of the Rules” may be this document.
_NAMED = r"(?-i:(?!(?:Rules?|Games?|Tables?|Documents?|Chapters?|Sections?|Submissions?)\b)[A-Z][\w’'-]+)"
_PART = r"(?:sub)?(?:division|section|paragraph|clause)"


def wording_of(provision: Provision) -> str:
    """What a clause says, in our words and the document's; the sentences of a long one are items without numbers."""
    own = provision.clause
    clauses = (own, *(item for item in own.items if item.at is None))
    return " ".join(part for each in clauses for part in (*(saying.says for saying in each.says), each.text or ""))


def cites_outside(provision: Provision, ref: Ref) -> bool:
    """Whether the clause says that the number is one of a statute or of another filed part."""
    words = wording_of(provision)
    number = re.escape(str(ref.to)) if ref.to is not None else ""
    if not number or not (_OUTSIDE.search(words) or " of the " in words):
        return False
    section = rf"\b(?:§|sections?) ?{number}"
    statute = rf"\b{_LAW},? (?:§|sections?) ?{number}|{section}\d* (?:of|to) the (?:\w+ ){{0,6}}{_LAW}\b"
    named = rf"{section}, (?-i:(?:[A-Z]\w+ ){{0,4}}{_LAW})\b|{section} of (?:the|its|our) {_NAMED}"
    return re.search(rf"{statute}|{named}|\bsection {number} ?[-–—] ?appendix\b", words, re.I) is not None


def cited_within(provision: Provision, number: str) -> str | None:
    """The whole number where the words tell its part: “paragraphs (7) to (11) of subdivision (b)” begin at (b)(7)."""
    further = r"(?:,? (?:through|to|and|or) \(?\w{1,4}\)?| of this section){0,3}"
    found = re.search(
        rf"{re.escape(number)}{further} of {_PART} (\(?\w{{1,4}}\)?)(?: of {_PART} (\(?\w{{1,4}}\)?))?",
        wording_of(provision),
    )
    if found is None:
        return None
    outer = [part.strip("()") for part in (found[2], found[1]) if part is not None]
    return "".join(f"({part})" for part in [*outer, number.strip("()")])
