"""Each kind of table as two players and its staff play it over the wire, one step after another."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from croupier.base.envelope import Role
from croupier.desk.kinds import Kinds
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages.rounds import CloseBets
from croupier.server.settings import Settings
from tests.contract.coin.front import CoinSettings
from tests.contract.registry import EVERY_KIND
from tests.server.acts import spin
from tests.server.card_table import CardPeople, card_table
from tests.server.clients import Screen, eventually
from tests.server.rig import T1, House, live, settings
from tests.server.test_card_shoes import loaded
from tests.server.test_dealerless import electronic
from tests.states import state_at

NUMBER = "17"
POSITIONS = ("1", "2")
COLOURS = {"1": "navy", "2": "lime"}
PLAYER, STAFF = "player", "staff"
HERE, ROUND, COLOUR = "{position}", "{round}", "{colour}"
"""Stand in a step for the player's position, the game in play, and the colour of the player's chips."""
Machine = Callable[[House, Screen], None]


class Step(NamedTuple):
    """A frame of each player's or of the staff's; `machine` does instead what no frame asks for."""

    who: str
    frame: str
    values: tuple[object, ...] = ()
    machine: Machine | None = None


class Play(NamedTuple):
    """One game from the first cent to the last, as often as wanted.

    `start` opens the table, if it is closed, and gives the screen of whoever does the staff's steps.
    Betting is open before the step that `closes` it. A game of two players adds `gained` to `account`.
    """

    settings: Callable[[], Settings]
    screen: str
    staffs_screen: str
    start: Callable[[House], Screen]
    steps: tuple[Step, ...]
    closes: str
    account: str
    gained: int
    kinds: Kinds = KINDS


def player(frame: str, *values: object) -> Step:
    return Step(PLAYER, frame, values)


def staff(frame: str, *values: object) -> Step:
    """Once, or once for each player if it names the player's position."""
    return Step(STAFF, frame, values)


def by_machine(name: str, machine: Machine) -> Step:
    return Step(STAFF, name, machine=machine)


def filled(floor: House, values: tuple[object, ...], position: str) -> list[Any]:
    round_ = state_at(floor.floor.desk, T1).round
    known = {HERE: position, COLOUR: COLOURS[position], ROUND: round_}
    return [known.get(value, value) if isinstance(value, str) else value for value in values]


def deal(floor: House, dealer: Screen, step: Step) -> None:
    """A step of the staff's, for each player where it names the position."""
    if step.machine is not None:
        step.machine(floor, dealer)
        return
    for position in POSITIONS if HERE in step.values else POSITIONS[:1]:
        dealer.do(step.frame, *filled(floor, step.values, position))


def at_rest(screen: Screen) -> Screen:
    screen.until(lambda view: view["ball"]["state"] in ("idle", "rest"))
    return screen


def _throw(_: House, dana: Screen) -> None:
    spin(dana)
    dana.until(lambda view: view["phase"] == "read")


def _read(_: House, dana: Screen) -> None:
    dana.until(lambda view: view["reader"] == NUMBER)


def _rest(_: House, dana: Screen) -> None:
    dana.until(lambda view: view["ball"]["state"] == "rest")


def _over(floor: House, _: Screen) -> None:
    """The countdown ends now, and the machine plays the game out."""
    table = state_at(floor.floor.desk, T1)
    round_ = table.round
    closing = floor.floor.submit(Role.CLOCK, f"clock:{T1}", T1, CloseBets(round_))
    assert floor.ask_floor(closing).refusal is None
    eventually(lambda: table.round > round_)


def _open_stations(floor: House) -> Screen:
    sam = floor.staff("Sam")
    if state_at(floor.floor.desk, T1).round == 0:
        sam.do("open-enclosed", T1)
        for position in POSITIONS:
            sam.do("open-station", T1, position, "start of day")
    floor.board().until(lambda view: view["phase"] == "betting")
    return sam


def _open_coin(floor: House) -> Screen:
    if not state_at(floor.floor.desk, T1).open:
        floor.pit("Sam").do("open-coin", T1)
    return floor.signed_in("Dana", "tosser")


def _coin() -> Settings:
    coin = CoinSettings(id=T1, name="Coin 1", terminals=settings().tables[0].terminals, kind="coin")
    return msgspec.structs.replace(settings(), tables=(coin,))


def insert(screen: Screen, amount: str) -> None:
    """A bill has no reply: what it is worth is shown."""
    screen.raw(json.dumps(["bill", amount]))
    screen.until(lambda view: view["credits"] == amount)


