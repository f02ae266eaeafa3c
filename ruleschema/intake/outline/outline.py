"""Blocks into sections and clauses: the outline under whatever numbering the document uses."""

import re
from dataclasses import dataclass, field

from ruleschema.intake.outline.blocks import Block, Kind
from ruleschema.intake.outline.counting import AHEAD, as_counted_on, printed_as, split_title
from ruleschema.intake.outline.levels import Level, path_of, place_of
from ruleschema.intake.outline.titles import VERB, is_title_like, opens_list
from ruleschema.intake.words.labels import Count, Label, dashed_label, is_coded, read_label
from ruleschema.intake.words.misread import reread
from ruleschema.intake.words.naming import title_game

# "The dealer burns three cards.", "Same rank: the player …", "If the dealer qualifies:": a sentence, and no title.
_TELLS = re.compile(
    r"(?:An?|The|Each|Every|Any|No|Then)\s(?:[\w'’/-]+\s){0,3}?(?:player|dealer|house|shooter|bank|player[-/]dealer)"
    r"\s(?:also\s|then\s)?(?:[a-z]+s|receive|place|make|take|arrange)\b"
    r"|(?:An?|The|Each|Every|Any|No|Then)\s[^.:]{2,60}?\s(?:puts|takes|gives|goes|comes|makes|keeps|gets|uses|stands|loses)\b"
    r"|[A-Z][^.:]{2,60}?\s(?:costs|gives|takes|forfeits|surrenders)\s(?:the|an?|half|one|up)\b"
    r"|[^.:]{3,60}:\s(?:the|an?|his|both|all|it|they|even money|\d+ to \d+)\s"
    r"|(?:If|When|Where|Should|Once)\s[^.]{3,120}[:,]"
)
# What pays is an item of a list, however short: no section is titled with a payout.
_VALUED = re.compile(r"\b\d+ ?(?:to|for|:) ?\d+\b|\b\d+ (?:chips?|points?)\b", re.I)
_GLOSS = re.compile(r"(?<=\w)\s+\([^()]{1,60}\)\Z")
_CAPTION = re.compile(r"(?:pay ?tables?|pay ?outs?|payout odds|odds|pay ?schedules?)(?:\s+#?[\w-]{1,4})?\s*:?", re.I)


@dataclass(slots=True)
class Node:
    """A clause on its way to the draft: its block, its tables, its items."""

    at: str | None
    blocks: list[Block]
    tables: list[Block] = field(default_factory=list)
    items: "list[Node]" = field(default_factory=list)

    @property
    def text(self) -> str:
        return " ".join(block.text for block in self.blocks).strip()

    @property
    def numbers(self) -> list[int]:
        return sorted({number for block in self.blocks for number in block.numbers})


@dataclass(slots=True)
class Part:
    """A section on its way to the draft."""

    number: str | None
    title: str
    lines: list[int]
    nodes: list[Node] = field(default_factory=list)
    sign: str | None = None


def make_outline(blocks: list[Block]) -> list[Part]:
    """The sections of a game with all their clauses."""
    builder = _Builder()
    for place, block in enumerate(blocks):
        after = blocks[place + 1] if place + 1 < len(blocks) else None
        if block.label is not None and len(block.label.counts) > 1:
            block.label = as_counted_on(block.label, blocks[place + 1 : place + 1 + AHEAD])
        builder.add(block, after)
    return [part for part in builder.parts if part.nodes or part.lines]


