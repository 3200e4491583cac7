"""Writing files wholly or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def write_whole(path: str | os.PathLike[str], text: str) -> None:
    """Write the text to the file; a crash on the way leaves what was there.

    A link is followed, the file keeps its permissions, and a device or a pipe is simply written to.

    Raises:
        OSError: the file cannot be written; the error names it.
    """
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        target.write_text(text, encoding="utf-8")
        return
    try:
        handle, part = tempfile.mkstemp(dir=target.parent, prefix=".bohnanza-", suffix=".part")
    except OSError as problem:
        raise type(problem)(problem.errno, problem.strerror, str(target)) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(part, target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask())
        os.replace(part, target)
    except BaseException:
        os.unlink(part)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
