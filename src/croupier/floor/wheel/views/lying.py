"""What lies where on the felt by eye: a fifth that the dealer has moved lies in its number's box."""

from croupier.base import money
from croupier.base.money import Cents
from croupier.floor.parts.seats.seat import Place, Seat
from croupier.floor.parts.seats.views import FeltWager
from croupier.floor.wheel.settlement import chip_of, is_winning_five, verdicts
from croupier.floor.wheel.state import LiveTable, Phase
from croupier.games.roulette.table import RouletteTable

MOVED = (Phase.CROWNED, Phase.COLLECTED)
"""Placing the crown moves the fifths, and they lie there until they are paid."""


def lying(table: LiveTable, seat: Seat) -> list[FeltWager]:
    stakes = {place: laid.stake - laid.collected for place, laid in seat.felt.items()}
    coupons = {place: laid.coupon for place, laid in seat.felt.items()}
    for place, fifth in _moved_fifths(table, seat).items():
        stakes[place] -= fifth
        joined = str(table.number), place[1]
        stakes[joined] = stakes.get(joined, 0) + fifth
    return [
        FeltWager(spot, chip, money.show(stake), money.show(coupons.get((spot, chip), 0)))
        for (spot, chip), stake in stakes.items()
        if stake or coupons.get((spot, chip))
    ]


def _moved_fifths(table: LiveTable, seat: Seat) -> dict[Place, Cents]:
    """By the place that they were moved from."""
    rules = table.rules
    if table.phase not in MOVED or table.number is None or not isinstance(rules, RouletteTable):
        return {}
    if rules.terms.play.fifth is None:
        return {}
    won = (one for one in verdicts(table, seat, table.number) if is_winning_five(rules, one))
    return {(one.wager.spot, chip_of(one)): one.returned for one in won}
