"""Faults of the clause language that are known and not yet mended; each test turns red the day it is."""

import pytest
from clause_cases import read_one

from grammar import nodes, printer
from grammar.parse import Grade, Problem, read_clause, read_payment


def fault(reason: str) -> pytest.MarkDecorator:
    return pytest.mark.xfail(strict=True, reason=reason)


def tree_of(text: str) -> nodes.Sentence:
    tree = read_one(text).tree
    assert tree is not None
    return tree


# ---- read in full, and wrong ---------------------------------------------------------------
@fault("inside RUN, WORD is tried before NUMBER and takes the digits before the comma: 12, 505")
@pytest.mark.parametrize("text", ["x is 1,000.", "table limit is 12,505 chips.", "1,000 chips are a rack."])
def test_a_thousand_in_a_phrase_is_one_number(text: str) -> None:
    assert printer.sentence(tree_of(text)) == text


@fault("NUMBER may not be followed by a comma, so 1,000, is read as 1 and 000")
@pytest.mark.parametrize("text", ["1 to 1,000, at least 5 to 1", "as two equal wagers on 1,000, 2,000"])
def test_a_thousand_in_a_payment_may_be_followed_by_a_comma(text: str) -> None:
    payment = read_payment(text)
    assert isinstance(payment, nodes.Payment)
    assert "1,000" in printer.payment(payment)


@fault("closed words are lower case only; a capital makes the condition a part of the actor, graded full")
@pytest.mark.parametrize("word", ["If", "When", "Where", "Before"])
def test_a_capital_at_the_start_does_not_hide_a_condition(word: str) -> None:
    tree = tree_of(f"{word} the shoe ends, dealer shall shuffle.")
    assert tree.head.text == "dealer"


@fault("a phrase is optional after is, means, if, unless and except, so nothing at all passes")
@pytest.mark.parametrize(
    "text", ["x is.", "x means.", "x is y if.", "x is y, unless.", "x is y, except.", "x is y if if z."]
)
def test_a_dangling_marker_is_a_problem(text: str) -> None:
    assert read_one(text).problem is not None


@fault("WORD takes figures, and after the modal no other terminal is on offer")
@pytest.mark.parametrize("text", ["dealer shall 17.", "dealer shall 1/2 draw."])
def test_a_figure_is_no_verb(text: str) -> None:
    assert read_one(text).problem is not None


@fault("only a one-word condition is recognised as a list cut off by its comma")
def test_a_list_of_longer_members_in_front_is_noticed() -> None:
    assert read_one("if a 2, a 3 or a 12 is thrown, pass line loses.").problem is not None


@fault("every one-word opening is taken for a list, a timing too")
@pytest.mark.parametrize("text", ["before dealing, dealer shall count.", "during play, dealer shall stand."])
def test_a_timing_of_one_word_is_no_list(text: str) -> None:
    assert read_one(text).problem is None


# ---- wagers paid as several ------------------------------------------------------------------
@fault("“and” is only taken off between two names, not after a comma")
def test_a_comma_before_and_does_not_become_part_of_a_name() -> None:
    payment = read_payment("as four equal wagers on 2, 3, 11, and 12")
    assert payment == read_payment("as four equal wagers on 2, 3, 11 and 12")


@fault("the count is not compared with the names; 0 counts as 1 and 2.5 as 2")
@pytest.mark.parametrize("count", ["0", "2.5", "4", "four"])
def test_the_count_of_equal_wagers_matches_their_names(count: str) -> None:
    assert isinstance(read_payment(f"as {count} equal wagers on 2 and 3"), Problem)


@fault("names are split at “and” inside quotes too")
def test_and_inside_quotes_does_not_split_a_name() -> None:
    payment = read_payment('as two equal wagers on "a and b" and c')
    assert isinstance(payment, nodes.Payment)
    assert read_payment(printer.payment(payment)) == payment


@fault("odds against nothing are read in full")
@pytest.mark.parametrize("text", ["1 to 0", "0 to 0", "25 for 0"])
def test_odds_to_nothing_are_a_problem(text: str) -> None:
    assert isinstance(read_payment(text), Problem)


# ---- what is printed cannot be read ------------------------------------------------------------
@fault("a percentage prints with thousands commas or as a fraction, which PERCENT does not read")
@pytest.mark.parametrize("text", ["1000% of meter", "0.0001%", "1 to 1 less 0.1234% commission"])
def test_any_percentage_prints_as_one(text: str) -> None:
    payment = read_payment(text)
    assert isinstance(payment, nodes.Payment)
    assert read_payment(printer.payment(payment)) == payment


