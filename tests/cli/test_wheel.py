"""`croupier wheel`: a simulated wheel as its own program, and an ear on any wheel's line."""

import json
import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from croupier.cli.main import run

CROUPIER = [sys.executable, "-m", "croupier", "wheel"]


@contextmanager
def program(*words: str, keys: int = subprocess.DEVNULL) -> Iterator["subprocess.Popen[str]"]:
    """It ends by itself after a while, so that no test waits for ever."""
    words = ("--seconds", "60", *words)
    with subprocess.Popen([*CROUPIER, *words], stdin=keys, stdout=subprocess.PIPE, text=True) as made:
        try:
            yield made
        finally:
            made.terminate()
            assert made.wait(10) == 0


def said(made: "subprocess.Popen[str]", text: str) -> str:
    """The next line with this text."""
    assert made.stdout
    return next(line for line in made.stdout if text in line)


def entries(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_wheel_that_throws_by_itself_is_listened_to_captured_and_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    link, kept = str(tmp_path / "wheel"), str(tmp_path / "capture.txt")
    with program("--link", link, "--every", "9", "--speed", "40") as made:
        said(made, f'wheel = "serial:{link}"')
        words = ["--listen", link, "--speed", "40", "--seconds", "2.5", "--capture", kept]
        assert run(["wheel", *words, "--order", "o 1159"]) == 0
        heard = entries(capsys)
        assert said(made, "order *o 1159")
    assert any(one.get("judged") == "ready" for one in heard)
    assert [one["order"] for one in heard if one.get("says") == "answer"] == ["o"]
    numbers = [one["number"] for one in heard if one.get("judged") == "number"]
    assert numbers
    assert run(["wheel", "--replay", kept, "--speed", "40"]) == 0
    again = [one["number"] for one in entries(capsys) if one.get("judged") == "number"]
    assert again == numbers
    assert not Path(link).is_symlink(), "the link goes with the wheel"


def test_keys_throw_balls_pull_the_cable_and_make_things_go_wrong(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    with program("--link", str(tmp_path / "wheel"), "--speed", "100", keys=theirs) as made:
        said(made, "? lists the keys")
        for keys, told in (
            (b"?", "r with-rotation"),
            (b"t", "spin 1 runs"),
            (b"", "spin 1:"),
            (b"rt", "spin 2 (with-rotation) runs"),
            (b"", "no number"),
            (b"1", "the next frame: torn"),
            (b"p", "the cable is pulled"),
            (b"p", "the cable is back"),
            (b" ", "spin 3 runs"),
            (b"t", "no ball is thrown"),
            (b"x", "no number"),
        ):
            os.write(ours, keys)
            said(made, told)
        os.write(ours, b"q")
        assert made.wait(10) == 0
    os.close(ours)
    os.close(theirs)


def test_balls_misfire_as_often_as_they_are_told_to() -> None:
    ran = subprocess.run(
        [
            *CROUPIER,
            "--speed",
            "200",
            "--every",
            "1",
            "--misfires",
            "100",
            "--bad-cable",
            "10",
            "--seconds",
            "2",
        ],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    ended = [line for line in ran.stdout.splitlines() if line.endswith("no number")]
    assert len(ended) >= 3


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("--listen /dev/no-line", "the line /dev/no-line cannot be opened: no such file or directory"),
        ("--listen /dev/null", "the line /dev/null cannot be opened"),
        ("--listen /dev/null --replay x", "a wheel is listened to or a file replayed, not both at once"),
        ("--order F", "--order and --capture go with --listen"),
        ("--listen /dev/null --order *F", "'*F' is no order of a wheel; orders are P 0, P 1, u 1"),
        ("--replay no-file", "no-file cannot be read: no such file or directory"),
        ("--link no-folder/wheel", "the link no-folder/wheel cannot be made: no such file or directory"),
        ("--speed 0", "Try: croupier wheel --help"),
    ],
)
def test_a_mistake_gets_one_sentence(words: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["wheel", *words.split()]) == 2
    told = capsys.readouterr()
    assert (told.out, says in told.err, told.err.count("\n")) == ("", True, 1)


def test_a_link_takes_no_files_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "numbers.txt"
    kept.write_text("17\n")
    assert run(["wheel", "--link", str(kept), "--seconds", "0.1"]) == 2
    assert capsys.readouterr().err == f"croupier: the link {kept} cannot be made: file exists\n"
    assert kept.read_text() == "17\n"


def test_a_wheel_that_ends_leaves_the_link_of_one_that_took_it_over(tmp_path: Path) -> None:
    link = tmp_path / "wheel"
    with program("--link", str(link)) as first:
        said(first, "? lists the keys")
        with program("--link", str(link)) as second:
            said(second, "? lists the keys")
            later = link.readlink()
            first.terminate()
            assert first.wait(10) == 0
            assert link.readlink() == later
    assert not link.is_symlink()


def test_a_capture_takes_no_other_captures_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wheels_side, listeners_side = os.openpty()
    kept = tmp_path / "complaint.txt"
    kept.write_text("0.500 *X\n")
    words = ["--listen", os.ttyname(listeners_side), "--seconds", "0.1", "--capture", str(kept)]
    assert run(["wheel", *words]) == 2
    assert capsys.readouterr().err == f"croupier: {kept} is there already: name a new file\n"
    assert kept.read_text() == "0.500 *X\n"
    os.close(listeners_side)
    os.close(wheels_side)


def test_a_compressed_capture_is_whole_though_the_listener_is_told_to_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    link, kept = tmp_path / "wheel", tmp_path / "capture.gz"
    with program("--link", str(link)) as wheel:
        said(wheel, "? lists the keys")
        with program("--listen", str(link), "--capture", str(kept)) as listening:
            said(listening, '"judged": "ready"')
    assert run(["wheel", "--replay", str(kept)]) == 0
    assert entries(capsys)[-1]["judged"] == "ready"


@pytest.mark.parametrize("damaged", ["\\x", "\\u4e00", "*X\\", "\\N{DASH}", "", "\u00e9"])
def test_a_damaged_line_of_a_capture_is_named(
    damaged: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "capture.txt"
    kept.write_text(f"0.500 *X;2;011;23;0;165;1\\r\\n\n0.900 {damaged}\n", "utf-8")
    assert run(["wheel", "--replay", str(kept)]) == 2
    assert "line 2 of" in capsys.readouterr().err


def test_a_line_that_is_silent_or_lost_is_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wheels_side, listeners_side = os.openpty()
    path = os.ttyname(listeners_side)
    assert run(["wheel", "--listen", path, "--speed", "20", "--seconds", "0.3"]) == 0
    told = capsys.readouterr()
    assert '"line": "lost"' in told.out
    assert "look at the cable, the wheel's power and its line (9600 baud, 8N1)" in told.err
    os.close(listeners_side)
    os.close(wheels_side)
