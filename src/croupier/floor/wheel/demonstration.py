"""A demonstration dealer for a live table: it deals as a person would, until one takes over."""

from typing import Protocol

from croupier.base.envelope import Command, Role
from croupier.desk.act import GAME, Act
from croupier.desk.reply import Reply
from croupier.floor.parts.demonstration import Sender, StageClock, first_due, first_due_at, work_table
from croupier.floor.parts.messages import rounds, seats, wagers
from croupier.floor.parts.seats.seat import Seat
from croupier.floor.parts.settings import TableSettings
from croupier.floor.wheel.acts import acts
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.messages.deal import Direction
from croupier.floor.wheel.state import LiveTable, Phase

IN_TRACK = 3.0
STEP = 1.5
"""Seconds, at wheel speed 1: from the spin to the close, and between two acts."""


class Looked(Protocol):
    """A wheel as a dealer sees it."""

    def seen(self) -> str | None: ...


class LiveTableInMotion(Protocol):
    table: LiveTable
    settings: TableSettings

    @property
    def wheel(self) -> Looked: ...

    @property
    def colours(self) -> tuple[str, ...]: ...

    async def submit(self, role: Role, sender: str, command: Command) -> Reply: ...


class DemonstrationDealer:
    def __init__(self, running: LiveTableInMotion) -> None:
        self._running, self._table, self._settings = running, running.table, running.settings
        self._clock = StageClock()
        self._sender = Sender(running, rounds.StartGame)

    async def run(self) -> None:
        await work_table(self._running, lambda: acts(self._table), self._work)

    async def _work(self) -> None:
        for seat in self._table.seats.values():
            if act := first_due_at(acts(self._table), Role.DEALER, seat.id):
                await self._send(self._serve(act, seat))
        waited, act = self._waited(), first_due(acts(self._table), Role.DEALER, GAME)
        if act and waited >= self._patience():
            await self._send(self._deal(act))

    def _serve(self, act: Act, seat: Seat) -> Command | None:
        """Chips for money; a called wager accepted; a colour changed back."""
        match act.command:
            case "issue-chips" if seat.asked is not None:
                colour = self._colour(seat) if seat.asked.value else ""
                return seats.IssueChips(seat.id, colour, seat.asked.value, seat.asked.money)
            case "accept-called":
                spot, cash = next(iter(seat.called.items()))
                return wagers.AcceptCalled(seat.id, self._table.round, spot, cash)
            case "colour-out":
                return seats.ColourOut(seat.id)
        return None

    def _colour(self, seat: Seat) -> str:
        free = (one for one in self._running.colours if one not in self._table.colours.issued)
        return seat.colour or next(free, "")

    def _deal(self, act: Act) -> Command | None:
        """The command that does this act, with what a dealer adds to it."""
        round_ = self._table.round
        match act.command:
            case "new-game":
                return rounds.StartGame()
            case "no-more-bets":
                return rounds.CloseBets(round_)
            case "spin-ball":
                return deal.SpinBall(
                    round_, Direction.CLOCKWISE if round_ % 2 else Direction.COUNTERCLOCKWISE
                )
            case "announce-number":
                seen = self._running.wheel.seen()
                return None if seen is None else deal.AnnounceNumber(round_, seen)
            case "place-crown":
                return deal.PlaceCrown(round_)
            case "collect-losers":
                return deal.CollectLosers(round_)
            case "pay-winners":
                return deal.PayWinners(round_)
        return None

    def _patience(self) -> float:
        """Seconds that a dealer lets pass before the next act, so that people can follow."""
        slow = 1 / self._settings.wheel_speed
        match self._table.phase:
            case Phase.IDLE:
                return self._settings.rest_seconds
            case Phase.BETTING:
                return IN_TRACK * slow if self._table.spun else self._betting()
            case _:
                return STEP * slow

    def _waited(self) -> float:
        """Seconds since the last act of this game."""
        table = self._table
        stage = (table.phase, table.round, table.spins, table.spun)
        return self._clock.seconds_at(stage)

    def _betting(self) -> float:
        """Shorter after a no spin: wagers of the spin that was called off are still on the layout."""
        betting = self._settings.betting_seconds / self._settings.clock_speed
        return betting / (1 if self._table.spins == 0 else 4)

    async def _send(self, command: Command | None) -> None:
        await self._sender.send(Role.DEALER, self._table.dealer or "", command)
