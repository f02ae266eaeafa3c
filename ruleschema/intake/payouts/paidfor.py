"""Which wagers a value is paid for and in which case, as its statement says it."""

import re
from dataclasses import dataclass, replace

from ruleschema.intake.outline.titles import is_title_like
from ruleschema.intake.payouts.cases import STAKED, WINS_ITSELF
from ruleschema.intake.payouts.labelled import OUTCOME
from ruleschema.intake.payouts.labels import is_label, label_names
from ruleschema.intake.payouts.namedpay import Value, by_form
from ruleschema.intake.payouts.paidcase import ANY_WAY
from ruleschema.intake.payouts.parts import Part
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.phrases import AGAIN, HAND, OTHERS, SOMEONE, STAKE, TABLE, Phrase, phrase
from ruleschema.intake.payouts.statements import Statement, joined_subject, stated, subject_of
from ruleschema.intake.payouts.supports import by_support
from ruleschema.intake.payouts.tails import label_told, told_behind
from ruleschema.intake.payouts.topics import (
    announced_by,
    of_hands,
    offers_wagers,
    spoken_of,
    stake_names,
    stem_of,
)
from ruleschema.intake.payouts.wagers import lists_wagers
from ruleschema.intake.words import leadin

_NO_OBJECT = re.compile(r"(?:at|or|and|as|once|from|out|in)\b", re.I)
# "Every other player receives an Envy Bonus of $50": in the case that is spoken of.
_OTHER_PLAYERS = re.compile(r"(?:every|each|all|any)\s+other\s+(?:players?|guests?|patrons?)\b", re.I)
_IS_BONUS = re.compile(r"\b(?:bonus|jackpot|progressive)\Z", re.I)
_A_BONUS = re.compile(r"an?\s+bonus\Z", re.I)
_NATURAL = re.compile(r"(?:suited\s+|player\s+)?(?:blackjack|natural)s?(?:\s+\d+)?\b", re.I)

_AND_THE = re.compile(r"\s+and\s+the\s+")
_MOST_WORDS = 12


@dataclass(frozen=True, slots=True)
class Paid:
    """The wagers and the case of a value, and the hand that further values of it are told of.

    `on` where a wager has no name but what it is made on; `over` is the case that every value of the sentence is for.
    """

    names: tuple[str, ...]
    case: str | None
    hand: str | None = None
    on: bool = False
    over: str | None = None


def paid_for(value: Value, parts: list[Part], setting: Setting, last: Paid | None) -> Paid:
    """The wagers and the case of a value, `last` those of the value before it in the sentence."""
    told = value.sentence[: value.start]
    if named := by_form(value, setting):
        return Paid(tuple(by_support(named[0], told, setting)), named[1])
    said = stated(value.sentence, value.since, value.start, parts, setting.wagers)
    paid = _Reading(value, said, parts, setting, last).paid()
    return replace(paid, names=tuple(by_support(list(paid.names), told, setting)))


