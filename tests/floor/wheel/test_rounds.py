"""A round up to its number: opened, spun, closed, called off, read, announced."""

import pytest

from croupier.base.envelope import Command
from croupier.base.names import Citation
from croupier.desk.messages import Alarmed
from croupier.floor.parts.messages.reader import CountSpin, SpinCounted
from croupier.floor.parts.messages.rounds import (
    BetsClosed,
    CloseBets,
    Closer,
    GameStarted,
    NumberRead,
    ReadNumber,
    ReportFault,
    StartGame,
)
from croupier.floor.wheel.messages.deal import (
    AnnounceNumber,
    BallSpun,
    CallNoSpin,
    Direction,
    NoSpinCalled,
    NumberAnnounced,
    PlaceCrown,
    SpinBall,
)
from tests.house import T1, No
from tests.live import WHEEL, Live
from tests.states import state_at

DANA = "staff:Dana"
B2, F1, F2, F3 = (f"oneida-roulette:{key}" for key in ("B.2", "F.1", "F.2", "F.3"))


def test_a_game_starts_when_the_one_before_it_is_over() -> None:
    house = Live().seated()
    house.rows(("dealer", StartGame(), GameStarted(1, house.live.terms)))
    assert house.refused("dealer", StartGame()) == No("wrong_phase", B2)
    house.finish("17")
    house.close_table()
    assert house.refused("supervisor", StartGame()).reason == "not_permitted"


def test_a_closed_table_starts_nothing() -> None:
    house = Live().seated()
    house.live.phase = house.live.phase.CLOSED
    assert house.refused("dealer", StartGame()) == No("wrong_phase", B2)
    assert house.refused("dealer", SpinBall(0, WHEEL)) == No("wrong_round", B2)


def test_the_ball_is_spun_with_betting_open_and_closed_in_the_track() -> None:
    house = Live().seated().start()
    assert house.refused("dealer", CloseBets(1)) == No("wrong_phase", F2)
    house.rows(
        ("dealer", SpinBall(1, WHEEL), BallSpun(1, 1, WHEEL, DANA)),
        ("reader", CloseBets(1), BetsClosed(1, Closer.READER, 0)),
    )
    assert house.refused("dealer", CloseBets(1)) == No("wrong_phase", F2)
    assert house.refused("dealer", SpinBall(1, WHEEL)) == No("wrong_phase", F1)


def test_betting_is_closed_before_the_spin_where_the_document_has_it_so() -> None:
    house = Live().seated("massachusetts", closing="before-spin").start()
    assert house.refused("dealer", SpinBall(1, WHEEL)) == No("wrong_phase", "massachusetts:3(b)")
    house.rows(
        ("clock", CloseBets(1), BetsClosed(1, Closer.TIMER, 0)),
        ("dealer", SpinBall(1, WHEEL), BallSpun(1, 1, WHEEL, DANA)),
    )


COMMANDS: list[tuple[str, Command]] = [
    ("dealer", SpinBall(7, WHEEL)),
    ("dealer", CloseBets(7)),
    ("dealer", CallNoSpin(7, "short-spin")),
    ("dealer", AnnounceNumber(7, "17")),
]


@pytest.mark.parametrize(
    ("name", "command"), COMMANDS, ids=[type(command).__name__ for _, command in COMMANDS]
)
def test_what_is_meant_for_another_game_is_refused(name: str, command: Command) -> None:
    assert Live().seated().start().close().refused(name, command) == No("wrong_round", B2)


def test_a_no_spin_reopens_betting_and_the_wheel_is_spun_again() -> None:
    house = Live().seated().issue().start().lay("17", 500)
    before = house.money()
    assert house.refused("dealer", CallNoSpin(1, "short-spin")) == No("wrong_phase", F1)
    house.close()
    called = NoSpinCalled(1, 1, "short-spin", Citation("oneida-roulette:H.2"), "reader:T1")
    house.rows(("reader", CallNoSpin(1, "short-spin"), called))
    assert (house.live.phase, house.live.spun, house.money()) == ("betting", False, before)
    house.lay("17", 500)
    house.rows(("dealer", SpinBall(1, WHEEL), BallSpun(1, 2, WHEEL, DANA)))
    house.rows(
        (
            "supervisor",
            CallNoSpin(1, "with-rotation"),
            NoSpinCalled(1, 2, "with-rotation", Citation("oneida-roulette:H.1"), "staff:Sam"),
        )
    )
    assert house.live.spun is False


