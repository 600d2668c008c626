"""Shuffle, cut, shoe and burn: from the stack to the first card of play."""

import hashlib

from croupier.base.envelope import Event, Role
from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, Refusal, worded
from croupier.floor.baccarat.batches import IN_PLAY, next_batch
from croupier.floor.baccarat.clauses import baccarat_rules
from croupier.floor.baccarat.messages import cards
from croupier.floor.baccarat.messages.cards import Port
from croupier.floor.baccarat.seating import next_to_cut, offered_cut
from croupier.floor.baccarat.shoe import DECK_SIZE
from croupier.floor.baccarat.state import CardTable, Phase

Decided = list[Event] | Refusal
SHA256_HEX = 64


def ready(table: CardTable, command: cards.ReadyShoe) -> Decided:
    """A virtual shoe is committed to before it is shuffled; a reader has nothing to commit to.

    What another device had made ready, before the table was given this one, is not dealt.
    """
    if table.phase is not Phase.SHUFFLE and not table.shoe.ready:
        return Refusal(Reason.WRONG_PHASE, "no shoe is being made ready", table.citations.drawing)
    if (len(command.commitment) == SHA256_HEX) is not (command.port is Port.VIRTUAL):
        says = "a virtual shoe publishes the hash of its seed, and no other shoe has one"
        return Refusal(Reason.MALFORMED, says, table.citations.drawing)
    if table.shoe.commitment:
        says = "the seed of the last shoe is revealed before another is committed to"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.drawing)
    if table.shoe.ready and table.shoe.port is command.port:
        return Refusal(Reason.WRONG_PHASE, "that shoe is ready already", table.citations.drawing)
    return [cards.ShoeReady(table.shoe.number + 1, command.port, command.commitment, command.salt)]


def shuffle(table: CardTable) -> Decided:
    """Not while vigorish lies on a button: all of it is collected before the cards are reshuffled.

    Nor before the shoe has said what it is: a virtual one would be dealt without a commitment, by keys.
    """
    if table.phase is not Phase.SHUFFLE:
        return Refusal(Reason.WRONG_PHASE, "no stack waits to be shuffled", table.citations.shuffling)
    if table.owed:
        says = "collect the vigorish on the buttons, or have it documented, before the shuffle"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.marking)
    if not table.shoe.ready:
        says = "the shoe has not said yet that it is ready for these cards: shuffle in a moment"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.drawing)
    held = table.rules.terms.shoe_decks * DECK_SIZE
    return [cards.CardsShuffled(table.shoe.number + 1, next_batch(table), held)]


def cut(table: CardTable, command: cards.CutCards, role: Role, seat: TerminalId | None) -> Decided:
    """By the player to whom it is offered; the dealer moves the card for that player, or cuts at the end."""
    if table.phase is not Phase.CUT:
        return Refusal(Reason.WRONG_PHASE, "no stack is offered to be cut", table.citations.offering)
    entitled = offered_cut(table)
    if role is Role.PLAYER and seat != entitled:
        return Refusal(Reason.NOT_PERMITTED, "the cut is offered to another", table.citations.offering)
    least = baccarat_rules(table.rules.terms.book).cards.cut_from_ends.value
    if not least <= command.at <= table.shoe.cards - least:
        says = "cut at least {least} cards from either end of the {cards}"
        clause = table.citations.cutting
        return worded(Reason.EQUIPMENT_UNFIT, says, clause, least=least, cards=table.shoe.cards)
    return [cards.CardsCut(entitled, command.at)]


def decline(table: CardTable, role: Role, seat: TerminalId | None) -> Decided:
    entitled = offered_cut(table)
    if table.phase is not Phase.CUT or not entitled or (role is Role.PLAYER and seat != entitled):
        return Refusal(Reason.WRONG_PHASE, "the cut is not offered to that player", table.citations.offering)
    return [cards.CutDeclined(TerminalId(entitled))]


def recut(table: CardTable, command: cards.OrderRecut, by: str) -> Decided:
    """Before any card is dealt; the house's option says who cuts again."""
    if not may_recut(table):
        says = "cards are recut after the cut and before any card is dealt"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.recutting)
    if not command.why.strip():
        return Refusal(Reason.MALFORMED, "say what was wrong with the cut", table.citations.recutting)
    last = table.shoe.cutter or ""
    again = last if table.chosen("recut") == "last-cutter" else next_to_cut(table)
    return [cards.RecutOrdered(command.why, by, again)]


def may_recut(table: CardTable) -> bool:
    """Cut, and no card drawn; a shoe that reshuffles by itself is never cut."""
    undrawn = table.phase is Phase.BURN and table.shoe.out == 0
    return (table.phase is Phase.LOAD or undrawn) and not table.reshuffles


def load(table: CardTable, command: cards.LoadShoe) -> Decided:
    if table.phase is not Phase.LOAD:
        return Refusal(Reason.WRONG_PHASE, "no cut stack waits for the shoe", table.citations.loading)
    if refusal := unnotified(table):
        return refusal
    if table.reshuffles:
        return [cards.ShoeLoaded(0)]
    least = baccarat_rules(table.rules.terms.book).cards.cutting_card_from_back.value
    if not least <= command.from_back < table.shoe.cards:
        says = "the cutting card goes at least {least} cards from the back of the {cards}"
        clause = table.citations.loading
        return worded(Reason.EQUIPMENT_UNFIT, says, clause, least=least, cards=table.shoe.cards)
    return [cards.ShoeLoaded(command.from_back)]


def unnotified(table: CardTable) -> Refusal | None:
    """No shoe is dealt before the Table Games Director has given notice of the option."""
    if table.option == table.chosen("dealing"):
        return None
    says = "the Table Games Director has given no notice that cards are dealt by option {option}"
    clause = table.citations.notifying
    return worded(Reason.OPTION_NOT_ALLOWED, says, clause, option=table.chosen("dealing"))


def reveal(table: CardTable, command: cards.RevealShoe) -> Decided:
    """Once the shoe is done, or is not to be dealt; the seed is the one that was committed to."""
    if table.phase in IN_PLAY or not table.shoe.commitment:
        return Refusal(Reason.WRONG_PHASE, "no virtual shoe waits to be revealed", table.citations.drawing)
    if not _commits(command.seed, table.shoe.commitment):
        return Refusal(Reason.AMOUNT_DIFFERS, "that is not the seed committed to", table.citations.drawing)
    return [cards.ShoeRevealed(table.shoe.number + table.shoe.ready, command.seed)]


def _commits(seed: str, commitment: str) -> bool:
    try:
        return hashlib.sha256(bytes.fromhex(seed)).hexdigest() == commitment
    except ValueError:
        return False
