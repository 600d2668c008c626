"""The number as the dealer announces it, and what the reader saw beside it."""

from croupier.base.envelope import Event
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.messages import Alarmed
from croupier.floor.parts.messages.wagers import WagerReturned
from croupier.floor.parts.seats import laying
from croupier.floor.wheel import no_spins
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.no_spins import result_of, turned_otherwise
from croupier.floor.wheel.settlement import not_this_round
from croupier.floor.wheel.state import LiveTable, Phase
from croupier.games.bigsix.result import Result as BigSixResult
from croupier.games.bigsix.result import show_result as show_symbol
from croupier.games.bigsix.table import BigSixTable
from croupier.games.play import Result, cause
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.result import Result as RouletteResult

Decided = list[Event] | Refusal


def announce(table: LiveTable, command: deal.AnnounceNumber, by: str) -> Decided:
    """The number, or the same again put right, until the first losing wager is collected."""
    if refusal := not_this_round(table, command.round):
        return refusal
    result = result_of(table, command.number)
    if not isinstance(result, Refusal) and cause(table.rules, result) is not None:
        return no_spins.announced(table, result, command.number, by)
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
    if refusal := turned_otherwise(table, result) or no_multiplier(table):
        return refusal
    return _announced(table, number, rested)


def _announced(table: LiveTable, number: str, rested: str) -> list[Event]:
    said = deal.NumberAnnounced(table.round, number, rested, was=table.number)
    return [*_b2b_back(table), said, *disagreed(table, table.read, number)]


def _b2b_back(table: LiveTable) -> list[Event]:
    """Where no multiplier was shown before the ball landed, B2B wagers of this spin are not to be decided."""
    back: list[Event] = [*_b2b_returned(table)] if table.multiplier is None else []
    alarm = Alarmed(f"game {table.round}: the ball landed before a multiplier was shown; B2B wagers go back")
    return [*back, alarm] if back else []


def _b2b_returned(table: LiveTable) -> list[WagerReturned]:
    """Massachusetts 4(c): a multiplier is shown before the ball lands, or there is none in that spin."""
    return [
        WagerReturned(table.round, seat.id, Kind.B2B, colour, value, table.citations.multiplier)
        for seat in table.seats.values()
        for colour, value, _ in [laying.lying_on(seat, Kind.B2B)]
        if colour or value
    ]


def disagreed(table: LiveTable, seen: str | None, announced: str) -> list[Event]:
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


def _winner(table: LiveTable, result: Result) -> tuple[str, str]:
    """What wins, and where ball or clapper rested."""
    if isinstance(table.rules, BigSixTable):
        assert isinstance(result, BigSixResult)  # noqa: S101 - a table reads only its own results
        return str(table.rules.winner(result)), show_symbol(result)
    assert isinstance(result, RouletteResult)  # noqa: S101
    return str(result.pocket), str(result.pocket)
