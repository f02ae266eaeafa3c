"""A submission whose every text field tries to break out of the page."""

from dataclasses import fields, is_dataclass
from typing import Any, get_args, get_type_hints

from ruleschema.submission.bind import keys_of
from ruleschema.submission.model import Casino, Game
from ruleschema.submission.span import Text

# Ends attributes, tags, comments, scripts, styles, fences and Markdown; would set a flag if any of it ran.
PAYLOAD = (
    "\"'--></title></style></textarea></pre></script><script>window.stung = true</script>"
    "<img src=x onerror=window.stung=true><a href=javascript:window.stung=true>x</a>{{ 7 * 7 }}{% raw %}``` @everyone"
)
# The same for a sentence, where a full stop would end it and some signs have a meaning of their own.
PAYLOAD_WORDS = "<script>window'stung</script><img src=x onerror=window'stung=true>"
_DEEPEST = 12


def hostile_casino() -> dict[str, Any]:
    return _filled(Casino, 0)


def hostile_game(more: str = "") -> dict[str, Any]:
    """The game, with sentences and a payout that can be read, so that it is compared; `more` tells versions apart."""
    game = _filled(Game, 0)
    says = [f"dealer shall burn the {PAYLOAD_WORDS}{more} before play.", f"{PAYLOAD_WORDS} pays 1{more.strip()} to 1."]
    rows = [{"outcome": PAYLOAD, "pays": f"1{more.strip()} to 1"}]
    clause = {"at": PAYLOAD, "says": says, "pays": [{"wager": PAYLOAD, "table": PAYLOAD, "rows": rows}]}
    game["sections"].append({"title": PAYLOAD, "clauses": [clause]})
    return game


def _filled(record: type, depth: int) -> dict[str, Any]:
    """A mapping for a record with every field given; clauses hold one level of items."""
    hints = get_type_hints(record)
    found = {}
    for name, key in keys_of(record).items():
        if (name, record.__name__) == ("items", "Clause") and depth > 4:
            continue
        found[name] = _value(name, hints[key.field], depth)
    return found


def _value(name: str, hint: Any, depth: int) -> Any:
    inner = [each for each in get_args(hint) if each not in (type(None), Ellipsis)] or [hint]
    kind = inner[0]
    many = getattr(hint, "__origin__", None) is tuple
    if kind is Text:
        value: Any = PAYLOAD
    elif (
        is_dataclass(kind)
        and "span" in {each.name for each in fields(kind)}
        and kind.__module__ != "ruleschema.submission.values"
    ):
        value = _filled(kind, depth + 1)
    else:
        value = {"Lines": 1, "Day": "2014-01-02", "Count": 3}.get(kind.__name__) or next(iter(kind)).value
    assert depth < _DEEPEST, name
    return [value] if many else value
