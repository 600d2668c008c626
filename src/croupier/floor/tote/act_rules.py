"""Every act at the tote: its command, who does it, from which screen, and its clause."""

from typing import NamedTuple

from croupier.base.envelope import Command, Role
from croupier.base.names import Citation
from croupier.floor.parts import attendants
from croupier.floor.parts.acts import ActRule, ListedAct
from croupier.floor.parts.messages import bills, drawers, stations, vouchers
from croupier.floor.parts.people import DEVICE, PLAYER, SUPERVISOR
from croupier.floor.tote import clauses
from croupier.floor.tote.messages import cards, claims, pools, races, tickets
from croupier.floor.tote.offers import MANAGER, TERMINAL, WINDOW
from croupier.floor.tote.people import ATTENDANTS, MUTUELS, SELLERS, TELLER, TRACK_OR_MANAGER
from croupier.games.tote.clauses import TWIN_TRIFECTA

Rule = ActRule[object]


class By(NamedTuple):
    roles: frozenset[Role]
    screens: tuple[str, ...]


def _rule(procedure: str, key: str, command: type[Command] | None, by: By, clause: Citation) -> Rule:
    return Rule(procedure, key, command, by.roles, by.screens, lambda _: clause)


def _managed(key: str, command: type[Command], clause: Citation, procedure: str = "race-day") -> Rule:
    return _rule(procedure, key, command, By(MUTUELS, MANAGER), clause)


def _of_track(key: str, command: type[Command], clause: Citation) -> Rule:
    return _rule("game", key, command, By(TRACK_OR_MANAGER, MANAGER), clause)


def _at_window(key: str, command: type[Command], clause: Citation) -> Rule:
    return _rule("window", key, command, By(TELLER, WINDOW), clause)


def _at_terminal(key: str, command: type[Command], clause: Citation) -> Rule:
    return _rule("terminal", key, command, By(PLAYER, TERMINAL), clause)


def _linked(key: str, clause: Citation) -> Rule:
    """The line does it by itself."""
    return _rule("link", key, None, By(DEVICE, MANAGER), clause)


