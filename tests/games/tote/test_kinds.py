"""What a combination of each kind of pool names."""

import pytest

from croupier.games.tote.kinds import Kind, legs, length

SHAPES = {
    Kind.WIN: (1, 1),
    Kind.PLACE: (1, 1),
    Kind.SHOW: (1, 1),
    Kind.QUINELLA: (1, 2),
    Kind.EXACTA: (1, 2),
    Kind.TRIFECTA: (1, 3),
    Kind.SUPERFECTA: (1, 4),
    Kind.DAILY_DOUBLE: (2, 2),
    Kind.PICK_THREE: (3, 3),
    Kind.PICK_SIX: (6, 6),
    Kind.TWIN_TRIFECTA: (2, 3),
}


@pytest.mark.parametrize("kind", Kind)
def test_a_kind_has_its_races_and_its_length(kind: Kind) -> None:
    assert (legs(kind), length(kind)) == SHAPES[kind]
