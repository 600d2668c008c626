"""An hour of a wheel's line replays to the same results, and every number among them is true."""

import json
from collections import Counter
from pathlib import Path

import pytest

from croupier.base.refusal import Refused
from croupier.cli.main import run
from croupier.devices.capture import Capture, Piece, pieces_of
from croupier.devices.reader import Seen
from tests.devices.recorded_hour import GOLDEN, HOUR, Recording, replayed


def entries() -> list[dict[str, object]]:
    return [json.loads(line) for line in GOLDEN.read_text("utf-8").splitlines()]


def test_the_hour_replays_to_the_same_results() -> None:
    assert replayed() == GOLDEN.read_text("utf-8").splitlines()


def test_the_command_prints_what_the_golden_file_has(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["wheel", "--replay", str(HOUR)]) == 0
    assert capsys.readouterr().out == GOLDEN.read_text("utf-8")


def test_the_capture_is_what_the_simulated_wheel_sends_in_that_hour() -> None:
    assert list(pieces_of(HOUR)) == list(Recording().pieces())


def test_every_number_of_the_hour_is_true_and_most_balls_are_read() -> None:
    recording = Recording()
    for _ in recording.pieces():
        pass
    read = {one["spin"]: one["number"] for one in entries() if one.get("judged") == Seen.NUMBER}
    truth = recording.truth
    assert {spin: truth[int(str(spin))].number for spin in read} == read
    unread = [spin for spin, thrown in truth.items() if thrown.fault is None and spin not in read]
    assert len(read) > 60
    assert len(unread) <= 8, "balls that fell while the cable was out, or whose bare line was hurt"


def test_the_hour_has_every_kind_of_trouble() -> None:
    found = entries()
    assert Counter(one.get("line") for one in found)["back"] >= 4
    faults = {one["fault"] for one in found if one.get("judged") == Seen.FAULT}
    assert faults == {"with-rotation", "ball-not-dropped", "malfunction"}
    assert sum("passed_over" in one for one in found) > 20


@pytest.mark.parametrize("name", ["line.txt", "line.txt.gz"])
def test_a_capture_is_read_back_as_it_was_heard(tmp_path: Path, name: str) -> None:
    pieces = [Piece(0.0, bytes(range(256))), Piece(12.5, b"*X;2;011;23;0;165;1\r\n")]
    with Capture(tmp_path / name) as capture:
        for piece in pieces:
            capture.add(*piece)
    assert list(pieces_of(tmp_path / name)) == pieces


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("*X;2;011;23;0;165;1\n", "line 1 of .* is not of a capture"),
        ("0.000 a\nx\n", "line 2 of .* is not of a capture"),
        ("0.000 \xff\n", "line 1 of .* is not of a capture"),
    ],
)
def test_what_is_no_capture_is_refused_with_its_line(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "line.txt"
    path.write_text(text, "utf-8")
    with pytest.raises(Refused, match=says):
        list(pieces_of(path))


def test_a_file_that_is_not_there_or_not_whole_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="no such file"):
        list(pieces_of(tmp_path / "none"))
    (tmp_path / "cut.gz").write_bytes(HOUR.read_bytes()[:500])
    with pytest.raises(Refused, match="not a whole compressed file"):
        list(pieces_of(tmp_path / "cut.gz"))
    with pytest.raises(Refused, match="cannot be written"):
        Capture(tmp_path / "none" / "x")
