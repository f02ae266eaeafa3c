"""What of a game's lines holds no rule, and why: page heads, numbering words, titles in other words."""

from collections.abc import Iterator

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.games.baretitles import around
from ruleschema.intake.games.codes import NUMBERING
from ruleschema.intake.games.filing import DraftEntry
from ruleschema.intake.outline.outline import Part, sign_of
from ruleschema.intake.records import DraftNoise
from ruleschema.intake.words.labels import read_label


def taken_off(lines: list[tuple[Line, str | None]]) -> Iterator[DraftNoise]:
    """What was taken off: whole lines in runs, and words taken off lines that stay."""
    run: list[int] = []
    reason = ""
    for line, why in lines:
        whole = why or (line.removed[0][1] if line.removed and line.blank else None)
        if whole is not None:
            if run and whole != reason:
                yield DraftNoise(tuple(run), reason)
                run = []
            run.append(line.number)
            reason = whole
            continue
        if not line.blank and run:
            yield DraftNoise(tuple(run), reason)
            run = []
        for words, removed in line.removed:
            yield DraftNoise((line.number,), removed, words)
    if run:
        yield DraftNoise(tuple(run), reason)


def numbering_words(parts: list[Part], title: str, title_lines: set[int]) -> Iterator[DraftNoise]:
    """Words such as "Section" before a number, which the number alone does not carry."""
    for part in parts:
        if part.sign is not None:
            yield DraftNoise((part.lines[0],), NUMBERING, part.sign)
        waiting = list(part.nodes)
        for node in waiting:
            label = node.blocks[0].label if node.blocks else None
            if label and (sign := sign_of(label)):
                yield DraftNoise((node.numbers[0],), NUMBERING, sign)
            waiting.extend(node.items)
    if title_lines:
        yield from (DraftNoise((min(title_lines),), NUMBERING, words) for words in around(title))


def other_titles(title: str, heads: list[Part]) -> Iterator[DraftNoise]:
    """What a heading above the rules says beside the title that is kept."""
    for head in heads:
        if head.title != title:
            yield DraftNoise(tuple(head.lines), "title in other words")


def contents_words(contents: list[DraftEntry], listed: list[Line]) -> Iterator[DraftNoise]:
    """What of a contents list its entries do not carry: its headings, and the words before their numbers."""
    entries = {number for entry in contents for number in entry.src}
    for line in listed:
        label = read_label(line.text.replace("\t", " "))
        if line.number not in entries:
            yield DraftNoise((line.number,), "contents heading")
        elif label and (sign := sign_of(label[0])):
            yield DraftNoise((line.number,), NUMBERING, sign)
