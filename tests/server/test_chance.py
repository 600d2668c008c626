"""Chance at a table with B2B: committed while idle, drawn once betting has closed, through any restart."""

import asyncio
import json
from pathlib import Path

import pytest

from croupier.cli.main import run
from croupier.desk.audit import Verification
from croupier.devices import simulated
from croupier.devices.chance import ChanceKey
from croupier.messages.envelope import Command, Role
from croupier.messages.pit import ChangeTerms
from croupier.messages.rounds import CloseBets, StartGame
from croupier.messages.spins import CommitChance, DrawMultiplier, SpinBall
from croupier.rules.chance import commitment
from croupier.rules.effective import write_effective
from croupier.rules.library import load, open_table
from croupier.server.chance import due
from croupier.store.sqlite import SqliteStore, database
from tests.house import T1 as TABLE
from tests.house import TERMINALS
from tests.live import B2B as TERMS
from tests.live import WHEEL
from tests.live import Live as Desk
from tests.server.acts import chips_for, closed, settled
from tests.server.rig import PATIENCE, T1, House, Loaded, Screen, house, live
from tools import verify_chance

PAYTABLE = {"offer": ["b2b"], "b2b-paytable": "10:6,20:3,50:1"}
B2B = live("massachusetts", options=PAYTABLE)
SEATED = live("massachusetts", options=PAYTABLE, terminals=TERMINALS)
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
            dana.until(lambda view: "Start a new game" in view["steps"][0]["says"])
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
        assert Verification(floor.floor._store).run() == []
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


def test_what_is_due_follows_from_what_has_committed() -> None:
    desk = Desk().seated("massachusetts", **TERMS)

    def next_() -> Command | None:
        return due(desk.live, KEY, desk.desk.closings.get(TABLE))

    coming = CommitChance(1, commitment(KEY.seed(TABLE, 1)))
    assert next_() == coming
    desk.do("chance", coming)
    assert next_() is None
    desk.do("dealer", StartGame())
    assert next_() is None
    desk.close()
    drawing = next_()
    assert drawing == DrawMultiplier(1, KEY.seed(TABLE, 1).hex(), desk.store.head()[1].hex())
    desk.do("chance", drawing)
    assert next_() is None
    desk.announce_only("17").collect()
    assert next_() is None
    desk.pay()
    assert next_() == CommitChance(2, commitment(KEY.seed(TABLE, 2)))


@pytest.mark.parametrize("left_at", ["idle", "committed", "betting", "closed", "drawn"])
def test_a_server_that_ended_anywhere_goes_on_with_the_same_chance(tmp_path: Path, left_at: str) -> None:
    """The last process ended before its device had said what was due."""
    key = ChanceKey.kept(tmp_path / "chance.key")
    store = SqliteStore(database(tmp_path))
    desk = Desk(store).seated("massachusetts", **TERMS)
    chance = CommitChance(1, commitment(key.seed(TABLE, 1)))
    if left_at != "idle":
        desk.do("chance", chance)
    if left_at in ("betting", "closed", "drawn"):
        desk.do("dealer", StartGame())
    if left_at in ("closed", "drawn"):
        desk.close()
    if left_at == "drawn":
        desk.do("chance", DrawMultiplier(1, key.seed(TABLE, 1).hex(), store.head()[1].hex()))
    store.close()
    with house(SEATED, tmp_path) as floor:
        finished(floor)
        assert Verification(floor.floor._store).run() == []
    assert_one_draw(tmp_path)


def finished(floor: House) -> None:
    dana = floor.felt("Dana")
    board = floor.board()
    board.until(lambda view: view["committed"] == commitment(_key(floor).seed(TABLE, 1)))
    if dana.view["phase"] == "idle":
        dana.do("new-game")
    if dana.until(lambda view: view["phase"] != "idle")["phase"] == "betting":
        closed(dana, 1)
    board.until(lambda view: view["multiplier"])
    dana.until(lambda view: view["reader"] == "17")
    settled(dana, 1, "17")


def _key(floor: House) -> ChanceKey:
    assert floor.floor.folder is not None
    return ChanceKey.kept(floor.floor.folder / "chance.key")


def test_no_multiplier_is_due_before_the_ball_is_spun() -> None:
    desk = Desk().seated("massachusetts", **TERMS, closing="before-spin")
    desk.do("chance", CommitChance(1, commitment(KEY.seed(TABLE, 1))))
    desk.do("dealer", StartGame(), CloseBets(1))
    closed = desk.desk.closings[TABLE]
    assert due(desk.live, KEY, closed) is None
    desk.do("dealer", SpinBall(1, WHEEL))
    assert due(desk.live, KEY, closed) == DrawMultiplier(1, KEY.seed(TABLE, 1).hex(), closed.hex())


def assert_one_draw(folder: Path) -> None:
    store = SqliteStore.reading(database(folder))
    bodies = [json.loads(entry.body)[4] for entry in store.entries()]
    store.close()
    kinds = [event["type"] for events in bodies for event in events if event.get("round") == 1]
    assert (kinds.count("chance-committed"), kinds.count("multiplier-drawn")) == (1, 1)


def changed(floor: House, **options: object) -> None:
    effective = write_effective(open_table(load("massachusetts"), "roulette", options)).decode()
    loop = next(iter(floor.floor._tasks)).get_loop()
    change = floor.floor.submit(Role.SUPERVISOR, "staff:Sam", T1, ChangeTerms(effective))
    assert asyncio.run_coroutine_threadsafe(change, loop).result(PATIENCE).refusal is None


def test_terms_that_change_are_on_every_screen_and_chance_follows_them(tmp_path: Path) -> None:
    with house(live("massachusetts"), tmp_path) as floor:
        _, dana = floor.dealt()
        one, board = floor.seat("1"), floor.board()
        assert (one.view["limits"], board.view["table"]["b2b"]) == ([], False)
        changed(floor, **PAYTABLE, limits={"straight": "1.00..10.00"})
        one.until(lambda view: view["limits"] and view["limits"][0]["says"] == "$1 to $10")
        for screen in (one, dana, board):
            screen.until(lambda view: view["table"]["b2b"])
            assert screen.view["table"]["terms"] == floor.floor.desk.tables[T1].terms
        board.until(lambda view: view["committed"])
        dana.do("new-game")
        closed(dana, 1)
        drawn_at(board, 1)
        dana.until(lambda view: view["reader"] == "17")
        settled(dana, 1, "17")
        changed(floor)
        board.until(lambda view: not view["table"]["b2b"])
        dana.do("new-game")
