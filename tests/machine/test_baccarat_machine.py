"""Shoes from opening to reshuffle with random irregularities: every card and every cent is conserved."""

from random import Random

import pytest

from croupier.floor.baccarat import evolve_deal, evolve_pay, settlement
from croupier.floor.baccarat.messages import pay
from croupier.floor.baccarat.state import CardTable
from tests.machine.baccarat_play import Shoes

OPTIONS: tuple[dict[str, object], ...] = (
    {"dealing": "a"},
    {"dealing": "b", "payment": "b", "vigorish": "4", "vigorish_rounding": "five-cents"},
    {"dealing": "c", "payment": "c", "vigorish_collection": "deferred"},
    {"dealing": "a", "payment": "d", "vigorish": "tie"},
    {"dealing": "c", "vigorish": "none", "recut": "next-entitled"},
)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(map(str, options.values())))
@pytest.mark.parametrize("seed", range(4))
def test_shoes_conserve_every_card_and_every_cent(options: dict[str, object], seed: int) -> None:
    shoes = Shoes(Random(seed), **options)  # noqa: S311 - chance of a test
    shoes.play(3)
    shoes.check_whole()


def _lose_a_card(table: CardTable, _draw: int, card: str) -> None:
    table.shoe.out += 1 if card != "7H" else 2


def _free_vigorish(table: CardTable, event: pay.VigorishCollected) -> None:
    evolve_pay._step_done(table)


@pytest.mark.parametrize(
    ("room", "name", "planted"),
    [
        (evolve_deal, "_out", _lose_a_card),
        (evolve_pay, "_vigorish", _free_vigorish),
        (evolve_deal, "_burn_error", lambda table: setattr(table, "error", None)),
        (settlement, "_won", lambda _found: False),
    ],
)
def test_a_planted_fault_is_caught(
    room: object, name: str, planted: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, name, planted)
    with pytest.raises((AssertionError, StopIteration, IndexError)):
        _several()


def _several() -> None:
    for seed in range(4):
        Shoes(Random(seed)).play(3)  # noqa: S311 - chance of a test
