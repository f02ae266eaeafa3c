"""Where a condition of a settlement sentence ends: before the duty it leads, or before a further result."""

import re

from ruleschema.intake.payouts.cases import tidied
from ruleschema.intake.wagers.mentions import Mention
from ruleschema.intake.words.results import Result

# The condition ends at the comma behind which the duty starts, and not at one of a list inside it.
_DUTY = re.compile(
    r"[,:]\s+(?=(?:then\s+)?(?:(?:the|an?|all|any|each|every|both|such|his|their|no|it|that|this|they|he|pay|push"
    r"|collect|return|wagers?|bets?|winning)\b"
    r"|(?-i:[A-Z\"“])))",
    re.I,
)
_COMMA = re.compile(r",\s+(?=[a-zA-Z])")
# "If the card is red, it is black and low, or the deck is out, the wager loses": the cases of one condition.
_ALTERNATIVE = re.compile(r",\s+or\s+[^;.]{3,160}?,\s+(?=(?:then\s+)?(?:the|all|any|each|both|such|no)\b)", re.I)
_AUX = (
    r"(?:(?:shall|will|must|may|is|are|be|also|both|each|then|likewise|immediately|automatically|again|wagers?|bets?)"
    r"\s+){0,4}"
)
_DONE = re.compile(rf"\s*{_AUX}\Z", re.I)
# Where a duty may start without a comma: "if the cards tie the dealer takes …".
_AGENT = re.compile(
    rf"\s(?=(?:the\s+(?:house\s+|casino\s+|player[-/ ])?(?:dealer|house|player|bank)|it|they|he|she)\s+{_AUX}\Z)", re.I
)
_HAND = re.compile(
    rf"\s(?=(?:the\s+(?:(?:hand|round)s?|(?:wager|bet)s?(?:\s+on\s+the(?:\s+[\w'’]+){{1,2}})?)|(?<!\band\s)(?<!\bor\s)(?<!\bbut\s)(?:an?|the)\s+(?:(?!(?:the|an?)\b)[\w'’-]+\s+){{1,3}}(?:wager|bet)s?|it|they|he|she|(?:all|any|every)\s+(?:remaining\s+|other\s+)?(?:players?|hands?)\b[^,;]{{0,60}}|(?:both|all)\s+(?:wagers|bets))\s+{_AUX}\Z)",
    re.I,
)
_ARTICLE = re.compile(r"(?<!\band )(?<!\bor )(?<!\bbut )(?<!, )\b(?:the|all|any|each|both|his|their|such)\s+\Z", re.I)
# "…, pushes if …", "… and the Ante loses": the words by which a further result is joined.
_JOINED = re.compile(
    r"(?:[,;]\s+(?:(?:and|but|or|otherwise)\s+)?|\s+(?:and|but)\s+)(?:otherwise\s+)?"
    rf"(?:(?:it|they|the|all|any|both|each|that|which|an?)\s+)?{_AUX}\Z",
    re.I,
)
_LIST = re.compile(r"(?:either|(?:any|one|all)(?: or more)?(?: of)?(?: the following.*)?|the following.*)", re.I)
_THEN = re.compile(r"[;,]?\s+then\s*\Z", re.I)
_LONGEST_CASE = 600
_STOP = re.compile(
    r";|\.\s|\.\Z|,?\s+(?:provided,?\s+however|provided,?\s+that|except (?:that|when|if|where)|save that"
    r"|(?:in )?which (?:in (?:this|that|such) )?case|(?:and|as) so (?:does|do|is|are))\b",
    re.I,
)


def told_in(words: str) -> str | None:
    """A condition in words; none where only a list below tells it."""
    case = tidied(_THEN.sub("", words))
    return None if not case or _LIST.fullmatch(case) else case


def lead_end(sentence: str, opener: re.Match[str], results: list[Result], mentions: list[Mention]) -> int | None:
    """Where the condition that leads a part ends: at its comma, or where a wager or the dealer starts the duty."""
    after = [each for each in results if opener.end() <= each.start < opener.end() + _LONGEST_CASE]
    if not after:
        return None
    ends = [each.end() for pattern in (_DUTY, _COMMA) for each in [pattern.search(sentence, opener.end())] if each][:1]
    for result in after:
        for each in mentions:
            if not opener.end() < each.start < result.start:
                continue
            before = sentence[opener.end() : each.start]
            if len(before.split()) > 2 and each.end <= result.start:
                article = _ARTICLE.search(before)
                if article and _DONE.fullmatch(sentence[each.end : result.start]):
                    ends.append(opener.end() + article.start())
        duty = sentence[opener.end() : result.start]
        agent = _AGENT.search(duty) if result.acts or result.pays == "win" else None
        agent = agent or (None if result.acts else _HAND.search(duty))
        if agent and len(sentence[opener.end() : opener.end() + agent.start()].split()) > 2:
            ends.append(opener.end() + agent.end())
    good = [end for end in ends if any(each.start >= end for each in after)]
    if not good:
        return None
    first = next(each.start for each in after if each.start >= min(good))
    further = _ALTERNATIVE.search(sentence, min(good) - 1, first)
    return further.end() if further else min(good)


def trail_end(sentence: str, start: int, results: list[Result], mentions: list[Mention]) -> int:
    """Where a condition behind its result ends: where the words of a further result start."""
    stop = _STOP.search(sentence, start)
    last = stop.start() if stop else len(sentence)
    for result in results:
        if start + 6 < result.start < last:
            named = [each for each in mentions if start < each.start and each.end <= result.start]
            head = sentence[start : result.start]
            if named and _DONE.fullmatch(sentence[named[-1].end : result.start]):
                head = sentence[start : named[-1].start]
            joined = _JOINED.search(head)
            if joined and len(head[: joined.start()].split()) > 1:
                return start + joined.start()
    return last
