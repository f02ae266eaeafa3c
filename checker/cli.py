"""The command line: arguments in, one command called, its exit code out."""

import errno
import gc
import sys
from collections.abc import Sequence
from importlib import import_module

from checker.commands import screen
from checker.commands.arguments import parser

EXIT_CLEAN = 0
EXIT_FINDINGS = 1
EXIT_USAGE = 2
EXIT_INTERNAL = 3
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code."""
    options = parser().parse_args(arguments)
    command = import_module(f"checker.commands.{options.command}")
    try:
        code: int = command.run(options)
        screen.finish()
    except BrokenPipeError:
        screen.close()  # the reader has seen enough (`| head`)
        return EXIT_CLEAN
    except Exception as error:  # the last line of defence: one clear line, never a traceback
        # A stream has no name; of a file that cannot be written each command tells itself.
        if isinstance(error, OSError) and error.errno in _NO_ROOM and error.filename is None:
            screen.close()
            screen.complain(f"standard output cannot be written: {error.strerror}")
            return EXIT_USAGE
        from ruleschema.law.broken import BadLaw

        if isinstance(error, BadLaw):
            screen.complain(error)
            return EXIT_USAGE
        screen.complain(f"internal error: {type(error).__name__}: {error}")
        return EXIT_INTERNAL
    except KeyboardInterrupt:
        screen.complain("stopped")
        return EXIT_USAGE
    return code


def console() -> int:
    """The command as installed: one run and out."""
    # A run is short and makes few cycles: looking for them in a growing heap costs a tenth of it,
    # and so does looking once more at the end, where the heap goes with the process.
    gc.disable()
    try:
        return main()
    finally:
        gc.freeze()


if __name__ == "__main__":
    sys.exit(console())
