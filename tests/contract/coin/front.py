"""A coin table as people meet it: a caller's screen at each seat, and the tosser's."""

from collections.abc import Iterator

import msgspec

from croupier.base import money
from croupier.base.envelope import Command, Role
from croupier.base.names import TerminalId
from croupier.base.refusal import Refusal
from croupier.desk.front import Front
from croupier.desk.messages import InstallTable
from croupier.desk.record import Record
from croupier.desk.room import Room
from croupier.desk.running import Around, PlaceSettings, Screen, Work
from croupier.desk.view import View
from tests.contract.coin.kind import EFFECTIVE, KIND, Coin


class CoinSettings(PlaceSettings, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Nothing but what every place has."""


class RunningCoin:
    """Nothing moves here by itself: it shows what was committed."""

    def __init__(self, coin: Coin, around: Around, _: CoinSettings) -> None:
        self._coin, self._around = coin, around

    async def start(self) -> None: ...

    def work(self) -> Iterator[tuple[str, Work]]:
        return iter(())

    def stop(self) -> None: ...

    def device_trouble(self) -> str | None:
        return None

    def owed_close(self) -> Command | None:
        return None

    def follow(self, _: Record) -> None:
        self.show()

    def show(self) -> None:
        for name in ("caller", "tosser"):
            for screen in self._around.screens(name):
                screen.show(self._around.seq, self._view(screen.terminal))

    def show_staff(self) -> None: ...

    def hello(self, screen: Screen) -> View:
        return self._view(screen.terminal)

    def _view(self, terminal: TerminalId | None) -> dict[str, object]:
        coin = self._coin
        shared = {"round": coin.round, "fell": list(coin.fell), "open": coin.open}
        if terminal is None:
            return {**shared, "staked": sum(player.staked for player in coin.players.values())}
        player = coin.players[terminal]
        return {**shared, **msgspec.to_builtins(player), "credits": money.show(player.credits)}

    async def use_device(self, _device: str, _value: str, _screen: Screen) -> Refusal | None:
        return None


def installation(settings: CoinSettings) -> InstallTable:
    return InstallTable(settings.name, EFFECTIVE, settings.terminals, ())


FRONT: Front[Coin, CoinSettings] = Front(
    settings=CoinSettings,
    installation=installation,
    run=RunningCoin,
    screens={"caller": frozenset({Role.PLAYER}), "tosser": frozenset({Role.DEALER})},
    player_screen="caller",
    label=lambda _: "coin",
    positions=lambda coin: {terminal: f"Caller {terminal}" for terminal in coin.players},
    overview=lambda coin: {"id": coin.id, "round": coin.round, "open": coin.open},
)
ROOM = Room(KIND, FRONT)
