"""A cut cable at the other tables: a seat at every step of a live round, a station at every step of its."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier.base.envelope import Role
from croupier.base.names import TerminalId
from croupier.devices import simulated
from croupier.floor.parts.messages.rounds import CloseBets
from croupier.floor.wheel.state import LiveTable
from croupier.server.settings import Settings
from croupier.server.wire import new_id
from tests.server.rig import T1, House, Loaded, Screen, eventually, house, live
from tests.server.test_dealerless import electronic
from tests.states import state_at, terminals_at

NUMBER = "17"
PLAYER, DEALER = "player", "dealer"
COLOURS = {"1": "navy", "2": "lime"}
Step = tuple[str, str, tuple[Any, ...]]
CLOSE: Step = (DEALER, "no-more-bets", ("{round}",))
SPIN: Step = (DEALER, "spin-ball", ("{round}", "clockwise"))
LIVE: list[Step] = [
    (PLAYER, "ask-chips", ("100.00", "0.00", "10.00", "1.00")),
    (DEALER, "issue-chips", ("{}", "{colour}", "1.00", "100.00", "0.00", "10.00")),
    (PLAYER, "ask-chips", ("0.00", "1.00", "0.00", "0.00")),
    (DEALER, "issue-chips", ("{}", "", "0.00", "0.00", "1.00", "0.00")),
    (DEALER, "new-game", ()),
    (PLAYER, "lay-wager", ("{round}", "17", "5.00", "colour", "5.00")),
    (PLAYER, "lay-wager", ("{round}", "red", "10.00", "colour", "0.00")),
    (PLAYER, "lay-wager", ("{round}", "dozen3", "25.00", "colour", "0.00")),
    (PLAYER, "take-back", ("{round}", "dozen3")),
    (PLAYER, "call-wager", ("{round}", "black", "5.00")),
    (DEALER, "accept-called", ("{}", "{round}", "black", "5.00")),
    (PLAYER, "call-wager", ("{round}", "odd", "5.00")),
    (PLAYER, "lay-wager", ("{round}", "18", "1.00", "value", "0.00")),
    CLOSE,
    SPIN,
    (DEALER, "announce-number", ("{round}", NUMBER)),
    (DEALER, "place-crown", ("{round}",)),
    (DEALER, "collect-losers", ("{round}",)),
    (DEALER, "pay-winners", ("{round}",)),
    (DEALER, "colour-out", ("{}",)),
]
IN_TRACK = [{CLOSE[1]: SPIN, SPIN[1]: CLOSE}.get(step[1], step) for step in LIVE]
"""No more bets while the ball is in the track."""
CHIPS_AT_THE_END = 449_00
"""Of 100.00 in colour: 5.00 on 17 wins 175.00 and its coupon as much again, 10.00 on red is lost: 440.00 in
value chips. 5.00 called on black comes back as 10.00; 1.00 in a value chip on 18 is lost."""
STATION: list[Step] = [
    (PLAYER, "bill", ("100.00",)),
    (PLAYER, "place-bet", ("{round}", "17", "5.00")),
    (PLAYER, "place-bet", ("{round}", "red", "10.00")),
    (PLAYER, "undo", ("{round}",)),
    (PLAYER, "place-bet", ("{round}", "black", "10.00")),
    (DEALER, "over", ()),
    (PLAYER, "ask-cash-out", ()),
    (DEALER, "pay-by-hand", ("{}", "285.00")),
]
PAID_AT_THE_END = 285_00
"""Of 100.00: 5.00 on 17 wins 175.00 and 10.00 on black 10.00."""


def cuts(steps: list[Step]) -> list[Any]:
    """Every step, and for a player's own also the moment between sending it and hearing of it."""
    return [
        pytest.param(index, how, id=f"{how}-{index}-{name}")
        for index, (who, name, _) in enumerate(steps)
        for how in (("before", "while") if who == PLAYER and name != "bill" else ("before",))
    ]


class Cable:
    """A player's screen, whose cable may be cut; what was sent and not answered is sent again."""

    def __init__(self, floor: House, place: str, screen: str) -> None:
        self.floor, self.place, self.screen = floor, place, screen
        self.line: Screen | None = floor.terminal(place, screen)

    def cut(self) -> None:
        assert self.line is not None
        self.line.cut()
        self.line = None

    def at(self) -> Screen:
        if self.line is None:
            self.line = self.floor.terminal(self.place, self.screen)
        return self.line

    def do(self, name: str, values: list[Any], how: str) -> None:
        frame_id = new_id()
        if how == "before":
            self.cut()
        if how == "while":
            self.at().send(name, *values, id_=frame_id)
            self.cut()
        reply = self.at().ask(name, *values, id_=frame_id)
        assert reply["ok"], (name, reply)


def filled(floor: House, values: tuple[Any, ...], place: str) -> list[Any]:
    known = {"{}": place, "{colour}": COLOURS[place], "{round}": state_at(floor.floor.desk, T1).round}
    return [known.get(value, value) for value in values]


def dealing(settings: Settings, folder: Path) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patch, house(settings, folder) as made:
        patch.setattr(simulated, "secrets", Loaded([NUMBER]))
        made.dealt()
        yield made
        assert made.audit() == []


