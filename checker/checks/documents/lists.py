"""Lists of items: announced and missing, cut off, with one item, or with an item that does not belong."""

from collections.abc import Iterator

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.gamenames import own_names
from checker.index.namefinder import finder_of
from checker.index.statements import statements_of
from checker.rules.matching import said
from ruleschema.meaning.statement import Form, Modality, Statement
from ruleschema.meaning.stems import stems
from ruleschema.submission.locate import locate
from ruleschema.submission.model import Clause, Join
from ruleschema.submission.numbers import Style, ordinal, path_of
from ruleschema.submission.provisions import Provision
from ruleschema.submission.span import Text

_FIRST = (("1",), ("a",), ("i",))
_JOINING = ("and", "or", "and/or")
_DEFINING = stems("word term definition meaning")


def missing(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    for place, provision in enumerate(filing.provisions):
        clause = provision.clause
        if clause.items or clause.steps or _tables(clause) or not (clause.join or _announces(rule, clause)):
            continue
        behind = filing.provisions[place + 1] if place + 1 < len(filing.provisions) else None
        if not (_goes_on(provision) or _followed(provision, behind) or _is_defined(filing, clause)):
            span = clause.at.span if clause.at is not None else clause.span
            yield rule.fault(span, provision.at, provision.lines)


def _tables(clause: Clause) -> bool:
    return any((clause.pays, clause.ranks, clause.counts, clause.chart, clause.fees))


def _announces(rule: Rule, clause: Clause) -> bool:
    """Whether a clause ends with words such as “the following”; its own wording decides where it is kept."""
    if clause.text is not None and clause.text.rstrip().endswith(":"):
        return True
    texts = [clause.text] if clause.text is not None else [saying.says for saying in clause.says]
    endings = tuple(f" {word}" for word in rule.words)
    return any(text.rstrip(" .:,").lower().endswith(endings) for text in texts)


def _goes_on(provision: Provision) -> bool:
    """An unnumbered sentence announces what stands behind it in the same clause, or the clause's own tables."""
    beside = provision.above[-1].items if provision.above else provision.section.clauses
    tables = bool(provision.above) and _tables(provision.above[-1])
    return provision.clause.at is None and (provision.clause is not beside[-1] or tables)


def _followed(provision: Provision, behind: Provision | None) -> bool:
    """Whether a text without a number stands right behind, or, if it has none itself, a first one or a heading."""
    if behind is None:
        return False
    same, plain = behind.section is provision.section, behind.section.number is None
    if behind.clause.at is None:
        return same or plain
    first = path_of(behind.clause.at)[-1:] in _FIRST
    return provision.clause.at is None and (first if same else plain)


def _is_defined(filing: Filing, clause: Clause) -> bool:
    """The words and terms that a clause announces are the definitions."""
    told = " ".join([*(saying.says for saying in clause.says), clause.text or ""])
    return bool(filing.game.definitions) and not _DEFINING.isdisjoint(stems(told))


def ends_open(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    lists = [section.clauses for section in filing.game.sections]
    lists += [provision.clause.items for provision in filing.provisions]
    for last in (clauses[-1] for clauses in lists if clauses):
        text = _ending(last)
        words = text.rstrip(" ;,.:").split() if text is not None else []
        # What stands under the last item goes on with it.
        if text is None or words[-1:] == [] or words[-1].lower() not in _JOINING or last.items or _tables(last):
            continue
        # Without a number and without a stop it is a line that goes on, and no item.
        stopped = text.rstrip()[-1] in ";,.:" or "".join(words[-2:-1]).endswith((";", ",", "."))
        if last.at is not None or stopped:
            start = text.rindex(words[-1])
            span = locate(text, filing.document.text, start, start + len(words[-1]))
            at = str(last.at or "")
            yield rule.fault(span, at, last.src, item=at or "The last item", word=words[-1], key=words[-1].lower())


def _ending(clause: Clause) -> Text | None:
    """The document's own wording where it is kept, else the last thing said."""
    told = [saying.says for saying in (*clause.says, *clause.steps)]
    return clause.text if clause.text is not None else told[-1] if told else None


def one_item(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    alone = [(each, each.clause.items[0]) for each in filing.provisions if len(each.clause.items) == 1]
    found = [(above, item, kind) for above, item in alone if (kind := _lone(filing, above.clause, item)) is not None]
    cause = f"{len(found)} lists of this document have a single item each." if len(found) > 1 else ""
    for above, item, kind in found:
        number = str(item.at or above.at)
        span = (item.at or item).span
        yield rule.fault(
            span,
            number,
            item.src or above.lines,
            kind=kind,
            cause=cause,
            number=number,
            above=above.at,
            game=_own_name(filing),
        )


def _own_name(filing: Filing) -> str:
    return next(iter(own_names(filing)), filing.slug).title()


def _lone(filing: Filing, above: Clause, item: Clause) -> str | None:
    """What the one item of a clause is: an alternative, the case of the game itself, or only the first of a count."""
    if above.pays or above.steps or above.ranks:
        return None
    # “Either or both of the dice” in a sentence that is complete offers nothing of the list.
    if above.join is Join.ANY and not (above.text or "").rstrip().endswith("."):
        return "choice"
    path = path_of(item.at or "")
    counted = above.at is not None and len(path) > 1 and path[:-1] == path_of(above.at)
    if not counted or not any(ordinal(path[-1], style) == 1 for style in Style):
        return None
    openings = (str(text).partition(",")[0] for text in (item.text, *(saying.says for saying in item.says[:1])) if text)
    named = any(True for opening in openings for _ in finder_of(own_names(filing)).mentions(opening))
    return "own game" if named else ""


def duty_among_choices(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    for provision in filing.provisions:
        clause = provision.clause
        told = [statements_of(filing, item) for item in clause.items]
        if clause.join is not Join.ANY or len(told) < 3 or any(len(each) != 1 for each in told):
            continue
        force = [each[0].modality for each in told]
        if force.count(Modality.MAY) == len(force) - 1 and Modality.SHALL in force:
            stray = clause.items[force.index(Modality.SHALL)]
            duty = told[force.index(Modality.SHALL)][0].place
            if duty is not None and not any(item.items for item in clause.items):
                related = (Related((clause.at or clause).span, "the list"),)
                span = (stray.at or stray).span
                yield rule.fault(
                    span, duty.at, duty.src, related=related, above=provision.at, number=stray.at or "", said=said(duty)
                )


def without_lead_in(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    for provision in filing.provisions:
        clause = provision.clause
        if len(clause.items) < 2 or clause.join is not None or not clause.says:
            continue
        own = statements_of(filing, clause)
        below = [each for item in clause.items for each in statements_of(filing, item)]
        if below and all(map(_states, below)) and not any(_leads(rule, each) for each in own):
            first = below[0].place
            items = [str(item.at) for item in clause.items if item.at is not None]
            ends = (" and " if len(clause.items) == 2 else " to ").join([*items[:1], *items[1:][-1:]])
            item = clause.items[0]
            yield rule.fault(
                (item.at or item).span,
                provision.at,
                item.src or provision.lines,
                items=ends,
                said=said(first) if first is not None else "",
            )


def _states(statement: Statement) -> bool:
    """A plain statement without figures: a condition, not a rule or a measure."""
    tree, place = statement.tree, statement.place
    figures = any(map(str.isdigit, said(place))) if place is not None else True
    return statement.form is Form.VALUE and not figures and tree is not None and not tree.slots


def _leads(rule: Rule, statement: Statement) -> bool:
    """Whether a sentence needs what stands below it: it announces it, or is no duty."""
    place = statement.place
    announces = place is not None and not stems(said(place)).isdisjoint(map(str, rule.words))
    return statement.form is not Form.DUTY or announces
