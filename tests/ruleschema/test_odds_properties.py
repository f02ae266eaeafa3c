"""Properties of payouts: ordering, mirrors, equivalence and stable text."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from grammar import nodes, printer
from grammar.parse import read_payment
from ruleschema.meaning.odds import Favours, after_commission, canonical, favours, net_win, same_value

MIRROR = {Favours.PLAYER: Favours.HOUSE, Favours.HOUSE: Favours.PLAYER}
WHOLE = st.integers(1, 2_000)
DECIMAL = st.integers(1, 2_000_000).map(lambda thousandths: Fraction(thousandths, 1000))
AMOUNT = st.one_of(WHOLE.map(Fraction), DECIMAL, st.builds(Fraction, WHOLE, WHOLE))
RATIO = st.builds(nodes.Ratio, AMOUNT, AMOUNT, st.sampled_from(["to", "for"]))
MONEY = st.builds(nodes.Money, st.integers(1, 10_000_000).map(lambda cents: Fraction(cents, 100)))
SHARES = DECIMAL | st.integers(1, 10_000_000).map(lambda parts: Fraction(parts, 100_000))
PERCENT = st.builds(nodes.Percent, SHARES, st.sampled_from([None, "the meter", "meter", "the jackpot"]))
UNITS = st.builds(nodes.Units, AMOUNT, st.sampled_from(["points", "chips", "units"]))
SHARE = st.builds(
    nodes.Share, st.builds(Fraction, WHOLE, st.integers(2, 9)), st.sampled_from(["the wager", "the ante"])
)
FIXED = st.sampled_from([nodes.Push(), nodes.Lose(), nodes.Lose(Fraction(1, 2))])
STAKE = st.builds(nodes.Stake, st.builds(Fraction, st.just(1), WHOLE), st.sampled_from(["2", "3", "any seven"]))
COMPOSITE = st.builds(nodes.Composite, st.lists(STAKE, min_size=1, max_size=4).map(tuple))
ODDS = st.one_of(RATIO, MONEY, PERCENT, UNITS, SHARE, FIXED)
COMMISSION = st.builds(nodes.Commission, SHARES, st.sampled_from([None, "the amount won", "the amount wagered"]))
PAYMENT = st.builds(
    nodes.Payment,
    st.lists(ODDS, min_size=1, max_size=3).map(tuple),
    st.sampled_from([None, nodes.Bound.EXACTLY, nodes.Bound.AT_LEAST, nodes.Bound.AT_MOST]),
    st.none() | RATIO,
    st.none() | COMMISSION,
)
# Few distinct values, so that alike and unlike payouts both come up.
FEW = st.sampled_from(
    [
        nodes.Payment(tuple(read_payment(text).alternatives))
        for text in (
            "25 for 1",
            "24 to 1",
            "48 to 2",
            "push",
            "1 for 1",
            "$5",
            "5 points",
            "3 to 2 or 6 to 5",
            "6 to 5",
        )
    ]
)


def only(odds: nodes.Odds) -> nodes.Payment:
    return nodes.Payment((odds,))


@given(WHOLE, WHOLE, WHOLE, WHOLE)
def test_the_order_of_odds_is_that_of_cross_multiplication(a: int, b: int, c: int, d: int) -> None:
    old, new = (only(nodes.Ratio(Fraction(x), Fraction(y))) for x, y in ((a, b), (c, d)))
    left, right = a * d, c * b
    expected = Favours.PLAYER if right > left else Favours.HOUSE if right < left else Favours.NEITHER
    assert favours(old, new) is expected
    assert same_value(old, new) is (left == right)


@given(AMOUNT, AMOUNT)
def test_for_one_pays_a_stake_less_than_to_one(win: Fraction, stake: Fraction) -> None:
    to, for_ = net_win(nodes.Ratio(win, stake, "to")), net_win(nodes.Ratio(win, stake, "for"))
    assert to is not None
    assert for_ == to - 1
    assert same_value(only(nodes.Ratio(win + stake, stake, "for")), only(nodes.Ratio(win, stake, "to")))


@given(PAYMENT, PAYMENT)
def test_the_way_back_favours_the_other_side(one: nodes.Payment, other: nodes.Payment) -> None:
    there, back = favours(one, other), favours(other, one)
    assert back is MIRROR.get(there, there)


@given(PAYMENT)
def test_nothing_favours_anyone_over_itself(payment: nodes.Payment) -> None:
    assert favours(payment, payment) is Favours.NEITHER
    assert same_value(payment, payment)


@given(FEW, FEW, FEW)
def test_to_pay_alike_is_an_equivalence(one: nodes.Payment, two: nodes.Payment, three: nodes.Payment) -> None:
    assert same_value(one, one)
    assert same_value(one, two) is same_value(two, one)
    if same_value(one, two) and same_value(two, three):
        assert same_value(one, three)


@given(PAYMENT, PAYMENT)
def test_payouts_that_are_alike_favour_nobody(one: nodes.Payment, other: nodes.Payment) -> None:
    if same_value(one, other):
        assert favours(one, other) in (Favours.NEITHER, Favours.UNDECIDED)


@given(RATIO, DECIMAL)
def test_a_commission_never_favours_the_player(odds: nodes.Ratio, percent: Fraction) -> None:
    gain = net_win(odds)
    if gain is not None and gain >= 0:
        for base in (None, "the amount won", "the amount wagered"):
            kept = after_commission(nodes.Payment((odds,), commission=nodes.Commission(percent, base)))
            assert kept is not None
            assert kept <= gain
            assert isinstance(kept, Fraction)


@given(PAYMENT)
def test_what_the_printer_says_is_read_back_alike(payment: nodes.Payment) -> None:
    assert read_payment(printer.payment(payment)) == payment


@given(COMPOSITE)
def test_a_composite_is_read_back_alike(odds: nodes.Composite) -> None:
    assert read_payment(printer.payment(only(odds))) == only(odds)


@given(PAYMENT)
def test_the_canonical_text_is_stable_and_tells_values_apart(payment: nodes.Payment) -> None:
    text = canonical(payment)
    back = read_payment(text.replace(" | ", " or "))
    assert isinstance(back, nodes.Payment)
    assert canonical(back) == text
    assert " of the " not in text


@given(st.one_of(RATIO, FIXED), st.one_of(MONEY, PERCENT, UNITS, SHARE, COMPOSITE))
def test_amounts_of_different_kinds_are_never_compared(one: nodes.Odds, other: nodes.Odds) -> None:
    assert favours(only(one), only(other)) is Favours.UNDECIDED
    assert not same_value(only(one), only(other))
