"""The table at a glance."""

from croupier.desk.kind import Standing
from croupier.floor.parts.electronic.state import IN_PLAY, Phase, TableState


def standing(table: TableState) -> Standing:
    is_open = table.phase is not Phase.CLOSED
    playing = table.phase in IN_PLAY
    shut = frozenset(station.id for station in table.terminals.values() if not station.open)
    return Standing(open=is_open, playing=playing, staked=table.staked, held=table.held, closed=shut)
