"""The wager that a clause opens with as its label: "Raise. It is paid …", "STRAIGHT UP – One number. Pays 35 to 1"."""

import re

from ruleschema.intake.outline.titles import is_title_like
from ruleschema.intake.payouts.betson import names_on
from ruleschema.intake.payouts.caselabels import case_label
from ruleschema.intake.wagers.wagernames import Wagers, in_small
from ruleschema.intake.wagers.wagertitles import is_topic
from ruleschema.intake.words import leadin

_OWN = re.compile(
    r"\A(?!(?:(?i:(?:late |early )?surrender)|Wins?|Los(?:es?|ing)|Push(?:es)?|Ties?|Pays|Note|Example|Exception)\b)"
    r"(?P<what>[A-Z][\w'’ /-]{2,40}?)(?::\s|\.\s+(?:It|This (?:wager|bet)|Pays|Paid|Wins)\s"
    r"|\s[-–—]\s+(?=[Ww]inning|[Pp]a(?:ys|id)\b))"
)
# "Six-deck games: Blackjack pays 3 to 2": at which tables, and not on what.
_WHERE = re.compile(r"\b(?:games?|tables?|shoes?|decks?|pits?|rooms?|layouts?)\Z", re.I)
# "Crown Bonus (optional). A wager of …": the heading that runs into its paragraph.
_RUN_IN = re.compile(r"\A(?P<what>[A-Z][\w'’ /-]{2,40}?)(?:\s*\([^()]{1,30}\))?[.:]\s+(?=[A-Z])")
KIND_LAST = re.compile(r"\b(?:bonus|bet|wager|jackpot|progressive)\Z", re.I)
# "RED OR BLACK, ODD OR EVEN – Pay one to one": what is told of a label without a subject is told of a wager.
_LABEL = re.compile(r"\W{0,3}(?P<what>[A-Z0-9][^.:;–—“”\"]{1,70}?)(?:\.|:|\s[-–—]+)\s+(?=\S)")
_ELIDED = re.compile(
    r"\W{0,3}(?:(?:Is |Are )?(?:Pays?|Paid|paid|Wins?|Loses?|Push(?:es)?|pays?|wins?)\b"
    r"|(?:Even money|\d+ to \d+)[.;]?\Z)"
)
# "ODDS – A player may take odds behind the Pass Line": what is added to a wager is staked as well.
_ODDS = re.compile(r"\W{0,3}(?P<what>(?:(?:Free|Lay|Line|FREE|LAY|LINE)\s)?(?:Odds|ODDS))(?:\.|:|\s[-–—]+)\s")
_TOPIC = re.compile(r"(?:Payouts?|Payoffs?|Pays|Odds|Payments?|Settlement|Results?|Rules?|Awards?|Prizes?)", re.I)
_GLOSS = re.compile(r"\s*\([^()]{1,60}\)")
_MOST_WORDS = 16
_LONGEST = 600
_SHORT = 4


def label_names(text: str, known: Wagers) -> list[str]:
    """The wagers that a text opens with as its label; none where it opens with a case, a place or a topic."""
    text = text[:_LONGEST]
    if odds := _ODDS.match(text):
        return [odds["what"].capitalize()]
    own = _OWN.match(text)
    if (
        own
        and not _TOPIC.fullmatch(own["what"])
        and len(own["what"].split()) <= 5
        and not _WHERE.search(own["what"])
        and case_label(text, known) is None
    ):
        return [_written(known.named(own["what"]) or leadin.tidy(own["what"]))]
    head = _RUN_IN.match(text)
    if head and (named := known.named(head["what"])):
        return [named]
    if head and KIND_LAST.search(head["what"]) and is_title_like(head["what"], 7):
        return [leadin.tidy(head["what"])]
    return _told_of(text, known)


def is_label(words: str, text: str) -> bool:
    """Whether words are all of the label that a text opens with."""
    label = _LABEL.match(text)
    return label is not None and words.strip(" .:–—-") == label["what"].strip()


def _told_of(text: str, known: Wagers) -> list[str]:
    """The names of a label that the sentences behind it tell of without a subject: "COME – Pays 1 to 1"."""
    label = _LABEL.match(text)
    if label is None or len(label["what"].split()) > _MOST_WORDS or _TOPIC.fullmatch(label["what"]):
        return []
    if is_topic(label["what"]) and not label["what"].isupper():
        return []
    if not any(_ELIDED.match(sentence) for _, sentence in leadin.split_sentences(text[label.end() :])):
        return []
    bare = _GLOSS.sub("", label["what"])
    names = [named] if (named := known.named(bare)) else names_on(in_small(bare), Wagers(()))
    return [_written(known.named(name) or name) for name in names]


def _written(name: str) -> str:
    """A name in capitals as a text prints it."""
    return name.title() if name.isupper() and len(name) > _SHORT else name