class _Reading:
    """What a statement says of one value: label, object and subject before it, and what stands behind it."""

    def __init__(self, value: Value, said: Statement, parts: list[Part], setting: Setting, last: Paid | None) -> None:
        self.value, self.said, self.parts, self.setting, self.last = value, said, parts, setting, last
        self.over = last or _announced(said, setting)
        self.on, self.behind = told_behind(value.behind, setting)
        known = setting.wagers
        label = label_told(said.label, setting, on=bool(self.over and self.over.on))
        paid = phrase(_object(said), known) if said.object else None
        named = label_names(value.sentence, known) and is_label(said.subject, value.sentence)
        who = self._winner() if not said.subject else None if named else phrase(said.subject, known)
        pays = said.verb == "active" and paid is not None and paid.kind in (STAKE, HAND)
        self.who = None if who is None or (pays and who.kind != TABLE) else who  # else who pays
        self.told = [each for each in (label, paid, self.who) if each is not None]

    def _winner(self) -> Phrase | None:
        """The hand whose win is told before its pay: "A natural always wins and is paid 3 to 2"."""
        if not self.said.verb or self.said.part < 1:
            return None
        before, known = self.parts[self.said.part - 1], self.setting.wagers
        words = joined_subject(before.before, known) if self.said.part > 1 else before.before
        told = phrase(words, known) if before.trail is None else None
        return told if told and told.kind == HAND else None

    def paid(self) -> Paid:
        hand = self._hand()
        lead = self.said.lead
        lead = None if lead is None or STAKED.match(lead) or WINS_ITSELF.fullmatch(lead) else lead
        case = self._case(hand, lead)
        names = self.on or self._named() or self._inherited()
        if case and not _NATURAL.match(case) and [case.lower()] == [name.lower() for name in names]:
            case = None
        if self._is_offered(case):
            offered = _AND_THE.split(self.said.subject)
            names, case = [self.setting.wagers.named(each) or leadin.tidy(each) for each in offered], None
        generic = next((each.on for each in self.told if each.kind == STAKE), bool(self.over and self.over.on))
        held = self.over.over if self.over else lead if self.setting.units else None
        return Paid(tuple(names), case, hand, not self.on and generic, held)

    def _hand(self) -> str | None:
        """The hand that is paid, or what is told of the stake or of who is paid; a further value has the first's."""
        cases = [each.case for each in self.told if each.case and each.kind != TABLE]
        if not cases:
            return self.last.hand if self.last and not self.said.verb and not self.told else None
        return ", ".join((cases[0], *(each.case for each in self.told if each.case and each.kind == TABLE)))

    def _case(self, hand: str | None, lead: str | None) -> str | None:
        """What is told of the value itself, else the condition that leads it; under what holds for all of them."""
        case = _joined(hand, self.behind)
        if case is None and not ANY_WAY.search(self.value.sentence[: self.value.start]):
            case = _elided(self.said, self.parts, self.value.sentence) or lead
        elif self.setting.units:
            case = _joined(lead, case)
        if self.over and self.over.over:
            case = _joined(self.over.over, case)
        if case is None and _OTHER_PLAYERS.match(self.said.subject):
            spoken = spoken_of(self.setting, self.value.sentence)
            case = next((name for name in spoken if _IS_BONUS.search(name)), None)
        return case

    def _named(self) -> list[str]:
        """The wagers that the statement itself names."""
        staked = [each for each in self.told if each.kind == STAKE and stake_names(each, self.setting)]
        if staked and staked[0].on and (defined := label_names(self.setting.text, self.setting.wagers)):
            return defined  # "Kwok. A wager on two adjacent numbers, paid even money …"
        names = stake_names(staked[0], self.setting) if staked else []
        bonus = _A_BONUS.match(self.said.object) is not None
        return [f"{name} Bonus" for name in names] if bonus else names  # "The Ante also pays a bonus of …"

    def _inherited(self) -> list[str]:
        """The wagers of a value that names none: those of what it goes on with, or what is spoken of."""
        again = all(each.kind in (AGAIN, STAKE) for each in self.told)
        if self.over and (self.said.excepted or not self.said.verb or again):
            return list(self.over.names)
        if again and (before := self._before()):
            return before
        hand = next((each.case for each in self.told if each.kind in (HAND, SOMEONE) and each.case), None)
        if hand and OTHERS.search(self.said.subject):
            return of_hands(self.setting)
        if hand and _NATURAL.match(hand):
            return [self.setting.game]
        if self.over:
            return list(self.over.names)
        return spoken_of(self.setting, self.value.sentence, listed=not self.said.verb)

    def _before(self) -> list[str]:
        """The wagers of the result told before, whose subject the statement shares."""
        for part in reversed(self.parts[: max(self.said.part, 0)]):
            told = phrase(part.before, self.setting.wagers)
            if told and told.kind == STAKE and (names := stake_names(told, self.setting)):
                return names
            if told and told.kind == HAND and part.trail and is_title_like(part.before.strip(), 5):
                return [part.before.strip()]  # what wins if something comes is a wager
        elided = self.said.verb and not self.said.subject
        told = phrase(subject_of(self.value.sentence), self.setting.wagers) if elided else None
        return stake_names(told, self.setting) if told and told.kind == STAKE else []

    def _is_offered(self, case: str | None) -> bool:
        """Whether the subject is one of a list of what may be wagered on: "The player line, which pays 1 to 1"."""
        hand = self.who is not None and self.who.kind == HAND and self.who.case == case
        if hand and lists_wagers(self.setting) and is_title_like(self.said.subject, _MOST_WORDS):
            return True
        return hand and offers_wagers(self.setting) and not OUTCOME.search(self.said.subject)


def _announced(said: Statement, setting: Setting) -> Paid | None:
    """The wagers that a list of odds is announced for, in the same sentence or in the words above."""
    head = said.head or ("" if said.verb else stem_of(setting))
    if not head:
        return None
    names, on, case = announced_by(head, setting)
    label = label_names(setting.text, setting.wagers)
    if label and label[0] not in head and _IS_BONUS.search(label[0]):
        names = label  # "Ante Bonus. An Ante with a Play wager also receives, win or lose: …"
    if not names and not on and not case:
        return None
    return Paid(tuple(names or spoken_of(setting)), None, None, on, case)


def _elided(said: Statement, parts: list[Part], sentence: str) -> str | None:
    """The condition of a win whose pay is told behind it: "wins if all numbers are thrown and pays 34 to 1"."""
    if said.subject or said.part < 1:
        return None
    before = parts[said.part - 1]
    return before.trail if sentence[before.result.start : before.result.end].lower().startswith("win") else None


def _joined(one: str | None, other: str | None) -> str | None:
    """Two cases that hold together."""
    return ", ".join(dict.fromkeys(each for each in (one, other) if each)) or None


def _object(said: Statement) -> str:
    """What is paid: without who pays it."""
    bare = re.sub(r"\A(?:by\s+(?:the\s+)?\w+\s*|for\s+|on\s+)", "", said.object)
    return "" if _NO_OBJECT.match(bare) else bare
