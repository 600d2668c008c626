"""Automatic wagering terminals with a dealer, as Oneida's section I has them: what the desk knows of them."""

from functools import partial
from typing import get_args

from croupier.base.envelope import Role
from croupier.desk.kind import Kind
from croupier.desk.offer import Offer
from croupier.floor.parts import attendants, racks
from croupier.floor.parts.colour_chips import colour_chips
from croupier.floor.parts.electronic import install as electronic
from croupier.floor.parts.electronic.offers import OVERSEERS, PLAYERS, offers
from croupier.floor.parts.electronic.state import TableState
from croupier.floor.parts.kind_words import words
from croupier.floor.parts.messages import rounds, tables, vouchers
from croupier.floor.parts.people import DEALER, PLAYER, REFUNDER, SUPERVISOR
from croupier.floor.parts.wheel_trials import TRIALS
from croupier.floor.terminals import clauses
from croupier.floor.terminals.acts import acts, acts_at
from croupier.floor.terminals.clauses import CITATIONS, CREDITS
from croupier.floor.terminals.decide import TerminalCommand, decide
from croupier.floor.terminals.evolve import TerminalEvent, date, evolve
from croupier.floor.terminals.figures import RULES
from croupier.floor.terminals.house import HOUSE_EVENTS, tell_house
from croupier.floor.terminals.messages import cash
from croupier.floor.terminals.posting import post
from croupier.floor.terminals.standing import standing
from croupier.floor.terminals.tell import draw, tell

MODE = "terminals"
CONSOLE = ("console",)
OFFERS = (
    *offers(CITATIONS),
    Offer(cash.LayBuyIn, PLAYER, clauses.BUY_IN, PLAYERS),
    Offer(cash.VerifyCredit, PLAYER, clauses.VERIFY, PLAYERS),
    Offer(cash.ReportCredit, PLAYER, clauses.CORRECT, PLAYERS),
    Offer(cash.ConfirmCashOut, PLAYER, clauses.CONFIRM_CASH_OUT, PLAYERS),
    Offer(vouchers.CashOutToVoucher, PLAYER, clauses.DELIVER, PLAYERS),
    Offer(vouchers.RedeemVoucher, PLAYER, clauses.BUY_IN, PLAYERS),
    Offer(cash.TakeBuyIn, DEALER, clauses.PICK_UP, CONSOLE),
    Offer(cash.PickUpBuyIn, DEALER, clauses.PICK_UP, CONSOLE),
    Offer(cash.CountBuyIn, DEALER, clauses.COUNT, CONSOLE),
    Offer(cash.CreditBuyIn, DEALER, clauses.CREDIT, CONSOLE),
    Offer(cash.DropBuyIn, DEALER, clauses.DROP, CONSOLE),
    Offer(cash.CorrectBuyIn, DEALER | SUPERVISOR, clauses.CORRECT, (*CONSOLE, *OVERSEERS)),
    Offer(cash.SelectCashOut, DEALER, clauses.SELECT_CASH_OUT, CONSOLE),
    Offer(cash.CountChips, DEALER, clauses.COUNT_CHIPS, CONSOLE),
    Offer(cash.DeliverChips, DEALER, clauses.DELIVER, CONSOLE),
    Offer(rounds.StartGame, DEALER, clauses.DEALER, CONSOLE),
    Offer(rounds.CloseBets, frozenset({Role.DEALER, Role.READER, Role.CLOCK}), clauses.FREEZE, CONSOLE),
    Offer(rounds.ConfirmNumber, DEALER, clauses.CONFIRM, CONSOLE),
    Offer(rounds.VoidGame, DEALER | SUPERVISOR, clauses.WRONG_NUMBER, (*CONSOLE, *OVERSEERS)),
    Offer(rounds.VoidRead, SUPERVISOR, clauses.REFUND, OVERSEERS),
    Offer(rounds.RefundGame, REFUNDER, clauses.REFUND, OVERSEERS),
    Offer(tables.OpenTable, SUPERVISOR, clauses.SUPERVISION, OVERSEERS, given={"enclosed": False}),
    Offer(tables.TakeTable, DEALER, clauses.DEALER, CONSOLE),
    Offer(tables.LeaveTable, DEALER, clauses.DEALER, CONSOLE),
    Offer(tables.CallSupervisor, DEALER, clauses.SUPERVISION, CONSOLE),
    Offer(tables.AnswerCall, SUPERVISOR, clauses.SUPERVISION, OVERSEERS),
    *attendants.offers(CONSOLE, DEALER, PLAYERS, clauses.SUPERVISION),
    *racks.OFFERS,
)


KIND: Kind[TableState, TerminalCommand, TerminalEvent] = Kind(
    name=MODE,
    state=TableState,
    offers=OFFERS,
    events=get_args(TerminalEvent),
    install=partial(electronic.install, mode=MODE, citations=CITATIONS),
    installed=partial(electronic.installed, mode=MODE, citations=CITATIONS, seats_open=True),
    decide=decide,
    evolve=evolve,
    post=post,
    citations=lambda table: table.citations,
    standing=standing,
    tell=tell,
    acts=acts,
    acts_at=acts_at,
    words=lambda language: words(MODE, language),
    draw=draw,
    join=colour_chips(lambda _: CREDITS),
    tell_house=tell_house,
    concerns_house=HOUSE_EVENTS,
    closes_betting=frozenset({rounds.BetsClosed}),
    date=date,
    dated=frozenset({cash.TerminalCredited}),
    figures=RULES,
    ring=lambda table: table.rules.wheel.order,
    trials=TRIALS,
)
