"""Cross-references as printed, with the title or subject quoted for them."""

import re

from ruleschema.intake.records import DraftRef

# Not the beginning of a longer number, nor of one of a statute: 1202, 13:69F-2.5, 230-15-490.
_NUMBER = r"\d{1,3}(?!\d|:\d|[-–]\d{1,4}(?:\.\d{1,3})?[-–]\d)"
_TARGET = rf"{_NUMBER}[a-z]?(?:\s?\([0-9a-z]{{1,4}}\)|\.[0-9A-Za-z]{{1,5}})*(?:[IVX]{{1,5}}\b)?"
_SIGN = re.compile(rf"(?<!§)§+\s*(?P<to>{_TARGET})(?:\s*\(relating to (?P<titled>(?:[^()]|\([^()]*\)){{2,160}})\))?")
_WORD = re.compile(
    rf"\b(?:sub)?(?:section|paragraph)s?\s+(?P<to>{_TARGET}|\([0-9a-z]{{1,4}}\)(?:\s?\([0-9a-z]{{1,4}}\))*|[A-Z](?:\.[ivx]+)?\b|[IVX]+\b)"
    r"(?:\s*\(relating to (?P<titled>(?:[^()]|\([^()]*\)){2,160})\))?", re.I,
)  # fmt: skip


def references_in(text: str) -> tuple[DraftRef, ...]:
    """Every reference of a clause, in order, each once."""
    found: dict[tuple[str, str | None], tuple[int, DraftRef]] = {}
    for pattern in (_SIGN, _WORD):
        for each in pattern.finditer(text):
            to = re.sub(r"\s+", "", each["to"])
            titled = each["titled"].strip(" .") if each["titled"] else None
            found.setdefault((to, titled), (each.start(), DraftRef(to, titled)))
    return tuple(ref for _, ref in sorted(found.values(), key=lambda each: each[0]))
