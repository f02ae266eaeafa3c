"""What a cell or a caption of a printed table is: the rest of a label, a row beside another, a wager's name."""

import re

from ruleschema.intake.wagers.wagernames import COMMON, IS_HAND, Wagers, joined_names
from ruleschema.intake.wagers.wagertitles import called, titled
from ruleschema.intake.words.columns import heads_wagers, is_class
from ruleschema.intake.words.heads import VERSION, is_generic, is_numbered
from ruleschema.intake.words.leadin import commission_of, tidy
from ruleschema.intake.words.payvalues import LESS, cell_value, is_empty
from ruleschema.intake.words.rowvalues import trailing_values

OPEN = re.compile(r"(?:\b(?:or|and|of|a|with|of a|the)|[,+&/-])\Z", re.I)
_SPLIT_HEADS = {
    "straight": ("flush",),
    "royal": ("flush",),
    "full": ("house",),
    "two": ("pair", "pairs"),
    "mini": ("royal",),
}
_RAN_INTO = re.compile(r".{0,80}?\b(?:Odds|Pays|Payouts?)(?=[A-Z][a-z])")
# "Place bets pay as shown:", "Ante bonus for three of a kind or better:"
ANNOUNCED = re.compile(
    r"\A(?P<name>[A-Z][\w'’+-]*(?:\s[\w'’+-]+){0,3}?\s(?:[Bb]ets?|[Ww]agers?|[Bb]onus))\s(?:pays?|are|is|for|on|shall|will)\b"
)
# "see 5.4": what is paid stands elsewhere.
_REFERS = re.compile(r"(?:see|as|per|by|according)\s", re.I)
_SPANS = re.compile(
    r"\b(?:dealer|player|bank(?:er)?|house|hand)\b.*\b(?:qualif(?:y|ies)|opens?|plays?|wins?|beats?|has)\b", re.I
)
_ONE_WAGER = re.compile(r"\S\s+(?:bet|wager)\s*\Z", re.I)
_BONUS = re.compile(r"\S\s+(?:bonus|jackpot|progressive)\s*\Z", re.I)
# What every house calls so: "Progressive (first five cards)".
_ALONE = re.compile(r"Progressive|PROGRESSIVE|Jackpot|JACKPOT|Insurance|INSURANCE|Envy(?: Bonus)?|ENVY(?: BONUS)?")
_LINE_ODDS = re.compile(r"(?:(?:Don['’]t\s+)?(?:Pass|Come)(?:\s+Line)?(?:\s+(?:or|and)\s+|\s+)){1,2}[Oo]dds")
_KIND_OF = re.compile(r"\s(?:bonus|jackpot|progressive|side)\Z")
_CAPTIONED = re.compile(r"\s*\b(?:pay ?tables?|payouts?|payoffs?|pays?|odds|schedule|awards?)\b.*", re.I)
_NO_OUTCOME = re.compile(
    r"\b(?:house edge|house advantage|hit frequency|probability|frequency|element of risk"
    r"|(?:maximum|aggregate|max\.?)\b.{0,60}\b(?:aggregate|payouts?|liability|limits?|award))\b",
    re.I,
)
# What a jackpot starts with and grows by is paid by no hand.
_FUNDS = re.compile(
    r"\b(?:re-?)?seed(?:ed|s)?\b|\bincrement(?:al|s)?\b|\b(?:contribution|reserve|hit) (?:rate|frequency)", re.I
)
# "Limit $5-100 Player $1.00": an amount behind a limit and the one who pays it is collected, and not paid out.
_COLLECTED = re.compile(r"\bcollections?\b|\$\s?\d[\d,.]*\s?(?:[-–]|to)\s?\$?\d.*\b(?:players?|dealers?)\b", re.I)


def pays_no_hand(label: str, pays: str, column: str | None) -> bool:
    """Whether a row tells what a jackpot grows by or what is collected, and pays no hand."""
    fee = pays.startswith("$") and _COLLECTED.search(label)
    return bool(fee or _NO_OUTCOME.search(label) or (column and _FUNDS.search(column)))


def parted_commission(cell: str) -> tuple[str, str | None]:
    """What a cell pays, and the commission that it says is taken off."""
    found = LESS.search(cell)
    if found is None or cell_value(cell[: found.start()]) is None:
        return cell, None
    return cell[: found.start()].strip(), commission_of(found[0])


def parted_head(label: str) -> tuple[str, str]:
    """The head of a table that ran into its first row, and the label: "…Payout OddsThree of a kind"."""
    head = _RAN_INTO.match(label)
    return (head[0], label[head.end() :]) if head else ("", label)


