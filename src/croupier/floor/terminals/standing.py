"""The table at a glance."""

from croupier.desk.kind import Standing
from croupier.floor.parts.electronic.state import IN_PLAY, Phase, TableState


def standing(table: TableState) -> Standing:
    is_open = table.phase is not Phase.CLOSED
    playing, staked = table.phase in IN_PLAY, table.staked
    return Standing(
        open=is_open, dealt=True, playing=playing, staked=staked, dealer=table.dealer, held=table.held
    )
