"""The filing lacks an element that the law requires."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import concordance, texts
from checker.rules.absence import as_far_as_read
from checker.rules.telling import authority, listed
from ruleschema.law.model import Required
from ruleschema.meaning.stems import stem, stems
from ruleschema.submission.span import Text
from ruleschema.vocabulary import games

_IDLE = stems("the a an of and for how they each all")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    titles = stems(" ".join(str(section.title) for section in filing.game.sections))
    if filing.draft:
        # A draft may have no headings, and what a clause is about is then what it speaks of first.
        heads = (each.reading.tree.head.text for each in filing.sentences if each.reading.tree is not None)
        titles |= stems(" ".join(heads))
    held = _held(filing)
    concerning = (each for each in filing.law.required if _concerns(each, filing))
    missing = [each for each in concerning if not _there(each, filing, titles, held)]
    # What is not read may hold all of it, and a draft is often a part of a filing: told once for each source of law.
    together = filing.draft or bool(filing.unread)
    groups = list(_by_source(missing).values()) if together else [[each] for each in missing]
    yield from (as_far_as_read(filing, _fault(filing, group)) for group in groups)


def _by_source(missing: list[Required]) -> dict[str, list[Required]]:
    found: dict[str, list[Required]] = {}
    for each in missing:
        found.setdefault(f"{each.basis}: {each.cite}", []).append(each)
    return found


def _fault(filing: Filing, missing: list[Required]) -> Fault:
    first = missing[0]
    names = [str(each.element) for each in missing]
    told = listed(names)
    return Fault(
        span=filing.game.title.span,
        message=f"This document does not contain {told}, {_ground(missing)}.",
        at="",
        src=(),
        expected=told,
        actual="missing",
        label="missing from this document",
        hint=f"add {told}, or say where in the casino's filings it stands.",
        cite=f"{first.basis}: {first.cite}",
        about=tuple(names),
    )


def _ground(missing: list[Required]) -> str:
    """What the rule says of it, and no more: some list what is looked at, others what a filing must contain."""
    first = missing[0]
    if first.evaluated is None:
        return f"which the rules of such a game are to contain {authority(first.basis, first.cite)}"
    points = listed([f"{each.evaluated}" for each in missing if each.evaluated is not None])
    return (
        f"which {authority(first.basis, first.cite)}{points} the regulator evaluates in the rules of such a game; "
        "this may stand in another part of the casino's internal controls"
    )


def _concerns(required: Required, filing: Filing) -> bool:
    if required.where is not None and str(required.where) not in filing.procedures_by_topic:
        return False
    if required.speaks_of and not any(_speaks(said.text, required.speaks_of) for said in texts(filing)):
        return False
    with_ = next((str(game.played_with or "cards") for game in games() if game.game == filing.slug), None)
    return not required.played_with or (with_ is not None and with_ in required.played_with)


def _speaks(text: str, names: tuple[Text, ...]) -> bool:
    """Whether a text names one of these, however it is joined: player-dealer, player/dealer, player dealer."""
    plain = text.lower().replace("-", " ").replace("/", " ")
    return any(name in plain for name in names)


def _there(required: Required, filing: Filing, titles: frozenset[str], held: set[str]) -> bool:
    return (
        any(str(topic) in filing.procedures_by_topic for topic in required.topics)
        or any(stem(word) in titles for word in required.titles)
        or (filing.draft and _headed(required, filing, titles))
        or any(str(thing) in held for thing in required.holds)
    )


def _headed(required: Required, filing: Filing, titles: frozenset[str]) -> bool:
    """Whether a heading of a draft has a word of the element, and its texts have them all."""
    words = stems(str(required.element)) - _IDLE
    return not words.isdisjoint(titles) and words <= {stem(word) for word in concordance(filing).words}


def _held(filing: Filing) -> set[str]:
    """What kinds of content the document holds."""
    found = {"definitions"} if filing.game.definitions else set()
    found |= {"payouts"} if filing.payouts else set()
    # A title that the source lost is not known to be absent from the filing.
    found.add("title")
    if filing.results:
        found.add("results")
    if any(provision.clause.fees for provision in filing.provisions):
        found.add("fees")
    return found


def _idle(filing: Filing) -> str | None:
    if any(game.game == filing.slug and game.links for game in games()):
        return "the document adds to the rules of several games"
    if filing.draft and not filing.payouts and not any(game.game == filing.slug for game in games()):
        return "the draft is of no known game and states no payouts: it may be a general part"
    return None if filing.law.required else "no required elements are known"


CHECK = Check(
    code="PRO-302",
    title="Required element is missing",
    severity=Severity.WARNING,
    why="A filing without it is sent back, and until then the game has no approved rule for it.",
    fix="Add the element.",
    run=find,
    one_game=True,
    idle=_idle,
    passes="""
jurisdiction: us-ca
definitions: [{term: Ante, means: the first wager}]
sections:
  - number: 1
    title: Bets and collection fees
    clauses:
      - {at: 1.A, says: ante wager wins if the hand of the player is higher.}
      - {at: 1.B, says: player-dealer position shall rotate clockwise after every 2 hands.}
""",
    fails="""
jurisdiction: us-ca
definitions: [{term: Ante, means: the first wager}]
sections:
  - number: 1
    title: Bets and collection fees
    clauses:
      - {at: 1.A, says: ante wager wins if the hand of the player is higher than that of the player-dealer.}
""",
)
