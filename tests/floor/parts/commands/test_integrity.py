"""`croupier integrity`: a list or a table's journal in; a plain verdict, JSON and an exit status out."""

import json
from pathlib import Path
from typing import Any

import pytest

from croupier.analysis.bias.rotor import Rotor
from croupier.cli.main import run
from croupier.floor.parts.messages import rounds
from croupier.games.roulette.wheel import WheelKind, wheel
from croupier.store.sqlite import SqliteStore, database
from tests.analysis.bias.wheels import planted, spin
from tests.cli.test_reports import stored
from tests.desk.reports.days import begin, told
from tests.house import House

Capture = pytest.CaptureFixture[str]
DOUBLE_ZERO = Rotor(wheel(WheelKind.DOUBLE_ZERO).order)
FAIR = spin(DOUBLE_ZERO, 3000, 1)
BIASED = spin(DOUBLE_ZERO, 3000, 1, planted(9, 0.4))


def listed(folder: Path, numbers: list[str]) -> str:
    path = folder / "numbers.txt"
    path.write_text("# the laboratory's list\n\n" + "\n".join(numbers) + "\n", encoding="utf-8")
    return str(path)


def asked(capsys: Capture, *words: str, status: int = 0) -> str:
    """What is printed, however wide the terminal is."""
    assert run(["integrity", *words]) == status
    return " ".join(capsys.readouterr().out.split())


def as_json(capsys: Capture, *words: str, status: int = 0) -> dict[str, Any]:
    given: dict[str, Any] = json.loads(asked(capsys, *words, "--json", status=status))
    return given


def refused(capsys: Capture, *words: str) -> str:
    assert run(["integrity", *words]) == 2
    return capsys.readouterr().err


def test_a_fair_list_has_nothing_odd_and_status_0(capsys: Capture, tmp_path: Path) -> None:
    text = asked(capsys, "--numbers", listed(tmp_path, FAIR))
    assert "3,000 spins. Nothing is odd at 99% confidence." in text
    assert "9 neighbours 20% too often" in text


def test_a_planted_sector_is_odd_named_and_has_status_1(capsys: Capture, tmp_path: Path) -> None:
    name = listed(tmp_path, BIASED)
    text = asked(capsys, "--numbers", name, status=1)
    assert "Something is odd at 99% confidence: pockets, sectors" in text
    given = as_json(capsys, "--numbers", name, status=1)
    assert given["odd"]
    assert set(given["sector"]["results"]) & set(DOUBLE_ZERO.stops[:9])


def test_a_number_far_outside_its_band_is_listed(capsys: Capture, tmp_path: Path) -> None:
    text = asked(capsys, "--numbers", listed(tmp_path, FAIR + ["17"] * 200), status=1)
    assert "Outside the band of a fair wheel" in text


def test_how_many_spins_a_bias_needs_can_be_asked(capsys: Capture, tmp_path: Path) -> None:
    given = as_json(
        capsys, "--numbers", listed(tmp_path, FAIR), "--bias", "12.5", "--sector", "5", "--confidence", "95"
    )
    assert [(one["percent"], one["length"]) for one in given["needed"]] == [(12.5, 1), (12.5, 5)]
    assert given["confidence"] == 0.95
    assert given["needed"][0]["pockets"] > given["needed"][1]["pockets"] > 1000


def test_a_short_list_says_how_many_are_the_least(capsys: Capture, tmp_path: Path) -> None:
    text = asked(capsys, "--numbers", listed(tmp_path, FAIR[:30]))
    assert "30 spins. Too few to say anything: 190 are the least." in text
    assert "too few spins" in text


