"""A cut cable never helps or hurts: cut at every step of a game, a terminal ends as one that stayed."""

from collections.abc import Iterator
from typing import Any

import pytest

from croupier.base.names import TerminalId
from croupier.devices import simulated
from croupier.server.wire import new_id
from tests.server.acts import spin
from tests.server.rig import T1, House, Loaded, Screen, eventually, house, settings
from tests.states import terminals_at

NUMBER = "17"
CHIPS_AT_THE_END = 288_00
"""Of 100.00: 5.00 on 17 wins 175.00, 10.00 on red is lost, 23.00 on black wins 23.00."""

# What is done, in order, and by whom; the terminal may be cut before any of it, or while it is done.
PLAYER, DEALER = "player", "dealer"
STEPS: list[tuple[str, str, tuple[Any, ...]]] = [
    (PLAYER, "lay-buy-in", ("100.00", "0.00", "0.00")),
    (DEALER, "pick-up-buy-in", ("{}",)),
    (DEALER, "count-buy-in", ("{}", "100.00", "0.00", "0.00")),
    (DEALER, "credit-buy-in", ("{}", "100.00")),
    (DEALER, "drop-buy-in", ("{}",)),
    (PLAYER, "verify-credit", ()),
    (DEALER, "new-game", ()),
    (PLAYER, "place-bet", ("{round}", "17", "5.00")),
    (PLAYER, "place-bet", ("{round}", "red", "10.00")),
    (PLAYER, "place-bet", ("{round}", "1to18", "25.00")),
    (PLAYER, "undo", ("{round}",)),
    (PLAYER, "place-bet", ("{round}", "black", "10.00")),
    (PLAYER, "place-bet", ("{round}", "black", "10.00")),
    (PLAYER, "place-bet", ("{round}", "black", "1.00")),
    (PLAYER, "place-bet", ("{round}", "black", "1.00")),
    (PLAYER, "place-bet", ("{round}", "black", "1.00")),
    (DEALER, "no-more-bets", ("{round}",)),
    (DEALER, "throw", ()),
    (DEALER, "confirm-number", ("{round}", NUMBER)),
    (PLAYER, "ask-cash-out", ()),
    (PLAYER, "confirm-cash-out", ()),
    (DEALER, "select-cash-out", ("{}",)),
    (DEALER, "count-chips", ("{}", "288.00")),
    (DEALER, "deliver-chips", ("{}",)),
]
TABLEWIDE = ("new-game", "no-more-bets", "throw", "confirm-number")


class Player:
    """A terminal whose cable may be cut; what it sent and heard no answer to, it sends again."""

    def __init__(self, floor: House, terminal: str) -> None:
        self.floor, self.id = floor, terminal
        self.screen: Screen | None = floor.terminal(terminal)

    def cut(self) -> None:
        assert self.screen is not None
        self.screen.cut()
        self.screen = None

    def at(self) -> Screen:
        if self.screen is None:
            self.screen = self.floor.terminal(self.id)
        return self.screen

    def do(self, name: str, values: list[Any], cut: str) -> None:
        """Ask once; the cable cut before it is sent, or before it is answered, or not."""
        frame_id = new_id()
        if cut == "before":
            self.cut()
        if cut == "while":
            self.at().send(name, *values, id_=frame_id)
            self.cut()
        reply = self.at().ask(name, *values, id_=frame_id)
        assert reply["ok"], (name, reply)

    def end(self) -> dict[str, object]:
        """What it holds, and what the last game came to: a paid terminal forgets its player's games."""
        table = terminals_at(self.floor.floor.desk, T1)
        [end] = [one for one in table.rounds[0].ends if one.terminal == self.id]
        return {
            "credits": table.terminals[TerminalId(self.id)].credits,
            "staked": end.staked,
            "collected": end.collected,
            "paid": end.paid,
        }


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patch, house(settings(), tmp_path_factory.mktemp("floor")) as made:
        patch.setattr(simulated, "secrets", Loaded([NUMBER]))
        made.opened()
        yield made


CUTS = [
    pytest.param(index, cut, id=f"{cut}-{index}-{name}")
    for index, (who, name, _) in enumerate(STEPS)
    for cut in (("before", "while") if who == PLAYER else ("before",))
]


@pytest.mark.parametrize(("step", "cut"), CUTS)
def test_a_terminal_that_was_cut_off_ends_as_one_that_stayed(floor: House, step: int, cut: str) -> None:
    dana = floor.staff("Dana")
    dana.until(lambda view: view["ball"]["state"] in ("idle", "rest"))
    stayed, cut_off = Player(floor, "1"), Player(floor, "2")
    chips = floor.floor.desk.balances.get("chips", 0)  # type: ignore[call-overload]
    for index, (who, name, values) in enumerate(STEPS):
        how = cut if index == step else "never"
        if who == PLAYER:
            for player, cutting in ((stayed, "never"), (cut_off, how)):
                player.do(name, _filled(values, player.id, floor), cutting)
        else:
            _deal(floor, dana, name, values, cut_off, how)
    for player in (stayed, cut_off):
        player.at().until(lambda view: view["credits"] == "0.00" and view["cash_out"] is None)
    assert cut_off.end() == stayed.end()
    assert floor.floor.desk.balances["chips"] - chips == 2 * CHIPS_AT_THE_END  # type: ignore[index]


def _deal(floor: House, dana: Screen, name: str, values: tuple[Any, ...], cut_off: Player, how: str) -> None:
    """The dealer's step, with the second terminal perhaps cut off before it."""
    if how == "before":
        cut_off.cut()
    if name == "throw":
        spin(dana)
        dana.until(lambda view: view["phase"] == "read")
    elif name == "no-more-bets":
        floor.close_betting(*_filled(values, "1", floor))
    else:
        for terminal in ("1",) if name in TABLEWIDE else ("1", "2"):
            dana.do(name, *_filled(values, terminal, floor))


def _filled(values: tuple[Any, ...], terminal: str, floor: House) -> list[Any]:
    known = {"{}": terminal, "{round}": terminals_at(floor.floor.desk, T1).round}
    return [known.get(value, value) for value in values]


def test_a_terminal_cut_off_for_a_whole_game_keeps_the_bets_that_were_acknowledged(floor: House) -> None:
    """And it comes back to the same view as if it had stayed."""
    dana = floor.staff("Dana")
    dana.until(lambda view: view["ball"]["state"] in ("idle", "rest"))
    stayed, cut_off = Player(floor, "1"), Player(floor, "2")
    for who, name, values in STEPS[: [name for _, name, _ in STEPS].index("no-more-bets")]:
        for player in (stayed, cut_off):
            if who == PLAYER:
                player.do(name, _filled(values, player.id, floor), "never")
        if who == DEALER:
            _deal(floor, dana, name, values, cut_off, "never")
    cut_off.cut()
    eventually(lambda: floor.floor.hub.at_terminal(T1, TerminalId("2")) is None)
    for who, name, values in STEPS[16:19]:
        assert who == DEALER
        _deal(floor, dana, name, values, cut_off, "never")
    one = stayed.at().until(lambda view: view["phase"] == "settled" and view["won"] != "0.00")
    two = cut_off.at().view
    for key in ("credits", "bets", "staked", "wins", "won", "number", "history", "round", "can"):
        assert two[key] == one[key], key
    assert cut_off.end() == stayed.end()
