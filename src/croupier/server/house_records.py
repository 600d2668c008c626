"""What a floor records of itself: gaming days, the house's rules, its tables, its alarms."""

from pathlib import Path
from typing import Protocol

from croupier.base.envelope import Command, Role
from croupier.base.names import TableId
from croupier.desk.desk import Desk
from croupier.desk.house import TABLES_PER_SUPERVISOR
from croupier.desk.reply import Reply
from croupier.desk.running import PlaceSettings
from croupier.server.bias_watch import suspicions
from croupier.server.house_rules import differs, vouchers_differ
from croupier.server.settings import Settings, gaming_days
from croupier.server.voucher_numbers import fingerprint
from croupier.server.wall_clock import WallClock


class Submit(Protocol):
    async def __call__(self, role: Role, sender: str, table: TableId, command: Command) -> Reply: ...


class HouseRecords:
    def __init__(self, settings: Settings, desk: Desk, clock: WallClock, submit: Submit) -> None:
        self._settings, self._desk, self._clock, self._submit = settings, desk, clock, submit
        self._pit = desk.kinds.pit

    async def begin_day(self) -> None:
        """A day begins by a record, and days only follow: another rollover counts from the next one on."""
        today = gaming_days(self._settings.day, Path()).day(self._clock()).isoformat()
        if today > self._desk.house.day:
            await self._submit(Role.CLOCK, "clock:pit", self._pit.place, self._pit.begin_day(today))

    async def set_house_rules(self) -> None:
        """By a record, and only where they changed: what was decided under others stays as it was."""
        house = self._settings.house
        if differs(self._desk.house, house):
            rules = self._pit.set_rules(house.tables_per_supervisor, house.colours)
            await self._submit(Role.ENGINEER, "engineer", self._pit.place, rules)
        if vouchers_differ(self._desk.house, house):
            rules = self._pit.set_voucher_rules(house.voucher_cents, house.voucher_days)
            await self._submit(Role.ENGINEER, "engineer", self._pit.place, rules)

    async def note_voucher_key(self, folder: Path | None) -> None:
        """Record each new key once, so that a floor that owes on vouchers opens with no other."""
        print_ = fingerprint(folder) if folder else ""
        if print_ not in ("", self._desk.house.voucher_key):
            note = self._pit.note_voucher_key(print_)
            await self._submit(Role.ENGINEER, "engineer", self._pit.place, note)

    async def staff_demonstration(self) -> None:
        """Tables that open by themselves are overseen by people who go on duty by themselves."""
        robots = sum(table.demonstration_dealer for table in self._settings.tables)
        fewest = min(TABLES_PER_SUPERVISOR, self._settings.house.tables_per_supervisor)
        for number in range(1, self._pit.needed(fewest, [""] * robots) + 1):
            who = f"{self._pit.robot} {number}"
            if who not in self._desk.house.on_duty:
                await self._submit(Role.SUPERVISOR, who, self._pit.place, self._pit.go_on_duty())

    async def install(self, table: PlaceSettings) -> None:
        asked = self._desk.kinds.installation(table)
        reply = await self._submit(Role.ENGINEER, "engineer", table.id, asked)
        if reply.refusal is not None:
            raise ValueError(f"table {table.id} cannot be installed: {reply.refusal}")

    async def report_biases(self, looked_at: dict[TableId, int]) -> None:
        """Alarm the supervisors of each device against which the evidence has passed the house's odds.

        `looked_at` remembers after how many results each was looked at, so that none is judged twice.
        """
        for found in suspicions(self._desk.house.tallies, self._settings.house.bias_odds, looked_at):
            await self._submit(Role.DEVICE, "floor", self._pit.place, self._pit.report_bias(*found))

    async def raise_alarm(self, says: str) -> None:
        await self._submit(Role.DEVICE, "floor", self._pit.place, self._pit.raise_alarm(says))
