"""Items that slipped a level down: alone under the clause that comes before the number which is cited."""

from ruleschema.submission.numbers import Style, ordinal, path_of
from ruleschema.submission.provisions import Provision


def displaced_item(above: Provision, citing: Provision, number: str) -> bool:
    """Whether a clause holds a lone item, and the number cited is the next after the clause's own."""
    own, cited = path_of(above.clause.at or ""), path_of(number)
    item = above.clause.items[0] if len(above.clause.items) == 1 else None
    if item is None or item.at is None or not own or path_of(item.at)[:-1] != own or len(cited) != 1:
        return False
    if citing.section is not above.section or path_of(citing.at)[: len(own)] == own:
        return False
    return any(_place(own[-1], style) + 1 == _place(cited[0], style) for style in Style)


def _place(label: str, style: Style) -> int:
    return ordinal(label, style) or -len(label) - 1
