"""What no screen and no request may do: move a wheel, use another's id, make the server fail."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from croupier.devices.simulated import Fault
from croupier.floor.terminals.running import Terminals
from tests.server.acts import buy_in
from tests.server.clients import Screen
from tests.server.kinds.hostile import BESIDE_PINGS
from tests.server.kinds.test_hostile import answered
from tests.server.rig import T1, House, house, settings

pytestmark = BESIDE_PINGS
EXAMPLES = hypothesis_settings(
    max_examples=hypothesis_settings().max_examples // 2,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


@pytest.fixture(scope="module")
def floor(either_path: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(settings(betting_seconds=3600.0), tmp_path_factory.mktemp("floor")) as made:
        yield made


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """For requests, which know nothing of sockets."""
    with house(settings(betting_seconds=3600.0), tmp_path_factory.mktemp("floor")) as made:
        made.opened()
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
def test_no_request_makes_the_server_fail(site: House, who: str) -> None:
    """Every operation that the API describes, called in every way its description allows, and in others."""
    browser = site.browser(who)
    if who != "nobody":
        browser.sign_in(who)
    api = schemathesis.openapi.from_url(f"http://{site.server.host}/api/schema/openapi.json")
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
