"""The watch over a silent wheel: it counts the seconds in which somebody listened, not those of a freeze."""

from types import SimpleNamespace

import pytest

from croupier.floor.dealerless.watch import MOST_BETWEEN_LOOKS, Watch
from croupier.floor.parts.electronic.state import Phase


@pytest.mark.parametrize(
    ("looks", "silent"),
    [
        ([0.0, 0.5, 1.0, 1.5, 2.0, 2.5], False),
        ([0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0], True),
        ([0.0, 3600.0], False),
        ([0.0, 3600.0, 3600.5, 3601.0, 3601.5, 3602.0], True),
    ],
)
def test_a_freeze_is_no_silence_of_the_wheel(looks: list[float], silent: bool) -> None:
    table = SimpleNamespace(id="E1", phase=Phase.LOCKED, launch=None, round=1)
    running = SimpleNamespace(table=table, settings=SimpleNamespace(wheel_seconds=3.0))
    watch = Watch(running)  # type: ignore[arg-type]
    assert MOST_BETWEEN_LOOKS == 1.0
    assert [watch._silent(moment) for moment in looks][-1] is silent
