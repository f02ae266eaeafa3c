"""Random syntax trees that the clause language can say, for the property tests."""

from fractions import Fraction

from hypothesis import strategies as st

from grammar import nodes
from grammar.nodes import Bound, Modal, Outcome, Phrase, Slot

NAMES = [
    "dealer",
    "player",
    "pass",
    "line",
    "card",
    "hand",
    "hard",
    "6-deck",
    "21+3",
    "No.7",
    "big-6/8",
    "dealer’s",
    "A&B",
]
FIGURES = ["2", "17", "12,505", "2.5", "1/2", "$5", "$1,250", "5%", "§7.II(a)", '"no more bets. good luck"']
SOFT = ["to", "for", "or", "on", "of", "less", "as", "plus", "and", "a", "the", "commission", "points", "even", "money"]
INSIDE = ["is", "are", "pays", "pay", "means", "wins", "loses"]
CONDITIONS = ["if", "when", "where", "while"]
INTERVALS = ["every", "before every", "after every"]
TIMINGS = ["before", "after", "until", "within", "during"]
# No "one of": a clause says a menu by its alternatives, so a payment or slot is never typed to hold it.
BOUNDS: list[nodes.Limit] = [Bound.EXACTLY, Bound.AT_LEAST, Bound.AT_MOST]

Slots = tuple[Slot, ...]


def phrases(words: list[str], least: int = 1, lists: bool = True) -> st.SearchStrategy[Phrase]:
    """Words joined by spaces, and by commas where a list may stand."""
    run = st.lists(st.sampled_from(words), min_size=least, max_size=4).map(" ".join)
    runs = st.lists(run, min_size=1, max_size=3 if lists else 1)
    return runs.map(", ".join).map(Phrase)


heads = phrases([*NAMES, *FIGURES, *SOFT, "at least 2", "exactly 2"])
objects = phrases([*NAMES, *FIGURES, *SOFT, *INSIDE])
openings = phrases([*NAMES, *FIGURES, *SOFT, "is", "are"], least=2, lists=False)
bases = st.lists(st.sampled_from([*NAMES, "17", "1,000"]), min_size=1, max_size=3).map(" ".join)
members = st.lists(st.sampled_from([*NAMES, "17", "$5", "and", '"a and b"']), min_size=1, max_size=3).map(" ".join)
outcomes = objects | st.builds(lambda bound, rest: Phrase(f"{bound} {rest.text}"), st.sampled_from(BOUNDS), objects)
intervals = st.builds(lambda count, rest: Phrase(f"{count} {rest.text}"), st.integers(1, 99), objects)
every_shoe = st.builds(
    lambda marker, rest: Slot(marker, Phrase(f"every {rest.text}")), st.sampled_from(TIMINGS), objects
)

# ---- payments ------------------------------------------------------------------------------
whole = st.integers(0, 10**30).map(Fraction)
decimals = st.builds(lambda digits, places: Fraction(digits, 10**places), st.integers(0, 10**8), st.integers(0, 12))
parts = st.builds(Fraction, st.integers(0, 60), st.integers(1, 60))
quantities = whole | decimals | parts

odds = st.one_of(
    st.builds(nodes.Ratio, quantities, quantities.filter(bool), st.sampled_from(["to", "for"])),
    st.integers(0, 10**8).map(lambda cents: nodes.Money(Fraction(cents, 100))),
    st.builds(nodes.Percent, decimals, st.none() | bases),
    st.builds(nodes.Units, quantities, st.sampled_from(["points", "chips", "units"])),
    st.builds(nodes.Share, parts, bases),
    st.just(nodes.Push()),
    st.sampled_from([nodes.Lose(), nodes.Lose(Fraction(1, 2))]),
    st.lists(st.builds(nodes.Stake, parts, members), min_size=1, max_size=4).map(lambda s: nodes.Composite(tuple(s))),
)
payments = st.builds(
    nodes.Payment,
    st.lists(odds, min_size=1, max_size=3).map(tuple),
    st.none() | st.sampled_from(BOUNDS),
    st.none() | odds,
    st.none() | st.builds(nodes.Commission, decimals, st.none() | bases),
)

# ---- slots ---------------------------------------------------------------------------------
bound_marks = st.sampled_from([str(bound) for bound in BOUNDS])
bounds = st.builds(Slot, bound_marks, objects)
timings = st.one_of(
    st.builds(Slot, st.sampled_from(TIMINGS), objects, st.none() | st.sampled_from(BOUNDS)),
    st.builds(Slot, st.sampled_from(TIMINGS), st.none(), st.none(), st.tuples(bounds)),
    st.builds(Slot, st.sampled_from(INTERVALS), intervals, st.none() | st.sampled_from(BOUNDS)),
    every_shoe.filter(lambda slot: slot.phrase is not None and not slot.phrase.text[6].isdigit()),
)
references = st.builds(Slot, st.just("per"), objects)
some_modifiers = st.lists(bounds | timings | references, min_size=1, max_size=3).map(tuple)
modifiers = st.just(()) | some_modifiers
marks = st.sampled_from([*CONDITIONS, "except", "except if", "except when", "except where", "unless"])
qualifiers = st.builds(Slot, marks, objects, st.none(), modifiers) | st.builds(
    Slot, marks, st.none(), st.none(), some_modifiers
)


def _is_no_list(slot: Slot) -> bool:
    """Whether the slot is more than the first member of a list: "if a 2," is read, and told as a problem."""
    article, _, rest = slot.phrase.text.partition(" ") if slot.phrase else ("", "", "")
    return bool(slot.slots) or slot.marker in TIMINGS or article not in ("a", "an", "the") or " " in rest


some_early = st.lists(
    st.builds(Slot, st.sampled_from(TIMINGS), openings, st.none() | st.sampled_from(BOUNDS))
    | st.builds(Slot, bound_marks, openings),
    min_size=1,
    max_size=2,
).map(tuple)
early = st.just(()) | some_early
leading = st.lists(
    st.builds(Slot, st.sampled_from([*CONDITIONS, *TIMINGS]), openings, st.none(), early).filter(_is_no_list)
    | st.builds(Slot, st.sampled_from([*CONDITIONS, *TIMINGS]), st.none(), st.none(), some_early),
    max_size=2,
).map(tuple)
qualified = st.lists(qualifiers, max_size=2).map(tuple)
slots: st.SearchStrategy[Slots] = st.builds(lambda first, then: (*first, *then), modifiers, qualified)
slots_alone: st.SearchStrategy[Slots] = st.builds(lambda first, then: (*first, *then), some_modifiers, qualified)


sentences: st.SearchStrategy[nodes.Sentence] = st.one_of(
    st.builds(
        nodes.Duty,
        heads,
        st.sampled_from(Modal),
        st.sampled_from([*(name for name in NAMES if name[0].isalpha()), "pay"]).map(Phrase),
        st.none() | objects,
        leading,
        slots,
    ),
    st.builds(nodes.Payout, heads, payments, st.none() | outcomes, leading, slots),
    st.builds(nodes.Result, heads, st.sampled_from(Outcome), st.none() | outcomes, leading, slots),
    st.builds(nodes.Value, heads, st.sampled_from(["is", "are"]), objects, leading, slots),
    st.builds(nodes.Value, heads, st.sampled_from(["is", "are"]), st.none(), leading, slots_alone),
    st.builds(nodes.Definition, heads, objects, leading, slots),
    st.builds(nodes.Definition, heads, st.none(), leading, slots_alone),
)
