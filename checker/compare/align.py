"""Rows of a comparison: facts of many casinos put side by side by meaning, although names differ."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from checker.compare.pairing import Words, pair_alike

T = TypeVar("T")


@dataclass(slots=True)
class Cluster(Generic[T]):
    """One row in the making: what each casino says on one matter."""

    first: int
    said: dict[str, list[T]] = field(default_factory=lambda: defaultdict(list))

    @property
    def lead(self) -> T:
        return next(iter(self.said.values()))[0]

    def joins(self, other: "Cluster[T]") -> bool:
        """Whether no casino would have two things to say in one row."""
        return self.said.keys().isdisjoint(other.said)

    def take(self, other: "Cluster[T]") -> None:
        self.said.update(other.said)
        self.first = min(self.first, other.first)


def aligned(
    said: Iterable[tuple[str, T]], keys: Sequence[Callable[[T], Hashable]],
    words: Callable[[T], Words], apart: Callable[[T], Hashable],
) -> list[Cluster[T]]:  # fmt: skip
    """Clusters by the strictest key, joined by each looser one, then by the words in common."""
    by_key: dict[Hashable, Cluster[T]] = {}
    for position, (casino, each) in enumerate(said):
        by_key.setdefault(keys[0](each), Cluster(position)).said[casino].append(each)
    clusters = list(by_key.values())
    for key in keys[1:]:
        clusters = _joined(clusters, key)
    return sorted(_alike(clusters, words, apart), key=lambda cluster: cluster.first)


def _joined(clusters: list[Cluster[T]], key: Callable[[T], Hashable]) -> list[Cluster[T]]:
    """Clusters of one key become one where no casino stands in both."""
    kept: list[Cluster[T]] = []
    open_rows: dict[Hashable, list[Cluster[T]]] = defaultdict(list)
    for cluster in clusters:
        known = key(cluster.lead)
        rows = open_rows[known] if known is not None else []
        home = next((row for row in rows if row.joins(cluster)), None)
        if home is not None:
            home.take(cluster)
            continue
        kept.append(cluster)
        rows.append(cluster)
    return kept


def _alike(
    clusters: list[Cluster[T]], words: Callable[[T], Words], apart: Callable[[T], Hashable]
) -> list[Cluster[T]]:  # fmt: skip
    """Casino by casino, what is left goes to the row most alike in which the casino does not stand yet."""
    by_casino: dict[str, list[Cluster[T]]] = defaultdict(list)
    for cluster in clusters:
        by_casino[next(iter(cluster.said))].append(cluster)
    rows: list[Cluster[T]] = []
    for casino in sorted(by_casino):
        found = pair_alike(
            rows, by_casino[casino], lambda cluster: words(cluster.lead),
            lambda one, other: one.joins(other) and apart(one.lead) == apart(other.lead),
        )  # fmt: skip
        for row, cluster in found.both:
            row.take(cluster)
        rows += found.new
    return rows
