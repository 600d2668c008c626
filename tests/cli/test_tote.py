"""`croupier tote cost`: what a bet holds, for people and for programs."""

import json
from typing import Any

import pytest

from croupier.cli.main import run
from croupier.cli.registry import brought


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(["tote", "cost", *words]) == 0
    return capsys.readouterr().out


def as_json(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    return json.loads(printed(capsys, *words, "--json"))


def test_a_bet_is_shown_with_its_cost_and_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "r4 $1 exacta box 5,3,1", "--runners", "10")
    assert text.startswith("R4 $1 EXACTA BOX 1,3,5")
    assert "C.7 C.13" in text
    assert "6 bets of $1: $6" in text
    assert "1-3  1-5  3-1  3-5  5-1  5-3\n" in text


def test_one_bet_is_not_several(capsys: pytest.CaptureFixture[str]) -> None:
    assert "1 bet of $0.50: $0.50" in printed(capsys, "R4 $0.50 WIN 6")


def test_across_the_board_shows_three_pools(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "R4 $2 ACROSS 6").splitlines()
    assert [line.split()[0] for line in lines if line.endswith("C.4     ")] == ["win", "place", "show"]
    assert "3 bets of $2: $6" in lines


def test_many_combinations_are_cut_short(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "R4 $1 SUPERFECTA BOX ALL", "--runners", "24")
    assert "255,024 bets of $1: $255,024" in text
    assert "and 254,904 more; --json lists them all" in text
    assert max(map(len, text.splitlines())) <= 120
    assert len(text.splitlines()) < 30


def test_a_program_gets_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert as_json(capsys, "R4 $1 EXACTA 3/ALL", "--runners", "5", "--scratched", "4") == {
        "bet": "R4 $1 EXACTA 3/ALL",
        "races": [4],
        "pools": ["exacta"],
        "amount": "1.00",
        "bets": 3,
        "cost": "3.00",
        "clauses": ["oneida-parimutuel:C.7", "oneida-parimutuel:C.15"],
        "combinations": ["3-1", "3-2", "3-5"],
    }
    assert len(as_json(capsys, "R4 $1 TRIFECTA ANY 1,2,3 & 4,5", "--runners", "10")["combinations"]) == 234


def test_each_leg_may_have_its_own_field(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("R4 $1 PICK3 ALL/ALL/ALL", "--runners", "4, 3,2", "--scratched", "2,4//1")
    found = as_json(capsys, *words)
    assert found["combinations"] == ["1-1-2", "1-2-2", "1-3-2", "3-1-2", "3-2-2", "3-3-2"]


def test_the_game_brings_its_settler_and_its_stops_of_the_tour() -> None:
    (settlers,) = brought("settle", "SETTLERS")
    assert list(settlers) == ["oneida-parimutuel"]
    stops: list[str] = []
    brought("tour", "show_stops")[-1](lambda _why, command: stops.append(command))
    assert [stop.split()[:3] for stop in stops] == [
        ["croupier", "tote", "cost"],
        ["croupier", "tote", "price"],
    ]
    assert brought("no_such_module", "no such name") == []


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("R4 EXACTA BOX 1,3,5",), "in a shell in single quotes"),
        (("R4 $2 TWIN TRIFECTA BOX 1,2,3",), "TWIN TRIFECTA is not boxed"),
        (("R4 $1 EXACTA 3/ALL",), "R4 $1 EXACTA 3/ALL depends on who runs: say how many, like --runners 10"),
        (("R4 $1 EXACTA 3/ALL", "--runners", "ten"), "'ten' is not a number of runners; write 1 to 24"),
        (("R4 $1 EXACTA 3/ALL", "--runners", ""), "'' is not a number of runners; write 1 to 24"),
        (("R4 $1 WIN 3", "--runners", ""), "'' is not a number of runners"),
        (("R4 $1 TRIFECTA WHEEL 1,2 WITH ALL", "--runners", "2"), "too few run, 2 where it needs 3"),
        (("R99 $1 DD 1/1",), "DD runs to race 100; races go to 99"),
        (("R4 $1 EXACTA 3/ALL", "--runners", "25"), "'25' is not a number of runners"),
        (("R4 $1 EXACTA 3/ALL", "--runners", "0"), "'0' is not a number of runners"),
        (("R4 $1 EXACTA 3/ALL", "--runners", "\u0663"), "is not a number of runners"),
        (("R4 $1 EXACTA 3/ALL", "--runners", "9" * 5000), "is not a number of runners"),
        (("R4 $1 EXACTA 3/ALL", "--runners", "10,8"), "EXACTA is over race 4: give one number of runners"),
        (("R4 $1 DD 3/ALL", "--runners", "10,8,9"), "DD is over races 4 to 5: give one number of runners"),
        (("R4 $1 DD 3/ALL", "--runners", "10", "--scratched", "4,7"), "like --scratched 4,7/"),
        (("R4 $1 EXACTA 3/ALL", "--runners", "5", "--scratched", "6"), "runner 6 cannot be scratched"),
        (("R4 $1 EXACTA 3/ALL", "--runners", "5", "--scratched", "x"), "'X' is not a runner"),
        (("R4 $1 EXACTA 3/ALL", "--runners", "5", "--scratched", "3"), "runner 3 does not run in race 4"),
    ],
)
def test_a_mistake_gets_one_sentence(
    words: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["tote", "cost", *words]) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert says in error
    assert error.count("\n") == 1
