"""The frozen syntax tree of the clause language; positions never take part in equality."""

from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import Literal


class Bound(StrEnum):
    """How a figure limits: the design's four kinds of bound on a stated value."""

    EXACTLY = "exactly"
    AT_LEAST = "at least"
    AT_MOST = "at most"
    ONE_OF = "one of"


class Modal(StrEnum):
    """Duty, permission, prohibition; "must" is read as "shall"."""

    SHALL = "shall"
    SHALL_NOT = "shall not"
    SHALL_ONLY = "shall only"
    MAY = "may"
    MAY_NOT = "may not"
    MAY_ONLY = "may only"


class Outcome(StrEnum):
    """What becomes of a wager without a figure."""

    WINS = "wins"
    LOSES = "loses"
    PUSHES = "pushes"
    RETURNED = "is returned"


@dataclass(frozen=True, slots=True)
class Phrase:
    """Words that fill a slot, in the author's order and spelling."""

    text: str
    start: int = field(default=0, compare=False)
    end: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Slot:
    """A marker (if, before, at least ...) with its phrase, and slots that belong to it."""

    marker: str
    phrase: Phrase | None = None
    bound: "Limit | None" = None
    slots: "tuple[Slot, ...]" = ()
    start: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Ratio:
    """3 to 2, 25 for 1; the word is kept because law may forbid one of them."""

    win: Fraction
    stake: Fraction
    word: str = "to"


@dataclass(frozen=True, slots=True)
class Money:
    """A fixed amount in dollars."""

    amount: Fraction


@dataclass(frozen=True, slots=True)
class Percent:
    """A share of a meter or another base; None where the document names no base."""

    share: Fraction
    base: str | None = None


@dataclass(frozen=True, slots=True)
class Units:
    """Points or chips, as card rooms count them."""

    count: Fraction
    unit: str


@dataclass(frozen=True, slots=True)
class Share:
    """A part of the wager itself, won or lost ("1/2 of the wager")."""

    part: Fraction
    base: str


@dataclass(frozen=True, slots=True)
class Push:
    """The stake goes back, nothing is won."""


@dataclass(frozen=True, slots=True)
class Lose:
    """The stake is lost, all of it or the half that a surrender costs."""

    part: Fraction = Fraction(1)


@dataclass(frozen=True, slots=True)
class Stake:
    """One part of a composite wager."""

    part: Fraction
    on: str


@dataclass(frozen=True, slots=True)
class Composite:
    """A wager paid as several: a horn bet is four quarter bets."""

    stakes: tuple[Stake, ...]


Limit = Literal[Bound.EXACTLY, Bound.AT_LEAST, Bound.AT_MOST]  # a menu is said by its alternatives
Odds = Ratio | Money | Percent | Units | Share | Push | Lose | Composite


@dataclass(frozen=True, slots=True)
class Commission:
    """What the house keeps of a win; None where the document names no base."""

    percent: Fraction
    base: str | None = None


@dataclass(frozen=True, slots=True)
class Payment:
    """What is paid: alternatives, the bound on them, a floor below a share, a commission."""

    alternatives: tuple[Odds, ...]
    bound: "Limit | None" = None
    floor: Odds | None = None
    commission: Commission | None = None


@dataclass(frozen=True, slots=True)
class Duty:
    """HEAD shall|may ... VERB OBJECT."""

    head: Phrase
    modal: Modal
    verb: Phrase
    object: Phrase | None = None
    leading: tuple[Slot, ...] = ()
    slots: tuple[Slot, ...] = ()


@dataclass(frozen=True, slots=True)
class Payout:
    """HEAD pays PAYMENT [on OUTCOME]."""

    head: Phrase
    payment: Payment
    outcome: Phrase | None = None
    leading: tuple[Slot, ...] = ()
    slots: tuple[Slot, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """HEAD wins|loses|pushes|is returned."""

    head: Phrase
    result: Outcome
    outcome: Phrase | None = None
    leading: tuple[Slot, ...] = ()
    slots: tuple[Slot, ...] = ()


@dataclass(frozen=True, slots=True)
class Value:
    """HEAD is|are VALUE."""

    head: Phrase
    verb: str
    object: Phrase | None = None
    leading: tuple[Slot, ...] = ()
    slots: tuple[Slot, ...] = ()


@dataclass(frozen=True, slots=True)
class Definition:
    """TERM means PHRASE."""

    head: Phrase
    object: Phrase | None = None
    leading: tuple[Slot, ...] = ()
    slots: tuple[Slot, ...] = ()


Sentence = Duty | Payout | Result | Value | Definition
