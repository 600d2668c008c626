"""What people do at their screens, in the order it takes: acts that many tests of the server begin with."""

import json
from collections.abc import Sequence

from tests.server.clients import Screen


def buy_in(terminal: Screen, dana: Screen, currency: str, chips: str = "0.00", coupon: str = "0.00") -> None:
    """Every step of a buy-in, by the two people it takes."""
    name = terminal.view["terminal"]["id"]
    terminal.do("lay-buy-in", currency, chips, coupon)
    dana.do("pick-up-buy-in", name)
    dana.do("count-buy-in", name, currency, chips, coupon)
    total = f"{sum(map(float, (currency, chips, coupon))):.2f}"
    dana.do("credit-buy-in", name, total)
    dana.do("drop-buy-in", name)
    terminal.do("verify-credit")


def spin(dana: Screen, fault: str = "throw") -> None:
    dana.raw(json.dumps(["wheel", fault]))


def play(dana: Screen, terminals: Sequence[Screen] = (), bets: Sequence[tuple[str, str]] = ()) -> str:
    """A whole game with these bets at every terminal, and its number."""
    dana.do("new-game")
    round_ = dana.until(lambda view: view["phase"] == "betting")["round"]
    for terminal in terminals:
        for spot, chip in bets:
            terminal.do("place-bet", round_, spot, chip)
    spin(dana)
    number: str = dana.until(lambda view: view["phase"] == "read")["reader"]["number"]
    dana.do("confirm-number", round_, number)
    for screen in (dana, *terminals):
        screen.until(lambda view: view["phase"] == "settled" and view["round"] == round_)
    rested(dana)
    return number


def rested(dana: Screen) -> None:
    dana.until(lambda view: view["ball"]["state"] in ("rest", "idle"))


def chips_for(seat: Screen, dana: Screen, colour: str, currency: str = "200.00", value: str = "1.00") -> None:
    """A buy-in in colour chips, by the two people it takes."""
    seat.do("ask-chips", currency, "0.00", "0.00", value)
    dana.do("issue-chips", seat.view["seat"]["id"], colour, value, currency, "0.00", "0.00")
    seat.until(lambda view: view["chips"]["colour"] == colour)


def closed(dana: Screen, round_: int) -> None:
    """Spun and closed, in the order that the document has them; a busy machine's ball may land first."""
    if dana.view["table"]["before_spin"]:
        dana.do("no-more-bets", round_)
        dana.do("spin-ball", round_, "clockwise")
        return
    dana.do("spin-ball", round_, "clockwise")
    reply = dana.ask("no-more-bets", round_)
    assert reply["ok"] or reply["reason"] == "wrong_phase", reply
    dana.until(lambda view: view["phase"] not in ("idle", "betting"))


def settled(dana: Screen, round_: int, number: str) -> None:
    """Announced, crowned where there is a crown, collected and paid."""
    dana.do("announce-number", round_, number)
    if dana.view["table"]["game"] == "roulette":
        dana.do("place-crown", round_)
    dana.do("collect-losers", round_)
    dana.do("pay-winners", round_)
    dana.until(lambda view: view["phase"] == "idle")
