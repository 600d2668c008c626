"""How runners move: from the gate to the line, never backwards, exact where it counts."""

from hypothesis import given
from hypothesis import strategies as st

from croupier.games.tote.running.motion import RunnerPath, position

SECOND = 1_000_000
SPRINT = RunnerPath(inches=47_520, time=70 * SECOND, delay=100_000, fade=60, sway=40, waves=2, phase=300_000)


def test_it_is_in_the_gate_until_it_leaves_and_at_the_line_when_it_is_due() -> None:
    assert [position(SPRINT, at) for at in (-5, 0, 50_000, 100_000)] == [0, 0, 0, 0]
    assert position(SPRINT, 70 * SECOND) == 47_520
    assert position(SPRINT, 70 * SECOND - 1) < 47_520


def test_it_gallops_out_and_stands() -> None:
    beyond = [position(SPRINT, (70 + after) * SECOND) - 47_520 for after in (1, 4, 9, 20, 60)]
    assert beyond[0] > 0
    assert beyond == sorted(beyond)
    assert beyond[2] == beyond[-1] == 47_520 * 9 // (2 * 70)


def test_one_that_never_leaves_the_gate_stays_there() -> None:
    assert position(RunnerPath(inches=47_520, time=0), 60 * SECOND) == 0


def test_who_fades_is_ahead_on_the_way_of_who_closes() -> None:
    fading, closing = (RunnerPath(inches=47_520, time=70 * SECOND, fade=fade) for fade in (150, -60))
    ahead = [position(fading, at * SECOND) - position(closing, at * SECOND) for at in (10, 35, 60, 70)]
    assert ahead[1] > ahead[0] > 0
    assert ahead[1] > ahead[2] > 0
    assert ahead[3] == 0


@given(
    st.sampled_from([220, 550, 1320, 1760, 2640]),
    st.integers(-80, 180),
    st.integers(0, 95),
    st.integers(1, 3),
    st.integers(0, 999_999),
    st.integers(0, 250_000),
)
def test_nobody_runs_backwards(yards: int, fade: int, sway: int, waves: int, phase: int, delay: int) -> None:
    path = RunnerPath(
        inches=yards * 36, time=yards * 55_000, delay=delay, fade=fade, sway=sway * min(1, yards // 550),
        waves=waves, phase=phase,
    )  # fmt: skip
    run = [position(path, at) for at in range(0, path.time + 12 * SECOND, 50_000)]
    assert run == sorted(run)
    assert run[0] == 0