def test_a_reader_that_knows_a_fault_calls_it_off() -> None:
    house = Live().seated().start().close()
    called = NoSpinCalled(1, 1, "foreign-object", Citation("oneida-roulette:H.3"), "reader:T1")
    house.rows(("reader", ReportFault(1, "foreign-object"), called))


def test_a_reason_that_the_document_does_not_know_is_refused() -> None:
    house = Live().seated().start().close()
    assert house.refused("dealer", CallNoSpin(1, "full-moon")) == No("unknown_outcome", F1)
    assert house.refused("dealer", AnnounceNumber(1, "38")) == No("unknown_outcome", F1)


def test_a_number_is_announced_when_the_ball_has_come_to_rest() -> None:
    house = Live().seated().start()
    assert house.refused("dealer", AnnounceNumber(1, "17")) == No("wrong_phase", F3)
    house.close()
    house.rows(
        ("dealer", AnnounceNumber(1, "17"), NumberAnnounced(1, "17", "17")),
        ("dealer", AnnounceNumber(1, "20"), NumberAnnounced(1, "20", "20", was="17")),
    )
    assert house.refused("dealer", AnnounceNumber(1, "20")) == No("wrong_phase", F3)


def test_a_spin_is_called_off_until_the_first_loser_is_collected() -> None:
    house = Live().seated().issue().start().lay("17", 500).announce("18")
    house.do("supervisor", CallNoSpin(1, "foreign-object", "a bead"))
    assert (house.live.phase, house.live.number) == ("betting", None)
    house.announce("18").collect()
    assert house.refused("dealer", CallNoSpin(1, "foreign-object")) == No("wrong_phase", F1)
    assert house.refused("dealer", AnnounceNumber(1, "17")) == No("wrong_phase", F3)


def test_the_reader_and_the_dealer_should_agree() -> None:
    house = Live().seated().start().close()
    house.rows(
        ("reader", ReadNumber(41, "17"), NumberRead(1, 41, "17")),
        (
            "dealer",
            AnnounceNumber(1, "20"),
            (
                NumberAnnounced(1, "20", "20"),
                Alarmed("game 1: the reader saw 17 and the dealer announced 20"),
            ),
        ),
        ("dealer", AnnounceNumber(1, "17"), NumberAnnounced(1, "17", "17", was="20")),
    )


def test_what_the_reader_saw_belongs_to_its_spin() -> None:
    house = Live().seated().start().close()
    house.do("reader", ReadNumber(41, "17"))
    assert house.refused("reader", ReadNumber(41, "17")) == No("wrong_round", F3)
    house.do("supervisor", CallNoSpin(1, "foreign-object", "a bead"))
    assert house.refused("reader", ReadNumber(42, "17")) == No("wrong_phase", F3)
    house.close()
    assert house.refused("reader", ReadNumber(42, "37")) == No("unknown_outcome", F3)
    house.rows(("dealer", AnnounceNumber(1, "20"), NumberAnnounced(1, "20", "20")))


@pytest.mark.parametrize("stage", ["announced", "crowned", "collected"])
def test_a_reader_that_is_slower_than_the_dealer_is_heard_all_the_same(stage: str) -> None:
    house = Live().seated().issue().start().lay("17", 500).close()
    house.do("dealer", AnnounceNumber(1, "20"))
    if stage != "announced":
        house.do("dealer", PlaceCrown(1))
    if stage == "collected":
        house.collect()
    alarm = Alarmed("game 1: the reader saw 17 and the dealer announced 20")
    house.rows(("reader", ReadNumber(41, "17"), (NumberRead(1, 41, "17"), alarm)))
    assert house.refused("reader", ReadNumber(42, "18")) == No("wrong_phase", F3)
    assert (house.live.phase, house.live.read, house.live.number) == (stage, "17", "20")


def test_a_slow_reader_that_agrees_alarms_no_one() -> None:
    house = Live().seated().start().announce("17")
    house.rows(("reader", ReadNumber(41, "17"), NumberRead(1, 41, "17")))
    house.collect().pay()
    assert house.refused("reader", ReadNumber(42, "17")) == No("wrong_phase", F3)


LATE: list[Command] = [ReadNumber(41, "20"), ReportFault(41, "short-spin")]


