"""A served floor with a tote: tellers Tess and Todd, mutuel manager Max, supervisor Sam, a scripted track."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from croupier.base.envelope import Role
from croupier.base.names import TableId, TerminalId
from croupier.devices.track import FinishPosted, RaceOfficial, StopBet
from croupier.devices.validation import ValidationKey, key_file
from croupier.floor.tote.running import RunningTote
from croupier.floor.tote.settings import ToteSettings
from croupier.floor.tote.state import Tote
from croupier.floor.tote.ticket_numbers import job_id
from croupier.games.tote.program.writing import written_card
from croupier.server.settings import Settings, StaffSettings
from tests.server.clients import Screen, eventually
from tests.server.rig import House, house, password_hash, settings
from tests.server.scripted_track import Scripted, ScriptedTrack, scripted
from tests.states import state_at
from tests.totes import race_card

P1 = TableId("P1")
PEOPLE = {
    "Tess": Role.TELLER,
    "Todd": Role.TELLER,
    "Max": Role.MUTUEL_MANAGER,
    "Sam": Role.SUPERVISOR,
}
IMPREST = "2000.00"


def tote_settings(folder: Path, **changed: Any) -> Settings:
    card = folder / "card.json"
    card.write_text(json.dumps(written_card(race_card())), "utf-8")
    tote = ToteSettings(
        id=P1,
        name="Raceway",
        kind="tote",
        facility="Test Downs",
        number="007",
        windows=(TerminalId("W1"), TerminalId("W2")),
        terminals=(TerminalId("S1"), TerminalId("S2")),
        card=str(card),
        cycle_seconds=0.05,
        **{"track": "scripted", **changed},
    )
    staff = tuple(StaffSettings(name, role, password_hash()) for name, role in PEOPLE.items())
    return replace(settings(), tables=(tote,), staff=staff)


class RaceDayHouse:
    """A floor, its track, and what everybody sees."""

    def __init__(self, floor: House, tracks: Scripted, folder: Path) -> None:
        self.floor, self._tracks, self._folder = floor, tracks, folder

    @property
    def track(self) -> ScriptedTrack:
        assert self._tracks.track is not None
        return self._tracks.track

    @property
    def tote(self) -> Tote:
        state = state_at(self.floor.floor.desk, P1)
        assert isinstance(state, Tote)
        return state

    @property
    def running(self) -> RunningTote:
        running = self.floor.floor.running[P1]
        assert isinstance(running, RunningTote)
        return running

    def teller(self, name: str = "Tess", window: str = "W1") -> Screen:
        screen = self.floor.signed_in(name, "teller")
        if screen.view["window"] is None:
            screen.do("open-drawer", window, IMPREST)
        return screen

    def manager(self, name: str = "Max") -> Screen:
        return self.floor.signed_in(name, "mutuels")

    def self_service(self, terminal: str = "S1") -> Screen:
        return self.floor.terminal(terminal, "self-service")

    def anyone(self, screen: str) -> Screen:
        return self.floor._opened(self.floor.browser("anyone"), screen)

    def on_sale(self) -> Screen:
        """Max has opened wagering on the card that the track posted."""
        eventually(lambda: self.tote.day is not None)
        max_ = self.manager()
        if not self.tote.today.opened:
            max_.do("open-wagering")
        return max_

    def sell(self, screen: Screen, *bets: str) -> int:
        """A ticket that was printed; its number."""
        before = self.tote.issued
        screen.do("sell-ticket", *bets)
        eventually(lambda: self.tote.issued > before and not self.tote.today.printing)
        return self.tote.issued

    def number(self, ticket: int) -> str:
        """The number on a ticket's paper, as its bearer reads it."""
        day = self.tote.dated(ticket)
        job = job_id(self.tote, day, ticket)
        return ValidationKey.kept(key_file(self._folder)).derived("00", job).digits

    def phase(self, race: int, phase: str) -> None:
        eventually(lambda: self.tote.today.races[race].phase == phase)

    def stop(self, race: int) -> None:
        self.track.tell(StopBet, race=race)
        self.phase(race, "closed")

    def finish(self, race: int, order: str) -> None:
        """Of a race that has gone off."""
        groups = tuple((one,) for one in order.split("-"))
        self.track.tell(FinishPosted, race=race, finish=groups)
        self.track.tell(RaceOfficial, race=race, finish=groups)
        self.phase(race, "official")

    def run(self, race: int, order: str) -> None:
        self.track.finish(race, order)
        self.phase(race, "official")


@contextmanager
def race_day(folder: Path, monkeypatch: pytest.MonkeyPatch, **changed: Any) -> Iterator[RaceDayHouse]:
    tracks = scripted(monkeypatch)
    with house(tote_settings(folder, **changed), folder) as floor:
        made = RaceDayHouse(floor, tracks, folder)
        made.on_sale()
        yield made
        assert floor.audit() == []


def no(screen: Screen, frame: str, *values: object) -> tuple[str, str]:
    """The reason and the clause of a refusal."""
    reply = screen.ask(frame, *values)
    assert not reply["ok"], reply
    return reply["reason"], (reply["clause"] or "").removeprefix("oneida-parimutuel:")
