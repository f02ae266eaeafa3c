"""Laws of two payouts of one bet: whether both can be kept does not depend on which is named first."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from checker.checks.payouts.contradictions import agree
from grammar.nodes import Bound, Payment, Ratio
from ruleschema.meaning.facts import PayoutFact, bound_of
from ruleschema.submission.span import Span

HERE = Span("game.yaml", 1, 1, 1, 2)
ODDS = st.integers(1, 6)


def payout(bound: Bound, *wins: int) -> PayoutFact:
    payment = Payment(tuple(Ratio(Fraction(win), Fraction(1), "to") for win in wins))
    return PayoutFact("a", "craps", "Field", "2", payment, bound_of(payment, bound), "1", (), HERE)


single = st.builds(payout, st.sampled_from((Bound.EXACTLY, Bound.AT_LEAST, Bound.AT_MOST)), ODDS)
choice = st.builds(lambda wins: payout(Bound.ONE_OF, *wins), st.lists(ODDS, min_size=2, max_size=3, unique=True))
payouts = st.one_of(single, choice)


@given(payouts, payouts)
def test_agreement_goes_both_ways(one: PayoutFact, other: PayoutFact) -> None:
    assert agree(one, other) == agree(other, one)


@given(payouts)
def test_a_payout_agrees_with_itself(fact: PayoutFact) -> None:
    assert agree(fact, fact)


@given(ODDS, ODDS)
def test_a_figure_keeps_a_floor_from_the_floor_up_and_a_ceiling_down_from_it(limit: int, paid: int) -> None:
    figure = payout(Bound.EXACTLY, paid)
    assert agree(payout(Bound.AT_LEAST, limit), figure) == (paid >= limit)
    assert agree(payout(Bound.AT_MOST, limit), figure) == (paid <= limit)
    assert agree(payout(Bound.EXACTLY, limit), figure) == (paid == limit)


@given(ODDS, ODDS)
def test_two_floors_agree_only_where_they_are_one(one: int, other: int) -> None:
    assert agree(payout(Bound.AT_LEAST, one), payout(Bound.AT_LEAST, other)) == (one == other)


@given(st.lists(ODDS, min_size=2, max_size=3, unique=True), ODDS)
def test_a_figure_agrees_with_a_choice_that_holds_it(choices: list[int], paid: int) -> None:
    assert agree(payout(Bound.ONE_OF, *choices), payout(Bound.EXACTLY, paid)) == (paid in choices)
