"""A secret of the house in a file of its own: made once, readable by its owner alone, outside the journal."""

import os
import secrets
from contextlib import suppress
from pathlib import Path

from croupier.store.heads import sync_folder


def kept_secret(path: Path, size: int) -> bytes:
    """The secret in this file, created with `size` random bytes if there is none."""
    with suppress(FileExistsError):
        _make(path, size)
    return path.read_bytes()


def _make(path: Path, size: int) -> None:
    """Write the file atomically, readable by its owner alone from the start."""
    if path.exists():
        raise FileExistsError(path)
    beside = path.with_suffix(".new")
    beside.unlink(missing_ok=True)
    file = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        os.write(file, secrets.token_bytes(size))
        os.fsync(file)
    finally:
        os.close(file)
    os.link(beside, path)
    beside.unlink()
    sync_folder(path.parent)  # what is done with it, such as a voucher, must not outlive it in a power cut
