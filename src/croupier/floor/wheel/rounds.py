"""A round from its start to its number: one spin or more, for a no spin decides and refunds nothing."""

from collections.abc import Iterator

import msgspec

from croupier.base.envelope import Event, Role
from croupier.base.names import Citation, staff_name
from croupier.base.refusal import Reason, Refusal, Refused, worded
from croupier.desk.messages import Alarmed
from croupier.floor.parts.messages import rounds
from croupier.floor.parts.messages.reader import CountSpin, SpinCounted
from croupier.floor.parts.messages.rounds import BetsClosed, Closer, GameStarted, NumberRead
from croupier.floor.parts.tables import CLOSERS
from croupier.floor.wheel import felt
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.settlement import not_this_round
from croupier.floor.wheel.state import OF_ONE_SPIN, LiveTable, Phase
from croupier.games.bigsix.result import Result as BigSixResult
from croupier.games.bigsix.result import show_result as show_symbol
from croupier.games.bigsix.table import BigSixTable
from croupier.games.play import Result, cause, read_result
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.result import Result as RouletteResult
from croupier.games.roulette.rules import Irregularity
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
    short = felt.returned(table)
    left = table.staked - sum(one.colour + one.value + one.coupon for one in short)
    return [*felt.lapsed(table), *short, BetsClosed(table.round, by, left)]


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
    seen = NumberRead(table.round, command.spin, command.number)
    if table.number is not None:  # announced before the reader saw it
        return [seen, *_disagreed(table, command.number, table.number)]
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


def no_spin(table: LiveTable, command: deal.CallNoSpin, role: Role, by: str) -> Decided:
    """Called by whoever saw it, until there is a number; then by a supervisor who says why."""
    if refusal := not_this_round(table, command.round):
        return refusal
    result = _result(table, f"{_NO_SPIN}{command.reason}")
    called = _called_off(table, result, command.reason, by, command.explains)
    if isinstance(called, Refusal) or isinstance(result, Refusal) or not _too_late(table, command, role):
        return called
    refusal = _not_a_supervisors(table, result, role, command.explains)
    return refusal or [*called, _called_late(table, command, by)]


def irregularities(table: LiveTable) -> Iterator[tuple[str, Citation]]:
    """Why a spin is called off at this table, each by its clause."""
    if isinstance(table.rules, RouletteTable):
        yield from ((name, leaf.clause) for name, leaf in table.rules.terms.play.irregularities.items())
    else:
        yield Irregularity.SHORT_SPIN, table.rules.terms.play.revolutions.clause


def _too_late(table: LiveTable, command: deal.CallNoSpin, role: Role) -> bool:
    """A reader may tell of its own ball's spin late; that an object entered in time nobody knows any more."""
    of_spin = role is Role.READER and command.reason != Irregularity.FOREIGN_OBJECT
    return table.at_rest and not of_spin


def _not_a_supervisors(table: LiveTable, result: Result, role: Role, explains: str) -> Refusal | None:
    clause = cause(table.rules, result)
    assert clause is not None  # noqa: S101 - every document has it decide nothing
    if role is not Role.SUPERVISOR:
        says = "there is a number already: only a supervisor calls this spin off now, and says why"
        return Refusal(Reason.NOT_PERMITTED, says, clause)
    if not explains.strip():
        return Refusal(Reason.MALFORMED, "say why a spin is called off after its number came", clause)
    return None


def _called_late(table: LiveTable, command: deal.CallNoSpin, by: str) -> Alarmed:
    number, what = table.number or table.read, command.reason.replace("-", " ")
    return Alarmed(
        f"game {table.round}: {staff_name(by)} called {what} after {number} came: {command.explains}"
    )


def _called_off(
    table: LiveTable, result: Result | Refusal, reason: str, by: str, explains: str = ""
) -> Decided:
    if table.phase not in OF_ONE_SPIN or not table.spun:
        return Refusal(Reason.WRONG_PHASE, "there is no spin to call off", table.citations.valid_spin)
    if isinstance(result, Refusal):
        return result
    if refusal := _turned_otherwise(table, result):
        return refusal
    clause = cause(table.rules, result)
    assert clause is not None  # noqa: S101 - it is called off because it decides nothing
    return [deal.NoSpinCalled(table.round, table.spins, reason, clause, by, explains)]


