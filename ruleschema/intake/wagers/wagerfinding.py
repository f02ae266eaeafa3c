"""Every name a game's document gives a wager: named, defined, paid, or the title of a section."""

import re
from collections.abc import Iterable, Iterator

from ruleschema.intake.wagers.alwaysnamed import always_named, is_place_of
from ruleschema.intake.wagers.layoutareas import layout_wagers
from ruleschema.intake.wagers.mainwager import OF_GAME, is_payout_of, stake_called
from ruleschema.intake.wagers.quotednames import quoted_wagers
from ruleschema.intake.wagers.smallnames import small_wagers
from ruleschema.intake.wagers.spokentitles import SpokenTitles
from ruleschema.intake.wagers.textnames import TITLE, take, take_named
from ruleschema.intake.wagers.wagerable import can_name, parts_of, without_joined
from ruleschema.intake.wagers.wagernames import KIND, Wagers, in_small, name_key
from ruleschema.intake.wagers.wagertitles import STAKE, behind_topic, is_topic, named_in, without_topics
from ruleschema.intake.wagers.wagerwords import LEADING
from ruleschema.intake.words import leadin
from ruleschema.intake.words.columns import only_class
from ruleschema.intake.words.naming import bare_title, games_named, is_game_name

# "the Bad Beat bonus wager": the kind stands small behind the name, and is a part of it; a bonus bet is any side bet.
_SMALL_BONUS = re.compile(rf"\b(?P<name>{TITLE}\s+bonus)\s+wager(?P<many>s?)\b")
_BONUS_DEFINED = re.compile(
    r"(?:\A|[.;:)“\"]\s*)[Bb]onus\s+(?:wager|bet)[”\"]?\s*(?:[-–—]{1,2}\s*|,?\s+)(?:shall\s+mean|means|an?\s+(?:optional|additional))\b"
)
_LONGEST_TITLE = 4
# "21+3 (optional wager)", "Lucky Stars – side bet", "21+3": headings that say that they name a wager.
_SAID_TO_BE = re.compile(
    r"\w\s*(?:\(|\s[-–—]\s)(?:an?\s+)?(?:optional|side|bonus|additional|proposition)\s+(?:side\s+|bonus\s+)?"
    r"(?:wager|bet)\)?\s*\Z|\A\W*\d{1,2}\+\d{1,2}\b",
    re.I,
)
# Whether any of these can be there at all, in small letters.
_BONUS_SMALL = re.compile(r"bonus\s+(?:wager|bet)")
# "The Bonus wager": a name where no bonus of the game has another.
_BONUS_ALONE = re.compile(
    r"\b(?:[Tt]he|[Aa]|[Ee]ach|[Aa]ny|[Ee]very|and|or)\s+Bonus\s+(?:[Ww]ager|[Bb]et)\b"
    r"|\b[Ww]inning\s+bonus\s+(?:wager|bet)s?\b"
    r"|\b[Bb]onus\s+(?:wager|bet)[”\"]?\s*(?:[-–—]+\s*)?(?:shall\s+mean|means)\b"
)
# "A bonus wager and a three card bonus wager": beside another the bonus is one by its own name.
_BONUS_BESIDE = re.compile(
    r"(?:\b(?:an?|the)|\$\d+(?:\.\d\d)?)\s+bonus\s+(?:wager|bet)\b[^.;]{0,80}\b(?:and|or)\s+(?:an?|the)\s+"
    r"(?:optional\s+)?(?:[\w-]+\s+){1,3}bonus\s+(?:wager|bet)\b",
    re.I,
)
# "Section 6 - Fire Bet"
_NUMBERED = re.compile(r"\A(?:section|part|article|chapter|rule|appendix)\s+[\w.]{1,8}\s*[-–—:.]\s*(?=\w)", re.I)


