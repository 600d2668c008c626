"""The devices of a table are those that its settings name: other ends of the ports play the same games.

Each table here has a device that stands for a thing in the house. A test moves it; no screen can.
"""

from pathlib import Path
from typing import cast

import msgspec
import pytest
import structlog

from croupier.base.names import TerminalId
from croupier.floor.dealerless import launching
from croupier.floor.kinds import KINDS
from croupier.floor.parts.settings import TableSettings
from croupier.floor.wheel.kept_chance import check_chance
from croupier.server.settings import EXAMPLE, read_settings
from tests.devices.ends import Ends
from tests.devices.scripted_wheel import ScriptedWheel
from tests.server.acts import chips_for, closed, settled, spin
from tests.server.clients import Screen, eventually
from tests.server.rig import T1, House, house, live, settings
from tests.server.test_dealerless import bet, electronic, insert, over
from tests.states import state_at, terminals_at

LINE = "line:/dev/ttyUSB0"
NO_HAND = "no hand on a screen moves this wheel: it stands at the table"
ONE = TerminalId("1")


@pytest.fixture
def ends(monkeypatch: pytest.MonkeyPatch) -> Ends:
    return Ends(monkeypatch)


def refused(screen: Screen) -> tuple[str, str]:
    refusal = screen.reply(None)
    return refusal["reason"], refusal["says"]


def test_the_console_of_a_wheel_that_stands_in_the_house_offers_no_throw(tmp_path: Path, ends: Ends) -> None:
    with house(settings(wheel=LINE), tmp_path) as floor:
        _, dana = floor.opened()
        assert dana.view["simulated"] is False
        assert (ends.wheels[T1].address, ends.wheels[T1].place.table) == ("/dev/ttyUSB0", T1)
        dana.do("new-game")
        for what in ("throw", "misread"):
            spin(dana, what)
            assert refused(dana) == ("not_offered", NO_HAND)
            dana.replies.clear()
        assert terminals_at(floor.floor.desk, T1).running is None


def test_a_ball_that_a_hand_threw_is_its_games_own_and_is_read_from_the_line(
    tmp_path: Path, ends: Ends
) -> None:
    with house(settings(wheel=LINE), tmp_path) as floor:
        _, dana = floor.opened()
        for round_, number in ((1, "17"), (2, "00"), (3, "5")):
            dana.do("new-game")
            dana.until(lambda view: view["phase"] == "betting")
            ends.wheels[T1].play(number)
            dana.until(lambda view: view["phase"] == "read")
            assert dana.view["reader"]["number"] == number
            assert ends.wheels[T1].sent == str(round_)
            dana.do("confirm-number", round_, number)
            dana.until(lambda view: view["phase"] == "settled")
            assert dana.view["history"][0]["number"] == number
        assert floor.audit() == []


def test_a_ball_that_is_thrown_between_games_is_nobodys(tmp_path: Path, ends: Ends) -> None:
    with house(settings(wheel=LINE), tmp_path) as floor:
        _, dana = floor.opened()
        ends.wheels[T1].play("17")
        dana.until(lambda view: view["ball"]["state"] == "rest")
        assert (dana.view["phase"], ends.wheels[T1].sent) == ("idle", "")
        assert terminals_at(floor.floor.desk, T1).counter == ends.wheels[T1].spin


def test_a_live_spin_waits_for_the_dealers_hand_and_takes_its_number(tmp_path: Path, ends: Ends) -> None:
    with house(live(wheel=LINE), tmp_path) as floor:
        _, dana = floor.dealt()
        chips_for(floor.seat("1"), dana, "navy")
        assert dana.view["simulated"] is False
        spin(dana, "misread")
        assert refused(dana) == ("not_offered", NO_HAND)
        dana.do("new-game")
        closed(dana, 1)
        assert (dana.view["ball"]["state"], ends.wheels[T1].spin) == ("idle", 256)
        ends.wheels[T1].play("17")
        dana.until(lambda view: view["reader"] == "17")
        assert ends.wheels[T1].sent == "1:1"
        settled(dana, 1, "17")
        assert floor.audit() == []


