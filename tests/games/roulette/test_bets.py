"""The kinds of wager, and the group that each kind's limits and signs belong to."""

import pytest

from croupier.games.roulette.bets import COLOUR, EVEN_MONEY, INSIDE, Kind, group


@pytest.mark.parametrize(
    ("kinds", "name"),
    [
        (INSIDE, "inside"),
        (EVEN_MONEY, "outside"),
        (COLOUR, "outside"),
        ((Kind.COLUMN, Kind.DOZEN, Kind.SEVEN_NUMBERS), "outside"),
        ((Kind.B2B,), "bonus"),
    ],
)
def test_a_kind_belongs_to_its_group(kinds: tuple[Kind, ...], name: str) -> None:
    assert {group(kind) for kind in kinds} == {name}


def test_no_kind_is_in_two_families() -> None:
    assert not set(INSIDE) & set(EVEN_MONEY) | set(EVEN_MONEY) & set(COLOUR) | set(INSIDE) & set(COLOUR)
