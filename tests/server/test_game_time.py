"""The game clock at its true times, as console and terminal are shown it; only the seconds are simulated."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from time import sleep

import pytest

from croupier.floor.parts.electronic import game_clock
from tests.server.acts import buy_in
from tests.server.clients import Screen
from tests.server.rig import T1, House, house, settings
from tests.states import terminals_at


class SimulatedSeconds:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.passed = 1000.0

    def now(self) -> float:
        return self.passed

    async def sleep_until(self, moment: float) -> None:
        while self.passed < moment:
            await asyncio.sleep(0.002)


@pytest.fixture
def seconds(monkeypatch: pytest.MonkeyPatch) -> SimulatedSeconds:
    made = SimulatedSeconds()
    monkeypatch.setattr(game_clock, "now", made.now)
    monkeypatch.setattr(game_clock, "sleep_until", made.sleep_until)
    return made


@pytest.fixture
def floor(tmp_path: Path, seconds: SimulatedSeconds) -> Iterator[House]:
    with house(settings(betting_seconds=30.0), tmp_path) as made:
        made.floor.deadlines._now = seconds.now
        yield made
        assert made.audit() == []


def when(screen: Screen, key: str) -> str:
    found: str = next(act["when"] for act in screen.view["acts"] if act["key"] == key)
    return found


@pytest.mark.clause("oneida-roulette:I.6.a")
@pytest.mark.clause("oneida-roulette:I.6.b")
def test_the_prompt_comes_with_ten_seconds_left_and_betting_ends_at_thirty(
    floor: House, seconds: SimulatedSeconds
) -> None:
    _, dana = floor.opened()
    one = floor.terminal("1")
    buy_in(one, dana, "20.00")
    dana.do("new-game")
    began = seconds.passed
    seconds.passed = began + 19.9
    early = dana.ask("no-more-bets", 1)
    assert (early["ok"], early["reason"], early["clause"]) == (False, "wrong_phase", "oneida-roulette:I.6.a")
    dana.until(lambda _: when(dana, "prompt-spin") == "due")
    sleep(0.1)  # many looks of the clock
    assert not terminals_at(floor.floor.desk, T1).prompted
    seconds.passed = began + 20.0
    dana.until(lambda _: when(dana, "prompt-spin") == "done")
    assert when(dana, "throw-ball") == "due"
    prompted = next(act["clause"] for act in dana.view["acts"] if act["key"] == "prompt-spin")
    assert prompted == "oneida-roulette:I.6.b"
    seconds.passed = began + 29.9
    one.do("place-bet", 1, "red", "5.00")
    seconds.passed = began + 30.0
    one.until(lambda view: view["phase"] == "locked")
    assert not one.ask("place-bet", 1, "red", "5.00")["ok"]
