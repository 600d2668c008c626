"""The port of chance that can be proved: a seed for every round, whose hash is shown before it is used."""

from pathlib import Path
from typing import Protocol

from croupier.base.names import TableId
from croupier.devices.device import Device


class ChanceLost(Exception):  # noqa: N818 - it says what is so
    """What drew chance here before is gone or spoilt; the message says which of the two."""


class Chance(Device, Protocol):
    """The same table, round and salt give the same seed for ever, and nobody can tell it from the others."""

    @property
    def origin(self) -> str:
        """Where a person finds what the seeds are made of."""
        ...

    def seed(self, table: TableId, round_: int, salt: str = "") -> bytes:
        """The salt is in hex, as it is journaled; a round committed to before there were salts has none."""
        ...

    def commitment(self, table: TableId, round_: int, salt: str = "") -> str:
        """The hash of that seed, to be shown before betting opens."""
        ...

    def fresh_salt(self) -> str:
        """For one commitment: never the same again, whatever was restored from wherever."""
        ...


class ChanceMaker(Protocol):
    def make(self, folder: Path | None, address: str, /) -> Chance:
        """What is kept in the folder, made anew where there is nothing; without a folder, it is forgotten."""
        ...

    def find(self, folder: Path, address: str, /) -> Chance:
        """What a round was committed with before, never made anew. Raises `ChanceLost`."""
        ...
