"""Every frame of the tote's screens, and the command that it makes."""

from typing import Any

from croupier.base.envelope import Command
from croupier.base.names import TerminalId, staff_id
from croupier.floor.parts.messages import attendants, bills, cash_outs, drawers, stations, vouchers
from croupier.floor.tote.messages import cards, claims, pools, races, tickets
from croupier.games.tote.kinds import Kind

Rows = list[tuple[str, list[Any], Command]]
W1, S1, SAM = TerminalId("W1"), TerminalId("S1"), staff_id("Sam")
BETS = ("R4 $2 EXACTA BOX 1,3,5", "R4 $2 WIN 6")


def tote_rows(number: str, hashed: str) -> Rows:
    """`number` is a validation number as it is scanned, `hashed` what the journal has of it."""
    return [*_teller(number, hashed), *_self_service(number, hashed), *MUTUELS]


def _teller(number: str, hashed: str) -> Rows:
    return [
        ("teller", ["open-drawer", W1, "2000.00"], drawers.OpenDrawer(W1, 200_000)),
        ("teller", ["close-drawer", "2000.00"], drawers.CloseDrawer(200_000)),
        ("teller", ["fund-drawer", "500.00", "Sam"], drawers.FundDrawer(50_000, SAM)),
        ("teller", ["return-to-vault", "500.00", "Sam"], drawers.ReturnToVault(50_000, SAM)),
        (
            "teller",
            ["close-left-drawer", W1, "1.00", "Sam"],
            drawers.CloseLeftDrawer(W1, 100, SAM),
        ),
        ("teller", ["sell-ticket", *BETS], tickets.SellTicket(BETS)),
        ("teller", ["present-ticket", number], tickets.PresentTicket(hashed)),
        ("teller", ["pay-ticket", 12], tickets.PayTicket(12)),
        ("teller", ["return-ticket"], tickets.ReturnTicket()),
        ("teller", ["cash-ticket", number], tickets.CashTicket(hashed)),
        ("teller", ["cancel-ticket", 12], tickets.CancelTicket(12)),
        ("teller", ["cancel-inserted", number], tickets.CancelInserted(hashed)),
        ("teller", ["ask-manual-cancel", 12], tickets.AskManualCancel(12)),
        ("teller", ["withdraw-manual-cancel", 12], tickets.WithdrawManualCancel(12)),
        ("teller", ["exchange-ticket", number, "1/2/3"], tickets.ExchangeTicket(hashed, "1/2/3")),
        ("teller", ["claim-ticket", "lost"], tickets.ClaimTicket(tickets.Claim.LOST)),
        ("teller", ["claim-undelivered", 12], claims.ClaimUndelivered(12)),
        ("teller", ["withdraw-claim", 12], claims.WithdrawClaim(12)),
        ("teller", ["pay-difference", 12], tickets.PayDifference(12)),
    ]


def _self_service(number: str, hashed: str) -> Rows:
    return [
        ("self-service", ["sell-ticket", *BETS], tickets.SellTicket(BETS)),
        ("self-service", ["cash-ticket", number], tickets.CashTicket(hashed)),
        ("self-service", ["cancel-ticket", 12], tickets.CancelTicket(12)),
        ("self-service", ["cancel-inserted", number], tickets.CancelInserted(hashed)),
        ("self-service", ["exchange-ticket", number, "1/2/3"], tickets.ExchangeTicket(hashed, "1/2/3")),
        ("self-service", ["ask-cash-out"], cash_outs.AskCashOut()),
        ("self-service", ["withdraw-cash-out"], cash_outs.WithdrawCashOut()),
        ("self-service", ["cash-out-to-voucher"], vouchers.CashOutToVoucher()),
        ("self-service", ["redeem-voucher", number], vouchers.RedeemVoucher(hashed)),
        ("self-service", ["call-attendant"], attendants.CallAttendant()),
    ]


MUTUELS: Rows = [
    ("mutuels", ["sign-manual-cancel", 12], tickets.SignManualCancel(12)),
    ("mutuels", ["sign-claim", 12], claims.SignClaim(12)),
    ("mutuels", ["withdraw-claim", 12], claims.WithdrawClaim(12)),
    ("mutuels", ["open-wagering"], cards.OpenWagering()),
    ("mutuels", ["close-card"], cards.CloseCard()),
    ("mutuels", ["set-post-time", 4, 1_800_000_000_000_000], races.SetPostTime(4, 1_800_000_000_000_000)),
    ("mutuels", ["scratch-runner", 4, "1A"], races.ScratchRunner(4, "1A")),
    ("mutuels", ["stop-betting", 4], races.StopBetting(4)),
    ("mutuels", ["report-finish", 4, "6-2=3-1"], races.ReportFinish(4, "6-2=3-1")),
    ("mutuels", ["post-inquiry", 4, "bumping"], races.PostInquiry(4, "bumping")),
    ("mutuels", ["clear-inquiry", 4], races.ClearInquiry(4)),
    ("mutuels", ["declare-official", 4], races.DeclareOfficial(4)),
    ("mutuels", ["call-off-race", 4, "no-race", "fog"], races.CallOffRace(4, races.CallOff.NO_RACE, "fog")),
    ("mutuels", ["post-payoffs", 4, "win", "6 13.20"], pools.PostPayoffs(4, Kind.WIN, ("6 13.20",))),
    (
        "mutuels",
        ["correct-payoffs", 4, "win", "a slip", "6 13.20"],
        pools.CorrectPayoffs(4, Kind.WIN, "a slip", ("6 13.20",)),
    ),
    ("mutuels", ["correct-finish", 4, "6-2", "a slip"], pools.CorrectFinish(4, "6-2", "a slip")),
    ("mutuels", ["stop-cashing", "a payoff is wrong"], pools.StopCashing("a payoff is wrong")),
    ("mutuels", ["resume-cashing"], pools.ResumeCashing()),
    ("mutuels", ["stop-selling", "fire alarm"], pools.StopSelling("fire alarm")),
    ("mutuels", ["resume-selling"], pools.ResumeSelling()),
    ("mutuels", ["clear-acceptor", "S1", "boxed"], bills.ClearAcceptor(S1, bills.Whereabouts.BOXED)),
    ("mutuels", ["pay-by-hand", "S1", "5.00"], stations.PayByHand(S1, 500)),
    ("mutuels", ["write-hand-pay", "S1", "5.00"], stations.WriteHandPay(S1, 500)),
    ("mutuels", ["answer-attendant", "S1"], attendants.AnswerAttendant(S1)),
]
