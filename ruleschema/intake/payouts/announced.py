"""What the words before a printed table say of it: the wager it is for, its bound, its case."""

import re
from dataclasses import dataclass

from ruleschema.intake.grids.gridcells import ANNOUNCED
from ruleschema.intake.outline.titles import is_title_like
from ruleschema.intake.payouts.paying import PAY, joined, paid_wager, subject_in
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.wagers.elided import is_elided
from ruleschema.intake.wagers.wagernames import name_key, plain_name
from ruleschema.intake.wagers.wagertitles import (
    all_topics,
    is_topic,
    named_in,
    run_in,
    stake_bonus,
    titled,
    wager_titled,
)
from ruleschema.intake.words import leadin
from ruleschema.intake.words.heads import VERSION
from ruleschema.intake.words.naming import games_named, is_game_name
from ruleschema.intake.words.payvalues import prose_values

_ENVY = re.compile(r"(?:(?:An?|The|Each|Any)\s+)?envy\s+(?:bonus(?:es)?|payments?|payouts?|prizes?|awards?)\b", re.I)
_ANNOUNCES = re.compile(
    r"\b(?:follow(?:s|ing)?|below|these|this (?:table|chart|schedule)|shown|according|accordance|odds|schedule"
    r"|pay ?tables?|listed)\b|:\s*\Z",
    re.I,
)
# Words that point to the table itself; without them the last sentence before it only happens to stand there.
_POINTS = re.compile(
    r"\b(?:follow(?:s|ing)?|below|these|this (?:table|chart|schedule)|shown|according|accordance|schedules?"
    r"|pay ?tables?|listed|by the (?:table|chart))\b|:\s*\Z",
    re.I,
)
_IT = re.compile(
    r"\b(?:it|this (?:optional |bonus |side )?(?:wager|bet)|the (?:bonus |side )?(?:wager|bet)|such (?:wager|bet)s?)\b",
    re.I,
)

# "Ante Bonus, due with a straight or better:": the name that a sentence opens with is its wager's.
_OPENS = re.compile(
    r"(?P<name>[A-Z][\w'’+-]*(?:\s[A-Z][\w'’+-]*){0,3}?\s(?:[Bb]onus|[Jj]ackpot))\s?[,(–—][^.]*:\Z"
    r"|(?P<paid>[A-Z0-9][\w'’+-]*(?:\s[A-Z0-9][\w'’+-]*){0,3}),\s(?:paid|won|settled|which (?:pays|is paid)|paying)\b"
    r"[^.]*:?\Z"
)
_PROMISES = re.compile(
    r"\b(?:paid|pays?|settled)\b[^.]{0,200}\b(?:following|follows?|below|these)\b[^.]{0,40}:?\s*\Z",
    re.I,
)
# "…are paid the following in place of 1 to 1": what the hand's own wager pays otherwise.
_IN_PLACE = re.compile(
    r"\bpa(?:y|ys|id)\b[^.;]{0,80}\b(?:in place of|instead of|in lieu of|rather than)\s+"
    r"(?:1\s?(?:to|:|-)\s?1|even[- ]money)\b",
    re.I,
)
# A section may be titled with its first sentence, which names nothing.
_LONGEST_TITLE = 7
_LONGEST_SIDE = 4
_ASIDE = re.compile(r"\s*\([^()]{1,60}\)\Z")
_TABLES = re.compile(r"\b(?:pay ?tables?|tables?|schedules?|columns?|scales?|versions?)\b", re.I)
_STAKE = re.compile(r"\b(?:wagers?|bets?|hands?)\b", re.I)
_NAMED_BONUS = re.compile(r"\w\s+bonus\Z", re.I)
_A_BONUS = re.compile(r"\b(?:paid|receives?|entitled to|awarded)\s+(?:an?\s+bonus|extra)\b", re.I)


@dataclass(frozen=True, slots=True)
class Announced:
    """The wager of a table, if the words before it name one; its bound and the case it is for."""

    wager: str | None
    bound: str | None
    condition: str | None
    sure: bool = False
    table: str | None = None


