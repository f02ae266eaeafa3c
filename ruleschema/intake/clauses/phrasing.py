"""The words of documents in the words of the clause language: modals, bounds, timing, references."""

import re

from ruleschema.intake.words.cued import cued, rewritten
from ruleschema.intake.words.quantities import figured

_PLAIN_MARKS = dict.fromkeys("“”„", '"') | dict.fromkeys("‘’‟", "'") | dict.fromkeys("*_", "")
_MARKS = re.compile(f"[{''.join(_PLAIN_MARKS)}]")
_WILL = "(?:shall|must|will)"
_NEVER = "(?:at no time|under no circumstances|in no event|in no case)"
_RIGHT = "(?:the )?(?:right|option|ability|opportunity|authority|discretion)|an option"
_RIGHTS = "right|option|ability|opportunity|authority|discretion"
# What one is entitled to may be a thing; what one is allowed to is an act.
_ALLOWED = (
    r"(?:(?:permitted|allowed) to|(?:entitled|eligible) to(?= (?:receive|make|play|collect|win|participate|bet|wager"
    r"|cut|place|act|draw|take|be|have|split|double|share)\b))"
)
# Order matters: what introduces a slot is settled before the words inside it.
_RULES = cued(
    (
        ("‐", r"(?<=\w)‐(?=\w)", "-"),
        ("hold", r"\bhold\s*['\"]?\s?em\b", "hold-em"),
        ("#", r"(?<=\s)#\s?(?=\d)", "number "),
        ("i.e.", r"\bi\.e\.,?", "that is"),
        ("e.g.", r"\be\.g\.,?", "such as"),
        # References in brackets become a slot of their own; other brackets are set off by commas.
        (
            "(",
            r"\s*\((?:relating|pertaining|referring|as described|as set forth|see|as provided"
            r"|as defined)[^()]{0,200}(?:\([^()]{0,80}\)[^()]{0,120}){0,3}\)",
            "",
        ),
        ("§", r"(?<=§)\s+", ""),
        ("§", r"(?<=§)§", ""),
        ("(", r"(?<=\d)\s*\((\w{1,4})\)", r".\1"),
        ("(", r"(?<=\.\w)\s*\((\w{1,4})\)", r".\1"),
        ("section|paragraph", r"\b(sub)?(?:section|paragraph)s?\s*\((\w{1,4})\)(?:\s*\((\w{1,4})\))?", r"\1section \2"),
        # Eight decks (six when shuffled by machine): the brackets hold an exception with its own condition.
        ("(", r",?\s*\((\d[^()]{1,80}?) (?:when|if|where) ([^()]{3,120})\)", r", except \1 as far as \2"),
        ("(", r"(?<=\w) (and|or|through) \((\w{1,3})\)(?!\w)", r" \1 \2"),
        ("(", r"\s*\(([^()]{1,160})\)", r", \1,"),
        ("-|–|—", r"\s+[-–—]+\s+", ", "),
        ('"', r"[.,]\"(?=\s|\Z)", '"'),
        (";|,", r"[\s,]*;\s*(?:and|or|but)?\s*\Z|,\s*(?:and|or|but)\s*[;.]?\s*\Z", ""),
        ("however", r"\s*;\s*however,?\s+", ", but "),
        (";", r"\s*;\s*", ", "),
        (":", r"\s*:\s*(?=\S)", ", "),
        (":", r"\b(shall|must|will|may)\s*:\s*\Z", r"\1 do the following"),
        (
            ":",
            r"\b(if|when|where|unless|that|until|whenever)(?:,?\s+(?:either|one of|both))?\s*:\s*\Z",
            r"\1 the following",
        ),
        (":", r"\s*:\s*\Z", ""),
        ("should", r"\Ashould (?=the|an?|any|all|it|there|this)", "if "),
        # Modals.
        ("required|obligated|obliged", rf"\b(?:{_WILL} be|is|are) (?:required|obligated|obliged) to\b", "shall"),
        (_RIGHTS, rf"\b(?:{_WILL} not have|(?:has|have) no) (?:{_RIGHT}) to\b", "may not"),
        (_RIGHTS, rf"\b(?:{_WILL} have|has|have) (?:{_RIGHT}) to\b", "may"),
        (_RIGHTS, rf"\b(?:{_WILL} have|has|have) (?:{_RIGHT}) of\b", "may choose"),
        ("mean", r"\A(\"?\w[\w' -]{1,40}\"?) (?:shall|will) mean\b", r"\1 means"),
        ("permitted|allowed|entitled|eligible", rf"\b(?:{_WILL} not be|is not|are not) {_ALLOWED}", "may not"),
        ("permitted|allowed|entitled|eligible", rf"\b(?:{_WILL} be|is|are) {_ALLOWED}", "may"),
        ("elect", r"\bmay elect to\b", "may choose to"),
        ("also|then|thereafter|further", r"\b(must|will|shall|may|can) (?:also|then|thereafter|further),?\b", r"\1"),
        ("never", r"\b(must|will|shall|may|can) never\b", r"\1 not"),
        (" no ", rf"\A{_NEVER} ({_WILL}|may|can) ((?:an?|the|any) \w+) ", r"\2 \1 not "),
        (
            "immediately|promptly|first|always",
            r"\b(must|will|shall|may|can) (immediately|promptly|first|always) (?!be\b)(\w+)",
            r"\1 \3 \2",
        ),
        (
            "immediately|promptly|first|always",
            r"\b(must|will|shall|may|can) (immediately|promptly|first|always) be\b",
            r"\1 be \2",
        ),
        ("can|could not", r"\b(?:cannot|can not|can't|could not)\b", "may not"),
        (" not", r"\b(?:must|will|would|should) not\b", "shall not"),
        ("won't", r"\bwon't\b", "shall not"),
        ("must|will|would|should", r"\b(?:must|will|would|should)\b", "shall"),
        ("can|could", r"\b(?:can|could)\b", "may"),
        ("as may", r"\bas may be\b", "as can be"),
        (
            " no ",
            r"\b(shall|may) (?!be\b|not\b|only\b|call|announce|declare|say|state)(\w+) no "
            r"(?!more|less|fewer|later|longer|rolls?\b|spins?\b)",
            r"\1 not \2 ",
        ),
        ("shall,", r"\bshall,\s*", "shall "),
        (",", r"\b(shall|may)( not| only)? (\w+), (\w+),? (or|and) (?=\w)", r"\1\2 \3 \5 \4 \5 "),
        ('"', r"\b(shall|may)( only| not)? \"(\w+)\"(?=\s)", r"\1\2 \3"),
        # Timing.
        ("prior", r"\bprior to\b", "before"),
        ("subsequent", r"\bsubsequent to\b", "after"),
        (
            "following",
            r"(?<!the )(?<!of )\bfollowing (?=the|each|any|a |completion|all|every|this|that|placement)",
            "after ",
        ),
        (
            "upon|once|as soon",
            r"(?:\A|(?<=, )|(?<=and )|(?<=or ))(?:upon|once|as soon as)\b(?! (?:every|for|only|again))",
            "after",
        ),
        ("throughout", r"\b(?:throughout)\b", "during"),
        ("at the time", r"\bat the time\b", "when"),
        # Conditions.
        (
            "in the event|should it|in case",
            r"\b(?:in the event(?: that| of)?|should it happen that|in case(?: that| of)?)\b",
            "if",
        ),
        ("whenever", r"\bwhenever\b", "when"),
        # "However" turns what was said; a proviso with a modal of its own is a duty, no condition.
        ("however", r"[,\s]+provided,? however,? (?:that )?", ", but "),
        (
            "provided|condition",
            r"[,\s]+(?:provided that,? |on (?:the )?condition that )(?=[^,]{2,80}?\b(?:shall|may)\b)",
            ", but ",
        ),
        (" which ", r",?\s+(?:after|following|upon) which (?=[^,]{2,60}?\b(?:shall|may)\b)", ", and "),
        (" if", r"\b(determin|see|verif|ascertain|check|decid|indicat|ask)(e|es|ing|y|ies|s)? if\b", r"\1\2 whether"),
        ("if any", r",\s*if any\s*,", ""),
        ("if ", r",\s*(and |or )?if (necessary|applicable|required|needed|possible),", r" \1as \2"),
        (
            "long as|provided",
            r"\b(?:so long as|as long as|provided,? however,? that|provided that)\b|(?<!as )(?<!otherwise )\bprovided,",
            "if",
        ),
        (
            "however|therefore|in turn|for example|for instance",
            r",\s*(?:however|therefore|in turn|for example|for instance)\s*,",
            "",
        ),
        ("exception", r"\bwith the exception (?:of|that)\b", "except"),
        ("except", r"\bexcept for when\b", "except when"),
        ("except", r"\bexcept (?:when|where|if)\b", "except in case"),
        # References.
        (
            "§|section|paragraph",
            r"\b(?:in accordance with|pursuant to|under|as required (?:by|under|in)|as provided (?:for )?(?:in|by"
            r"|under)|as set forth (?:in|under)|as described in|according to"
            r"|outlined in|specified in|set forth (?:in|under)|described in|required (?:by|under|in)"
            r"|contained in) (?=§|(?:sub)?(?:section|paragraph)s?\b)",
            "per ",
        ),
        ("per", r"\bas per\b|\bper\b(?!\s+(?:§|section|subsection|sections|subsections|paragraph))", "for each"),
    )
)
ARTICLE = re.compile(r"\A(?:the|an?)\s+", re.I)
_LEAD_WORDS = re.compile(
    r"\A(?:in addition|additionally|however|furthermore|moreover|also|then|therefore|and|but|or"
    r"|thereafter|note|finally|next)[,:]?\s+", re.I,
)  # fmt: skip
_COMMA_RUN = re.compile(r"\s*,\s*(?:,\s*)+")
_STRAY = re.compile(r"[*_=<>\\|\[\]{}~^…•()]|\.{2,}")
LAST_STOP = re.compile(r"[.\s;:,]+\Z")
SOFT = tuple(
    (re.compile(pattern), to)
    for pattern, to in (
        (r"\bmay not\b", "cannot"),
        (r"\bmay only\b", "can only"),
        (r"\bmay\b", "can"),
        (r"\bshall not\b", "is not to"),
        (r"\bshall only\b", "is only to"),
        (r"\bshall\b", "is to"),
        (r"\bmeans?\b", "sense"),
        (r",\s+(per|if|when|where|while|until|before|after|during|within|at least|at most|exactly)\b", r" \1"),
    )
)


def plain_phrase(text: str) -> str:
    """A phrase with its marks in the clause language's form, for definitions."""
    phrase = ARTICLE.sub("", plain(text))
    for pattern, to in SOFT:
        phrase = pattern.sub(to, phrase)
    return phrase


def plain(sentence: str) -> str:
    text = figured(_MARKS.sub(lambda found: _PLAIN_MARKS[found.group()], " ".join(sentence.split())))
    text = rewritten(text, _RULES)
    text = _STRAY.sub(" ", text)
    text = _LEAD_WORDS.sub("", text)
    text = _COMMA_RUN.sub(", ", text)
    text = re.sub(r"\s+,\s*", ", ", " ".join(text.split()))
    return LAST_STOP.sub("", text).strip(" ,")
