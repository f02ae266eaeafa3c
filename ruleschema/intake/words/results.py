"""The verbs by which a sentence settles a wager: it pushes, loses, is returned, wins, or the dealer collects it."""

import re
from dataclasses import dataclass
from functools import lru_cache

_ENDS = (
    r"(?=\s*(?:[.,;:)”\"]|\Z|\b(?:if|when|whenever|where|unless|on|upon|at|and|or|but|against|with|because|as|in|for"
    r"|regardless|provided|except|otherwise|automatically|immediately|outright)\b))"
)
_THAT = r"(?=\s+(?:the|all|any|each|every|both|his|her|their|its|that|such|only|(?-i:[A-Z]\w*))\b)"
_BE = (
    r"\b(?:is|are|be|being|constitutes?|results?\s+in|remains?|considered|deemed|(?:treated|counted|regarded)\s+as)\s+"
    r"(?:likewise\s+|also\s+|both\s+|each\s+|all\s+)?"
)
_HALF_OF = r"(?:only\s+)?(?:one[- ])?half\b"


@dataclass(frozen=True, slots=True)
class Result:
    """A verb of result; `acts` where the wager follows it, `told` where it does not itself say that a wager loses."""

    pays: str
    start: int
    end: int
    acts: bool = False
    told: bool = False
    back: bool = False
    noun: bool = False
    folds: bool = False
    bank: bool = False


