"""The comparison of one game across casinos: facts aligned by meaning, payouts first."""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence

from checker.compare import payouts
from checker.compare.align import Cluster, aligned
from checker.compare.change import Place
from checker.compare.measures import counted, of_payment, of_procedure
from checker.compare.pairing import Words
from checker.compare.reworded import PHRASE
from checker.compare.rows import PAYOUT, PROCEDURE, Cell, Law, Matrix, Row, marked
from checker.compare.version import Paid, Version
from checker.compare.wagers import Wagers, called_alike, renamed, wagers
from checker.compare.weigh import is_decisive
from grammar import nodes
from ruleschema.meaning.procedures import ProcedureFact
from ruleschema.meaning.sense import Sense


def matrix(versions: Sequence[Version], game: str, law: Law = lambda facts: "") -> Matrix:
    """Every payout and procedure fact of a game across the casinos that offer it."""
    chosen = sorted(
        (each for each in versions if each.game == game), key=lambda each: (each.casino, each.document.file)
    )
    casinos = tuple(sorted({each.casino for each in chosen}))
    rows = [*_payout_rows(chosen, casinos, law), *_procedure_rows(chosen, casinos, law)]
    return Matrix(game, casinos, tuple(rows))


def _payout_rows(versions: list[Version], casinos: tuple[str, ...], law: Law) -> Iterator[Row]:
    said = list(_called(versions))
    single = _said_once(said)
    clusters = aligned(said, (
        payouts.key,
        lambda each: (each.wager, each.outcome, each.condition, each.on_layout),
        lambda each: (each.wager, each.outcome) if (each.wager, each.outcome) in single else None,
    ), payouts.words, lambda each: (payouts.telling(each), each.on_layout))  # fmt: skip
    order = _order([(cluster.lead.wager, cluster) for cluster in clusters])
    groups: dict[tuple[Sense, Sense], str] = {}
    for cluster in order:
        lead = cluster.lead.fact
        facts = tuple(paid.fact for each in cluster.said.values() for paid in each)
        cells = tuple(_paid_cell(cluster.said[casino]) if casino in cluster.said else None for casino in casinos)
        label = f"{lead.wager}, {lead.table}" if lead.table else lead.wager
        group = groups.setdefault((cluster.lead.wager, cluster.lead.table), label)
        yield Row(PAYOUT, group, lead.outcome, cluster.lead.when, law(facts), marked(cells))


def _called(versions: list[Version]) -> Iterator[tuple[str, Paid]]:
    """Every payout with its casino, wagers under the name that the first casino gave them."""
    known: Wagers = {}
    for version in versions:
        own = wagers(version.payouts)
        names = renamed(known, own)
        for paid in called_alike(version.payouts, names):
            yield version.casino, paid
        for name, pays in own.items():
            known.setdefault(names.get(name, name), pays)


def _said_once(said: list[tuple[str, Paid]]) -> set[tuple[Sense, Sense]]:
    """Outcomes of a wager on which no casino says two things: conditions need not tell them apart."""
    counts = Counter((casino, paid.wager, paid.outcome) for casino, paid in said)
    often = {(wager, outcome) for (_, wager, outcome), count in counts.items() if count > 1}
    return {(paid.wager, paid.outcome) for _, paid in said} - often


def _order(clusters: list[tuple[Sense, Cluster[Paid]]]) -> list[Cluster[Paid]]:
    """Rows of one wager together, wagers in the order in which they first come."""
    first: dict[Sense, int] = {}
    for wager, cluster in clusters:
        first.setdefault(wager, cluster.first)
    return [cluster for _, cluster in sorted(clusters, key=lambda pair: (first[pair[0]], pair[1].first))]


def _paid_cell(said: list[Paid]) -> Cell:
    texts = list(dict.fromkeys(each.pays for each in said))
    places = tuple(Place(each.fact.at, each.fact.span, each.fact.src) for each in said)
    measure = of_payment(said[0].fact) if len(texts) == 1 else None
    value: Hashable = measure or tuple(sorted(texts))
    return Cell(" / ".join(texts), places, measure, value, contradicts=len(texts) > 1)


Stated = tuple[Version, ProcedureFact]


def _procedure_rows(versions: list[Version], casinos: tuple[str, ...], law: Law) -> Iterator[Row]:
    said: list[tuple[str, Stated]] = [
        (version.casino, (version, fact)) for version in versions for fact in version.filing.procedures
    ]
    said.sort(key=lambda each: each[1][1].topic)
    clusters = aligned(said, (_stated_key, _topic_key), _stated_words, _telling)
    for cluster in sorted(clusters, key=lambda each: (each.lead[1].topic, each.first)):
        lead = cluster.lead[1]
        facts = tuple(fact for each in cluster.said.values() for _, fact in each)
        cells = tuple(_stated_cell(cluster.said[casino]) if casino in cluster.said else None for casino in casinos)
        unit = "" if lead.unit == PHRASE else lead.unit
        yield Row(PROCEDURE, lead.topic, unit, lead.condition or "", law(facts), marked(cells))


def _stated_key(stated: Stated) -> Hashable:
    version, fact = stated
    if fact.unit == PHRASE:
        return (fact.topic, version.sense(fact.value), version.sense(fact.condition or ""))
    return (fact.topic, fact.unit, version.sense(fact.condition or ""))


def _topic_key(stated: Stated) -> Hashable:
    """Figures of one topic and unit belong together, whatever the words of their condition."""
    fact = stated[1]
    return (fact.topic, fact.unit) if fact.unit != PHRASE else None


def _stated_words(stated: Stated) -> Words:
    """The words of a fact, each with its topic: what topics share tells nothing of their rows."""
    version, fact = stated
    words = (*version.sense(fact.value), *version.sense(fact.condition or ""))
    return frozenset((fact.topic, word) for word in words)


def _telling(stated: Stated) -> Hashable:
    version, fact = stated
    decisive = (word for word in version.sense(fact.condition or "") if is_decisive(word))
    return (fact.topic, fact.unit == PHRASE, frozenset(decisive) if fact.unit == PHRASE else None)


def _stated_cell(said: list[Stated]) -> Cell:
    facts = [fact for _, fact in said]
    texts = list(dict.fromkeys(_stated_text(fact) for fact in facts))
    places = tuple(Place(fact.at, fact.span, fact.src) for fact in facts)
    measure = of_procedure(facts[0]) if len(texts) == 1 else None
    senses = frozenset(_stated_sense(version, fact) for version, fact in said)
    return Cell(" / ".join(texts), places, measure, measure or senses, contradicts=False)


def _stated_sense(version: Version, fact: ProcedureFact) -> Hashable:
    """What makes two casinos say the same, whatever the words."""
    parts = (fact.modality, fact.value, fact.condition or "") if fact.unit == PHRASE else (fact.value,)
    return (fact.bound, fact.unit, *(version.sense(part) for part in parts))


def _stated_text(fact: ProcedureFact) -> str:
    when = f" ({fact.condition})" if fact.condition else ""
    bound = f"{fact.bound} " if fact.bound not in (None, nodes.Bound.EXACTLY) else ""
    if fact.unit == PHRASE:
        return f"{fact.modality}: {fact.value}{when}"
    return f"{bound}{counted(fact)}"
