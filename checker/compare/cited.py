"""References of two versions: what a clause cites otherwise, once renumbering is taken off."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from checker.compare.change import Change, ChangeClass, Place, Side, change
from checker.compare.pairing import Pairs
from checker.compare.version import Sentence, Version
from checker.engine.filing import Filing
from checker.index.references import cited_section, printed, references, target
from checker.index.sections import Path
from ruleschema.meaning.names import same_title, title_words
from ruleschema.meaning.odds import Favours
from ruleschema.meaning.sense import Sense
from ruleschema.submission.model import Ref
from ruleschema.submission.numbers import path_of
from ruleschema.submission.provisions import Provision

REFERENCE = "reference"


@dataclass(frozen=True, slots=True, eq=False)
class Cited:
    """A reference with what holds it and what it leads to in its own version; no path where it leads nowhere."""

    provision: Provision
    ref: Ref
    holder: Path
    leads: Path | None
    # Whether the number leads to what the quoted title names.
    sound: bool
    document: Sense
    about: Sense
    side: Side

    @property
    def title(self) -> object:
        return title_words(self.ref.titled) if self.ref.titled else None


class Renumbering:
    """Which clause of one version is which of the other, as the sentences they share tell."""

    def __init__(self, said: Pairs[Sentence]) -> None:
        counts: Counter[tuple[Path, Path]] = Counter()
        for one, other in said.both:
            before, after = path_of(one.spoken.at), path_of(other.spoken.at)
            counts.update({(before[:deep], after[:deep]) for deep in range(1, min(len(before), len(after)) + 1)})
            counts[before, after] += 1
        most: Counter[tuple[int, Path]] = Counter()
        for (before, after), count in counts.items():
            for known in ((0, before), (1, after)):
                most[known] = max(most[known], count)
        self._links = {pair for pair, count in counts.items() if count == most[0, pair[0]] == most[1, pair[1]]}
        self._known = (frozenset(a for a, _ in self._links), frozenset(b for _, b in self._links))

    def same(self, before: Path | None, after: Path | None) -> bool:
        """Whether two numbers are one clause's; where no sentence tells, the same number is."""
        if before is None or after is None:
            return before == after
        told = before in self._known[0] or after in self._known[1]
        return (before, after) in self._links if told else before == after


def reference_changes(old: Version, new: Version, said: Pairs[Sentence]) -> Iterator[Change]:
    """Every reference that leads elsewhere, came or went; those of clauses that came or went go with them."""
    renumbered = Renumbering(said)
    pairs = _paired(_cited(old), _cited(new), renumbered)
    for one, other in pairs.both:
        found = _changed(new, one, other, renumbered)
        if found is not None:
            yield found
    gone = _clauses(said.old) - _clauses(one for one, _ in said.both)
    come = _clauses(said.new) - _clauses(other for _, other in said.both)
    yield from (_alone(new, each, gone=True) for each in pairs.old if id(each.provision.clause) not in gone)
    yield from (_alone(new, each, gone=False) for each in pairs.new if id(each.provision.clause) not in come)


def _clauses(sentences: Iterable[Sentence]) -> set[int]:
    provisions = (each.spoken.provision for each in sentences)
    return {id(each.clause) for each in provisions if each is not None}


def _cited(version: Version) -> list[Cited]:
    filing = version.filing
    found = []
    for provision, ref in references(filing):
        leads = target(filing, provision, str(ref.to)) if ref.to and not ref.document else None
        sound = leads is not None and _sound(filing, provision, ref)
        place = Place(provision.at, ref.span, ref.src.numbers if ref.src else provision.lines)
        text = printed(ref)
        side = Side(text, f"cites {text}", place, version.casino)
        document, about = version.sense(str(ref.document or "")), version.sense(str(ref.about or ""))
        found.append(Cited(provision, ref, path_of(provision.at), leads, sound, document, about, side))
    return found


def _sound(filing: Filing, provision: Provision, ref: Ref) -> bool:
    """Whether the section cited bears the title quoted; one that bears it word for word beats one that nearly does."""
    if ref.titled is None:
        return True
    section = cited_section(filing, provision, str(ref.to))
    wanted = title_words(ref.titled)
    exact = [each for each in filing.game.sections if title_words(each.title) == wanted]
    return section is not None and (section in exact if exact else same_title(ref.titled, section.title))


