"""The lines of one game in a document."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class Segment:
    """The lines of one game, as indices from `start` up to `end`, and what names it.

    Before `own` its front stands, from `tail` on what belongs to no game; `heads` are lines printed as headings,
    `labels` those that name the game at the edges of its pages.
    """

    start: int
    end: int = 0
    own: int = 0
    tail: int | None = None
    title: str | None = None
    game: str | None = None
    openings: set[str] = field(default_factory=set)
    heads: list[int] = field(default_factory=list)
    labels: list[int] = field(default_factory=list)
