"""Which wager a sentence pays: its subject or what is paid, and none that it names only beside that."""

import re

from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.wagers.mentions import Mention
from ruleschema.intake.wagers.wagernames import Wagers, joined_names
from ruleschema.intake.words import leadin
from ruleschema.intake.words.naming import games_named
from ruleschema.intake.words.payvalues import prose_values

PAY = re.compile(r"\b(?:paid|pays?|paying|settled|receives?|wins?|awarded|payouts?|odds)\b", re.I)
_GLOSS = re.compile(r"\([^()]{0,200}\)")
# A condition that opens the sentence, up to where its main clause begins.
_OPENING = re.compile(
    r"\A\W*(?:if|when|where|whenever|unless|once|after|before|upon|provided|except|regardless|in addition to|whether"
    r"|notwithstanding|irrespective|subject to|prior to|besides)\b.{2,300}?,\s+(?=(?:the|an?|each|all|any|every|both"
    r"|winning|such|it|this|these|those|players?|dealers?|(?-i:[A-Z][\w'’]+))\b)",
    re.I | re.S,
)
# What a sentence only compares with, waits for, or adds to: up to the next comma.
_BESIDE = re.compile(
    r"\b(?:if|when|whenever|where|unless|whether|while|provided that|so long as|regardless of|without regard to"
    r"|irrespective of|notwithstanding|in addition to|instead of|in place of|in lieu of|other than|besides|apart from"
    r"|after|before|prior to|on the amount of|in the amount of|equal to|except)\b[^,;:]{2,300}",
    re.I,
)
# "A player who has made an Ante wager": whose wager it is, and not what is paid.
_OWNER = re.compile(
    r"\b(?:who|whose|that|which)\s+(?:(?:has|have|had|also)\s+)?(?:not\s+)?(?:made?|makes?|placed?|places?|wagers?|wagered|bets?|holds?"
    r"|elects?|elected)\b[^,;:]{1,80}?\b(?:wager|bet)s?\b"
    r"|\b(?:with|having)\s+(?:an?|the)\s[^,;:]{1,60}?\b(?:wager|bet)s?\b",
    re.I,
)
_MADE = re.compile(r"\b(?:offers?|offered|made|makes?|placed?|places?|elects?|elected|wagers?|bets?)\b", re.I)
_MADE_ON = re.compile(
    r"\b(?:on|of|in|to|from|with|against|for)\s+(?:either\s+|both\s+)?(?:the\s+|an?\s+|each\s+)?\Z", re.I
)
_SIDE_BY_SIDE = re.compile(r"\s+(?:side|hand|spot|line|area)s?(?:,?\s+(?:and|or)|,)\s+(?:on\s+)?(?:the\s+)?", re.I)
_ODDS_ON = re.compile(r"\b(?:may|can|to)\s+(?P<way>lay|take)\s+(?:(?:free|the)\s+)?odds\b(?=[^.;:]{0,80}:\s*\Z)", re.I)
_BY_TABLE = re.compile(
    r"[\s,]*(?:(?:is|are|shall|will|be|paid|settled|pays?)\s+){0,3}"
    r"(?:according|in accordance|as|by|at|from|under|per)\b"
    r"[^.;]{0,60}\b(?:tables?|schedules?|odds|follow(?:s|ing)|below|shown|listed|scale)\b"
    r"|\s+(?:pays?|(?:is|are|shall\s+be|will\s+be)\s+paid)\s*:\s*\Z",
    re.I,
)


def paid_wager(sentence: str, setting: Setting) -> str | None:
    """The wager a sentence pays: named right before the verb of paying, else first behind it."""
    mentions = meant_in(sentence, setting.wagers)
    if (odds := _ODDS_ON.search(sentence)) and mentions and odds.end() <= mentions[-1].start:
        return f"{odds['way'].capitalize()} Odds"  # what is staked beside a wager is paid, and not the wager
    if not mentions:
        winning = leadin.winning_wagers(sentence)
        known = [name for each in winning if (name := setting.wagers.named(each)) and not games_named(each)]
        return known[0] if len(known) == 1 else None
    if by_table := _by_table(sentence, mentions):
        return joined(by_table.names)
    verb = PAY.search(sentence)
    before = [each for each in mentions if verb is None or each.end <= verb.start()]
    # "Dragon Bonus wagers may be made on Player or Banker and are paid …": what a wager is made on is not the subject.
    subjects = _not_made_on(before, sentence) or before
    return joined((subjects[-1] if subjects else mentions[0]).names)


def _not_made_on(mentions: list[Mention], sentence: str) -> list[Mention]:
    """The wagers without those that others are made on: "on the Player side, the Banker side or both"."""
    found: list[Mention] = []
    made_on: Mention | None = None
    for each in mentions:
        listed = made_on is not None and _SIDE_BY_SIDE.fullmatch(sentence, made_on.end, each.start)
        if listed or _MADE_ON.search(sentence[: each.start]):
            made_on = each
        else:
            found.append(each)
    return found


def subject_in(text: str, wagers: Wagers) -> str | None:
    """The wager that the sentences of a text are about, the last of them that names one first."""
    for _, sentence in reversed(leadin.split_sentences(text)):
        if mentions := meant_in(sentence, wagers):
            return joined(mentions[0].names)
    return None


def meant_in(sentence: str, wagers: Wagers) -> list[Mention]:
    """The wagers that a sentence is about, in order; else those whose owner it speaks of."""
    mentions = [each for each in wagers.mentions(sentence) if each.names != ("Envy Bonus",)]
    mentions = _outside(mentions, _GLOSS, sentence) or mentions
    outside = _outside(mentions, _OPENING, sentence)
    meant = _outside(outside, _BESIDE, sentence)
    if not meant and len(outside) < len(mentions) and _MADE.search(sentence, 0, mentions[0].start):
        return mentions[:1]  # "If a player placed a Trips wager, it is paid …"
    return _outside(meant, _OWNER, sentence) or meant


def joined(names: "tuple[str, ...] | list[str]") -> str | None:
    """Several wagers of one table; the envy that is paid beside one has a column of its own."""
    own = [name for name in names if name != "Envy Bonus"]
    return joined_names(own) if own else None


def _outside(mentions: list[Mention], asides: re.Pattern[str], sentence: str) -> list[Mention]:
    spans = [each.span() for each in asides.finditer(sentence)]
    return [each for each in mentions if not any(start <= each.start < end for start, end in spans)]


def _by_table(sentence: str, mentions: list[Mention]) -> Mention | None:
    """The wager behind one that is paid outright: "the ante is paid 1 to 1 and the bet by this table"."""
    for each in prose_values(sentence):
        for mention in mentions:
            if each.end <= mention.start and _BY_TABLE.match(sentence, mention.end):
                return mention
    return None