TERMINALS = (
    player("lay-buy-in", "100.00", "0.00", "0.00"),
    staff("pick-up-buy-in", HERE),
    staff("count-buy-in", HERE, "100.00", "0.00", "0.00"),
    staff("credit-buy-in", HERE, "100.00"),
    staff("drop-buy-in", HERE),
    player("verify-credit"),
    staff("new-game"),
    player("place-bet", ROUND, "17", "5.00"),
    player("place-bet", ROUND, "red", "10.00"),
    player("place-bet", ROUND, "1to18", "25.00"),
    player("undo", ROUND),
    player("place-bet", ROUND, "black", "10.00"),
    player("place-bet", ROUND, "black", "1.00"),
    by_machine("throw", _throw),
    staff("confirm-number", ROUND, NUMBER),
    player("ask-cash-out"),
    player("confirm-cash-out"),
    staff("select-cash-out", HERE),
    staff("count-chips", HERE, "276.00"),
    staff("deliver-chips", HERE),
)
"""Of 100.00: 5.00 on 17 wins 175.00, 10.00 on red is lost, 11.00 on black wins 11.00."""
SEATS = (
    player("ask-chips", "100.00", "0.00", "10.00", "1.00"),
    staff("issue-chips", HERE, COLOUR, "1.00", "100.00", "0.00", "10.00"),
    player("ask-chips", "0.00", "1.00", "0.00", "0.00"),
    staff("issue-chips", HERE, "", "0.00", "0.00", "1.00", "0.00"),
    staff("new-game"),
    player("lay-wager", ROUND, "17", "5.00", "colour", "5.00"),
    player("lay-wager", ROUND, "red", "10.00", "colour", "0.00"),
    player("lay-wager", ROUND, "dozen3", "25.00", "colour", "0.00"),
    player("take-back", ROUND, "dozen3"),
    player("call-wager", ROUND, "black", "5.00"),
    staff("accept-called", HERE, ROUND, "black", "5.00"),
    player("call-wager", ROUND, "odd", "5.00"),
    player("lay-wager", ROUND, "18", "1.00", "value", "0.00"),
)
PAID = (
    by_machine("read", _read),
    staff("announce-number", ROUND, NUMBER),
    staff("place-crown", ROUND),
    staff("collect-losers", ROUND),
    staff("pay-winners", ROUND),
    staff("colour-out", HERE),
)
"""Of 100.00 in colour: 5.00 on 17 wins 175.00 and its coupon as much again, 10.00 on red is lost: 440.00 in
value chips. 5.00 called on black comes back as 10.00; 1.00 in a value chip on 18 is lost."""
CLOSE, SPIN = staff("no-more-bets", ROUND), staff("spin-ball", ROUND, "clockwise")
STATIONS = (
    player("bill", "100.00"),
    player("place-bet", ROUND, "17", "5.00"),
    player("place-bet", ROUND, "red", "10.00"),
    player("undo", ROUND),
    player("place-bet", ROUND, "black", "10.00"),
    by_machine("over", _over),
    player("ask-cash-out"),
    staff("pay-by-hand", T1, HERE, "285.00"),
)
"""Of 100.00: 5.00 on 17 wins 175.00 and 10.00 on black 10.00."""
COIN = (
    staff("bring-cash", HERE, "10.00"),
    player("call-coin", ROUND, "heads", "4.00"),
    staff("toss-coin", ROUND, "heads"),
    staff("pay-back", HERE),
)


def _spoken(floor: House, dana: Screen) -> None:
    """A verbal wager has the floorperson's word, and then the dealer's."""
    round_ = dana.view["round"]
    for position in POSITIONS:
        floor.pit("Sam").do("confirm-called", T1, position, round_, "tie", "5.00")
        dana.do("accept-called", position, round_, "tie", "5.00")


def _third_card(_: House, dana: Screen) -> None:
    """Drawn though a natural stands: seen and burned with one more, before the result is announced."""
    dana.do("deal-card", "AH")
    dana.do("rule-on-card", False, True)
    dana.do("deal-card", "QH")


