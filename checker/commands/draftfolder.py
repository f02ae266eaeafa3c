"""A folder of drafts written in one step: what is named is new, what is not named stays."""

import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path

from checker.commands.folder import swap


def write_folder(target: Path, files: Mapping[str, str], kept: tuple[str, ...] = ()) -> None:
    """Write beside the target and put in place at once; `kept` files stay as a person left them."""
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(dir=target.parent, prefix=f".{target.name}."))
    try:
        if target.exists():
            shutil.copytree(target, fresh, dirs_exist_ok=True, symlinks=True)
        for name, text in files.items():
            path = fresh / name
            if name in kept and path.exists():
                continue
            path.parent.mkdir(parents=True, exist_ok=True)
            path.unlink(missing_ok=True)
            with path.open("w", encoding="utf-8", newline="\n") as stream:
                stream.write(text)
        fresh.chmod(0o755)
        swap(fresh, target)
    except BaseException:
        shutil.rmtree(fresh, ignore_errors=True)
        raise
