"""`croupier simulate` at the command line: figures, files, refusals, and the same bytes from every engine."""

import json
from pathlib import Path

import jsonschema_rs
import pytest

from croupier.cli.main import run
from tools import command_schemas
from tools.tote_schemas import FOLDER

Capture = pytest.CaptureFixture[str]
RED = ("--bet", "red=5.00", "--seed", "7")
SYSTEM = (
    "simulate",
    "roulette",
    *RED,
    "--strategy",
    "martingale",
    "--sessions",
    "200",
    "--bankroll",
    "100.00",
)
SCHEMA = json.loads(command_schemas.schemas()[FOLDER / "simulate.json"])


def printed(capsys: Capture, *words: str) -> str:
    assert run(words) == 0, capsys.readouterr().err
    return capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "roulette", *RED, "--rounds", "200000"),
        (
            "simulate",
            "baccarat",
            "--bet",
            "banker=10.00",
            "--bet",
            "tie=1.00",
            "--shoes",
            "50",
            "--seed",
            "7",
        ),
        (*SYSTEM, "--goal", "150.00"),
    ],
)
def test_engines_and_workers_print_the_same_bytes(capsys: Capture, words: tuple[str, ...]) -> None:
    first = printed(capsys, *words, "--json", "--engine", "numba", "--workers", "3")
    assert printed(capsys, *words, "--json", "--engine", "numpy", "--workers", "1") == first
    jsonschema_rs.validator_for(SCHEMA).validate(json.loads(first))


def test_people_see_the_edge_beside_the_exact_one(capsys: Capture) -> None:
    shown = printed(capsys, "simulate", "bigsix", "--bet", "$1=1.00", "--seed", "7", "--rounds", "100000")
    assert "100,000 rounds, seed 7" in shown
    assert "14.8148%" in shown
    shown = printed(capsys, *SYSTEM, "--goal", "150.00")
    assert "200 sessions of martingale on red, seed 7" in shown
    assert "reaches 150.00" in shown


def test_a_precision_stops_early(capsys: Capture) -> None:
    wanted = ("simulate", "roulette", *RED, "--rounds", "50000000", "--precision", "0.1%", "--json")
    answer = json.loads(printed(capsys, *wanted))
    assert answer["precise"]
    assert answer["rounds"] < 50_000_000
    assert float(answer["edge"]["high"]) - float(answer["edge"]["low"]) <= 0.002


def test_rounds_stop_as_soon_as_they_are_precise(capsys: Capture) -> None:
    """Every round is independent of the others, so a hundred thousand may do."""
    wanted = ("simulate", "roulette", *RED, "--rounds", "50000000", "--precision", "1%", "--json")
    assert json.loads(printed(capsys, *wanted))["rounds"] < 500_000


def test_one_shoe_tells_no_error(capsys: Capture, tmp_path: Path) -> None:
    csv = tmp_path / "found.csv"
    one = ("simulate", "baccarat", "--bet", "tie=1.00", "--shoes", "1", "--seed", "7", "--csv", str(csv))
    shown = printed(capsys, *one)
    assert "rounds from 1 shoe, seed 7" in shown
    assert "unknown" in shown
    assert "inf" not in shown + csv.read_text("utf-8")
    answer = json.loads(printed(capsys, *one, "--json"))
    jsonschema_rs.validator_for(SCHEMA).validate(answer)
    assert "error" not in answer["edge"]
    assert [row["ends"] for row in answer["results"]] == [
        "player",
        "tie",
        "banker with six",
        "banker with another count",
    ]


def test_a_strategy_that_never_bets_is_refused(capsys: Capture, tmp_path: Path) -> None:
    idle = tmp_path / "idle.py"
    idle.write_text("def stake(unit, last, gained, bankroll, memory):\n    return 0\n")
    assert run((*SYSTEM[:6], "--strategy", str(idle), "--sessions", "50")) == 2
    assert "the strategy laid no wager in any session" in capsys.readouterr().err