def test_a_big_six_wheel_that_nothing_looks_at_goes_by_the_dealers_word(tmp_path: Path, ends: Ends) -> None:
    with house(live("new-jersey", "bigsix", wheel="unseen"), tmp_path) as floor:
        _, dana = floor.dealt()
        assert dana.view["simulated"] is False
        dana.do("new-game")
        dana.do("no-more-bets", 1)
        dana.do("spin-ball", 1, "clockwise")
        assert dana.view["ball"]["state"] == "idle"
        dana.do("announce-number", 1, "stop:17")
        assert floor.audit() == []


def test_a_launcher_that_is_not_simulated_plays_a_dealerless_game(tmp_path: Path, ends: Ends) -> None:
    with house(electronic(wheel="launcher"), tmp_path) as floor:
        one = opened_station(floor)
        insert(one, "20.00")
        one.until(lambda view: view["credits"] == "20.00")
        round_ = bet(one, "17", "5.00")
        assert over(one, round_)["number"] == "17"
        one.until(lambda view: view["credits"] == "195.00")
        assert floor.audit() == []


def test_a_launcher_that_takes_the_order_and_throws_no_ball_voids_the_game(
    tmp_path: Path, ends: Ends, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(launching, "COUNTED_WITHIN", 0.2)
    monkeypatch.setattr(ScriptedWheel, "play", lambda *_: None)
    with house(electronic(wheel="launcher"), tmp_path) as floor:
        one = opened_station(floor)
        insert(one, "20.00")
        one.until(lambda view: view["credits"] == "20.00")
        assert over(one, bet(one, "17", "5.00"))["void"] == "malfunction"
        says = "the wheel took the order and counted no spin"
        floor.staff("Sam").until(lambda view: says in str(view["alarms"]))
        assert floor.audit() == []


def opened_station(floor: House) -> Screen:
    sam, one = floor.staff("Sam"), floor.terminal("1")
    sam.do("open-enclosed", T1)
    sam.do("open-station", T1, "1", "start of day")
    one.until(lambda view: view["open"])
    return one


def test_an_acceptor_stacks_what_the_desk_credits_and_returns_what_it_refuses(
    tmp_path: Path, ends: Ends
) -> None:
    paused = electronic(acceptor="scripted", rest_seconds=60.0)
    with house(paused, tmp_path) as floor:
        acceptor = ends.acceptors[ONE]
        acceptor.feed(500)
        eventually(lambda: acceptor.returned == [500])  # the station is closed
        one = opened_station(floor)
        insert(one, "5.00")
        assert refused(one) == ("tender_not_accepted", "the acceptor gives that bill back")
        acceptor.feed(2000)
        one.until(lambda view: view["credits"] == "20.00")
        eventually(lambda: acceptor.box == [2000])
        assert floor.audit() == []


def test_a_jam_is_an_alarm_at_the_pit_and_the_player_is_told_until_an_attendant_clears_it(
    tmp_path: Path, ends: Ends
) -> None:
    with structlog.testing.capture_logs() as logs, house(electronic(acceptor="scripted"), tmp_path) as floor:
        one, acceptor = opened_station(floor), ends.acceptors[ONE]
        acceptor.jams = True
        acceptor.feed(500)
        stuck = {"says": "a bill is stuck in the acceptor; an attendant has been told"}
        one.until(lambda view: view["trouble"] == stuck)
        eventually(lambda: any(one["event"] == "an acceptor takes no bills" for one in logs))
        assert refused(one) == ("equipment_unfit", stuck["says"])
        sam, alarm = floor.staff("Sam"), "a bill is jammed in the acceptor of station 1"
        sam.until(lambda view: any(alarm in one["says"] for one in view["alarms"]))
        later = floor.browser("another tablet")
        assert later.pair(ONE).status_code == 200
        screen = later.open("terminal")  # whoever comes later is told, too
        assert (screen.view["trouble"], screen.view["credits"]) == (stuck, "0.00")
        assert sam.ask("clear-acceptor", T1, ONE, "none")["reason"] == "nothing_there"
        acceptor.jams = False
        sam.do("clear-acceptor", T1, ONE, "boxed")
        screen.until(lambda view: view["trouble"] is None and view["credits"] == "5.00")
        eventually(lambda: acceptor.cleared == 1)
        acceptor.feed(500)
        screen.until(lambda view: view["credits"] == "10.00")
        assert floor.audit() == []


def test_chance_comes_from_where_the_settings_say(tmp_path: Path, ends: Ends) -> None:
    b2b = {"offer": ["b2b"], "b2b-paytable": "10:6,20:3,50:1"}
    sealed = live("massachusetts", options=b2b, chance="sealed:A")
    with house(sealed, tmp_path) as floor:
        floor.dealt()
        floor.board().until(lambda view: view["committed"])
        table = state_at(floor.floor.desk, T1)
    assert not (tmp_path / "chance.key").exists()
    with house(sealed, tmp_path):
        pass
    one = cast("TableSettings", sealed.tables[0])
    gone, other = (msgspec.structs.replace(one, chance=f"sealed:{name}") for name in ("gone", "B"))
    with pytest.raises(ValueError, match="the sealed box is missing, and table T1 has committed"):
        check_chance(table, gone, tmp_path)
    with pytest.raises(ValueError, match="the sealed box is another floor's, and table T1 has committed"):
        check_chance(table, other, tmp_path)


@pytest.mark.parametrize(
    ("said", "says"),
    [
        ('wheel = "serail:/dev/ttyUSB0"', "there is no wheel 'serail:/dev/ttyUSB0'; known are: simulated"),
        ('acceptor = "none"', "there is no acceptor 'none'; known are: simulated, id003:ADDRESS"),
        ('acceptor = "id003:/dev/ttyS1"', "the acceptors of 6 stations need as many lines"),
        ('chance = "dice"', "there is no chance 'dice'; known are: key"),
        ('slip_printer = "tito:/dev/ttyS1"', "there is no printer of slips and tickets 'tito:/dev/ttyS1'"),
    ],
)
def test_a_device_that_nobody_knows_does_not_start_a_floor(tmp_path: Path, said: str, says: str) -> None:
    path = tmp_path / "floor.toml"
    path.write_text(EXAMPLE.read_text("utf-8").replace('id = "L3"', f'id = "L3"\n{said}'), "utf-8")
    with pytest.raises(ValueError, match=f"table L3: {says}"):
        read_settings(path, KINDS)


@pytest.mark.parametrize("place", ["C1", "P1"])
def test_cage_and_tote_choose_printers_that_print_more_than_vouchers(place: str, tmp_path: Path) -> None:
    path, text = tmp_path / "floor.toml", EXAMPLE.read_text("utf-8")
    before, after = text.split(f'id = "{place}"')
    path.write_text(before + f'id = "{place}"' + after.replace('"spool"', '"tito:/dev/ttyS1"', 1), "utf-8")
    with pytest.raises(ValueError, match=f"table {place}: there is no printer of slips and tickets 'tito:"):
        read_settings(path, KINDS)


def test_a_big_six_table_chooses_among_big_six_wheels(tmp_path: Path, ends: Ends) -> None:
    path, text = tmp_path / "floor.toml", EXAMPLE.read_text("utf-8")
    path.write_text(text.replace('id = "B1"', f'id = "B1"\nwheel = "{LINE}"'), "utf-8")
    with pytest.raises(
        ValueError, match="there is no Big Six wheel 'line:/dev/ttyUSB0'; known are: simulated"
    ):
        read_settings(path, KINDS)
    path.write_text(text.replace('id = "B1"', 'id = "B1"\nwheel = "unseen"'), "utf-8")
    assert read_settings(path, KINDS).tables
