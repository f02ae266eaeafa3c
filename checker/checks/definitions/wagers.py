"""Wagers between definitions, pay tables and rules: defined and not paid so, paid and not defined, never placed."""

import re
from collections.abc import Iterator
from functools import cache

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.concordance import parted
from checker.index.phrases import sentences_with_stems, texts_with
from checker.rules.absence import as_far_as_read
from checker.rules.telling import listed
from grammar.nodes import Composite
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.lexicon import Kind, entries, words_of
from ruleschema.meaning.names import name_key
from ruleschema.meaning.odds import amount_of
from ruleschema.meaning.quantities import quantities
from ruleschema.meaning.statement import Form
from ruleschema.meaning.stems import stem, stems
from ruleschema.meaning.wagers import wagers_named
from ruleschema.submission.model import Meaning
from ruleschema.vocabulary import aliases, numbered, outcome_key, wager_key

# With fewer definitions of wagers, defining them is not the document's habit; with more decided, that is how it tells.
LEAST_DEFINED = 2
MOST_DECIDED = 4
_WAGER = ("wager", "bet")
_SPOKEN = re.compile(r"wager|bet", re.I)
_PRIZES = ("jackpot", "meter", "progressive")
_WINNING = stems("pay win award receive means")


def pays_otherwise(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """A definition with a payout that no clause or table gives the wager."""
    defined = [fact for fact in filing.payouts if _is_defined(fact)]
    for fact in defined:
        key, kind = wager_key(fact.wager), amount_of(fact.payment.alternatives[0])[0]
        others = [each for each in filing.payouts if not _is_defined(each) and key in _keys(each)]
        sizes = {size for each in others for odds in each.payment.alternatives if (size := amount_of(odds))[0] == kind}
        if sizes and sizes.isdisjoint(map(amount_of, fact.payment.alternatives)):
            other = others[0]
            related = (Related(other.span, f"{other.at}: {other.pays}"),)
            at, src, stated, pays = fact.at, fact.src, fact.pays, other.pays
            named = fact.wager
            yield rule.fault(
                fact.span, at, src, related=related, wager=named, key=key, stated=stated, other=other.at, pays=pays
            )


def unknown_in_definition(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """A definition that explains a term by a wager which the document neither defines, pays nor rules on."""
    ruled = {key for each in filing.statements if each.form is not Form.DEFINITION for key in each.wagers}
    known = {wager_key(meaning.term) for meaning in filing.game.definitions}.union(ruled, *map(_keys, filing.payouts))
    # What no other filing has is a description; a name that needs no word behind it means something else as often.
    named = _vocabulary() - {wager_key(each.name) for each in entries(Kind.WAGER)}
    for meaning in filing.game.definitions:
        for wager in wagers_named(meaning.means):
            if wager in named and not any(wager in each for each in known):
                key = name_key(meaning.term)
                yield rule.fault(meaning.means.span, *_place(meaning), term=meaning.term, wager=wager, key=key)


def not_defined(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """A wager that is paid, in a document that defines its wagers, but not this one."""
    terms = [str(meaning.term) for meaning in filing.game.definitions]
    defined = [term for term in terms if term.lower().split()[-1] in _WAGER and " " in term]
    decided = {
        key
        for each in filing.statements
        if each.form is Form.RESULT or each.act in ("win", "los")
        for key in each.wagers
    }
    if len(defined) < LEAST_DEFINED or len(decided) > MOST_DECIDED:
        return
    keys = {name_key(term) for term in terms}
    for key, (fact, *_) in filing.payouts_by_wager.items():
        part = any(key != other and other in key for other in filing.payouts_by_wager)
        named = fact.wager.lower().endswith((*_WAGER, key)) and not isinstance(fact.payment.alternatives[0], Composite)
        if named and not part and not any(key in term or term in key for term in keys):
            yield rule.fault(fact.span, fact.at, fact.src, wager=fact.wager, defined=listed(defined[:3]), key=key)


def never_placed(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """A wager that is settled and paid, but neither defined nor placed by any sentence."""
    placing = stems(" ".join(rule.words))
    defined = {wager_key(meaning.term) for meaning in filing.game.definitions}
    for key, (fact, *_) in filing.payouts_by_wager.items():
        if key in defined or not _is_name(fact):
            continue
        about = [each for each in sentences_with_stems(filing, stems(key)) if _SPOKEN.search(each.reading.text)]
        if about and all(placing.isdisjoint(stems(each.reading.text)) for each in about):
            first = about[0]
            span = first.span(filing.document, 0, len(first.reading.text.rstrip()))
            related = (Related(fact.span, f"{fact.at}: its payout"),)
            fault = rule.fault(span, first.at, first.lines, related=related, wager=fact.wager, paid=fact.at, key=key)
            yield as_far_as_read(filing, fault, about=(key,))


def other_cards(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """A wager that is defined as one on hands of so many cards and paid for hands of more."""
    for meaning in filing.game.definitions:
        # The name of the wager may count cards itself: the six card bonus is no hand of six cards.
        sizes = _sizes(re.sub(re.escape(meaning.term), "", meaning.means, flags=re.I))
        facts = filing.payouts_by_wager.get(wager_key(meaning.term), []) if sizes else []
        other = next((fact for fact in facts if _sizes(fact.outcome) - sizes), None)
        if other is not None:
            most, paid, key = max(sizes), max(_sizes(other.outcome)), name_key(meaning.term)
            related = (Related(other.span, f"{other.at}: {other.outcome}"),)
            yield rule.fault(
                meaning.means.span, *_place(meaning), related=related, term=meaning.term, key=key, most=most, paid=paid,
                other=other.at, outcome=other.outcome,
            )  # fmt: skip


def jackpot_without_rule(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """A second jackpot that is spoken of, where nothing says what wins it or what it pays."""
    named = [str(meaning.term) for meaning in filing.game.definitions]
    named += [f"{fact.wager} {fact.outcome} {fact.pays} {fact.condition or ''}" for fact in filing.payouts]
    named += [str(section.title) for section in filing.game.sections]
    for kind in map(str, rule.words):
        spoken = [said for said in texts_with(filing, (kind,)) if _prize(said.text, kind)]
        ruled = any(not stems(said.text).isdisjoint(_WINNING) for said in spoken)
        if spoken and not ruled and stem(kind) not in stems(" ".join(named)):
            said = spoken[0]
            yield rule.fault(said.text.span, said.at, said.src, jackpot=f"{kind} {_prize(said.text, kind)}")


def _prize(text: str, kind: str) -> str:
    """What a text calls secondary, or by another kind; nothing where that is no prize."""
    words = parted(text).split()
    behind = [stem(after) for place, word in enumerate(words) if word == kind for after in words[place + 1 : place + 3]]
    return next((word for word in behind if word in _PRIZES), "")


def _is_defined(fact: PayoutFact) -> bool:
    return fact.statement is not None and fact.statement.form is Form.DEFINITION


def _keys(fact: PayoutFact) -> set[str]:
    """What a payout is for: a wager, or an outcome that may be the term of a definition."""
    return {wager_key(fact.wager), outcome_key(fact.outcome)}


def _is_name(fact: PayoutFact) -> bool:
    """Whether a wager has a name that calls itself a wager: a column such as an Envy Bonus is none."""
    first, *rest = fact.wager.split()
    capital = all(word[0].isupper() for word in (first, *rest))
    return bool(rest) and capital and rest[-1].lower().rstrip("s") in _WAGER and stem(first) not in _generic()


@cache
def _vocabulary() -> frozenset[str]:
    """The names of wagers that filings have."""
    aliased = (name for alias in aliases() if alias.of == "wager" for name in (alias.name, *alias.also))
    return frozenset(map(wager_key, (*aliased, *(each.name for each in numbered() if each.of == "wager"))))


def _generic() -> frozenset[str]:
    return words_of(Kind.AROUND_WAGERS, "generic") | words_of(Kind.AROUND_WAGERS, "main")


def _sizes(text: str) -> set[int]:
    """The sizes of hands that a text names: a 5-card hand, but not the 5 cards of a player."""
    sized = (each for each in quantities(text) if each.unit == "card" and text[: each.end].lower().endswith("card"))
    return {int(each.amount.low) for each in sized if each.amount.is_exact and each.amount.low is not None}


def _place(meaning: Meaning) -> tuple[str, tuple[int, ...]]:
    """The number or term of a definition, and its lines."""
    return str(meaning.at or meaning.term), meaning.src.numbers if meaning.src else ()
