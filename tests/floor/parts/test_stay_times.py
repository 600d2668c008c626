"""How long a player has sat: from the first money on, whatever the screen; another player starts anew."""

from types import SimpleNamespace

import pytest

from croupier.base.names import TerminalId
from croupier.floor.parts import stay_times
from croupier.floor.parts.stays import Stay


def test_a_stay_is_counted_from_its_first_money_and_the_next_players_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = SimpleNamespace(now=100.0)
    monkeypatch.setattr(stay_times, "now", lambda: clock.now)
    place = SimpleNamespace(id=TerminalId("1"), stay=Stay(), empty=True)
    times = stay_times.StayTimes()
    assert times.seconds(place) == 0
    place.empty, clock.now = False, 200.0
    times.note(place)
    clock.now = 500.0
    assert times.seconds(place) == 300
    place.stay.end()
    times.note(place)
    clock.now = 560.0
    assert times.seconds(place) == 60
    place.empty = True
    assert times.seconds(place) == 0
