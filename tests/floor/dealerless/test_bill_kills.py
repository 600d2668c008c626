"""A bill is credited once or given back, wherever the process, the power or both fail on its way.

Every step between device and journal is tried as the last of a process, with the device's power on and cut,
and with a bill in escrow that goes back before anybody listens again. Bugs that were planted are found.
"""

import pytest

from croupier.base.names import TerminalId
from croupier.base.refusal import Refusal
from croupier.floor.parts.electronic.acceptor_state import HeldBill
from croupier.floor.parts.messages.stations import AcceptCash
from croupier.floor.parts.stations.bills import Bills
from tests.floor.dealerless.bill_rig import Station

HOW: dict[str, dict[str, bool]] = {
    "the process dies": {},
    "the power fails, too": {"power_cut": True},
    "the escrow lapses": {"lapses": True},
}


def one_bill(
    dies_at: int | None = None, bills: type[Bills] = Bills, *, power_cut: bool = False, lapses: bool = False
) -> Station:
    """An acceptor that works, one bill, perhaps a death, and another bill to see that all goes on."""
    station = Station(None, bills)
    station.run()
    station.steps.taken, station.steps.dies_at = 0, dies_at
    station.feed(2000)
    station.survive(power_cut=power_cut, lapses=lapses)
    station.steps.dies_at = None
    station.run()
    station.feed(500)
    station.run()
    return station


def last_step() -> int:
    """How many steps there are until the first bill is at rest."""
    station = Station()
    station.run()
    station.steps.taken = 0
    station.feed(2000)
    while station.house.terminal().credits == 0 or station.device.status.name != "ENABLED":
        station.run(1)
    return station.steps.taken


STEPS = range(1, last_step() + 4)


def test_without_a_death_both_bills_are_credited() -> None:
    station = one_bill()
    assert (station.wrong(), station.device.box) == ([], [2000, 500])
    assert station.pit.alarms == []


@pytest.mark.parametrize("how", HOW.values(), ids=HOW)
def test_at_whatever_step_it_fails_nothing_is_lost_and_nothing_doubled(how: dict[str, bool]) -> None:
    for step in STEPS:
        station = one_bill(step, Bills, **how)
        assert station.wrong() == [], f"died at step {step}"
        assert 500 in station.device.box, f"died at step {step}: it does not go on"


def test_a_power_cut_at_any_moment_loses_and_doubles_nothing() -> None:
    for turn in range(30):
        station = Station()
        station.run()
        station.feed(2000)
        station.run(turn)
        station.device.cut_power()
        station.run()
        assert station.wrong() == [], f"cut after {turn} turns"


def test_a_bill_that_the_journal_awaits_and_nobody_saw_again_is_an_alarm() -> None:
    alarms = [one_bill(step, lapses=True).pit.alarms for step in STEPS]
    unseen = "a bill of $20.00 was to go into the box of station 1 and was not seen again: look for it"
    assert [unseen] in alarms


class CreditsInEscrow(Bills):
    """As it was done before: credited first, then taken."""

    async def _escrowed(self, terminal: TerminalId, bill: int) -> Refusal | None:
        await self._submit(terminal, AcceptCash(terminal, bill))
        self._acceptors[terminal].stack()
        return None


class AcknowledgesFirst(Bills):
    """The device forgets a bill that the journal does not have yet."""

    async def _credited(self, terminal: TerminalId, held: HeldBill) -> bool:
        self._acceptors[terminal].acknowledge()
        self._acceptors[terminal].reports()
        return await super()._credited(terminal, held)


class ForgetsWhatWasHeld(Bills):
    """After a restart a stacked bill is acknowledged, whoever it was credited to."""

    async def _stacked(self, terminal: TerminalId) -> None:
        if self._told:
            await super()._stacked(terminal)
        self._acceptors[terminal].acknowledge()


@pytest.mark.parametrize("planted", [CreditsInEscrow, AcknowledgesFirst, ForgetsWhatWasHeld])
def test_the_rig_finds_a_planted_bug(planted: type[Bills]) -> None:
    assert one_bill(bills=planted).wrong() == [], "it works while nothing fails"
    assert any(one_bill(step, planted, **how).wrong() for how in HOW.values() for step in STEPS)
