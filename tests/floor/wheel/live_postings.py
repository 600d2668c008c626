"""Every event of a live wheel, its seats and wagers, and the transfers it makes, worked out by hand."""

from croupier.base.envelope import Event
from croupier.base.names import Citation
from croupier.floor.parts.messages import (
    seats,
    wagers,
)
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import Chip, Hand
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.messages.deal import Collected, Payment
from tests.house import ONE, TWO

CLAUSE = Citation("oneida-roulette:I.9.d")

Moved = list[tuple[str, str, int]]
LIVE_POSTINGS: list[tuple[Event, Moved]] = [
    (seats.ChipsAsked(ONE, Money(500), 100), []),
    (
        seats.ChipsIssued(ONE, "navy", 100, Money(500, 300, 200)),
        [
            ("drop:T1", "credits:T1:1", 500),
            ("chips", "credits:T1:1", 300),
            ("rack:T1", "chip-stock", 300),
            ("promotion:T1", "promo:T1:1", 200),
        ],
    ),
    (
        seats.ChipsIssued(ONE, "", 0, Money(500, 300)),
        [("drop:T1", "chips", 500), ("chip-stock", "rack:T1", 500)],
    ),
    (seats.ChipsIssued(ONE, "", 0, Money(chips=300)), []),
    (seats.ColourOutAsked(ONE), []),
    (seats.ChipsTakenAway(ONE, 300), []),
    (
        seats.ColouredOut(ONE, "navy", 800, 200),
        [
            ("credits:T1:1", "chips", 800),
            ("chip-stock", "rack:T1", 800),
            ("promo:T1:1", "promotion:T1", 200),
        ],
    ),
    (
        wagers.WagerLaid(1, ONE, "17", 500, Chip.COLOUR, Hand.PLAYER, coupon=200),
        [("credits:T1:1", "escrow:T1", 500), ("promo:T1:1", "escrow:T1", 200)],
    ),
    (wagers.WagerLaid(1, ONE, "17", 500, Chip.VALUE, Hand.DEALER), [("chips", "escrow:T1", 500)]),
    (
        wagers.WagerTakenBack(1, ONE, "17", 500, 300, 200),
        [
            ("escrow:T1", "credits:T1:1", 500),
            ("escrow:T1", "chips", 300),
            ("escrow:T1", "promo:T1:1", 200),
        ],
    ),
    (
        wagers.WagerReturned(1, ONE, "17", 500, 300, CLAUSE, 200),
        [
            ("escrow:T1", "credits:T1:1", 500),
            ("escrow:T1", "chips", 300),
            ("escrow:T1", "promo:T1:1", 200),
        ],
    ),
    (wagers.WagerCalled(1, ONE, "17", 500), []),
    (
        wagers.CalledAccepted(1, ONE, "17", 500),
        [("drop:T1", "chips", 500), ("chip-stock", "rack:T1", 500), ("chips", "escrow:T1", 500)],
    ),
    (wagers.CallLapsed(1, ONE, "17", 500), []),
    (deal.BallSpun(1, 1, deal.Direction.CLOCKWISE, "Dana"), []),
    (deal.NoSpinCalled(1, 1, "short-spin", CLAUSE, "Dana"), []),
    (deal.NumberAnnounced(1, "17", "17"), []),
    (deal.CrownPlaced(1, "17"), []),
    (deal.FifthMoved(1, ONE, "adjacent:17", "17", 100, CLAUSE), []),
    (
        deal.LosersCollected(
            1, "17", (Collected(ONE, "red", Chip.COLOUR, 500, 200), Collected(TWO, "0", Chip.VALUE, 100))
        ),
        [
            ("escrow:T1", "win:T1", 500),
            ("escrow:T1", "promotion:T1", 200),
            ("escrow:T1", "win:T1", 100),
            ("rack:T1", "chip-stock", 100),
        ],
    ),
    (deal.MuckedCounted(1, (), (), "Mika"), []),
    (
        deal.WinnersPaid(
            1,
            "17",
            "terms",
            (
                Payment(ONE, "17", Chip.COLOUR, 500, 24_500, 7000, 200),
                Payment(TWO, "odd", Chip.VALUE, 100, 100),
            ),
        ),
        [
            ("escrow:T1", "credits:T1:1", 500),
            ("win:T1", "credits:T1:1", 17_500),
            ("promotion:T1", "credits:T1:1", 7000),
            ("escrow:T1", "promotion:T1", 200),
            ("escrow:T1", "chips", 100),
            ("win:T1", "chips", 100),
            ("chip-stock", "rack:T1", 100),
        ],
    ),
    (deal.ChanceCommitted(1, "00"), []),
    (deal.MultiplierDrawn(1, 10, "00", "00"), []),
    (deal.MuckerChanged(None, "Mika"), []),
    (deal.MuckerLeft("Mika"), []),
]
