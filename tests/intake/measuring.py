"""What the reader is measured by: ranges, payouts, bounds, names, words and sentences."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from ruleschema.intake.draft import Draft, DraftGame
from ruleschema.intake.formats.lines import SourceLine
from ruleschema.intake.records import DraftClause, DraftRow, DraftTable
from ruleschema.intake.tally import walk
from ruleschema.intake.words.naming import title_game

WORD = re.compile(r"[^\W\d_]+|\d+")
NAME = re.compile(r"\$?[\w.]*\w%?")
IDLE = {"wager", "bet", "side", "the", "a", "an", "each", "any", "all", "winning", "original"}
SMALL = {"of", "or", "is", "are", "and", "with", "on", "in", "to", "by", "player", "players", "has", "have", "hold"}
# Cases that documents word in many ways: a dealer who does not qualify, a tie, a hand that wins.
SETTLEMENTS = {
    "not qualified": re.compile(r"\bdealer\b.*\bnot\b.*\b(?:qualify|queen|high|better)\b"),
    "tie": re.compile(r"\b(?:tie|same|equal|identical)\b"),
    "win": re.compile(r"\A(?:win|player.*\bhand\b.*\b(?:higher|beat|outrank|better)\b.*)\Z"),
}
_RANGE = re.compile(r"(\d+)[-–](\d+)")


def clauses_of(game: DraftGame) -> Iterator[DraftClause]:
    for section in game.sections:
        for clause in section.clauses:
            yield from walk(clause)


def payouts_of(draft: Draft) -> Iterator[tuple[DraftGame, DraftTable, DraftRow]]:
    for game in draft.games:
        for clause in clauses_of(game):
            for table in clause.pays:
                for row in table.rows:
                    yield game, table, row


def lost_words(lines: list[SourceLine], draft: Draft) -> Counter[str]:
    """Words of the source that stand nowhere in the draft: not in a string of it, not on a line called noise."""
    noise = {number for game in draft.games for each in game.noise if each.words is None for number in each.lines}
    taken = {each.lines[0]: each.words for game in draft.games for each in game.noise if each.words is not None}
    wanted = Counter(
        word
        for line in lines
        if line.number not in noise
        for word in _words(_without(line.text, taken.get(line.number)))
    )
    return wanted - Counter(word for text in _strings(asdict(draft)) for word in _words(text))


def words_called_noise(lines: list[SourceLine], draft: Draft) -> Iterator[tuple[int, int]]:
    """Each line of the noise record, with the number of its words."""
    texts = {line.number: line.text for line in lines}
    for game in draft.games:
        for each in game.noise:
            for number in each.lines:
                yield number, len(_words(texts[number] if each.words is None else each.words))


def _without(text: str, words: str | None) -> str:
    """A line without the words taken off it, which stand at its start or at its end."""
    if words is None:
        return text
    bare = text.rstrip()
    return bare.removesuffix(words) if bare.endswith(words) else bare.replace(words, " ", 1)


def _words(text: str) -> list[str]:
    text = re.sub(r"^\s*(?:[-*]\s+)?o\s+(?=[A-Z])", "", text)  # a bullet
    bare = re.sub(r"</?[a-zA-Z][^<>]{0,60}>", "", re.sub(r"<\|[^|]*\|>|<br\s?/?>|</?t[dhr]\b[^<>]{0,60}>", " ", text))
    return [word.lower() for word in WORD.findall(re.sub(r"&\w+;", " ", bare))]


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, each in value.items():
            # A sentence we made and a cell we made canonical are no wording of the source.
            if key not in ("says", "means", "rows", "brackets"):
                yield from _strings(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from _strings(each)


def described(text: str) -> dict[str, list[tuple[int, int, int]]]:
    """First line, last line and number of payouts of each game document, as the reference describes them."""
    found: dict[str, list[tuple[int, int, int]]] = {}
    name = ""
    for line in text.split("\n"):
        if head := re.match(r"# (\S+\.txt)", line):
            name = head[1]
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) > 3 and (span := _RANGE.fullmatch(cells[2])):
            found.setdefault(name, []).append((int(span[1]), int(span[2]), int(cells[-1])))
    return found


def numbered(at: str) -> str:
    """A clause's number without the marks that casinos print differently."""
    return re.sub(r"[.()\s]+", ".", at.lower()).strip(".")


