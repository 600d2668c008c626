"""A round from its start to what the reader saw: one spin or more, for a no spin decides nothing."""

from croupier.base.envelope import Event, Role
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.messages import Alarmed
from croupier.floor.parts.messages import rounds
from croupier.floor.parts.messages.reader import CountSpin, SpinCounted
from croupier.floor.parts.messages.rounds import BetsClosed, Closer, GameStarted, NumberRead
from croupier.floor.parts.seats import laying
from croupier.floor.parts.tables import CLOSERS
from croupier.floor.wheel.announcing import disagreed
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.no_spins import no_spin
from croupier.floor.wheel.settlement import not_this_round
from croupier.floor.wheel.state import OF_ONE_SPIN, LiveTable, Phase
from croupier.games.roulette.table import RouletteTable

Decided = list[Event] | Refusal
_NO_SPIN = "no-spin:"
_TO_BE_READ = (*OF_ONE_SPIN, Phase.COLLECTED)


def start(table: LiveTable) -> Decided:
    if table.phase is Phase.CLOSED:
        return Refusal(Reason.WRONG_PHASE, "the table is closed", table.citations.dealer)
    if table.phase is not Phase.IDLE:
        return worded(
            Reason.WRONG_PHASE, "game {round} is not finished", table.citations.dealer, round=table.round
        )
    if table.offers_b2b and table.commitment is None:
        says = "no chance is committed for the multiplier of this game"
        return Refusal(Reason.NO_MULTIPLIER, says, table.citations.multiplier)
    return [GameStarted(table.round + 1, table.terms)]


def spin(table: LiveTable, command: deal.SpinBall, by: str) -> Decided:
    if refusal := not_this_round(table, command.round):
        return refusal
    if table.phase not in (Phase.BETTING, Phase.LOCKED) or table.spun:
        return Refusal(Reason.WRONG_PHASE, "there is no spin to make now", table.citations.valid_spin)
    if table.closes_before_spin and table.phase is Phase.BETTING:
        says = "call no more bets before the spin"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.closing)
    return [deal.BallSpun(table.round, table.spins + 1, command.direction, by)]


def close(table: LiveTable, command: rounds.CloseBets, role: Role) -> Decided:
    """Whoever closes first has closed; where the ball must be in the track, not before it is."""
    if refusal := not_this_round(table, command.round):
        return refusal
    if table.phase is not Phase.BETTING:
        return Refusal(Reason.WRONG_PHASE, "betting is closed already", table.citations.closing)
    if not table.closes_before_spin and not table.spun:
        says = "no more bets is called while the ball is in the track: spin it first"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.closing)
    return _closed(table, CLOSERS[role])


def _closed(table: LiveTable, by: Closer) -> list[Event]:
    short = laying.returned(table)
    left = table.staked - sum(one.colour + one.value + one.coupon for one in short)
    return [*laying.lapsed(table), *short, BetsClosed(table.round, by, left)]


def count_spin(table: LiveTable, command: CountSpin) -> Decided:
    """The wheel's counter has moved on: what the reader says later is known to be of this ball."""
    if not isinstance(table.rules, RouletteTable):
        return Refusal(Reason.NOT_OFFERED, "no reader watches this wheel", table.citations.announce)
    if command.spin == table.counter:
        return worded(
            Reason.WRONG_ROUND, "spin {spin} was counted already", table.citations.announce, spin=command.spin
        )
    return [SpinCounted(command.spin, command.sent)]


def read(table: LiveTable, command: rounds.ReadNumber) -> Decided:
    """What the reader saw, be it after the dealer's word.

    A ball that lands with betting open closes it, and a supervisor hears of it.
    """
    if command.spin == table.spin or (table.named and command.spin != table.running):
        says = "spin {spin} was read already, or called off, or is of another ball"
        return worded(Reason.WRONG_ROUND, says, table.citations.announce, spin=command.spin)
    late = table.number is not None
    if table.phase not in _TO_BE_READ or not table.spun or (late and table.read is not None):
        return Refusal(Reason.WRONG_PHASE, "no ball is running", table.citations.announce)
    if not isinstance(table.rules, RouletteTable) or command.number not in table.rules.wheel.order:
        return Refusal(Reason.UNKNOWN_OUTCOME, "that is no number of this wheel", table.citations.announce)
    seen = NumberRead(table.round, command.spin, command.number, command.turning)
    if table.number is not None:  # announced before the reader saw it
        return [seen, *disagreed(table, command.number, table.number)]
    if table.phase is Phase.LOCKED:
        return [seen]
    alarm = Alarmed(f"game {table.round}: the ball landed with betting open; the reader closed it")
    return [*_closed(table, Closer.READER), seen, alarm]


def fault(table: LiveTable, command: rounds.ReportFault, by: str) -> Decided:
    """The reader knows this spin to be irregular; what it says late of another one is nothing to it."""
    if not isinstance(table.rules, RouletteTable):
        return Refusal(Reason.NOT_OFFERED, "no reader watches this wheel", table.citations.announce)
    if not _of_this_ball(table, command.spin):
        says = "spin {spin} is not the one that the ball makes now"
        return worded(Reason.WRONG_ROUND, says, table.citations.valid_spin, spin=command.spin)
    return no_spin(table, deal.CallNoSpin(table.round, command.reason), Role.READER, by)


def _of_this_ball(table: LiveTable, spin: int) -> bool:
    """By its name; by what was read and called off before, where the reader names none."""
    if table.named:
        return spin == table.running
    return (spin == table.spin) is (table.read is not None)
