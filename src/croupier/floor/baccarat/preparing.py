"""The cards before they are shuffled: received, inspected, verified, spread, shown and stacked."""

from datetime import date

from croupier.base.envelope import DEVICES, Event, Role
from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, Refusal, worded
from croupier.floor.baccarat.messages import cards, deal
from croupier.floor.baccarat.messages.cards import Face
from croupier.floor.baccarat.seating import present
from croupier.floor.baccarat.state import CardTable, Phase

Decided = list[Event] | Refusal
LONGEST_COLOUR = 20
SPREADABLE = (Phase.SHUFFLE, Phase.CUT, Phase.LOAD, Phase.BURN, Phase.IDLE, Phase.BETTING)
"""With the cards in a stack, in the shoe or in the discard rack, and in nobody's hand."""


def receive(table: CardTable, command: cards.ReceiveCards, by: str) -> Decided:
    citations = table.citations
    if table.phase is not Phase.RECEIVE:
        return Refusal(Reason.WRONG_PHASE, "the cards are at the table already", citations.equipping)
    refusal = _unfit_decks(table, command) or _unlike_cutting_cards(table, command)
    return refusal or [cards.CardsReceived(command.decks, command.backs, command.cutting, by)]


def _unfit_decks(table: CardTable, command: cards.ReceiveCards) -> Refusal | None:
    citations, decks = table.citations, table.rules.terms.decks
    if command.decks != decks:
        says = "this table plays with {decks} decks, not {given}"
        return worded(Reason.EQUIPMENT_UNFIT, says, citations.equipping, decks=decks, given=command.decks)
    if not command.to_standards:
        says = "decks are used only if they meet the control standards for cards"
        return Refusal(Reason.EQUIPMENT_UNFIT, says, citations.batching)
    if not all(0 < len(back) <= LONGEST_COLOUR for back in command.backs):
        return Refusal(Reason.EQUIPMENT_UNFIT, "name the colour of the backs", citations.batching)
    if len({_plain(back) for back in command.backs}) != table.batches or len(command.backs) != table.batches:
        says = "with a shuffler the cards are two batches whose backs differ; else all backs are alike"
        return Refusal(Reason.EQUIPMENT_UNFIT, says, citations.batching)
    return None


def _unlike_cutting_cards(table: CardTable, command: cards.ReceiveCards) -> Refusal | None:
    says = "the cutting cards are opaque, of one colour that no back has"
    named, backs = 0 < len(command.cutting) <= LONGEST_COLOUR, map(_plain, command.backs)
    if command.opaque and named and _plain(command.cutting) not in backs:
        return None
    return Refusal(Reason.EQUIPMENT_UNFIT, says, table.citations.equipping)


def _plain(colour: str) -> str:
    """ "Red" and " red" are one colour."""
    return colour.strip().casefold()


def inspect(table: CardTable, by: str) -> Decided:
    if table.phase is not Phase.INSPECT:
        says = "no cards wait for the dealer's inspection"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.inspecting)
    return [cards.CardsInspected(by)]


def verify(table: CardTable, role: Role, by: str) -> Decided:
    """By the floorperson or by a device: the dealer, who inspected them, is offered no such command."""
    if table.phase is not Phase.VERIFY:
        says = "no inspection waits to be verified"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.verifying)
    return [cards.CardsVerified(by, role in DEVICES)]


def spread(table: CardTable, command: cards.SpreadCards) -> Decided:
    """For the first players; or, at a table without gaming activity, out of shoe and discard rack."""
    if table.phase is Phase.SPREAD and command.face is Face.UP:
        return [cards.CardsSpread(command.face, table.batches, idle=False)]
    if table.phase is Phase.SPREAD:
        says = "cards are spread face up for the first players"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.spreading)
    if table.phase is Phase.TURN_UP and command.face is Face.UP:
        return [cards.CardsSpread(command.face, 1, idle=True)]
    if refusal := not_idle(table):
        return refusal
    spread_out = cards.CardsSpread(command.face, 1, idle=True)
    if table.phase is not Phase.BETTING:
        return [spread_out]
    return [deal.RoundVoided(table.round, table.citations.idling), spread_out]


def not_idle(table: CardTable) -> Refusal | None:
    """Without gaming activity: nobody has chips or asks for any, and no wager lies; vigorish is collected."""
    clause = table.citations.idling
    if table.phase not in SPREADABLE or not table.shoe.number:
        says = "cards are spread when they were verified, or at an idle table between rounds"
        return Refusal(Reason.WRONG_PHASE, says, clause)
    if table.owed:
        says = "collect the vigorish on the buttons first"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.marking)
    if any(not seat.empty for seat in table.seats.values()):
        says = "cards are spread out of the shoe while nobody plays: a player has chips here"
        return Refusal(Reason.WRONG_PHASE, says, clause)
    return None


def show(table: CardTable, command: cards.ShowCards) -> Decided:
    if table.phase is not Phase.SHOW and table.phase is not Phase.STACK:
        return Refusal(Reason.WRONG_PHASE, "no cards lie face up on the table", table.citations.spreading)
    if command.terminal not in table.seats:
        return Refusal(
            Reason.UNKNOWN_TERMINAL, "there is no such seat at this table", table.citations.supervision
        )
    if command.terminal in table.shown and table.phase is Phase.STACK:
        return Refusal(Reason.WRONG_PHASE, "that player has seen the cards", table.citations.spreading)
    return [cards.CardsShown(command.terminal)]


def stack(table: CardTable) -> Decided:
    """Washed by hand, also for a shoe that reshuffles; a shuffler's batches are stacked apart, unwashed."""
    if table.phase is not Phase.STACK:
        says = "the first player looks at the cards before they are turned face down"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.spreading)
    washed, citations = table.batches == 1, table.citations
    apart = citations.idling if table.idle_spread else citations.stacking
    return [cards.CardsStacked(washed, citations.washing if washed else apart)]


def give_notice(table: CardTable, command: cards.GiveNotice, by: str, today: str) -> Decided:
    """In writing, with its day, which has come; it names the option that the terms have."""
    if command.option != table.chosen("dealing"):
        says = "the terms of this table deal by option {option}: change them first"
        clause = table.citations.notifying
        return worded(Reason.OPTION_NOT_ALLOWED, says, clause, option=table.chosen("dealing"))
    if not _is_day(command.dated):
        says = "a notice is dated like 2026-11-16"
        return Refusal(Reason.MALFORMED, says, table.citations.notifying)
    if today and command.dated > today:
        says = "a notice counts from its date, {dated}: the gaming day is {today}"
        return worded(Reason.MALFORMED, says, table.citations.notifying, dated=command.dated, today=today)
    return [cards.NoticeGiven(command.option, command.dated, by)]


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def ask_for_spread(table: CardTable, seat: TerminalId | None) -> Decided:
    """Of the batch that the shuffler stored: a player may have it spread before it is dealt."""
    if table.batches == 1 or table.phase is not Phase.CUT or seat not in present(table):
        says = "a batch out of the shuffler is spread at a player's wish, before it is cut"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.idling)
    return [cards.SpreadAsked(seat)]
