"""A progressive that several games share, beside the documents of these games."""

from collections.abc import Iterator

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.namefinder import Mention, finder_of
from checker.index.phrases import Said
from checker.rules.telling import listed
from ruleschema.meaning.quantities import Quantity, quantities
from ruleschema.meaning.statement import Place
from ruleschema.submission.locate import locate
from ruleschema.vocabulary import GameName, games

_COMMONLY = "by the common rules of that game (the casino's own are not among the documents checked)"
_DOCUMENTS = ("document of that game does", "documents of these games do")


def not_offered(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Linked games whose documents do not offer the progressive, and those whose documents are not there."""
    by_name = {str(name): str(game.game) for game in games() for name in game.names if game.loose is None}
    filed = {each.slug: each for each in library.by_casino[filing.casino]}
    lacking: dict[str, tuple[Said, Mention]] = {}
    absent: dict[str, tuple[Said, Mention]] = {}
    for said, found in finder_of(by_name).among(filing):
        other = filed.get(by_name[found.name])
        if other is None:
            absent.setdefault(by_name[found.name], (said, found))
        elif other is not filing and not other.offers_progressive:
            lacking.setdefault(by_name[found.name], (said, found))
    for kind, slugs in (("", lacking), ("not checked", absent)):
        if not slugs:
            continue
        # One finding for all games of the list: the progressive was added to it and not to their documents.
        said, found = next(iter(slugs.values()))
        span = locate(said.text, filing.document.text, found.start, found.end)
        related = tuple(Related(filed[slug].title.span, f"the document of {slug}") for slug in slugs if slug in filed)
        about = tuple(sorted(slugs)) if kind else tuple(slugs)
        names, told = listed([mention.name.title() for _, mention in slugs.values()]), _DOCUMENTS[len(slugs) > 1]
        at, src = said.at, said.src
        yield rule.fault(span, at, src, kind=kind, related=related, about=about, games=names, documents=told)


def dealt_otherwise(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Sentences that make the hand of other cards than a game deals which they name."""
    by_name = {str(name): game for game in games() for name in game.names if game.cards is not None}
    for statement in filing.statements:
        place = statement.place
        if place is None or place.sentence is None:
            continue
        text = place.sentence.reading.text
        own, shared = _cards(text)
        named = {str(by_name[each.name].game): by_name[each.name] for each in finder_of(by_name).mentions(text)}
        fits = [game for game in named.values() if own in ("", game.cards) and shared in ("", game.community)]
        for game in named.values() if own or shared else ():
            if game in fits:
                continue
            deal = _deal(library, filing, game)
            related = (Related(deal.span, f"{game.game} {deal.at}: the deal"),) if deal is not None else ()
            by = f"by {deal.at} of the casino's rules of that game" if deal is not None else _COMMONLY
            right = listed([str(each.names[0]).title() for each in fits])
            said = _told(own, shared)
            yield rule.fault(
                place.span, place.at, place.src, related=related, about=(str(game.game), said), said=said,
                game=str(game.names[0]).title(), cards=game.cards, community=game.community, by=by,
                right=f"; for {right} the clause is right" if right else "",
            )  # fmt: skip


def _told(own: str, shared: str) -> str:
    parts = (f"{own} cards of the player" if own else "", f"{shared} community cards" if shared else "")
    return " and ".join(part for part in parts if part)


def _cards(text: str) -> tuple[str, str]:
    """How many cards of the player and how many shared ones a text counts; a 5 card hand counts neither."""
    counted = [each for each in quantities(text) if each.unit == "card" and text[: each.end].lower().endswith("cards")]
    shared = [each for each in counted if "community" in text[each.start : each.end].lower()]
    own = [each for each in counted if each not in shared]
    return _first(own), _first(shared)


def _first(counted: list[Quantity]) -> str:
    return str(counted[0].amount.low) if counted and counted[0].amount.is_exact else ""


def _deal(library: Library, filing: Filing, game: GameName) -> Place | None:
    """Where the casino's own rules of the game deal the player's cards, if they are there."""
    own = (each for each in library.by_casino[filing.casino] if each.slug == game.game)
    deals = (each for document in own for each in document.statements if each.act == "deal")
    return next((each.place for each in deals if any(_first([one]) == game.cards for one in each.quantities)), None)
