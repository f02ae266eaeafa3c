"""PDF and Word files made in the test, so that what they print is known."""

from collections.abc import Iterable
from pathlib import Path

from reportlab.lib.pagesizes import letter
from reportlab.pdfgen.canvas import Canvas

from ruleschema.intake.formats.lines import SourceLine

WIDTH, HEIGHT = letter
LEFT, TOP, LEADING, SIZE = 72.0, 720.0, 14.0, 11


class Paper:
    """A PDF written line by line, with a running head and foot on every page."""

    def __init__(self, path: Path, head: str = "", foot: str = "", leading: float = LEADING) -> None:
        self.path = path
        self.canvas = Canvas(str(path), pagesize=letter)
        self.head, self.foot, self.leading = head, foot, leading
        self.page = 0
        self.y = 0.0
        self.open_page()

    def open_page(self) -> None:
        if self.page:
            self.canvas.showPage()
        self.page += 1
        self.y = TOP
        self.canvas.setFont("Helvetica", SIZE)
        if self.head:
            self.canvas.drawString(LEFT, HEIGHT - 40, self.head)
        if self.foot:
            self.canvas.drawString(LEFT, 40, self.foot.format(page=self.page))

    def line(self, *cells: tuple[float, str]) -> None:
        """One line: texts at their distances from the left."""
        if self.y < 72:
            self.open_page()
        for x, text in cells:
            self.canvas.drawString(x, self.y, text)
        self.y -= self.leading

    def skip(self) -> None:
        self.y -= self.leading

    def ruled(self, rows: list[list[str]], widths: list[float], height: float = 18.0) -> None:
        """A table with every line drawn."""
        top = self.y + 10
        edges = [LEFT + sum(widths[:index]) for index in range(len(widths) + 1)]
        for index, row in enumerate(rows):
            for edge, text in zip(edges, row, strict=False):
                self.canvas.drawString(edge + 4, top - index * height - 13, text)
        bottom = top - len(rows) * height
        for index in range(len(rows) + 1):
            self.canvas.line(edges[0], top - index * height, edges[-1], top - index * height)
        for edge in edges:
            self.canvas.line(edge, top, edge, bottom)
        self.y = bottom - self.leading

    def save(self) -> Path:
        self.canvas.save()
        return self.path


def texts(lines: Iterable[SourceLine]) -> list[str]:
    """The lines that hold something."""
    return [line.text for line in lines if line.text]