@fault("printing puts a comma before unless, and the comma breaks the thousand in front of it")
def test_a_thousand_before_unless_survives_printing() -> None:
    tree = tree_of("tie pays 1 to 1,000 unless posted.")
    assert read_one(printer.sentence(tree)).tree == tree


@fault("the parser never makes “one of”, and does not read what the printer says for it")
def test_every_bound_prints_as_something_that_reads() -> None:
    payment = nodes.Payment((nodes.Push(), nodes.Lose()), nodes.Bound.ONE_OF)
    assert read_payment(printer.payment(payment)) == payment


@fault("the marker keeps white space other than blank, tab and newline")
@pytest.mark.parametrize("space", ["\u00a0", "\r\n", "\f"])
def test_any_white_space_before_unless_leaves_the_marker_bare(space: str) -> None:
    assert [slot.marker for slot in tree_of(f"x is y,{space}unless z.").slots] == ["unless"]


# ---- good sentences that are refused -------------------------------------------------------------
@fault("closed terminals end at any word boundary, a hyphen or slash included, though WORD allows the compound")
@pytest.mark.parametrize(
    "text",
    [
        "dealer shall collect per-hand fees.",
        "dealer shall count after-hours chips.",
        "dealer shall follow if-then charts.",
        "dealer shall be is/are.",
    ],
)
def test_a_compound_with_a_closed_word_is_one_word(text: str) -> None:
    assert read_one(text).grade is Grade.FULL


@fault("RESULT looks ahead for some slots only: within, during, every and the bounds are missing")
@pytest.mark.parametrize(
    "slot", ["within 3 rolls", "during the come-out", "every 3 rolls", "at least $5", "exactly $5"]
)
def test_a_result_may_be_followed_by_any_slot(slot: str) -> None:
    assert read_one(f"wager wins {slot}.").grade is Grade.FULL


@fault("“after every” is told by one white space before every")
@pytest.mark.parametrize("space", ["  ", "\n  "])
def test_after_every_may_be_wrapped(space: str) -> None:
    assert read_one(f"dealer shall shuffle after{space}every 3 hands.").grade is Grade.FULL


@fault("a bound opens a condition behind the statement but not in front of it, nor a timing or an outcome")
@pytest.mark.parametrize(
    "text",
    [
        "if at least 3 players sit, dealer shall deal.",
        "dealer shall deal until at least 3 cards remain.",
        "player wins on at least 17.",
    ],
)
def test_a_bound_may_open_any_slot(text: str) -> None:
    assert read_one(text).grade is Grade.FULL


@fault("sentences are split at a full stop inside quotes")
def test_a_full_stop_inside_quotes_ends_no_sentence() -> None:
    assert len(read_clause('dealer shall say "no more bets. good luck".')) == 1


# ---- recovery and messages -----------------------------------------------------------------------
@fault("a bad last word without a full stop is kept in the beginning, so nothing is salvaged")
@pytest.mark.parametrize("bad", ["@home", "😀", "!", ")"])
def test_a_bad_last_word_costs_only_itself(bad: str) -> None:
    reading = read_one(f"dealer shall draw {bad}")
    assert (reading.grade, reading.residue) == (Grade.PARTIAL, bad)


@fault("only the words before the problem are tried, not the longest beginning that is a sentence")
@pytest.mark.parametrize(
    "text", ["dealer shall draw before ; then.", "tie pays 8 to 1 or ; then.", "dealer shall draw.."]
)
def test_the_longest_beginning_is_kept(text: str) -> None:
    assert read_one(text).tree is not None


@fault("where only the end fits, the list of choices is empty")
@pytest.mark.parametrize("text", ["3 to 2.", "$10,00", "3 to 2 to 1"])
def test_a_message_never_ends_in_an_empty_list(text: str) -> None:
    problem = read_payment(text)
    assert isinstance(problem, Problem)
    assert not problem.message.endswith("expected ")


@fault("division by zero is named by its exception, and points at the whole sentence")
def test_a_fraction_over_nothing_is_told_in_words() -> None:
    problem = read_one("tie pays 1/0 to 1.").problem
    assert problem is not None
    assert "Error" not in problem.message
    assert (problem.start, problem.end) == (9, 12)


@fault("a cell is cut at the limit in silence")
def test_a_cell_above_the_limit_is_a_problem() -> None:
    assert isinstance(read_payment("1 to 1" + " " * 4000 + "and 5 to 1"), Problem)
