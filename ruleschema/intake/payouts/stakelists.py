"""The wagers of a result that are listed or counted: "Small, Big and Odd wagers", "both wagers"."""

import re

from ruleschema.intake.payouts.parts import Part
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.wagers.wagernames import Wagers

SHALL = r"(?:(?:shall|will|are|is|must|all|each|both|also)\s*){0,3}\Z"
WAGERS_ON = re.compile(
    r"\b(?:wagers?|bets?)\s+on\s+(?:an?\s+|the\s+)?(?P<what>[^.;]{3,80}?)\s*"
    r"(?:\b(?:shall|will|must|which|that|is|are)\b.*)?\Z",
    re.I,
)
_RULE_OF = re.compile(r"\s+(?:under|pursuant|in accordance|made|placed)\b")
_NAME = r"(?:the\s+)?(?:[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*){0,2}|\d{1,2} to \d{2})"
_LIST = rf"(?-i:{_NAME}(?:,\s+{_NAME}){{0,7}},?\s+(?:and|or)\s+{_NAME})"
# "Small, Big, Odd and Even wagers lose": a list is whole, also where only some of its names are known.
NAMES = re.compile(rf"(?P<names>{_LIST})\s+(?:wagers?|bets?)\s*{SHALL}", re.I)
# "…takes half of each Red, Black or Odd wager", "…of any wager on Red or Black".
NAMES_BEHIND = re.compile(
    r"\s*(?:of\s+)?(?:(?:each|any|all|every|the|both|such|an?)\s+){0,2}"
    rf"(?:(?P<names>{_LIST})\s+(?:wagers?|bets?)|(?:wagers?|bets?)\s+on\s+(?P<on>{_LIST}))\b",
    re.I,
)
ALL_OF = re.compile(
    r"\b(?:(?:all|the)\s+(?P<count>two|three|four|five)(?:\s+(?:wagers?|bets?))?"
    rf"|(?P<both>both)(?:\s+(?:wagers?|bets?)|\s+of them)?)\s*{SHALL}",
    re.I,
)
# "All even chance, column and dozen wagers lose", "all outside bets".
KINDS = re.compile(
    r"\ball\s+(?P<names>(?:(?:outside|inside|even[- ](?:chance|money)|column|dozen)"
    r"(?:,\s+(?:and\s+|or\s+)?|\s+(?:and|or)\s+|\s+)){1,5})"
    rf"(?:wager|bet)s\s*{SHALL}",
    re.I,
)
# "The lower hand loses both."
ALL_BEHIND = re.compile(
    r"\s*(?:(?:all|the)\s+(?P<count>two|three|four|five)|(?P<both>both))"
    r"(?:\s+(?:wagers?|bets?)|\s+of them)?\s*(?=[.,;]|\Z)",
    re.I,
)
_COUNTS = {"two": 2, "three": 3, "four": 4, "five": 5}


_AND_ON = re.compile(
    r",\s+(?:(?:and|or)\s+)?(?:on\s+)?(?:the\s+)?|\s+(?:and|or)\s+on\s+(?:the\s+)?|\s+and\s+(?:the\s+)?"
)
_TOLD = re.compile(r"\b(?:where|if|when|who|which|that|than|with|against|before)\b", re.I)


def wagered_on(before: str, known: Wagers | None = None) -> list[str]:
    """The names of "a wager on the Reef or the Pearl which wins is paid"."""
    on = WAGERS_ON.search(before)
    what = _RULE_OF.split(on["what"])[0] if on else ""
    names = each_of(what) if what else []
    if len(names) == 1 and known is not None:
        names = _each_known(what, known) or names
    return names if len(names) > 1 and all(len(name.split()) < 5 for name in names) else []


def _each_known(what: str, known: Wagers) -> list[str]:
    """The names of a list in small letters of which the game knows some: then each of the others is one too."""
    names = _AND_ON.split(what)
    if len(names) == 1 or _TOLD.search(what) or not known.mentions(what):
        return []
    return [known.named(name) or name for name in names]


def each_of(what: str) -> list[str]:
    """The names of a list; what is not written with capitals is one description."""
    names = re.split(r",\s+(?:and\s+|or\s+)?(?:an?\s+|the\s+)?|\s+(?:and|or)\s+(?:an?\s+|the\s+)?", what.strip(" ,"))
    bare = [re.sub(r"\A(?:[Tt]he|[Aa]n?)\s+|\s+(?:[Ww]ager|[Bb]et)s?\Z", "", name) for name in names]
    return bare if all(name[:1].isupper() or name[:1].isdigit() for name in bare) else [what.strip(" ,")]


def counted_of(counted: re.Match[str], part: Part, setting: Setting) -> list[str]:
    """Both or all three wagers: as many as have been named, or the two named last."""
    told = setting.wagers.mentions(f"{setting.before} {setting.said} {part.before}")
    names = list(dict.fromkeys(name for each in told for name in each.names))
    count = _COUNTS[(counted["count"] or "two").lower()]
    return names[-count:] if len(names) == count or counted["both"] else []
