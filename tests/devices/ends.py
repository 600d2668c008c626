"""Scripted devices that a configuration can choose by name, for as long as one test runs."""

import pytest

from croupier.base.names import TableId, TerminalId
from croupier.devices.acceptor import Station
from croupier.devices.makers import ACCEPTORS, CHANCES, CLAPPER_WHEELS, WHEELS
from croupier.devices.wheel import WheelPlace
from tests.devices.scripted_acceptor import ScriptedAcceptor
from tests.devices.scripted_wheel import ScriptedWheel
from tests.devices.sealed_chance import SealedBox
from tests.devices.unseen_wheel import UnseenWheel


class Ends:
    """What was made, by table and by station; the last of each."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wheels: dict[TableId, ScriptedWheel] = {}
        self.acceptors: dict[TerminalId, ScriptedAcceptor] = {}
        monkeypatch.setitem(WHEELS.known, "line:", self._by_hand)
        monkeypatch.setitem(WHEELS.known, "launcher", self._launched)
        monkeypatch.setitem(CLAPPER_WHEELS.known, "unseen", UnseenWheel)
        monkeypatch.setitem(ACCEPTORS.known, "scripted", self._acceptor)
        monkeypatch.setitem(CHANCES.known, "sealed:", SealedBox())

    def _by_hand(self, place: WheelPlace, address: str) -> ScriptedWheel:
        self.wheels[place.table] = ScriptedWheel(place, address)
        return self.wheels[place.table]

    def _launched(self, place: WheelPlace, address: str) -> ScriptedWheel:
        self.wheels[place.table] = ScriptedWheel(place, address, launches=True)
        return self.wheels[place.table]

    def _acceptor(self, station: Station, address: str) -> ScriptedAcceptor:
        self.acceptors[station.terminal] = ScriptedAcceptor(station, address)
        return self.acceptors[station.terminal]
