"""What is concluded from absence: not proven where sentences of the document are not read."""

from collections.abc import Iterable
from dataclasses import replace

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from ruleschema.meaning.stems import stems


def as_far_as_read(filing: Filing, fault: Fault, about: Iterable[str] = ()) -> Fault:
    """The fault, or only a note where a sentence that is not read may hold what is missing.

    With names of the missing thing, only sentences count that hold all words of one of them.
    """
    named = [words for words in map(stems, about) if words]
    unread = [each for each in filing.unread if not named or any(words <= stems(each) for words in named)]
    if not unread:
        return fault
    count = "One sentence" if len(unread) == 1 else f"{len(unread):,} sentences"
    are, hold = ("is", "it may") if len(unread) == 1 else ("are", "they may")
    told = f"{fault.message} {count} of the document {are} not read, and {hold} hold it."
    return replace(fault, message=told, undecided=True, severity=Severity.NOTE)
