"""What "it" and "if not" speak of: the subject of the sentence or the condition told before."""

import re

_VERB = (
    r"(?:is|are|has|have|holds?|qualif(?:y|ies)|ranks?|totals?|must|shall|may|will|does|do|appears?|lands?|shows?|wins?"
    r"|beats?|loses?|contains?|ties?|opens?|exceeds?|equals?|matches|needs?|requires?)"
)
_SUBJECT = re.compile(
    r"(?:\A|(?<=[.;]\s)|\b(?:if|when|where|once)\s)(?:the\s|an?\s|each\s|any\s)?"
    rf"(?P<subject>(?!it\b|they\b|if\b|when\b|where\b)(?:[\w'’/-]+\s){{1,4}}?)(?=(?:also\s|then\s)?{_VERB}\b)",
    re.I,
)
_IT = re.compile(r"\A(?:it|they)\s+(?=\w)", re.I)
_NOT = re.compile(r"(?:not|otherwise)", re.I)
_DUTY = re.compile(
    r"\A\W{0,3}(?:the\s|an?\s)?(?P<subject>(?:[\w'’/-]+\s){1,4}?)"
    r"(?:(?:must|shall|will|needs?\sto|has\sto)\s(?P<verb>have|hold|show|open|qualify)"
    r"|(?P<plain>qualifies|opens))\b(?P<rest>[^.;]{0,80})",
    re.I,
)
_PLAIN = {"qualifies": "qualify", "opens": "open"}
_PERSON = re.compile(r"(?:players?|patrons?|dealer|wagers?|bets?|house|casino|licensee)\Z", re.I)
_DOES_NOT = re.compile(r"(?P<who>.{2,40}?)\s+(?:does|do) not", re.I)
_HAS = (
    r"(?P<verb>has|holds|shows|makes|beats|opens|qualifies|wins|ties|have|hold|show|make|match|tie)\b"
    r"(?P<rest>[^,.;]{0,60}?)(?=\s+(?:and|but|or (?:is|loses|pushes))\b|[,.;]|\s*\Z)"
)
_PLAIN_VERB = {"has": "have", "qualifies": "qualify"}
_LOOK_BACK = 600
_SURE = 12


def resolved(case: str, sentence: str, said: str) -> str:
    """A case with the words that "it" or "not" stand for, where they are told before it."""
    if _NOT.fullmatch(case):
        duty = _DUTY.match(_last(said))
        if duty is None or case.lower() != "not":
            return case
        verb = duty["verb"] or _PLAIN[duty["plain"].lower()]
        return f"{duty['subject']}does not {verb}{duty['rest']}".strip(" ,")
    at = sentence.find(case)
    at = sentence.find(case[:_SURE]) if at < 0 else at
    before = f"{said} {sentence[: max(at, 0)]}"[-_LOOK_BACK:].lstrip()
    case = _named(case, before)
    left = _DOES_NOT.fullmatch(case)
    return _completed(left["who"], case, before) if left else case


def _named(case: str, before: str) -> str:
    """A case with the subject that "it" or "they" stand for."""
    pronoun = _IT.match(case)
    if pronoun is None:
        return case
    subjects = [each["subject"].strip() for each in _SUBJECT.finditer(before)]
    named = [each for each in subjects if not _PERSON.search(each)]
    return f"{named[-1]} {case[pronoun.end() :]}" if named else case


def _completed(who: str, case: str, before: str) -> str:
    """What the other case said of the same hand: "if the dealer has an ace …, if the dealer does not"."""
    told = list(re.finditer(rf"\b{re.escape(who)}\s{_HAS}", before, re.I))
    if not told:
        return case
    verb = _PLAIN_VERB.get(told[-1]["verb"].lower(), told[-1]["verb"].removesuffix("s"))
    return f"{case} {verb} {told[-1]['rest'].strip()}".strip()


def _last(said: str) -> str:
    """The sentence told last."""
    return re.split(r"(?<=[a-z0-9)”\"])[.!?]\s+(?=[A-Z])", said.strip())[-1]
