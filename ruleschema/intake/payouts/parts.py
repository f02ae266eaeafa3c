"""A settlement sentence in its parts: what result, told of which words, under which condition."""

import re
from dataclasses import dataclass, replace

from ruleschema.intake.payouts.caselabels import case_label
from ruleschema.intake.payouts.cases import tidied
from ruleschema.intake.payouts.conditions import lead_end, told_in, trail_end
from ruleschema.intake.wagers.wagernames import Wagers
from ruleschema.intake.words.casewords import negated
from ruleschema.intake.words.results import Result, results_in

_OPENER = re.compile(
    r"(?:(?:\A\W{0,3}|(?<=;\s))(?:on|upon|with|for)\s+(?=(?:an?\s|any\s)?[\w-]+(?:\s[\w-]+){0,2}(?<!table),))"
    r"|(?:(?:\A\W{0,3}|(?<=;\s))(?:on|upon)\s+(?=an?\s[\w-]+(?:\s[\w-]+){0,3}\s"
    r"(?:(?:an?|the)\s(?:[\w'’-]+\s){1,4}(?:wager|bet)s?|it|they)\s))"
    r"|(?<![\w-])(?<!even )(?<!as )(?<!\bat )(?:if|when|whenever"
    r"|in (?:any|all|every|each) (?:case|instance)s? (?:where|when|in which)|where|in the event(?: that| of)?"
    r"|in case|should|upon|once|unless|provided that(?!\s+(?:if|when|where)\b))"
    r"(?:,\s+(?:on|in|at|after|during)\s[^,;.]{3,50},)?\s+"  # "if, on the first roll, a 12 is thrown"
    r"(?!(?:the\s+)?(?:[\w'’-]+\s+){1,4}(?:is|are)\s+(?:offered|permitted|allowed|available|in\s+use|posted)\s*,)"
    r"(?!applicable|any\b[,.)]|so\b[,.)]|(?:taken|made|placed|offered|posted|permitted|used|given|available)[,)])",
    re.I,
)
_NEXT_PART = re.compile(
    r"(?:[;:.]|,\s+(?:and|but|or)|\s(?:and|but|save|except|provided))\s*(?:that\s+|however,?\s+)?\Z", re.I
)
_PART_OPENS = re.compile(
    r"(?:\A|[,;:–—.])\s*(?:and\s+|but\s+|or\s+|then\s+|provided,?\s+however,?\s+(?:that\s+)?)?\W{0,3}\Z"
    r"|\b(?:says?|stat(?:e|es|ing)|advis(?:e|es|ing)|inform(?:s|ing)?|notif(?:y|ies)|provided|except|save)\b[^,.;]{0,40}\bthat\s\Z",
    re.I,
)
_SENTENCE = re.compile(r"\w\.\s+(?=[A-Z])")
_OTHERWISE = re.compile(r"\botherwise\b", re.I)
_IN_WHICH = re.compile(r"\b(?:in which|which in (?:this|that|such)) (?:case|event)\b", re.I)
_WHICH = re.compile(r",\s+which\s*", re.I)
# "…, even if the Ante loses, …": what makes no difference settles nothing.
_ASIDE = re.compile(
    r"\b(?:even (?:if|though|when)|whether or not|regardless of whether|without regard to)\b[^,;.]*", re.I
)
_EXCEPT = re.compile(r"\bexcept\s*\Z", re.I)
# "Dealer wins: Ante and Play lose": a case as the label of its results.
_LABEL = re.compile(
    r"\W{0,3}(?P<when>(?:the\s+)?(?:(?:dealer|player|house|bank)(?!\s+(?:line|wagers?|bets?))"
    r"|hands?|ties?|both|neither|one(?!-)|no)\b[^:.;,]{0,80}?)(?::|\s[-–—]|[–—])\s+"
    r"|\W{0,3}(?P<told>(?:both|neither|one|two|no|(?:short|less|more|fewer) (?:of|than)|below|under|above|over"
    r"|without)\b[^:.;,]{0,60}),\s+"
    r"(?=(?:the|all|both|each)\s+(?:[\w-]+\s+){0,2}(?:wager|bet)s?\b)"
    r"|\W{0,3}(?P<arrow>[^:.;→]{3,90})\s(?:→|->|=>)\s+"
    r"|\W{0,3}(?P<label>[^:.;]{3,80}):\s+(?=(?:the\s+)?(?:wager|bet)s?\s)",
    re.I,
)
# "…, the spin is void and is repeated and wagers on red lose if …": a further statement with its own condition.
_FURTHER = re.compile(r"\b(?:shall|will|must)\s.{1,200}\sand\s", re.I)
_SIDE = re.compile(r"(?:the\s+)?(?:player|bank(?:er)?)\s*", re.I)
_AND = re.compile(r"(?:(?!\.\s|;).){0,80}\band\b[^.;]{0,60}")


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
        return _both(self.lead, self.trail)


def label_case(sentence: str, until: int, wagers: Wagers) -> str | None:
    """The case that a sentence has as the label of what it settles."""
    label = _labelled(sentence[:until], wagers)
    return label[0] if label else None


def _labelled(sentence: str, wagers: Wagers) -> tuple[str, int] | None:
    """The case that a sentence opens with, and where it ends."""
    if found := _LABEL.match(sentence):
        told = found["when"] or found["told"] or found["arrow"] or found["label"]
        side = _SIDE.fullmatch(told)  # "PLAYER — pays even money": what is wagered on
        return (tidied(told), found.end()) if wagers.named(told) is None and not side else None
    return case_label(sentence, wagers)


