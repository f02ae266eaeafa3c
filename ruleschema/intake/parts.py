"""A settlement sentence in its parts: what result, told of which words, under which condition."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from ruleschema.intake.cases import negated, tidied
from ruleschema.intake.results import Result, results_in
from ruleschema.intake.wagernames import Mention, Wagers

_OPENER = re.compile(
    r"(?:\A\W{0,3}(?:on|upon|with|for)\s+(?=(?:an?\s|any\s)?[\w-]+(?:\s[\w-]+){0,2}(?<!table),))|(?<![\w-])(?<!even )(?<!as )(?:if|when|whenever|where|in the event(?: that| of)?|in case|should|upon|once|unless|provided that)\s+"
    r"(?!applicable|any\b[,.)]|so\b[,.)])",
    re.I,
)
# The condition ends at the comma behind which the duty starts, and not at one of a list inside it.
_DUTY = re.compile(
    r"[,:]\s+(?=(?:then\s+)?(?:(?:the|an?|all|any|each|every|both|such|his|their|no|it|that|this|they|he|pay|push|collect|return|wagers?|bets?|winning)\b"
    r"|(?-i:[A-Z\"“])))",
    re.I,
)
_COMMA = re.compile(r",\s+(?=[a-zA-Z])")
_AUX = r"(?:(?:shall|will|must|may|is|are|be|also|both|each|then|likewise|immediately|automatically|again|wagers?|bets?)\s+){0,4}"
_DONE = re.compile(rf"\s*{_AUX}\Z", re.I)
# Where a duty may start without a comma: "if the cards tie the dealer takes …".
_AGENT = re.compile(
    rf"\s(?=(?:the\s+(?:house\s+|casino\s+|player[-/ ])?(?:dealer|house|player|bank)|it|they)\s+{_AUX}\Z)", re.I
)
_HAND = re.compile(rf"\s(?=(?:the\s+(?:hand|round|wager|bet)s?|it|they)\s+{_AUX}\Z)", re.I)
_ARTICLE = re.compile(r"(?<!and )(?<!or )(?<!but )(?<!, )\b(?:the|all|any|each|both|his|their|such)\s+\Z", re.I)
_NEXT_PART = re.compile(r"(?:[;:.]|,\s+(?:and|but|or)|\s(?:and|but))\s*(?:that\s+)?\Z", re.I)
_PART_OPENS = re.compile(r"(?:\A|[,;:–—.])\s*(?:and\s+|but\s+|or\s+|then\s+|provided,?\s+however,?\s+(?:that\s+)?)?\W{0,3}\Z", re.I)
# "…, pushes if …", "… and the Ante loses": the words by which a further result is joined.
_JOINED = re.compile(
    rf"(?:[,;]\s+(?:(?:and|but|or|otherwise)\s+)?|\s+(?:and|but)\s+)(?:(?:it|they|the|all|any|both|each|that|which|an?)\s+)?{_AUX}\Z",
    re.I,
)
_SENTENCE = re.compile(r"\w\.\s+(?=[A-Z])")
_IN_WHICH = re.compile(r"\bin which (?:case|event)\b", re.I)
_LIST = re.compile(r"(?:either|(?:any|one|all)(?: or more)?(?: of)?(?: the following.*)?|the following.*)", re.I)
# "Dealer wins: Ante and Play lose": a case as the label of its results.
_LABEL = re.compile(
    r"\W{0,3}(?P<when>(?:the\s+)?(?:(?:dealer|player|house|bank)(?!\s+(?:line|wagers?|bets?))|hands?|ties?|both|neither|no)\b[^:.;,]{0,80}?)(?::|\s[-–—]|[–—])\s+",
    re.I,
)
_THEN = re.compile(r"[;,]?\s+then\s*\Z", re.I)
_LONGEST_CASE = 600
_STOP = re.compile(r";|\.\s|\.\Z|,?\s+(?:provided,?\s+however|except that|save that|in which case)\b", re.I)


@dataclass(frozen=True, slots=True)
class Part:
    """One result of a sentence: the words before it, the condition over it and the one behind it."""

    result: Result
    before: str
    behind: str
    lead: str | None = None
    trail: str | None = None

    @property
    def case(self) -> str | None:
        return ", ".join(each for each in (self.lead, self.trail) if each) or None


def read_parts(sentence: str, wagers: Wagers) -> list[Part]:
    """The results of a sentence, each with its condition; a result inside a condition is none."""
    return _shared(list(_walk(sentence, wagers)), wagers)


def _walk(sentence: str, wagers: Wagers) -> Iterator[Part]:
    results = results_in(sentence)
    mentions = wagers.mentions(sentence)
    marks = sorted([*results, *_OPENER.finditer(sentence)], key=_start)
    lead: str | None = None
    last: str | None = None
    pending = False
    part: Part | None = None
    since = at = 0
    if (label := _LABEL.match(sentence)) and wagers.named(label["when"]) is None:
        lead, since, at = tidied(label["when"]), label.end(), label.end()
    for mark in marks:
        start = _start(mark)
        if start < at:
            continue
        if isinstance(mark, Result):
            if part is not None:
                yield replace(part, behind=sentence[part.result.end : start])
            if pending and mark is not results[-1]:
                pending, since = False, mark.end
                continue  # what is told inside a condition: "when a wager loses"
            if _SENTENCE.search(sentence, since, start):
                lead = None
            if last is not None and _IN_WHICH.search(sentence, since, start):
                lead = last  # "unless the dealer has it too, in which case the wager is a push"
            part = Part(mark, sentence[since:start], sentence[mark.end :], lead)
            since = at = mark.end
            continue
        end = _lead_end(sentence, mark, results, mentions) if _may_lead(sentence, since, start, part) else None
        if end is not None:
            lead, at = _told(sentence[mark.end() : end]), end
            if part is not None:
                yield replace(part, behind=sentence[part.result.end : start])
            since, part, pending = end, None, False
        elif part is not None:
            if part.trail and re.search(r"[.;]", sentence[since:start]):
                yield replace(part, behind="")  # a list of cases: "Pushes: 1) When … 2) When …"
                part = replace(part, trail=None)
            end = _trail_end(sentence, mark.end(), results, mentions)
            told = last = _told(sentence[mark.end() : end])
            told = negated(told) if told and mark[0].lower().startswith("unless") else told
            told = ", ".join(each for each in (part.trail, told) if each) or None
            part = replace(part, trail=told)
            since = at = end
        else:
            pending = True
    if part is not None:
        yield part


def _told(words: str) -> str | None:
    """A condition in words; none where only a list below tells it."""
    case = tidied(_THEN.sub("", words))
    return None if not case or _LIST.fullmatch(case) else case


def _start(mark: Result | re.Match[str]) -> int:
    return mark.start if isinstance(mark, Result) else mark.start()


def _may_lead(sentence: str, since: int, start: int, part: Part | None) -> bool:
    """Whether a condition stands where a part of the sentence starts."""
    between = sentence[since:start]
    return bool(_PART_OPENS.search(between) if part is None else _NEXT_PART.search(between))


def _lead_end(
    sentence: str, opener: re.Match[str], results: list[Result], mentions: list[Mention]
) -> int | None:
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
        agent = (_AGENT if result.acts else _HAND).search(sentence[opener.end() : result.start])
        if agent and len(sentence[opener.end() : opener.end() + agent.start()].split()) > 2:
            ends.append(opener.end() + agent.end())
    good = [end for end in ends if any(each.start >= end for each in after)]
    return min(good, default=None)


def _trail_end(sentence: str, start: int, results: list[Result], mentions: list[Mention]) -> int:
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


def _shared(parts: list[Part], wagers: Wagers) -> list[Part]:
    """A condition at the end is for the other wagers as well: "A is returned and B pays even money when …"."""
    found: list[Part] = []
    for place, part in enumerate(parts):
        behind = parts[place + 1] if place + 1 < len(parts) else None
        joined = behind is not None and re.fullmatch(r"(?:(?!\.\s|;).){0,80}\band\b[^.;]{0,60}", behind.before)
        if part.case is None and behind is not None and joined and behind.trail and wagers.mentions(behind.before):
            part = replace(part, trail=behind.trail)
        found.append(part)
    return found
