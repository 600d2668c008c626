"""Who may send what at the tote, from which screen, by which clause."""

from croupier.desk.offer import Offer
from croupier.floor.parts import attendants, drawer, racks
from croupier.floor.parts.messages import bills, cash_outs, stations, vouchers
from croupier.floor.parts.messages.papers import ReportPaper
from croupier.floor.parts.messages.racks import CountDrop, PickUpDrop
from croupier.floor.parts.people import CLOCK, DEVICE, PLAYER, SUPERVISOR
from croupier.floor.tote import clauses
from croupier.floor.tote.messages import cards, claims, link, pools, races, tickets
from croupier.floor.tote.people import (
    ATTENDANTS,
    CLAIMANTS,
    CLOSERS,
    LINE_OR_MANAGER,
    MUTUELS,
    PUBLISHERS,
    SELLERS,
    TELLER,
    TRACK,
    TRACK_OR_MANAGER,
)
from croupier.games.tote.clauses import TWIN_TRIFECTA

WINDOW = ("teller",)
TERMINAL = ("self-service",)
BOTH = (*WINDOW, *TERMINAL)
MANAGER = ("mutuels",)

TICKETS = (
    Offer(tickets.SellTicket, SELLERS, clauses.WAGERS, BOTH),
    Offer(tickets.ReportTicketPrinted, DEVICE, clauses.WAGERS),
    Offer(tickets.ReportTicketFailed, DEVICE, clauses.DELIVERED),
    Offer(tickets.PresentTicket, TELLER, clauses.VERIFIED, WINDOW),
    Offer(tickets.PayTicket, TELLER, clauses.CASHING, WINDOW),
    Offer(tickets.ReturnTicket, TELLER, clauses.VERIFIED, WINDOW),
    Offer(tickets.CashTicket, SELLERS, clauses.CASHING, BOTH),
    Offer(tickets.CancelTicket, SELLERS, clauses.CANCEL_AT_MACHINE, BOTH),
    Offer(tickets.CancelInserted, SELLERS, clauses.CANCEL_AT_MACHINE, BOTH),
    Offer(tickets.AskManualCancel, TELLER, clauses.CANCEL_BY_HAND, WINDOW),
    Offer(tickets.WithdrawManualCancel, TELLER, clauses.CANCEL_BY_HAND, WINDOW),
    Offer(tickets.SignManualCancel, SUPERVISOR, clauses.CANCEL_BY_HAND, MANAGER),
    Offer(tickets.ExchangeTicket, SELLERS, TWIN_TRIFECTA, BOTH),
    Offer(tickets.ClaimTicket, TELLER, clauses.LOST, WINDOW),
    Offer(tickets.PayDifference, TELLER, clauses.POSTING_ERROR, WINDOW),
)
CLAIMS = (
    Offer(claims.IdentifyTicket, TELLER, clauses.MUTILATED),
    Offer(claims.ClaimUndelivered, TELLER, clauses.DELIVERED, WINDOW),
    Offer(claims.WithdrawClaim, CLAIMANTS, clauses.VERIFIED, (*WINDOW, *MANAGER)),
    Offer(claims.SignClaim, ATTENDANTS, clauses.VERIFIED, MANAGER),
)
RACE_DAY = (
    Offer(cards.PublishCard, PUBLISHERS, clauses.TRACK),
    Offer(cards.OpenWagering, MUTUELS, clauses.WAGERS, MANAGER),
    Offer(cards.CloseCard, MUTUELS, clauses.BY_RESULT, MANAGER),
    Offer(cards.ExpireTickets, CLOCK, clauses.CASHING),
    Offer(races.ReportLink, DEVICE, clauses.TRACK),
    Offer(races.NoteReport, TRACK, clauses.TRACK),
    Offer(races.SetPostTime, TRACK_OR_MANAGER, clauses.FINAL, MANAGER),
    Offer(races.ScratchRunner, TRACK_OR_MANAGER, clauses.SCRATCHED, MANAGER),
    Offer(races.StopBetting, CLOSERS, clauses.FINAL, MANAGER),
    Offer(races.SignRoot, DEVICE, clauses.FINAL),
    Offer(races.ReportFinish, TRACK_OR_MANAGER, clauses.SIGNAL, MANAGER),
    Offer(races.PostInquiry, TRACK_OR_MANAGER, clauses.BY_RESULT, MANAGER),
    Offer(races.ClearInquiry, TRACK_OR_MANAGER, clauses.BY_RESULT, MANAGER),
    Offer(races.DeclareOfficial, TRACK_OR_MANAGER, clauses.OFFICIAL, MANAGER),
    Offer(races.CallOffRace, TRACK_OR_MANAGER, clauses.NOT_RUN, MANAGER),
)
LINK = (
    Offer(link.VerifySite, DEVICE, clauses.TRACK),
    Offer(link.MergeSite, DEVICE, clauses.TRACK),
    Offer(link.NoteVerified, TRACK, clauses.TRACK),
    Offer(link.NoteMerged, TRACK, clauses.TRACK),
    Offer(link.SettleByHost, TRACK, clauses.BY_RESULT),
)
POOLS = (
    Offer(pools.PostPayoffs, TRACK_OR_MANAGER, clauses.SIGNAL, MANAGER),
    Offer(pools.CorrectPayoffs, TRACK_OR_MANAGER, clauses.POSTING_ERROR, MANAGER),
    Offer(pools.CorrectFinish, TRACK_OR_MANAGER, clauses.POSTING_ERROR, MANAGER),
    Offer(pools.StopCashing, MUTUELS, clauses.POSTING_ERROR, MANAGER),
    Offer(pools.ResumeCashing, MUTUELS, clauses.POSTING_ERROR, MANAGER),
    Offer(pools.StopSelling, LINE_OR_MANAGER, clauses.WAGERS, MANAGER),
    Offer(pools.ResumeSelling, LINE_OR_MANAGER, clauses.WAGERS, MANAGER),
    Offer(pools.ReportDifference, DEVICE, clauses.WAGERS),
    Offer(pools.ReportTampering, DEVICE, clauses.VERIFIED),
)
SELF_SERVICE = (
    Offer(stations.AcceptCash, DEVICE, clauses.WAGERS),
    Offer(bills.HoldBill, DEVICE, clauses.WAGERS),
    Offer(bills.ReturnBill, DEVICE, clauses.WAGERS),
    Offer(bills.ReportAcceptor, DEVICE, clauses.WAGERS),
    Offer(bills.ClearAcceptor, ATTENDANTS, clauses.MACHINE, MANAGER),
    Offer(cash_outs.AskCashOut, PLAYER, clauses.CASHING, TERMINAL),
    Offer(cash_outs.WithdrawCashOut, PLAYER, clauses.CASHING, TERMINAL),
    Offer(vouchers.CashOutToVoucher, PLAYER, clauses.CASHING, TERMINAL),
    Offer(vouchers.RedeemVoucher, PLAYER, clauses.CASHING, TERMINAL),
    Offer(vouchers.IssueVoucher, DEVICE, clauses.CASHING),
    Offer(vouchers.ReportPrinted, DEVICE, clauses.CASHING),
    Offer(vouchers.ReportPrintFailed, DEVICE, clauses.CASHING),
    Offer(ReportPaper, DEVICE, clauses.CASHING),
    Offer(stations.PayByHand, ATTENDANTS, clauses.CASHING, MANAGER),
    Offer(stations.WriteHandPay, ATTENDANTS, clauses.CASHING, MANAGER),
    *attendants.offers(MANAGER, ATTENDANTS, TERMINAL, clauses.MACHINE),
    *(offer for offer in racks.OFFERS if offer.command in (PickUpDrop, CountDrop)),
)
OFFERS = (*drawer.offers(TELLER, WINDOW), *TICKETS, *CLAIMS, *RACE_DAY, *LINK, *POOLS, *SELF_SERVICE)