CARDS = (
    player("ask-value-chips", "100.00", "0.00", "10.00"),
    staff("issue-value-chips", HERE, "100.00", "0.00", "10.00"),
    staff("new-game"),
    player("lay-wager", ROUND, "banker", "20.00", "value", "10.00"),
    player("lay-wager", ROUND, "player", "25.00", "value", "0.00"),
    player("take-back", ROUND, "player"),
    player("lay-wager", ROUND, "player", "5.00", "value", "0.00"),
    player("call-wager", ROUND, "tie", "5.00"),
    by_machine("spoken", _spoken),
    staff("no-more-bets", ROUND),
    staff("deal-card", "4S"),
    staff("deal-card", "9D"),
    staff("deal-card", "3C"),
    staff("deal-card", "KC"),
    staff("announce-count", ROUND, "player"),
    staff("announce-count", ROUND, "banker"),
    by_machine("third card", _third_card),
    staff("announce-result", ROUND),
    staff("collect-losing-wagers", ROUND),
    staff("pay-winner", ROUND, "2"),
    staff("pay-winner", ROUND, "1"),
    staff("take-vigorish", ROUND, "2"),
    staff("take-vigorish", ROUND, "1"),
    staff("discard-cards", ROUND),
    staff("collect-vigorish", HERE),
    staff("take-chips-away", HERE),
)
"""Of 100.00: 20.00 on the Banker's Hand wins 20.00 and its coupon 10.00, 5.00 on the Player's is lost; 1.50
of vigorish lies on a button until the hand is over. 5.00 spoken on the tie is lost."""


def _massachusetts() -> Settings:
    return live("massachusetts", options={"closing": "before-spin"})


def _oneida() -> Settings:
    """Its ball stays in the track for a second: a dealer on a busy machine still closes betting in time."""
    return live(wheel_speed=6.0)


def _terminals() -> Settings:
    """Betting long enough for every step on a busy machine; it is ended by hand."""
    return settings(betting_seconds=3600.0)


def _stations() -> Settings:
    return electronic(betting_seconds=3600.0, rest_seconds=0.05)


def _felt(floor: House) -> Screen:
    _, dana = floor.dealt()
    dana.until(lambda view: view["phase"] == "idle")
    return at_rest(dana)


def _cards() -> Settings:
    """The dealer keys each card, and vigorish is marked."""
    return card_table(shoe="keys", options={"vigorish-collection": "deferred"})


def _dealing(floor: House) -> Screen:
    if state_at(floor.floor.desk, T1).phase != "closed":
        return CardPeople(floor).dana
    dana = loaded(floor)
    dana.do("deal-card", "KS")
    return dana


def _console(floor: House) -> Screen:
    return at_rest(floor.opened()[1])


BEFORE_SPIN, IN_TRACK = (*SEATS, CLOSE, SPIN, *PAID), (*SEATS, SPIN, CLOSE, *PAID)
PLAYS = {
    "terminals": Play(_terminals, "terminal", "console", _console, TERMINALS, "throw", "chips", 2 * 276_00),
    "before the spin": Play(
        _massachusetts, "seat", "felt", _felt, BEFORE_SPIN, "no-more-bets", "chips", 2 * 449_00
    ),
    "in the track": Play(_oneida, "seat", "felt", _felt, IN_TRACK, "spin-ball", "chips", 2 * 449_00),
    "stations": Play(
        _stations, "terminal", "supervisor", _open_stations, STATIONS, "over", "cage", 2 * 285_00
    ),
    "cards": Play(_cards, "position", "dealing", _dealing, CARDS, "no-more-bets", "chips", 2 * 123_50),
    "coin": Play(_coin, "caller", "tosser", _open_coin, COIN, "toss-coin", "cage", 2 * 14_00, EVERY_KIND),
}
BIG_WHEEL = (
    player("ask-chips", "100.00", "0.00", "0.00", "5.00"),
    staff("issue-chips", HERE, COLOUR, "5.00", "100.00", "0.00", "0.00"),
    staff("new-game"),
    player("lay-wager", ROUND, "joker", "5.00", "colour", "0.00"),
    CLOSE,
    SPIN,
    by_machine("rest", _rest),
    staff("announce-number", ROUND, "stop:6"),
    staff("collect-losers", ROUND),
    staff("pay-winners", ROUND),
    staff("colour-out", HERE),
)
"""Of 100.00 in colour: 5.00 on the joker, at stop 6, wins 225.00."""


def _big_wheel() -> Settings:
    return live("new-jersey", "bigsix")


RESTARTED = {
    **PLAYS,
    "big wheel": Play(_big_wheel, "seat", "felt", _felt, BIG_WHEEL, "no-more-bets", "chips", 2 * 325_00),
}
"""Another game of a kind that is cut and attacked above: only its restarts differ."""
