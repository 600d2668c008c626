"""Every event of a mini-baccarat table and the transfers it makes, for `tests/floor/test_posting.py`."""

from croupier.base.envelope import Event
from croupier.floor.baccarat.messages import cards, deal, pay
from croupier.floor.baccarat.messages.cards import Face, Port
from croupier.floor.baccarat.messages.deal import Side
from tests.cards import cited
from tests.house import ONE, TWO

Moved = list[tuple[str, str, int]]
P = Side.PLAYER
N4, M3 = cited("N.4"), cited("M.3")
STILL: list[Event] = [
    cards.NoticeGiven("a", "2026-11-16", "Dirk"),
    cards.CardsReceived(6, ("red",), "yellow", "Flo"),
    cards.CardsInspected("Dana"),
    cards.CardsVerified("Flo", electronic=False),
    cards.CardsSpread(Face.UP, 1, idle=False),
    cards.CardsShown(ONE),
    cards.CardsStacked(washed=True, clause=cited("D.3")),
    cards.ShoeReady(1, Port.READER),
    cards.CardsShuffled(1, 0, 312),
    cards.SpreadAsked(ONE),
    cards.CutDeclined(ONE),
    cards.CardsCut("1", 100),
    cards.RecutOrdered("thrown", "Sam", "1"),
    cards.ShoeLoaded(14),
    cards.ShoeRevealed(1, "00"),
    deal.CardDealt(1, 1, P, "KS"),
    deal.CardUnread(1),
    deal.CardShown(1, "KS", "salt"),
    deal.CardKeyed(1, "KS", "Dana", confirmed=True),
    deal.CardConfirmed(1, "Flo"),
    deal.CardsHanded(1, P, ONE, cited("J.3.c")),
    deal.CardsTurned(1, P, "1"),
    deal.CardsGivenUp(1, P, ONE, "given up", "1", "2"),
    deal.CardsDeclined(1, P, TWO, ""),
    deal.CardsAccepted(1, P, TWO),
    deal.CountAnnounced(1, P, 7),
    deal.ResultAnnounced(1, "2S 9H 5S KH", "banker", 7, 9),
    deal.CuttingCardOut(),
    deal.LastHandAnnounced(),
    deal.CardBurned(1, "KS", first=True),
    deal.CardInError(1),
    deal.ErrorRuled(1, "burned", cited("N.2")),
    deal.FaceUpFound(1, "KS"),
    deal.RoundVoided(1, N4),
    pay.CallConfirmed(1, ONE, "tie", 500, "Flo"),
    pay.CardsDiscarded(1, "2S 9H 5S KH", "terms", ("2S", "5S"), ("9H", "KH")),
]
MOVING: list[tuple[Event, Moved]] = [
    (
        pay.LosingWagersCollected(1, (pay.Taken(ONE, "tie", 500, 200),), (), "a", cited("L.2")),
        [("escrow:T1", "win:T1", 500), ("rack:T1", "chip-stock", 500), ("escrow:T1", "promotion:T1", 200)],
    ),
    (
        pay.WagersVoid(1, (pay.Void(ONE, "player", 500, 200), pay.Void(TWO, "tie", 100)), N4, refunded=True),
        [("escrow:T1", "chips", 500), ("escrow:T1", "promo:T1:1", 200), ("escrow:T1", "chips", 100)],
    ),
    (
        pay.WagersVoid(1, (pay.Void(ONE, "player", 500, 200),), cited("G.1.b")),
        [("escrow:T1", "chips", 500), ("escrow:T1", "promo:T1:1", 200)],
    ),
    (
        pay.WinnerPaid(1, ONE, (pay.Won("banker", 500, 700, 200, 200),), withheld=35),
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
        pay.VigorishCollected(ONE, 50, M3, withheld=20),
        [
            ("commission:T1:1", "win:T1", 50),
            ("chips", "commission:T1:1", 30),
            ("rack:T1", "chip-stock", 30),
        ],
    ),
    (
        pay.VigorishCollected(ONE, 50, cited("M.3.d"), button=True),
        [("chips", "commission:T1:1", 50), ("rack:T1", "chip-stock", 50)],
    ),
    (pay.VigorishMarked(ONE, 50, 150, cited("M.3.b")), [("commission:T1:1", "win:T1", 50)]),
    (pay.VigorishDocumented(ONE, 150, "left", "Sam"), [("win:T1", "commission:T1:1", 150)]),
]
CARD_POSTINGS: list[tuple[Event, Moved]] = [*((event, []) for event in STILL), *MOVING]
