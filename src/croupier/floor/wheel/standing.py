"""The table at a glance."""

from croupier.desk.kind import Standing
from croupier.floor.wheel.state import LiveTable, Phase


def standing(table: LiveTable) -> Standing:
    is_open = table.phase is not Phase.CLOSED
    playing, staked = table.playing, table.staked
    held = frozenset(seat.id for seat in table.seats.values() if not seat.empty)
    return Standing(open=is_open, dealt=True, playing=playing, staked=staked, dealer=table.dealer, held=held)
