"""Sums of a table's state."""

from croupier.floor.parts.electronic.state import IN_PLAY, Phase
from croupier.floor.parts.messages.tender import Money
from tests.house import ONE, TWO, House


def test_free_is_credits_and_promotional_credit_and_staked_is_every_terminals() -> None:
    house = House().opened().buy_in(ONE, Money(1000, coupon=300)).buy_in(TWO, Money(1000))
    house.game({ONE: [("17", 500)], TWO: [("red", 100)]})
    assert (house.terminal().free, house.terminal(TWO).free, house.table.staked) == (800, 900, 600)


def test_a_game_is_in_play_from_its_start_to_its_settlement_or_refund() -> None:
    assert set(Phase) - set(IN_PLAY) == {Phase.CLOSED, Phase.IDLE}
