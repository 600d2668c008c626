"""The B2B multiplier: committed between games, drawn once, provable; refused in every other way."""

import pytest

from croupier.base.envelope import Command
from croupier.floor.parts.messages.rounds import CloseBets, ReadNumber, StartGame
from croupier.floor.wheel.messages.deal import (
    AnnounceNumber,
    CallNoSpin,
    ChanceCommitted,
    CommitChance,
    DrawMultiplier,
    MultiplierDrawn,
    SpinBall,
)
from croupier.games.chance import commitment, draw
from tests.house import No
from tests.live import B2B, CLOSED, SEED, WHEEL, Live

PAYTABLE = ((10, 6), (20, 3), (50, 1))
COMMITTED = commitment(bytes.fromhex(SEED))
DRAWN = draw(bytes.fromhex(SEED), bytes.fromhex(CLOSED), PAYTABLE)
SHOWN = "massachusetts:4(c)"
SALT = "5a17" * 8


def table() -> Live:
    """One game over, on 17; the next one's chance not yet committed."""
    return Live().seated("massachusetts", **B2B).issue().start().finish("17")


def test_a_game_waits_for_its_chance_to_be_committed() -> None:
    house = table()
    assert house.refused("dealer", StartGame()) == No("no_multiplier", SHOWN)
    house.rows(("chance", CommitChance(2, COMMITTED), ChanceCommitted(2, COMMITTED)))
    assert house.refused("chance", CommitChance(2, "0" * 64)) == No("wrong_phase", SHOWN)
    house.do("dealer", StartGame())


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        (CommitChance(1, COMMITTED), No("wrong_round", SHOWN)),
        (CommitChance(3, COMMITTED), No("wrong_round", SHOWN)),
        (CommitChance(2, COMMITTED[1:]), No("malformed", SHOWN)),
        (CommitChance(2, "g" * 64), No("malformed", SHOWN)),
        (CommitChance(2, COMMITTED, SALT[2:]), No("malformed", SHOWN)),
        (CommitChance(2, COMMITTED, SALT + "5"), No("malformed", SHOWN)),
        (CommitChance(2, COMMITTED, SALT * 5), No("malformed", SHOWN)),
        (CommitChance(2, COMMITTED, SALT.upper()), No("malformed", SHOWN)),
        (DrawMultiplier(1, SEED, CLOSED), No("wrong_phase", SHOWN)),
    ],
)
def test_what_cannot_be_committed_or_drawn_between_games(command: Command, expected: No) -> None:
    assert table().refused("chance", command) == expected


def test_a_salt_is_kept_with_its_commitment_until_the_game_is_over() -> None:
    house = table()
    house.rows(("chance", CommitChance(2, COMMITTED, SALT), ChanceCommitted(2, COMMITTED, SALT)))
    house.do("dealer", StartGame())
    house.close().draw()
    assert (house.live.commitment, house.live.salt) == (COMMITTED, SALT)
    house.announce_only("17").collect().pay()
    assert (house.live.commitment, house.live.salt) == (None, "")


def test_the_draw_is_the_hmac_of_seed_and_closing_record() -> None:
    house = table().start().lay("b2b", 500)
    assert house.refused("chance", DrawMultiplier(2, SEED, CLOSED)) == No("wrong_phase", SHOWN)
    house.close()
    assert house.refused("dealer", AnnounceNumber(2, "17")) == No("no_multiplier", SHOWN)
    house.rows(("chance", DrawMultiplier(2, SEED, CLOSED), MultiplierDrawn(2, DRAWN, SEED, CLOSED)))
    assert house.refused("chance", DrawMultiplier(2, SEED, CLOSED)) == No("wrong_phase", SHOWN)
    house.announce_only("17").collect().pay()
    assert house.money()["credits:1"] == 20_000 + 500 * DRAWN


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        (DrawMultiplier(1, SEED, CLOSED), No("wrong_round", "massachusetts:3(a)")),
        (DrawMultiplier(2, "00" * 32, CLOSED), No("no_multiplier", SHOWN)),
        (DrawMultiplier(2, SEED[:30], CLOSED), No("malformed", SHOWN)),
        (DrawMultiplier(2, SEED[:-1], CLOSED), No("malformed", SHOWN)),
        (DrawMultiplier(2, SEED, CLOSED[2:]), No("malformed", SHOWN)),
        (CommitChance(3, COMMITTED), No("wrong_phase", SHOWN)),
    ],
)
def test_what_cannot_be_drawn(command: Command, expected: No) -> None:
    assert table().start().close().refused("chance", command) == expected


def test_the_multiplier_stands_for_the_respin() -> None:
    house = table().start().lay("b2b", 500).close().draw()
    house.do("dealer", CallNoSpin(2, "short-spin"))
    assert house.live.multiplier == DRAWN
    house.close()
    assert house.refused("chance", DrawMultiplier(2, SEED, CLOSED)) == No("wrong_phase", SHOWN)
    house.announce_only("18").collect().pay()
    assert house.money()["win"] == 500


def test_it_is_drawn_only_once_the_ball_is_spun() -> None:
    house = Live().seated("massachusetts", **B2B, closing="before-spin").start()
    house.do("dealer", CloseBets(1))
    assert house.refused("chance", DrawMultiplier(1, SEED, CLOSED)) == No("wrong_phase", SHOWN)
    house.do("dealer", SpinBall(1, WHEEL))
    house.rows(("chance", DrawMultiplier(1, SEED, CLOSED), MultiplierDrawn(1, DRAWN, SEED, CLOSED)))


def test_a_ball_that_landed_with_betting_open_has_no_multiplier() -> None:
    house = table().start().lay("b2b", 500)
    house.do("dealer", SpinBall(2, WHEEL))
    house.do("reader", ReadNumber(7, "17"))
    assert house.refused("chance", DrawMultiplier(2, SEED, CLOSED)).reason == "wrong_phase"
    house.announce_only("17").collect().pay()
    assert house.live.rounds[0].paid == 0, "B2B went back"


def test_each_game_has_a_chance_of_its_own() -> None:
    house = table().start().lay("b2b", 500).finish("17")
    assert (house.live.commitment, house.live.rounds[0].multiplier) == (None, DRAWN)
    house.start()
    assert house.live.multiplier is None


@pytest.mark.parametrize(
    ("book", "clause"),
    [
        ("massachusetts", "massachusetts:4(a)"),
        ("new-jersey", "new-jersey:5.1(f)"),
        ("big-six", "new-jersey:5.5(a)"),
    ],
)
def test_a_table_without_b2b_commits_no_chance(book: str, clause: str) -> None:
    house = Live().seated(book)
    assert house.refused("chance", CommitChance(1, COMMITTED)) == No("not_offered", clause)
    house.start().close()
    assert house.refused("chance", DrawMultiplier(1, SEED, CLOSED)) == No("not_offered", clause)