def test_files_are_written(capsys: Capture, tmp_path: Path) -> None:
    csv, plot = tmp_path / "found.csv", tmp_path / "found.svg"
    files = ("--csv", str(csv), "--plot", str(plot))
    printed(capsys, "simulate", "roulette", *RED, "--rounds", "300000", *files)
    assert csv.read_text("utf-8").splitlines()[0] == "rounds,edge,low,high"
    assert csv.read_text("utf-8").splitlines()[-1].startswith("300000,")
    assert "exactly 5.2632%" in plot.read_text("utf-8")
    answer = json.loads(printed(capsys, *SYSTEM, "--json", *files))
    ends = [line.split(",") for line in csv.read_text("utf-8").splitlines()[1:]]
    assert sum(int(count) for _, count in ends) == answer["sessions"] == 200
    assert plot.read_text("utf-8").startswith("<svg xmlns=")


def test_a_strategy_of_ones_own(capsys: Capture) -> None:
    example = Path(__file__).parents[2] / "docs" / "examples" / "strategy.py"
    own = (*SYSTEM[:4], "--seed", "7", "--strategy", str(example), "--sessions", "50", "--json")
    assert json.loads(printed(capsys, *own))["strategy"] == "strategy"


def test_a_fresh_seed_is_told(capsys: Capture) -> None:
    words = ("simulate", "roulette", "--bet", "red=5.00", "--rounds", "1000", "--json")
    one, two = (json.loads(printed(capsys, *words)) for _ in range(2))
    assert one["seed"] != two["seed"]
    again = json.loads(printed(capsys, *words, "--seed", str(one["seed"])))
    assert again == one


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("roulette", "--bet", "37=5.00"), "'37' is not a spot of this table"),
        (("roulette", "--bet", "red"), "is not a bet; write SPOT=STAKE"),
        (("roulette", *RED, "--rounds", "0"), "simulate 1 to 1,000,000,000,000,000 rounds"),
        (("roulette", "--bet", "red=5.00", "--seed", "-1"), "a seed is a whole number"),
        (("roulette", *RED, "--engine", "abacus"), "the engines are numba, numpy, cuda"),
        (("roulette", *RED, "--precision", "much"), "is not a share like 0.05%"),
        (("roulette", *RED, "--confidence", "100%"), "does not lie between 0 and 1"),
        (("roulette", *RED, "--workers", "-1"), "simulate with 1 to 1,024 workers"),
        (("roulette", *RED, "--strategy", "hope"), "there is no strategy 'hope'"),
        (("roulette", *RED, "--bet", "17=1.00", "--strategy", "flat"), "a strategy bets on one spot"),
        (("roulette", *RED, "--strategy", "flat", "--sessions", "0"), "sessions: simulate 1 to"),
        (("roulette", *RED, "--strategy", "flat", "--bankroll", "1.00"), "the bankroll does not pay for one"),
        (("roulette", *RED, "--strategy", "flat", "--goal", "9.00"), "goal: a goal is money to come to"),
        (("roulette", *RED, "--bankroll", "9.00"), "bankroll: this is for players who bet by a system"),
        (("roulette", *RED, "--sessions", "9"), "sessions: this is for players who bet by a system"),
        (("roulette", *RED, "--rulebook", "ilani", "--bet", "17=501.00"), "above the maximum of $500"),
        (("roulette", *RED, "--bet", "red=1.00"), "'red' is bet on twice"),
        (("roulette", *RED, "--scheduler", "nowhere"), "no Dask scheduler answers at nowhere"),
        (("baccarat", "--bet", "tie=1.00", "--cut-card", "13"), "(oneida-minibaccarat:E.4)"),
        (("baccarat", "--bet", "tie=1.00", "--shuffling", "reshuffling-shoe"), "has no end"),
        (("baccarat", "--bet", "tie=1.00", "--shoes", "0"), "simulate 1 to"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_one_sentence(
    capsys: Capture, words: tuple[str, ...], says: str
) -> None:
    assert run(("simulate", *words)) == 2
    told = capsys.readouterr()
    assert says in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""
