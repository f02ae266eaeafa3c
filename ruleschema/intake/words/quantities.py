"""Numbers as documents word them in the figures and bounds of the clause language."""

import re

from ruleschema.intake.words.cued import cued, rewritten
from ruleschema.intake.words.numberwords import TEENS, TENS, UNITS, worded

_WORD = (
    rf"(?:(?:{'|'.join(TENS)})(?:[- ](?:{'|'.join(UNITS)}))?"
    rf"|{'|'.join(sorted((*UNITS, *TEENS), key=len, reverse=True))})"
)
_SPELLED = rf"{_WORD}(?:[- ](?:hundred|thousand))?"
# What is counted: "one" is a figure only before these, since it is a pronoun elsewhere.
_COUNTED = (
    r"(?:decks?|cards?|hands?|players?|patrons?|hours?|inch(?:es)?|feet|foot|times|rounds?|wagers?|bets?|dice|die"
    r"|batch(?:es)?|areas?|box(?:es)?|revolutions?|rotations?|minutes?|seconds?|days?|spots?|jokers?|seats?|positions?"
    r"|places?|sections?|compartments?|units?|points?|dollars?|chips?|dealers?|spins?|percent)"
)
_FIGURE = r"[$]?\d[\d,]*(?:\.\d+)?(?:/\d+)?%?"
_MEASURED = rf"{_FIGURE}[^,;.]{{0,40}}?"
_SPAN = (
    rf"(?:less|fewer|smaller|lower) than ({_MEASURED}),? (?:n?or|and) (?:be )?(?:not )?"
    r"(?:more|greater|larger|higher) than (?=[$]?\d)"
)
_PRINTED = re.compile(rf"\b{_SPELLED}(?:\s+(?:dollars?|percent))?\s*\(\s*({_FIGURE})\s*\)", re.I)
_NUMBER = re.compile(
    rf"(?<![\w-])(?<!\bno )(?P<number>{_SPELLED})(?![\w-])(?=(?P<after>,?(?:\s+[\w'-]+){{0,6}}))", re.I
)
_NAMES = re.compile(r"\s+(?:of a kind|pairs?\b)|(?<=one)\s+of\b", re.I)
_COUNTS = re.compile(rf"(?:\s+(?:or|and|to)\s+\w+)?(?:\s+[\w-]+){{0,2}}\s+{_COUNTED}\b", re.I)
_LISTED = re.compile(rf",? (?:or |and )?{_SPELLED}\b", re.I)
_PARTS = {
    "half": "1/2",
    "third": "1/3",
    "quarter": "1/4",
    "fourth": "1/4",
    "two-thirds": "2/3",
    "three-quarters": "3/4",
}
_SHARE = re.compile(
    r"\b(?:(?:one|a)[- ])?(?P<part>half|third|quarter|fourth|two-thirds|three-quarters)\s+(?:of\s+)?"
    r"(?=(?:the|his|her|their|its|that|such|any|an?)\b)",
    re.I,
)
_RULES = cued(
    (
        ("twice", r"\btwice\s+(?=the|his|her|their|its|that|such)", "2 times "),
        ("dollar", r"(?<!\$)\b(\d[\d,]*(?:\.\d+)?) dollars?\b(?! (?:chips?|bills?))", r"$\1"),
        ("percent", r"\b(\d[\d,]*(?:\.\d+)?) percent\b", r"\1%"),
        ("only", rf"\b({_FIGURE}) and only \1(?=\s)", r"exactly \1"),
        # A span is two bounds; "not less than 5 or more than 9" would else say "at least 5 or more than 9".
        ("than", rf"\b(?:shall|must|will|may|can)(?: not|not) be {_SPAN}", r"shall be at least \1 and at most "),
        ("than", rf"\b(?:not be|be not|be no) {_SPAN}", r"be at least \1 and at most "),
        ("than", rf"\b(?:not|no) {_SPAN}", r"at least \1 and at most "),
        ("less", r"\b(?:no|not) less (?:often|frequently) than (?:once )?(?=every\b)", "at least "),
        ("than", r"\b(?:no|not) (?:more|greater|higher|larger|longer) than\b", "at most"),
        ("than", r"\b(?:no|not) (?:less|fewer|lower|smaller|shorter) than\b", "at least"),
        (
            "equal",
            r"\b(?:equal (?:to )?or (?:greater|more) than|(?:greater|more) than or equal to) (?=[$]?\d)",
            "at least ",
        ),
        ("equal", r"\b(?:equal (?:to )?or (?:less|fewer) than|(?:less|fewer) than or equal to) (?=[$]?\d)", "at most "),
        ("equal", r"\bequal (?:to )?or less than\b", "at most equal to"),
        ("minimum", r",?\s*\bat a minimum,? (?:an? )?(?=[$]?\d)", " at least "),
        ("exceed", r"\b(?:not exceeding|not to exceed|(?:that|which) (?:does|do) not exceed) (?=[$]?\d)", "at most "),
        ("excess", r"\bnot in excess of (?=[$]?\d)", "at most "),
        ("maximum", r"\b(?:up to )?a maximum (?:number )?of\b(?! the)", "at most"),
        ("minimum", r"\ba minimum (?:number )?of\b(?! the)", "at least"),
        ("up to", r"\bup to (?:and including )?\"(\d+)\"(?: number of)?", r"at most \1"),
        ("up to", r"\bup to (?:and including )?(?=[$]?\d)", "at most "),
        ("or more", rf"\b({_FIGURE}) or more\b(?! than)", r"at least \1"),
        ("or less|or fewer", rf"\b({_FIGURE}) or (?:less|fewer)\b(?! than)", r"at most \1"),
        ("once every", r"\bat least once every\b", "at least every"),
        ("once every", r"\bonce every (?=\d)", "every "),
    )
)


def figured(text: str) -> str:
    """The text with its number words as figures and its bounds as "at least", "at most" and "exactly"."""
    text = _PRINTED.sub(r"\1", text) if "(" in text else text
    text = _SHARE.sub(lambda found: f"{_PARTS[found['part'].lower()]} of ", text)
    text = _NUMBER.sub(_as_figure, text)
    return rewritten(text, _RULES)


def _as_figure(found: re.Match[str]) -> str:
    word = found["number"]
    return str(worded(word)) if _is_number(word, found["after"], opens=not found.start()) else word


def _is_number(word: str, after: str, *, opens: bool) -> bool:
    """Whether a number word counts something; "Three Card Poker", "two pair" and "one of them" do not."""
    if _NAMES.match(f"{word}{after}", len(word)):
        return False
    following = after.split()[:1]
    if following == ["Card"]:
        return False
    if word[:1].isupper() and (not opens or not following or following[0][:1].isupper()):
        return False
    return word.lower() != "one" or _COUNTS.match(after) is not None or _LISTED.match(after) is not None