class _Builder:
    """Keeps the open levels while blocks come in."""

    def __init__(self) -> None:
        self.parts: list[Part] = [Part(None, "", [])]
        self.levels: list[Level] = []
        self.top: Count | None = None
        self.section_printed = (False, False)
        self.loose: Node | None = None
        self.bullets: list[tuple[int, Node]] = []

    def add(self, block: Block, after: Block | None) -> None:
        found = dashed_label(block.pieces[0][1]) if block.label is None and block.pieces else None
        if found is not None and not title_game(found[1]):
            block.label, rest = found
            block.kind, block.pieces = Kind.CLAUSE, [(block.pieces[0][0], rest), *block.pieces[1:]]
        if block.kind is Kind.TABLE:
            self.table(block)
        elif block.kind is Kind.HEADING:
            self.heading(block)
        elif block.label is None:
            self.paragraph(block, after)
        else:
            self.labelled(block, block.label)

    def table(self, block: Block) -> None:
        node = self.bullets[-1][1] if self.bullets else self.loose or (self.levels[-1].node if self.levels else None)
        if node is None:
            node = Node(None, [])
            self.parts[-1].nodes.append(node)
            self.loose = node
        node.tables.append(block)

    def heading(self, block: Block) -> None:
        found = read_label(block.text)
        chapter = re.match(r"(?:chapter|appendix|exhibit|part|attachment)\b", block.text, re.I)
        if found is not None and found[1] and not chapter and not title_game(found[1]):
            block.label, rest = found
            block.pieces = [(block.pieces[0][0], rest), *block.pieces[1:]]
            self.labelled(block, block.label)
            return
        self.parts.append(Part(None, block.text.strip(" :"), block.numbers))
        # Under an unnumbered heading the count may go on or start again; only the top level survives.
        self.levels = self.levels[:1] if self.top else []
        self.loose, self.bullets = None, []

    def paragraph(self, block: Block, after: Block | None) -> None:
        if after is not None and after.kind is Kind.TABLE and _CAPTION.fullmatch(block.text):
            after.lines[:0] = block.lines  # it names the table and no section
            return
        if self._is_minor_heading(block, after):
            self.parts.append(Part(None, block.text.strip(" :"), block.numbers))
            self.levels = self.levels[:1] if self.top else []
            self.loose, self.bullets = None, []
            return
        node = Node(None, [block])
        parent = self._parent_of_bullet(block) if block.bullet else None
        (parent.items if parent else self.parts[-1].nodes).append(node)
        if block.bullet:
            self.bullets.append((block.lines[0].indent, node))
        else:
            self.loose, self.bullets = node, []

    def _parent_of_bullet(self, block: Block) -> Node | None:
        """A bullet belongs to the one it is indented under, or to the lead-in that ends in a colon."""
        while self.bullets and self.bullets[-1][0] >= block.lines[0].indent:
            self.bullets.pop()
        if self.bullets:
            return self.bullets[-1][1]
        node = self.loose or (self.levels[-1].node if self.levels else None)
        return node if node is not None and node.blocks and opens_list(node.text) else None

    def _is_minor_heading(self, block: Block, after: Block | None) -> bool:
        text = _GLOSS.sub("", block.text)
        if (
            block.bullet
            or block.lines[0].limit
            or len(text.split()) > 8
            or after is None
            or text.endswith((".", ";", ","))
            or "=" in text
        ):
            return False
        follows = after.kind is Kind.CLAUSE and (after.label is not None or after.text[:1].isupper())
        # Over a list a title may hold a verb: "How bets are settled".
        titled = is_title_like(text, 8) or (block.apart and after.bullet and text[:1].isupper() and text[-1:].isalpha())
        return titled and (follows or after.kind is Kind.TABLE) and len(text) > 3

    def labelled(self, block: Block, label: Label) -> None:
        self.loose, self.bullets = None, []
        if self._is_section(block, label):
            self._open_section(block, label)
            return
        if self._is_beside(label):
            self._open_untitled(block, label)
            return
        depth, count = place_of(label, self.levels)
        del self.levels[depth:]
        parent = self.levels[-1].node if self.levels else None
        node = Node(path_of(label, self.levels, self.parts[-1].number or ""), [block])
        (parent.items if parent is not None else self.parts[-1].nodes).append(node)
        self.levels.append(Level(count, node, node.at or ""))

    def _is_beside(self, label: Label) -> bool:
        """A clause that counts on from the section it follows is none of that section's: 4.3 behind 4.2, Ranking."""
        number = self.parts[-1].number or ""
        over, dot, last = number.rpartition(".")
        own, _, place = label.name.rpartition(".")
        counts = bool(dot) and last.isdecimal() and place.isdecimal()
        return counts and own == over and int(place) > int(last) > 0  # 2.1 is within 2.0

    def _open_untitled(self, block: Block, label: Label) -> None:
        node = Node(None, [block])
        self.parts.append(Part(label.name, "", [], [node]))
        # Titles are still counted from the last one, as before.
        self.levels = [Level(self.levels[0].count if self.levels else self._counted(label), node, label.name)]

    def _is_section(self, block: Block, label: Label) -> bool:
        """A numbered title at the top of the outline."""
        kinds = ("number", "path 1", "path 2", "upper letter", "upper roman")
        count = self._counted(label)
        numeric = count.kind in kinds or count.kind.startswith("code") or label.section
        signed = label.section or is_coded(label)
        text = reread(block.text)[0]
        title, dot, _ = split_title(text)
        printed = bool(block.lines) and (block.lines[0].heading > 0 or block.lines[0].bold)
        titled = (
            is_title_like(_GLOSS.sub("", text)) or label.section or bool(dot) or (printed and not VERB.search(text))
        )
        if _TELLS.match(text) and not label.section and not printed:
            return False
        if not numeric or not titled or _VALUED.search(title if signed else text) or count.form == "()":
            return False
        if self.top is None:
            return count.ordinal < 3 or signed
        same = count.kind == self.top.kind and (count.form == self.top.form or label.section)
        same = same or (is_coded(label) and self.top.kind.startswith("code"))
        before = self.levels[0].count.ordinal if self.levels else 0
        goes_on = before < count.ordinal <= before + (6 if len(text.split()) <= 8 else 2.5)
        inside = (
            len(self.levels) > 1
            and self.levels[-1].count.kind == count.kind
            and self.levels[-1].count.form == count.form
        )
        next_inside = inside and count.ordinal == self.levels[-1].count.ordinal + 1 and not label.section
        # Where both counts go on, a section is one that is printed as the sections before it were.
        if next_inside and (not goes_on or printed_as(block) != self.section_printed):
            return False
        return same and (goes_on or signed or printed)

    def _counted(self, label: Label) -> Count:
        """A label as the sections before it were counted; the first I is a figure, the first A a letter."""
        kinds = (self.top.kind,) if self.top else ("upper roman",)
        return next((each for each in label.counts if each.kind in kinds), label.counts[0])

    def _open_section(self, block: Block, label: Label) -> None:
        title, _, rest = split_title(block.text)
        self.parts.append(Part(label.name, title or "missing", block.numbers, sign=sign_of(label)))
        count = self._counted(label)
        self.top = self.top or count
        self.section_printed = printed_as(block)
        self.levels = [Level(count, None, label.name)]
        if rest:
            node = Node(None, [Block(Kind.CLAUSE, block.lines, None, block.pieces_behind(rest))])
            self.parts[-1].nodes.append(node)
            self.loose = node


def sign_of(label: Label) -> str | None:
    """The word before a section's number: Section, Rule."""
    return label.printed if label.printed[:1].isalpha() and label.section else None
