"""The steps of a buy-in and of a cash-out at one terminal, in the document's order."""

from collections.abc import Iterator

from croupier.base.refusal import Refusal
from croupier.desk.act import Act, When
from croupier.floor.parts.acts import ActRule, cash, placed
from croupier.floor.parts.electronic import acts as electronic
from croupier.floor.parts.electronic.citations import ElectronicCitations
from croupier.floor.parts.electronic.state import (
    IN_PLAY,
    BuyIn,
    BuyInStep,
    CashOut,
    CashOutStep,
    TableState,
    Terminal,
)
from croupier.floor.terminals import act_rules as rules
from croupier.floor.terminals.buy_ins import CREDITED, ask_cash_out, finished, may_report

BUY_IN = (rules.LAY, rules.PICK_UP, rules.COUNT, rules.CREDIT, rules.DROP)
"""As many as there are steps of a buy-in: each act completes the step of the same place."""
CASH_OUT: tuple[ActRule[ElectronicCitations], ...] = (
    electronic.ASK_CASH_OUT,
    rules.CONFIRM,
    rules.SELECT_OUT,
    rules.COUNT_OUT,
    rules.DELIVER,
)


def buy_in(table: TableState, terminal: Terminal) -> Iterator[Act]:
    """All steps of one that is under way; where none is, the player may lay one."""
    if terminal.buy_in is None or finished(terminal):
        if terminal.lock is None:
            yield rules.LAY.act(table, When.BESIDE, terminal.id)
        if may_report(terminal):
            yield rules.REPORT.act(table, When.BESIDE, terminal.id)
        return
    due = 1 + list(BuyInStep).index(terminal.buy_in.step)
    amount = cash(terminal.buy_in.money.total)
    for index, rule in enumerate(BUY_IN):
        if rule is rules.CREDIT:  # one command selects the terminal and credits it
            yield rules.SELECT.act(table, placed(index, due), terminal.id, amount=amount)
        yield rule.act(table, placed(index, due), terminal.id, amount=amount)
    yield from _verifying(table, terminal, terminal.buy_in)


def _verifying(table: TableState, terminal: Terminal, laid: BuyIn) -> Iterator[Act]:
    """The player verifies the credit, or reports it wrong; then the dealer corrects it between games."""
    amount = cash(laid.money.total)
    credited = When.DUE if laid.step in CREDITED else When.LATER
    when = When.DONE if laid.verified else credited
    yield rules.VERIFY.act(table, when, terminal.id, amount=amount)
    if laid.reported:
        held = table.phase in IN_PLAY
        yield rules.REPORT.act(table, When.DONE, terminal.id)
        yield rules.CORRECT.act(table, When.LATER if held else When.DUE, terminal.id, amount=amount)
    elif when is When.DUE:
        yield rules.REPORT.act(table, When.BESIDE, terminal.id)


def cash_out(table: TableState, terminal: Terminal) -> Iterator[Act]:
    """All steps of one that is under way; where none is, the player may ask if one would be granted."""
    if terminal.cash_out is not None:
        yield from _cash_out_steps(table, terminal, terminal.cash_out)
    elif not isinstance(ask_cash_out(table, terminal), Refusal):
        yield electronic.ASK_CASH_OUT.act(table.citations, When.BESIDE, terminal.id)


def _cash_out_steps(table: TableState, terminal: Terminal, asked: CashOut) -> Iterator[Act]:
    amount, due = cash(asked.amount), 1 + list(CashOutStep).index(asked.step)
    for index, rule in enumerate(CASH_OUT):
        when = placed(index, due)
        if rule is rules.COUNT_OUT:  # one command removes the chips and confirms their count
            yield rules.REMOVE.act(table, when, terminal.id, amount=amount)
        yield rule.act(table.citations, when, terminal.id, amount=amount)
    if asked.step in (CashOutStep.ASKED, CashOutStep.CONFIRMED):
        yield electronic.WITHDRAW.act(table.citations, When.BESIDE, terminal.id, amount=amount)
