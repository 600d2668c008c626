"""Every event of the tote, and the transfers it makes, worked out by hand."""

from croupier.base.envelope import Event
from croupier.base.names import EffectId
from croupier.floor.tote.messages import cards, claims, link, pools, races, tickets
from croupier.floor.tote.messages.cards import CarriedIn, ExpiredPool
from croupier.floor.tote.messages.pools import PoolCorrected, PoolSettled, PoolSums, PriceSource
from croupier.floor.tote.messages.races import CallOff, CloseSource, ResultSource
from croupier.floor.tote.messages.tickets import CancelledBy, CancelledPool, PaidPool, SoldBet
from croupier.games.tote.clauses import BY_RESULT
from croupier.games.tote.kinds import Kind
from croupier.games.tote.pool_result import Rung
from tests.house import ONE
from tests.totes import race_card

PRINT = EffectId("ticket:T1:1")
POOL, OUTS = "pool:T1:1-4-win", "outs:T1:1-4-win"
SUMS = PoolSums(1000, 200, 144, 6, 10, 700, 100, 60, refunded=50)
SETTLED = PoolSettled(1, 4, Kind.WIN, PriceSource.OWN, Rung.EXACT, SUMS, (), (), ((),), BY_RESULT)
BETTER = PoolSettled(
    1, 4, Kind.WIN, PriceSource.OWN, Rung.EXACT, PoolSums(1000, 200, 144, 0, 24, 720, 100, 60, refunded=50),
    (), (), ((),), BY_RESULT,
)  # fmt: skip
PAID = (PaidPool(0, 4, Kind.WIN, 200, 700, 100, True), PaidPool(1, 4, Kind.SHOW, 200, 0, 200, False))

Moved = list[tuple[str, str, int]]
TOTE_POSTINGS: list[tuple[Event, Moved]] = [
    (
        cards.CardPublished(1, "d", race_card(), (CarriedIn(4, Kind.PICK_SIX, 500, 200),), "track"),
        [
            ("carryover:T1:pick-six", "pool:T1:1-4-pick-six", 500),
            ("track-dues:T1", "pool:T1:1-4-pick-six", 200),
        ],
    ),
    (cards.WageringOpened("Max"), []),
    (cards.CardClosed(1, "2026-12-21", "Max"), []),
    (cards.TicketsExpired(1, (ExpiredPool(4, Kind.WIN, 300),)), [(OUTS, "expired", 300)]),
    (races.LinkReported(True), []),
    (races.ReportNoted(3), []),
    (races.PostTimeSet(1, 1, "track"), []),
    (races.RunnerScratched(1, "5", 0, "track"), []),
    (races.BettingStopped(1, CloseSource.STOP_BET, "track", 0, "00"), []),
    (races.FinishPosted(1, "1-2", ResultSource.FEED, "track"), []),
    (races.InquiryPosted(1, "bumping", "track"), []),
    (races.InquiryCleared(1, "track"), []),
    (races.RaceOfficial(1, "1-2", ResultSource.FEED, "track"), []),
    (races.RaceCalledOff(1, CallOff.CANCELLED, "ice", "track"), []),
    (races.RootSigned(1, "00", "00"), []),
    (
        SETTLED,
        [
            ("minus:T1", POOL, 10),
            (POOL, "takeout:T1", 144),
            (POOL, "breakage:T1", 6),
            (POOL, "carryover:T1:win", 60),
            (POOL, OUTS, 700),
            (POOL, OUTS, 150),
        ],
    ),
    (
        PoolCorrected(BETTER, SUMS, (), 30, "typed wrong", "Max"),
        [("minus:T1", POOL, 14), ("breakage:T1", POOL, 6), (POOL, OUTS, 20), ("overpaid:T1", OUTS, 30)],
    ),
    (
        PoolSettled(
            1,
            4,
            Kind.WIN,
            PriceSource.HOST,
            Rung.EXACT,
            PoolSums(1000, 0, 180, 0, 0, 900, 0, 0, dues=-80),
            (),
            (),
            ((),),
            BY_RESULT,
        ),
        [(POOL, "takeout:T1", 180), ("track-dues:T1", POOL, 80), (POOL, OUTS, 900)],
    ),
    (
        link.SitePriced(1, 4, Kind.WIN, "GST", True, False, (), 1000, 0, 180, 700, dues=120, was=20),
        [("track-dues:T1:GST", POOL, 100)],
    ),
    (link.SiteVerified("GST", 1, "d", {}, ""), []),
    (link.SiteTotals(1, "GST", 2, "d", "stop-bet", 1, "00", (), ""), []),
    (link.HostVerified(1, "d", ""), []),
    (link.HostMerged(1, 2, ""), []),
    (pools.FinishCorrected(1, "1-2", ResultSource.FEED, "x", "Max"), []),
    (pools.CashingStopped("x", "Max"), []),
    (pools.CashingResumed("Max"), []),
    (pools.SellingStopped("person", "x", "Max"), []),
    (pools.SellingResumed("person", "Max"), []),
    (pools.TicketsTampered(1, 1), []),
    (
        tickets.TicketSold(1, ONE, 1, 1, (SoldBet("R4 $2 ACROSS 1", 3, 600),), 600, PRINT, "Tess"),
        [
            ("drawer:T1:1", "pool:T1:1-4-win", 200),
            ("drawer:T1:1", "pool:T1:1-4-place", 200),
            ("drawer:T1:1", "pool:T1:1-4-show", 200),
        ],
    ),
    (
        tickets.TicketSold(1, ONE, 1, 1, (SoldBet("R4 $2 WIN 1", 1, 200),), 200, PRINT),
        [("credits:T1:1", POOL, 200)],
    ),
    (tickets.TicketPrinted(1, PRINT, "00"), []),
    (tickets.TicketNotPrinted(1, PRINT, "jam"), []),
    (tickets.TicketExchanged(2, 1, ONE, 2, 1, (), PRINT), []),
    (tickets.TicketPresented(ONE, 1, "00", 700, "Tess"), []),
    (tickets.TicketReturned(ONE, 1), []),
    (
        tickets.TicketCashed(1, ONE, 1, PAID, 1000, 50, by="Tess"),
        [
            (OUTS, "drawer:T1:1", 700),
            (OUTS, "drawer:T1:1", 100),
            ("pool:T1:1-4-show", "drawer:T1:1", 200),
            ("drawer:T1:1", "withheld:T1", 50),
        ],
    ),
    (tickets.TicketRefunded(1, ONE, 1, PAID[1:], 200), [("pool:T1:1-4-show", "credits:T1:1", 200)]),
    (
        tickets.TicketCancelled(
            1, ONE, 1, CancelledBy.KEYED, (CancelledPool(4, Kind.WIN, 200),), 200, by="Tess"
        ),
        [(POOL, "drawer:T1:1", 200)],
    ),
    (tickets.ManualCancelAsked(1, ONE, "Tess"), []),
    (tickets.ManualCancelWithdrawn(1, "Tess"), []),
    (claims.IdentificationFailed(1, ONE, "Tess", "2026-11-21", 1), []),
    (claims.ClaimAsked(1, ONE, claims.Ground.UNDELIVERED, "Tess"), []),
    (claims.ClaimWithdrawn(1, "Tess"), []),
    (claims.ClaimSigned(1, ONE, claims.Ground.UNDELIVERED, 200, "Tess", "Max"), []),
    (tickets.DifferencePaid(1, ONE, 1, ((4, "win", 30),), 30, "Tess"), [(OUTS, "drawer:T1:1", 30)]),
]
