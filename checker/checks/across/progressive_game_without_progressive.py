"""The casino's progressive lists a game whose document does not offer it."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.namefinder import Mention, finder_of
from checker.index.phrases import Said
from checker.rules.telling import listed
from ruleschema.submission.locate import locate
from ruleschema.vocabulary import games


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    by_name = {str(name): str(game.game) for game in games() for name in game.names if game.loose is None}
    filed = {each.slug: each for each in library.by_casino[filing.casino]}
    lacking: dict[str, tuple[Said, Mention]] = {}
    absent: dict[str, tuple[Said, Mention]] = {}
    for said, found in finder_of(by_name).among(filing):
        slug = by_name[found.name]
        other = filed.get(slug)
        if other is None:
            absent.setdefault(slug, (said, found))
        elif other is not filing and not other.offers_progressive:
            lacking.setdefault(slug, (said, found))
    if lacking:
        yield _lacking(filing, lacking, filed)
    if absent:
        yield _unchecked(filing, absent)


def _lacking(filing: Filing, lacking: dict[str, tuple[Said, Mention]], filed: dict[str, Filing]) -> Fault:
    """One finding for all games of the list: the progressive was added to it and not to their documents."""
    said, found = next(iter(lacking.values()))
    names = [mention.name.title() for _, mention in lacking.values()]
    several = len(names) > 1
    told = listed(names)
    return Fault(
        span=locate(said.text, filing.document.text, found.start, found.end),
        message=f"The progressive is offered at {told}, but the document{'s' if several else ''} of "
        f"{'these games do' if several else 'that game does'} not offer it.",
        at=said.at,
        src=said.src,
        expected=f"a progressive wager in the document{'s' if several else ''} of {', '.join(lacking)}",
        actual="none",
        label="does not offer it" if not several else f"{len(names)} documents do not offer it",
        hint="add the progressive to the documents, or take the games out of the list.",
        related=tuple(Related(filed[slug].title.span, f"the document of {slug}") for slug in lacking),
        about=tuple(lacking),
    )


def _unchecked(filing: Filing, absent: dict[str, tuple[Said, Mention]]) -> Fault:
    """Games whose documents are not there: whether they offer the progressive is not known."""
    said, found = next(iter(absent.values()))
    names = listed([mention.name.title() for _, mention in absent.values()])
    return Fault(
        span=locate(said.text, filing.document.text, found.start, found.end),
        message=f"The progressive is offered at {names}, but the casino's documents of these games are not among "
        "those checked: whether they offer it is not known.",
        at=said.at,
        src=said.src,
        expected="a document for each game",
        actual="not there",
        label="not checked",
        hint="check the documents of these games as well.",
        about=tuple(sorted(absent)),
        undecided=True,
        severity=Severity.NOTE,
    )


def _idle(filing: Filing) -> str | None:
    linked = any(game.game == filing.slug and game.links for game in games())
    return None if linked else "the document links no games"


CHECK = Check(
    code="XDO-501",
    title="Linked game does not offer the progressive",
    severity=Severity.WARNING,
    why="Players at that table pay into a meter that their own rules do not let them win.",
    fix="Add the progressive to the game's document, or take the game out of the list.",
    run=find,
    across=True,
    idle=_idle,
    passes="""
game: multi-link-progressive
sections: [{number: 1, title: Games, clauses: [{at: 1.A, says: casino may offer the jackpot at the posted tables.}]}]
""",
    fails="""
game: multi-link-progressive
sections:
  - number: 1
    title: Games
    clauses: [{at: 1.A, says: casino may offer the jackpot at three card poker tables.}]
""",
    beside="""
game: three-card-poker
sections: [{number: 1, title: Wagers, clauses: [{at: 1.A, says: player may make an ante wager.}]}]
""",
)
