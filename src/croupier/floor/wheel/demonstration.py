"""A demonstration dealer for a live table: it deals as a person would, until one takes over."""

from time import monotonic
from typing import Protocol

from croupier.base.envelope import Command, Role
from croupier.desk.reply import Reply
from croupier.floor.parts.demonstration import DEALER, work_table
from croupier.floor.parts.messages import rounds
from croupier.floor.parts.settings import TableSettings
from croupier.floor.wheel.messages import deal, seats, wagers
from croupier.floor.wheel.messages.deal import Direction
from croupier.floor.wheel.state import LiveTable, Phase, Seat

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
        self._stage: object = None
        self._since = monotonic()
        self._given_up: set[Command] = set()

    async def run(self) -> None:
        await work_table(self._running, self._work)

    async def _work(self) -> None:
        for seat in self._table.seats.values():
            if command := self._serve(seat):
                await self._send(command)
        if command := self._next():
            await self._send(command)

    def _serve(self, seat: Seat) -> Command | None:
        """Chips for money; a called wager accepted while it can be."""
        table = self._table
        if seat.asked is not None:
            colour = self._colour(seat) if seat.asked.value else ""
            return seats.IssueChips(seat.id, colour, seat.asked.value, seat.asked.money)
        if seat.called and table.phase is Phase.BETTING:
            spot, cash = next(iter(seat.called.items()))
            return wagers.AcceptCalled(seat.id, table.round, spot, cash)
        return None

    def _colour(self, seat: Seat) -> str:
        free = (one for one in self._running.colours if one not in self._table.colours.issued)
        return seat.colour or next(free, "")

    def _next(self) -> Command | None:
        """The next act of the game, when the one before it has been seen."""
        table, waited = self._table, self._waited()
        slow = 1 / self._settings.wheel_speed
        match table.phase:
            case Phase.IDLE if waited >= self._settings.rest_seconds and not self._no_chance():
                return rounds.StartGame()
            case Phase.BETTING if not table.spun and waited >= self._betting():
                close = rounds.CloseBets(table.round)
                return close if table.closes_before_spin else self._spin()
            case Phase.BETTING if table.spun and waited >= IN_TRACK * slow:
                return rounds.CloseBets(table.round)
            case Phase.LOCKED if waited >= STEP * slow:
                return self._announce() if table.spun else self._spin()
            case _ if waited >= STEP * slow:
                return self._settle()
        return None

    def _waited(self) -> float:
        """Seconds since the last act of this game."""
        table = self._table
        stage = (table.phase, table.round, table.spins, table.spun)
        if stage != self._stage:
            self._stage, self._since = stage, monotonic()
        return monotonic() - self._since

    def _no_chance(self) -> bool:
        return self._table.offers_b2b and self._table.commitment is None

    def _betting(self) -> float:
        """After a no spin the wagers lie there already."""
        return self._settings.betting_seconds / (1 if self._table.spins == 0 else 4)

    def _spin(self) -> Command:
        turns = Direction.CLOCKWISE if self._table.round % 2 else Direction.COUNTERCLOCKWISE
        return deal.SpinBall(self._table.round, turns)

    def _announce(self) -> Command | None:
        table, seen = self._table, self._running.wheel.seen()
        if seen is None or (table.offers_b2b and table.multiplier is None):
            return None
        return deal.AnnounceNumber(table.round, seen)

    def _settle(self) -> Command | None:
        table = self._table
        match table.phase:
            case Phase.ANNOUNCED if table.has_crown:
                return deal.PlaceCrown(table.round)
            case Phase.ANNOUNCED | Phase.CROWNED:
                return deal.CollectLosers(table.round)
            case Phase.COLLECTED:
                return deal.PayWinners(table.round)
            case _:
                return None

    async def _send(self, command: Command) -> None:
        """What was refused once is not asked again in the same game: a person must look."""
        if isinstance(command, rounds.StartGame):
            self._given_up.clear()
        if command in self._given_up:
            return
        reply = await self._running.submit(Role.DEALER, DEALER, command)
        if reply.refusal is not None:
            self._given_up.add(command)
