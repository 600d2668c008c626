"""A pool or a race that cannot be understood is refused in one sentence, before anything is divided."""

from typing import Any

import pytest

from croupier.base.refusal import Refused
from croupier.games.tote.clauses import BY_RESULT, clause_of
from croupier.games.tote.kinds import Kind
from croupier.games.tote.pool import Pool
from croupier.games.tote.pool_faults import fault
from croupier.games.tote.pricers import price
from croupier.games.tote.race import Race, State
from croupier.games.tote.race_faults import race_fault
from tests.pools import TERMS, race

SOUND = race("1 1A 2 3 4", "1 2=3", scratched="4")


def says(pool: Pool, *races: Race) -> str:
    wrong = fault(pool, {one.number: one for one in races})
    return f"{wrong.reason}: {wrong.says}" if wrong else ""


@pytest.mark.parametrize(
    ("kind", "bets", "sentence"),
    [
        (Kind.WIN, {(1,): 200}, ""),
        (Kind.WIN, {}, ""),
        (Kind.WIN, {(1,): 0}, "bad_amount: 0 on (1,) is not whole cents"),
        (Kind.WIN, {(1,): 100, (2,): -5}, "bad_amount: -5 on (2,) is not whole cents"),
        (Kind.WIN, {(1,): 100, (2,): 2.0}, "bad_amount: 2.0 on (2,) is not whole cents"),
        (Kind.WIN, {(1,): True}, "bad_amount: True on (1,) is not whole cents"),
        (Kind.WIN, {(1, 2): 5}, "malformed: a combination of the win pool names 1 runner, not (1, 2)"),
        (Kind.EXACTA, {(1,): 5}, "malformed: a combination of the exacta pool names 2 runners, not (1,)"),
        (Kind.EXACTA, {"12": 5}, "malformed: a combination of the exacta pool names 2 runners, not '12'"),
        (Kind.WIN, {(9,): 5}, "unknown_spot: 9 is not on the programme of race 1"),
        (Kind.EXACTA, {(1, 9): 5}, "unknown_spot: 9 is not on the programme of race 1"),
        (Kind.EXACTA, {(1, 2): 5, (1, 1): 5}, "malformed: (1, 1) names one runner twice"),
        (Kind.QUINELLA, {(1, 2): 5}, ""),
        (Kind.QUINELLA, {(2, 1): 5}, "malformed: a quinella's pair is in rising order, not (2, 1)"),
    ],
)
def test_bets(kind: Kind, bets: dict[Any, Any], sentence: str) -> None:
    pool = Pool(kind, (1,), bets)
    assert says(pool, SOUND) == sentence
    wrong = fault(pool, {1: SOUND})
    assert wrong is None or wrong.clause == clause_of(kind)


def since(told: dict[str, int]) -> Race:
    return Race(3, ("1", "2"), late=frozenset("2"), finish=(("1",),), since=told)


@pytest.mark.parametrize(
    ("ran", "sentence"),
    [
        (race("1 2", "1 2", state=State.OPEN), "wrong_phase: race 1 has no official result yet"),
        (race("1 2 1", "1 2"), "malformed: '1' is twice on the programme of race 1"),
        (race("1 2", "1", late="7"), "unknown_outcome: '7', withdrawn, is not on the programme of race 1"),
        (Race(1, ("1", "2"), finish=((),)), "unknown_outcome: a place in the finish of race 1 names nobody"),
        (race("1 2", "1 2 1"), "unknown_outcome: '1' finished twice in race 1"),
        (race("1 2", "1 3"), "unknown_outcome: '3' finished, but is not on the programme of race 1"),
        (race("1 2", "1 2", late="2"), "unknown_outcome: 2 finished, but was withdrawn from race 1"),
        (
            race("1 2", "1", scratched="2", late="2"),
            "unknown_outcome: 2 was withdrawn from race 1 twice: it is either scratched or late",
        ),
        (since({"1": 0}), "unknown_outcome: '1' is not among those late of race 3"),
        (since({"2": 3}), "unknown_outcome: 2 was withdrawn before race 3, so 3 is not the last race off"),
        (since({"2": -1}), "unknown_outcome: 2 was withdrawn before race 3, so -1 is not the last race off"),
        (since({"2": True}), "unknown_outcome: 2 was withdrawn before race 3, so True is not the last"),
        (race("1 2", "1 2", scratched="1"), "unknown_outcome: 1 finished, but was withdrawn from race 1"),
    ],
)
def test_races(ran: Race, sentence: str) -> None:
    assert says(Pool(Kind.WIN, (ran.number,), {(1,): 200}), ran).startswith(sentence)
    wrong = race_fault(ran)
    assert wrong
    assert f"{wrong.reason}: {wrong.says}".startswith(sentence)
    assert wrong.clause == BY_RESULT


