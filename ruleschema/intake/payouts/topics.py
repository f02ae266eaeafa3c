"""What the words over a value are about: the wager that a list of odds is announced for, or that is spoken of."""

import re
from collections.abc import Callable

from ruleschema.intake.outline.titles import is_title_like
from ruleschema.intake.payouts.announced import own_bonus
from ruleschema.intake.payouts.cases import STAKED, WINS_ITSELF, opening
from ruleschema.intake.payouts.labels import label_names
from ruleschema.intake.payouts.parts import read_parts
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.phrases import STAKE, Phrase, phrase
from ruleschema.intake.payouts.statements import MADE, PAYOUT_FOR, stated, subject_of
from ruleschema.intake.payouts.wagers import ODDS_TOLD, titled_wager, wager_above
from ruleschema.intake.wagers.wagertitles import only_name
from ruleschema.intake.words import leadin

_ENDS = re.compile(r"[:–—-]\s*\Z")
_SUCH_ODDS = re.compile(r"\b(?:such|take|lay|the) odds\b(?!\s+paid\b)", re.I)
_OFFERS = re.compile(
    r"\b(?:options?|offer(?:s|ed)?|place[ds]?|placing|make|made|following)\b[^.]{0,80}\b(?:wager|bet)\(?s?\)?", re.I
)
_SHORT = 4
_FEW_WORDS = 4
# "The guest bets that both cards will match": what the section is called after.
_BETS_THAT = re.compile(r"\b(?:bets?|wagers?)\s+that\s+(?!(?:is|are|was|were|has|have|wins?|loses?|may|shall)\b)", re.I)
_METER = re.compile(r"\b(?:progressive|jackpot)\b", re.I)
_LOOK_BACK = 800
_LONGEST_NAME = 40
# "A player may lay odds in support of a Don't Pass wager. Winning wagers …": what is laid, and not what it supports.
# What a wager is measured by, or what it comes beside.
_OBLIQUE = re.compile(
    r"\b(?:equal to|amount of|half(?: of)?|times|in addition to|regardless of|other than|instead of|in lieu of"
    r"|in place of|than|without)\s+(?:[\w'’]+\s+){0,3}\Z",
    re.I,
)


def stake_names(told: Phrase, setting: Setting) -> list[str]:
    """The wagers of a phrase as the game calls them."""
    if told.names:
        names = [setting.wagers.named(name) or name for name in told.names]
        names = [setting.game, *names] if told.main else names
        return [name.title() if name.isupper() and len(name) > _SHORT else name for name in names]
    return [setting.game] if told.main else []


def stem_of(setting: Setting) -> str:
    """The sentence above that a list of items goes on with."""
    last = leadin.last_sentence(setting.above[-1]).strip() if setting.above else ""
    return last if _ENDS.search(last) else ""


def announced_by(head: str, setting: Setting) -> tuple[list[str], bool, str | None]:
    """The wagers that words before a list of odds pay, whether they only speak of wagers, and the case they tell."""
    known = setting.wagers
    head = PAYOUT_FOR.sub("", head)
    said = stated(head, 0, len(head), read_parts(head, known), known)
    case = opening(f"{head.rstrip(' :–—-')}: ", known)[0]
    case = None if case and (STAKED.match(case) or WINS_ITSELF.fullmatch(case)) else case
    if bonus := leadin.bonus_paid(head) or own_bonus(head, setting):
        return [known.named(bonus) or bonus], False, case
    told = [phrase(words, known) for words in (said.object, said.subject or said.label, said.head, head) if words]
    staked = next((each for each in told if each and each.kind == STAKE), None)
    names = stake_names(staked, setting) if staked else []
    if _SUCH_ODDS.search(head) and (behind := known.last(head) or known.last(" ".join(setting.above[-1:]))):
        return [name if "odds" in name.lower() else f"{name} Odds" for name in behind], False, case
    return names or known.last(head), bool(staked and staked.on), case


def spoken_of(setting: Setting, sentence: str = "", *, listed: bool = False) -> list[str]:
    """The wager of a value that names none: what the clause, the words above it or its title are about."""
    return _of_clause(setting, sentence) or _of_words_above(setting) or _of_section(setting, listed=listed)


