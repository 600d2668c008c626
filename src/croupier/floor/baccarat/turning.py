"""Face-down cards: turned by the dealer, or by the player who has the right to (option c)."""

import hashlib

from croupier.base.envelope import Event, Role
from croupier.base.names import TerminalId, staff_name
from croupier.base.refusal import Reason, Refusal, Refused, sentence
from croupier.desk.messages import Alarmed
from croupier.floor.baccarat.correcting import put_right
from croupier.floor.baccarat.dealing import dealt_by, too_many, waits_for
from croupier.floor.baccarat.hands import FIRST_CARDS, unturned
from croupier.floor.baccarat.messages import deal
from croupier.floor.baccarat.messages.cards import Port
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.seating import highest_wager, next_to_turn, plays_by_tablet
from croupier.floor.baccarat.state import CardTable, Phase, Right
from croupier.games.baccarat.cards import read_card

Decided = list[Event] | Refusal
HANDS_OFF = sentence("nobody but the dealer handles cards that were not handed to them")
GIVEN_UP, TIME_IS_UP, TABLET_GONE = "given up", "time is up", "the tablet is gone"
"""Why the right to turn passes on where no person says so, as records have it."""


def seal(card: str, salt: str) -> str:
    """The hash that stands for a card which nobody has seen."""
    return hashlib.sha256(f"{card}:{salt}".encode()).hexdigest()


def may_turn(table: CardTable, side: Side) -> bool:
    """The Player's Hand first: the Banker's stays under the shoe until the Player's is called."""
    if table.phase is not Phase.DEAL or len(table.hands) < FIRST_CARDS or not unturned(table, side):
        return False
    return side is Side.PLAYER or Side.PLAYER in table.announced


def right_of(table: CardTable, side: Side) -> Right:
    return table.rights.get(side) or Right()


def entitled(table: CardTable, side: Side) -> str:
    """The seat to which the dealer hands this hand now; empty where the dealer turns it."""
    right = right_of(table, side)
    if table.chosen("dealing") != "c" or right.over:
        return ""
    return right.holder or highest_wager(table, side)


def cannot_leave(table: CardTable, seat: str) -> Refusal | None:
    """Who may turn cards of this hand stays until it is over, or the right has passed to another."""
    rights = table.rights.values() if table.phase is Phase.DEAL else ()
    if not any(seat in (right.holder, right.offered) for right in rights):
        return None
    says = "the right to turn cards of this hand is given up first, or the hand is finished"
    return Refusal(Reason.BETS_IN_PLAY, says, table.citations.relinquishing)


def hand(table: CardTable, command: deal.HandCards) -> Decided:
    if refusal := _not_now(table, command.round, command.side):
        return refusal
    right, to = right_of(table, command.side), entitled(table, command.side)
    if not to or right.offered or handed(table, command.side):
        says = "these cards are handed to nobody now"
        return Refusal(Reason.WRONG_PHASE, says, dealt_by(table))
    return [deal.CardsHanded(table.round, command.side, TerminalId(to), table.citations.handing)]


def handed(table: CardTable, side: Side) -> bool:
    """A player has the face-down cards of this hand before them."""
    return any(one.draw in table.in_hand for one in unturned(table, side))


def at_players_word(table: CardTable, side: Side) -> bool:
    """The dealer records that the player returns the cards: they are of paper, or there is no tablet."""
    return table.shoe.port is not Port.VIRTUAL or not plays_by_tablet(table, entitled(table, side))


def turn(table: CardTable, command: deal.TurnCards, role: Role, seat: TerminalId | None) -> Decided:
    if role is Role.PLAYER and table.chosen("dealing") != "c":
        return Refusal(Reason.NOT_PERMITTED, HANDS_OFF, table.citations.handling)
    if refusal := _not_now(table, command.round, command.side):
        return refusal
    right, by = right_of(table, command.side), seat if role is Role.PLAYER else None
    if by is not None and (by != right.holder or not handed(table, command.side)):
        return Refusal(Reason.NOT_PERMITTED, HANDS_OFF, table.citations.handling)
    if by is None and handed(table, command.side) and at_players_word(table, command.side):
        return [deal.CardsTurned(table.round, command.side, right.holder)]
    if by is None and (entitled(table, command.side) or right.offered):
        says = "a player has the right to turn these cards: hand them over"
        return Refusal(Reason.NOT_PERMITTED, says, table.citations.handing)
    return [deal.CardsTurned(table.round, command.side, by or "")]


def give_up(table: CardTable, command: deal.GiveUpCards, seat: TerminalId | None, by: str) -> Decided:
    """By the player; the dealer records it for a player who says it aloud."""
    if seat is not None and right_of(table, command.side).holder != seat:
        says = "you have no right to these cards that you could give up"
        return Refusal(Reason.NOT_PERMITTED, says, table.citations.relinquishing)
    return _relinquished(table, command.round, command.side, GIVEN_UP, seat or by)


