"""The house's secret for chance that can be proved: one key in a file of its own, a seed for every round.

The key is made once and never enters the journal; a seed does, when it is revealed. Whoever copies the
journal therefore learns nothing of rounds to come. A salt of each commitment's own makes its seed: without it
a journal put back from a backup would play its rounds again on seeds that somebody has seen.
"""

import hmac
import secrets
from pathlib import Path

from croupier.base.names import TableId
from croupier.devices.chance import ChanceLost
from croupier.devices.secret_file import kept_secret
from croupier.games.chance import commitment

KEY_BYTES = 32
SALT_BYTES = 16


class ChanceKey:
    """No simulation: what it draws decides real rounds, and anyone can draw them again."""

    simulated = by_screen = False

    def __init__(self, key: bytes, origin: str = "memory") -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"a chance key has {KEY_BYTES} bytes, not {len(key)}")
        self._key, self.origin = key, origin

    @classmethod
    def kept(cls, path: Path | None) -> "ChanceKey":
        """The key in this file, created if there is none. Without a file, a key in memory alone."""
        if path is None:
            return cls(secrets.token_bytes(KEY_BYTES))
        return cls(kept_secret(path, KEY_BYTES), str(path))

    def seed(self, table: TableId, round_: int, salt: str = "") -> bytes:
        named = f"{table}:{round_}:{salt}" if salt else f"{table}:{round_}"
        return hmac.digest(self._key, named.encode(), "sha256")

    def commitment(self, table: TableId, round_: int, salt: str = "") -> str:
        return commitment(self.seed(table, round_, salt))

    def fresh_salt(self) -> str:
        return secrets.token_hex(SALT_BYTES)


class KeyFile:
    """One key for all tables of a floor, in the floor's folder."""

    def make(self, folder: Path | None, _address: str) -> ChanceKey:
        return ChanceKey.kept(key_file(folder) if folder else None)

    def find(self, folder: Path, _address: str) -> ChanceKey:
        path = key_file(folder)
        if not path.exists():
            raise ChanceLost(f"{path} is missing")
        try:
            return ChanceKey.kept(path)
        except (OSError, ValueError):
            raise ChanceLost(f"{path} is not a key") from None


def key_file(folder: Path) -> Path:
    return folder / "chance.key"
