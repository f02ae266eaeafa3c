"""In which case a value is paid: the condition before it, the words behind it, or the hand that is its subject."""

import re

from ruleschema.intake.wagers.wagernames import Wagers
from ruleschema.intake.words.casewords import in_common_words
from ruleschema.intake.words.numberwords import WORDED

_WHEN = (
    r"(?:if|when|whenever|where|in the (?:event|case)(?: that| of)?"
    r"|in (?:any|all|every|each) (?:case|instance)s? (?:where|when|in which)|should|upon|once|unless)"
)
# The condition ends at the comma behind which the duty starts, and not at one of a list inside it.
_DUTY = r"(?:then\s+)?(?:(?:the|an?|all|any|each|every|both|such|his|their|no|it|that|this)\b|(?-i:[A-Z\"“]))"
_LEADING = re.compile(
    rf"(?:\A|[;:]\s+(?:and\s+|but\s+)?|\b(?:provided|except|save),?\s+that,?\s+)\W{{0,3}}{_WHEN}\s+"
    rf"(?P<when>(?:[^.;:]|[.:](?=\d)){{3,300}}?)[,:]\s+(?={_DUTY})"
    rf"|(?:\A|[;:]\s+(?:and\s+|but\s+|or\s+)?)\W{{0,3}}{_WHEN}\s+"
    rf"(?P<any>(?:[^.;:]|[.:](?=\d)){{3,300}}?)[,:]\s+(?:(?=[a-zA-Z])|\Z)", re.I,
)  # fmt: skip
_OPEN = re.compile(rf"(?:\A|;\s+(?:and\s+|but\s+)?)\W{{0,3}}{_WHEN}\s+(?P<when>[^,.;]{{3,200}})\Z", re.I)
# "If the card is higher the wager is paid": the duty starts at a wager without a name.
_NO_COMMA = re.compile(
    rf"(?:\A|;\s+(?:and\s+|but\s+)?)\W{{0,3}}{_WHEN}\s+(?P<when>[^,.;]{{3,200}}?)\s+(?=(?:the|all|both|any|such|each)\s+"
    r"(?:(?!the\b)[\w-]+\s+){0,2}?(?:wagers?|bets?)(?:\s*\Z|\s+(?:is|are|shall|will|wins?|loses?"
    r"|push(?:es)?)\b))", re.I,
)  # fmt: skip
# "…, and if the player wins with less it pushes".
_SECOND = re.compile(
    r",\s+(?:and|but)\s+(?:if|when|where)\s+(?P<when>[^,.;]{3,120}?)(?:,\s+|\s+)(?:it|they)\s*(?:(?:is|are|shall|will)\s*)?\Z",
    re.I,
)
_BEHIND = re.compile(
    rf"\A[^\w;.]{{0,3}}\s*(?:(?:each|only|both|also|for each of them|odds)\s+)?(?P<word>{_WHEN}|for|on"
    rf"|in(?= (?:any |another )?(?:other )?(?:spades|hearts|diamonds|clubs(?! (?:that|which|where|offering))|suit))"
    rf"|with(?! the exception)|provided that(?!,? (?:if|when|where)\b))\s+(?P<when>[^;]{{1,240}})",
    re.I,
)
# "1 to 2 (4, 10), 2 to 3 (5, 9)": the numbers that are paid so.
_BRACKETED = re.compile(
    r"\s?\((?:on )?(?P<on>\d{1,2}(?:(?:, ?| ?/ ?|,? (?:or|and) )\d{1,2}){1,6})\)(?=\s*(?:[,;.]|or\b|and\b|\Z))", re.I
)
# Where the case ends: at the next sentence, at a further result of the same wager, or at words about the odds.
_ENDS = re.compile(
    r"\.\s|\.\Z|,?\s+(?:and|as) so (?:does|do|is|are)\b|,\s+(?:which|except|provided|whichever|as posted|as selected)\b"
    r"|,?\s+(?:and|but|or)\s+(?:it\s+)?(?:shall\s+|will\s+)?(?:is\s+|be\s+|are\s+)?(?:push(?:es)?|lost|loses?)\b"
    r"|,\s+(?:and|but)\s+(?:on|for)\s+[^,;]{1,30}\Z"
    # "…if the dealer opens, and the Blind shall be paid by the table": what becomes of another wager.
    r"|,\s+(?:and|but)\s+(?:the|an?|all|each|any|both)\s+[^,;.]{2,40}?\s"
    r"(?:(?:shall|will|must)\s+be|is|are)\s+(?:paid|returned|lost|collected|settled|resolved|a push)\b"
    r"|,\s+(?:and\s+|but\s+)?(?:push(?:es)?|loses?|double|triple|(?:in|for) (?:every|any|all) other)\b",
    re.I,
)
_LAST = re.compile(
    r"[\s,;:]+(?:and|or|but|plus|less a\b.*|less any\b.*|,)?\s*(?:(?:\b(?:paid|pays)\s+)?\bat\s+(?:odds\s+of\s*)?)?\Z",
    re.I,
)
_FEE = re.compile(
    r",?\s+(?:(?:less|minus)\s+(?:an?|any|the|\d)|with(?:out)?\s+(?:no\s+|any\s+|an?\s+)?(?:commission|vigorish)"
    r"|except that (?:a|the) (?:vigorish|commission)).*\Z",
    re.I | re.S,
)
_STARTS = re.compile(r"\A(?:(?:the|an?|any|each|every|all|and|but)\s+)+(?=\S)", re.I)
_QUALIFIED = re.compile(
    r"\A(?:dealer|player[-/]dealer|house)\s+(?:does\s+)?(?:qualif(?:y|ies)|(?:has"
    r"|holds)\b[^,]{0,60}\bor (?:better|higher)\b[^,]{0,12}?),?\s+and\s+"
    r"(?:(?:the|an?)\s+)?(?=\S)(?!(?:loses?|wins?|ties?|is|has|holds?|does|beats)\b)", re.I,
)  # fmt: skip
_THROWN = re.compile(
    r"(?:total of\s+)?(?P<on>\d{1,2}(?:(?:, or |, | or | and )\d{1,2})*)\s+(?:is|are|was|were)\s+(?:thrown|rolled)\b.*",
    re.I,
)
# A wager that was placed is what is paid, and no case.
STAKED = re.compile(
    r"(?:players?|patrons?|you|he|she|casino|property|licensee|house|operator|(?:certificate|license)\s+holder)\s+"
    r"(?:has\s+|have\s+|who\s+)?(?:placed?s?|made|makes?|elect(?:s|ed)?|wish\w*|chos\w+|choos\w+|offer(?:s|ed)?)\b(?!.*\bnot\b)",
    re.I,
)
# "When the bonus bet wins, it pays 25 to 1".
WINS_ITSELF = re.compile(r"(?:[\w'’-]+\s){0,4}(?:wager|bet|it)s?\s+(?:wins?|(?:is|are)\s+won)", re.I)
_ON_WAGER = re.compile(r"(?:the|their|his|her|such|that)\s+(?:original\s+|initial\s+)?(?:wager|bet)\b", re.I)
# "three (3) times": the figure says nothing beside the word.
_GLOSSED = re.compile(rf"\b(?P<words>{WORDED})\s?\(\d[\d,]{{0,9}}\)", re.I)
_MADE = re.compile(r"\s+(?:made|formed|consisting|comprised)\s+(?=of\b|with\b)", re.I)


