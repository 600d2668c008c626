"""A dealerless game row by row: countdown, launch, number, and whatever voids it, with what comes of each."""

import pytest

from croupier.base.envelope import Command, Event
from croupier.base.names import Citation, EffectId
from croupier.desk.messages import Alarmed
from croupier.floor.dealerless.messages import launches
from croupier.floor.dealerless.messages.launches import BallLaunched, EffectFailed, LaunchAsked
from croupier.floor.parts.messages import reader, rounds
from croupier.floor.parts.messages.bets import Action, BetsChanged
from croupier.floor.parts.messages.reader import SpinCounted
from croupier.floor.parts.messages.rounds import (
    BetsClosed,
    Closer,
    End,
    GameRefunded,
    GameStarted,
    GameVoided,
    NumberRead,
    Refund,
    RoundSettled,
    SpinPrompted,
)
from tests.electronic import START, Electronic
from tests.house import ONE, TWO, No, said

LAUNCH = EffectId("launch:T1:1")
VOID = Citation("ilani:5.a")


def terms(house: Electronic) -> str:
    return house.table.terms


def voided(reason: str, says: str, *refunds: Refund) -> tuple[Event, ...]:
    return (
        GameVoided(1, reason, VOID),
        GameRefunded(1, refunds),
        Alarmed(f"{says}: game 1 is void"),
    )


def test_a_game_runs_by_itself_from_countdown_to_payout() -> None:
    house = Electronic().opened().cash(ONE, 2000)
    house.rows(
        ("clock", rounds.StartGame(), GameStarted(1, terms(house))),
        ("clock", rounds.StartGame(), No("wrong_phase", "ilani:4.a")),
        ("clock", rounds.PromptSpin(1), SpinPrompted(1)),
        ("clock", rounds.PromptSpin(1), No("wrong_phase", "ilani:4.a")),
        ("clock", rounds.CloseBets(2), No("wrong_round", "ilani:4.a")),
        ("reader", rounds.CloseBets(1), No("not_permitted", "ilani:3.a")),
        ("clock", rounds.CloseBets(1), (BetsClosed(1, Closer.TIMER, 0), LaunchAsked(1, LAUNCH, START))),
        ("clock", rounds.CloseBets(1), No("wrong_phase", "ilani:4.a")),
        (
            "device",
            launches.ReportLaunched(EffectId("launch:T1:2"), 41),
            No("nothing_there", "ilani:4.b"),
        ),
        ("device", launches.ReportLaunched(LAUNCH, 41), BallLaunched(1, LAUNCH, 41)),
        ("device", launches.ReportLaunched(LAUNCH, 41), No("nothing_there", "ilani:4.b")),
        ("device", launches.ReportFailed(LAUNCH, "no air"), No("nothing_there", "ilani:4.b")),
        ("reader", reader.CountSpin(41), No("wrong_round", "ilani:1.b")),
        ("reader", rounds.ReadNumber(41, "37"), No("unknown_outcome", "ilani:1.b")),
        (
            "reader",
            rounds.ReadNumber(41, "17"),
            (NumberRead(1, 41, "17"), RoundSettled(1, "17", terms(house), ())),
        ),
        ("reader", rounds.ReadNumber(41, "17"), No("wrong_round", "ilani:1.b")),
        ("reader", rounds.ReadNumber(42, "17"), No("wrong_phase", "ilani:1.b")),
    )


def test_no_game_starts_at_a_closed_table_or_for_anyone_but_the_countdown() -> None:
    house = Electronic().installed()
    house.rows(("clock", rounds.StartGame(), No("wrong_phase", "ilani:3.a")))
    house = Electronic().opened()
    house.rows(("dealer", rounds.StartGame(), No("not_permitted", "ilani:3.a")))


def test_the_number_pays_at_once_and_bets_under_the_minimum_went_back_before() -> None:
    house = Electronic().opened().cash(ONE, 10_000).cash(TWO, 10_000)
    house.game({ONE: [("17", 500)], TWO: [("red", 100), ("17", 100)]})
    answer = house.ask("clock", rounds.CloseBets(1))
    assert answer == (
        BetsChanged(1, TWO, Action.RETURN, (("red", -100), ("17", -100)), -200),
        BetsClosed(1, Closer.TIMER, 500),
        LaunchAsked(1, LAUNCH, START),
    )
    house.do("device", launches.ReportLaunched(LAUNCH, 41))
    settled = RoundSettled(1, "17", terms(house), (End(ONE, 500, 0, 17_500),))
    assert house.ask("reader", rounds.ReadNumber(41, "17")) == (NumberRead(1, 41, "17"), settled)
    assert (house.terminal(ONE).credits, house.terminal(TWO).credits) == (27_500, 10_000)


BACK = Refund(ONE, 500)
STAGES = ["betting", "asked", "launched"]