def test_other_wheels_have_their_own_numbers(capsys: Capture, tmp_path: Path) -> None:
    assert (
        len(as_json(capsys, "--numbers", listed(tmp_path, ["5"]), "--wheel", "single-zero")["pockets"]) == 37
    )
    given = as_json(capsys, "--numbers", listed(tmp_path, ["$1", "joker"]), "--wheel", "big-six")
    assert sum(one["expected"] for one in given["pockets"]) == pytest.approx(2)
    assert given["sector"] is None
    text = asked(capsys, "--numbers", listed(tmp_path, ["$1", "joker"]), "--wheel", "big-six")
    assert "pockets" in text


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ((), "name a table of the floor"),
        (("T1", "--numbers", "x"), "name a table of the floor"),
        (("--numbers", "LIST", "--wheel", "single-zero"), "line 3: '00' is no number of a single-zero wheel"),
        (("--numbers", "LIST", "--confidence", "100"), "--confidence is 50 or more"),
        (("--numbers", "LIST", "--bias", "0"), "--bias is more than 0"),
        (("--numbers", "LIST", "--sector", "20"), "--sector is 1 to 19"),
        (("--numbers", "nowhere.txt"), "nowhere.txt cannot be read"),
    ],
    ids=lambda one: " ".join(one) if isinstance(one, tuple) else "",
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(
    capsys: Capture, tmp_path: Path, words: tuple[str, ...], says: str
) -> None:
    name = listed(tmp_path, ["00"])
    assert says in refused(capsys, *(name if word == "LIST" else word for word in words))


def test_an_empty_list_is_refused(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "none.txt").write_text("")
    assert "it should hold something on each line" in refused(capsys, "--numbers", str(tmp_path / "none.txt"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return stored(told(), tmp_path_factory.mktemp("floor"))


def test_a_tables_days_are_read_from_its_journal(capsys: Capture, folder: Path) -> None:
    text = asked(capsys, "T1", "--folder", str(folder))
    assert "T1, 2026-10-17 to 2026-11-15" in text
    assert "Misfires" in text
    assert "No reader told of speed and direction." in text
    one_day = as_json(capsys, "T1", "--folder", str(folder), "--first", "2026-11-13", "--last", "2026-11-13")
    assert (one_day["table"], one_day["first"], one_day["bias"]["results"]) == ("T1", "2026-11-13", 2)
    assert one_day["misfires"] == []


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("T9",), "there is no wheel at 'T9'"),
        (("T1", "--first", "soon"), "'soon' is no day"),
        (("T1", "--first", "2026-11-16"), "1 to 366 days"),
    ],
)
def test_a_table_or_day_that_is_not_there_is_refused(
    capsys: Capture, folder: Path, words: tuple[str, ...], says: str
) -> None:
    assert says in refused(capsys, *words, "--folder", str(folder))


def test_a_journal_before_figures_is_refused(
    capsys: Capture, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SqliteStore, "has_figures", property(lambda _: False))
    assert "start its floor once" in refused(capsys, "T1", "--folder", str(folder))


def test_speed_and_direction_are_told(capsys: Capture, tmp_path: Path) -> None:
    house = House().opened()
    begin(house, "2026-11-14")
    house.game({}).close()
    house.do("reader", rounds.ReadNumber(1, "17", rounds.Turning(163, True)))
    house.do("dealer", rounds.ConfirmNumber(1, "17"))
    text = asked(capsys, "T1", "--folder", str(stored(house, tmp_path)))
    assert "The rotor turned 16.3 to 16.3 times a minute, 16.3 on average; clockwise in 1 of 1 spins." in text
    assert "No misfires." in text
    assert database(tmp_path).is_file()


def test_numbers_of_another_wheel_are_left_out_in_a_sentence(
    capsys: Capture, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the table had been installed with a wheel on which 17 does not stand."""
    order = tuple(one for one in DOUBLE_ZERO.stops if one != "17")
    monkeypatch.setattr("croupier.floor.parts.commands.integrity.ring_of", lambda *_: order)
    text = asked(capsys, "T1", "--folder", str(folder))
    assert "numbers do not stand on this wheel and are left out" in text