@pytest.mark.parametrize("late", LATE, ids=lambda late: type(late).__name__)
@pytest.mark.parametrize("called_by", ["dealer", "reader"])
def test_a_late_word_of_a_ball_that_was_called_off_says_nothing_of_the_next(
    late: Command, called_by: str
) -> None:
    house = Live().seated().start().close()
    house.rows(("reader", CountSpin(41), SpinCounted(41)))
    assert house.refused("reader", CountSpin(41)) == No("wrong_round", F3)
    by_reader = called_by == "reader"
    house.do(called_by, ReportFault(41, "short-spin") if by_reader else CallNoSpin(1, "short-spin"))
    house.do("dealer", SpinBall(1, WHEEL))
    assert house.refused("reader", late).reason == "wrong_round"
    house.do("reader", CountSpin(42))
    assert house.refused("reader", late).reason == "wrong_round"
    assert house.live.phase == "betting"
    house.do("reader", ReadNumber(42, "17"))
    assert house.live.read == "17"


def test_a_fault_is_of_the_spin_that_was_read_once_one_was() -> None:
    house = Live().seated().start().close()
    house.do("reader", ReadNumber(41, "17"))
    assert house.refused("reader", ReportFault(40, "foreign-object")) == No("wrong_round", F1)
    house.do("reader", ReportFault(41, "short-spin"))
    assert house.live.phase == "betting"


def test_a_ball_that_lands_with_betting_open_closes_it() -> None:
    house = Live().seated().issue().start().lay("17", 500)
    house.do("dealer", SpinBall(1, WHEEL))
    closed = (
        BetsClosed(1, Closer.READER, 500),
        NumberRead(1, 41, "17"),
        Alarmed("game 1: the ball landed with betting open; the reader closed it"),
    )
    house.rows(("reader", ReadNumber(41, "17"), closed))
    assert house.live.phase == "no-more-bets"


def test_a_big_six_wheel_has_no_reader() -> None:
    house = Live().seated("big-six").start().close()
    assert house.refused("reader", ReadNumber(1, "17")) == No("unknown_outcome", "new-jersey:5.6(e)")
    assert house.refused("reader", CountSpin(1)) == No("not_offered", "new-jersey:5.6(e)")


@pytest.mark.parametrize(
    ("announced", "number", "rested"),
    [
        ("$5", "$5", "$5"),
        ("stop:6", "joker", "joker"),
        ("between:3-4:clockwise", "$5", "between:3-4:clockwise"),
        ("between:3-4:counterclockwise", "$1", "between:3-4:counterclockwise"),
    ],
)
def test_a_clapper_rests_at_a_symbol_a_stop_or_between(announced: str, number: str, rested: str) -> None:
    house = Live().seated("big-six").start()
    if announced.endswith("counterclockwise"):
        house.direction = Direction.COUNTERCLOCKWISE
    house.close()
    house.rows(("dealer", AnnounceNumber(1, announced), NumberAnnounced(1, number, rested)))


@pytest.mark.parametrize("clapper", ["previous-number", "respin"])
def test_a_clapper_cannot_have_passed_a_number_the_other_way(clapper: str) -> None:
    house = Live().seated("big-six", clapper=clapper).start().close()
    wrong = AnnounceNumber(1, "between:3-4:counterclockwise")
    assert house.refused("dealer", wrong) == No("unknown_outcome", "new-jersey:5.6(b)")
    fresh = Live().seated("big-six").start()
    assert fresh.refused("dealer", wrong) == No("wrong_phase", "new-jersey:5.6(e)")


def test_a_game_is_read_back_the_same_after_a_crash_at_any_step() -> None:
    house = Live().seated("new-jersey").issue().start().lay("17", 500)
    for step in (house.close, lambda: house.do("dealer", AnnounceNumber(1, "17"))):
        step()
        before = house.live
        house.restart()
        assert state_at(house.desk, T1) is not before
        assert (house.live.phase, house.live.seats) == (before.phase, before.seats)


@pytest.mark.parametrize(
    ("book", "options", "announced", "reason", "clause"),
    [
        ("new-jersey", {"wheel": "double-zero-as-single-zero"}, "00", "00", "new-jersey:5.2(d)"),
        (
            "big-six",
            {"clapper": "respin"},
            "between:3-4:clockwise",
            "between:3-4:clockwise",
            "new-jersey:5.6(c)",
        ),
        ("big-six", {}, "no-spin:short-spin", "short-spin", "new-jersey:5.6(b)"),
    ],
)
def test_a_result_that_decides_nothing_is_a_no_spin(
    book: str, options: dict[str, object], announced: str, reason: str, clause: str
) -> None:
    house = Live().seated(book, **options).start().close()
    called = NoSpinCalled(1, 1, reason, Citation(clause), DANA)
    house.rows(("dealer", AnnounceNumber(1, announced), called))
    assert house.live.phase == "betting"


def test_a_seat_is_found_as_a_terminal_is() -> None:
    live = Live().seated().live
    assert live.terminals is live.seats
