"""Cards, in a dealer's words."""

from croupier.base.envelope import Event
from croupier.base.names import Citation, staff_name
from croupier.floor.baccarat.dealing import dealt_by, face_up
from croupier.floor.baccarat.errors import burned_by
from croupier.floor.baccarat.hands import FIRST_CARDS
from croupier.floor.baccarat.messages import cards, deal, reading
from croupier.floor.baccarat.messages.reading import Doubt
from croupier.floor.baccarat.preparing import spread_by
from croupier.floor.baccarat.state import CardTable
from croupier.floor.baccarat.turning import right_of
from croupier.floor.parts.seats.tell import Told

HANDS = {"player": "the Player's Hand", "banker": "the Banker's Hand"}
CALLED = {"player": "The Player's Hand", "banker": "The Banker's Hand"}
DOUBTED = {
    Doubt.LOST: "The line to the shoe is lost: the dealer keys its cards, and the floorperson confirms them.",
    Doubt.LOOK: "The shoe may not have told of a card: somebody looks.",
}
WON = {"player": "The Player's Hand wins", "banker": "The Banker's Hand wins", "tie": "Tie Hand"}


def tell_cards(table: CardTable, event: Event) -> Told:
    yield from _prepared(table, event)
    yield from _cut(table, event)
    yield from _dealt(table, event)
    yield from _turned(table, event)


def _prepared(table: CardTable, event: Event) -> Told:
    cited = table.citations
    match event:
        case cards.NoticeGiven():
            by = staff_name(event.by)
            yield (
                f"{by} gives notice, dated {event.dated}: cards are dealt by option {event.option}.",
                cited.notifying,
            )
        case cards.CardsReceived():
            backs = " and ".join(event.backs)
            yield f"{event.decks} decks with {backs} backs, cutting cards {event.cutting}.", cited.equipping
        case cards.CardsInspected():
            yield f"{staff_name(event.by)} sorts and inspects the cards.", cited.inspecting
        case cards.CardsVerified():
            by = "A device" if event.electronic else staff_name(event.by)
            yield f"{by} verifies the inspection.", cited.verifying
        case cards.CardsSpread():
            yield f"The cards are spread face {event.face}.", cited.idling if event.idle else spread_by(table)
        case cards.CardsShown():
            yield f"The player at seat {event.terminal} looks at the cards.", spread_by(table)
        case cards.CardsStacked():
            yield (
                "The cards are turned face down" + (", washed" if event.washed else "") + " and stacked.",
                event.clause,
            )


def _cut(table: CardTable, event: Event) -> Told:
    cited = table.citations
    match event:
        case cards.ShoeReady() if event.commitment:
            yield f"Shoe {event.shoe} is committed to: {event.commitment[:16]}...", cited.drawing
        case cards.CardsShuffled():
            by_hand = cited.reshuffling if table.reshuffles else cited.shuffling
            by = cited.batching if table.batches > 1 else by_hand
            yield f"Shoe {event.shoe}: {event.cards} cards are shuffled.", by
        case cards.SpreadAsked():
            yield f"Seat {event.terminal} asks to see the cards.", cited.idling
        case cards.CutDeclined():
            yield f"Seat {event.terminal} declines the cut.", cited.offering
        case cards.CardsCut():
            who = f"Seat {event.cutter}" if event.cutter else "The dealer"
            yield f"{who} cuts at card {event.at}.", cited.cutting
        case cards.RecutOrdered():
            yield f"{staff_name(event.by)} orders a recut: {event.why}.", cited.recutting
        case cards.ShoeLoaded():
            yield _loaded(table, event)
        case cards.ShoeRevealed():
            yield f"The seed of shoe {event.shoe} is revealed.", cited.drawing