@pytest.fixture(scope="module")
def before_spin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    chosen = live("massachusetts", options={"closing": "before-spin"})
    yield from dealing(chosen, tmp_path_factory.mktemp("before-spin"))


@pytest.fixture(scope="module")
def in_track(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    yield from dealing(live("oneida-roulette"), tmp_path_factory.mktemp("in-track"))


@pytest.mark.parametrize(("step", "how"), cuts(LIVE))
def test_a_seat_that_was_cut_off_ends_as_one_that_stayed(before_spin: House, step: int, how: str) -> None:
    play_out(before_spin, LIVE, step, how)


@pytest.mark.parametrize(("step", "how"), cuts(IN_TRACK))
def test_a_seat_cut_off_while_betting_closes_in_the_track_does_too(
    in_track: House, step: int, how: str
) -> None:
    play_out(in_track, IN_TRACK, step, how)


def play_out(felt: House, steps: list[Step], step: int, how: str) -> None:
    _, dana = felt.dealt()
    dana.until(lambda view: view["phase"] == "idle" and view["ball"]["state"] in ("idle", "rest"))
    stayed, cut_off = Cable(felt, "1", "seat"), Cable(felt, "2", "seat")
    chips = felt.floor.desk.balances.get("chips", 0)  # type: ignore[call-overload]
    for index, (who, name, values) in enumerate(steps):
        cutting = how if index == step else "never"
        if who == PLAYER:
            stayed.do(name, filled(felt, values, "1"), "never")
            cut_off.do(name, filled(felt, values, "2"), cutting)
        else:
            if cutting == "before":
                cut_off.cut()
            deal(felt, dana, name, values)
    table = state_at(felt.floor.desk, T1)
    assert isinstance(table, LiveTable)
    assert all(seat.staked == seat.credits == seat.promo == 0 for seat in table.seats.values())
    gained = felt.floor.desk.balances["chips"] - chips  # type: ignore[index]
    assert gained == 2 * CHIPS_AT_THE_END
    view = cut_off.at().until(lambda view: view["phase"] == "idle" and view["chips"]["colour"] is None)
    assert (view["felt"], view["called"], view["history"][0]["number"]) == ([], {}, NUMBER)


def deal(felt: House, dana: Screen, name: str, values: tuple[Any, ...]) -> None:
    if name == "announce-number":
        dana.until(lambda view: view["reader"] == NUMBER)
    for place in ("1", "2") if "{}" in values else ("1",):
        dana.do(name, *filled(felt, values, place))


@pytest.fixture(scope="module")
def stations(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Betting long enough for every step on a busy machine; it is ended by hand."""
    folder = tmp_path_factory.mktemp("stations")
    with (
        pytest.MonkeyPatch.context() as patch,
        house(electronic(betting_seconds=60.0, rest_seconds=0.05), folder) as made,
    ):
        patch.setattr(simulated, "secrets", Loaded([NUMBER]))
        sam = made.staff("Sam")
        sam.do("open-enclosed", T1)
        for place in ("1", "2"):
            sam.do("open-station", T1, place, "start of day")
        yield made
        assert made.audit() == []


@pytest.mark.parametrize(("step", "how"), cuts(STATION))
def test_a_station_that_was_cut_off_ends_as_one_that_stayed(stations: House, step: int, how: str) -> None:
    sam, stayed, cut_off = stations.staff("Sam"), *(Cable(stations, one, "terminal") for one in ("1", "2"))
    cage = stations.floor.desk.balances.get("cage", 0)  # type: ignore[call-overload]
    stayed.at().until(lambda view: view["phase"] == "betting")
    for index, (who, name, values) in enumerate(STATION):
        cutting = how if index == step else "never"
        if who == DEALER and cutting == "before":
            cut_off.cut()
        if name == "over":
            over(stations)
        elif who == DEALER:
            for place in ("1", "2"):
                sam.do(name, T1, *filled(stations, values, place))
        else:
            for cable, when in ((stayed, "never"), (cut_off, cutting)):
                play(cable, name, filled(stations, values, cable.place), when)
    table = terminals_at(stations.floor.desk, T1)
    one, two = (table.terminals[TerminalId(place)].games[-1] for place in ("1", "2"))
    assert one == two
    assert all(terminal.credits == 0 for terminal in table.terminals.values())
    assert cage - stations.floor.desk.balances["cage"] == -2 * PAID_AT_THE_END  # type: ignore[index]


def play(cable: Cable, name: str, values: list[Any], how: str) -> None:
    if name != "bill":
        cable.do(name, values, how)
        return
    if how == "before":
        cable.cut()
    cable.at().raw(json.dumps(["bill", *values]))
    cable.at().until(lambda view: view["credits"] == values[0])


def over(stations: House) -> None:
    """The countdown ends now, and the machine plays the game out."""
    floor, table = stations.floor, terminals_at(stations.floor.desk, T1)
    round_ = table.round
    closing = floor.submit(Role.CLOCK, f"clock:{T1}", T1, CloseBets(round_))
    assert stations.ask_floor(closing).refusal is None
    eventually(lambda: table.round > round_)