def wager_of(text: str, wagers: Wagers) -> str | None:
    """The wager that a caption names alone, beside the words for a pay table, or as what it announces the pay of."""
    text = VERSION.sub(" ", text)
    if _LINE_ODDS.fullmatch(text.strip(" :*")):
        return text.strip(" :*")  # what is staked behind a line wager is not the wager
    if named := titled(text, wagers):
        return named
    if _ONE_WAGER.search(text) and not is_class(text) and (name := called(text)):
        return name
    bare = _CAPTIONED.sub("", re.sub(r"\([^()]*\)", "", text)).strip(" :*-–—.")
    if _ALONE.fullmatch(bare) or (bare.lower() in COMMON and bare[:1].isupper()):
        return wagers.named(bare) or bare
    if bare != text.strip(" :*-–—.") and len(bare.split()) > 1 and (name := called(bare)):
        return name
    if not text.rstrip().endswith(":"):
        return None
    if len(mentions := wagers.mentions(text)) == 1:
        return joined_names(mentions[0].names)
    found = ANNOUNCED.match(text)
    return tidy(found["name"]) if found else None


def wager_heading(head: str, wagers: Wagers) -> str | None:
    """The wager whose outcomes stand below a head: "Lucky Suit Bet" and no kind of wagers, nor all of them."""
    if is_class(head) or heads_wagers(head):
        return None
    if _ONE_WAGER.search(head) or _BONUS.search(head):
        return wagers.named(head) or called(head)
    return wagers.named(head) if not IS_HAND.fullmatch(head) else None


def opens_with(label: str, known: tuple[str, ...]) -> int:
    """How much of a label is the name of a known wager, with its case behind it."""
    low = label.lower().replace("-", " ").replace("’", "'")
    # A chart may leave out what a name ends in: Dragon 7, of the Dragon 7 Bonus.
    names = {*known, *(_KIND_OF.sub("", name) for name in known)} - {""}
    return max((len(name) for name in names if low.startswith(f"{name} ")), default=0)


def spanning(heads: list[str]) -> list[str]:
    """Heads of which one that tells a case stands over the columns behind it as well: "Dealer qualifies"."""
    found: list[str] = []
    for head in heads:
        over = found[-1] if found and _SPANS.search(found[-1]) else ""
        found.append(head or (f"{over.rstrip(',')}," if over else ""))
    return found


def stacked(above: str, below: str) -> str:
    """Words of one column head; a code over them is the table's and not the column's."""
    code = re.fullmatch(r"[A-Z0-9-]{1,8}", above) or (
        is_numbered(above) and below[:1].isalpha() and not is_generic(below)
    )
    return below if code and below else f"{above} {below}".strip()


def is_open(text: str) -> bool:
    """Whether a label breaks off in the line: at a small word, or in brackets that are not closed."""
    return OPEN.search(text) is not None or text.count("(") > text.count(")")


def continues(head: str, tail: str) -> bool:
    last = head.lower().split()[-1:] or [""]
    return tail.lower().strip(" *.") in _SPLIT_HEADS.get(last[0], ()) or tail.lower().split()[:1] == ["kind"]


def side_by_side(cells: list[str]) -> list[tuple[str, ...]]:
    """Rows printed beside each other: a label stands again behind a value."""
    starts = [0]
    for place in range(2, len(cells) - 1):
        label, before, behind = cells[place], cells[place - 1], cells[place + 1]
        told = label and cell_value(label) is None and not is_empty(label) and not _REFERS.match(label)
        if told and cell_value(before) and cell_value(behind):
            starts.append(place)
    return [tuple(cells[start:end]) for start, end in zip(starts, [*starts[1:], len(cells)], strict=True)]


def unfilled(cells: tuple[str, ...], width: int) -> tuple[str, ...]:
    """The cells of a row whose label fills its column, so that no room parts it from the first value."""
    short = len(cells) == width - 1 or (len(cells) == width and not cells[1])
    found = trailing_values(cells[0]) if short and width > 2 and cell_value(cells[0]) is None else None
    if found is None or len(found[1]) > 1 or cell_value(found[1][0]) is None:
        return cells
    return (found[0], found[1][0], *(cells[1:] if len(cells) < width else cells[2:]))


def is_count(cells: list[str], place: int) -> bool:
    """A dollar range or a count in a schedule is no payout."""
    return bool(re.search(r"\d\s?[-–]\s?\$", cells[place])) or cells[place].strip().lower() in ("returned", "no action")
