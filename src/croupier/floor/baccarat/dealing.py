"""Cards out of the shoe: to a hand by the rules of dealing, to the discard rack, or in error."""

from croupier.base.envelope import Event, Role
from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refusal, Refused
from croupier.desk.messages import Alarmed
from croupier.floor.baccarat import cutting_card
from croupier.floor.baccarat.errors import burned_by, not_put_right
from croupier.floor.baccarat.hands import FIRST_CARDS, ORDER, hands_so_far, side_of_next
from croupier.floor.baccarat.messages import deal
from croupier.floor.baccarat.messages.cards import Port
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.messages.reading import Doubt
from croupier.floor.baccarat.shoe import Drawn
from croupier.floor.baccarat.state import DRAWING, CardTable, Phase
from croupier.games.baccarat.cards import read_card

Decided = list[Event] | Refusal
UNREAD = Alarmed("the shoe did not read a card: the hand waits")


def draw(table: CardTable, command: deal.DealCard, role: Role) -> Decided:
    """One card leaves the shoe: where it goes follows from what the game needs next."""
    if refusal := cannot_draw(table, role) or _cut_since(table, command) or unreadable(table, command.card):
        return refusal
    decided = place(table, table.shoe.out + 1, command, role)
    return decided if isinstance(decided, Refusal) else [*decided, *cutting_card.passed(table)]


def place(table: CardTable, nth: int, command: deal.DealCard, role: Role) -> Decided:
    """The `nth` card of the shoe: burned, in error, or to a hand."""
    if table.phase is Phase.BURN or table.shoe.burning:
        return _burn(table, nth, command)
    if side_of_next(table) is None:
        return [deal.CardInError(nth, command.card, command.seal), *too_many(table, command.card)]
    if role is Role.DEALER and kept_for_hand(table):
        says = "a card was kept for this hand: lay it first"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.overdrawing)
    return _deal(table, nth, command)


def cannot_draw(table: CardTable, role: Role) -> Refusal | None:
    citations = table.citations
    if table.phase not in DRAWING:
        return Refusal(Reason.WRONG_PHASE, "no shoe is in play", citations.drawing)
    if role is Role.DEALER and table.shoe.port is not Port.KEYS and not in_doubt(table):
        return Refusal(Reason.NOT_PERMITTED, "this shoe tells its cards itself", citations.drawing)
    if refusal := held_up(table):
        return refusal
    if table.held:
        says = "a card that left the shoe before is laid first"
        return Refusal(Reason.WRONG_PHASE, says, citations.drawing)
    if table.cards_left == 0:
        return Refusal(Reason.NOTHING_THERE, "the shoe is empty", citations.running_out)
    return None


def in_doubt(table: CardTable) -> bool:
    """A shoe that reads its cards, and may not tell the next: the dealer says that it is out."""
    return table.shoe.port is Port.READER and table.doubt is not None


def line_lost(table: CardTable) -> bool:
    """No card is told: the dealer says of each that it is out."""
    return table.shoe.port is Port.READER and table.doubt is Doubt.LOST


def held_up(table: CardTable) -> Refusal | None:
    """A card that is out is to be seen, or ruled on, before it is known where another goes."""
    if waits_for(table) is not None:
        says = "a card was not read: the dealer keys it and the floorperson confirms it"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.drawing)
    if table.error is not None:
        says = "say first what becomes of the card that was drawn in error"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.overdrawing)
    return None


def _cut_since(table: CardTable, command: deal.DealCard) -> Refusal | None:
    if command.cuts is None or command.cuts == len(table.shoe.cuts):
        return None
    says = "the cards were cut before this one came: draw again"
    return Refusal(Reason.WRONG_PHASE, says, table.citations.drawing)


def waits_for(table: CardTable) -> Drawn | None:
    """A card that lies face up and whose face is not known yet."""
    lying = (*table.hands, *((table.error,) if table.error else ()))
    return next((one for one in lying if one.turned and not one.known), None)


def unreadable(table: CardTable, card: str) -> Refusal | None:
    if not card:
        return None
    try:
        read_card(card)
    except Refused as refused:
        return refused.refusal.resting_on(table.citations.drawing)
    return None


def _burn(table: CardTable, nth: int, command: deal.DealCard) -> Decided:
    """All cards that are burned are shown."""
    if not command.card and table.shoe.port is Port.READER:
        return [deal.CardUnread(nth), UNREAD]
    if not command.card:
        says = "a burned card is shown: key its face"
        return Refusal(Reason.MALFORMED, says, burned_by(table))
    first = table.phase is Phase.BURN and table.shoe.first
    return [deal.CardBurned(nth, command.card, first), *too_many(table, command.card)]


