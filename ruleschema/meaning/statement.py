"""The meaning of a clause as a record: who does what to what, when, how much, and where it is said."""

from dataclasses import dataclass, field
from enum import StrEnum, unique

from grammar.nodes import Payment, Sentence
from ruleschema.meaning.cases import ALWAYS, Case
from ruleschema.meaning.parts import Parts
from ruleschema.meaning.quantities import Quantity
from ruleschema.submission.provisions import Spoken
from ruleschema.submission.span import Span


@unique
class Modality(StrEnum):
    """The force of a statement."""

    SHALL = "shall"
    MAY = "may"
    SHALL_NOT = "shall not"
    MAY_NOT = "may not"
    IS = "is"

    @property
    def forbids(self) -> bool:
        return self in (Modality.SHALL_NOT, Modality.MAY_NOT)


@unique
class Form(StrEnum):
    """What kind of sentence says it."""

    DUTY = "duty"
    PAYOUT = "payout"
    RESULT = "result"
    VALUE = "value"
    DEFINITION = "definition"


@dataclass(frozen=True, slots=True)
class Time:
    """When something is done, against another event."""

    relation: str  # before, after, until, within, during, every
    about: frozenset[str]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a statement stands: its clause, source lines, sentence and place in the file."""

    at: str
    src: tuple[int, ...]
    span: Span
    sentence: Spoken | None = None


@dataclass(frozen=True, slots=True)
class Statement:
    """What a sentence, a pay row or a counted part says, in comparable form."""

    form: Form
    modality: Modality
    # What is acted on or spoken of, and everything else that tells what the statement is about.
    about: frozenset[str]
    thing: frozenset[str] = frozenset()
    # Whose it is or who gets it, and what stands behind other small words (from, on, into), with the word.
    holder: frozenset[str] = frozenset()
    around: frozenset[tuple[str, str]] = frozenset()
    actor: str = ""
    act: str = ""
    # Acts that are told together with it: "reduced or removed".
    also: tuple[str, ...] = ()
    case: Case = ALWAYS
    quantities: tuple[Quantity, ...] = ()
    qualities: frozenset[tuple[str, str]] = frozenset()
    times: tuple[Time, ...] = ()
    # What becomes of the wager that it speaks of: paid, lost, returned, in play.
    fate: str = ""
    # The hand with which a dealer qualifies.
    rank: str = ""
    # The wagers that it names, outside its conditions.
    wagers: tuple[str, ...] = ()
    payment: Payment | None = None
    # Words that let no exception stand beside it: never, all, in no case.
    universal: bool = False
    only: bool = False
    parts: Parts | None = field(default=None, compare=False, repr=False)
    tree: Sentence | None = field(default=None, compare=False, repr=False)
    place: Place | None = field(default=None, compare=False, repr=False)
