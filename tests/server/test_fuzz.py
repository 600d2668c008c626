"""Hostile terminals gain nothing: whatever they send, they get a refusal or a legal reply."""

import json
import string
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from croupier.base.names import TerminalId
from croupier.base.refusal import Reason
from croupier.devices.simulated import Fault
from croupier.floor.kinds import KINDS
from croupier.floor.terminals.running import Terminals
from croupier.ledger.audit import overdrawn, unbalanced
from croupier.server.wire import Wire, new_id
from tests.server.acts import buy_in
from tests.server.rig import T1, House, Screen, house, settings
from tests.states import terminals_at

EXAMPLES = hypothesis_settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(settings(betting_seconds=3600.0), tmp_path_factory.mktemp("floor")) as made:
        yield made


@pytest.fixture(scope="module")
def screens(floor: House) -> dict[str, Screen]:
    """Betting is open, and both terminals have credits."""
    sam, dana = floor.opened()
    one, two = floor.terminal("1"), floor.terminal("2")
    for screen in (one, two):
        buy_in(screen, dana, "1000.00")
    dana.do("new-game")
    return {"terminal": one, "console": dana, "supervisor": sam}


ODD_AMOUNTS = [
    "-5.00",
    "0.00",
    "0",
    "1e9",
    "NaN",
    "Infinity",
    "٥.٠٠",
    "５.00",
    "5.000",
    "5,00",
    " 5.00",
    "9" * 30,
]
AMOUNTS = st.sampled_from(["1.00", "5.00", "500.00", "1000000000.00", *ODD_AMOUNTS]) | st.text(max_size=12)
SPOTS = st.sampled_from(["red", "17", "00", "0-00", "17-20", "column1", "RED", "17 ", "٧", "38", "b2b", ""])
FRAMES = Wire(KINDS).frames
ROUNDS = st.sampled_from([0, 1, 2, -1, 2**53, 2**63, 2**64, 1.0, True, "1"]) | st.integers()
NAMES = st.sampled_from(["1", "2", "9", "T1", "T9", "terminal:T1:2", "staff:Sam"]) | st.text(max_size=5)
CHIPS = st.sampled_from(["colour", "value", "gold", "", None])
DIRECTIONS = st.sampled_from(["clockwise", "counterclockwise", "up", 1])
COLOURS = st.sampled_from(["navy", "sky", "white", "", "Navy", None])
NESTED = st.recursive(
    st.none() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=8,
)
VALUES = st.lists(AMOUNTS | SPOTS | ROUNDS | NAMES | NESTED, max_size=6)
COMMANDS = st.sampled_from(sorted({name for frames in FRAMES.values() for name in frames}))
IDS = st.builds(new_id) | st.sampled_from(["vvvvvvvvvvv-vvvvvv", "00000000000-000000", "", "x", None, 7])
DUPLICATED = '["{id}", "place-bet", 1, "red", {{"amount": "1.00", "amount": "500.00"}}]'


def shaped(screen: str) -> st.SearchStrategy[list[Any]]:
    """A frame of the right shape, each value odd or not."""
    kinds = {"game": ROUNDS, "cents": AMOUNTS, "text": SPOTS | NAMES, "small": ROUNDS, "staff": NAMES}
    kinds |= {"colour or value": CHIPS, "clockwise or counterclockwise": DIRECTIONS}
    kinds |= {"may be empty": COLOURS, "count": ROUNDS}

    def values(name: str) -> st.SearchStrategy[list[Any]]:
        frame = FRAMES[screen][name]
        readers = [kinds[field.says] for field in (*frame.fields, *frame.repeated)]
        table = [st.just("T1") | NAMES] if screen == "supervisor" else []
        return st.tuples(st.builds(new_id), st.just(name), *table, *readers).map(list)

    return st.sampled_from(sorted(FRAMES[screen])).flatmap(values) if FRAMES[screen] else st.nothing()


def frames(screen: str) -> st.SearchStrategy[str]:
    anything = st.tuples(IDS, COMMANDS, VALUES).map(lambda parts: [parts[0], parts[1], *parts[2]])
    return (
        (shaped(screen) | anything).map(json.dumps)
        | NESTED.map(json.dumps)
        | st.text(string.printable, max_size=200)
        | st.builds(lambda: DUPLICATED.format(id=new_id()))
    )


def answered(screen: Screen, text: str) -> dict[str, Any]:
    """The one reply that every frame has."""
    screen.raw(text)
    while (frame := screen.take())["type"] != "reply":
        pass
    return frame