# What settles, as the words of the dealer or of the wager; the first of two that overlap is meant.
_VERBS = (
    ("lose half", "acts", r"\b(?:los(?:es?|ing)|forfeit(?:s|ing)?|surrender(?:s|ing)?|takes?|collects?|keeps?"
     rf"|gives?\s+up)\s+(?:(?:the|his|her|their)\s+hand\s+and\s+)?{_HALF_OF}"),
    ("lose half", "acts", rf"\bcosts?\s+(?:(?:the\s+|an?\s+|that\s+)?player\s+|him\s+|her\s+)?{_HALF_OF}"),
    ("lose half", "acts", rf"\bsurrender(?:ed|s)?\b[^.;:]{{0,60}}?\bfor\s+{_HALF_OF}"),
    ("lose half", "acts", rf"\b(?:takes?|gets?|receives?|has)\s+back\s+{_HALF_OF}"),
    ("lose half", "acts", r"\b(?:gets?|receives?|is given)\s+(?:one[- ])?half(?=\s+(?:of\s+)?(?:the|his|her|their)\s"
     r"(?:[\w'’-]+\s){0,2}(?:wager|bet)\s+back\b)"),
    ("lose half", "", r"\bhalf\s+(?:of\s+)?(?:the|his|her|their|its|that|an?|each)\s+(?:[\w'’-]+\s+){0,3}?"
     r"(?:wager|bet|ante|blind|raise|call)s?\s+(?:shall|will|is|are|must)\s+(?:be\s+)?"
     r"(?:lost|forfeit(?:ed)?|collected|taken|surrendered|kept|returned|refunded)\b"),
    ("push", "acts", r"\b(?:may|shall|will|must|does|do|can)\s?not\s+"
     r"(?:collect\s+(?:or|nor)\s+pay|pay\s+(?:or|nor)\s+collect)\b"),
    ("push", "acts", r"\bneither\s+(?:collects?|pays?|takes?)\s+nor\s+(?:pays?|collects?|takes?)\b"),
    ("win", "", r"\bneither\s+(?:[\w/-]+\s+){1,4}nor\s+(?:[\w/-]+\s+){1,4}wins?(?: or loses?)?\b"),
    ("push", "", r"\b(?:is|are|be)\s+(?:neither|not)\s+(?:paid|taken|collected|won|lost)\s+(?:nor|or|and\s+not)\s+"
     r"(?:paid|taken|collected|won|lost)\b"),
    ("push", "", r"\bneither\s+(?:wins?|loses?|won|lost)\s+nor\s+(?:wins?|loses?|won|lost)\b(?!\s+more\b)"
     r"|\bno wager changes hands\b|\bnothing (?:is )?(?:won or lost|lost or won)\b"
     r"|\bstands? off\b(?=\s*(?:[.,;]|\Z|and\b))"),
    ("push", "", rf"{_BE}(?:an?\s+)?[“\"]?(?:push(?:ed(?!\s+(?:to|into|toward|across|back|out|aside)\b))?"
     r"|tie|stand[- ]?off|wash)\b"
     r"|\b(?:shall|will|must)\s+tie\b"),
    ("push", "back", rf"{_BE}(?:considered\s+)?(?:void\s+and\s+)?(?:immediately\s+)?"
     r"(?:returned|refunded|(?:given|handed) back)\b"
     rf"|{_BE}void\b(?!\s+and\b|[^.;]{{0,200}}:\s*\Z)"
     rf"|\bvoid and (?:any\b[^.]{{0,40}}\b)?returned\b"),
    ("push", "", r"\bpush\s+(?:will\s+|shall\s+)?(?:occurs?|results?)\b"),
    ("push", "back", r"\b(?:receives?|is|are|has|have|takes)\s+no\s+action\b|\bnot\s+receive\s+any\s+action\b"),
    ("push", "acts back", rf"\b(?:returns?|refunds?){_THAT}(?!\s+the\s+(?:other|rest|remainder|balance)\b)"),
    ("push", "acts", rf"\bpush(?:es)?{_THAT}|\bcauses?\s+(?=(?:the|an?)\s+[^.;,]{{2,40}}\s+to\s+push\b)"),
    ("push", "noun", r"(?:(?<=[-–—:])|(?<=[-–—:]\s))(?:an?\s)?(?:push|stand[- ]?off)\W*\Z"),
    ("push", "", rf"(?<!not )(?<!to )(?<!a )\bpush(?:es)?\b{_ENDS}"),
    ("lose", "", rf"{_BE}(?:a\s+)?(?:lost\b|losing\s+(?:wager|bet|hand)s?\b)"),
    ("lose", "noun", r"(?<=wager )loss\b|(?<=bet )loss\b"),
    ("lose", "", rf"(?<!to )(?<!not )(?<!win and )(?<!wins and )(?<!win or )(?<!wins or )\bloses?\b(?!\s+to\b){_ENDS}"),
    ("lose", "acts", rf"(?<!not )\bloses?(?:{_THAT}|(?=\s+(?:antes?|blinds?|raises?|calls?|bets?|wagers?|stakes?)\b))"),
    ("lose", "acts told", rf"\bdealer\s+(?:shall\s+|will\s+)?wins?{_THAT}"),
    ("lose", "bank noun", r"(?:(?<=[-–—])|(?<=[-–—]\s))player\s?[-/]\s?dealer wins\W*\Z"),
    ("lose", "bank", rf"\b(?:player\s?[-/]\s?dealer|bank(?:er)?)\s+(?:shall\s+|will\s+)?wins{_ENDS}"),
    ("win", "", rf"\btakes?{_THAT}(?=[^.;]{{3,60}}\sat\s[\d,]+ to \d)"),
    ("lose", "acts folds", rf"\bfold(?:s|ed|ing)?(?:,?\s+(?:and|or|by|thereby))?\s+(?:forfeits?|forfeiting){_THAT}"),
    ("lose", "acts told", rf"\b(?:collects?|takes?|forfeits?|forfeiting){_THAT}"),
    ("lose", "told", rf"(?<!not ){_BE}(?:immediately\s+)?(?:collected|forfeited)\b"),
    ("lose", "", r"(?<=wager )is taken(?=\s*[.,;])|(?<=wagers )are taken(?=\s*[.,;])"
     r"|(?<=bet )is taken(?=\s*[.,;])|(?<=bets )are taken(?=\s*[.,;])"),
    ("win", "", r"(?<!which )(?<!that )(?<!bets to )(?<!bet to )\bwins?\b(?!\s+or\b)"
     r"|\bpays?\b|\bpaid\b|\bhave action\b|\breceives? action\b"),
)  # fmt: skip
# "A Banker win with a total of 6": what is won, and no verb.
_A_WIN = re.compile(r"\b(?:an?|any|each|every|all|other|no)\s+(?:[\w'’-]+\s+){0,2}\Z", re.I)
# Each of them has one of these words; most sentences have none and need not be searched further.
_SETTLES = re.compile(
    r"half|pay|paid|neither|changes hands|back|stand|push|tie|return|refund|void|action|los[est]|losing|win|forfeit"
    r"|collect|take|wash",
    re.I,
)
_PATTERNS = tuple((pays, how.split(), re.compile(form, re.I)) for pays, how, form in _VERBS)


@lru_cache(maxsize=4096)  # a sentence is asked for what it settles, and again for its parts
def results_in(sentence: str) -> tuple[Result, ...]:
    """Every verb of result of a sentence, in order."""
    if _SETTLES.search(sentence) is None:
        return ()
    found: list[Result] = []
    for pays, how, pattern in _PATTERNS:
        for each in pattern.finditer(sentence):
            if each[0].lower() == "win" and _A_WIN.search(sentence[max(0, each.start() - 40) : each.start()]):
                continue
            if not any(known.start < each.end() and each.start() < known.end for known in found):
                found.append(Result(pays, each.start(), each.end(), **dict.fromkeys(how, True)))
    return tuple(sorted(found, key=lambda each: each.start))
