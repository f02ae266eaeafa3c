"""Characters as a document prints them, freed of what only the program that made it knows."""

import re

_LIGATURES = {"ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st"}
# Bullets of the Symbol and Wingdings fonts live in Unicode's private area.
_BULLETS = {"\uf0b7": "•", "\uf0a7": "▪", "\uf0a8": "◦", "\uf0d8": "➢", "\uf0fc": "✓", "\uf076": "❖", "\uf06f": "□"}
_SPACES = dict.fromkeys(
    "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f", " "
)
_NOTHING = dict.fromkeys("\u200b\u200c\u200d\u2060\ufeff\u00ad\ufffe\uffff", "")
# Windows has letters and quotes where Unicode has control characters, and programs mix them up.
_WINDOWS = {code: bytes([code]).decode("cp1252", "replace").replace("�", " ") for code in range(128, 160)}
_BREAKS = {0x2028: " ", 0x2029: " "}
# Control characters and halves of surrogate pairs stand in no text file.
_REPLACED = dict.fromkeys((*range(9), *range(11, 32), 127), " ")
_LONE = dict.fromkeys(range(55296, 57344), "�")
_TABLE = str.maketrans({**_LIGATURES, **_BULLETS, **_SPACES, **_NOTHING, **_WINDOWS, **_BREAKS, **_REPLACED, **_LONE})
_TYPED = str.maketrans(_WINDOWS | _BREAKS | {0xFEFF: ""})
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
# A label before its text: 1. · (a) · IV) · § 5. · 2.1.3 · •; what a tab follows there is no cell of a table.
_LABEL = re.compile(
    r"(?:(?:§{1,2} ?)?\(?[A-Za-z0-9]{1,5}(?:\.[A-Za-z0-9]{1,4}){0,6}[.)]{1,2}|§ ?\d{1,3}\w?|[•▪◦➢✓❖□➤o–—*·-])"
)

# PDF's Windows encoding prints a bullet for every code it leaves unused; pdfminer names the code instead.
_UNUSED_CODES = {f"(cid:{code})": "•" for code in (127, 129, 141, 143, 144, 157)}


def drawn(text: str) -> str:
    """A glyph of a PDF as text."""
    return plain(_UNUSED_CODES.get(text, text))


def plain(text: str) -> str:
    """Ligatures spelled out, odd spaces as spaces, private bullets as bullets, no control characters."""
    return text if text.isascii() and text.isprintable() else text.translate(_TABLE)


def typed(text: str) -> str:
    """A text file's text without what it can only hold by mistake; its line ends and all that is meant stay."""
    return text if text.isascii() else text.translate(_TYPED)


def raised(digits: str) -> str:
    """A footnote mark as it looks, so that it never runs into the number it stands behind."""
    return digits.translate(_RAISED)


def is_label(text: str) -> bool:
    """Whether this is nothing but the number or bullet of an item."""
    return _LABEL.fullmatch(text.strip()) is not None
