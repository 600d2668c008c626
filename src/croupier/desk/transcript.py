"""A round as a dealer would recognise it: one line for each thing that happened, with its clause."""

from collections.abc import Iterable, Iterator

import msgspec

from croupier.base import money
from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import Citation, TableId, TerminalId
from croupier.desk import live_transcript
from croupier.desk.ports import Entry, Microseconds
from croupier.desk.record import Record, read_record
from croupier.floor import kinds
from croupier.floor.dealerless.clauses import LAUNCH
from croupier.floor.parts.electronic.law import Law
from croupier.floor.parts.electronic.rounds import verdicts
from croupier.floor.parts.electronic.state import TableState
from croupier.floor.parts.messages import bets, launches, rounds, tables
from croupier.floor.pit.evolve import PitEvent, evolve_float
from croupier.floor.wheel.messages import deal, wagers


class Line(msgspec.Struct, frozen=True):
    """`changes` is what it does to the bets of its terminal; `number` is the one it shows."""

    at: Microseconds
    says: str
    clause: Citation | None = None
    terminal: TerminalId | None = None
    changes: tuple[tuple[str, Cents], ...] = ()
    number: str | None = None


def transcript(entries: Iterable[Entry], table: TableId, round_: int | None = None) -> list[Line]:
    """Every line of one round at one table, or of all it has seen, derived again from the journal alone."""
    lines: list[Line] = []
    state: kinds.AnyTable | None = None
    for entry in entries:
        if entry.table != table:
            continue
        record = read_record(entry.body)
        for event in record.events:
            if isinstance(event, tables.TableInstalled):
                state = kinds.installed(table, event)
            assert state is not None  # noqa: S101 - a table's first event installs it
            if round_ is None or getattr(event, "round", None) == round_:
                lines += _lines(state, record, event)
            _evolve(state, event)
    return lines


def _evolve(state: kinds.AnyTable, event: Event) -> None:
    """As the floor does: chips that move between cage and rack, and a table's stop, are no part of a game."""
    if isinstance(event, PitEvent):
        evolve_float(state, event)
    elif not isinstance(event, tables.TableStopped | tables.TableRestarted):
        kinds.evolve(state, event)


def _lines(state: kinds.AnyTable, record: Record, event: Event) -> Iterator[Line]:
    told = _says(state, event) if isinstance(state, TableState) else live_transcript.says(state, event)
    for says, clause in told:
        yield Line(record.at, says, clause, *_on_the_cloth(event))


def _on_the_cloth(event: Event) -> tuple[TerminalId | None, tuple[tuple[str, Cents], ...], str | None]:
    """What whoever replays the round on a layout draws."""
    match event:
        case bets.BetsChanged():
            return event.terminal, event.changes, None
        case wagers.WagerLaid():
            return event.terminal, ((event.spot, event.amount + event.coupon),), None
        case wagers.WagerTakenBack() | wagers.WagerReturned():
            gone = event.colour + event.value + event.coupon
            return event.terminal, ((event.spot, -gone),), None
        case wagers.CalledAccepted():
            return event.terminal, ((event.spot, event.cash),), None
        case rounds.NumberRead() | rounds.RoundSettled() | deal.NumberAnnounced():
            return None, (), event.number
        case _:
            return None, (), None


def _says(state: TableState, event: Event) -> Iterator[tuple[str, Citation | None]]:
    law = state.law
    match event:
        case rounds.GameStarted():
            yield f"Game {event.round}: new game, place your bets.", law.game
        case bets.BetsChanged():
            yield _bet(event), _clause(law, event.action)
        case rounds.SpinPrompted():
            yield _PROMPTED[state.table.terms.mode], law.prompt
        case rounds.BetsClosed():
            yield (
                f"No more bets, closed by the {event.by}: {money.show_dollars(event.staked)}.",
                law.freeze,
            )
        case rounds.NumberRead():
            yield f"The reader sees {event.number} (spin {event.spin}).", law.number
        case rounds.RoundSettled():
            yield from _settled(state, event)
        case rounds.GameVoided():
            yield f"Void: {event.reason.replace('-', ' ')}.", event.clause
        case rounds.GameRefunded():
            for one in event.refunds:
                amount = money.show_dollars(one.cash + one.promo)
                yield f"Terminal {one.terminal} is refunded {amount}.", law.refund
        case rounds.SettlementReversed():
            yield from _reversed(event)
        case _:
            yield from _effect(event)


_PROMPTED = {
    "terminals": "Ten seconds: the dealer is prompted to spin.",
    "dealerless": "The last seconds of the countdown.",
}
_ANNOUNCED = {"terminals": "confirmed and announced", "dealerless": "shown on every terminal"}


def _effect(event: Event) -> Iterator[tuple[str, Citation | None]]:
    match event:
        case launches.LaunchAsked():
            yield f"The air jet is to launch the ball, at spin {event.spin}.", LAUNCH
        case launches.BallLaunched():
            yield f"The ball is launched: spin {event.spin}.", LAUNCH
        case launches.EffectFailed():
            yield f"The launch failed: {event.reason}.", LAUNCH


def _clause(law: Law, action: bets.Action) -> Citation:
    return {
        bets.Action.PLACE: law.chips,
        bets.Action.CANCEL: law.cancel,
        bets.Action.UNDO: law.undo,
        bets.Action.RECALL: law.recall,
        bets.Action.CLEAR: law.clear,
        bets.Action.NEIGHBOURS: law.neighbours,
        bets.Action.RETURN: law.returned,
    }[action]


def _bet(event: bets.BetsChanged) -> str:
    on = ", ".join(
        f"{'+' if amount > 0 else '-'}{money.show_dollars(abs(amount))} on {spot}"
        for spot, amount in event.changes
    )
    return f"Terminal {event.terminal}: {event.action}, {on}."


def _settled(state: TableState, event: rounds.RoundSettled) -> Iterator[tuple[str, Citation | None]]:
    colour = state.table.wheel.colours[event.number]
    yield f"{event.number} {colour}, {_ANNOUNCED[state.table.terms.mode]}.", state.law.number
    for end in event.ends:
        for one in verdicts(state, state.terminals[end.terminal].bets, event.number):
            stake = money.show_dollars(one.wager.stake)
            paid = f", pays {money.show_dollars(one.paid)}" if one.paid else ""
            yield f"Terminal {end.terminal}: {stake} on {one.wager.spot} {one.verdict}{paid}.", one.clause


def _reversed(event: rounds.SettlementReversed) -> Iterator[tuple[str, Citation | None]]:
    yield f"Game {event.round} was settled on {event.number} in error and is void.", event.clause
    for one in event.reversals:
        back = money.show_dollars(one.returned + one.promo - one.taken)
        short = f", {money.show_dollars(one.shortfall)} short" if one.shortfall else ""
        yield f"Terminal {one.terminal}: {back}{short}.", event.clause