def check(floor: House, screen: Screen, text: str) -> None:
    desk = floor.floor.desk
    before, kept = desk.seq, dict(desk.balances)
    reply = answered(screen, text)
    if reply["ok"]:
        assert desk.seq in (before, before + 1)  # a known id has its stored reply
        assert reply["seq"] <= desk.seq
    else:
        assert Reason(reply["reason"]) is not Reason.INTERNAL_ERROR, reply
        assert reply["says"]
        assert (desk.seq, desk.balances) == (before, kept)
    assert unbalanced(desk.balances) == overdrawn(desk.balances) == []
    assert floor.floor.queue.stopped is None


@given(text=frames("terminal"))
@EXAMPLES
def test_nothing_a_terminal_sends_does_harm_or_touches_another(
    floor: House, screens: dict[str, Screen], text: str
) -> None:
    other = terminals_at(floor.floor.desk, T1).terminals[TerminalId("2")]
    before = (other.credits, other.staked, dict(other.bets), other.buy_in, other.cash_out)
    check(floor, screens["terminal"], text)
    assert (other.credits, other.staked, dict(other.bets), other.buy_in, other.cash_out) == before


@given(text=frames("console"))
@EXAMPLES
def test_nothing_a_console_sends_does_harm(floor: House, screens: dict[str, Screen], text: str) -> None:
    check(floor, screens["console"], text)


@given(text=frames("supervisor"))
@EXAMPLES
def test_nothing_a_supervisor_sends_does_harm(floor: House, screens: dict[str, Screen], text: str) -> None:
    check(floor, screens["supervisor"], text)


# hypothesis tries words that it finds in our own code
UNKNOWN = st.text(max_size=40).filter(
    lambda text: text not in ("throw", *Fault)
)  # hypothesis knows our words


@given(what=UNKNOWN | st.none() | st.integers())
@EXAMPLES
def test_an_unknown_throw_moves_no_wheel(floor: House, screens: dict[str, Screen], what: object) -> None:
    """A ball that a test before this one threw may still be running: it is counted already."""
    running = floor.floor.running[T1]
    assert isinstance(running, Terminals)
    counted = running.wheel.spin
    screens["console"].raw(json.dumps(["wheel", what]))
    answered(screens["console"], '["not a frame"]')  # frames are read in order: that one has been
    assert running.wheel.spin == counted


def test_the_check_finds_a_refusal_that_changed_something(
    floor: House, screens: dict[str, Screen], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = floor.floor.desk
    refuse = desk.decide

    def leak(envelope: Any) -> Any:
        desk.balances["cage"] -= 1  # type: ignore[index]
        return refuse(envelope)

    monkeypatch.setattr(desk, "decide", leak)
    with pytest.raises(AssertionError):
        check(floor, screens["terminal"], json.dumps([new_id(), "undo", 99]))
    desk.balances["cage"] += 1  # type: ignore[index]


def test_an_id_of_another_terminal_is_not_its_own(floor: House, screens: dict[str, Screen]) -> None:
    """Ids are unique for each sender: one that was seen on the wire gives nothing."""
    sam, two = floor.staff("Sam"), floor.terminal("2")
    sent = two.send("recall", 1)
    reply = two.reply(sent)
    screens["terminal"].replies.clear()
    mine = screens["terminal"].ask("undo", 99, id_=sent)
    assert (reply["ok"], mine["ok"]) == (False, False)
    assert mine["reason"] != "id_reused"
    assert sam.view["tables"]


# uvicorn's pings, in another thread, draw from the `random` that hypothesis watches while it makes a request
@pytest.mark.filterwarnings("ignore:Do not use the `random` module")
@pytest.mark.parametrize("who", ["nobody", "Sam", "Dana"])
def test_no_request_makes_the_server_fail(floor: House, who: str) -> None:
    """Every operation that the API describes, called in every way its description allows, and in others."""
    browser = floor.browser(who)
    if who != "nobody":
        browser.sign_in(who)
    api = schemathesis.openapi.from_url(f"http://{floor.server.host}/api/schema/openapi.json")
    operations: Any = api.get_all_operations()
    called = [call(result.ok(), dict(browser.http.cookies)) for result in operations]
    assert len(called) >= 10
    assert browser.http.get("/health").json()["ok"]


def call(operation: Any, cookies: dict[str, str]) -> str:
    @given(case=operation.as_strategy())
    @hypothesis_settings(max_examples=15, suppress_health_check=list(HealthCheck))
    def run(case: Any) -> None:
        assert case.call(cookies=cookies).status_code < 500

    run()
    return str(operation.label)