def find_wagers(
    texts: Iterable[str], titles: Iterable[str], game: str, listed: Iterable[str] = (), first: Iterable[str] = ()
) -> Wagers:
    """Every name a game's document gives a wager; those `listed` stand in a list or a table of wagers.

    The `first` of a list is what a hand is wagered on, where the game is called after it.
    """
    whole = [text for text in texts if len(text) <= leadin.LONGEST_SENTENCE * 4]
    quoted = quoted_wagers(whole)
    told = (*map(without_topics, listed), *(name for name in quoted if not name.islower()))
    named = [each.strip(" .:*–—-") for each in told]
    found = {name_key(name): name for name in named if can_name(name) and name_key(name)}
    for text in whole:
        take_named(found, text, game)
    take(found, {each["name"] for text in whole for each in OF_GAME.finditer(text)})
    take(found, small_wagers(whole), called=True)
    take(found, layout_wagers(whole), called=True)
    take(found, _called_as(game, whole))
    bonuses = {key.split()[0] for key in found if "bonus" in key}
    with_bonus = [text for text in whole if "bonus" in text]
    small_bonuses = [name for text in with_bonus for each in _SMALL_BONUS.finditer(text) for name in _bonuses(each)]
    named = [name_key(LEADING.sub("", name)) for name in small_bonuses]
    apart = [key.split()[0] not in bonuses and key.removesuffix(" bonus") not in found for key in named]
    take(found, [name for name, own in zip(small_bonuses, apart, strict=True) if own])
    titles = list(dict.fromkeys(titles))
    body = " ".join([*whole, *titles])
    low = body.lower()
    spoken = SpokenTitles(body)
    always = always_named(body, low, banked="banker" in found)
    cut = {key.removeprefix("all ").removeprefix("or ") for key in always if key.startswith("all ")}
    found = {key: name for key, name in found.items() if key not in cut} | always
    bonus = _BONUS_SMALL.search(low) is not None
    if bonus and len(_BONUS_ALONE.findall(body)) > 1 and not any("bonus" in key and "envy" not in key for key in found):
        found["bonus"] = "Bonus"
    take(found, filter(None, map(named_in, titles)))
    for title in titles:
        whole_title = _NUMBERED.sub("", re.sub(r"\s*\([^()]*\)", "", without_topics(title)).strip(" .:–—-"))
        whole_title = behind_topic(whole_title)
        bare = re.sub(rf"\s*\b{KIND}\Z", "", whole_title).strip(" –—-")
        if only_class(whole_title):
            continue  # Line Bets, Center Bets: a kind of wagers
        titles_game = is_topic(whole_title) or bool(games_named(whole_title))
        if (
            re.search(rf"\b{KIND}\Z", whole_title)
            or _SAID_TO_BE.search(title)
            or (not titles_game and spoken.is_wager(bare))
        ):
            plain = re.sub(r"(?i)\s+bonus\Z", "", bare)
            if name_key(plain) not in found or plain == bare or STAKE.fullmatch(plain):
                take(found, [bare.title() if bare.isupper() else bare])
    if bonus and (
        _BONUS_BESIDE.search(body)
        or any(map(_BONUS_DEFINED.search, whole))
        or (_BONUS_ALONE.search(body) and not any(re.search(r"\bbonus\b", key) for key in found))
    ):
        found["bonus"] = "Bonus"
    places = [name for key, name in found.items() if is_place_of(key, body)]
    found |= {name_key(bare): bare for name in places if (bare := name.rpartition(" ")[0])}
    found = {key: name for key, name in found.items() if name not in places}
    found = {key: name for key, name in found.items() if not is_payout_of(key, found, low)}
    own = next((name for name in first if set(name_key(name).split()) <= set(name_key(game).split())), None)
    small = [name for name in quoted if name.islower()]
    also = dict(_also_called(found, low))
    return Wagers(without_joined(found), own or stake_called(body, low), game, places=places, small=small, aliases=also)


def _also_called(found: dict[str, str], body: str) -> Iterator[tuple[str, str]]:
    """Names that only tell the kind behind one that stands alone: the Trips bonus bet is the Trips wager."""
    for key in found:
        if key.endswith(" progressive") and "progressive" in found and is_game_name(key.removesuffix(" progressive")):
            yield key, found["progressive"]  # the Reef Poker Progressive is the game's progressive wager
        bare = key.removesuffix(" bonus")
        own = bare != key and bare in found and not STAKE.fullmatch(bare) and not is_game_name(bare)
        if own and f"{key} bet" in body and f"{bare} wager" in body:
            yield key, found[bare]


def _called_as(game: str, texts: list[str]) -> list[str]:
    """The game's own title, where a text calls a wager so in whatever letters: "a red dog wager"."""
    name = in_small(bare_title(game.split(";", maxsplit=1)[0]))
    if not 1 < len(name.split()) <= _LONGEST_TITLE:
        return []
    wagered = re.compile(rf"\b{re.escape(name)}\s+(?:wager|bet)s?\b", re.I)
    return [name] if any(map(wagered.search, texts)) else []


def _bonuses(found: re.Match[str]) -> list[str]:
    """The names of "the Dragon 7 and Panda 8 bonus wagers": "bonus" is said of both, and is a part of neither."""
    names = parts_of(found["name"].removesuffix(" bonus"), plural=bool(found["many"]))
    return names if len(names) > 1 else [found["name"]]
