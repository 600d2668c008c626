"""What a bot does at each kind of place, from what its screen shows."""

from random import Random

import pytest

from croupier.desk.bot import Move
from croupier.floor.kinds import KINDS

TERMINAL: dict[str, object] = {
    "phase": "betting",
    "round": 7,
    "credits": "20.00",
    "chips": ["1.00", "5.00", "10.00"],
    "buy_in": None,
}
STATION: dict[str, object] = {**TERMINAL, "open": True, "cash_out": None, "staked": "0.00"}
SEAT: dict[str, object] = {
    "phase": "betting",
    "round": 7,
    "chips": {"colour": "navy", "hand": "20.00"},
    "asked": None,
    "felt": [],
}

NOBODY: dict[str, object] = {"holder": None, "offered": None}
POSITION: dict[str, object] = {
    "phase": "betting",
    "round": 7,
    "held": "20.00",
    "asked": None,
    "felt": [],
    "cut": False,
    "own": [],
    "seat": {"id": "1"},
    "player": NOBODY,
    "banker": NOBODY,
}
SELF_SERVICE: dict[str, object] = {
    "credit": "50.00",
    "on_sale": True,
    "current": 2,
    "cashing_out": None,
    "locked": None,
    "races": [
        {
            "number": 2,
            "runners": [{"interest": one, "scratched": one == 1} for one in (1, 2, 3)],
            "pools": [{"kind": "win", "open": True}, {"kind": "exacta", "open": True}],
        }
    ],
}
OFFERED: dict[str, object] = {"banker": {"holder": None, "offered": "1"}}


class Fixed(Random):
    """Chance that always gives the same: the first of what there is, and `rate`."""

    rate = 0.5

    def choice(self, seq):  # type: ignore[no-untyped-def]
        return seq[0]

    def random(self) -> float:
        return self.rate


def move(label: str, shown: dict[str, object], rate: float = 0.5) -> Move | None:
    chance = Fixed()
    chance.rate = rate
    return KINDS.bots[label](shown, ["17", "red"], chance)


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({}, Move("place-bet", (7, "17", "1.00"), bets=True)),
        ({"phase": "locked"}, None),
        ({"credits": "4.99"}, Move("lay-buy-in", ("500.00", "0.00", "0.00"))),
        ({"buy_in": {"step": "laid", "verified": False}}, None),
        ({"buy_in": {"step": "credited", "verified": False}}, Move("verify-credit")),
        ({"buy_in": {"step": "dropped", "verified": False}}, Move("verify-credit")),
        ({"buy_in": {"step": "dropped", "verified": True}}, None),
    ],
)
def test_at_a_terminal(changed: dict[str, object], expected: Move | None) -> None:
    assert move("terminals", {**TERMINAL, **changed}) == expected


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({}, Move("place-bet", (7, "17", "1.00"), bets=True)),
        ({"phase": "closed"}, None),
        ({"open": False}, None),
        ({"cash_out": {"amount": "1.00"}}, None),
        ({"credits": "4.99"}, Move("bill", ("100.00",), device=True)),
        ({"credits": "1000.01"}, Move("ask-cash-out")),
        ({"credits": "1000.01", "staked": "1.00"}, Move("place-bet", (7, "17", "1.00"), bets=True)),
    ],
)
def test_at_a_station(changed: dict[str, object], expected: Move | None) -> None:
    assert move("dealerless", {**STATION, **changed}) == expected


@pytest.mark.parametrize("label", ["live", "bigsix"])
@pytest.mark.parametrize(
    ("changed", "rate", "expected"),
    [
        ({}, 0.5, Move("lay-wager", (7, "17", "5.00", "colour", "0.00"), bets=True)),
        ({"phase": "locked"}, 0.5, None),
        (
            {"chips": {"colour": None, "hand": "0.00"}},
            0.5,
            Move("ask-chips", ("500.00", "0.00", "0.00", "1.00")),
        ),
        ({"chips": {"colour": None, "hand": "9.00"}}, 0.5, None),
        ({"asked": {"value": "1.00"}}, 0.5, None),
        ({"felt": [{"spot": "red"}]}, 0.05, Move("take-back", (7, "red"), bets=True)),
        ({"felt": []}, 0.05, Move("lay-wager", (7, "17", "5.00", "colour", "0.00"), bets=True)),
    ],
)
def test_at_a_seat(label: str, changed: dict[str, object], rate: float, expected: Move | None) -> None:
    assert move(label, {**SEAT, **changed}, rate) == expected


@pytest.mark.parametrize(
    ("changed", "rate", "expected"),
    [
        ({}, 0.5, Move("lay-wager", (7, "17", "5.00", "value", "0.00"), bets=True)),
        ({"phase": "deal"}, 0.5, None),
        ({"held": "4.00"}, 0.5, Move("ask-value-chips", ("500.00", "0.00", "0.00"))),
        ({"asked": {"value": "0.00"}}, 0.5, None),
        ({"felt": [{"spot": "tie"}]}, 0.05, Move("take-back", (7, "tie"), bets=True)),
        ({"cut": True}, 0.4, Move("cut-cards", (100,))),
        ({"cut": True}, 0.6, Move("decline-cut")),
        (OFFERED, 0.4, Move("accept-cards", (7, "banker"))),
        (OFFERED, 0.6, Move("decline-cards", (7, "banker"))),
        (
            {"player": {"holder": "1", "offered": None}, "own": [{"draw": 2, "card": "AS"}]},
            0.5,
            Move("turn-cards", (7, "player")),
        ),
    ],
)
def test_at_a_position(changed: dict[str, object], rate: float, expected: Move | None) -> None:
    assert move("baccarat", {**POSITION, **changed}, rate) == expected


@pytest.mark.parametrize(
    ("shown", "expected"),
    [
        ({}, Move("sell-ticket", ("R2 $2 WIN 2",), bets=True)),
        ({"credit": "1.00"}, Move("bill", ("20.00",), device=True)),
        ({"credit": "900.00"}, Move("cash-out-to-voucher")),
        ({"current": None}, None),
        ({"on_sale": False}, None),
        ({"cashing_out": "5.00"}, None),
        ({"locked": "a test"}, None),
        ({"races": [{"number": 2, "runners": [{"interest": 1, "scratched": False}], "pools": []}]}, None),
    ],
)
def test_at_a_self_service_terminal(shown: dict[str, object], expected: Move | None) -> None:
    assert move("tote", {**SELF_SERVICE, **shown}) == expected
