"""A demonstration dealer: it works a table by the same commands as a person, until a person takes over."""

from croupier.base.envelope import Command, Role
from croupier.desk.act import GAME, Act
from croupier.floor.parts.demonstration import EVERY, first_due, first_due_at, work_table
from croupier.floor.parts.electronic.running import ElectronicTable
from croupier.floor.parts.electronic.state import Terminal
from croupier.floor.parts.messages import rounds
from croupier.floor.terminals.acts import acts, acts_at, game_acts
from croupier.floor.terminals.messages import cash


class DemonstrationDealer:
    def __init__(self, running: ElectronicTable) -> None:
        self._running, self._table = running, running.table
        self._rested = 0.0

    async def run(self) -> None:
        await work_table(self._running, lambda: acts(self._table), self._work)

    async def _work(self) -> None:
        for terminal in filter(_waits, self._table.terminals.values()):
            act = first_due_at(acts_at(self._table, terminal.id), Role.DEALER, terminal.id)
            if act and (step := serve(act, terminal)):
                await self._send(Role.DEALER, step)
        game = tuple(game_acts(self._table))
        if act := first_due(game, Role.DEALER, GAME) or first_due(game, Role.DESIGNEE, GAME):
            await self._deal(act)

    async def _deal(self, act: Act) -> None:
        round_, number = self._table.round, self._table.number
        match act.key:
            case "new-game":
                await self._start_when_rested()
            case "throw-ball":
                self._running.wheel.throw("throw")
            case "confirm-number" if number is not None and self._running.wheel.view().left_ms == 0:
                await self._send(Role.DEALER, rounds.ConfirmNumber(round_, number))
            case "refund-game":
                await self._send(Role.DESIGNEE, rounds.RefundGame(round_))

    async def _start_when_rested(self) -> None:
        """The result stands for `rest_seconds`, however fast the wheel is: people read at their own pace."""
        settings = self._running.settings
        self._rested += EVERY / settings.wheel_speed
        if self._rested >= settings.rest_seconds and not self._running.wheel.running:
            self._rested = 0.0
            await self._send(Role.DEALER, rounds.StartGame())

    async def _send(self, role: Role, command: Command) -> None:
        await self._running.submit(role, self._table.dealer or "", command)


def _waits(terminal: Terminal) -> bool:
    """Looked at alone: a look at every terminal's acts, many times a second, would slow a large table."""
    return terminal.buying_in or terminal.cash_out is not None


def serve(act: Act, terminal: Terminal) -> Command | None:
    """The command that does this act at a terminal; None where a person must count or look."""
    match act.command:
        case "pick-up-buy-in":
            return cash.PickUpBuyIn(terminal.id)
        case "count-buy-in" if terminal.buy_in is not None:
            return cash.CountBuyIn(terminal.id, terminal.buy_in.money)
        case "credit-buy-in" if terminal.buy_in is not None:
            return cash.CreditBuyIn(terminal.id, terminal.buy_in.money.total)
        case "drop-buy-in":
            return cash.DropBuyIn(terminal.id)
        case "select-cash-out":
            return cash.SelectCashOut(terminal.id)
        case "count-chips" if terminal.cash_out is not None:
            return cash.CountChips(terminal.id, terminal.cash_out.amount)
        case "deliver-chips":
            return cash.DeliverChips(terminal.id)
    return None