def read_parts(sentence: str, wagers: Wagers) -> list[Part]:
    """The results of a sentence, each with its condition; a result inside a condition is none."""
    reader = _Reader(sentence, wagers)
    results = reader.results
    marks: list[Result | re.Match[str]] = sorted([*results, *_OPENER.finditer(sentence)], key=_start)
    for mark in marks:
        if _start(mark) >= reader.at:
            if isinstance(mark, Result):
                reader.result(mark)
            else:
                reader.condition(mark)
    return _shared(reader.parts, wagers)


class _Reader:
    """Goes through a sentence: `since` is where the words of the next part start, `at` how far conditions reach."""

    def __init__(self, sentence: str, wagers: Wagers) -> None:
        self.sentence = sentence
        self.mentions = wagers.mentions(sentence)
        named = {place for each in self.mentions for place in range(each.start, each.end)}
        # "Push 22" is a wager's name, and pushes nothing.
        asides = [each.span() for each in _ASIDE.finditer(sentence)]
        outside = [each for each in results_in(sentence) if not any(start < each.start < end for start, end in asides)]
        self.results = [each for each in outside if each.start not in named]
        self.parts: list[Part] = []
        self.lead: str | None = None
        self.last: str | None = None
        self.since = self.at = 0
        self.open = False
        self.pending = False
        if label := _labelled(sentence, wagers):
            self.lead, self.since = label
            self.at = self.since

    def result(self, found: Result) -> None:
        """A further part, under the condition that leads the sentence or the last one told."""
        self._close(found.start)
        if self.pending and found is not self.results[-1]:
            self.pending, self.since = False, found.end
            return  # what is told inside a condition: "when a wager loses"
        if _SENTENCE.search(self.sentence, self.since, found.start):
            self.lead = None
        if self.last is not None and _IN_WHICH.search(self.sentence, self.since, found.start):
            self.lead = self.last  # "unless the dealer has it too, in which case the wager is a push"
        before = self.sentence[self.since : found.start]
        if self.lead is None and self.last is not None and _WHICH.fullmatch(before):
            self.lead = self.last  # "…unless the dealer has one too, which is a push"
        if self.lead is None and _OTHERWISE.search(before):
            self.lead = self.last  # the case that does not hold
        self.parts.append(Part(found, before, self.sentence[found.end :], self.lead))
        self.since = self.at = found.end
        self.open = True

    def condition(self, opener: re.Match[str]) -> None:
        """A condition that leads what follows, or belongs to the result before it."""
        between = self.sentence[self.since : opener.start()]
        leads = (_NEXT_PART if self.open else _PART_OPENS).search(between)
        end = lead_end(self.sentence, opener, self.results, self.mentions) if leads else None
        if end is not None:
            self._close(opener.start())
            self.lead = told_in(self.sentence[opener.end() : end])
            if self.lead and self._excepts(opener):
                self.lead = self.last = _both(self.parts[-1].case, self.lead)
            self.since = self.at = end
            self.open = self.pending = False
        elif self.open:
            self._trail(opener)
        else:
            self.pending = True

    def _trail(self, opener: re.Match[str]) -> None:
        part = self.parts[-1]
        if part.trail and re.search(r"[.;]", self.sentence[self.since : opener.start()]):
            part = replace(part, trail=None)  # a list of cases: "Pushes: 1) When … 2) When …"
            self.parts.append(part)
        end = trail_end(self.sentence, opener.end(), self.results, self.mentions)
        if part.trail and opener[0].lower().startswith("provided"):
            self.since = self.at = end
            return  # what a proviso adds to a case is told of others: "…, provided that a natural wins"
        told = self.last = told_in(self.sentence[opener.end() : end])
        if self._excepts(opener):
            self.last = _both(part.case, told)
            self.since = self.at = end
            return  # in every case but this one
        if told and part.lead and _FURTHER.search(part.before):
            part = replace(part, lead=None)
        if told and opener[0].lower().startswith("unless"):
            told = negated(told)
        self.parts[-1] = replace(part, trail=_both(part.trail, told))
        self.since = self.at = end

    def _excepts(self, opener: re.Match[str]) -> bool:
        """Whether a condition tells what the result before it does not hold for."""
        return self.open and _EXCEPT.search(self.sentence, self.since, opener.start()) is not None

    def _close(self, end: int) -> None:
        """What stands behind a result ends where the next part starts."""
        if self.open:
            part = self.parts[-1]
            self.parts[-1] = replace(part, behind=self.sentence[part.result.end : end])


def _both(one: str | None, other: str | None) -> str | None:
    """Two conditions that hold together."""
    one = None if one == "win" and other else one
    return ", ".join(each for each in (one, other) if each) or None


def _start(mark: Result | re.Match[str]) -> int:
    return mark.start if isinstance(mark, Result) else mark.start()


def _shared(parts: list[Part], wagers: Wagers) -> list[Part]:
    """A condition at the end is for the other wagers as well: "A is returned and B pays even money when …"."""
    found: list[Part] = []
    for part, behind in zip(parts, [*parts[1:], *parts[-1:]], strict=True):
        joined = part.case is None and behind.trail and _AND.fullmatch(behind.before)
        shares = joined and wagers.mentions(behind.before)
        found.append(replace(part, trail=behind.trail) if shares else part)
    return found
