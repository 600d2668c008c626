"""Opening, closing and working a live table, and its terms."""

from croupier.base import money
from croupier.base.envelope import Role
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.messages import ChangeTerms, InstallTable
from croupier.floor.parts import duty, racks
from croupier.floor.parts.messages import tables
from croupier.floor.parts.tables import TERMS_BETWEEN_GAMES, changed_terms, works_elsewhere
from croupier.floor.wheel.install import install, is_live
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.state import LiveTable, Phase
from croupier.floor.wheel.table_rules import WheelTable
from croupier.games.effective import read_asked
from croupier.games.library import Table
from croupier.games.roulette.equipment import Equipment, inspect
from croupier.games.roulette.table import RouletteTable


def open_table(table: LiveTable, command: tables.OpenTable, by: str, house: House) -> Decided:
    """A table opens when its wheel and ball pass what the document asks of them, if it asks anything."""
    if table.phase is not Phase.CLOSED:
        return Refusal(Reason.WRONG_PHASE, "the table is open already", table.citations.supervision)
    if not 0 < command.bankroll <= money.MOST:
        return Refusal(Reason.BAD_AMOUNT, "the float is more than 0.00", table.citations.supervision)
    if isinstance(table.rules, RouletteTable):
        terms = table.rules.terms
        found = Equipment(terms.wheel, command.wheel_inches, command.ball_sixteenths, command.ball)
        if faults := inspect(terms, found):
            return faults[0]
    if refusal := duty.too_few(house, by, table.rules.terms.book):
        return refusal
    measured = command.wheel_inches, command.ball_sixteenths
    return [tables.TableOpened(command.bankroll, *measured, by, ball=command.ball)]


def close_table(table: LiveTable, by: str, house: House) -> Decided:
    """It gives back its whole rack, which two people have counted."""
    if table.phase is not Phase.IDLE:
        return Refusal(Reason.WRONG_PHASE, "a table closes between games", table.citations.supervision)
    for seat in table.seats.values():
        if seat.colour is not None:
            says = "seat {seat} still holds {colour} chips: colour it out"
            return worded(Reason.BETS_IN_PLAY, says, table.citations.chips, seat=seat.id, colour=seat.colour)
    if refusal := racks.not_to_close(house, table.id):
        return refusal
    return [tables.TableClosed(racks.rack_of(house, table.id), by)]


def take(table: LiveTable, role: Role, by: str, house: House) -> Decided:
    """A dealer takes the dealer's place, a mucker the mucker's."""
    if by in (table.dealer, table.mucker):
        return Refusal(Reason.WRONG_PHASE, "you work this table already", table.citations.supervision)
    short = duty.left_short(house, by)
    if role is Role.MUCKER:
        return [deal.MuckerChanged(table.mucker, by), *short]
    elsewhere = works_elsewhere(house, table.id, by)
    return elsewhere or [tables.DealerChanged(table.dealer, by), *short]


def change_terms(table: LiveTable, command: ChangeTerms, by: str) -> Decided:
    """Other options or limits, between games, for the same wheel; seats, chips and colours in play stay."""
    if table.phase not in (Phase.CLOSED, Phase.IDLE):
        return TERMS_BETWEEN_GAMES
    new = read_asked(command.effective, table.citations.supervision)
    if isinstance(new, Refusal):
        return new
    if not is_live(new) or _cloth(new) != _cloth(table.rules):
        says = "another rulebook, wheel or kind of table is another table: install it"
        return Refusal(Reason.OPTION_NOT_ALLOWED, says, table.citations.supervision)
    again = install(InstallTable(table.name, command.effective, tuple(table.seats), table.chips))
    if isinstance(again, Refusal):
        return again
    if refusal := _unlike_chips(table, new):
        return refusal
    return changed_terms(table.terms, new, command, by, table.citations.supervision)


def _cloth(table: WheelTable) -> tuple[object, ...]:
    """What terms cannot change: the document, and the wheel that stands there."""
    wheel = table.terms.wheel if isinstance(table, RouletteTable) else table.terms.stops
    return table.terms.book, wheel


def _unlike_chips(table: LiveTable, new: Table) -> Refusal | None:
    """A colour keeps the value it was issued at, so the unit must still divide it."""
    for colour, issued in table.colours.issued.items():
        if issued.value % new.terms.unit:
            says = "{colour} chips were issued at {value}: colour them out first"
            return worded(
                Reason.STAKE_NOT_DIVISIBLE,
                says,
                table.citations.chips,
                colour=colour,
                value=money.show_dollars(issued.value),
            )
    return None
