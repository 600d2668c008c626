"""Every event of a mini-baccarat table alone, and the transfers it makes, worked out by hand."""

from croupier.base.envelope import Event
from croupier.base.names import Citation
from croupier.floor.baccarat.messages import cards, deal, pay, reading
from croupier.floor.baccarat.messages.cards import Face, Port
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.messages.pay import Step, StepKind, Taken, Void, Won
from croupier.floor.parts.messages import seats
from tests.house import ONE, TWO

CLAUSE = Citation("oneida-minibaccarat:L.2")
Moved = list[tuple[str, str, int]]
NOTHING: Moved = []
OF_CARDS: list[Event] = [
    cards.NoticeGiven("a", "2026-11-16", "Dirk"),
    cards.CardsReceived(6, ("red",), "yellow", "Flo"),
    cards.CardsInspected("Dana"),
    cards.CardsVerified("Flo", electronic=False),
    cards.CardsSpread(Face.UP, 1, idle=False),
    cards.CardsShown(ONE),
    cards.CardsStacked(washed=True, clause=CLAUSE),
    cards.ShoeReady(1, Port.VIRTUAL, "00", "salt"),
    cards.CardsShuffled(1, 0, 312),
    cards.SpreadAsked(ONE),
    cards.CutDeclined(ONE),
    cards.CardsCut(ONE, 100),
    cards.RecutOrdered("a card fell", "Sam", ONE),
    cards.ShoeLoaded(14),
    cards.ShoeRevealed(1, "00"),
    deal.CardBurned(1, "2S", first=True),
    deal.CardDealt(1, 2, Side.PLAYER, "2S"),
    deal.CardUnread(2),
    reading.CardHeld(3),
    reading.ShoeDoubted(reading.Doubt.LOST),
    deal.CardShown(2, "2S", "salt"),
    deal.CardKeyed(2, "2S", "Dana", confirmed=False),
    deal.CardConfirmed(2, "Flo"),
    deal.CardsHanded(1, Side.PLAYER, ONE, CLAUSE),
    deal.CardsTurned(1, Side.PLAYER, ONE),
    deal.CardsGivenUp(1, Side.PLAYER, ONE, "time is up", "clock:T1", TWO),
    deal.CardsDeclined(1, Side.PLAYER, TWO, ""),
    deal.CardsAccepted(1, Side.PLAYER, TWO),
    deal.CountAnnounced(1, Side.PLAYER, 7),
    deal.ResultAnnounced(1, "2S 9H 5S KH", "banker", 7, 9),
    deal.CuttingCardOut(),
    deal.LastHandAnnounced(),
    deal.CardInError(3, "2S"),
    deal.ErrorRuled(3, "burned", CLAUSE),
    deal.FaceUpFound(3, "AS"),
    deal.RoundVoided(1, CLAUSE),
    pay.CallConfirmed(1, ONE, "player", 500, "Flo"),
    pay.CardsDiscarded(1, "2S 9H 5S KH", "terms", ("2S", "5S"), ("9H", "KH")),
]
OF_MONEY: list[tuple[Event, Moved]] = [
    (
        pay.LosingWagersCollected(
            1, (Taken(ONE, "player", 500, 200),), (Step(StepKind.PAY, TWO, 100),), "a", CLAUSE
        ),
        [
            ("escrow:T1", "win:T1", 500),
            ("rack:T1", "chip-stock", 500),
            ("escrow:T1", "promotion:T1", 200),
        ],
    ),
    (
        pay.WagersVoid(1, (Void(ONE, "player", 500, 200),), CLAUSE),
        [("escrow:T1", "chips", 500), ("escrow:T1", "promo:T1:1", 200)],
    ),
    (
        pay.WagersVoid(1, (Void(ONE, "player", 500, 200),), CLAUSE, refunded=True),
        [("escrow:T1", "chips", 500), ("escrow:T1", "promo:T1:1", 200)],
    ),
    (
        pay.WinnerPaid(1, ONE, (Won("banker", 500, 700, 200, 200),), 35),
        [
            ("escrow:T1", "chips", 500),
            ("win:T1", "chips", 500),
            ("promotion:T1", "chips", 200),
            ("chip-stock", "rack:T1", 700),
            ("escrow:T1", "promotion:T1", 200),
            ("chips", "commission:T1:1", 35),
            ("rack:T1", "chip-stock", 35),
        ],
    ),
    (
        pay.VigorishCollected(ONE, 35, CLAUSE),
        [
            ("commission:T1:1", "win:T1", 35),
            ("chips", "commission:T1:1", 35),
            ("rack:T1", "chip-stock", 35),
        ],
    ),
    (
        pay.VigorishCollected(ONE, 35, CLAUSE, withheld=20),
        [
            ("commission:T1:1", "win:T1", 35),
            ("chips", "commission:T1:1", 15),
            ("rack:T1", "chip-stock", 15),
        ],
    ),
    (
        pay.VigorishCollected(ONE, 35, CLAUSE, button=True),
        [("chips", "commission:T1:1", 35), ("rack:T1", "chip-stock", 35)],
    ),
    (pay.VigorishMarked(ONE, 35, 70, CLAUSE), [("commission:T1:1", "win:T1", 35)]),
    (pay.VigorishDocumented(ONE, 70, "left", "Sam"), [("win:T1", "commission:T1:1", 70)]),
    (seats.ChipsTakenAway(ONE, 300, 200), [("promo:T1:1", "promotion:T1", 200)]),
]
CARD_POSTINGS: list[tuple[Event, Moved]] = [*((event, NOTHING) for event in OF_CARDS), *OF_MONEY]
