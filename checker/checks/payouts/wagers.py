"""Wagers that are paid, and what the rules lack of them: when they win, where they are placed, a duty to pay."""

from collections.abc import Iterator

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.rules.absence import as_far_as_read
from checker.rules.payoutfault import payout_fault
from checker.rules.wagerwords import decided_wagers, telling_words
from grammar import nodes
from ruleschema.meaning.facts import WIN, PayoutFact
from ruleschema.meaning.statement import Modality, Statement
from ruleschema.meaning.stems import stems
from ruleschema.meaning.wagers import wagers_named
from ruleschema.vocabulary import outcome_key, wager_key

# So many wagers with an area on the layout make one without it a slip.
LEAST_PLACED = 3


def never_won(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Paid wagers of which nothing says when they win, in a document that says it of the others one by one."""
    decided = decided_wagers(filing)
    # “Total of 4 or 17” beside “Total of 5 or 16”: each of a series tells what it wins on.
    series = [_unnumbered(key) for key in filing.payouts_by_wager]
    for key, facts in filing.payouts_by_wager.items():
        words, first = telling_words(key), facts[0]
        if not any(map(str.isalpha, "".join(words))) or _is_decided(filing, words, facts, decided):
            continue
        if series.count(_unnumbered(key)) == 1 or words == _unnumbered(key):
            on = "on " if first.outcome[:1].isdigit() else ""
            shown = first.pays if outcome_key(first.outcome) == WIN else f"{on}{first.outcome}: {first.pays}"
            yield as_far_as_read(filing, payout_fault(rule, first, key=key, shown=shown), about=(key,))


def _unnumbered(key: str) -> frozenset[str]:
    return frozenset(word for word in telling_words(key) if not word[0].isdigit())


def _is_decided(
    filing: Filing, words: frozenset[str], facts: list[PayoutFact], decided: frozenset[frozenset[str]]
) -> bool:
    """Whether it is decided by itself, by its rows, by what it is made of or supports, or by what it is a kind of."""
    rows = {telling_words(fact.outcome) for fact in facts}
    if any(words & each in (words, each) for each in decided) or decided & rows:
        return True
    if any(isinstance(fact.payment.alternatives[0], nodes.Composite) for fact in facts):
        return True
    if len(wagers_named(facts[0].wager)) > 1:
        return True
    meanings = (each.means for each in filing.game.definitions if telling_words(each.term) == words)
    kinds = {wager_key(means.partition(" that ")[0].partition(" which ")[0]) for means in meanings}
    return any(wager_key(tree.head.text) in kinds for _, tree in filing.results)


def no_area(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """The one wager without an area, where the layout is described area by area."""
    places = (each.place for each in filing.statements if _of_layout(each))
    areas = [(place, stems(place.sentence.reading.text)) for place in places if place and place.sentence]
    own = wager_key(str(filing.title))
    staked = {key: facts for key, facts in filing.payouts_by_wager.items() if key != own and any(map(_at_odds, facts))}
    wagers = {key: words for key, facts in staked.items() if (words := telling_words(facts[0].wager))}
    placed = [place for place, text in areas if sum(words <= text for words in wagers.values()) == 1]
    without = [key for key, words in wagers.items() if not any(words <= text for _, text in areas)]
    if len(without) != 1 or len(wagers) <= LEAST_PLACED or len(placed) < LEAST_PLACED:
        return
    fact, last = filing.payouts_by_wager[without[0]][0], placed[-1]
    above = last.sentence.provision.above[-1:] if last.sentence and last.sentence.provision else ()
    lead = next((each for each in above if each.at is not None), None)
    yield rule.fault(
        lead.at.span if lead and lead.at else last.span,
        str(lead.at) if lead else last.at,
        lead.src.numbers if lead and lead.src else last.src,
        related=(Related(fact.span, f"{fact.at}: {fact.wager}"),),
        wager=fact.wager,
        other=fact.at,
        key=without[0],
    )


def _at_odds(fact: PayoutFact) -> bool:
    """Whether a payout is at odds, which only a wager has."""
    return any(isinstance(odds, nodes.Ratio) for odds in fact.payment.alternatives)


def _of_layout(statement: Statement) -> bool:
    """Whether a sentence describes areas of the layout, and not the making of a wager."""
    on_layout = not statement.thing.isdisjoint(("layout", "tabl"))
    return on_layout and not statement.about.isdisjoint(("position", "betting area", "area"))


def no_rule(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Wagers and bonuses that a table pays and that nothing else in the document speaks of."""
    headings = (each.clause.title for each in filing.provisions if each.clause.title)
    titles = (filing.title, *(section.title for section in filing.game.sections), *headings)
    texts = [stems(text) for text in (*titles, *(each.reading.text for each in filing.sentences))]
    tabled = [
        facts for facts in filing.payouts_by_wager.values() if any(fact.named and not fact.said for fact in facts)
    ]
    spoken = [_spoken_of(facts[0].wager, texts) for facts in tabled]
    for facts, known in zip(tabled, spoken, strict=True):
        # What is paid at odds is a wager, and its rows may be its rule where no wager has another.
        if not known and (any(spoken) or (filing.sentences and not any(map(_at_odds, facts)))):
            yield payout_fault(rule, facts[0], src=tuple(dict.fromkeys(line for fact in facts for line in fact.src)))


def _spoken_of(wager: str, texts: list[frozenset[str]]) -> bool:
    """Whether a text has a telling word of a wager's name; of a name that has none, all of its words."""
    words = telling_words(wager)
    return any(not words.isdisjoint(text) if words else stems(wager) <= text for text in texts)


def only_permitted(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Wagers that may be paid so, and that nothing says must be paid."""
    likened = {
        (each.place.at, telling_words(each.tree.head.text))
        for each in filing.statements
        if each.modality is Modality.MAY and each.act in ("pay", "treat") and each.place and each.tree
    }
    for key, facts in filing.payouts_by_wager.items():
        if all(_permitted(fact, likened) for fact in facts):
            yield payout_fault(rule, facts[0], key=key)


def _permitted(fact: PayoutFact, likened: set[tuple[str, frozenset[str]]]) -> bool:
    made_of_others = isinstance(fact.payment.alternatives[0], nodes.Composite)
    if made_of_others and (fact.at, telling_words(fact.wager)) in likened:
        return True
    return stems("may pay") <= stems(fact.condition or "")
