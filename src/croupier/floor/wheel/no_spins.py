"""A spin that is called off: by whoever saw why, while that still counts."""

from collections.abc import Iterator

import msgspec

from croupier.base.envelope import Event, Role
from croupier.base.names import Citation, staff_name
from croupier.base.refusal import Reason, Refusal, Refused, worded
from croupier.desk.messages import Alarmed
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.settlement import not_this_round
from croupier.floor.wheel.state import OF_ONE_SPIN, LiveTable
from croupier.games.bigsix.result import Result as BigSixResult
from croupier.games.play import Result, cause, read_result
from croupier.games.roulette.result import Result as RouletteResult
from croupier.games.roulette.rules import Irregularity
from croupier.games.roulette.table import RouletteTable

Decided = list[Event] | Refusal


def no_spin(table: LiveTable, command: deal.CallNoSpin, role: Role, by: str) -> Decided:
    """Called by whoever saw it; a foreign object in time, or else by a supervisor who says why."""
    if refusal := not_this_round(table, command.round):
        return refusal
    result = result_of(table, f"no-spin:{command.reason}")
    called = _called_off(table, result, command.reason, by, command.explains)
    if isinstance(called, Refusal) or not _too_late(table, result):
        return called
    return _not_a_supervisors(table, role, command.explains) or [*called, _called_late(table, command, by)]


def announced(table: LiveTable, result: Result, reason: str, by: str) -> Decided:
    """The dealer says in place of a number why the spin decides nothing."""
    off = _called_off(table, result, reason, by)
    late = not isinstance(off, Refusal) and _too_late(table, result)
    return (_not_a_supervisors(table, Role.DEALER, "") if late else None) or off


def irregularities(table: LiveTable) -> Iterator[tuple[str, Citation]]:
    """Why a spin is called off at this table, each by its clause."""
    if isinstance(table.rules, RouletteTable):
        yield from ((name, leaf.clause) for name, leaf in table.rules.terms.play.irregularities.items())
    else:
        yield Irregularity.SHORT_SPIN, table.rules.terms.play.revolutions.clause


def too_late(table: LiveTable, reason: str) -> bool:
    """A foreign object counts only if it enters before the ball comes to rest."""
    return reason == Irregularity.FOREIGN_OBJECT and table.at_rest


def _too_late(table: LiveTable, result: Result | Refusal) -> bool:
    return isinstance(result, RouletteResult) and too_late(table, str(result.irregularity))


def _not_a_supervisors(table: LiveTable, role: Role, explains: str) -> Refusal | None:
    clause = cause(table.rules, read_result(table.rules, f"no-spin:{Irregularity.FOREIGN_OBJECT}"))
    assert clause is not None  # noqa: S101 - every document has it decide nothing
    if role is not Role.SUPERVISOR:
        says = "the ball has come to rest: only a supervisor calls a foreign object now"
        return Refusal(Reason.NOT_PERMITTED, says, clause)
    if not explains.strip():
        return Refusal(
            Reason.MALFORMED, "say why a foreign object is called after the ball came to rest", clause
        )
    return None


def _called_late(table: LiveTable, command: deal.CallNoSpin, by: str) -> Alarmed:
    number = table.number or table.read
    who = staff_name(by)
    return Alarmed(
        f"game {table.round}: {who} called a foreign object after {number} came: {command.explains}"
    )


def _called_off(
    table: LiveTable, result: Result | Refusal, reason: str, by: str, explains: str = ""
) -> Decided:
    if table.phase not in OF_ONE_SPIN or not table.spun:
        return Refusal(Reason.WRONG_PHASE, "there is no spin to call off", table.citations.valid_spin)
    if isinstance(result, Refusal):
        return result
    if refusal := turned_otherwise(table, result):
        return refusal
    clause = cause(table.rules, result)
    assert clause is not None  # noqa: S101 - it is called off because it decides nothing
    return [deal.NoSpinCalled(table.round, table.spins, reason, clause, by, explains)]


def turned_otherwise(table: LiveTable, result: Result) -> Refusal | None:
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


def result_of(table: LiveTable, text: str) -> Result | Refusal:
    try:
        return read_result(table.rules, text)
    except Refused as refused:
        return msgspec.structs.replace(refused.refusal, clause=table.citations.valid_spin, place="")
