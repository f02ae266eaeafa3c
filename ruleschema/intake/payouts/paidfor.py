"""Which wagers a value is paid for and in which case, as its statement says it."""

import re
from dataclasses import dataclass

from ruleschema.intake.outline.titles import is_title_like
from ruleschema.intake.payouts.cases import STAKED
from ruleschema.intake.payouts.labelled import OUTCOME
from ruleschema.intake.payouts.labels import label_names
from ruleschema.intake.payouts.namedpay import Value, by_form
from ruleschema.intake.payouts.paidcase import ANY_WAY
from ruleschema.intake.payouts.parts import Part
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.phrases import AGAIN, HAND, OTHERS, SOMEONE, STAKE, TABLE, Phrase, phrase
from ruleschema.intake.payouts.statements import Statement, stated, subject_of
from ruleschema.intake.payouts.tails import label_told, told_behind
from ruleschema.intake.payouts.topics import (
    announced_by,
    of_hands,
    offers_wagers,
    spoken_of,
    stake_names,
    stem_of,
    supported,
)
from ruleschema.intake.words import leadin

_NO_OBJECT = re.compile(r"(?:at|or|and|as|once|from|out|in)\b", re.I)
# "Every other player receives an Envy Bonus of $50": in the case that is spoken of.
_OTHER_PLAYERS = re.compile(r"(?:every|each|all|any)\s+other\s+(?:players?|guests?|patrons?)\b", re.I)
_IS_BONUS = re.compile(r"\b(?:bonus|jackpot|progressive)\Z", re.I)
_NATURAL = re.compile(r"(?:suited\s+|player\s+)?(?:blackjack|natural)s?(?:\s+\d+)?\b", re.I)


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
    if named := by_form(value, setting):
        return Paid(tuple(named[0]), named[1])
    known = setting.wagers
    said = stated(value.sentence, value.since, value.start, parts, known)
    over = last or _announced(said, setting)
    on, behind = told_behind(value.behind, setting)
    label = label_told(said.label, setting, on=bool(over and over.on))
    paid = phrase(_object(said), known) if said.object else None
    who = phrase(said.subject, known) if said.subject else None
    if said.verb == "active" and paid and paid.kind in (STAKE, HAND):
        who = None if who is None or who.kind != TABLE else who  # who pays
    told = [each for each in (label, paid, who) if each is not None]
    staked = [each for each in told if each.kind == STAKE and stake_names(each, setting)]
    names = on or (stake_names(staked[0], setting) if staked else [])
    if names and not on and staked[0].on and (defined := label_names(setting.text, known)):
        names = defined  # "Kwok. A wager on two adjacent numbers, paid even money …"
    hand = _hand(told, said, over if over is last else None)
    case = ", ".join(dict.fromkeys(each for each in (hand, behind) if each)) or None
    lead = _lead(said)
    if case is None and not ANY_WAY.search(value.sentence[: value.start]):
        case = _elided(said, parts, value.sentence) or lead
    elif lead and setting.units:
        case = f"{lead}, {case}"
    if over and over.over:
        case = ", ".join(dict.fromkeys((over.over, *((case,) if case else ()))))
    if case is None and _OTHER_PLAYERS.match(said.subject):
        case = next((name for name in spoken_of(setting, value.sentence) if _IS_BONUS.search(name)), None)
    if not names:
        names = _inherited(value.sentence, said, told, parts, setting, over)
    if case and not _NATURAL.match(case) and [case.lower()] == [name.lower() for name in names]:
        case = None
    if who and who.kind == HAND and who.case == case and offers_wagers(setting) and not OUTCOME.search(said.subject):
        names, case = [setting.wagers.named(said.subject) or leadin.tidy(said.subject)], None
    generic = next((each.on for each in told if each.kind == STAKE), bool(over and over.on))
    held = over.over if over else lead if setting.units else None
    return Paid(tuple(names), case, hand, not on and generic, held)


def _hand(told: list[Phrase], said: Statement, last: Paid | None) -> str | None:
    """The hand that is paid, or what is told of the stake or of who is paid; of a further value that of the first."""
    cases = [each.case for each in told if each.case and each.kind != TABLE]
    if not cases:
        return last.hand if last and not said.verb and not told else None
    tables = [each.case for each in told if each.case and each.kind == TABLE]
    return ", ".join((cases[0], *tables))


def _announced(said: Statement, setting: Setting) -> Paid | None:
    """The wagers that a list of odds is announced for, in the same sentence or in the words above."""
    head = said.head or ("" if said.verb else stem_of(setting))
    if not head:
        return None
    names, on, case = announced_by(head, setting)
    label = label_names(setting.text, setting.wagers)
    if label and label[0] not in head and _IS_BONUS.search(label[0]):
        names = label  # "Ante Bonus. An Ante with a Play wager also receives, win or lose: …"
    names = supported(setting, names)
    if not names and not on and not case:
        return None
    return Paid(tuple(names or spoken_of(setting)), None, None, on, case)


def _inherited(
    sentence: str, said: Statement, told: list[Phrase], parts: list[Part], setting: Setting, over: Paid | None
) -> list[str]:
    """The wagers of a value that names none: those of what it goes on with, or what is spoken of."""
    again = all(each.kind in (AGAIN, STAKE) for each in told)
    if over and (said.excepted or not said.verb or again):
        return list(over.names)
    if again and (before := _before(sentence, said, parts, setting)):
        return before
    hand = next((each.case for each in told if each.kind in (HAND, SOMEONE) and each.case), None)
    if hand and OTHERS.search(said.subject):
        return of_hands(setting)
    if hand and _NATURAL.match(hand):
        return [setting.game]
    return list(over.names) if over else spoken_of(setting, sentence, listed=not said.verb)


def _before(sentence: str, said: Statement, parts: list[Part], setting: Setting) -> list[str]:
    """The wagers of the result told before, whose subject the statement shares."""
    for part in reversed(parts[: max(said.part, 0)]):
        told = phrase(part.before, setting.wagers)
        if told and told.kind == STAKE and (names := stake_names(told, setting)):
            return names
        if told and told.kind == HAND and part.trail and is_title_like(part.before.strip(), 5):
            return [part.before.strip()]  # what wins if something comes is a wager
    told = phrase(subject_of(sentence), setting.wagers) if said.verb and not said.subject else None
    return stake_names(told, setting) if told and told.kind == STAKE else []


def _elided(said: Statement, parts: list[Part], sentence: str) -> str | None:
    """The condition of a win whose pay is told behind it: "wins if all numbers are thrown and pays 34 to 1"."""
    if said.subject or said.part < 1:
        return None
    before = parts[said.part - 1]
    return before.trail if sentence[before.result.start : before.result.end].lower().startswith("win") else None


def _lead(said: Statement) -> str | None:
    """The condition that leads; that a wager was placed is none."""
    return None if said.lead is None or STAKED.match(said.lead) else said.lead


def _object(said: Statement) -> str:
    """What is paid: without who pays it."""
    bare = re.sub(r"\A(?:by\s+(?:the\s+)?\w+\s*|for\s+|on\s+)", "", said.object)
    return "" if _NO_OBJECT.match(bare) else bare
