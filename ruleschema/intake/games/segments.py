"""The lines of one game in a document."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class Segment:
    """The lines of one game, as indices from `start` up to `end`, and what names it; before `own` the front stands."""

    start: int
    end: int = 0
    own: int = 0
    title: str | None = None
    game: str | None = None
    openings: set[str] = field(default_factory=set)
