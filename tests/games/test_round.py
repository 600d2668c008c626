"""The one settlement: roundings, order, coupons and totals, for any ruling at all."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.names import Citation, PlayerId, WagerId
from croupier.games.round import Ruling, Totals, Verdict, Wager, settle, sums_of, total

CLAUSE = Citation("book:a")
WON, LOST, HALF = Verdict.WON, Verdict.LOST, Verdict.HALF
FRACTION = st.tuples(st.integers(0, 50), st.integers(1, 50))
PART = FRACTION.filter(lambda part: part[0] <= part[1])
STAKE = st.integers(1, 10**8)


def ruling(verdict: Verdict, pays: tuple[int, int], takes: tuple[int, int]) -> Ruling:
    """A ruling of its verdict's kind: only a decided wager is paid or collected."""
    match verdict:
        case Verdict.WON:
            return Ruling(verdict, CLAUSE, *pays, *takes)
        case Verdict.LOST:
            return Ruling(verdict, CLAUSE, takes=1)
        case Verdict.HALF:
            return Ruling(verdict, CLAUSE, takes=1, takes_of=2)
        case _:
            return Ruling(verdict, CLAUSE)


RULINGS = st.builds(ruling, st.sampled_from(list(Verdict)), FRACTION, PART)
PLACED = st.lists(st.tuples(RULINGS, STAKE, st.integers(0, 10**6)), max_size=12)


def wager(spot: str, stake: int, coupon: int = 0) -> Wager:
    return Wager(WagerId(spot), PlayerId("ann"), spot, stake, coupon)


def spread(placed: list[tuple[Ruling, int, int]]) -> tuple[dict[str, Ruling], list[Wager]]:
    """Each wager on a spot of its own."""
    rulings = {str(at): one for at, (one, _, _) in enumerate(placed)}
    return rulings, [wager(str(at), stake, coupon) for at, (_, stake, coupon) in enumerate(placed)]


@given(PLACED)
def test_totals_add_up_for_any_rulings(placed: list[tuple[Ruling, int, int]]) -> None:
    rulings, wagers = spread(placed)
    settled = settle(rulings, wagers)
    sums = total(settled)
    assert sums.staked == sum(stake for _, stake, _ in placed)
    assert sums.staked == sums.returned + sums.collected + sums.standing
    assert sums.house == sums.collected - sums.paid + sums.promotion
    assert sums.charged == 0
    assert sums.promotion <= sums.paid


@given(PLACED)
def test_every_wager_is_settled_once_losers_first_and_else_in_order(
    placed: list[tuple[Ruling, int, int]],
) -> None:
    rulings, wagers = spread(placed)
    settled = settle(rulings, wagers)
    lost = [one for one in wagers if rulings[one.spot].verdict in (LOST, HALF)]
    rest = [one for one in wagers if rulings[one.spot].verdict not in (LOST, HALF)]
    assert [one.wager for one in settled] == [*lost, *rest]


@given(PLACED)
def test_the_sums_alone_are_those_of_the_settlement(placed: list[tuple[Ruling, int, int]]) -> None:
    rulings, wagers = spread([(one, stake, 0) for one, stake, _ in placed])
    sums = total(settle(rulings, wagers))
    stakes = {one.spot: one.stake for one in wagers}
    assert sums_of(rulings, stakes) == (sums.collected, sums.paid)


@given(RULINGS, STAKE)
def test_a_settlement_without_coupon_gains_the_rulings_net(rule: Ruling, stake: int) -> None:
    (one,) = settle({"17": rule}, [wager("17", stake)])
    assert one.paid - one.collected == rule.net(stake)
    assert (one.verdict, one.clause) == (rule.verdict, CLAUSE)


@given(FRACTION, PART, STAKE)
def test_odd_cents_go_to_the_player(pays: tuple[int, int], takes: tuple[int, int], stake: int) -> None:
    (one,) = settle({"17": Ruling(WON, CLAUSE, *pays, *takes)}, [wager("17", stake)])
    assert 0 <= one.paid - Fraction(stake * pays[0], pays[1]) < 1
    assert 0 <= Fraction(stake * takes[0], takes[1]) - one.collected < 1


@pytest.mark.parametrize(
    ("verdict", "pays", "stake", "coupon", "ends", "used"),
    [
        (WON, (35, 1), 100, 0, (3500, 100, 0, 0), False),
        (WON, (35, 1), 100, 100, (7000, 100, 0, 3500), True),
        (WON, (3, 2), 101, 1, (154, 101, 0, 2), True),
        (LOST, (0, 1), 100, 100, (0, 0, 100, 0), True),
        (HALF, (0, 1), 101, 101, (0, 51, 50, 0), True),
        (Verdict.PUSHED, (0, 1), 100, 100, (0, 100, 0, 0), False),
        (Verdict.REFUNDED, (0, 1), 100, 100, (0, 100, 0, 0), False),
        (Verdict.STANDS, (0, 1), 100, 100, (0, 0, 0, 0), False),
    ],
)
def test_a_verdict_ends_a_wager_so(
    verdict: Verdict, pays: tuple[int, int], stake: int, coupon: int, ends: tuple[int, ...], used: bool
) -> None:
    (one,) = settle({"17": ruling(verdict, pays, (0, 1))}, [wager("17", stake, coupon)])
    assert (one.paid, one.returned, one.collected, one.promotion) == ends
    assert one.coupon_used is used
    assert total([one]).standing == (stake if verdict is Verdict.STANDS else 0)


@given(PLACED, PLACED)
def test_totals_of_two_lists_are_the_totals_of_both(
    left: list[tuple[Ruling, int, int]], right: list[tuple[Ruling, int, int]]
) -> None:
    one, other = settle(*spread(left)), settle(*spread(right))
    sums = [total(one), total(other)]
    assert total([*one, *other]).house == sum(each.house for each in sums)
    assert total([*one, *other]).staked == sum(each.staked for each in sums)


def test_nothing_staked_is_nothing_in_all() -> None:
    assert total([]) == Totals()
    assert Totals().house == 0