def announces(setting: Setting) -> bool:
    """Whether a clause says that what it pays stands in a table that follows."""
    text = setting.text[-300:].rstrip()
    return bool(_PROMISES.search(text) or (text.endswith(":") and PAY.search(leadin.last_sentence(text))))


def announced(setting: Setting) -> Announced:
    """What is said of the table that follows a clause."""
    text = setting.text or (setting.above[-1] if setting.above else "")
    sentences = [sentence for _, sentence in leadin.split_sentences(text)]
    lead = next((each for each in reversed(sentences) if _ANNOUNCES.search(each)), sentences[-1] if sentences else "")
    earlier = " ".join(sentences[: sentences.index(lead)]) if lead in sentences else ""
    wager = _wager(lead, earlier, setting)
    sure = wager is not None and wager == paid_wager(lead, setting)
    version = VERSION.search(lead) if len(VERSION.findall(lead)) == 1 else None
    bound = _bound(lead, sentences, setting) or next(filter(None, map(leadin.bound_of, setting.general)), None)
    return Announced(wager, bound, leadin.condition_of(lead), sure, version[0] if version else None)


def _bound(lead: str, sentences: list[str], setting: Setting) -> str | None:
    """From the sentence that announces, else from one about pay in the clause, else from the words over it."""
    over = [leadin.last_sentence(text) for text in reversed(setting.above) if text.endswith(":")]
    paying = [each for each in sentences if each != lead and PAY.search(each)]
    # A sentence that states odds of its own bounds these.
    told = [each for each in paying if not prose_values(each)]
    found = (leadin.bound_of(each) for each in (lead, *told, *over[:2], setting.section))
    versions = {each[0].lower() for sentence in (lead, *paying) for each in VERSION.finditer(sentence)}
    chosen = "one of" if len(versions) > 1 else None  # "9 to 1 under version 1; if version 2 is posted, …"
    return next((bound for bound in found if bound is not None), chosen)


def _wager(lead: str, earlier: str, setting: Setting) -> str | None:
    """The wager of a table: the announcing sentence's, else the nearest that what stands around and over it names."""
    if _IN_PLACE.search(lead):
        return setting.game  # what a hand is paid in place of even money is its own wager's
    known = setting.wagers
    if is_elided(lead) and (named := wager_titled(setting.section, known)):
        return named
    if not _POINTS.search(lead) and (named := _unannounced(lead, setting)):
        return named
    if named := _of_lead(lead, setting):
        bonus = stake_bonus(run_in(setting.text) or setting.section)
        return bonus if bonus and bonus.lower().startswith(f"{named.lower()} ") else named
    title = run_in(setting.text) or _head_of(setting.text)
    if title and (named := wager_titled(title, known)):
        return named
    return (
        subject_in(earlier, known)
        or next(filter(None, (_of_above(above, setting) for above in reversed(setting.above))), None)
        or wager_titled(setting.section, known)
        or _of_setting(lead, setting)
        or _beside_game(setting)
    )


def _unannounced(lead: str, setting: Setting) -> str | None:
    """The wager of a table over which a sentence only happens to stand: "The most that may be wagered is $10."

    The clause's own title names it, else that sentence, else the section's title; last what is the game's wager.
    """
    spoken = paid_wager(lead, setting)
    own = spoken if spoken != setting.game else None
    return _in_title(run_in(setting.text), setting) or own or _in_title(setting.section, setting) or spoken


def _in_title(title: str | None, setting: Setting) -> str | None:
    """The wager beside the game's own that a title names."""
    if not title:
        return None
    said = named_in(_ASIDE.sub("", title))  # "Side Bet: Buster Blackjack (shoe games only)"
    named = said or titled(title, setting.wagers)
    return named if named != setting.game else None


def _head_of(text: str) -> str | None:
    """A head of columns that ran into the words below it: "Reef Bonus Pay Table 1 Pay Table 2 The house shall …"."""
    versions = list(VERSION.finditer(text, 0, 200))
    opening = text[: versions[0].start()].strip() if len(versions) > 1 else ""
    return opening if opening and is_title_like(opening, 4) else None


