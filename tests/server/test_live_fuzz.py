"""Hostile seats, dealers and boards of a live table gain nothing either: a refusal, or a legal reply."""

import asyncio
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings

from croupier.base.names import TerminalId
from croupier.floor.parts.ball_wheel import BallWheel
from croupier.floor.wheel.state import LiveTable
from tests.server.acts import chips_for
from tests.server.rig import T1, House, Screen, house, live
from tests.server.test_fuzz import answered, check, frames
from tests.states import state_at

EXAMPLES = hypothesis_settings(max_examples=120, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """No one watches its wheel: what a reader would say is not what is tested, nor whose record it is."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BallWheel, "run", unwatched)
        with house(live(), tmp_path_factory.mktemp("floor")) as made:
            yield made


async def unwatched(_: BallWheel) -> None:
    await asyncio.Event().wait()


@pytest.fixture(scope="module")
def screens(floor: House) -> dict[str, Screen]:
    """Betting is open, and both seats have chips."""
    _, dana = floor.dealt()
    one, two = floor.seat("1"), floor.seat("2")
    chips_for(one, dana, "navy")
    chips_for(two, dana, "sky")
    dana.do("new-game")
    return {"seat": one, "felt": dana, "board": floor.board()}


@given(text=frames("seat"))
@EXAMPLES
def test_nothing_a_seat_sends_does_harm_or_touches_another(
    floor: House, screens: dict[str, Screen], text: str
) -> None:
    table = state_at(floor.floor.desk, T1)
    assert isinstance(table, LiveTable)
    other = table.seats[TerminalId("2")]
    before = (other.credits, other.staked, dict(other.felt), other.asked, dict(other.called))
    check(floor, screens["seat"], text)
    assert (other.credits, other.staked, dict(other.felt), other.asked, dict(other.called)) == before


@given(text=frames("board"))
@EXAMPLES
def test_a_board_asks_for_nothing(floor: House, screens: dict[str, Screen], text: str) -> None:
    seq = floor.floor.desk.seq
    assert not answered(screens["board"], text)["ok"]
    assert floor.floor.desk.seq == seq


@given(text=frames("felt"))
@EXAMPLES
def test_nothing_a_dealer_sends_does_harm(floor: House, screens: dict[str, Screen], text: str) -> None:
    check(floor, screens["felt"], text)