def announce(table: LiveTable, command: deal.AnnounceNumber, by: str) -> Decided:
    """The number, or the same again put right, until the first losing wager is collected."""
    if refusal := not_this_round(table, command.round):
        return refusal
    result = _result(table, command.number)
    if not isinstance(result, Refusal) and cause(table.rules, result) is not None:
        off = _called_off(table, result, command.number.removeprefix(_NO_SPIN), by)
        late = command.number.startswith(_NO_SPIN) and table.at_rest and not isinstance(off, Refusal)
        return (_not_a_supervisors(table, result, Role.DEALER, "") if late else None) or off
    if table.phase not in (Phase.LOCKED, Phase.ANNOUNCED, Phase.CROWNED) or not table.spun:
        says = "a number is announced when betting is closed and the ball has come to rest"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.announce)
    if isinstance(result, Refusal):
        return result
    number, rested = _winner(table, result)
    if number == table.number:
        return worded(
            Reason.WRONG_PHASE, "{number} is announced already", table.citations.announce, number=number
        )
    if refusal := _turned_otherwise(table, result) or no_multiplier(table):
        return refusal
    return _announced(table, number, rested)


def _turned_otherwise(table: LiveTable, result: Result) -> Refusal | None:
    """Which number a clapper passed last depends on how the wheel was sent, and that is on record."""
    if not isinstance(result, BigSixResult) or result.direction is None:
        return None
    if table.direction is None or str(result.direction) == str(table.direction):
        return None
    says = "the wheel was sent {sent}, not {announced}"
    return worded(
        Reason.UNKNOWN_OUTCOME,
        says,
        table.citations.valid_spin,
        sent=table.direction,
        announced=result.direction,
    )


def _announced(table: LiveTable, number: str, rested: str) -> list[Event]:
    said = deal.NumberAnnounced(table.round, number, rested, was=table.number)
    return [*_b2b_back(table), said, *_disagreed(table, table.read, number)]


def _b2b_back(table: LiveTable) -> list[Event]:
    """Where no multiplier was shown before the ball landed, B2B wagers of this spin are not to be decided."""
    back: list[Event] = [*felt.b2b_returned(table)] if table.multiplier is None else []
    alarm = Alarmed(f"game {table.round}: the ball landed before a multiplier was shown; B2B wagers go back")
    return [*back, alarm] if back else []


def _disagreed(table: LiveTable, seen: str | None, announced: str) -> list[Event]:
    if seen in (None, announced):
        return []
    return [Alarmed(f"game {table.round}: the reader saw {seen} and the dealer announced {announced}")]


def no_multiplier(table: LiveTable) -> Refusal | None:
    """It must be on the reader board before the ball lands, if anyone wagered on it.

    Once the reader has a number it is too late to draw one: then the wagers go back.
    """
    wagered = any(spot == Kind.B2B for seat in table.seats.values() for spot, _ in seat.felt)
    if not wagered or table.multiplier is not None or table.read is not None:
        return None
    says = "B2B wagers lie there and no multiplier was drawn"
    return Refusal(Reason.NO_MULTIPLIER, says, table.citations.multiplier)


def _result(table: LiveTable, text: str) -> Result | Refusal:
    try:
        return read_result(table.rules, text)
    except Refused as refused:
        return msgspec.structs.replace(refused.refusal, clause=table.citations.valid_spin, place="")


def _winner(table: LiveTable, result: Result) -> tuple[str, str]:
    """What wins, and where ball or clapper rested."""
    if isinstance(table.rules, BigSixTable):
        assert isinstance(result, BigSixResult)  # noqa: S101 - a table reads only its own results
        return str(table.rules.winner(result)), show_symbol(result)
    assert isinstance(result, RouletteResult)  # noqa: S101
    return str(result.pocket), str(result.pocket)
