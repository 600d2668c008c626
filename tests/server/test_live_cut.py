"""A cut cable at a live table: cut at every step of a round, a seat ends as one that stayed."""

from collections.abc import Iterator
from typing import Any

import pytest

from croupier.devices import simulated
from croupier.names import TerminalId
from croupier.rules.live.state import LiveTable
from croupier.server.wire import new_id
from tests.server.rig import T1, House, Loaded, Screen, house, live

PLAYER, DEALER, TABLE = "player", "dealer", "table"
STEPS: list[tuple[str, str, tuple[Any, ...]]] = [
    (PLAYER, "ask-chips", ("100.00", "0.00", "0.00", "1.00")),
    (DEALER, "issue-chips", ("{}", "{colour}", "1.00", "100.00", "0.00", "0.00")),
    (TABLE, "new-game", ()),
    (PLAYER, "lay-wager", ("{round}", "17", "5.00", "colour", "0.00")),
    (PLAYER, "lay-wager", ("{round}", "red", "10.00", "colour", "0.00")),
    (PLAYER, "take-back", ("{round}", "red")),
    (PLAYER, "call-wager", ("{round}", "black", "5.00")),
    (DEALER, "accept-called", ("{}", "{round}", "black", "5.00")),
    (TABLE, "spin-ball", ("{round}", "clockwise")),
    (TABLE, "no-more-bets", ("{round}",)),
    (TABLE, "announce-number", ("{round}", "17")),
    (TABLE, "place-crown", ("{round}",)),
    (TABLE, "collect-losers", ("{round}",)),
    (TABLE, "pay-winners", ("{round}",)),
]
HAND = 275_00
"""Of 100.00: 5.00 on 17 wins 175.00; value chips on black are paid in value chips."""


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patch, house(live(), tmp_path_factory.mktemp("floor")) as made:
        patch.setattr(simulated, "secrets", Loaded(["17"]))
        made.dealt()
        yield made


CUTS = [
    pytest.param(index, cut, id=f"{cut}-{index}-{name}")
    for index, (who, name, _) in enumerate(STEPS)
    for cut in (("before", "while") if who == PLAYER else ("before",))
]


def table(floor: House) -> LiveTable:
    found = floor.floor.desk.tables[T1]
    assert isinstance(found, LiveTable)
    return found


@pytest.mark.parametrize(("step", "cut"), CUTS)
def test_a_seat_that_was_cut_off_ends_as_one_that_stayed(floor: House, step: int, cut: str) -> None:
    dana, screens = floor.felt("Dana"), {seat: floor.seat(seat) for seat in ("1", "2")}
    for index, (who, name, values) in enumerate(STEPS):
        how = cut if index == step else "never"
        if how == "before":
            screens["2"].cut()
        if name == "announce-number":
            dana.until(lambda view: view["reader"] == "17")
        for seat in ("1",) if who == TABLE else ("1", "2"):
            filled = [_fill(floor, seat, value) for value in values]
            if who == PLAYER:
                _play(floor, screens, seat, name, filled, how if seat == "2" else "never")
            else:
                dana.do(name, *filled)
        if how == "before":
            screens["2"] = floor.seat("2")
    one, two = (table(floor).seats[TerminalId(seat)] for seat in ("1", "2"))
    assert (one.credits, one.felt, one.called) == (two.credits, two.felt, two.called) == (HAND, {}, {})
    for seat in ("1", "2"):
        screens[seat].until(lambda view: view["chips"]["hand"] == "275.00" and view["phase"] == "idle")
        dana.do("colour-out", seat)


def _play(
    floor: House, screens: dict[str, Screen], seat: str, name: str, values: list[Any], cut: str
) -> None:
    """What was sent and not answered is sent again, with the same id."""
    id_ = new_id()
    if cut == "before":
        screens[seat] = floor.seat(seat)
    if cut == "while":
        screens[seat].send(name, *values, id_=id_)
        screens[seat].cut()
        screens[seat] = floor.seat(seat)
    reply = screens[seat].ask(name, *values, id_=id_)
    assert reply["ok"], (name, reply)


def _fill(floor: House, seat: str, value: Any) -> Any:
    known = {"{}": seat, "{round}": table(floor).round, "{colour}": {"1": "navy", "2": "sky"}[seat]}
    return known.get(value, value)
