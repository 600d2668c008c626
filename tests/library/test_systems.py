"""Betting systems through the library: those that the program has, and functions of one's own."""

from collections.abc import Callable

import pytest

from croupier import Refused, open_table

TABLE = open_table("new-jersey", "roulette")
Stake = Callable[..., int]


def doubled(unit, last, gained, bankroll, memory):  # type: ignore[no-untyped-def]
    """After a win twice the unit, else the unit."""
    return 2 * unit if gained > 0 else unit


def ruined(strategy: str | Stake, **given: object) -> str:
    found = TABLE.simulate_sessions(
        "red",
        "5.00",
        rounds=50,
        sessions=200,
        bankroll="100.00",
        strategy=strategy,
        seed=7,
        **given,  # type: ignore[arg-type]
    )
    return f"{found.ruined} {found.ahead} {found.tally.staked}"


def test_a_function_is_played_wherever_it_comes_from() -> None:
    """From a file, from text that nobody kept, or a lambda: by its code, not its source."""
    names: dict[str, Stake] = {}
    typed = "def stake(unit, last, gained, bankroll, memory):\n    return 2 * unit if gained > 0 else unit\n"
    exec(typed, names)  # noqa: S102 - as a prompt does it
    short: Stake = lambda unit, last, gained, bankroll, memory: 2 * unit if gained > 0 else unit  # noqa: E731
    assert ruined(doubled) == ruined(names["stake"]) == ruined(short)
    assert ruined(doubled) != ruined("flat")
    assert ruined(doubled, engine="numpy") == ruined(doubled, engine="numba")


def test_a_function_is_named_in_what_was_found() -> None:
    found = TABLE.simulate_sessions("red", "5.00", rounds=5, sessions=10, strategy=doubled, seed=7)
    assert found.betting.strategy == "doubled"
    assert "10 of a system of your own from seed 7" in repr(found)


def test_a_precision_ends_it_sooner() -> None:
    asked = {"rounds": 200, "sessions": 100_000, "seed": 7}
    found = TABLE.simulate_sessions("red", "5.00", precision="1%", **asked)  # type: ignore[arg-type]
    assert found.precise
    assert 100 <= found.tally.sessions < 100_000
    assert found.edge.half_width() <= 0.01


def outside() -> Stake:
    factor = 3
    return lambda unit, last, gained, bankroll, memory: factor * unit


FACTOR = 3


@pytest.mark.parametrize(
    ("strategy", "says"),
    [
        (outside(), "strategy: a strategy uses its five arguments alone"),
        (lambda unit, last, gained, bankroll, memory: FACTOR * unit, "name 'FACTOR' is not defined"),
        (lambda unit: unit, "the strategy does not run: "),
        (lambda unit, last, gained, bankroll, memory: unit / 2, "the strategy gave 50.0, not whole cents"),
        (lambda unit, last, gained, bankroll, memory: 0, "the strategy laid no wager in any session"),
        ("hope", "there is no strategy 'hope'"),
        (17, "there is no strategy 17"),
    ],
)
def test_a_system_that_cannot_be_played_is_refused(strategy: Stake, says: str) -> None:
    with pytest.raises(Refused) as refused:
        ruined(strategy)
    assert says in str(refused.value)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"bankroll": "4.00"}, "bankroll: the bankroll does not pay for one round"),
        ({"goal": "50.00"}, "goal: a goal is money to come to from a bankroll"),
        ({"bankroll": "50.00", "goal": "50.00"}, "goal: the goal must be above the bankroll"),
    ],
)
def test_money_that_makes_no_session_is_refused(given: dict[str, str], says: str) -> None:
    with pytest.raises(Refused) as refused:
        TABLE.simulate_sessions("red", "5.00", rounds=50, sessions=10, **given)  # type: ignore[arg-type]
    assert says in str(refused.value)
