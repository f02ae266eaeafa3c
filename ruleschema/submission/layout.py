"""A tree written out in canonical layout: scalars letter by letter, records in the order of their model."""

import re
from collections.abc import Callable

from ruleschema.submission.source import Mapping, Node, Sequence
from ruleschema.submission.span import Text
from ruleschema.submission.trivia import Places, Trivia, comments_in, comments_of

STEP = 2
# The pairs of a mapping in order, and the record that each value holds.
Order = Callable[[Mapping, type | None], list[tuple[Text, Node, type | None]]]


class Layout:
    """Writes one file; each comment is taken once, with the token it belongs to."""

    def __init__(self, text: str, root: Node, order: Order) -> None:
        self.places = Places(text)
        self.root = root
        self.order = order
        self.comments = comments_of(root, self.places)

    def written(self, record: type) -> str:
        """The whole file."""
        footer = self.comments.footer
        while footer and not footer[-1]:
            footer.pop()
        if self.is_inline(self.root):
            beside = self.trivia(self.root)
            body = self.inline(self.root, record, 0, 0)
            body = [*body[:-1], _with(body[-1], beside.behind), *beside.below]
        else:
            body = self.block(self.root, record, 0)
        lines = [""]  # so that no empty line comes first
        for more in (self.comments.header, body, footer):
            _append(lines, more)
        return "\n".join(lines[1:]) + "\n"

    def is_inline(self, node: Node) -> bool:
        return isinstance(node, Text) or self.places.is_flow(node)

    def trivia(self, node: Node) -> Trivia:
        return self.comments.at(self.places.start(node))

    def block(self, node: Node, record: type | None, indent: int) -> list[str]:
        if isinstance(node, Mapping):
            return self.mapping(node, record, indent)
        return self.sequence(node, record, indent) if isinstance(node, Sequence) else []

    def mapping(self, node: Mapping, record: type | None, indent: int) -> list[str]:
        lines: list[str] = []
        margin = " " * indent
        for key, value, below in self.ordered(node, record):
            about = self.trivia(key)
            _append(lines, _indented(about.above, margin))
            head = f"{margin}{self.places.slice(key)}:"
            if self.is_inline(value):
                lines += self.entry(head, key, value, below, indent)
                continue
            lines.append(_with(head, about.behind))
            lines += _indented(about.below, margin + " " * STEP)
            lines += self.block(value, below, indent + STEP)
        return lines

    def ordered(self, node: Mapping, record: type | None) -> list[tuple[Text, Node, type | None]]:
        """The order of the model, unless a comment at the end would then stand under another key."""
        pairs = self.order(node, record)
        if not pairs or not self.last(node.pairs[-1][1]).below or pairs[-1][0] is node.pairs[-1][0]:
            return pairs
        places = {key.offset: number for number, (key, _) in enumerate(node.pairs)}
        return sorted(pairs, key=lambda pair: places[pair[0].offset])

    def last(self, node: Node) -> Trivia:
        """What stands beside the last token of a node."""
        while not isinstance(node, Text) and not self.places.is_flow(node):
            node = node.pairs[-1][1] if isinstance(node, Mapping) else node.items[-1]
        return self.trivia(node)

    def entry(self, head: str, key: Text, value: Node, record: type | None, indent: int) -> list[str]:
        """A key with a value on its line."""
        about, beside = self.trivia(key), self.trivia(value)
        margin = " " * indent
        above = [*about.below, *beside.above]
        lines = self.inline(value, record, indent, key.span.column - 1)
        lines[0] = f"{head} {lines[0]}".rstrip(" ")
        behind = beside.behind
        if about.behind and (behind or self.is_block_scalar(value)):
            above.insert(0, about.behind)
        else:
            behind = behind or about.behind
        lines[-1] = _with(lines[-1], behind)
        return [*_indented(above, margin), *lines, *_indented(beside.below, margin)]

    def sequence(self, node: Sequence, record: type | None, indent: int) -> list[str]:
        lines: list[str] = []
        margin = " " * indent
        for item in node.items:
            first = self.first(item)
            _append(lines, _indented(first.above, margin))
            first.above = []
            if self.is_inline(item):
                inner = self.inline(item, record, indent, node.span.column - 1)
                inner[0] = f"{margin}- {inner[0]}"
                inner[-1] = _with(inner[-1], first.behind)
                lines += [*inner, *_indented(first.below, margin + " " * STEP)]
                continue
            inner = self.block(item, record, indent + STEP)
            # What stands above a key that has become the first one stands above its dash.
            while inner and (not inner[0] or inner[0].lstrip().startswith("#")):
                _append(lines, _indented([inner.pop(0).strip()], margin))
            lines += [f"{margin}- {inner[0].lstrip()}", *inner[1:]]
        return lines

    def first(self, node: Node) -> Trivia:
        """What stands beside the first token of a node."""
        while not isinstance(node, Text) and not self.places.is_flow(node):
            node = node.pairs[0][0] if isinstance(node, Mapping) else node.items[0]
        return self.trivia(node)

    def is_block_scalar(self, node: Node) -> bool:
        return isinstance(node, Text) and self.places.slice(node)[:1] in ("|", ">")

    def inline(self, node: Node, record: type | None, indent: int, base: int) -> list[str]:
        """A scalar or a collection in brackets: its lines, the first without indentation."""
        written = self.places.slice(node)
        if self.is_block_scalar(node):
            return _block_scalar(written, indent, base)
        if isinstance(node, Text):
            line = _one_line(node, written)
        elif comments_in(node, self.places, self.places.start(node), self.places.end(node)):
            line = None
        else:
            line = self.flow(node, record)
        if line is not None:
            return [line]
        first, *rest = (each.strip() for each in written.split("\n"))
        return [first, *_indented(rest, " " * (indent + STEP))]

    def flow(self, node: Node, record: type | None) -> str | None:
        """A collection in brackets on one line, or None where it does not fit on one."""
        parts: list[str] = []
        if isinstance(node, Text):
            return _one_line(node, self.places.slice(node))
        if isinstance(node, Mapping):
            pairs = [(f"{self.places.slice(key)}: ", value, below) for key, value, below in self.order(node, record)]
        else:
            pairs = [("", item, record) for item in node.items]
        for key, value, below in pairs:
            line = self.flow(value, below)
            if line is None:
                return None
            parts.append(f"{key}{line}".rstrip(" "))
        whole = ", ".join(parts)
        return f"{{{whole}}}" if isinstance(node, Mapping) else f"[{whole}]"