def staged(stage: str) -> Electronic:
    house = Electronic().opened().cash(ONE, 500).game({ONE: [("17", 500)]})
    if stage == "asked":
        house.close()
    elif stage == "launched":
        house.launch()
    return house


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize(
    ("who", "command", "reason", "says"),
    [
        ("supervisor", rounds.VoidGame(1, "malfunction"), "malfunction", "a supervisor voided the game"),
        ("supervisor", rounds.VoidGame(1, "irregularity"), "irregularity", "a supervisor voided the game"),
        ("reader", rounds.ReportFault(41, "malfunction"), "malfunction", "the reader reports: malfunction"),
        (
            "reader",
            rounds.ReportFault(41, "ball-not-dropped"),
            "irregularity",
            "the reader reports: ball not dropped",
        ),
        (
            "reader",
            rounds.ReadNumber(99, "17"),
            "malfunction",
            "the reader gave 17 for spin 99, not launched in this game",
        ),
    ],
)
def test_whatever_goes_wrong_voids_the_game_and_refunds_every_bet_in_the_same_record(
    stage: str, who: str, command: Command, reason: str, says: str
) -> None:
    house = staged(stage)
    assert house.ask(who, command) == voided(reason, says, BACK)
    assert (house.terminal().credits, house.terminal().bets, house.table.phase) == (500, {}, "idle")
    assert said(house.ask("supervisor", rounds.VoidGame(1, "malfunction"))) == No("wrong_phase", "ilani:5.a")
    assert said(house.ask("reader", rounds.ReportFault(77, "malfunction"))) == No("wrong_phase", "ilani:5.a")


LATE: list[Command] = [rounds.ReadNumber(41, "17"), rounds.ReportFault(41, "ball-not-dropped")]


@pytest.mark.parametrize("late", LATE, ids=lambda late: type(late).__name__)
@pytest.mark.parametrize("ran", ["launched", "told late", "stray"])
def test_a_late_word_of_a_ball_whose_game_is_void_says_nothing_of_the_next_game(
    late: Command, ran: str
) -> None:
    house = staged({"launched": "launched", "told late": "asked", "stray": "betting"}[ran])
    if ran == "stray":
        house.do("reader", reader.CountSpin(41))
    else:
        house.do("supervisor", rounds.VoidGame(1, "irregularity"))
    if ran == "told late":
        house.do("device", launches.ReportLaunched(LAUNCH, 41))
    house.counter = 41
    house.game({ONE: [("17", 500)]})
    house.rows(("reader", late, No("wrong_round", "ilani:1.b")))
    house.launch()
    house.rows(("reader", late, No("wrong_round", "ilani:1.b")))
    house.read("17")
    assert house.terminal().credits == 18_000


def test_a_supervisor_voids_this_game_for_a_reason_the_document_knows() -> None:
    staged("betting").rows(
        ("supervisor", rounds.VoidGame(2, "malfunction"), No("wrong_round", "ilani:4.a")),
        ("supervisor", rounds.VoidGame(1, "fraud"), No("unknown_outcome", "ilani:5.a")),
    )


def test_a_launch_that_fails_voids_the_game() -> None:
    failed = launches.ReportFailed(LAUNCH, "no air")
    says = "the ball of game 1 was not launched: no air"
    house = staged("asked")
    assert house.ask("device", failed) == (
        EffectFailed(1, LAUNCH, "no air"),
        *voided("malfunction", says, BACK),
    )
    assert house.desk.effects.of(house.table.id) == []


@pytest.mark.parametrize(
    ("outcome", "event"),
    [
        (launches.ReportLaunched(LAUNCH, 41), BallLaunched(1, LAUNCH, 41)),
        (launches.ReportFailed(LAUNCH, "no air"), EffectFailed(1, LAUNCH, "no air")),
    ],
)
def test_the_next_game_waits_for_the_outcome_of_a_void_games_launch(outcome: Command, event: Event) -> None:
    house = staged("asked")
    house.do("supervisor", rounds.VoidGame(1, "malfunction"))
    house.rows(
        ("clock", rounds.StartGame(), No("wrong_phase", "ilani:4.b")),
        ("device", outcome, event),
        ("clock", rounds.StartGame(), GameStarted(2, terms(house))),
    )
    assert house.table.running is None


@pytest.mark.parametrize(("stage", "spin"), [("betting", 41), ("launched", 42)])
def test_a_spin_that_was_not_asked_for_is_an_irregularity(stage: str, spin: int) -> None:
    house = staged(stage)
    says = f"the wheel counted spin {spin}, not asked for"
    answer = house.ask("reader", reader.CountSpin(spin))
    assert answer == (SpinCounted(spin), *voided("irregularity", says, BACK))


def test_a_spin_that_is_counted_before_its_launch_is_reported_is_that_launch() -> None:
    house = staged("asked")
    house.rows(
        ("reader", reader.CountSpin(41), SpinCounted(41)),
        ("device", launches.ReportLaunched(LAUNCH, 41), BallLaunched(1, LAUNCH, 41)),
    )
    house.do("reader", rounds.ReadNumber(41, "17"))
    assert house.terminal().credits == 18_000


def test_a_spin_between_games_is_only_counted() -> None:
    Electronic().opened().rows(("reader", reader.CountSpin(41), SpinCounted(41)))
