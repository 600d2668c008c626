"""Every event of tables with terminals or stations, and the transfers it makes, worked out by hand."""

from croupier.base.envelope import Event
from croupier.base.names import Citation, EffectId
from croupier.desk.messages import Alarmed, TableInstalled, TableRestarted, TableStopped
from croupier.devices.acceptor import AcceptorFault
from croupier.floor.dealerless.messages import launches
from croupier.floor.parts.messages import (
    bets,
    bills,
    cash_outs,
    reader,
    rounds,
    stations,
    tables,
)
from croupier.floor.parts.messages.attendants import AttendantAnswered, AttendantCalled
from croupier.floor.parts.messages.bets import Action
from croupier.floor.parts.messages.rounds import Closer, End, Refund, Reversal
from croupier.floor.parts.messages.tender import Money
from croupier.floor.terminals.messages import cash
from tests.house import CHIPS, ONE, TERMINALS, TWO

LAUNCH = EffectId("launch:T1:1")
CLAUSE = Citation("oneida-roulette:I.9.d")

Moved = list[tuple[str, str, int]]
TERMINAL_POSTINGS: list[tuple[Event, Moved]] = [
    (bets.BetsChanged(1, ONE, Action.PLACE, (("17", 500),), 500), [("credits:T1:1", "escrow:T1", 500)]),
    (
        bets.BetsChanged(1, ONE, Action.PLACE, (("17", 500),), 300, 200),
        [("credits:T1:1", "escrow:T1", 300), ("promo:T1:1", "escrow:T1", 200)],
    ),
    (
        bets.BetsChanged(1, ONE, Action.CLEAR, (("17", -500),), -300, -200),
        [("escrow:T1", "credits:T1:1", 300), ("escrow:T1", "promo:T1:1", 200)],
    ),
    (rounds.GameStarted(1, "terms"), []),
    (rounds.SpinPrompted(1), []),
    (rounds.BetsClosed(1, Closer.TIMER, 500), []),
    (rounds.NumberRead(1, 1, "17"), []),
    (
        rounds.RoundSettled(1, "17", "terms", (End(ONE, 700, 200, 17_500, 300, 200), End(TWO, 100, 100, 0))),
        [
            ("escrow:T1", "win:T1", 200),
            ("escrow:T1", "credits:T1:1", 400),
            ("escrow:T1", "promo:T1:1", 100),
            ("win:T1", "credits:T1:1", 17_500),
            ("escrow:T1", "win:T1", 100),
        ],
    ),
    (rounds.GameVoided(1, "fraud", CLAUSE), []),
    (
        rounds.GameRefunded(1, (Refund(ONE, 500, 200), Refund(TWO, 100))),
        [
            ("escrow:T1", "credits:T1:1", 500),
            ("escrow:T1", "promo:T1:1", 200),
            ("escrow:T1", "credits:T1:2", 100),
        ],
    ),
    (
        rounds.SettlementReversed(
            1, "17", CLAUSE, (Reversal(ONE, 0, 600, 400), Reversal(TWO, 100, 0, 0, 50))
        ),
        [
            ("credits:T1:1", "win:T1", 600),
            ("shortfall:T1:1", "win:T1", 400),
            ("win:T1", "credits:T1:2", 100),
            ("win:T1", "promo:T1:2", 50),
        ],
    ),
    (cash.BuyInLaid(ONE, Money(500)), []),
    (cash.BuyInPickedUp(ONE), []),
    (cash.BuyInCounted(ONE, Money(500)), []),
    (
        cash.TerminalCredited(ONE, Money(500, 300, 200)),
        [
            ("tray:T1", "credits:T1:1", 500),
            ("chips", "credits:T1:1", 300),
            ("rack:T1", "chip-stock", 300),
            ("promotion:T1", "promo:T1:1", 200),
        ],
    ),
    (cash.BuyInDropped(ONE, 500), [("drop:T1", "tray:T1", 500)]),
    (cash.CreditVerified(ONE), []),
    (cash.CreditReported(ONE), []),
    (
        cash.BuyInCorrected(ONE, Money(500, 300, 200), Money(600, 100, 250), dropped=True),
        [
            ("drop:T1", "credits:T1:1", 100),
            ("credits:T1:1", "chips", 200),
            ("chip-stock", "rack:T1", 200),
            ("promotion:T1", "promo:T1:1", 50),
        ],
    ),
    (
        cash.BuyInCorrected(ONE, Money(500, 0, 200), Money(400, 0, 100), dropped=False),
        [("credits:T1:1", "tray:T1", 100), ("promo:T1:1", "promotion:T1", 100)],
    ),
    (cash_outs.CashOutAsked(ONE, 500), []),
    (cash.CashOutConfirmed(ONE), []),
    (cash_outs.CashOutWithdrawn(ONE), []),
    (cash.CashOutSelected(ONE), []),
    (
        cash.CashOutPaid(ONE, 500),
        [("credits:T1:1", "chips", 500), ("chip-stock", "rack:T1", 500)],
    ),
    (cash.ChipsDelivered(ONE), []),
    (TableInstalled("Roulette 1", "{}", "terms", TERMINALS, CHIPS), []),
    (tables.TableOpened(5000, 32, 13, "Sam", ball="non-metallic"), [("rack:T1", "cage", 5000)]),
    (tables.TableClosed(5000, "Sam"), [("cage", "rack:T1", 5000)]),
    (
        tables.TableClosed(5000, "Sam", ((ONE, 70),)),
        [("cage", "rack:T1", 5000), ("promo:T1:1", "promotion:T1", 70)],
    ),
    (tables.DealerChanged(None, "Dana"), []),
    (tables.DealerLeft("Dana"), []),
    (tables.SupervisorCalled("Dana"), []),
    (tables.CallAnswered("Sam"), []),
    (AttendantCalled(ONE), []),
    (AttendantAnswered(ONE, "Sam"), []),
    (tables.TerminalLocked(ONE, "a dispute"), []),
    (tables.TerminalReleased(ONE, "Sam"), []),
    (tables.TerminalReleased(ONE, "Sam", 300), [("credits:T1:1", "shortfall:T1:1", 300)]),
    (Alarmed("look"), []),
    (TableStopped("a bug"), []),
    (TableRestarted("Sam"), []),
    (reader.SpinCounted(7), []),
    (launches.LaunchAsked(1, LAUNCH, 7), []),
    (launches.BallLaunched(1, LAUNCH, 8), []),
    (launches.EffectFailed(1, LAUNCH, "no air"), []),
    (stations.StationOpened(ONE, "Sam", "day"), []),
    (stations.StationClosed(ONE, "Sam", "day"), []),
    (stations.CashAccepted(ONE, 2000), [("drop:T1", "credits:T1:1", 2000)]),
    (stations.CashAccepted(ONE, 2000, 7), [("drop:T1", "credits:T1:1", 2000)]),
    (bills.BillHeld(ONE, 7, 2000), []),
    (bills.BillReturned(ONE, 7, 2000, seen=True), []),
    (bills.AcceptorFailed(ONE, AcceptorFault.JAMMED), []),
    (bills.AcceptorWorks(ONE), []),
    (bills.AcceptorCleared(ONE, "staff:Sam"), []),
    (stations.HandPaid(ONE, 2000, "Sam"), [("credits:T1:1", "cage", 2000)]),
    (stations.HandPaid(ONE, 2000, "Sam", 3), [("credits:T1:1", "cage", 2000)]),
]
