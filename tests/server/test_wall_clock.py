"""The wall clock of records: small steps of the machine's clock are followed, jumps are told and are not."""

from pathlib import Path

import pytest

from croupier.floor.kinds import KINDS
from croupier.server.wall_clock import MOST_TAKEN_OVER, WallClock, machine_time
from tests.server.rig import house, settings

SECOND = 1_000_000
DAY = 86_400 * SECOND
BEGAN = 1_800_000_000 * SECOND


class Machine:
    """Its own clock, and the steady one beside it."""

    def __init__(self) -> None:
        self.wall, self.steady = BEGAN, 7 * SECOND
        self.clock = WallClock(lambda: self.wall, lambda: self.steady)

    def wait(self, microseconds: int, jump: int = 0) -> str | None:
        self.wall += microseconds + jump
        self.steady += microseconds
        return self.clock.look()


def test_time_passes_as_on_the_machine() -> None:
    machine = Machine()
    assert machine.clock() == BEGAN
    assert machine.wait(3600 * SECOND) is None
    assert machine.clock() == machine.wall == BEGAN + 3600 * SECOND


@pytest.mark.parametrize("step", [-MOST_TAKEN_OVER, -1, 1, MOST_TAKEN_OVER])
def test_a_small_step_is_taken_over(step: int) -> None:
    machine = Machine()
    assert machine.wait(SECOND, step) is None
    assert machine.clock() == machine.wall


@pytest.mark.parametrize(
    ("jump", "words"), [(2 * DAY, "2 days, 0:00:00 ahead of"), (-3600 * SECOND, "1:00:00 behind")]
)
def test_a_jump_is_told_once_and_dates_stay_true_through_it_and_after(jump: int, words: str) -> None:
    machine = Machine()
    says = machine.wait(SECOND, jump)
    assert says is not None
    assert says.startswith(f"the machine's clock is {words} the floor's, which goes on as it was")
    assert [machine.wait(SECOND) for _ in range(3)] == [None] * 3
    assert machine.clock() == BEGAN + 4 * SECOND
    assert machine.wait(SECOND, -jump) is None
    assert machine.clock() == machine.wall == BEGAN + 5 * SECOND
    assert machine.wait(SECOND, jump) is not None, "a second jump was not told"


def test_a_jump_on_top_of_another_is_told_too() -> None:
    machine = Machine()
    assert machine.wait(SECOND, DAY) is not None
    assert machine.wait(SECOND, DAY) is not None
    assert machine.clock() == BEGAN + 2 * SECOND


@pytest.mark.parametrize(("last", "told"), [(0, False), (BEGAN + 5 * SECOND, False), (BEGAN + 2 * DAY, True)])
def test_a_journal_that_ends_later_than_the_machine_says_is_told(last: int, told: bool) -> None:
    assert (Machine().clock.behind(last) is not None) is told


def test_a_clock_set_two_days_ahead_and_back_alarms_the_pit_and_moves_no_date(tmp_path: Path) -> None:
    with house(settings(), tmp_path) as floor:
        sam, dana = floor.opened()
        clock = floor.floor.wall_clock
        clock.machine = lambda: machine_time() + 2 * DAY
        sam.until(lambda view: view["alarms"])
        assert "2 days, 0:00:00 ahead of the floor's" in sam.view["alarms"][0]["says"]
        dana.do("new-game")
        clock.machine = machine_time
        floor.close_betting(1)
        now = machine_time()
        stamps = [KINDS.read_record(entry.body).at for entry in floor.entries()]
        assert stamps == sorted(set(stamps))
        assert now - 60 * SECOND < stamps[0] < stamps[-1] < now + SECOND
        assert floor.audit() == []
