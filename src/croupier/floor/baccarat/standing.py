"""The table at a glance."""

from croupier.desk.kind import Standing
from croupier.floor.baccarat.state import CardTable, Phase


def standing(table: CardTable) -> Standing:
    is_open = table.phase is not Phase.CLOSED
    held = frozenset(seat.id for seat in table.seats.values() if not seat.empty or seat.id in table.owed)
    return Standing(
        open=is_open, dealt=True, playing=table.playing, staked=table.staked, dealer=table.dealer, held=held
    )
