"""What the dealer of a live table does now, each act with its clause; and what each wager is owed."""

from collections.abc import Iterator

import msgspec

from croupier.base import money
from croupier.base.names import Citation
from croupier.base.wire_types import Dollars
from croupier.floor.wheel.settlement import verdicts
from croupier.floor.wheel.state import LiveTable, Phase
from croupier.games.play import read_result
from croupier.games.roulette import procedure
from croupier.games.roulette.procedure import Step
from croupier.games.roulette.result import Result
from croupier.games.roulette.table import RouletteTable
from croupier.games.round import Settled, Verdict

SETTLING = (Phase.ANNOUNCED, Phase.CROWNED, Phase.COLLECTED)


class WagerEnd(msgspec.Struct, frozen=True):
    """What one wager comes to."""

    seat: str
    spot: str
    stake: Dollars
    paid: Dollars
    clause: Citation
    verdict: Verdict


def steps(table: LiveTable) -> Iterator[Step]:
    """Players who wait come first, while they can be served; then the game."""
    clauses = table.citations
    if table.phase is Phase.CLOSED:
        yield Step("The table is closed: a supervisor counts the float and opens it.", clauses.supervision)
        return
    if table.dealer is None:
        yield Step("No dealer works this table: take it.", clauses.supervision)
    for seat in table.seats.values():
        if seat.asked is not None:
            laid = money.show_dollars(seat.asked.money.total)
            yield Step(f"Seat {seat.id} lays {laid}: count it and issue chips.", clauses.chips)
        for spot, cash in seat.called.items():
            said = f"Seat {seat.id} calls {money.show_dollars(cash)} on {spot}: accept it, or it lapses."
            yield Step(said, clauses.verbal)
    yield from _game(table)


def _game(table: LiveTable) -> Iterator[Step]:
    match table.phase:
        case Phase.IDLE:
            yield _to_start(table)
        case Phase.BETTING | Phase.LOCKED:
            yield _to_spin(table)
        case _:
            yield from _to_settle(table)


def _to_start(table: LiveTable) -> Step:
    if table.offers_b2b and table.commitment is None:
        return Step("Wait: chance is being committed for the next multiplier.", table.citations.multiplier)
    return Step("Start a new game: betting opens.", table.citations.dealer)


def _to_spin(table: LiveTable) -> Step:
    clauses, thing = table.citations, "ball" if table.has_crown else "wheel"
    if table.phase is Phase.BETTING and table.closes_before_spin:
        return Step("Call no more bets before the spin.", clauses.closing)
    if not table.spun:
        return Step(f"Spin the {thing}.", clauses.valid_spin)
    if table.phase is Phase.BETTING:
        return Step("Call no more bets while the ball is in the track.", clauses.closing)
    if table.offers_b2b and table.multiplier is None:
        return Step("Wait: the multiplier is being drawn.", clauses.multiplier)
    if table.read is not None:
        return Step(f"The reader sees {table.read}: look, and announce the number.", clauses.announce)
    return Step(f"Watch the {thing} come to rest and announce it, or call no spin.", clauses.valid_spin)


def _to_settle(table: LiveTable) -> Iterator[Step]:
    ends, order = [one for _, one in _ends(table)], table.citations.order
    if table.phase is Phase.COLLECTED:
        winners = [one for one in ends if one.verdict is Verdict.WON]
        paid = money.show_dollars(sum(one.paid for one in winners))
        if table.mucked:
            yield Step("Separate and stack the collected chips by colour.", table.citations.mucker)
        count = "1 winning wager" if len(winners) == 1 else f"{len(winners)} winning wagers"
        yield Step(f"Pay {paid} on {count}.", order)
    elif table.phase is Phase.ANNOUNCED and isinstance(table.rules, RouletteTable):
        result = read_result(table.rules, table.number)
        assert isinstance(result, Result)  # noqa: S101 - a roulette table reads no other
        yield from procedure.steps(table.rules, result, ends)
    else:
        taken = money.show_dollars(sum(one.collected for one in ends))
        yield Step(f"Collect the losing wagers, {taken}, before any winner is paid.", order)


def payments(table: LiveTable) -> list[WagerEnd]:
    """Once a number is announced: every wager's end, losers first at each seat."""
    if table.phase not in SETTLING:
        return []
    return [
        WagerEnd(
            seat=seat,
            spot=one.wager.spot,
            stake=money.show(one.wager.stake),
            paid=money.show(one.paid),
            clause=one.clause,
            verdict=one.verdict,
        )
        for seat, one in _ends(table)
    ]


def _ends(table: LiveTable) -> Iterator[tuple[str, Settled]]:
    assert table.number is not None  # noqa: S101 - it was announced
    for seat in table.seats.values():
        for one in verdicts(table, seat, table.number):
            yield seat.id, one
