"""Chance at a table with B2B: committed while idle, drawn once betting has closed, through any restart."""

import json
from pathlib import Path

import pytest

from croupier.base.envelope import Command, Role
from croupier.cli.main import run
from croupier.desk.audit import Verification
from croupier.desk.messages import ChangeTerms
from croupier.devices import simulated
from croupier.devices.chance_key import ChanceKey
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages.rounds import CloseBets, StartGame
from croupier.floor.wheel.chance_device import due
from croupier.floor.wheel.messages.deal import CommitChance, DrawMultiplier, MultiplierDrawn, SpinBall
from croupier.games.chance import commitment
from croupier.games.effective import write_effective
from croupier.games.library import load, open_table
from croupier.store.sqlite import SqliteStore, database
from tests.acts import due_in
from tests.house import T1 as TABLE
from tests.house import TERMINALS
from tests.live import B2B as TERMS
from tests.live import WHEEL
from tests.live import Live as Desk
from tests.server.acts import chips_for, closed, settled
from tests.server.clients import Screen
from tests.server.rig import T1, House, Loaded, demonstration_store, house, live
from tests.states import state_at
from tools import verify_chance

PAYTABLE = {"offer": ["b2b"], "b2b-paytable": "10:6,20:3,50:1"}
B2B = live("massachusetts", options=PAYTABLE)
SEATED = live("massachusetts", options={**PAYTABLE, "closing": "in-track"}, terminals=TERMINALS)
"""The same table as the desk's own tests install it."""


@pytest.fixture(autouse=True)
def loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulated, "secrets", Loaded(["17"]))


def test_a_multiplier_that_anyone_can_draw_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with house(B2B, tmp_path) as floor:
        _, dana = floor.dealt()
        one, board = floor.seat("1"), floor.board()
        chips_for(one, dana, "navy")
        for round_ in (1, 2):
            board.until(lambda view: view["committed"])
            dana.until(lambda view: "new-game" in due_in(view))
            dana.do("new-game")
            if round_ == 2:
                one.do("lay-wager", 2, "b2b", "5.00", "colour", "0.00")
            closed(dana, round_)
            drawn = drawn_at(board, round_)
            dana.until(lambda view: view["reader"] == "17")
            settled(dana, round_, "17")
        hand = f"{195 + 5 + 5 * drawn}.00"
        one.until(lambda view: view["chips"]["hand"] == hand)
        board.until(lambda view: len(view["history"]) == 2)
        assert board.view["history"][0]["multiplier"] == drawn
        assert Verification(floor.floor._store, KINDS).run() == []
    assert ((tmp_path / "chance.key").stat().st_mode & 0o777) == 0o600
    assert run(["audit", "chance", "T1", "2", "--folder", str(tmp_path)]) == 0
    (tmp_path / "proof.json").write_text(capsys.readouterr().out)
    assert verify_chance.main(str(tmp_path / "proof.json")) == 0
    assert f"X{drawn}" in capsys.readouterr().out


def drawn_at(board: Screen, round_: int) -> int:
    view = board.until(lambda view: view["round"] == round_ and view["multiplier"])
    multiplier: int = view["multiplier"]
    return multiplier


KEY = ChanceKey(bytes(32))
SALT = "5a17" * 8


class Salted(ChanceKey):
    """Its salt is always the same."""

    def fresh_salt(self) -> str:
        return SALT


def committing(key: ChanceKey, round_: int, salt: str = SALT) -> CommitChance:
    return CommitChance(round_, commitment(key.seed(TABLE, round_, salt)), salt)


def test_what_is_due_follows_from_what_has_committed() -> None:
    desk = Desk().seated("massachusetts", **TERMS)

    def next_() -> Command | None:
        return due(desk.live, Salted(bytes(32)), desk.desk.closings.get(TABLE))

    assert next_() == committing(KEY, 1)
    desk.do("chance", committing(KEY, 1))
    assert next_() is None
    desk.do("dealer", StartGame())
    assert next_() is None
    desk.close()
    drawing = next_()
    assert drawing == DrawMultiplier(1, KEY.seed(TABLE, 1, SALT).hex(), desk.store.head()[1].hex())
    desk.do("chance", drawing)
    assert next_() is None
    desk.announce_only("17").collect()
    assert next_() is None
    desk.pay()
    assert next_() == committing(KEY, 2)


def test_every_commitment_has_a_salt_of_its_own() -> None:
    desk = Desk().seated("massachusetts", **TERMS)
    asked = [due(desk.live, KEY, None) for _ in range(20)]
    commands = [one for one in asked if isinstance(one, CommitChance)]
    assert len({one.salt for one in commands}) == len({one.commitment for one in commands}) == 20
    assert all(one == committing(KEY, 1, one.salt) for one in commands)
    desk.do("chance", commands[0])


@pytest.mark.parametrize("salt", ["", SALT], ids=["by an earlier version", "with a salt"])
@pytest.mark.parametrize("left_at", ["idle", "committed", "betting", "closed", "drawn"])
def test_a_server_that_ended_anywhere_goes_on_with_the_same_chance(
    tmp_path: Path, left_at: str, salt: str
) -> None:
    """The last process ended before its device had said what was due."""
    key = ChanceKey.kept(tmp_path / "chance.key")
    store = demonstration_store(tmp_path)
    desk = Desk(store).seated("massachusetts", **TERMS)
    chance = committing(key, 1, salt)
    if left_at != "idle":
        desk.do("chance", chance)
    if left_at in ("betting", "closed", "drawn"):
        desk.do("dealer", StartGame())
    if left_at in ("closed", "drawn"):
        desk.close()
    if left_at == "drawn":
        desk.do("chance", DrawMultiplier(1, key.seed(TABLE, 1, salt).hex(), store.head()[1].hex()))
    store.close()
    with house(SEATED, tmp_path) as floor:
        shown = finished(floor)
        assert shown == chance.commitment or left_at == "idle"
        assert Verification(floor.floor._store, KINDS).run() == []
    assert_one_draw(tmp_path)
    salted = b'"salt"' in first_of(tmp_path, "chance-committed")
    assert salted is (bool(salt) or left_at == "idle")


