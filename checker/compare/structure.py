"""What the shape of a document says: the order of steps, all or any of a list, numbers, titles, dates."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence

from checker.compare.change import Change, ChangeClass, Place, Side, change
from checker.compare.listed import Entry
from checker.compare.pairing import Pairs
from checker.compare.version import Sentence, Version
from ruleschema.meaning.names import title_words
from ruleschema.meaning.odds import Favours
from ruleschema.submission.model import Clause, Filing, Game, Section
from ruleschema.submission.numbers import path_of
from ruleschema.submission.span import Span
from ruleschema.submission.values import MISSING


def structure_changes(
    old: Version, new: Version, said: Pairs[Sentence], listed: Pairs[Entry]
) -> Iterator[Change]:  # fmt: skip
    """Order and joins, which are rules; then numbers, places, titles and dates, which are not."""
    yield from _orders(old, new, said)
    yield from _rankings(new, listed)
    yield from _joins(old, new, said)
    yield from _sections(old, new, said)
    yield from _renumbered(old, new, said)
    yield from _titles(old, new)


def _orders(old: Version, new: Version, said: Pairs[Sentence]) -> Iterator[Change]:
    """Steps that are done in another order."""
    lists: dict[tuple[int, int], list[tuple[Sentence, Sentence]]] = defaultdict(list)
    for one, other in said.both:
        if one.sequence is not None and other.sequence is not None:
            lists[(id(one.sequence), id(other.sequence))].append((one, other))
    places_old, places_new = _positions(old.sentences), _positions(new.sentences)
    for steps in lists.values():
        steps.sort(key=lambda both: places_old[id(both[0])])
        moved = _out_of_order([places_new[id(other)] for _, other in steps])
        if moved is not None:
            one, other = steps[moved]
            told = f"The steps come in another order: {other.text}"
            sides = (old.said(one), new.said(other))
            yield _rule(new, "order", other.spoken.at, sides, told)


def _rankings(new: Version, listed: Pairs[Entry]) -> Iterator[Change]:
    """Hands that rank in another order."""
    lists: dict[tuple[object, ...], list[tuple[Entry, Entry]]] = defaultdict(list)
    for one, other in listed.both:
        if other.kind == "rank" and one.group == other.group:
            lists[(one.group, one.side.place.at, other.side.place.at)].append((one, other))
    for ranks in lists.values():
        ranks.sort(key=lambda both: both[0].side.place.span)
        spans = sorted(other.side.place.span for _, other in ranks)
        order = {span: index for index, span in enumerate(spans)}
        moved = _out_of_order([order[other.side.place.span] for _, other in ranks])
        if moved is not None:
            one, other = ranks[moved]
            yield _rule(new, "order", other.subject, (one.side, other.side), f"{other.subject} ranks elsewhere.")


def _positions(sentences: Sequence[Sentence]) -> dict[int, int]:
    return {id(each): index for index, each in enumerate(sentences)}


def _out_of_order(places: list[int]) -> int | None:
    """The first that comes before one it used to follow."""
    return next((index for index in range(1, len(places)) if places[index] < places[index - 1]), None)


def _joins(old: Version, new: Version, said: Pairs[Sentence]) -> Iterator[Change]:
    """A list of which all held and now any holds, or the like."""
    seen: set[tuple[int, int]] = set()
    for one, other in said.both:
        before, after = _list_above(one), _list_above(other)
        if before is None or after is None or (id(before), id(after)) in seen:
            continue
        seen.add((id(before), id(after)))
        if before.join != after.join and before.join is not None and after.join is not None:
            sides = (old.said(one, str(before.join)), new.said(other, str(after.join)))
            told = f"Of the list, {after.join} instead of {before.join}: {other.text}"
            yield _rule(new, "join", str(after.at or other.spoken.at), sides, told)


def _list_above(each: Sentence) -> Clause | None:
    provision = each.spoken.provision
    return provision.above[-1] if provision is not None and provision.above else None


def _sections(old: Version, new: Version, said: Pairs[Sentence]) -> Iterator[Change]:
    """Sections under another title, found by the clauses they share."""
    shared: Counter[tuple[int, int]] = Counter()
    known: dict[int, Section] = {}
    for one, other in said.both:
        if one.section is not None and other.section is not None:
            shared[(id(one.section), id(other.section))] += 1
            known |= {id(one.section): one.section, id(other.section): other.section}
    taken: set[int] = set()
    for a, b in sorted(shared, key=lambda ids: (-shared[ids], known[ids[0]].span, known[ids[1]].span)):
        if a in taken or b in taken:
            continue
        taken |= {a, b}
        before, after = known[a], known[b]
        if title_words(before.title) != title_words(after.title):
            sides = tuple(
                Side(str(each.title), str(each.title), _section_place(each), version.casino)
                for version, each in ((old, before), (new, after))
            )
            told = f"The section is titled “{after.title}” instead of “{before.title}”."
            yield _editorial(new, "title", str(after.title), (sides[0], sides[1]), told)


def _section_place(section: Section) -> Place:
    return Place(str(section.number or ""), section.title.span, section.src.numbers if section.src else ())


def _renumbered(old: Version, new: Version, said: Pairs[Sentence]) -> Iterator[Change]:
    """All new numbers of a document are one change."""
    pairs = [both for both in said.both if both[0].signature == both[1].signature]
    moved = [both for both in pairs if path_of(both[0].spoken.at) != path_of(both[1].spoken.at)]
    if moved:
        one, other = moved[0]
        sides = (old.said(one, one.spoken.at), new.said(other, other.spoken.at))
        told = f"Numbered otherwise: {len(moved)} of {len(pairs)} sentences that say the same stand under a new number."
        yield _editorial(new, "renumbering", "numbers", sides, told)


def _titles(old: Version, new: Version) -> Iterator[Change]:
    before, after = old.document.game, new.document.game
    pairs = [
        ("title", "title of the game", _titled(before), _titled(after), before.title.span, after.title.span),
        ("filing", "filing", _filed(before.filing), _filed(after.filing),
         _filing_span(old, before.filing), _filing_span(new, after.filing)),
    ]  # fmt: skip
    for kind, subject, was, now, span_old, span_new in pairs:
        if was != now:
            sides = (Side(was, was, Place("", span_old), old.casino), Side(now, now, Place("", span_new), new.casino))
            yield _editorial(new, kind, subject, sides, f"The {subject} reads {now} instead of {was}.")


def _titled(game: Game) -> str:
    return str(game.title) if game.title != MISSING else "nothing"


def _filed(filing: Filing | None) -> str:
    if filing is None:
        return "nothing"
    days: Iterable[tuple[str, object]] = (
        ("section", filing.section), ("appendix", filing.appendix), ("identifier", filing.identifier),
        ("submitted", filing.submitted.date if filing.submitted else None),
        ("approved", filing.approved.date if filing.approved else None),
    )  # fmt: skip
    return ", ".join(f"{word} {value}" for word, value in days if value) or "nothing"


def _filing_span(version: Version, filing: Filing | None) -> Span:
    return filing.span if filing is not None else Span(version.document.file, 1, 1, 1, 1)


def _rule(new: Version, kind: str, subject: str, sides: tuple[Side, Side], told: str) -> Change:
    return change(new, kind, subject, sides, told, level=ChangeClass.NEEDS_APPROVAL, who=Favours.UNDECIDED)


def _editorial(new: Version, kind: str, subject: str, sides: tuple[Side, Side], told: str) -> Change:
    return change(new, kind, subject, sides, told, level=ChangeClass.EDITORIAL, who=Favours.NEITHER)
