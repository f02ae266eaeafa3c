"""The words of documents in the words of the clause language: modals, bounds, timing, references."""

import re

_NUMBERS = {
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
    "ten": "10", "eleven": "11", "twelve": "12", "fifteen": "15", "twenty": "20", "thirty": "30", "fifty-two": "52",
}  # fmt: skip
_COUNTED = (
    r"(?:decks?|cards?|hands?|players?|hours?|inches|times|rounds?|wagers?|bets?|dice|batches|areas|boxes"
    r"|revolutions|minutes|spots|jokers?|seats)"
)
# Order matters: what introduces a slot is settled before the words inside it.
_RULES: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern, re.I), to)
    for pattern, to in (
        (r"[“”„]", '"'),
        (r"[‘’‟]", "'"),
        (r"(?<=\w)‐(?=\w)", "-"),
        (r"\bhold\s*['\"]?\s?em\b", "hold-em"),
        (r"(?<=\s)#\s?(?=\d)", "number "),
        (r"\bi\.e\.,?", "that is"),
        (r"\be\.g\.,?", "such as"),
        # References in brackets become a slot of their own; other brackets are set off by commas.
        (
            r"\s*\((?:relating|pertaining|referring|as described|as set forth|see|as provided"
            r"|as defined)[^()]{0,200}(?:\([^()]{0,80}\)[^()]{0,120}){0,3}\)",
            "",
        ),
        (r"\b(?:\w+(?:-\w+)?)\s*\(\s*(\$?\d[\d,.]*%?)\s*\)", r"\1"),
        (r"(?<=§)\s+", ""),
        (r"(?<=§)§", ""),
        (r"(?<=\d)\s*\((\w{1,4})\)", r".\1"),
        (r"(?<=\.\w)\s*\((\w{1,4})\)", r".\1"),
        (r"\b(sub)?(?:section|paragraph)s?\s+\((\w{1,4})\)(?:\s*\((\w{1,4})\))?", r"\1section \2"),
        (r"\s*\(([^()]{1,160})\)", r", \1,"),
        (r"\s+[-–—]+\s+", ", "),
        (r"\s*;\s*(?:and|or|but)?\s*\Z", ""),
        (r"\s*;\s*", ", "),
        (r"\s*:\s*(?=\S)", ", "),
        (r"\b(shall|must|will|may)\s*:\s*\Z", r"\1 do the following"),
        (r"\b(if|when|where|unless|that|until|whenever)(?:,?\s+(?:either|one of|both))?\s*:\s*\Z", r"\1 the following"),
        (r"\s*:\s*\Z", ""),
        (r"\Ashould (?=the|an?|any|all|it|there|this)", "if "),
        # Modals.
        (r"\b(?:is|are) (?:required|obligated|obliged) to\b", "shall"),
        (r"\b(?:has|have) (?:the (?:right|option|ability|opportunity)|an option) (?:to|of)\b", "may"),
        (r"\b(?:is|are) (?:permitted|allowed|entitled|eligible) to\b", "may"),
        (r"\b(?:is|are) not (?:permitted|allowed|entitled|eligible) to\b", "may not"),
        (r"\bmay elect to\b", "may choose to"),
        (r"\b(must|will|shall|may|can) (?:also|then|thereafter|further),?\b", r"\1"),
        (r"\b(must|will|shall|may|can) (immediately|promptly|first|always|never) (?!be\b)(\w+)", r"\1 \3 \2"),
        (r"\b(must|will|shall|may|can) (immediately|promptly|first|always|never) be\b", r"\1 be \2"),
        (r"\b(?:cannot|can not|can't|could not)\b", "may not"),
        (r"\b(?:must|will|would|should) not\b", "shall not"),
        (r"\bwon't\b", "shall not"),
        (r"\b(?:must|will|would|should)\b", "shall"),
        (r"\b(?:can|could)\b", "may"),
        (r"\bshall,\s*", "shall "),
        # Bounds.
        (r"\b(?:no|not) (?:more|greater|higher) than\b", "at most"),
        (r"\b(?:no|not) (?:less|fewer|lower) than\b", "at least"),
        (r"\ba minimum of\b", "at least"),
        (r"\ba maximum of\b", "at most"),
        (r"\bup to (?=\d|one\b|two\b|three\b|four\b|five\b|six\b|seven\b)", "at most "),
        (r"\bat least once every\b", "at least every"),
        # Timing.
        (r"\bprior to\b", "before"),
        (r"\bsubsequent to\b", "after"),
        (r"(?<!the )(?<!of )\bfollowing (?=the|each|any|a |completion|all|every|this|that|placement)", "after "),
        (r"(?:\A|(?<=, )|(?<=and )|(?<=or ))(?:upon|once|as soon as)\b(?! (?:every|for|only|again))", "after"),
        (r"\b(?:throughout)\b", "during"),
        (r"\bat the time\b", "when"),
        # Conditions.
        (r"\b(?:in the event(?: that| of)?|should it happen that|in case(?: that| of)?)\b", "if"),
        (r"\bwhenever\b", "when"),
        (r"\b(?:so long as|as long as|only if|provided,? however,? that|provided that|provided,)\b", "if"),
        (r"\bwith the exception (?:of|that)\b", "except"),
        (r"\bexcept (?:when|where|if)\b", "except in case"),
        # References.
        (
            r"\b(?:in accordance with|pursuant to|under|as required (?:by|under|in)|as provided (?:for )?(?:in|by"
            r"|under)|as set forth (?:in|under)|as described in|according to"
            r"|outlined in|specified in|set forth (?:in|under)|described in|required (?:by|under|in)"
            r"|contained in) (?=§|(?:sub)?(?:section|paragraph)s?\b)",
            "per ",
        ),
        (r"\bas per\b|\bper\b(?!\s+(?:§|section|subsection|sections|subsections|paragraph))", "for each"),
    )
)
_ANY_NUMBER = re.compile(
    rf"\b({'|'.join(_NUMBERS)})\b(?=(?:\s+(?:or|and|to)\s+\w+)?(?:\s+[\w-]+){{0,2}}\s+{_COUNTED}\b)", re.I
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
        (r",\s+(per|if|when|where|while|until|before|after|during|within)\b", r" \1"),
    )
)


def plain_phrase(text: str) -> str:
    """A phrase with its marks in the clause language's form, for definitions."""
    phrase = ARTICLE.sub("", plain(text))
    for pattern, to in SOFT:
        phrase = pattern.sub(to, phrase)
    return phrase


def plain(sentence: str) -> str:
    text = " ".join(sentence.split())
    for pattern, to in _RULES:
        text = pattern.sub(to, text)
    text = _STRAY.sub(" ", text)
    text = _LEAD_WORDS.sub("", text)
    text = _ANY_NUMBER.sub(lambda found: _NUMBERS[found[1].lower()], text)
    text = _COMMA_RUN.sub(", ", text)
    text = re.sub(r"\s+,", ",", " ".join(text.split()))
    return LAST_STOP.sub("", text).strip(" ,")
