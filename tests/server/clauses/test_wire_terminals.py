"""Oneida I and ilani at their screens: what a player at a terminal and the dealer do, over the wire."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.devices import simulated
from croupier.floor.parts.settings import TableSettings
from tests.server.acts import buy_in, play, rested, spin
from tests.server.clauses.test_wire_wagers import ON_1, ON_20
from tests.server.clients import Screen
from tests.server.rig import CHIPS, T1, House, Loaded, house, settings
from tests.server.test_dealerless import electronic

HALF = "0.50"


@pytest.fixture
def floor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(simulated, "secrets", Loaded(["1", "20"]))
    with house(settings(), tmp_path) as made:
        yield made
        assert made.audit() == []


def refused(screen: Screen, frame: str, *values: object) -> tuple[str, str]:
    reply = screen.ask(frame, *values)
    assert not reply["ok"], reply
    return reply["reason"], reply["clause"].removeprefix("oneida-roulette:")


@pytest.mark.clause("oneida-roulette:I.3.a.i")
@pytest.mark.clause("oneida-roulette:I.3.a.v")
@pytest.mark.clause("oneida-roulette:I.3.a.vi")
def test_a_buy_in_of_currency_chips_and_a_coupon_in_the_documents_order(floor: House) -> None:
    _, dana = floor.opened()
    one = floor.terminal("1")
    made_of = ("60.00", "30.00", "10.00")
    assert refused(one, "lay-buy-in", "0.00", "0.00", "10.00") == ("coupon_not_accepted", "I.3.a.i")
    assert one.ask("call-wager", 1, "red", "5.00")["reason"] == "unreadable", "a terminal has no spoken wager"
    one.do("lay-buy-in", *made_of)
    assert refused(dana, "credit-buy-in", "1", "100.00") == ("wrong_phase", "I.3.a.v")
    dana.do("pick-up-buy-in", "1")
    dana.do("count-buy-in", "1", *made_of)
    assert refused(dana, "drop-buy-in", "1") == ("wrong_phase", "I.3.a.vi")
    assert refused(dana, "credit-buy-in", "1", "99.00") == ("amount_differs", "I.3.a.v")
    assert one.view["credits"] == "0.00"
    dana.do("credit-buy-in", "1", "100.00")
    one.until(lambda view: view["buy_in"]["step"] == "credited" and view["credits"] == "100.00")
    dana.do("drop-buy-in", "1")
    one.until(lambda view: view["buy_in"]["step"] == "dropped")
    one.do("verify-credit")


@pytest.mark.clause("oneida-roulette:I.3.b.i")
@pytest.mark.clause("oneida-roulette:I.7")
def test_bets_are_made_with_credits_and_paid_as_at_a_live_table(floor: House) -> None:
    _, dana = floor.opened()
    one = floor.terminal("1")
    bets = [(spot, "5.00") for spot in (*ON_1, *ON_20)]
    buy_in(one, dana, f"{5 * len(bets)}.00")
    for number, wins in (("1", ON_1), ("20", ON_20)):
        assert play(dana, [one], bets) == number
        assert {win["spot"]: win["paid"] for win in one.view["wins"]} == wins
    dana.do("new-game")
    round_ = one.until(lambda view: view["phase"] == "betting")["round"]
    left = float(one.view["credits"])
    while left >= 500:
        one.do("place-bet", round_, "red" if left < 1000 else "black", "500.00")
        left -= 500
    assert refused(one, "place-bet", round_, "odd", "500.00") == ("not_enough_credits", "I.3.b.iii")
    assert dana.ask("place-bet", round_, "odd", "1.00")["reason"] == "unreadable", "only the terminal bets"


@pytest.mark.clause("oneida-roulette:I.8.e")
@pytest.mark.clause("oneida-roulette:I.8.f")
def test_the_dealer_takes_out_chips_to_the_value_shown_and_confirms_them(floor: House) -> None:
    _, dana = floor.opened()
    one = floor.terminal("1")
    buy_in(one, dana, "50.00")
    one.do("ask-cash-out")
    one.do("confirm-cash-out")
    assert refused(dana, "count-chips", "1", "50.00") == ("wrong_phase", "I.8.f")
    dana.do("select-cash-out", "1")
    dana.until(lambda view: any("$50" in act["says"] for act in view["acts"] if act["when"] == "due"))
    assert refused(dana, "count-chips", "1", "49.00") == ("amount_differs", "I.8.f")
    assert one.view["credits"] == "50.00"
    dana.do("count-chips", "1", "50.00")
    dana.do("deliver-chips", "1")
    one.until(lambda view: view["credits"] == "0.00" and view["cash_out"] is None)


CALLED = {"short-spin": "I.9.b", "interference": "I.9.f", "fraud": "I.9.j"}
"""What no reader sees: the dealer calls it, also once a number is read."""
SEEN = {"with-rotation": "I.9.a", "ball-not-dropped": "I.9.c", "malfunction": "I.9.g", "ball-out": "I.9.i"}


@pytest.mark.parametrize(
    ("reason", "clause"),
    [
        pytest.param(
            reason,
            clause,
            marks=[
                pytest.mark.clause(f"oneida-roulette:{clause}"),
                pytest.mark.clause("oneida-roulette:I.6.c"),
            ],
        )
        for reason, clause in (CALLED | SEEN).items()
    ],
)
def test_an_invalid_spin_is_void_and_refunded(floor: House, reason: str, clause: str) -> None:
    """Whether the dealer calls it or the reader: the pit sees the clause, the player gets the stake back."""
    sam, dana = floor.opened()
    one = floor.terminal("1")
    buy_in(one, dana, "20.00")
    dana.do("new-game")
    one.do("place-bet", 1, "17", "5.00")
    if reason in ("short-spin", "ball-out"):
        too_soon = dana.ask("void-game", 1, reason)
        assert (too_soon["says"], too_soon["clause"]) == (
            "there is no spin to call off",
            f"oneida-roulette:{clause}",
        )
        spin(dana, "throw")
        dana.until(lambda view: view["phase"] == "read")
        assert dana.ask("void-game", 1, reason)["reason"] == "not_permitted"
        sam.do("void-read", T1, 1, reason, "seen on the film")
    elif reason in CALLED:
        spin(dana, "throw")
        dana.until(lambda view: view["phase"] == "read")
        dana.do("void-game", 1, reason)
    else:
        spin(dana, reason)
    one.until(lambda view: view["phase"] == "void")
    [void] = sam.until(lambda view: view["tables"][0]["voids"])["tables"][0]["voids"]
    assert (void["reason"], void["clause"]) == (reason, f"oneida-roulette:{clause}")
    sam.do("refund-game", T1, 1)
    one.until(lambda view: view["credits"] == "20.00" and view["phase"] == "idle")
    rested(dana)


@pytest.mark.clause("ilani:1.a")
@pytest.mark.clause("ilani:1.b")
@pytest.mark.clause("ilani:1.c.i")
@pytest.mark.clause("ilani:1.c.ii")
@pytest.mark.clause("ilani:2.b")
@pytest.mark.clause("ilani:6.a")
@pytest.mark.clause("ilani:6.b")
def test_a_station_of_the_dealerless_table_takes_and_pays_every_wager(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its motor launches the ball; 38 pockets, exact odds, one dollar to five hundred on a place."""
    monkeypatch.setattr(simulated, "secrets", Loaded(["1", "20"]))
    made = electronic(betting_seconds=3600.0)
    assert isinstance(made.tables[0], TableSettings)
    with_halves = replace(made.tables[0], chips=(HALF, *CHIPS[:-1]))
    with house(replace(made, tables=(with_halves,)), tmp_path) as floor:
        sam, one = floor.staff("Sam"), floor.terminal("1")
        assert sam.ask("open-table", T1, "0.00", 32, 13, "")["clause"] == "ilani:2.b"
        sam.do("open-enclosed", T1)
        sam.do("open-station", T1, "1", "start of day")
        one.until(lambda view: view["open"])
        assert len(pockets(floor)) == 38
        for hundreds in range(1, 13):
            insert(one, f"{hundreds}00.00")
        round_ = one.until(lambda view: view["phase"] == "betting")["round"]
        for spot, clause in (("red", "ilani:6.a"), ("17", "ilani:6.b")):
            assert refused(one, "place-bet", round_, spot, HALF) == ("below_minimum", clause)
        for _ in range(5):
            one.do("place-bet", round_, "red", "100.00")
        assert refused(one, "place-bet", round_, "red", "1.00") == ("above_maximum", "ilani:6.a")
        for _ in range(5):
            one.do("place-bet", round_, "17", "100.00")
        assert refused(one, "place-bet", round_, "17", "1.00") == ("above_maximum", "ilani:6.b")
        one.do("clear", round_)
        credits_ = 1200.0
        for number, wins in (("1", ON_1), ("20", ON_20)):
            every_wager(floor, one, number)
            assert {win["spot"]: win["paid"] for win in one.view["wins"]} == wins
            credits_ += sum(map(float, wins.values())) - 5 * (len(ON_1) + len(ON_20) - len(wins))
            one.until(lambda view, now=f"{credits_:.2f}": view["credits"] == now)  # type: ignore[misc]
        assert floor.audit() == []


def every_wager(floor: House, one: Screen, number: str) -> None:
    """Five dollars on each, and this number."""
    round_ = one.until(lambda view: view["phase"] == "betting")["round"]
    for spot in (*ON_1, *ON_20):
        one.do("place-bet", round_, spot, "5.00")
    floor.close_betting(round_)
    one.until(lambda view: any(game["round"] == round_ for game in view["history"]))
    [came] = [game for game in one.view["history"] if game["round"] == round_]
    assert came["number"] == number


def insert(one: Screen, credited: str) -> None:
    """A bill of a hundred has no reply: what it is worth is shown."""
    one.raw('["bill", "100.00"]')
    one.until(lambda view: view["credits"] == credited)


def pockets(floor: House) -> list[str]:
    """The pockets of the wheel as the table's screens draw it."""
    layout = floor.browser("anyone").http.get("/api/tables/T1/layout").json()
    order: list[str] = layout["wheel"]
    return order
