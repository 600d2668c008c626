"""What happens at terminals of any kind, in a day's figures."""

from collections.abc import Callable, Iterator

from croupier.base.envelope import Event
from croupier.base.names import TableId
from croupier.desk.figure_rules import FigureRules
from croupier.desk.reports.figures import Figure
from croupier.floor.parts.electronic.posting import post_refund
from croupier.floor.parts.electronic.state import REMEMBERED_ROUNDS
from croupier.floor.parts.messages import rounds
from croupier.floor.parts.messages.bets import BetsChanged
from croupier.floor.parts.rack_figures import rack_amounts, takes
from croupier.floor.parts.racks import RackEvent
from croupier.ledger.codes import Code
from croupier.ledger.sums import CodeAmount, sums

WRONG_NUMBER = "wrong-number"
"""Why a settled game is void, in the words of a void."""
Own = Callable[[TableId, Event], list[CodeAmount]]


def rules(own: Own) -> FigureRules:
    """`own` is what the events of one kind of terminals add."""

    def amounts(table: TableId, event: Event, basis: Event | None) -> list[CodeAmount]:
        if isinstance(event, RackEvent):
            return rack_amounts(table, event)
        return _game(table, event, basis) if isinstance(event, GAME) else own(table, event)

    return FigureRules(
        amounts,
        rests_on={rounds.SettlementReversed: rounds.RoundSettled, rounds.GameRefunded: rounds.GameVoided},
        for_rounds={rounds.RoundSettled: REMEMBERED_ROUNDS},
        bets=frozenset({BetsChanged}),
        takes=takes,
    )


GAME = (rounds.RoundSettled, rounds.GameVoided, rounds.GameRefunded, rounds.SettlementReversed)


def _game(table: TableId, event: Event, basis: Event | None) -> list[CodeAmount]:
    """A reversal takes a settlement back, a refund has the reason of the void."""
    if isinstance(event, rounds.SettlementReversed):
        return _taken_back(table, basis) if isinstance(basis, rounds.RoundSettled) else []
    if isinstance(event, rounds.RoundSettled):
        return list(_settled(event))
    if isinstance(event, rounds.GameRefunded):
        reason = basis.reason if isinstance(basis, rounds.GameVoided) else ""
        return [one._replace(reason=reason) for one in _refunded(table, event)]
    assert isinstance(event, rounds.GameVoided)  # noqa: S101 - of a game's events the last
    return [CodeAmount(Figure.VOIDS, 1, reason=event.reason)]


def _settled(event: rounds.RoundSettled) -> Iterator[CodeAmount]:
    """What its transfers come to, straight from its ends: a full table has thousands of them."""
    yield CodeAmount(Figure.ROUNDS, 1)
    for end in event.ends:
        position, returned = end.terminal, end.staked - end.collected
        yield CodeAmount(Figure.GAMES, 1, position)
        if end.collected:
            yield CodeAmount(Code.COLLECT, end.collected, position)
        if returned:
            yield CodeAmount(Code.RETURN, returned, position)
        if end.paid:
            yield CodeAmount(Code.PAYOUT, end.paid, position)


def _refunded(table: TableId, event: rounds.GameRefunded) -> list[CodeAmount]:
    found = sums((one.terminal, post_refund(table, one)) for one in event.refunds)
    return [*found, *(CodeAmount(Figure.GAMES_VOID, 1, one.terminal) for one in event.refunds)]


def _taken_back(table: TableId, settled: rounds.RoundSettled) -> list[CodeAmount]:
    """The settlement with its sign turned, and its stakes as given back."""
    turned = [one._replace(amount=-one.amount) for one in _game(table, settled, None)]
    void = [CodeAmount(Figure.VOIDS, 1, reason=WRONG_NUMBER)]
    for end in settled.ends:
        void.append(CodeAmount(Figure.GAMES_VOID, 1, end.terminal, WRONG_NUMBER))
        void.append(CodeAmount(Code.REFUND, end.staked, end.terminal, WRONG_NUMBER))
    return turned + void