def same_range(game: DraftGame, first: int, last: int) -> bool:
    return abs(game.lines[0] - first) <= 5 and abs(game.lines[1] - last) <= 5


def plain_name(name: str | None) -> str:
    """A name without case, plural, articles and the words bet and wager."""
    words = NAME.findall((name or "").lower().replace("’", "'").replace("'", "").replace(",", "").replace("-", " "))
    return " ".join(word for word in map(_singular, words) if word not in IDLE)


def _singular(word: str) -> str:
    if word.endswith("ies") and len(word) > 3:
        return f"{word[:-3]}y"
    if word.endswith(("shes", "ches", "xes", "sses")):
        return word[:-2]
    return word[:-1] if len(word) > 2 and word.endswith("s") and not word.endswith("ss") else word


def same_case(one: str, other: str) -> bool:
    """Whether two outcomes are the same case: the same name, the same settlement, or one told in more words."""
    left, right = plain_name(one), plain_name(other)
    if left == right or (_settlement(left) and _settlement(left) == _settlement(right)):
        return True
    told, more = set(left.split()) - SMALL, set(right.split()) - SMALL
    return bool(told and more) and (told <= more or more <= told)


def same_bet(one: tuple[str, str], other: tuple[str, str]) -> bool:
    """Whether wager and case together are the same, wherever the one ends: Place Bet on 4, win; Place Bet, 4."""
    left, right = (set(plain_name(" ".join(each)).split()) - SMALL - {"win"} for each in (one, other))
    return left == right


def _settlement(case: str) -> str | None:
    return next((name for name, pattern in SETTLEMENTS.items() if pattern.search(case)), None)


def canonical(pays: str) -> str:
    if pays.startswith(("composite", "as ")):
        return "composite"
    return pays.replace(",", "").replace(" or ", " | ")


def compared(key: list[dict[str, Any]], mine: list[tuple[str, DraftTable, DraftRow]]) -> dict[str, float]:
    """The shares of a reading that rows meet, each with its document; a row answers one mention."""
    by_line: dict[tuple[str, int], list[int]] = {}
    for place, (name, _, row) in enumerate(mine):
        for number in row.src:
            by_line.setdefault((name, number), []).append(place)
    tally: Counter[str] = Counter()
    used: set[int] = set()
    for wanted in key:
        best = max(
            (
                place
                for number in wanted["src"]
                for place in by_line.get((wanted["document"], number), ())
                if place not in used and canonical(mine[place][2].pays) == canonical(wanted["pays"])
            ),
            key=lambda place: sum(_likeness(wanted, *mine[place][1:]).values()),
            default=None,
        )
        if best is not None:
            used.add(best)
            tally.update(found=1, **_likeness(wanted, *mine[best][1:]))
    return {
        "payouts found": tally["found"] / len(key),
        "payouts real": len(used) / len(mine),
        "wager and outcome right": tally["names"] / tally["found"],
        "wager and outcome word for word": tally["words"] / tally["found"],
        "bound right": tally["bound"] / tally["found"],
    }


def _of_game(wanted: dict[str, Any], given: str) -> bool:
    """A stake without a name: a key may say "wager", where the reader calls it by the game."""
    if plain_name(wanted["wager"]) or not given:
        return False
    own = set(plain_name(str(wanted.get("game", ""))).split())
    return title_game(given) is not None or set(plain_name(given).split()) <= own


def _likeness(wanted: dict[str, Any], table: Any, row: Any) -> dict[str, bool]:
    """Whether wager and outcome are the key's, in name and word for word, and whether the bound is."""
    given = row.wager or table.wager or ""
    wager = plain_name(given) == plain_name(wanted["wager"]) or _of_game(wanted, given)
    bound = row.bound or table.bound or ("one of" if " or " in row.pays else "exactly")
    return {
        "names": (wager and same_case(wanted["outcome"], row.outcome))
        or same_bet((wanted["wager"], wanted["outcome"]), (given, row.outcome)),
        "words": wager and plain_name(row.outcome) == plain_name(wanted["outcome"]),
        "bound": bound.replace(" ", "_") == wanted["bound"],
    }
