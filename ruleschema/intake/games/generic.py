"""Titles that may head a section of any game, or the rules of all of them, and therefore name none."""

import re

_WORD = re.compile(r"[^\W\d_]+")
_SMALL = re.compile(r"an?|and|are|by|each|for|from|how|in|is|of|on|or|other|the|to|under|with|your", re.I)
_GENERIC = re.compile(
    r"announcements?|bets?|betting|bonus|burn|cards?|characteristics|clauses?|clos(?:e|ing)|collections?|conduct"
    r"|cut(?:ting)?|deal(?:s|ers?|ing)?|decks?|definitions?|descriptions?|determined|duties|equipment|errors?|fees?"
    r"|games?|gaming|general|glossary|hands?|house|inspections?|introduction|irregularit(?:y|ies)|layouts?|limits?"
    r"|making|misdeals?|numbers?|objects?|objectives?|odds|opening|options?|optional|order|overview|paid|pay(?:s|ments?)?"
    r"|payouts?|permissible|physical|placement|play(?:ed|ers?|ing)?|post(?:ed|ing)|procedures?|provisions?|purpose"
    r"|rank(?:s|ings?)?|rates?|rounds?|rules?|schedules?|scope|sections?|settl(?:e|ed|ing|ement)|shuffl(?:e|es|ing)"
    r"|side|signage|standards?|summary|tables?|terms?|types?|used?|values?|wager(?:s|ing)?|ways?|winners?|winning|wins",
    re.I,
)

_PART = re.compile(
    r"bets?|betting|bonus(?:es)?|burn(?:ing)?|cards?|deal(?:s|ing)?|doubl(?:e|ing) down|hands?|insurance"
    r"|irregularit(?:y|ies)|jackpots?|odds|pay(?:s|ing|ments?|outs?|offs?)?|rank(?:s|ings?)?|shuffl(?:e|ing)|split(?:s|ting)?|surrender"
    r"|values?|wager(?:s|ing)?|winners?",
    re.I,
)


def is_generic(title: str) -> bool:
    """Whether a title has no word of its own."""
    return all(_SMALL.fullmatch(word) or _GENERIC.fullmatch(word) for word in _WORD.findall(title))


def is_part(title: str) -> bool:
    """Whether a title that names no known game speaks of wagers, hands or pay, as parts of a game do."""
    return any(_PART.fullmatch(word) for word in _WORD.findall(title))
