"""What is gathered from tickets is what they hold one by one, added up."""

from collections import Counter, defaultdict
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.analysis import gather as gathering
from croupier.analysis.compiled import LARGEST
from croupier.analysis.gather import Gathered, gather
from croupier.games.tote.bet import Bet, Called, Placed
from croupier.games.tote.field import Fields
from croupier.games.tote.kinds import Combination, Kind
from croupier.games.tote.notation import read_bet
from tests.games.tote.slips import fields, read, texts
from tests.single_bets import spread

SIX: Fields = dict.fromkeys(range(4, 10), (1, 2, 3, 4, 5, 6))


def one_by_one(bets: Sequence[Bet], running: Fields) -> Gathered:
    """The slow way: every single bet of every ticket."""
    money: dict[tuple[Kind, tuple[int, ...]], Counter[Combination]] = defaultdict(Counter)
    for bet in bets:
        for kind, races, combo, amount in spread(bet, running):
            money[kind, races][combo] += amount
    return {pool: dict(counted) for pool, counted in money.items()}


def read_all(*written: str) -> list[Bet]:
    return [read_bet(text) for text in written]


@given(st.data())
def test_any_tickets_are_gathered_as_one_by_one(data: st.DataObject) -> None:
    running = data.draw(fields())
    written = data.draw(st.lists(texts(running), max_size=12))
    bets = [bet for text in written if (bet := read(text)) is not None]
    assert gather(bets, running) == one_by_one(bets, running)


def test_across_the_board_joins_what_is_bet_to_win() -> None:
    bets = read_all("R4 $2 ACROSS 6", "R4 $5 WIN 5,6", "R4 $1 SHOW 1")
    assert gather(bets, SIX) == {
        (Kind.WIN, (4,)): {(5,): 500, (6,): 700},
        (Kind.PLACE, (4,)): {(6,): 200},
        (Kind.SHOW, (4,)): {(1,): 100, (6,): 200},
    }


def test_a_ticket_that_holds_nothing_makes_no_pool() -> None:
    bets = read_all("R4 $2 WIN 1", "R4 $2 TRIFECTA 1/1/ALL")
    assert gather(bets, SIX) == {(Kind.WIN, (4,)): {(1,): 200}}


def test_pools_of_several_races_stay_apart() -> None:
    bets = read_all("R4 $2 EXACTA 1/2", "R5 $2 EXACTA 1/2", "R4 $3 EXACTA 1/2", "R4 $1 DD 1/2")
    assert gather(bets, SIX) == {
        (Kind.EXACTA, (4,)): {(1, 2): 500},
        (Kind.EXACTA, (5,)): {(1, 2): 200},
        (Kind.DAILY_DOUBLE, (4, 5)): {(1, 2): 100},
    }


def test_all_is_who_runs_in_its_own_leg() -> None:
    running = {4: (1, 2), 5: (3,)}
    assert gather(read_all("R4 $1 DD ALL/ALL"), running) == {
        (Kind.DAILY_DOUBLE, (4, 5)): {(1, 3): 100, (2, 3): 100}
    }


def test_a_runner_scratched_since_keeps_its_money_in_the_pool() -> None:
    bets = read_all("R4 $1 EXACTA 9/1", "R4 $1 EXACTA 9/ALL")
    assert gather(bets, {4: (1, 2)}) == {(Kind.EXACTA, (4,)): {(9, 1): 200, (9, 2): 100}}


def test_nothing_is_gathered_from_no_tickets() -> None:
    assert gather([], SIX) == {}


def test_many_tickets_are_expanded_some_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    bets = read_all("R4 $1 TRIFECTA BOX 1,2,3", "R4 $2 TRIFECTA BOX 2,3,4", "R4 $1 TRIFECTA 1,2/3,4/5")
    whole = gather(bets, SIX)
    for at_once in (1, 30, 60):
        monkeypatch.setattr(gathering, "AT_ONCE", at_once)
        assert gather(bets, SIX) == whole == one_by_one(bets, SIX)


def test_a_pool_too_large_for_an_array_is_written_out() -> None:
    bets = read_all("R4 $1 PICK6 24/1,2/3/4/5/6", "R4 $2 PICK6 24/1/3/4/5/6")
    twenty_four = {race: tuple(range(1, 25)) for race in range(4, 10)}
    assert gather(bets, twenty_four) == {
        (Kind.PICK_SIX, (4, 5, 6, 7, 8, 9)): {(24, 1, 3, 4, 5, 6): 300, (24, 2, 3, 4, 5, 6): 100}
    }


def test_money_beyond_64_bits_is_refused() -> None:
    bet = Bet(4, LARGEST, Called.EXACTA, Placed(((1,), (2,))))
    assert gather([bet], SIX) == {(Kind.EXACTA, (4,)): {(1, 2): LARGEST}}
    with pytest.raises(OverflowError, match="64-bit"):
        gather([bet, bet], SIX)