def _deal(table: CardTable, nth: int, command: deal.DealCard) -> Decided:
    """A card that was kept is the first of this hand, and the one that leaves the shoe now the second."""
    kept = kept_for_hand(table)
    side = ORDER[len(kept)] if kept else side_of_next(table)
    assert side is not None  # noqa: S101 - asked before
    if not face_up(table):
        if command.card:
            says = "this card lies face down: nobody names it yet"
            return Refusal(Reason.MALFORMED, says, dealt_by(table))
        return [*kept, deal.CardDealt(table.round, nth, side, "", command.seal)]
    dealt = deal.CardDealt(table.round, nth, side, command.card, "" if command.card else command.seal)
    if command.card:
        return [*kept, dealt, *too_many(table, command.card)]
    if command.seal:  # drawn when it was to lie face down: the shoe shows it now
        return [*kept, dealt]
    if table.shoe.port is Port.KEYS:
        third = len(table.hands) >= FIRST_CARDS
        clause = table.citations.facing_thirds if third else table.citations.facing_up
        return Refusal(Reason.MALFORMED, "key the card that you turn up", clause)
    return [*kept, dealt, deal.CardUnread(nth), UNREAD]


def lay_kept(table: CardTable) -> Decided:
    """Before any card of the hand leaves the shoe."""
    if kept := kept_for_hand(table):
        return kept
    return Refusal(Reason.NOTHING_THERE, "no card was kept for this hand", table.citations.overdrawing)


def kept_for_hand(table: CardTable) -> list[Event]:
    """The cards that were drawn in error before this hand; the last of its four comes out of the shoe."""
    begins = table.phase is Phase.DEAL and not table.hands
    kept = table.kept[: FIRST_CARDS - 1] if begins else []
    return [
        deal.CardDealt(table.round, one.draw, side, "", one.seal, kept=True)
        for one, side in zip(kept, ORDER, strict=False)
    ]


def face_up(table: CardTable) -> bool:
    """By option a every card, by option b the third cards, by option c none."""
    option = table.chosen("dealing")
    return option == "a" or (option == "b" and len(table.hands) >= FIRST_CARDS)


def dealt_by(table: CardTable) -> Citation:
    """The option by which the first four cards are dealt and turned."""
    cited = table.citations
    return {"a": cited.facing_up, "b": cited.facing_down}.get(table.chosen("dealing"), cited.handing)


def too_many(table: CardTable, card: str) -> list[Event]:
    """More copies of a card than there are decks: a supervisor must see it."""
    decks = table.rules.terms.shoe_decks
    times = table.shoe.seen.get(card, 0) + 1
    if card and times > decks:
        return [Alarmed(f"{card} has come {times} times out of {decks} decks")]
    return []


def find_face_up(table: CardTable, command: deal.FindFaceUp, role: Role) -> Decided:
    """Not used: into the discard rack, and as many more as its value are drawn face up after it.

    The dealer sees it in any shoe of paper; one that reads its cards tells of it again when it is drawn.
    """
    seer = Role.READER if table.shoe.port is Port.READER else role
    if refusal := cannot_draw(table, seer) or unreadable(table, command.card):
        return refusal
    if table.phase is Phase.BURN and table.shoe.first:
        says = "the first card of the shoe is burned before play"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.loading)
    found = deal.FaceUpFound(table.shoe.out + 1, command.card)
    passed = cutting_card.passed(table) if table.shoe.port is Port.KEYS else []
    return [found, *too_many(table, command.card), *passed]


def may_find(table: CardTable) -> bool:
    """Whether the dealer may say of the next card that it lies face up in the shoe."""
    first = table.phase is Phase.BURN and table.shoe.first
    return not first and table.shoe.port is not Port.VIRTUAL and cannot_draw(table, Role.READER) is None


def announce_count(table: CardTable, command: deal.AnnounceCount) -> Decided:
    """The Player's Hand and then the Banker's, once their cards lie face up."""
    if refusal := _not_dealing(table, command.round):
        return refusal
    cards = [one for one in table.hands[:FIRST_CARDS] if one.side is command.side]
    ready = len(table.hands) >= FIRST_CARDS and all(one.turned and one.known for one in cards)
    in_order = command.side is Side.PLAYER or Side.PLAYER in table.announced
    if command.side in table.announced or not ready or not in_order:
        says = "the count of a hand is announced once its two cards lie face up, the Player's Hand first"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.announcing)
    hands = hands_so_far(table)
    count = hands.player_count if command.side is Side.PLAYER else hands.banker_count
    return [deal.CountAnnounced(table.round, command.side, count)]


def announce_result(table: CardTable, command: deal.AnnounceResult) -> Decided:
    """When each hand has all the cards to which it is entitled."""
    if refusal := _not_dealing(table, command.round):
        return refusal
    finished = len(table.announced) == len(Side) and side_of_next(table) is None
    if not finished or any(not one.turned or not one.known for one in table.hands):
        says = "the result is announced when each hand has all its cards"
        return Refusal(Reason.WRONG_PHASE, says, table.citations.concluding)
    if refusal := not_put_right(table):
        return refusal
    hands = hands_so_far(table)
    result = " ".join(one.card for one in table.hands)
    counts = hands.player_count, hands.banker_count
    return [deal.ResultAnnounced(table.round, result, hands.winner, *counts)]


def _not_dealing(table: CardTable, round_: int) -> Refusal | None:
    if round_ != table.round or table.phase is not Phase.DEAL:
        return Refusal(Reason.WRONG_PHASE, "no hands of that round are on the table", table.citations.dealing)
    return None