def _of_clause(setting: Setting, sentence: str) -> list[str]:
    """What the clause itself is about, by its label or by the sentences before this one."""
    if odds := ODDS_TOLD.search(leadin.last_sentence(setting.said[-400:])):
        return [f"{odds['way'].capitalize()} Odds"]
    if (own := last_title(setting)) is not None:
        return [own]
    labels = (label_names(told, setting.wagers) for told in (sentence, setting.text))
    return next(filter(None, labels), []) or _told_in(setting.said[-_LOOK_BACK:], setting, about)


def last_title(setting: Setting) -> str | None:
    """The wager whose name stands alone before what is told of it: "Don't Pass. A 12 is a push. Pays even money."."""
    told = (
        setting.wagers.named(each)
        for _, each in reversed(leadin.split_sentences(setting.said[-_LOOK_BACK:]))
        if len(each) < _LONGEST_NAME
    )
    return next(filter(None, told), None)


def _of_words_above(setting: Setting) -> list[str]:
    """What the clauses over this one are about."""
    if label := label_names(setting.above[-1], setting.wagers) if setting.above else []:
        return label
    if above := wager_above(setting):
        return [setting.wagers.named(name) or name for name in above]
    told = (label_names(text, setting.wagers) or _told_in(text, setting, about) for text in reversed(setting.above))
    return next(filter(None, told), [])


def _of_section(setting: Setting, *, listed: bool) -> list[str]:
    """What the section is about; then what is only mentioned, and at last the stake of the game."""
    over = setting.before.endswith(":") and is_title_like(setting.before, _FEW_WORDS)
    if over and (named := setting.wagers.last(setting.before)):
        return named  # "Bust wagers:" over a paragraph of its own
    if titled := titled_wager(setting) or _metered(setting):
        return [titled]
    for text in (setting.said[-_LOOK_BACK:], *reversed(setting.above)):
        if names := _told_in(text, setting, _mentioned):
            return names
    title = setting.section.title() if setting.section.isupper() else setting.section
    bets = _BETS_THAT.search(f"{setting.before} {setting.text}") is not None
    return [(only_name(title) if bets or (listed and not setting.units) else None) or setting.game]


def _metered(setting: Setting) -> str | None:
    """The one wager that a meter is for, where a section or the words above speak of what it pays."""
    if not _METER.search(f"{setting.section} {stem_of(setting)}"):
        return None
    names = [name for key, name in setting.wagers.names.items() if _METER.search(key) and "envy" not in key]
    return names[0] if len(names) == 1 else None if names else "Progressive"


def _told_in(text: str, setting: Setting, told: Callable[[str, Setting], list[str]]) -> list[str]:
    """What is told by the last sentence of a text that tells anything."""
    found = (told(sentence, setting) for _, sentence in reversed(leadin.split_sentences(text)))
    return next(filter(None, found), [])


def about(sentence: str, setting: Setting) -> list[str]:
    """The wagers that a sentence is about: its subject, or those that it has made."""
    known = setting.wagers
    made = MADE.search(sentence)
    led = sentence[opening(sentence, known)[1] :]
    for words in (subject_of(led), sentence[made.end() :] if made else ""):
        told = phrase(words, known) if words else None
        if told and told.kind == STAKE and (names := stake_names(told, setting)):
            return names
    return []


def _mentioned(sentence: str, setting: Setting) -> list[str]:
    """The wagers that a sentence names last, but for what others are measured by."""
    found = setting.wagers.mentions(sentence)
    named = [each for each in found if not _OBLIQUE.search(sentence[: each.start][-60:])]
    return list(named[-1].names) if named else []


def offers_wagers(setting: Setting) -> bool:
    """Whether the words above tell what may be wagered on, so that an item is a wager's name."""
    return bool(_OFFERS.search(stem_of(setting)))


def of_hands(setting: Setting) -> list[str]:
    """The wager of every other hand that wins: the game's, whatever side wager was spoken of before."""
    return wager_above(setting) or [titled_wager(setting) or setting.game]
