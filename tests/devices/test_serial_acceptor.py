"""An acceptor spoken to in ID003: what each answer means, through noise, power cuts and pulled cables."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.devices.acceptor import AcceptorFault, BillReport, BillStep, HealthReport
from croupier.devices.id003 import INVALID, Ask, Frame, Status, write_frame
from croupier.devices.id003_controller import FAULTS, Controller
from croupier.devices.serial_acceptor import LOST_AFTER
from croupier.devices.simulated_id003 import SimulatedId003
from tests.devices.id003_rig import TURN, Rig

WORKS = HealthReport(None)
LOST = HealthReport(AcceptorFault.LINE_LOST)
HELD, STACKED, RETURNED = (
    BillReport(step, 2000) for step in (BillStep.ESCROWED, BillStep.STACKED, BillStep.RETURNED)
)


def holding() -> Rig:
    """A twenty is in escrow, and has been told of."""
    rig = Rig()
    assert rig.settle() == [WORKS]
    rig.device.feed(2000)
    assert rig.settle() == [HELD]
    return rig


def test_it_is_set_up_before_it_takes_a_bill() -> None:
    rig = Rig()
    rig.device.feed(2000)
    assert (rig.settle(), rig.device.returned, rig.device.status) == ([WORKS], [2000], Status.ENABLED)
    assert rig.acceptor.bills == {100, 500, 1000, 2000, 5000, 10_000}


@pytest.mark.parametrize("status", sorted(set(FAULTS)))
def test_a_fault_is_told_once_and_once_more_after_an_attempt_to_clear_it(status: Status) -> None:
    rig, fault = Rig(), HealthReport(FAULTS[status])
    rig.settle()
    rig.device.break_down(status)
    assert rig.settle() == [fault]
    assert rig.settle() == []
    rig.acceptor.clear()
    assert rig.settle() == [fault], "nobody has put it right"
    rig.device.put_right()
    rig.acceptor.clear()
    assert rig.settle()[-1] == WORKS


def test_a_jammed_bill_is_neither_stacked_nor_returned() -> None:
    rig = holding()
    rig.device.jams = True
    rig.acceptor.stack()
    assert rig.settle() == [HealthReport(AcceptorFault.JAMMED)]
    assert (rig.device.box, rig.device.returned, rig.device.put_right()) == ([], [], 2000)
    rig.acceptor.clear()
    assert WORKS in rig.settle()


def test_without_its_box_it_takes_nothing_and_goes_on_by_itself_when_it_is_back() -> None:
    rig = Rig()
    rig.settle()
    rig.device.take_box_out()
    assert rig.settle() == [HealthReport(AcceptorFault.BOX_OUT)]
    rig.device.feed(500)
    assert (rig.settle(), rig.device.returned) == ([], [500])
    rig.device.put_box_in()
    assert rig.settle() == [WORKS]


def test_power_that_fails_with_a_bill_in_escrow_gives_it_back() -> None:
    rig = holding()
    rig.device.cut_power()
    assert rig.settle() == [RETURNED]
    assert rig.device.returned == [2000]


def test_power_that_fails_with_a_bill_on_its_way_to_the_box_does_not_lose_it() -> None:
    rig = holding()
    rig.acceptor.stack()
    while rig.device.status.name != "STACKING":
        rig.turn()
    rig.device.cut_power()
    assert rig.settle() == [STACKED]
    assert rig.device.status.name == "POWER_UP_BILL_IN_STACKER", "it waits until the credit is durable"
    rig.acceptor.acknowledge()
    assert rig.until() == [BillReport(BillStep.STACKED, None)]
    rig.acceptor.acknowledge()
    assert rig.settle() == []
    assert (rig.device.box, rig.device.status) == ([2000], Status.ENABLED)


def test_a_new_process_is_told_of_a_stacked_bill_and_not_what_it_is_worth() -> None:
    rig = holding()
    rig.acceptor.stack()
    assert rig.until() == [STACKED]
    rig.started()
    assert rig.settle() == [BillReport(BillStep.STACKED, None)]


def test_a_new_process_is_told_of_a_bill_in_escrow() -> None:
    rig = holding()
    rig.started()
    assert rig.settle() == [HELD]


def test_a_bill_that_goes_back_by_itself_is_returned_whatever_was_asked() -> None:
    rig = holding()
    rig.device.let_escrow_lapse()
    rig.acceptor.stack()
    assert rig.settle() == [RETURNED]
    assert rig.device.box == []


def test_a_bill_that_it_speaks_of_no_more_is_nothing_inside() -> None:
    rig = holding()
    rig.device.inside, rig.device.status = None, Status.ENABLED
    assert rig.settle() == [WORKS]


def test_a_bill_that_it_takes_in_without_holding_it_is_told_apart() -> None:
    rig = holding()
    rig.acceptor.give_back()
    assert rig.settle() == [RETURNED]
    rig.device.status = Status.VEND_VALID
    assert rig.settle() == [BillReport(BillStep.UNASKED, None)]
    rig.acceptor.acknowledge()
    assert rig.settle() == []


def test_a_late_answer_of_the_bill_before_acknowledges_no_other_bill() -> None:
    """It was slow and asked twice: its second word of a bill came after the acknowledgement of that bill."""
    controller, twenty = Controller(), Frame(Status.ESCROW, b"\x65")
    controller.bills = {0x65: 2000}
    controller.hear(twenty)
    for _ in range(2):
        controller.stack()
        assert controller.ask() == Frame(Ask.STACK)
        assert controller.hear(Frame(Status.VEND_VALID)) == [STACKED]
        controller.acknowledge()
        assert controller.ask() == Frame(Ask.ACKNOWLEDGE)
        assert controller.hear(Frame(Status.VEND_VALID)) == [BillReport(BillStep.STACKED, None)]
        controller.acknowledge()
        controller.hear(Frame(Status.STACKED))
        assert controller.hear(twenty) == [HELD], "the next one, and nothing heard between the two"


def test_a_late_answer_of_the_bill_before_credits_no_bill_in_escrow() -> None:
    """Once is late. An acceptor that says so twice has taken the bill in by itself."""
    controller, twenty = Controller(), Frame(Status.ESCROW, b"\x65")
    controller.bills = {0x65: 2000}
    assert controller.hear(twenty) == [HELD]
    assert controller.hear(Frame(Status.VEND_VALID)) == []
    controller.stack()
    controller.hear(twenty)
    assert controller.ask() == Frame(Ask.STACK)
    assert controller.hear(Frame(Status.VEND_VALID)) == [STACKED]
    by_itself = Controller()
    by_itself.bills = {0x65: 2000}
    by_itself.hear(twenty)
    assert [by_itself.hear(Frame(Status.VEND_VALID)) for _ in range(2)] == [[], [STACKED]]


def test_a_pulled_cable_is_told_once_and_comes_back_by_itself() -> None:
    rig = Rig()
    rig.settle()
    rig.line.cut = True
    assert rig.settle() == [LOST]
    assert rig.settle() == []
    rig.line.cut = False
    assert rig.settle() == [WORKS]


def test_a_line_that_is_not_there_when_the_floor_opens_is_told_of() -> None:
    rig = Rig()
    rig.line.cut = True
    assert rig.settle(int(LOST_AFTER / TURN) - 1) == []
    assert rig.settle() == [LOST]


def test_an_acceptor_that_falls_silent_is_cut_off_and_then_asked_everything_anew() -> None:
    rig = holding()
    rig.line.silent = True
    assert rig.settle() == [LOST]
    assert rig.acceptor.bills == frozenset()
    rig.line.silent = False
    assert rig.settle() == [HELD]


def test_one_that_knows_no_dollars_is_broken() -> None:
    rig = Rig(SimulatedId003({}))
    assert rig.settle() == [HealthReport(AcceptorFault.BROKEN)]


def test_a_bill_is_not_judged_before_it_is_known_what_bills_are_worth() -> None:
    controller = Controller()
    assert controller.hear(Frame(Status.ESCROW, b"\x65")) == []
    assert controller.ask() == Frame(Ask.CURRENCY)


@pytest.mark.parametrize("content", [b"\x61", b"\x6f123456789012345678", b""])
def test_an_unknown_bill_or_a_ticket_in_escrow_goes_back(content: bytes) -> None:
    controller = Controller()
    controller.bills = {0x65: 2000}
    assert controller.hear(Frame(Status.ESCROW, content)) == []
    assert controller.ask() == Frame(Ask.RETURN)


@pytest.mark.parametrize("code", [INVALID, Status.COMMUNICATION_ERROR, Status.PAUSE, 0x99])
def test_an_answer_that_says_nothing_of_bills_is_followed_by_a_poll(code: int) -> None:
    controller = Controller()
    controller.bills = {0x65: 2000}
    assert controller.hear(Frame(code)) == []
    assert controller.ask() == Frame(Ask.STATUS)


@given(st.integers(0, 2**32), st.lists(st.sampled_from((100, 500, 2000)), min_size=1, max_size=4))
def test_whatever_the_line_does_each_bill_in_the_box_is_told_and_no_other(
    seed: int, bills: list[int]
) -> None:
    """Answers are torn, doubled, held back, spoiled and lost; power fails. Every bill is let go of once."""
    chance, rig = Random(seed), Rig()  # noqa: S311 - hypothesis chooses the seed
    rig.line.spoil = lambda raw: spoiled(raw, chance)
    stacked: list[int] = []
    for bill in bills:
        stacked += followed(rig, chance)
        rig.device.feed(bill)
        stacked += followed(rig, chance)
    rig.line.spoil = lambda raw: raw
    stacked += followed(rig, chance, power_cuts=0)
    assert stacked == rig.device.box
    assert sorted(rig.device.box + rig.device.returned) == sorted(bills)


def followed(rig: Rig, chance: Random, power_cuts: float = 0.02) -> list[int]:
    """Take in or give back, and count a stacked bill once, as the journal does: while it is on the way."""
    counted: list[int] = []
    on_its_way = rig.journal
    for _ in range(60):
        for report in rig.turn():
            match report:
                case BillReport(BillStep.ESCROWED, bill) if bill is not None:
                    takes = on_its_way == [bill] or chance.random() < 0.7
                    on_its_way[:] = [bill] if takes else []
                    (rig.acceptor.stack if takes else rig.acceptor.give_back)()
                case BillReport(BillStep.STACKED):
                    counted += on_its_way
                    on_its_way.clear()
                    rig.acceptor.acknowledge()
                case BillReport(BillStep.RETURNED) | HealthReport(None):
                    on_its_way.clear()
        if chance.random() < power_cuts:
            rig.device.cut_power()
    return counted


def spoiled(raw: bytes, chance: Random) -> bytes:
    match chance.randrange(8):
        case 0:
            return raw[: chance.randrange(len(raw) + 1)]
        case 1:
            return raw + raw
        case 2:
            return bytes(byte ^ (chance.random() < 0.1) for byte in raw)
        case 3:
            return chance.randbytes(3) + raw
        case 4:
            return b""
        case 5:
            return raw + write_frame(Frame(Status.ACCEPTING))[:3]
        case _:
            return raw
