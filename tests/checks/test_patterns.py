"""What the keys of a pattern find, each with a sentence beside it that it must not find."""

import pytest

from checker.engine.pattern import Pattern
from checker.rules.telling import wager_printed
from grammar.parse import read_clause
from ruleschema.meaning.build import statement_of
from ruleschema.meaning.statement import Statement
from ruleschema.submission.bind import bind
from ruleschema.submission.source import compose
from ruleschema.submission.span import Problem


def pattern(keys: str) -> Pattern:
    problems: list[Problem] = []
    node, problems = compose(f"{{{keys}}}", "pattern.yaml")
    made = bind(Pattern, node, problems)
    assert isinstance(made, Pattern), problems
    return made


def statement(sentence: str) -> Statement:
    (reading,) = read_clause(sentence)
    assert reading.tree is not None, reading.problem
    return statement_of(reading.text, reading.tree)


@pytest.mark.parametrize(
    ("keys", "found", "missed"),
    [
        ("about: [losing, bet]", "dealer shall pay losing wagers.", "dealer shall pay winning wagers."),
        ("any: [card, die]", "dealer shall move the dice.", "dealer shall move the chips."),
        ("lacks: [chip]", "dealer shall move the dice.", "dealer shall move the chips."),
        ("actor: [player]", "shooter shall throw the dice.", "dealer shall throw the dice."),
        ("not_actor: [player-dealer]", "player shall pay.", "player-dealer shall pay."),
        ("wager: named", "player may place an ante wager.", "player may place a wager."),
        ("wager: none", "player may place a wager.", "player may place an ante wager."),
        ("since: cards seen", "after inspecting the hand, player may bet.", "before the deal, player may bet."),
        ("until: deal begins", "before the deal, player may bet.", "after inspecting the hand, player may bet."),
        ("when: [shuffling device]", "if a shuffler is used, cards are stacked.", "cards are stacked by a shuffler."),
        (
            "not_when: [shuffling device]",
            "cards are stacked by a shuffler.",
            "if a shuffler is used, cards are stacked.",
        ),
        ("case: {player folds: 'yes'}", "if a player folds, ante loses.", "if no player folds, ante loses."),
        ("silent: [zeros]", "split wager on 00 wins.", "where a double zero wheel is used, split wager on 00 wins."),
        ("quality: {face: face up}", "dealer shall deal the card face up.", "dealer shall deal the card face down."),
        ("plain: 'yes'", "dealer shall stand on soft 17.", "if a player asks, dealer shall stand on soft 17."),
        ("plain: 'yes'", "dealer shall stand.", "dealer shall stand, except with an ace."),
        ("plain: 'no'", "if a player asks, dealer shall stand.", "dealer shall stand."),
        ("excepts: 'no'", "if a player asks, dealer shall stand.", "dealer shall stand, unless a player asks."),
        ("every: 'yes'", "all cards shall be dealt.", "cards shall be dealt."),
        ("every: 'yes'", "dealer shall deal each card.", "dealer shall deal to each player."),
        ("fate: [in play]", "ante shall not be forfeited.", "ante shall be forfeited."),
        ("act: [touch], modality: [may not, shall not]", "no player may handle cards.", "player may handle cards."),
    ],
)
def test_a_key_finds_what_it_names_and_nothing_else(keys: str, found: str, missed: str) -> None:
    assert pattern(keys).fits(statement(found))
    assert not pattern(keys).fits(statement(missed))


@pytest.mark.parametrize(
    ("key", "text", "printed"),
    [
        ("set", "dealer shall settle all bet the set wagers", "bet the set wager"),
        ("play", "player may make the play bet", "play bet"),
        ("insurance", "player may take insurance", "insurance wager"),
    ],
)
def test_a_wager_is_called_as_it_is_printed(key: str, text: str, printed: str) -> None:
    assert wager_printed(key, text) == printed
