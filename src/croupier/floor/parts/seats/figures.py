"""What happens at a seat, in a day's figures: alike at every table with seats."""

from collections.abc import Iterator

from croupier.base.envelope import Event
from croupier.desk.reports.figures import Figure
from croupier.floor.parts.messages.seats import ChipsIssued
from croupier.ledger.sums import CodeAmount


def seat_tallies(event: Event) -> Iterator[CodeAmount]:
    """Money for chips is a buy-in; value chips for value chips are change."""
    if isinstance(event, ChipsIssued) and (event.colour or event.money.currency):
        yield CodeAmount(Figure.BUY_INS, 1, event.terminal)