def _dealt(table: CardTable, event: Event) -> Told:
    cited = table.citations
    match event:
        case deal.CardBurned():
            yield f"{event.card} is shown and burned.", burned_by(table)
        case deal.CardDealt():
            kept = ": the one that was kept" if event.kept else ""
            yield f"{_dealt_card(table, event)} to {HANDS[event.side]}{kept}.", _dealt_by(table)
        case deal.CardUnread():
            yield f"The shoe did not read card {event.draw}: the hand waits.", cited.drawing
        case reading.CardHeld():
            yield f"Card {event.draw} is out of the shoe, and waits for the one before it.", cited.drawing
        case reading.ShoeDoubted():
            yield DOUBTED[event.why], cited.drawing
        case deal.CardInError():
            yield "A card is drawn in error.", cited.overdrawing
        case deal.ErrorRuled():
            yield f"The card in error is {event.end}.", event.clause
        case deal.FaceUpFound():
            yield f"{event.card} lies face up in the shoe, and is not used.", cited.finding
        case deal.CuttingCardOut():
            yield "The cutting card appears.", cited.last_hand
        case deal.LastHandAnnounced():
            yield "Last Hand.", cited.last_hand
        case deal.RoundVoided():
            why = "Nobody plays" if event.clause == cited.idling else "Too few cards are left"
            yield f"{why}: the round is void.", event.clause


def _loaded(table: CardTable, event: cards.ShoeLoaded) -> tuple[str, Citation]:
    if table.reshuffles:
        return "The cards are in the shoe that reshuffles by itself.", table.citations.reshuffling
    says = f"The cutting card is {event.from_back} from the back; the shoe is loaded."
    return says, table.citations.loading


def _dealt_by(table: CardTable) -> Citation:
    """The option of the first four cards; under option c also of the third ones."""
    third = len(table.hands) >= FIRST_CARDS and table.chosen("dealing") != "c"
    return table.citations.third_cards if third else dealt_by(table)


def _card_of(table: CardTable, draw: int) -> str:
    """A card by its hand, where it is of one."""
    sides = [one.side for one in table.hands if one.draw == draw and one.side is not None]
    return f"Card {draw}, of {HANDS[sides[0]]}," if sides else f"Card {draw}"


def _dealt_card(table: CardTable, event: deal.CardDealt) -> str:
    return event.card or ("A card" if face_up(table) else "A card, face down,")


def _turned(table: CardTable, event: Event) -> Told:
    cited = table.citations
    match event:
        case deal.CardShown():
            yield f"{_card_of(table, event.draw)} is {event.card}.", cited.drawing
        case deal.CardKeyed():
            card = _card_of(table, event.draw).removeprefix("Card ").removesuffix(",")
            again = f", which was keyed as {event.was}" if event.was else ""
            yield f"{staff_name(event.by)} keys card {card}: {event.card}{again}.", cited.drawing
        case deal.CardConfirmed():
            yield f"{staff_name(event.by)} confirms card {event.draw}.", cited.drawing
        case deal.CardsHanded() | deal.CardsAccepted():
            yield f"Seat {event.terminal} is handed {HANDS[event.side]}.", cited.handing
        case deal.CardsTurned():
            who = f"Seat {event.terminal} returns" if event.terminal else "The dealer turns"
            yield f"{who} {HANDS[event.side]} face up.", _turned_by(table, event)
        case deal.CardsGivenUp():
            yield (
                f"Seat {event.terminal} no longer turns {HANDS[event.side]}: {event.why}.",
                cited.relinquishing,
            )
        case deal.CardsDeclined():
            yield f"Seat {event.terminal} declines {HANDS[event.side]}.", cited.relinquishing
        case deal.CountAnnounced():
            yield f"{CALLED[event.side]}: {event.count}.", cited.announcing
        case deal.ResultAnnounced():
            yield f"{WON[event.winner]}: Player {event.player}, Banker {event.banker}.", cited.concluding


def _turned_by(table: CardTable, event: deal.CardsTurned) -> Citation:
    """Under option c the dealer turns what nobody wagered on, or what every player gave up."""
    cited = table.citations
    if not event.terminal and right_of(table, event.side).over:
        return cited.relinquishing
    return cited.handing if table.chosen("dealing") == "c" else cited.facing_down
