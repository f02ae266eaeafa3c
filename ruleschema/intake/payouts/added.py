"""A wager told by another that it is added to: "An odds wager added to Pass Line is paid …"."""

import re

_WAY = (
    r"(?:(?:added|made|placed|taken|laid|put|wagered)\s+(?:to|behind|on|against|in support of|with)"
    r"|behind|in support of)"
)
_KIND = r"(?:odds|supplemental|additional|backing|raise)"
_SUBJECT = re.compile(
    rf"(?:\A|[.;:]\s+)(?:(?:An?|The|Each|Any|All|[Ww]inning)\s+){{0,2}}(?P<what>(?i:{_KIND})\s+(?:[Ww]ager|[Bb]et)s?)\s+"
    rf"{_WAY}\s+[^,;.]{{2,60}}?\s(?:is|are|shall|will|pays?|wins?)\b"
)
_HOW = re.compile(rf"\A\W{{0,3}}(?P<how>{_WAY}\s[^,;.]{{2,60}}),\s+(?:it|they)\b", re.I)


def added_wager(sentence: str, said: str, until: int) -> str | None:
    """The wager's own name, with what it is added to where a further sentence tells another."""
    if subject := _SUBJECT.match(sentence, 0, until):
        return _one(subject["what"])
    how = _HOW.match(sentence, 0, until)
    before = list(_SUBJECT.finditer(said)) if how else []
    return f"{_one(before[-1]['what'])} {how['how'][:1].lower()}{how['how'][1:]}" if how and before else None


def _one(name: str) -> str:
    return re.sub(r"(?<=wager|. bet)s\Z", "", name, flags=re.I)
