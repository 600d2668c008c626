"""The standalone verifier: it needs nothing of Croupier, and finds whatever was tampered with."""

import ast
import json
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from croupier.cli.main import run
from croupier.desk.messages import ChangeTerms
from croupier.floor.parts.messages.tables import CallSupervisor
from croupier.store.sqlite import SqliteStore, database
from tests.live import B2B, Live, install_live
from tools import verify_chance

TOOL = Path(verify_chance.__file__)
Proof = dict[str, Any]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("played")
    store = SqliteStore(database(made))
    house = Live(store).seated("massachusetts", **B2B).issue().start().finish("17")
    house.start().lay("b2b", 500)
    house.do("dealer", CallSupervisor())
    house.close().draw_truly().announce_only("17").collect().pay()
    store.close()
    return made


@pytest.fixture
def proof(folder: Path, capsys: pytest.CaptureFixture[str]) -> Proof:
    assert run(["audit", "chance", "T1", "2", "--folder", str(folder)]) == 0
    read: Proof = json.loads(capsys.readouterr().out)
    return read


def verdict(tmp_path: Path, proof: object) -> int:
    path = tmp_path / "chance.json"
    path.write_text(json.dumps(proof))
    return verify_chance.main(str(path))


def test_a_draw_under_changed_terms_is_proved_by_those_terms(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = SqliteStore(database(tmp_path))
    house = Live(store).seated("massachusetts", **B2B).issue().start().finish("17")
    house.do(
        "supervisor", ChangeTerms(install_live("massachusetts", offer="b2b", b2b_paytable="99:1").effective)
    )
    house.start().lay("b2b", 500).close().draw_truly()
    store.close()
    assert run(["audit", "chance", "T1", "2", "--folder", str(tmp_path)]) == 0
    assert verdict(tmp_path, json.loads(capsys.readouterr().out)) == 0
    assert "the multiplier is X99" in capsys.readouterr().out


def test_it_stands_alone_and_is_short() -> None:
    text = TOOL.read_text("utf-8")
    assert text.count("\n") < 100
    named = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom)]
    modules = {alias.name for node in named for alias in node.names if isinstance(node, ast.Import)}
    modules |= {node.module or "" for node in named if isinstance(node, ast.ImportFrom)}
    assert modules <= set(sys.stdlib_module_names)


def test_a_true_draw_is_proved_by_a_bare_interpreter(tmp_path: Path, proof: Proof) -> None:
    path = tmp_path / "chance.json"
    path.write_text(json.dumps(proof))
    command = [sys.executable, "-I", str(TOOL), str(path)]
    ran = subprocess.run(command, check=False, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    lines = ran.stdout.splitlines()
    assert len(lines) == 7
    assert all(line.startswith("ok ") for line in lines)


def rechain(proof: Proof) -> None:
    """As someone would who can write files: every hash made good again after the bodies were changed."""
    previous = proof["records"][0]["previous"]
    for record in proof["records"]:
        record["previous"] = previous
        record["hash"] = previous = sha256(bytes.fromhex(previous) + record["body"].encode()).hexdigest()


def changed(kind: str, **values: object) -> Callable[[Proof], None]:
    """The event of this kind changed in its record, and the chain made good."""

    def change(proof: Proof) -> None:
        for record in proof["records"]:
            body = json.loads(record["body"])
            for event in body[8]:
                if event["type"] == kind:
                    event.update(values)
            record["body"] = json.dumps(body)
        rechain(proof)

    return change


def moved_after(kind: str) -> Callable[[Proof], None]:
    """The commitment put behind the event of this kind."""

    def change(proof: Proof) -> None:
        first, *rest = proof["records"]
        at = next(place for place, one in enumerate(rest) if f'"{kind}"' in one["body"])
        proof["records"] = [*rest[: at + 1], first, *rest[at + 1 :]]
        for seq, one in enumerate(proof["records"], first["seq"]):
            body = json.loads(one["body"])
            body[3] = one["seq"] = seq
            one["body"] = json.dumps(body)
        rechain(proof)

    return change


def flip(place: int, key: str) -> Callable[[Proof], None]:
    def change(proof: Proof) -> None:
        record = proof["records"][place]
        record[key] = record[key] + 1 if key == "seq" else record[key].translate({48: 49, 49: 48})

    return change


def put(key: str, value: object) -> Callable[[Proof], None]:
    return lambda proof: proof.update({key: value})


TAMPERED: dict[str, Callable[[Proof], None]] = {
    "a body": flip(2, "body"),
    "the first body": flip(0, "body"),
    "a hash": flip(1, "hash"),
    "a previous hash": flip(1, "previous"),
    "the first previous hash": flip(0, "previous"),
    "a seq": flip(1, "seq"),
    "a record left out": lambda proof: proof["records"].pop(2),
    "no records": put("records", []),
    "the seed": changed("multiplier-drawn", seed="ab" * 32),
    "the commitment": changed("chance-committed", commitment="ab" * 32),
    "the closing hash": changed("multiplier-drawn", closed="ab" * 32),
    "the closing record": changed("bets-closed", staked=1),
    "the multiplier": changed("multiplier-drawn", multiplier=99),
    "the terms of the game": changed("game-started", terms="ab" * 32),
    "a commitment after the opening": moved_after("game-started"),
    "a commitment after the close": moved_after("bets-closed"),
    "the effective book": lambda proof: proof.update(
        effective=proof["effective"].replace("[10,6]", "[10,7]")
    ),
    "the paytable": put("paytable", [[10, 1]]),
    "the round": put("round", 1),
    "the table": put("table", "T2"),
    "not a proof": lambda proof: proof.clear(),
}


@pytest.mark.parametrize("part", TAMPERED)
def test_whatever_is_tampered_with_is_found(tmp_path: Path, proof: Proof, part: str) -> None:
    before = json.dumps(proof)
    TAMPERED[part](proof)
    assert json.dumps(proof) != before
    assert verdict(tmp_path, proof) == 1


@pytest.mark.parametrize("text", ["", "[]", "7", '{"records": 7}', "\x00"])
def test_what_cannot_be_read_is_no_proof(tmp_path: Path, text: str) -> None:
    path = tmp_path / "chance.json"
    path.write_text(text)
    assert verify_chance.main(str(path)) == 1
    assert verify_chance.main(str(tmp_path / "none.json")) == 1


def test_a_game_without_a_multiplier_has_no_proof(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for table, round_ in (("T1", "1"), ("T1", "9"), ("T9", "2")):
        assert run(["audit", "chance", table, round_, "--folder", str(folder)]) == 2
        assert "nothing was drawn in game" in capsys.readouterr().err


def test_games_of_other_tables_do_not_hide_it(proof: Proof) -> None:
    assert any('"supervisor-called"' in one["body"] for one in proof["records"])