def finished(floor: House) -> str:
    """The game in play or the coming one dealt to its end; what was shown as committed to."""
    dana = floor.felt("Dana")
    board = floor.board()
    shown: str = board.until(lambda view: view["committed"])["committed"]
    if dana.view["phase"] == "idle":
        dana.do("new-game")
    if dana.until(lambda view: view["phase"] != "idle")["phase"] == "betting":
        closed(dana, 1)
    board.until(lambda view: view["multiplier"])
    dana.until(lambda view: view["reader"] == "17")
    settled(dana, 1, "17")
    return shown


def first_of(folder: Path, kind: str) -> bytes:
    """The body of the first record in which this happened."""
    store = SqliteStore.reading(database(folder))
    body = next(entry.body for entry in store.entries() if f'"{kind}"'.encode() in entry.body)
    store.close()
    return body


def test_floors_restored_from_one_backup_draw_with_different_seeds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """But the game in play was committed to before the backup: that one draws with what was committed."""
    with house(B2B, tmp_path / "first") as floor:
        _, dana = floor.dealt()
        floor.board().until(lambda view: view["committed"])
        dana.do("new-game")
        backed = run(["backup", str(tmp_path / "backup.db"), "--folder", str(tmp_path / "first")])
        assert backed == 0
    key = (tmp_path / "first" / "chance.key").read_bytes()
    one, other = (played_on(tmp_path, name, key) for name in ("one", "other"))
    assert one[0] == other[0]
    assert one[1] != other[1]
    for name in ("one", "other"):
        capsys.readouterr()
        assert run(["audit", "chance", "T1", "2", "--folder", str(tmp_path / name)]) == 0
        (tmp_path / "proof.json").write_text(capsys.readouterr().out)
        assert verify_chance.main(str(tmp_path / "proof.json")) == 0


def played_on(parent: Path, name: str, key: bytes) -> list[str]:
    """The backup restored beside its key and two games dealt: the seeds they were drawn with."""
    assert run(["restore", str(parent / "backup.db"), "--folder", str(parent / name)]) == 0
    (parent / name / "chance.key").write_bytes(key)
    with house(B2B, parent / name) as floor:
        finished(floor)
        dana, board = floor.felt("Dana"), floor.board()
        board.until(lambda view: view["committed"])
        dana.do("new-game")
        closed(dana, 2)
        drawn_at(board, 2)
        assert Verification(floor.floor._store, KINDS).run() == []
        events = [event for entry in floor.entries() for event in KINDS.read_record(entry.body).events]
    return [event.seed for event in events if isinstance(event, MultiplierDrawn)]


def test_no_multiplier_is_due_before_the_ball_is_spun() -> None:
    desk = Desk().seated("massachusetts", **TERMS, closing="before-spin")
    desk.do("chance", committing(KEY, 1))
    desk.do("dealer", StartGame(), CloseBets(1))
    closed = desk.desk.closings[TABLE]
    assert due(desk.live, KEY, closed) is None
    desk.do("dealer", SpinBall(1, WHEEL))
    assert due(desk.live, KEY, closed) == DrawMultiplier(1, KEY.seed(TABLE, 1, SALT).hex(), closed.hex())


def assert_one_draw(folder: Path) -> None:
    store = SqliteStore.reading(database(folder))
    bodies = [json.loads(entry.body)[8] for entry in store.entries()]
    store.close()
    kinds = [event["type"] for events in bodies for event in events if event.get("round") == 1]
    assert (kinds.count("chance-committed"), kinds.count("multiplier-drawn")) == (1, 1)


def changed(floor: House, **options: object) -> None:
    effective = write_effective(open_table(load("massachusetts"), "roulette", options)).decode()
    change = floor.floor.submit(Role.SUPERVISOR, "staff:Sam", T1, ChangeTerms(effective))
    assert floor.ask_floor(change).refusal is None


def test_terms_that_change_are_on_every_screen_and_chance_follows_them(tmp_path: Path) -> None:
    with house(live("massachusetts"), tmp_path) as floor:
        _, dana = floor.dealt()
        one, board = floor.seat("1"), floor.board()
        assert (one.view["limits"], board.view["table"]["b2b"]) == ([], False)
        changed(floor, **PAYTABLE, limits={"straight": "1.00..10.00"})
        one.until(lambda view: view["limits"] and view["limits"][0]["says"] == "$1 to $10")
        for screen in (one, dana, board):
            screen.until(lambda view: view["table"]["b2b"])
            assert screen.view["table"]["terms"] == state_at(floor.floor.desk, T1).terms
        board.until(lambda view: view["committed"])
        dana.do("new-game")
        closed(dana, 1)
        drawn_at(board, 1)
        dana.until(lambda view: view["reader"] == "17")
        settled(dana, 1, "17")
        changed(floor)
        board.until(lambda view: not view["table"]["b2b"])
        dana.do("new-game")