def test_a_sound_race_has_no_fault() -> None:
    assert race_fault(SOUND) is None


@pytest.mark.parametrize(
    ("pool", "sentence"),
    [
        (
            Pool(Kind.WIN, (1, 2), {}),
            "malformed: the win pool runs over 1 race, not (1, 2)",
        ),
        (
            Pool(Kind.DAILY_DOUBLE, (1, 1), {}),
            "malformed: the daily-double pool runs over 2 races, not (1, 1)",
        ),
        (
            Pool(Kind.DAILY_DOUBLE, (2, 1), {}),
            "malformed: the daily-double pool runs over 2 races in a row, not (2, 1)",
        ),
        (Pool(Kind.WIN, (3,), {}), "malformed: race 3 of the win pool is not among the races"),
        (Pool(Kind.WIN, (1,), {}, carried=-1), "bad_amount: -1 cannot be what was carried over"),
        (
            Pool(Kind.WIN, (1,), {}, carried=100),
            "bad_amount: nothing is carried over from one win pool to the next",
        ),
        (Pool(Kind.WIN, (1,), {}, exchanged={(1,): 5}), "malformed: no ticket of the win pool is exchanged"),
        (Pool(Kind.DAILY_DOUBLE, (1, 2), {(4, 7): 5}), ""),
        (Pool(Kind.DAILY_DOUBLE, (1, 2), {(7, 7): 5}), "unknown_spot: 7 is not on the programme of race 1"),
        (Pool(Kind.TWIN_TRIFECTA, (1, 2), {(1, 2, 3): 5}, exchanged={(5, 6, 7): 5}), ""),
        (
            Pool(Kind.TWIN_TRIFECTA, (1, 2), {}, exchanged={(1, 6, 7): 5}),
            "unknown_spot: 1 is not on the programme of race 2",
        ),
        (
            Pool(Kind.TWIN_TRIFECTA, (1, 2), {}, exchanged={(5, 6, 7): 5, (6, 7, 8): 5}),
            "not_offered: (6, 7, 8) names a runner scratched from race 2: exchange it again",
        ),
        (
            Pool(Kind.TWIN_TRIFECTA, (1, 2), {}, exchanged={(6, 6, 7): 5}),
            "malformed: (6, 6, 7) names one runner twice",
        ),
    ],
)
def test_legs_and_what_comes_with_them(pool: Pool, sentence: str) -> None:
    assert says(pool, SOUND, race("5 6 7 8", "5 6 7", number=2, scratched="8")) == sentence


@pytest.mark.parametrize(
    ("third", "bet", "needed"),
    [
        (race("1 2 3", "1 2", number=3, late="3"), (1, 1, 3), True),
        (race("1 2 3", "1 2", number=3, late="3"), (1, 1, 1), False),
        (race("1 2 3", "1 2", number=3, scratched="3"), (1, 1, 3), False),
        (race("1 2 3", number=3, late="3", state=State.CANCELLED), (1, 1, 3), False),
        (Race(3, ("1", "2"), late=frozenset("2"), finish=(("1",),), since={"2": 0}), (1, 1, 2), False),
        (Race(3, ("1", "2"), late=frozenset("2"), finish=(("1",),), win={1: 5}), (1, 1, 2), False),
    ],
)
def test_a_bet_moved_to_the_favourite_needs_the_win_money(
    third: Race, bet: tuple[int, ...], needed: bool
) -> None:
    first, second = race("1 2 3", "1 2", late="3"), race("1 2 3", "1 2", number=2)
    pool = Pool(Kind.PICK_THREE, (1, 2, 3), {bet: 5, (3, 1, 1): 5})
    said = "the win money of race 3 is needed to know its favourite, to whom bets on 3 are moved"
    assert says(pool, first, second, third) == (f"malformed: {said}" if needed else "")


def test_a_race_given_under_another_number_is_not_that_race() -> None:
    wrong = fault(Pool(Kind.WIN, (2,), {}), {2: SOUND})
    assert wrong is not None
    assert wrong.says == "race 2 of the win pool is not among the races"


def test_the_door_refuses_what_is_at_fault_and_prices_the_rest() -> None:
    with pytest.raises(Refused, match="9 is not on the programme of race 1"):
        price(Pool(Kind.WIN, (1,), {(9,): 200}), TERMS, {1: SOUND})
    assert price(Pool(Kind.WIN, (1,), {(1,): 200}), TERMS, {1: SOUND}).prices == {(1,): 105}