PUBLISH_CARD = Rule(
    "race-day",
    "publish-card",
    None,
    TRACK_OR_MANAGER,
    MANAGER,
    lambda _: clauses.TRACK,
    device="cards",
)
OPEN_WAGERING = _managed("open-wagering", cards.OpenWagering, clauses.WAGERS)
CLOSE_CARD = _managed("close-card", cards.CloseCard, clauses.BY_RESULT)
STOP_BETTING = _of_track("stop-betting", races.StopBetting, clauses.FINAL)
STOP_UNHEARD = _of_track("stop-unheard", races.StopBetting, clauses.FINAL)
"""The same, while nothing is heard of the track."""
REPORT_FINISH = _of_track("report-finish", races.ReportFinish, clauses.BY_RESULT)
DECLARE_OFFICIAL = _of_track("declare-official", races.DeclareOfficial, clauses.OFFICIAL)
SCRATCH_RUNNER = _of_track("scratch-runner", races.ScratchRunner, clauses.SCRATCHED)
CALL_OFF_RACE = _of_track("call-off-race", races.CallOffRace, clauses.NOT_RUN)
CLEAR_INQUIRY = _of_track("clear-inquiry", races.ClearInquiry, clauses.BY_RESULT)
RESUME_CASHING = _managed("resume-cashing", pools.ResumeCashing, clauses.POSTING_ERROR, "stops")
RESUME_SELLING = _managed("resume-selling", pools.ResumeSelling, clauses.WAGERS, "stops")
SIGN_MANUAL_CANCEL = _rule(
    "cancel", "sign-manual-cancel", tickets.SignManualCancel, By(SUPERVISOR, MANAGER), clauses.CANCEL_BY_HAND
)
SIGN_CLAIM = _rule("claim", "sign-claim", claims.SignClaim, By(ATTENDANTS, MANAGER), clauses.VERIFIED)
HEAR_HOST = _linked("hear-host", clauses.TRACK)
VERIFY_POOLS = _linked("verify-pools", clauses.TRACK)
POOLS_DIFFER = _linked("pools-differ", clauses.TRACK)
PAY_HOST_PRICES = _linked("pay-host-prices", clauses.BY_RESULT)
GUEST_DIFFERS = _linked("guest-differs", clauses.TRACK)
GUEST_APART = _linked("guest-apart", clauses.BY_RESULT)
OPEN_DRAWER = _at_window("open-drawer", drawers.OpenDrawer, clauses.CASHING)
CLOSE_DRAWER = _at_window("close-drawer", drawers.CloseDrawer, clauses.CASHING)
SELL_TICKET = _at_window("sell-ticket", tickets.SellTicket, clauses.WAGERS)
PRESENT_TICKET = _at_window("present-ticket", tickets.PresentTicket, clauses.VERIFIED)
PAY_TICKET = _at_window("pay-ticket", tickets.PayTicket, clauses.CASHING)
CANCEL_TICKET = _at_window("cancel-ticket", tickets.CancelTicket, clauses.CANCEL)
EXCHANGE_TICKET = _rule(
    "exchange", "exchange-ticket", tickets.ExchangeTicket, By(SELLERS, (*WINDOW, *TERMINAL)), TWIN_TRIFECTA
)
SELL_FROM_CREDIT = _at_terminal("sell-from-credit", tickets.SellTicket, clauses.WAGERS)
CASH_TICKET = _at_terminal("cash-ticket", tickets.CashTicket, clauses.CASHING)
REDEEM_VOUCHER = _at_terminal("redeem-voucher", vouchers.RedeemVoucher, clauses.WAGERS)
CASH_OUT_TO_VOUCHER = _at_terminal("cash-out-to-voucher", vouchers.CashOutToVoucher, clauses.CASHING)
INSERT_BILL = Rule("terminal", "insert-bill", None, PLAYER, TERMINAL, lambda _: clauses.WAGERS, device="bill")
PRINT_VOUCHER = _rule("terminal", "print-voucher", None, By(DEVICE, TERMINAL), clauses.CASHING)
PAY_BY_HAND = _rule("terminal", "pay-by-hand", stations.PayByHand, By(ATTENDANTS, MANAGER), clauses.CASHING)
CLEAR_ACCEPTOR = _rule(
    "terminal", "clear-acceptor", bills.ClearAcceptor, By(ATTENDANTS, MANAGER), clauses.MACHINE
)
CALL, ANSWER = attendants.rules(MANAGER, ATTENDANTS, TERMINAL)
RULES: tuple[ListedAct, ...] = (
    PUBLISH_CARD,
    OPEN_WAGERING,
    STOP_BETTING,
    STOP_UNHEARD,
    REPORT_FINISH,
    CLEAR_INQUIRY,
    DECLARE_OFFICIAL,
    SCRATCH_RUNNER,
    CALL_OFF_RACE,
    CLOSE_CARD,
    RESUME_CASHING,
    RESUME_SELLING,
    SIGN_MANUAL_CANCEL,
    SIGN_CLAIM,
    HEAR_HOST,
    VERIFY_POOLS,
    POOLS_DIFFER,
    PAY_HOST_PRICES,
    GUEST_DIFFERS,
    GUEST_APART,
    OPEN_DRAWER,
    SELL_TICKET,
    PRESENT_TICKET,
    PAY_TICKET,
    EXCHANGE_TICKET,
    CANCEL_TICKET,
    CLOSE_DRAWER,
    INSERT_BILL,
    REDEEM_VOUCHER,
    SELL_FROM_CREDIT,
    CASH_TICKET,
    CASH_OUT_TO_VOUCHER,
    PRINT_VOUCHER,
    PAY_BY_HAND,
    CLEAR_ACCEPTOR,
    CALL,
    ANSWER,
)
