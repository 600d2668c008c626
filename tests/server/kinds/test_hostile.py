"""Hostile screens gain nothing: whatever they send, they get a refusal or a legal reply."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from croupier.base.refusal import Reason
from croupier.desk.state import FloorState
from croupier.floor.parts.ball_wheel import BallWheel
from croupier.ledger.audit import overdrawn, unbalanced
from croupier.server.wire import new_id
from tests.server.clients import Screen
from tests.server.kinds.cable import Cable
from tests.server.kinds.hostile import BESIDE_PINGS, hostile_frames
from tests.server.kinds.plays import PLAYER, PLAYS, POSITIONS, Play, deal, filled
from tests.server.paths import DIRECT, WITHOUT_PICOWS, sockets
from tests.server.rig import T1, House, house

pytestmark = BESIDE_PINGS
TRIES = hypothesis_settings(
    max_examples=hypothesis_settings().max_examples * 2 // 5, suppress_health_check=list(HealthCheck)
)


class Betting(NamedTuple):
    """A table with betting open, and wagers of both players on it. Not every kind has a board."""

    play: Play
    floor: House
    player: Screen
    dealer: Screen
    board: Screen | None
    supervisor: Screen


ON_PATHS = [
    *((play, DIRECT) for play in ("terminals", "in the track", "stations", "cards", "coin")),
    ("terminals", WITHOUT_PICOWS),
]
"""Frames are read alike whatever the kind, so one of them is enough for the other path."""


@pytest.fixture(scope="module", params=ON_PATHS, ids=str)
def betting(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Betting]:
    """No one watches its wheel: what a reader would say is not what is tested, nor whose record it is."""
    name, path = request.param
    play: Play = PLAYS[name]
    with sockets(path), pytest.MonkeyPatch.context() as patch:
        patch.setattr(BallWheel, "run", unwatched)
        with house(play.settings(), tmp_path_factory.mktemp("floor"), play.kinds) as floor:
            dealer = play.start(floor)
            players = {one: Cable(floor, one, play.screen) for one in POSITIONS}
            for step in play.steps[: [step.frame for step in play.steps].index(play.closes)]:
                if step.who == PLAYER:
                    for cable in players.values():
                        cable.do(step.frame, filled(floor, step.values, cable.position))
                else:
                    deal(floor, dealer, step)
            board = floor.board() if "board" in floor.floor.desk.tables[T1].screens else None
            yield Betting(play, floor, players["1"].at(), dealer, board, floor.pit("Sam"))


async def unwatched(_: BallWheel) -> None:
    await asyncio.Event().wait()


def answered(screen: Screen, text: str) -> dict[str, Any]:
    """The one reply that every frame has."""
    screen.raw(text)
    while (frame := screen.take())["type"] != "reply":
        pass
    return frame


def check(floor: House, screen: Screen, text: str) -> None:
    desk = floor.floor.desk
    before, kept = desk.seq, dict(desk.balances)
    reply = answered(screen, text)
    if reply["ok"]:
        assert desk.seq in (before, before + 1)  # a known id has its stored reply
        assert reply["seq"] <= desk.seq
    else:
        assert Reason(reply["reason"]) is not Reason.INTERNAL_ERROR, reply
        assert reply["says"]
        assert (desk.seq, desk.balances) == (before, kept)
    assert unbalanced(desk.balances) == overdrawn(desk.balances) == []
    assert floor.floor.queue.stopped is None


def held_by(desk: FloorState, position: str) -> dict[str, int]:
    return {name: held for name, held in desk.balances.items() if name.endswith(f":{T1}:{position}")}


@given(data=st.data())
@TRIES
def test_nothing_a_player_sends_does_harm_or_touches_another(betting: Betting, data: st.DataObject) -> None:
    text = data.draw(hostile_frames(betting.play.screen, betting.play.kinds))
    before = held_by(betting.floor.floor.desk, "2")
    check(betting.floor, betting.player, text)
    assert held_by(betting.floor.floor.desk, "2") == before


@given(data=st.data())
@TRIES
def test_a_board_asks_for_nothing(betting: Betting, data: st.DataObject) -> None:
    desk, text = betting.floor.floor.desk, data.draw(hostile_frames("board", betting.play.kinds))
    seq = desk.seq
    assert betting.board is None or not answered(betting.board, text)["ok"]
    assert desk.seq == seq


@given(data=st.data())
@TRIES
def test_nothing_a_dealer_sends_does_harm(betting: Betting, data: st.DataObject) -> None:
    text = data.draw(hostile_frames(betting.play.staffs_screen, betting.play.kinds))
    check(betting.floor, betting.dealer, text)


@given(data=st.data())
@TRIES
def test_nothing_a_supervisor_sends_does_harm(betting: Betting, data: st.DataObject) -> None:
    check(betting.floor, betting.supervisor, data.draw(hostile_frames("supervisor", betting.play.kinds)))


def test_the_check_finds_a_refusal_that_changed_something(
    betting: Betting, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = betting.floor.floor.desk
    refuse = desk.decide

    def leak(envelope: Any) -> Any:
        desk.balances["cage"] = desk.balances.get("cage", 0) - 1  # type: ignore[index, call-overload]
        return refuse(envelope)

    monkeypatch.setattr(desk, "decide", leak)
    step = next(one for one in betting.play.steps if one.who == PLAYER and one.frame != "bill")
    frame = [new_id(), step.frame, *filled(betting.floor, step.values, "1")]
    with pytest.raises(AssertionError):
        check(betting.floor, betting.player, json.dumps(frame))
    desk.balances["cage"] += 1  # type: ignore[index]
