"""A case in the words most documents use for it: less than a pair, does not qualify, a tie."""

import re

_OWN = r"(?:(?:the\s+)?(?:player|patron|guest)s?(?:['’]s?)?(?:\s+(?:\w+\s+)?hand)?|(?:the\s+|their\s+)?hand|they|it)"
_FAILS = (
    r"(?:(?:does|do|did)\s+not\s+(?:have|hold|get|make|receive|obtain|contain|qualify\s+with)"
    r"|fails?\s+to\s+(?:have|hold|get|make|receive|obtain|contain))"
)
_OR_MORE = r"\s+or\s+(?:better|higher|above)\b"
_SHORTENED = {"doesn": "does", "isn": "is", "aren": "are", "don": "do", "hasn": "has", "didn": "did"}
_NOT = re.compile(rf"\b(?P<verb>{'|'.join(_SHORTENED)})['’]t\b", re.I)
_RULES = tuple(
    (re.compile(pattern, re.I), to)
    for pattern, to in (
        (r",\s+(?:according to|as shown in|as listed in)\s+(?:the\s+)?(?:posted\s+)?pay ?tables?\b[^,]{0,20}\Z", ""),
        (r"\b(?:is|are) not qualified\b(?:\s+with\s[^,]{1,40}\Z)?", "does not qualify"),
        # What a hand lacks is told as what it is: the one word a ranking knows it by.
        (rf"\A{_OWN}\s+{_FAILS}\s+at least\s+(?P<hand>[^,]{{2,60}}?)\s*\Z", r"less than \g<hand>"),
        (rf"\A{_OWN}\s+{_FAILS}\s+(?:at least\s+)?(?P<hand>[^,]{{2,60}}?){_OR_MORE}", r"less than \g<hand>"),
        (rf"\b(?P<is>is|are)\s+not\s+(?P<hand>an?\s[^,]{{2,40}}?){_OR_MORE}", r"\g<is> less than \g<hand>"),
        (r"\A(?:any\s+)?craps(?:\s+(?:bet|wager))?\Z", "2, 3 or 12"),
        (r"\A(?:(?:it|they)\s+)?(?:(?:is|are)\s+)?(?:won|winning)\Z|\A(?:it|they)\s+wins?\Z", "win"),
        (r"\Aties(?=\s+between\b)", "tie"),
    )
)


_THERE_IS = re.compile(r"there\s+(?:is|are)\s+(?:an?\s+|any\s+)?", re.I)
_DOES = re.compile(r"\b(?P<verb>has|holds|qualifies|ties|wins|beats|contains|exceeds|opens)\b", re.I)
_PLAIN_VERB = {"has": "have", "qualifies": "qualify"}
_IS = re.compile(r"\b(?:is|are|was|were)\b", re.I)


def in_common_words(case: str) -> str:
    """The case as most documents word it; what has a wording of its own stays."""
    case = _NOT.sub(lambda found: f"{_SHORTENED[found['verb'].lower()]} not", case)
    for pattern, to in _RULES:
        case = pattern.sub(to, case)
    return case


def negated(case: str) -> str:
    """The opposite of a case: what "otherwise" means behind it."""
    if there := _THERE_IS.match(case):
        return f"no {case[there.end() :]}"
    if verb := _DOES.search(case):
        plain = _PLAIN_VERB.get(verb[0].lower(), verb[0][:-1].lower())
        return in_common_words(f"{case[: verb.start()]}does not {plain}{case[verb.end() :]}")
    verb = _IS.search(case)
    return f"{case[: verb.end()]} not{case[verb.end() :]}" if verb else f"not: {case}"
