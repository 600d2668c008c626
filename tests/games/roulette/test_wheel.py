"""The wheel: its pockets in order, their colours and their neighbours."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.games.roulette.wheel import NUMBERS, ZEROS, WheelKind, in_order, wheel
from tests.oracle import second_reading

KINDS = list(WheelKind)


@pytest.mark.parametrize("kind", KINDS)
def test_the_pockets_stand_in_the_order_of_the_second_reading(kind: WheelKind) -> None:
    assert wheel(kind).order == second_reading.WHEELS[kind]


@pytest.mark.parametrize("kind", KINDS)
def test_red_is_the_second_readings_red_and_the_zeros_are_green(kind: WheelKind) -> None:
    made = wheel(kind)
    zeros = frozenset(made.order) & frozenset(ZEROS)
    assert made.coloured("red") == second_reading.RED
    assert made.coloured("black") == frozenset(NUMBERS) - second_reading.RED
    assert made.coloured("green") == zeros


@pytest.mark.parametrize(
    ("kind", "pockets", "dead"),
    [
        (WheelKind.DOUBLE_ZERO, 38, set()),
        (WheelKind.SINGLE_ZERO, 37, set()),
        (WheelKind.DOUBLE_AS_SINGLE, 38, {"00"}),
    ],
)
def test_a_wheel_has_this_many_pockets_of_which_these_decide_nothing(
    kind: WheelKind, pockets: int, dead: set[str]
) -> None:
    assert (len(set(wheel(kind).order)), set(wheel(kind).dead)) == (pockets, dead)


@pytest.mark.parametrize(
    ("kind", "pocket", "each_side", "around"),
    [
        (WheelKind.DOUBLE_ZERO, "17", 2, ("20", "32", "17", "5", "22")),
        (WheelKind.DOUBLE_ZERO, "0", 2, ("14", "2", "0", "28", "9")),
        (WheelKind.DOUBLE_ZERO, "2", 1, ("14", "2", "0")),
        (WheelKind.SINGLE_ZERO, "0", 2, ("3", "26", "0", "32", "15")),
        (WheelKind.SINGLE_ZERO, "26", 2, ("35", "3", "26", "0", "32")),
        (WheelKind.SINGLE_ZERO, "17", 0, ("17",)),
    ],
)
def test_neighbours_are_those_beside_a_pocket_clockwise(
    kind: WheelKind, pocket: str, each_side: int, around: tuple[str, ...]
) -> None:
    assert wheel(kind).neighbours(pocket, each_side) == around


@given(st.sampled_from(KINDS), st.data(), st.integers(0, 18))
def test_a_pocket_is_among_its_neighbours_neighbours(
    kind: WheelKind, data: st.DataObject, each_side: int
) -> None:
    made = wheel(kind)
    pocket = data.draw(st.sampled_from(made.order))
    around = made.neighbours(pocket, each_side)
    assert len(set(around)) == 2 * each_side + 1
    assert all(pocket in made.neighbours(other, each_side) for other in around)


@given(st.frozensets(st.sampled_from([*ZEROS, *NUMBERS])))
def test_pockets_are_listed_zeros_first_then_by_number(pockets: frozenset[str]) -> None:
    listed = in_order(pockets)
    assert frozenset(listed) == pockets
    assert [pocket for pocket in ("0", "00", *NUMBERS) if pocket in pockets] == list(listed)
