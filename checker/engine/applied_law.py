"""On which law a run judges."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class AppliedLaw:
    """On which law a run judges: a jurisdiction asked for in place of the casino's own, and a day."""

    jurisdiction: str | None = None
    as_of: date | None = None


OWN_LAW = AppliedLaw()