def _indented(lines: list[str], margin: str) -> list[str]:
    return [f"{margin}{line}" if line else "" for line in lines]


def _append(lines: list[str], more: list[str]) -> None:
    """Empty lines that meet become one."""
    lines += more[1:] if lines[-1:] == [""] == more[:1] else more


def _with(line: str, comment: str) -> str:
    return f"{line}  {comment}" if comment else line


def _one_line(value: Text, written: str) -> str | None:
    """A scalar as it is written, put on one line where that changes nothing."""
    if "\n" not in written:
        return written
    if "\n" in value or "\\\n" in written:
        return None
    return re.sub(r"[ \t]*\n[ \t]*", " ", written)


def _block_scalar(written: str, indent: int, base: int) -> list[str]:
    """A block scalar moved to its new margin, every other blank kept."""
    header, *body = written.split("\n")
    signs = header.partition("#")[0]
    told = re.search("[1-9]", signs)
    old = base + int(told.group()) if told else _margin(body)
    new = " " * (indent + (int(told.group()) if told else STEP))
    if body and not body[-1].strip():
        body.pop()  # what stands behind the last line's end
    while body and not body[-1].strip() and "+" not in signs:
        body.pop()
    return [header.rstrip(), *_indented([line[old:] for line in body], new)]


def _margin(lines: list[str]) -> int:
    full = next((line for line in lines if line.strip()), "")
    return len(full) - len(full.lstrip(" "))
