"""Every command that reads or writes JSON has a schema, and keeps to it."""

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from croupier.cli.main import command_line, run
from croupier.cli.settle import settle_request
from croupier.devices.acceptor import AcceptorReport, BillReport, BillStep, HealthReport
from croupier.devices.commands.acceptor import _line
from croupier.devices.line_log import LineLog
from croupier.devices.ss2 import State, Status, Warn, write_bare, write_status
from croupier.games.baccarat.commands.example import EXAMPLE as BACCARAT
from croupier.games.roulette.commands.example import EXAMPLE as ROULETTE
from croupier.games.tote.commands.example import EXAMPLE as RACES
from tests.cli.test_reports import DAY, stored
from tests.desk.reports.days import told
from tests.test_docs import commands
from tools import command_schemas, tote_schemas

DOCUMENTED = {words.split(" --")[0].removesuffix(" NAME") for words, _ in command_schemas.WRITES.values()}
OF_RACES = {"tote price", "tote card"}
"""`tools/tote_schemas.py` writes theirs: a card is printed as the race card that it is."""
JSON_WITHOUT_AN_OPTION = {"settle", "tote price", "wheel", "acceptor", "audit chance"}
LAID = ("--bet", "red=5.00", "--bet", "17=1.00", "--bankroll", "50.00", "--rounds", "20")
SHOWN = {
    "odds": ("odds", "roulette"),
    "odds-baccarat": ("odds", "baccarat"),
    "odds-compare": ("odds", "compare", "roulette", "--rulebook", "massachusetts"),
    "odds-session": ("odds", "session", "roulette", *LAID, "--goal", "100.00"),
    "odds-risk": ("odds", "risk", "roulette", "--rulebook", "ilani"),
    "odds-design": ("odds", "design", "--multipliers", "15,25,100", "--edge", "5.5"),
    "simulate": ("simulate", "roulette", "--bet", "red=5.00", "--rounds", "1000", "--seed", "1"),
    "simulate-races": ("simulate", "races", "--days", "2", "--seed", "1", "--workers", "1"),
    "simulate-baccarat": ("simulate", "baccarat", "--bet", "tie=5.00", "--shoes", "3", "--seed", "1"),
    "parsheet": ("parsheet", "bigsix", "--rulebook", "new-jersey"),
    "notices": ("notices", "--rulebook", "ilani"),
    "rules-list": ("rules", "list"),
    "rules-show": ("rules", "show", "ilani"),
    "rules-search": ("rules", "search", "half"),
    "rules-diff": ("rules", "diff", "new-jersey", "ilani"),
    "people-matrix": ("people", "matrix"),
    "tote-cost": ("tote", "cost", "R4 $1 EXACTA BOX 1,3,5"),
    "tote-tracks": ("tote", "tracks"),
    "tote-track": ("tote", "tracks", "model"),
}
ON_A_FLOOR = {
    "report": ("report", "meters", "--day", DAY, "--data"),
    "audit-verify": ("audit", "verify", "--folder"),
    "audit-heads": ("audit", "heads", "--folder"),
    "vouchers": ("vouchers", "--folder"),
    "integrity": ("integrity", "T1", "--folder"),
    "replay": ("replay", "1", "--folder"),
    "parsheet": ("parsheet", "T1", "--folder"),
}
EVERY = [one.removeprefix("croupier ") for one in commands(command_line(), ("croupier",))]
Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return stored(told(), tmp_path_factory.mktemp("floor"))


def schema(name: str) -> jsonschema_rs.Validator:
    text = (tote_schemas.FOLDER / f"{name}.json").read_text("utf-8")
    return jsonschema_rs.validator_for(json.loads(text))


def printed(capsys: Capture, *words: str) -> Any:
    assert run([*words, "--json"]) in (0, 1)
    return json.loads(capsys.readouterr().out)


def test_the_schemas_are_those_of_the_types() -> None:
    stale = [path.name for path, text in command_schemas.schemas().items() if path.read_text("utf-8") != text]
    assert stale == [], "run: python -m tools.command_schemas"


@pytest.mark.parametrize("words", EVERY)
def test_every_command_with_json_has_a_schema(words: str) -> None:
    here = command_line()
    for word in words.split():
        here = here[word]
    prints = "--json" in {name for one in here.assemble_argument_collection() for name in one.names}
    if prints or words in JSON_WITHOUT_AN_OPTION:
        assert {words, words.split(maxsplit=1)[0]} & (DOCUMENTED | OF_RACES)


@pytest.mark.parametrize("name", SHOWN)
def test_what_is_printed_is_as_its_schema_says(capsys: Capture, name: str) -> None:
    schema(name).validate(printed(capsys, *SHOWN[name]))


@pytest.mark.parametrize("name", ON_A_FLOOR)
def test_what_is_printed_of_a_floor_is_as_its_schema_says(capsys: Capture, folder: Path, name: str) -> None:
    schema(name).validate(printed(capsys, *ON_A_FLOOR[name], str(folder)))


def test_a_clause_and_a_list_of_numbers_have_schemas_too(capsys: Capture, tmp_path: Path) -> None:
    schema("rules-show").validate(printed(capsys, "rules", "show", "ilani:6.b"))
    (tmp_path / "numbers").write_text("17\n" * 50, encoding="utf-8")
    schema("integrity-numbers").validate(printed(capsys, "integrity", "--numbers", str(tmp_path / "numbers")))


@pytest.mark.parametrize(
    ("asked", "given"),
    [("settle-request", ROULETTE), ("settle-request", BACCARAT), ("settle-races-request", RACES)],
)
def test_settlements_are_asked_for_and_given_as_their_schemas_say(asked: str, given: dict[str, Any]) -> None:
    schema(asked).validate(given)
    schema("settle-answer").validate(json.loads(json.dumps(settle_request(given))))


def test_a_settlement_with_everything_is_as_its_schema_says() -> None:
    wager = {"spot": "17", "stake": "5.00", "player": "ada", "coupon": "5.00", "tender": "non-value-chips"}
    given = {**ROULETTE, "wagers": [{"id": "a", **wager}, {"id": "b", "spot": "17-20", "stake": "5"}]}
    schema("settle-request").validate(given)
    for outcome in ("17", "no-spin:short-spin"):
        settled = settle_request({**given, "outcome": outcome})
        schema("settle-answer").validate(json.loads(json.dumps(settled)))


@pytest.mark.parametrize("wrong", [{}, {**ROULETTE, "surprise": 1}, {**ROULETTE, "wagers": [{"id": "a"}]}])
def test_a_schema_refuses_what_the_command_refuses(wrong: dict[str, Any]) -> None:
    assert not schema("settle-request").is_valid(wrong)


def test_every_line_of_a_wheel_is_as_its_schema_says() -> None:
    log, lines = LineLog(), []
    status = Status(State.PLACE_BETS, 7, "17", Warn(0), 172, clockwise=True)
    for at, raw in enumerate((write_status(status), write_bare("17"), b"rubbish\r\n", b""), 1):
        lines += list(log.hear(float(at), raw))
    lines += list(log.hear(1_000.0, b""))
    assert {"says", "passed_over", "line"} <= {key for line in lines for key in line}
    for line in lines:
        schema("wheel-line").validate(json.loads(json.dumps(line)))


@pytest.mark.parametrize(
    "report",
    [BillReport(BillStep.ESCROWED, 500), BillReport(BillStep.STACKED, None), HealthReport(None)],
)
def test_every_line_of_an_acceptor_is_as_its_schema_says(report: AcceptorReport) -> None:
    schema("acceptor-line").validate(json.loads(_line(0.1, report)))
