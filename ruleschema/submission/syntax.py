"""What the YAML parser complains of, in words an author can act on; a hint only where it can be the cause."""

from typing import Any

from ruleschema.submission.span import Problem, Span

_QUOTES = 'a value with a comma, colon or bracket inside { } needs quotes, as in "1,000 to 1"'
_COLON = "a value with “: ” or “ #” in it needs quotes"


def syntax_problem(error: Any, text: str, name: str) -> Problem:
    """The parser's error at its place; where something was never closed, the place it was opened."""
    mark = error.problem_mark or error.context_mark
    line, column = (mark.line, mark.column) if mark else (0, 0)
    lines = text.split("\n", line + 1)
    here = lines[line] if line < len(lines) else ""
    said = error.problem or error.context or "not to be read"
    message, expected, hint = said, "", ""
    if "\t" in here[: len(here) - len(here.lstrip())] or "'\\t'" in said:
        message, expected = "a tab is used for indentation", "spaces"
    elif "cannot start any token" in said:
        message, expected = f"a value cannot start with `{here[column : column + 1]}`", "the value in quotes"
    elif "unexpected end of stream" in said and error.context_mark:
        line, column = error.context_mark.line, error.context_mark.column
        message, expected = "the quotation mark opened here is never closed", "a closing quotation mark"
    elif "could not find expected ':'" in said and error.context_mark:
        line, column = error.context_mark.line, error.context_mark.column
        message, expected = "a key without its colon", "key: value"
    elif "escape" in said or "hexdecimal" in said:
        expected = "an escape such as \\n, or the value in single quotes"
    else:
        expected, hint = _advice(said, here[:column], error.context_mark, line)
    return Problem(Span(name, line + 1, column + 1, line + 1, column + 2), f"not YAML: {message}", expected, hint)


def _advice(said: str, before: str, opened: Any, line: int) -> tuple[str, str]:
    """What was expected and what may be the cause, given what stands before the place on its line."""
    if "expected ',' or" in said:
        same_line = opened is None or opened.line == line
        return "", _QUOTES if same_line else f"perhaps the bracket of line {opened.line + 1} is not closed"
    if "mapping values are not allowed" in said:
        return "", _COLON if ": " in before else ""
    if "expected node content" in said:
        return "a value", "a value that starts with a comma or a bracket needs quotes"
    if "expected key" in said:
        inside = "'" in before
        return "a key in line with those above", "a quotation mark inside '…' is written twice" if inside else ""
    if "block sequence entries" in said:
        return "the list on the lines below its key", ""
    return "", ""
