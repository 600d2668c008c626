"""What is due at a live table now, for everyone who works or plays there, in the document's order."""

from collections.abc import Iterator

from croupier.desk.act import Act, When
from croupier.floor.parts import acts as shared
from croupier.floor.parts import attendants
from croupier.floor.parts.acts import cash
from croupier.floor.parts.seats.seat import Seat, unserved
from croupier.floor.wheel import act_rules as rules
from croupier.floor.wheel.game_acts import game_acts
from croupier.floor.wheel.state import LiveTable, Phase
from croupier.games.roulette.table import RouletteTable
from croupier.games.spot_words import spot_in_words


def acts(table: LiveTable) -> tuple[Act, ...]:
    """The table first, then the players who wait, then the game."""
    if table.phase is Phase.CLOSED:
        roulette = table.rules if isinstance(table.rules, RouletteTable) else None
        equipment = roulette.terms.play.equipment if roulette else None
        return (*shared.opening(table.citations, equipment), *game_acts(table))
    seats = (act for seat in table.seats.values() for act in _at_seat(table, seat))
    return (*_at_table(table), *seats, *game_acts(table))


def _at_table(table: LiveTable) -> Iterator[Act]:
    """Who works it, and whether a supervisor is called. Relief may come at any time."""
    if table.dealer is None:
        yield rules.TAKE_TABLE.act(table.citations)
    else:
        yield rules.RELIEVE.act(table.citations, When.BESIDE)
        free = not table.playing and unserved(table.seats) is None
        yield rules.LEAVE_TABLE.act(table.citations, When.BESIDE if free else When.LATER)
    if table.mucker is None:
        yield rules.MUCK.act(table.citations, When.BESIDE)
    else:
        yield rules.LEAVE_POST.act(table.citations, When.BESIDE)
    if table.calling:
        yield shared.ANSWER_CALL.act(table.citations)
    elif table.dealer is not None:
        yield rules.CALL.act(table.citations, When.BESIDE)
    if table.dealer is not None and any(seat.asked is None for seat in table.seats.values()):
        yield rules.TAKE_MONEY.act(table.citations, When.BESIDE)


def _at_seat(table: LiveTable, seat: Seat) -> Iterator[Act]:
    yield from _buy_in(table, seat)
    if table.phase is Phase.BETTING:
        for spot, called in seat.called.items():
            on = {"spot": spot, "on": spot_in_words(spot)}
            yield rules.ACCEPT_CALLED.act(
                table.citations, When.DUE, seat.id, round=table.round, cash=cash(called), **on
            )
    yield from _leaving(table, seat)
    yield from attendants.acts(rules.ATTENDANT, table.citations, seat)


def _leaving(table: LiveTable, seat: Seat) -> Iterator[Act]:
    """Colour is changed back by the dealer, asked or not; value chips the player just takes."""
    if seat.colour is not None:
        asked = When.DONE if seat.leaving else When.BESIDE
        yield rules.ASK_COLOUR_OUT.act(table.citations, asked, seat.id, colour=seat.colour)
    if seat.colour is not None and not seat.felt:
        due = When.DUE if seat.leaving else When.BESIDE
        yield rules.COLOUR_OUT.act(
            table.citations, due, seat.id, colour=seat.colour, amount=cash(seat.credits)
        )
    if seat.held and not seat.felt:
        yield rules.TAKE_CHIPS_AWAY.act(table.citations, When.BESIDE, seat.id, held=cash(seat.held))


def _buy_in(table: LiveTable, seat: Seat) -> Iterator[Act]:
    if seat.asked is None:
        yield rules.ASK_CHIPS.act(table.citations, When.BESIDE, seat.id)
        return
    laid, value = cash(seat.asked.money.total), cash(seat.asked.value)
    yield rules.ASK_CHIPS.act(table.citations, When.DONE, seat.id, laid=laid)
    brought = not seat.asked.value and not seat.asked.money.currency
    rule = rules.COUNT_IN if brought else rules.ISSUE_CHIPS
    yield rule.act(table.citations, When.DUE, seat.id, laid=laid, value=value)
