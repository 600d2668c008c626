"""Opening, closing and working a mini-baccarat table, and its terms."""

from croupier.base import money
from croupier.base.refusal import Reason, Refusal
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.messages import ChangeTerms, InstallTable
from croupier.floor.baccarat.install import install, unlimited
from croupier.floor.baccarat.state import PREPARING, CardTable, Phase
from croupier.floor.parts import duty, racks
from croupier.floor.parts.messages import tables
from croupier.floor.parts.tables import TERMS_BETWEEN_GAMES, changed_terms, works_elsewhere
from croupier.games.baccarat.table import BaccaratTable
from croupier.games.effective import read_asked

BETWEEN = (*PREPARING, Phase.IDLE)


def open_table(table: CardTable, command: tables.OpenTable, by: str, house: House) -> Decided:
    if table.phase is not Phase.CLOSED:
        return Refusal(Reason.WRONG_PHASE, "the table is open already", table.citations.supervision)
    if not 0 < command.bankroll <= money.MOST:
        return Refusal(Reason.BAD_AMOUNT, "the float is more than 0.00", table.citations.supervision)
    if refusal := unlimited(table.rules) or duty.too_few(house, by, table.rules.terms.book):
        return refusal
    return [tables.TableOpened(command.bankroll, 0, 0, by)]


def close_table(table: CardTable, by: str, house: House) -> Decided:
    """Between rounds, once no button lies there; the whole rack, counted by two, goes back."""
    if table.phase not in BETWEEN:
        return Refusal(Reason.WRONG_PHASE, "a table closes between games", table.citations.supervision)
    if table.owed:
        says = "collect the vigorish on the buttons, or have it documented, before the table closes"
        return Refusal(Reason.BETS_IN_PLAY, says, table.citations.collecting)
    if refusal := racks.not_to_close(house, table.id):
        return refusal
    coupons = tuple((seat.id, seat.promo) for seat in table.seats.values() if seat.promo)
    return [tables.TableClosed(racks.rack_of(house, table.id), by, coupons)]


def take(table: CardTable, by: str, house: House) -> Decided:
    if by == table.dealer:
        return Refusal(Reason.WRONG_PHASE, "you work this table already", table.citations.supervision)
    elsewhere = works_elsewhere(house, table.id, by)
    return elsewhere or [tables.DealerChanged(table.dealer, by), *duty.left_short(house, by)]


def change_terms(table: CardTable, command: ChangeTerms, by: str) -> Decided:
    """Other options or limits between rounds; the decks on the table stay what they are."""
    if table.playing:
        return TERMS_BETWEEN_GAMES
    new = read_asked(command.effective, table.citations.supervision)
    if isinstance(new, Refusal):
        return new
    if not isinstance(new, BaccaratTable) or _cards(new) != _cards(table.rules):
        says = "another rulebook, game, number of decks or way to shuffle is another table: install it"
        return Refusal(Reason.OPTION_NOT_ALLOWED, says, table.citations.supervision)
    if table.owed and new.terms.vigorish != table.rules.terms.vigorish:
        says = "collect the vigorish on the buttons before its terms change"
        return Refusal(Reason.BETS_IN_PLAY, says, table.citations.marking)
    again = install(InstallTable(table.name, command.effective, tuple(table.seats), table.chips))
    if isinstance(again, Refusal):
        return again
    return changed_terms(table.terms, new, command, by, table.citations.supervision)


def _cards(table: BaccaratTable) -> tuple[object, ...]:
    return table.terms.book, table.terms.decks, table.terms.chosen["shuffling"]