def _of_lead(lead: str, setting: Setting) -> str | None:
    if _is_label(lead, setting):
        bare = VERSION.sub(" ", lead)
        if (named := wager_titled(bare, setting.wagers)) or is_topic(bare) or len(lead.split()) > 5:
            return named
        return leadin.tidy(lead) if not PAY.search(lead) and is_title_like(lead, 5) else None
    if opened := _OPENS.match(lead):
        name = opened["name"] or opened["paid"]
        return setting.wagers.named(name) or leadin.tidy(name)
    if _ENVY.match(lead):
        return setting.wagers.names.get("envy bonus", "Envy Bonus")
    if (bonus := leadin.bonus_paid(lead)) or (bonus := own_bonus(lead, setting)):
        return setting.wagers.named(bonus) or bonus
    if named := paid_wager(lead, setting):
        return named
    told = ANNOUNCED.match(lead)
    return leadin.tidy(told["name"]) if told and leadin.is_wager(leadin.tidy(told["name"])) else None


def _is_label(lead: str, setting: Setting) -> bool:
    """Whether the words before a table only name it: a title, or a few words and a colon."""
    if len(lead.split()) > 7 or games_named(lead):
        return False
    if lead.endswith(":"):
        return not PAY.search(lead) or bool(VERSION.search(lead))
    return lead == setting.text and not lead.endswith((".", ";", ","))


def _of_above(above: str, setting: Setting) -> str | None:
    """The wager that a clause over this one is titled with, or announces its items for."""
    if is_title_like(above, 8) and (not games_named(above) or _names_side(above, setting)):
        return wager_titled(above, setting.wagers)
    if (title := run_in(above)) and (named := wager_titled(title, setting.wagers)):
        return named
    return paid_wager(leadin.last_sentence(above), setting) if above.endswith((":", "-", "–", "—")) else None


def _beside_game(setting: Setting) -> str | None:
    """A section's title of the game's name and another word: Buster Blackjack, in the rules of Blackjack."""
    title = setting.section.strip(" .:")
    own = {*name_key(setting.title).split(), *name_key(setting.game).split()}
    words = name_key(title).split()
    others = [word for word in words if word not in own]
    side = 0 < len(others) < len(words) <= _LONGEST_SIDE and not is_topic(" ".join(others))
    return plain_name(title) if side and not is_game_name(title) else None


def _names_side(title: str, setting: Setting) -> bool:
    """Whether a title that holds a game's name is that of a wager made beside it: Buster Blackjack."""
    return setting.wagers.named(title) not in (None, setting.game) and not is_game_name(title)


def _of_setting(lead: str, setting: Setting) -> str | None:
    for above in reversed(setting.above):
        if named := paid_wager(leadin.last_sentence(above), setting):
            return named
    for said in (setting.text, *reversed(setting.above)):
        if (about := leadin.subject_of(said)) and not games_named(about) and not all_topics(about):
            return about
    if setting.over and (is_topic(setting.section) or len(setting.section.split()) > _LONGEST_TITLE):
        return wager_titled(setting.over, setting.wagers)
    if _IT.search(lead):
        return joined(setting.wagers.last(setting.before))
    # "The Buster wager is paid by the number of cards. … The licensee shall use one of the following tables:"
    spoken = {name for each in setting.wagers.mentions(setting.before) for name in each.names}
    chosen = _TABLES.search(lead) and not _STAKE.search(lead)
    told = bool(chosen and len(spoken) == 1 and PAY.search(setting.before))
    return spoken.pop() if told else None


def own_bonus(lead: str, setting: Setting) -> str | None:
    """A bonus without a name is that of the wager it comes with: a player with an Ante is paid a bonus."""
    if not _A_BONUS.search(lead):
        return None
    title = run_in(setting.text) or setting.section
    if _NAMED_BONUS.search(title):
        return title  # "Ante Bonus. An Ante that stands is paid a bonus …"
    named = setting.wagers.first(lead)
    return f"{named[0]} Bonus" if named else None