def take(table: CardTable, command: deal.TakeCards, by: str) -> Decided:
    if not command.why.strip():
        return Refusal(Reason.MALFORMED, "say why the right is taken away", table.citations.relinquishing)
    return _relinquished(table, command.round, command.side, command.why, by)


def _relinquished(table: CardTable, round_: int, side: Side, why: str, by: str) -> Decided:
    """It goes to the next player at the right, and round; a player who was asked is not asked again."""
    if refusal := _not_now(table, round_, side):
        return refusal
    right = right_of(table, side)
    if not right.holder:
        return Refusal(Reason.NOTHING_THERE, "no player has these cards", table.citations.relinquishing)
    to = next_to_turn(table, right.holder, (*right.asked, right.holder))
    return [deal.CardsGivenUp(round_, side, TerminalId(right.holder), why, by, to)]


def accept(table: CardTable, command: deal.AcceptCards, seat: TerminalId | None) -> Decided:
    refusal = _not_offered(table, command.round, command.side, seat)
    offered = TerminalId(right_of(table, command.side).offered)
    return refusal or [deal.CardsAccepted(table.round, command.side, offered)]


def decline(table: CardTable, command: deal.DeclineCards, seat: TerminalId | None) -> Decided:
    if refusal := _not_offered(table, command.round, command.side, seat):
        return refusal
    right = right_of(table, command.side)
    to = next_to_turn(table, right.offered, (*right.asked, right.offered))
    return [deal.CardsDeclined(table.round, command.side, TerminalId(right.offered), to)]


def _not_offered(table: CardTable, round_: int, side: Side, seat: TerminalId | None) -> Refusal | None:
    """The dealer answers for a player who says it aloud."""
    if refusal := _not_now(table, round_, side):
        return refusal
    offered = right_of(table, side).offered
    if not offered or seat not in (None, offered):
        return Refusal(
            Reason.NOT_PERMITTED, "these cards are not offered to you", table.citations.relinquishing
        )
    return None


def _not_now(table: CardTable, round_: int, side: Side) -> Refusal | None:
    if round_ == table.round and may_turn(table, side):
        return None
    says = "that hand does not wait to be turned: the Player's Hand is called before the Banker's"
    return Refusal(Reason.WRONG_PHASE, says, dealt_by(table))


def show(table: CardTable, command: deal.ShowCard) -> Decided:
    """The face of a sealed card, once a person has turned it."""
    waiting = waits_for(table)
    if waiting is None or waiting.draw != command.draw or not waiting.seal:
        return Refusal(Reason.WRONG_PHASE, "that card was not turned", table.citations.handling)
    if seal(command.card, command.salt) != waiting.seal:
        says = "that is not the card which was sealed"
        return Refusal(Reason.AMOUNT_DIFFERS, says, table.citations.drawing)
    return [deal.CardShown(command.draw, command.card, command.salt), *too_many(table, command.card)]


def key(table: CardTable, command: deal.KeyCard, by: str) -> Decided:
    """What the dealer sees of a card that was not read; where a shoe should have, another confirms it."""
    waiting = waits_for(table)
    if waiting is None or waiting.draw != command.draw:
        return Refusal(Reason.WRONG_PHASE, "that card does not wait to be keyed", table.citations.drawing)
    try:
        read_card(command.card)
    except Refused as refused:
        return refused.refusal.resting_on(table.citations.drawing)
    if waiting.seal and not waiting.keyed:
        says = f"{staff_name(by)} keys a card that the shoe had read"
        return [deal.CardKeyed(command.draw, command.card, by, confirmed=False), Alarmed(says)]
    if table.shoe.port is not Port.KEYS or waiting.keyed:
        return [deal.CardKeyed(command.draw, command.card, by, confirmed=False)]
    keyed = deal.CardKeyed(command.draw, command.card, by, confirmed=True)
    return [keyed, *too_many(table, command.card)]


def confirm(table: CardTable, command: deal.ConfirmCard, by: str) -> Decided:
    waiting = waits_for(table)
    if waiting is None or waiting.draw != command.draw or not waiting.keyed:
        return Refusal(Reason.NOTHING_THERE, "no keyed card waits to be confirmed", table.citations.drawing)
    if command.card != waiting.card:
        says = "the dealer keyed another card: look again, together"
        return Refusal(Reason.AMOUNT_DIFFERS, says, table.citations.drawing)
    return [deal.CardConfirmed(command.draw, by), *put_right(table), *too_many(table, command.card)]
