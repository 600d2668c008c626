"""The house's secret for chance that can be proved: one key in a file of its own, a seed for every round.

The key is made once and never enters the journal; a seed does, when it is revealed. Whoever copies the
journal therefore learns nothing of rounds to come. A salt of each commitment's own makes its seed: without it
a journal put back from a backup would play its rounds again on seeds that somebody has seen.
"""

import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path

from croupier.base.names import TableId

KEY_BYTES = 32


class ChanceKey:
    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"a chance key has {KEY_BYTES} bytes, not {len(key)}")
        self._key = key

    @classmethod
    def kept(cls, path: Path | None) -> "ChanceKey":
        """The key in this file, made if there is none; without a file, one that is forgotten."""
        if path is None:
            return cls(secrets.token_bytes(KEY_BYTES))
        with suppress(FileExistsError):
            _make(path)
        return cls(path.read_bytes())

    def seed(self, table: TableId, round_: int, salt: str = "") -> bytes:
        """The salt is in hex, as it is journaled; a round committed to before there were salts has none."""
        named = f"{table}:{round_}:{salt}" if salt else f"{table}:{round_}"
        return hmac.digest(self._key, named.encode(), "sha256")


def _make(path: Path) -> None:
    """Whole or not at all, and its owner's alone from the first byte."""
    if path.exists():
        raise FileExistsError(path)
    beside = path.with_suffix(".new")
    beside.unlink(missing_ok=True)
    file = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        os.write(file, secrets.token_bytes(KEY_BYTES))
        os.fsync(file)
    finally:
        os.close(file)
    os.link(beside, path)
    beside.unlink()
