"""The port of chance that can be proved: a seed for every round, whose hash is shown before it is used."""

from pathlib import Path
from typing import Protocol

from croupier.base.names import TableId
from croupier.devices.device import Device


class ChanceLost(Exception):  # noqa: N818 - it says what is so
    """The secret behind earlier seeds is missing or damaged; the message says which."""


class Chance(Device, Protocol):
    """The same table, round and salt always give the same seed, and no seed tells anything of another."""

    @property
    def origin(self) -> str:
        """Where the secret is kept, for a message to people."""
        ...

    def seed(self, table: TableId, round_: int, salt: str = "") -> bytes:
        """The salt is in hex, as it is journaled; a round committed to before there were salts has none."""
        ...

    def commitment(self, table: TableId, round_: int, salt: str = "") -> str:
        """The hash of that seed, to be shown before betting opens."""
        ...

    def fresh_salt(self) -> str:
        """Random, for one commitment: a floor restored from a backup does not repeat seeds."""
        ...


class ChanceMaker(Protocol):
    def make(self, folder: Path | None, address: str, /) -> Chance:
        """Load the secret from the folder, or create it there. Without a folder it is in memory alone."""
        ...

    def find(self, folder: Path, address: str, /) -> Chance:
        """Load the secret of earlier commitments; never creates one. Raises `ChanceLost`."""
        ...
