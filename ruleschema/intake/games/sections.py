"""Sections by which games are told apart: those that open the rules of a game, and those that count from one again."""

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from ruleschema.intake.games.openings import opens_rules, owned_game
from ruleschema.intake.games.titlelines import TitleLines
from ruleschema.intake.outline.titles import is_heading, is_pay_row, is_title_like
from ruleschema.intake.words.labels import read_label

_MOST_WORDS = 10
_FEWEST_RUNS = 2
_FEWEST_SECTIONS = 2.5
_NEAR = 30
_PREFIX = re.compile(r"(?P<prefix>.*[.:–—-])?[^.:–—-]+\Z")


@dataclass(frozen=True, slots=True)
class Section:
    """A section's title: where it stands, how it is counted, its number's prefix and place, and its name."""

    index: int
    style: str
    prefix: str
    ordinal: float
    name: str


def read_sections(titles: TitleLines, after: int) -> list[Section]:
    """The lines that are, or begin with, the numbered title of a section, and titles without a number."""
    found = []
    for index in titles.shown:
        line = titles.lines[index]
        if index <= after or line.bullet or line.table is not None or len(line.cells) > 1 or is_pay_row(line):
            continue
        label = read_label(line.text)
        if label is None:
            alone = index in titles.alone and (index in titles.isolated or is_heading(line) or opens_rules(line.text))
            if alone or owned_game(line.text):
                found.append(Section(index, "", "", 1, line.text))
            continue
        name = label[1].split(". ")[0].rstrip(".")
        if is_title_like(name, _MOST_WORDS):
            count = label[0].counts[0]
            prefix = _PREFIX.match(label[0].name.strip("()"))
            style = f"{count.form if count.form != '§' else '.'} {count.kind}"
            found.append(Section(index, style, (prefix and prefix["prefix"]) or "", count.ordinal, name))
    return found


def openings(sections: list[Section]) -> list[int]:
    """Where sections stand that open the rules of a game, the first of those near each other."""
    found: list[int] = []
    last = -_NEAR
    for section in sections:
        if section.ordinal == 1 and (opens_rules(section.name) or owned_game(section.name)):
            if section.index - last > _NEAR:
                found.append(section.index)
            last = section.index
    return found


def restarts(sections: list[Section]) -> list[int]:
    """Where the numbers of sections start again, or their prefix changes, in the style whose runs reach furthest."""
    best: list[int] = []
    reach = 0.0
    for runs in _runs(sections):
        members = sum(len(run) for run in runs) / len(runs)
        spans = sum(after[0].index - before[0].index for before, after in pairwise(runs))
        if len(runs) >= _FEWEST_RUNS and members >= _FEWEST_SECTIONS and spans / (len(runs) - 1) > reach:
            best, reach = [run[0].index for run in runs], spans / (len(runs) - 1)
    return best


def _runs(sections: list[Section]) -> Iterator[list[list[Section]]]:
    styles: dict[str, list[Section]] = defaultdict(list)
    for section in sections:
        if section.style:
            styles[section.style].append(section)
    for counted in styles.values():
        runs = [[counted[0]]]
        for before, section in pairwise(counted):
            if section.prefix != before.prefix or section.ordinal <= before.ordinal:
                runs.append([])
            runs[-1].append(section)
        yield runs