def _paired(old: list[Cited], new: list[Cited], renumbered: Renumbering) -> Pairs[Cited]:
    """References of one clause with each other, those that agree best first; the result is the same mirrored."""
    by_holder: dict[Path, list[int]] = defaultdict(list)
    for j, each in enumerate(new):
        by_holder[each.holder].append(j)
    scored = [
        (-_agreement(one, new[j], renumbered), i + j, abs(i - j), i, j)
        for i, one in enumerate(old)
        for holder, places in by_holder.items()
        if renumbered.same(one.holder, holder)
        for j in places
    ]
    both, used_old, used_new = [], set(), set()
    for _, _, _, i, j in sorted(scored):
        if i not in used_old and j not in used_new:
            used_old.add(i)
            used_new.add(j)
            both.append((old[i], new[j]))
    left = [each for i, each in enumerate(old) if i not in used_old]
    return Pairs(both, left, [each for j, each in enumerate(new) if j not in used_new])


def _agreement(one: Cited, other: Cited, renumbered: Renumbering) -> int:
    """The title a reference quotes says more of what is meant than its number, which is often wrong."""
    titled = one.title is not None and one.title == other.title
    same_number = path_of(str(one.ref.to or "")) == path_of(str(other.ref.to or ""))
    return 8 * titled + 4 * _same(one, other, renumbered) + 2 * (one.about == other.about) + same_number


def _same(one: Cited, other: Cited, renumbered: Renumbering) -> bool:
    """Whether both lead to the same place; what leads nowhere is compared as printed."""
    if one.document != other.document:
        return False
    if one.leads is None and other.leads is None:
        return path_of(str(one.ref.to or "")) == path_of(str(other.ref.to or ""))
    return renumbered.same(one.leads, other.leads)


def _one_holds_the_other(one: Cited, other: Cited) -> bool:
    """Whether one version cites a section and the other a clause of it."""
    if one.leads is None or other.leads is None or one.document != other.document:
        return False
    short, long = sorted((one.leads, other.leads), key=len)
    return len(short) < len(long) and long[: len(short)] == short


def _changed(new: Version, one: Cited, other: Cited, renumbered: Renumbering) -> Change | None:
    at, sides = other.side.place.at, (one.side, other.side)
    now, was = other.side.value, one.side.value
    if not _same(one, other, renumbered):
        told = f"{at} cites {now} instead of {was}"
        if now == was:
            told = f"{at} still cites {now}, which is now another clause"
        elif one.title is not None and one.title == other.title:
            told = f"{at} cites {other.ref.to} instead of {one.ref.to}, “{other.ref.titled}”"
        if one.document != other.document or (one.sound and other.sound):
            wider = _one_holds_the_other(one, other)
            level = ChangeClass.UNDECIDABLE if wider else ChangeClass.NEEDS_APPROVAL
            return change(new, REFERENCE, at, sides, f"{told}.", level=level, who=Favours.UNDECIDED)
        # A number that leads nowhere, or to another title than the one quoted, is a slip in that version.
        wrong = "before" if other.sound else "now" if one.sound else "before and now"
        told = f"{told}; {wrong} the number does not lead to what is meant."
        return change(new, REFERENCE, at, sides, told, level=ChangeClass.NOTIFY, who=Favours.NEITHER)
    if one.title != other.title:
        told = f"{at} cites {now} instead of {was}: the same place by another title."
        return change(new, REFERENCE, at, sides, told, level=ChangeClass.EDITORIAL, who=Favours.NEITHER)
    return None


def _alone(new: Version, each: Cited, *, gone: bool) -> Change:
    sides = (each.side, None) if gone else (None, each.side)
    at = each.side.place.at
    told = f"{at} {'no longer cites' if gone else 'now cites'} {each.side.value}."
    kind = f"{REFERENCE} {'removed' if gone else 'added'}"
    return change(new, kind, at, sides, told, level=ChangeClass.NOTIFY, who=Favours.NEITHER)
