"""The cards before they are shuffled: received, inspected, verified, spread, shown and stacked."""

from datetime import date

from croupier.base.envelope import DEVICES, Event, Role
from croupier.base.names import Citation, TerminalId
from croupier.base.refusal import Reason, Refusal, worded
from croupier.floor.baccarat.messages import cards, deal
from croupier.floor.baccarat.messages.cards import Face
from croupier.floor.baccarat.seating import present
from croupier.floor.baccarat.shoe import BatchCame
from croupier.floor.baccarat.state import CardTable, Phase

Decided = list[Event] | Refusal
LONGEST_COLOUR = 20
SPREADABLE = (Phase.SHUFFLE, Phase.CUT, Phase.LOAD, Phase.BURN, Phase.IDLE, Phase.BETTING)
"""With the cards in a stack, in the shoe or in the discard rack, and in nobody's hand."""


def receive(table: CardTable, command: cards.ReceiveCards, by: str) -> Decided:
    citations = table.citations
    if table.phase is Phase.CLOSED:
        return Refusal(Reason.WRONG_PHASE, "the table is closed", citations.inspecting)
    if table.phase is not Phase.RECEIVE:
        return Refusal(Reason.WRONG_PHASE, "the cards are at the table already", citations.equipping)
    refusal = _unfit_decks(table, command) or _unlike_cutting_cards(table, command)
    return refusal or [cards.CardsReceived(command.decks, command.backs, command.cutting, by)]


def _unfit_decks(table: CardTable, command: cards.ReceiveCards) -> Refusal | None:
    citations, decks, batched = table.citations, table.rules.terms.decks, table.batches > 1
    if command.decks != decks:
        says = "this table plays with {decks} decks, not {given}"
        clause = citations.batching if batched else citations.equipping
        return worded(Reason.EQUIPMENT_UNFIT, says, clause, decks=decks, given=command.decks)
    if not command.to_standards:
        says = "decks are used only if they meet the control standards for cards"
        clause = citations.batching if batched else citations.inspecting
        return Refusal(Reason.EQUIPMENT_UNFIT, says, clause)
    return _unfit_backs(table, command.backs)


def _unfit_backs(table: CardTable, backs: tuple[str, ...]) -> Refusal | None:
    """A shoe that reshuffles by itself replaces section H; its cards still have one back (B.3)."""
    citations = table.citations
    one_back = citations.equipping if table.reshuffles else citations.drawing
    clause = citations.batching if table.batches > 1 else one_back
    if not all(0 < len(back) <= LONGEST_COLOUR for back in backs):
        return Refusal(Reason.EQUIPMENT_UNFIT, "name the colour of the backs", clause)
    if len({_plain(back) for back in backs}) != table.batches or len(backs) != table.batches:
        says = "with a shuffler the cards are two batches whose backs differ; else all backs are alike"
        return Refusal(Reason.EQUIPMENT_UNFIT, says, clause)
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
        return Refusal(Reason.WRONG_PHASE, says, spread_by(table))
    if table.owed:
        says = "collect the vigorish on the buttons first"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.marking)
    if any(not seat.empty for seat in table.seats.values()):
        says = "cards are spread out of the shoe while nobody plays: a player has chips here"
        return Refusal(Reason.WRONG_PHASE, says, clause)
    return None


def spread_by(table: CardTable) -> Citation:
    """Why cards are spread: for the first players of an opened table, or of one where nobody played.

    An opened table has no cards in a shoe before its first shuffle.
    """
    citations = table.citations
    if table.shoe.cards:
        return citations.idling
    return citations.spreading if table.batches == 1 else citations.stacking


def show(table: CardTable, command: cards.ShowCards) -> Decided:
    clause = spread_by(table)
    if table.phase is not Phase.SHOW and table.phase is not Phase.STACK:
        return Refusal(Reason.WRONG_PHASE, "no cards lie face up on the table", clause)
    if command.terminal not in table.seats:
        says = "there is no such seat at this table"
        return Refusal(Reason.UNKNOWN_TERMINAL, says, table.citations.position)
    if command.terminal in table.shown and table.phase is Phase.STACK:
        return Refusal(Reason.WRONG_PHASE, "that player has seen the cards", clause)
    return [cards.CardsShown(command.terminal)]


def stack(table: CardTable) -> Decided:
    """Washed by hand, also for a shoe that reshuffles; a shuffler's batches are stacked apart, unwashed."""
    if table.phase is not Phase.STACK:
        says = "the first player looks at the cards before they are turned face down"
        return Refusal(Reason.WRONG_PHASE, says, spread_by(table))
    return [cards.CardsStacked(table.batches == 1, stacked_by(table))]


def stacked_by(table: CardTable) -> Citation:
    """Of an opened table, washed by hand or apart by batch; else after the spread of an idle table."""
    citations = table.citations
    if table.shoe.cards:
        return citations.idling
    return citations.washing if table.batches == 1 else citations.stacking


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
    """Of the batch that came out of the shuffler at an idle table: a player may have it spread, once."""
    if not may_ask_for_spread(table) or seat not in present(table):
        says = "a batch that came out of the shuffler at an idle table is spread once, before it is cut"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.idling)
    return [cards.SpreadAsked(seat)]


def may_ask_for_spread(table: CardTable) -> bool:
    return table.phase is Phase.CUT and table.shoe.came is BatchCame.SWAPPED
