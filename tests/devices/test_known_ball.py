"""What is known of a ball: its name, and the number that it surely lies in."""

from pathlib import Path

import pytest

from croupier.devices.known_ball import BallNotes, KnownBall
from croupier.devices.memory import StateFile
from croupier.devices.ss2 import State, Status, Warn


def status(state: int, spin: int = 42, win: str | None = "23") -> Status:
    return Status(State(state), spin, win, Warn(0), 165, clockwise=False)


RUNS, DROPS, RESTS = status(3), status(4), status(2)
SEVEN = status(5, win="7")
RESTS_IN_SEVEN = status(2, win="7")


@pytest.mark.parametrize(
    ("heard", "lies_in"),
    [
        ((RUNS, DROPS, SEVEN, SEVEN), "7"),
        ((RUNS, DROPS, SEVEN), None),  # one frame proves nothing
        ((RUNS, RESTS_IN_SEVEN, RESTS_IN_SEVEN), "7"),  # unheard until it lay there
        ((RUNS, RESTS, RESTS, RESTS), None),  # the number before
        ((RUNS, status(5), status(5)), "23"),  # shown: it came again
        ((RESTS_IN_SEVEN, RESTS_IN_SEVEN), None),  # nobody heard it run
        ((RUNS, status(2, win=None), status(2, win=None)), None),
        ((RUNS, SEVEN, SEVEN, status(3, 43, "7"), status(2, 43, "7"), status(2, 43, "7")), None),
        ((RUNS, SEVEN, SEVEN, status(2, 99, "7"), RESTS_IN_SEVEN), "7"),  # one frame of another counter
    ],
)
def test_a_number_is_known_when_it_is_shown_or_has_changed(
    heard: tuple[Status, ...], lies_in: str | None
) -> None:
    ball = KnownBall(None, 41)
    for one in (status(2, 41), *heard):
        ball.see(one)
    assert ball.notes.lies_in == lies_in


def test_only_the_ball_after_the_order_has_the_name_of_what_launched_it() -> None:
    ball = KnownBall(None, 41)
    ball.see(status(2, 41))
    assert ball.see(RUNS, "3")
    assert (ball.notes.sent, ball.name(42, "4")) == ("3", False)
    later = KnownBall(None, 30)
    for _ in range(2):
        later.see(RUNS, "3")
    assert later.notes.sent == ""


def test_a_ball_that_a_hand_threw_is_named_once() -> None:
    ball = KnownBall(None, 41)
    ball.see(RUNS)
    assert not ball.name(41, "3")
    assert ball.name(42, "3")
    assert not ball.name(42, "4")


def test_notes_are_found_again(tmp_path: Path) -> None:
    file = StateFile(tmp_path / "wheel-line-T1.json", BallNotes)
    ball = KnownBall(file, 41)
    ball.see(RUNS)
    ball.name(42, "3")
    again = KnownBall(file, 1)
    assert again.notes == BallNotes(42, "3", named=True, ran=True, held="23")
    for _ in range(2):
        again.see(RESTS_IN_SEVEN)
    assert KnownBall(file, 1).notes.lies_in == "7"
