"""Law that cannot be used: nothing can be judged by it, so every command that reads it ends with one line."""

from ruleschema.submission.span import Problem


class BadLaw(Exception):
    """Law data that cannot be used; each problem names file and line."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        first = self.problems[0]
        expected = f"; expected {first.expected}" if first.expected else ""
        more = f" (and {len(self.problems) - 1:,} more)" if len(self.problems) > 1 else ""
        return f"{first.span}: {first.message}{expected}{more}"