def leading_case(sentence: str, until: int, wagers: Wagers) -> str | None:
    """The condition that opens the sentence, or the part of it that ends at `until`."""
    case, _ = opening(sentence[:until], wagers)
    return case


def opening(head: str, wagers: Wagers) -> tuple[str | None, int]:
    """The condition that opens these words, and where it ends."""
    if second := _SECOND.search(head):
        return tidied(second["when"]), second.end()
    found = list(_LEADING.finditer(head))
    if found:
        return tidied(found[-1]["when"] or found[-1]["any"]), found[-1].end()
    if plain := _NO_COMMA.search(head):
        return tidied(plain["when"]), plain.end()
    # "If the hand is a pair the Ante wager is returned": no comma, but the wager starts the duty.
    mentions = wagers.mentions(head)
    cut = head[: mentions[-1].start] if mentions else head
    cut = re.sub(r"\b(?:the|an?|all|any|each|both|his|their)\s*\Z", "", cut, flags=re.I)
    opened = _OPEN.search(cut.rstrip()) if mentions else None
    return (tidied(opened["when"]), len(cut)) if opened else (None, 0)


def case_behind(behind: str) -> str | None:
    """What follows the value: "for a straight flush", "if the point is 4 or 10"."""
    if listed := _BRACKETED.match(behind):
        return listed["on"]
    found = _BEHIND.match(_FEE.sub("", behind))
    if found is None:
        return None
    word = found["word"].lower()
    if word == "unless" or (word in ("on", "for", "with") and _ON_WAGER.match(found["when"])):
        return None  # in every case but this one; on what, and not in which case
    when = _ENDS.split(found["when"])[0]
    return tidied(_LAST.sub("", when))


_YOU = re.compile(
    r"\byou(?:(?P<own>r)|\s+(?P<verb>win|lose|tie|fold|beat|hold|raise|have|are|do|get|bust|surrender|go))?\b", re.I
)
_SAID_OF_ONE = {"have": "has", "are": "is", "do": "does", "go": "goes"}


def _as_player(found: re.Match[str]) -> str:
    """Documents that speak to the player call him you."""
    if found["own"]:
        return "player's"
    verb = (found["verb"] or "").lower()
    return f"player {_SAID_OF_ONE.get(verb, f'{verb}s')}" if verb else "player"


def tidied(case: str) -> str:
    """A case without the article before it, and without what is only its setting."""
    bare = _MADE.sub(" ", " ".join(case.split()).strip(' ,;:.–—-"“”'))
    bare = _YOU.sub(_as_player, bare) if _YOU.search(bare) else bare
    bare = _QUALIFIED.sub("", _STARTS.sub("", _GLOSSED.sub(r"\g<words>", bare)))
    thrown = _THROWN.fullmatch(bare)
    return thrown["on"] if thrown else in_common_words(bare)[:240]
