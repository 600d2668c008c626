"""A spin that is called off: by whoever saw why, while that still counts."""

from collections.abc import Iterator

import msgspec

from croupier.base.envelope import Event, Role
from croupier.base.names import Citation, staff_name
from croupier.base.refusal import Reason, Refusal, Refused, worded
from croupier.desk.messages import Alarmed
from croupier.floor.parts.views import A_SUPERVISORS
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.settlement import not_this_round
from croupier.floor.wheel.state import OF_ONE_SPIN, LiveTable
from croupier.games.bigsix.result import Result as BigSixResult
from croupier.games.play import Result, cause, read_result
from croupier.games.reasons import as_sentence, in_words
from croupier.games.roulette.rules import Irregularity
from croupier.games.roulette.table import RouletteTable

Decided = list[Event] | Refusal
NO_SPIN = "no-spin:"


def no_spin(table: LiveTable, command: deal.CallNoSpin, role: Role, by: str) -> Decided:
    """By whoever saw it, until there is a number; a foreign object then by a supervisor who says why."""
    if refusal := not_this_round(table, command.round):
        return refusal
    result = result_of(table, f"{NO_SPIN}{command.reason}")
    called = _called_off(table, result, command.reason, by, command.explains)
    if (
        isinstance(called, Refusal)
        or isinstance(result, Refusal)
        or not _not_the_dealers(table, command, role)
    ):
        return called
    refusal = _not_a_supervisors(table, result, role, command.explains, command.reason)
    return refusal or [*called, _called_late(table, command, by)]


def announced(table: LiveTable, result: Result, said: str, by: str) -> Decided:
    """The dealer says in place of a number why the spin decides nothing."""
    reason = said.removeprefix(NO_SPIN)
    off = _called_off(table, result, reason, by)
    late = said.startswith(NO_SPIN) and table.at_rest and not isinstance(off, Refusal)
    return (_not_a_supervisors(table, result, Role.DEALER, "", reason) if late else None) or off


def of_the_throw(table: LiveTable, reason: str) -> bool:
    """How a ball was thrown is seen while it runs: once it rests, nobody calls that any more."""
    return isinstance(table.rules, RouletteTable) and reason != Irregularity.FOREIGN_OBJECT


def irregularities(table: LiveTable) -> Iterator[tuple[str, Citation]]:
    """Why a spin is called off at this table, each by its clause."""
    if isinstance(table.rules, RouletteTable):
        yield from ((name, leaf.clause) for name, leaf in table.rules.terms.play.irregularities.items())
    else:
        yield Irregularity.SHORT_SPIN, table.rules.terms.play.revolutions.clause


def too_late(table: LiveTable, reason: str) -> str:
    """Why nobody may call it any more; empty where a supervisor still may."""
    return "a number came" if table.at_rest and of_the_throw(table, reason) else ""


def waits(table: LiveTable, reason: str) -> str:
    """Why the dealer may not call it as the game stands; empty where nothing keeps it."""
    return too_late(table, reason) or (A_SUPERVISORS if table.at_rest else "")


def _not_the_dealers(table: LiveTable, command: deal.CallNoSpin, role: Role) -> bool:
    """A reader may tell of its own ball's spin late; that an object entered in time nobody knows any more."""
    of_spin = role is Role.READER and command.reason != Irregularity.FOREIGN_OBJECT
    return table.at_rest and not of_spin


def _not_a_supervisors(
    table: LiveTable, result: Result, role: Role, explains: str, reason: str
) -> Refusal | None:
    clause = cause(table.rules, result)
    assert clause is not None  # noqa: S101 - every document has it decide nothing
    if of_the_throw(table, reason):
        says = "there is a number already: how the ball was thrown is called while it runs"
        return Refusal(Reason.WRONG_PHASE, says, clause)
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


def why_off(called: deal.NoSpinCalled) -> str:
    """Who called a spin off and why, in sentences."""
    by = "the wheel reader" if called.by.startswith("reader") else staff_name(called.by)
    said = f" {as_sentence(called.explained)}" if called.explained else ""
    return f"{in_words(called.reason)}{said} Called by {by}."


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
