"""A demonstration dealer: it works a table by the same commands as a person, until a person takes over."""

from croupier.base.envelope import Command, Role
from croupier.floor.parts.demonstration import DEALER, EVERY, work_table
from croupier.floor.parts.electronic.running import ElectronicTable
from croupier.floor.parts.electronic.state import BuyInStep, CashOutStep, Phase, Terminal
from croupier.floor.parts.messages import rounds
from croupier.floor.terminals.messages import cash


class DemonstrationDealer:
    def __init__(self, running: ElectronicTable) -> None:
        self._running, self._table = running, running.table
        self._rested = 0.0

    async def run(self) -> None:
        await work_table(self._running, self._work)

    async def _work(self) -> None:
        for terminal in self._table.terminals.values():
            if step := buy_in_step(terminal) or cash_out_step(terminal):
                await self._send(Role.DEALER, step)
        match self._table.phase:
            case Phase.IDLE:
                await self._start_when_rested()
            case Phase.BETTING if self._table.prompted:
                self._running.wheel.throw("throw")
            case Phase.LOCKED if self._table.running is None:  # the clock was faster, or a process ended
                self._running.wheel.throw("throw")
            case Phase.READ if self._table.number is not None:
                await self._confirm(self._table.number)
            case Phase.VOID:
                await self._send(Role.DESIGNEE, rounds.RefundGame(self._table.round))

    async def _start_when_rested(self) -> None:
        """A few seconds for the players to see what they won."""
        self._rested += EVERY
        if self._rested >= 5 and not self._running.wheel.running:
            self._rested = 0.0
            await self._send(Role.DEALER, rounds.StartGame())

    async def _confirm(self, number: str) -> None:
        if self._running.wheel.view().left_ms == 0:
            await self._send(Role.DEALER, rounds.ConfirmNumber(self._table.round, number))

    async def _send(self, role: Role, command: Command) -> None:
        await self._running.submit(role, DEALER, command)


def buy_in_step(terminal: Terminal) -> Command | None:
    """The next step of this terminal's buy-in that is the dealer's."""
    if terminal.buy_in is None:
        return None
    match terminal.buy_in.step:
        case BuyInStep.LAID:
            return cash.PickUpBuyIn(terminal.id)
        case BuyInStep.PICKED_UP:
            return cash.CountBuyIn(terminal.id, terminal.buy_in.money)
        case BuyInStep.COUNTED:
            return cash.CreditBuyIn(terminal.id, terminal.buy_in.money.total)
        case BuyInStep.CREDITED:
            return cash.DropBuyIn(terminal.id)
        case BuyInStep.DROPPED:
            return None


def cash_out_step(terminal: Terminal) -> Command | None:
    """The next step of this terminal's cash-out that is the dealer's."""
    if terminal.cash_out is None:
        return None
    match terminal.cash_out.step:
        case CashOutStep.CONFIRMED:
            return cash.SelectCashOut(terminal.id)
        case CashOutStep.SELECTED:
            return cash.CountChips(terminal.id, terminal.cash_out.amount)
        case CashOutStep.PAID:
            return cash.DeliverChips(terminal.id)
        case CashOutStep.ASKED:
            return None
