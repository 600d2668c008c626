"""Several wagers of one seat in one movement: doubled, laid again, undone, cleared, or laid as kept.

Each is decided wager by wager, as a hand would lay them, and is done whole or not at all. What happened are
ordinary wagers, of which all but the first say that they belong to the one before.
"""

from collections.abc import Iterable, Mapping
from copy import deepcopy

import msgspec

from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.refusal import Reason, Refusal
from croupier.floor.wheel import felt
from croupier.floor.wheel.evolve_felt import FeltEvent, evolve_felt
from croupier.floor.wheel.messages import wagers
from croupier.floor.wheel.messages.wagers import Hand, How, LayWager, TakeBack
from croupier.floor.wheel.state import LiveTable, Place, Seat

Decided = list[Event] | Refusal
Move = LayWager | TakeBack


def double(table: LiveTable, seat: Seat, command: wagers.DoubleWagers) -> Decided:
    """As much again on every wager; a coupon is not doubled."""
    if not seat.felt:
        return felt.not_open(table, command.round) or Refusal(
            Reason.NOTHING_THERE, "no wager of yours lies on the layout", table.citations.position
        )
    return _lay_all(table, seat, command.round, {place: laid.stake for place, laid in seat.felt.items()})


def rebet(table: LiveTable, seat: Seat, command: wagers.Rebet) -> Decided:
    if not seat.last:
        return felt.not_open(table, command.round) or Refusal(
            Reason.NOTHING_THERE, "there is no last game of yours to lay again", table.citations.position
        )
    return _lay_all(table, seat, command.round, seat.last)


def lay(table: LiveTable, seat: Seat, command: wagers.LayWagers) -> Decided:
    if not command.wagers:
        return felt.not_open(table, command.round) or Refusal(
            Reason.NOTHING_THERE, "name at least one wager", table.citations.position
        )
    moves = [LayWager(command.round, spot, amount, chip) for spot, chip, amount in command.wagers]
    return _in_one(table, seat, moves)


def clear(table: LiveTable, seat: Seat, command: wagers.ClearWagers) -> Decided:
    if not seat.felt:
        return felt.not_open(table, command.round) or Refusal(
            Reason.NOTHING_THERE, "no wager of yours lies on the layout", table.citations.position
        )
    return _in_one(table, seat, _off(command.round, (spot for spot, _ in seat.felt)))


def undo(table: LiveTable, seat: Seat, command: wagers.UndoWagers) -> Decided:
    """What the last movement touched lies as it did before."""
    if not seat.done:
        return felt.not_open(table, command.round) or Refusal(
            Reason.NOTHING_THERE, "there is nothing to undo in this game", table.citations.position
        )
    before = seat.done[-1]
    lying = {spot for spot, _ in seat.felt}
    moves: list[Move] = [*_off(command.round, (spot for spot in before if spot in lying))]
    for spot, stacks in before.items():
        moves += [LayWager(command.round, spot, stake, chip, coupon) for chip, stake, coupon in stacks]
    return _in_one(table, seat, moves, How.UNDONE)


def _lay_all(table: LiveTable, seat: Seat, round_: int, stakes: Mapping[Place, Cents]) -> Decided:
    return _in_one(
        table, seat, [LayWager(round_, spot, stake, chip) for (spot, chip), stake in stakes.items()]
    )


def _off(round_: int, spots: Iterable[str]) -> list[Move]:
    return [TakeBack(round_, spot) for spot in dict.fromkeys(spots)]


def _in_one(table: LiveTable, seat: Seat, moves: Iterable[Move], first: How | None = None) -> Decided:
    """Each move is tried on a seat of paper, on which the moves before it are done already."""
    trial, events = deepcopy(seat), list[FeltEvent]()
    for move in moves:
        decided = _one(table, trial, move)
        if isinstance(decided, Refusal):
            return decided
        for event in decided:
            assert isinstance(event, wagers.WagerLaid | wagers.WagerTakenBack)  # noqa: S101 - by either move
            how = first if not events else How.WITH_LAST
            joined = event if how is None else msgspec.structs.replace(event, how=how)
            evolve_felt(trial, joined)
            events.append(joined)
    return list(events)


def _one(table: LiveTable, seat: Seat, move: Move) -> Decided:
    if isinstance(move, LayWager):
        return felt.lay(table, seat, move, Hand.PLAYER)
    return felt.take_back(table, seat, move)
