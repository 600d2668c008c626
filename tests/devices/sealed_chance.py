"""A second end of the port of chance: a sealed box that gives seeds, with no key in the floor's folder."""

import hashlib
from pathlib import Path

from croupier.base.names import TableId
from croupier.devices.chance import ChanceLost
from croupier.games.chance import commitment


class SealedChance:
    """Chance in a sealed box, here a hash of what it is asked."""

    simulated = by_screen = False
    origin = "the sealed box"

    def __init__(self, secret: str) -> None:
        self._secret, self._salts = secret, 0

    def seed(self, table: TableId, round_: int, salt: str = "") -> bytes:
        return hashlib.sha256(f"{self._secret}:{table}:{round_}:{salt}".encode()).digest()

    def commitment(self, table: TableId, round_: int, salt: str = "") -> str:
        return commitment(self.seed(table, round_, salt))

    def fresh_salt(self) -> str:
        self._salts += 1
        return f"{self._salts:032x}"


class SealedBox:
    """The box holds what it held, whatever becomes of the floor's folder; one called `gone` is lost."""

    def make(self, _folder: Path | None, address: str) -> SealedChance:
        return SealedChance(address)

    def find(self, _folder: Path, address: str) -> SealedChance:
        if address == "gone":
            raise ChanceLost("the sealed box is missing")
        return SealedChance(address)
