"""What an event counts, also where its figures come from an earlier event of the same round."""

from croupier.base.envelope import Event
from croupier.base.names import TableId
from croupier.desk.reports.figures import Figure
from croupier.floor.accounting.by_position import by_position
from croupier.floor.accounting.tallies import tallies
from croupier.floor.parts.messages.racks import DropCounted, FloatCounted
from croupier.floor.parts.messages.rounds import GameRefunded, GameVoided, RoundSettled, SettlementReversed
from croupier.floor.wheel.messages.deal import LosersCollected, WinnersPaid
from croupier.ledger.codes import Code
from croupier.ledger.sums import CodeAmount, sums

RESTS_ON: dict[type, type] = {
    SettlementReversed: RoundSettled,
    GameRefunded: GameVoided,
    WinnersPaid: LosersCollected,
}
"""A reversal takes a settlement back, a refund has the void's reason, whoever lost has played the round."""
WRONG_NUMBER = "wrong-number"
"""Why a settled game is void, in the words of a void."""


def event_amounts(table: TableId, event: Event, basis: Event | None) -> list[CodeAmount]:
    """What the event adds to the sums and tallies of its place and day."""
    if isinstance(event, SettlementReversed):
        return _taken_back(table, basis) if isinstance(basis, RoundSettled) else []
    found = [*sums(by_position(table, event)), *tallies(event, basis)]
    match event:
        case GameRefunded() if isinstance(basis, GameVoided):
            return [one._replace(reason=basis.reason) for one in found]
        case DropCounted() | FloatCounted():
            what = "drop" if isinstance(event, DropCounted) else "float"
            return [one._replace(reason=what) if one.code is Code.OVER_SHORT else one for one in found]
        case _:
            return found


def _taken_back(table: TableId, settled: RoundSettled) -> list[CodeAmount]:
    """The settlement with its sign turned, and its stakes as given back."""
    turned = [one._replace(amount=-one.amount) for one in event_amounts(table, settled, None)]
    void = [CodeAmount(Figure.VOIDS, 1, reason=WRONG_NUMBER)]
    for end in settled.ends:
        void.append(CodeAmount(Figure.GAMES_VOID, 1, end.terminal, WRONG_NUMBER))
        void.append(CodeAmount(Code.REFUND, end.staked, end.terminal, WRONG_NUMBER))
    return turned + void
