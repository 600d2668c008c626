"""Oneida's bets on races, clause by clause: the finishes that each of them is on."""

from itertools import permutations, product

import pytest

from croupier.base.money import show
from croupier.base.refusal import Refused
from croupier.games.tote.accept import accept
from croupier.games.tote.count import cost
from croupier.games.tote.kinds import Combination, Kind
from croupier.games.tote.notation import read_bet
from tests.single_bets import Single, spread

FIELD = (1, 2, 3, 4, 5, 6, 7)
CARD = dict.fromkeys(range(4, 10), FIELD)


def singles(text: str) -> list[Single]:
    bet = read_bet(text)
    accept(bet, CARD)
    return list(spread(bet, CARD))


def held(text: str) -> set[Combination]:
    found = singles(text)
    assert len({single.combination for single in found}) == len(found)
    return {single.combination for single in found}


@pytest.mark.parametrize(
    ("text", "kind", "races", "combination"),
    [
        pytest.param(*row, marks=pytest.mark.clause(f"oneida-parimutuel:C.{clause}"))
        for clause, *row in (
            (1, "R4 $2 WIN 6", Kind.WIN, (4,), (6,)),
            (2, "R4 $2 PLACE 6", Kind.PLACE, (4,), (6,)),
            (3, "R4 $2 SHOW 6", Kind.SHOW, (4,), (6,)),
            (5, "R4 $2 DD 6/2", Kind.DAILY_DOUBLE, (4, 5), (6, 2)),
            (6, "R4 $2 QUINELLA 6/2", Kind.QUINELLA, (4,), (2, 6)),
            (7, "R4 $2 EXACTA 6/2", Kind.EXACTA, (4,), (6, 2)),
            (7, "R4 $2 PERFECTA 6/2", Kind.EXACTA, (4,), (6, 2)),
            (8, "R4 $2 TRIFECTA 6/2/3", Kind.TRIFECTA, (4,), (6, 2, 3)),
            (9, "R4 $2 TWIN TRIFECTA 6/2/3", Kind.TWIN_TRIFECTA, (4, 5), (6, 2, 3)),
            (10, "R4 $2 SUPERFECTA 6/2/3/1", Kind.SUPERFECTA, (4,), (6, 2, 3, 1)),
            (11, "R4 $2 PICK3 6/2/6", Kind.PICK_THREE, (4, 5, 6), (6, 2, 6)),
            (12, "R4 $2 PICK6 6/2/3/1/1/7", Kind.PICK_SIX, (4, 5, 6, 7, 8, 9), (6, 2, 3, 1, 1, 7)),
        )
    ],
)
def test_a_straight_bet_is_one_combination_in_one_pool(
    text: str, kind: Kind, races: tuple[int, ...], combination: Combination
) -> None:
    assert singles(text) == [Single(kind, races, combination, 200)]


@pytest.mark.clause("oneida-parimutuel:C.4")
def test_across_the_board_is_equal_win_place_and_show() -> None:
    assert singles("R4 $2 ACROSS 6") == [
        *singles("R4 $2 WIN 6"),
        *singles("R4 $2 PLACE 6"),
        *singles("R4 $2 SHOW 6"),
    ]
    assert show(cost(read_bet("R4 $2 ACROSS 6"), CARD)) == "6.00"


@pytest.mark.clause("oneida-parimutuel:C.6")
def test_a_quinella_is_the_same_bet_in_either_order() -> None:
    assert held("R4 $2 QUINELLA 6/2") == held("R4 $2 QUINELLA 2/6")


@pytest.mark.clause("oneida-parimutuel:C.7")
def test_an_exacta_is_not() -> None:
    assert held("R4 $2 EXACTA 6/2").isdisjoint(held("R4 $2 EXACTA 2/6"))


@pytest.mark.clause("oneida-parimutuel:C.13")
@pytest.mark.parametrize(
    ("called", "places"), [("EXACTA", 2), ("PERFECTA", 2), ("TRIFECTA", 3), ("SUPERFECTA", 4)]
)
def test_a_box_is_on_every_order_of_its_runners(called: str, places: int) -> None:
    assert held(f"R4 $1 {called} BOX 1,3,5,7") == set(permutations((1, 3, 5, 7), places))


@pytest.mark.clause("oneida-parimutuel:C.13")
def test_a_quinella_box_is_on_every_pair() -> None:
    assert held("R4 $1 QUINELLA BOX 1,3,5") == {(1, 3), (1, 5), (3, 5)}


@pytest.mark.clause("oneida-parimutuel:C.14")
@pytest.mark.parametrize(
    ("called", "places"), [("EXACTA", 2), ("PERFECTA", 2), ("TRIFECTA", 3), ("SUPERFECTA", 4)]
)
def test_a_key_box_has_its_key_first_and_the_others_in_any_order(called: str, places: int) -> None:
    behind = permutations((1, 2, 3), places - 1)
    assert held(f"R4 $1 {called} KEY 7 BOX 1,2,3") == {(7, *others) for others in behind}


@pytest.mark.clause("oneida-parimutuel:C.14")
def test_a_quinella_key_box_is_the_key_with_each_of_the_others() -> None:
    assert held("R4 $1 QUINELLA KEY 2 BOX 1,3") == {(1, 2), (2, 3)}


@pytest.mark.clause("oneida-parimutuel:C.15")
def test_the_example_wheel_is_first_or_second_with_all() -> None:
    assert held("R4 $1 EXACTA WHEEL 3 WITH ALL") == {
        finish for finish in permutations(FIELD, 2) if 3 in finish
    }


@pytest.mark.clause("oneida-parimutuel:C.15")
@pytest.mark.parametrize(
    ("called", "places"), [("PERFECTA", 2), ("EXACTA", 2), ("TRIFECTA", 3), ("SUPERFECTA", 4)]
)
def test_a_wheel_has_its_runner_in_a_place_or_in_any_with_all(called: str, places: int) -> None:
    finishes = set(permutations(FIELD, places))
    behind = "/ALL" * (places - 1)
    assert held(f"R4 $1 {called} 3{behind}") == {finish for finish in finishes if finish[0] == 3}
    assert held(f"R4 $1 {called} WHEEL 3 WITH ALL") == {finish for finish in finishes if 3 in finish}


@pytest.mark.clause("oneida-parimutuel:C.15")
def test_a_quinella_wheel_has_its_runner_with_each_other() -> None:
    pairs = {(1, 3), (2, 3), (3, 4), (3, 5), (3, 6), (3, 7)}
    assert held("R4 $1 QUINELLA WHEEL 3 WITH ALL") == held("R4 $1 QUINELLA 3/ALL") == pairs


@pytest.mark.clause("oneida-parimutuel:C.15")
@pytest.mark.parametrize(("called", "legs"), [("DD", 2), ("PICK3", 3), ("PICK6", 6)])
def test_legs_are_wheeled_with_all_in_any_of_them(called: str, legs: int) -> None:
    first = (3, *[6] * (legs - 1))
    assert held(f"R4 $1 {called} 3{'/6' * (legs - 2)}/ALL") == {(*first[:-1], last) for last in FIELD}
    assert held(f"R4 $1 {called} ALL{'/6' * (legs - 1)}") == {(winner, *first[1:]) for winner in FIELD}


@pytest.mark.clause("oneida-parimutuel:C.16")
def test_the_example_partial_wheel_wins_with_one_of_each_group_in_the_first_three() -> None:
    assert held("R4 $1 TRIFECTA ANY 1,2,3 & 4,5") == {
        finish for finish in permutations(FIELD, 3) if {1, 2, 3} & {*finish} and {4, 5} & {*finish}
    }


@pytest.mark.clause("oneida-parimutuel:C.16")
@pytest.mark.parametrize(("called", "places"), [("EXACTA", 2), ("PERFECTA", 2), ("SUPERFECTA", 4)])
def test_other_partial_wheels_win_with_one_of_each_group_in_their_places(called: str, places: int) -> None:
    assert held(f"R4 $1 {called} ANY 1,2,3 & 4,5") == {
        finish for finish in permutations(FIELD, places) if {1, 2, 3} & {*finish} and {4, 5} & {*finish}
    }


@pytest.mark.clause("oneida-parimutuel:C.16")
@pytest.mark.parametrize(
    ("text", "groups"),
    [
        ("R4 $2 EXACTA 4,7/1,2", [(4, 7), (1, 2)]),
        ("R4 $2 TRIFECTA 4,7/1,2,5/2,5", [(4, 7), (1, 2, 5), (2, 5)]),
        ("R4 $2 SUPERFECTA 1/2,3,4/2..7/2..7", [(1,), (2, 3, 4), range(2, 8), range(2, 8)]),
    ],
)
def test_a_partial_wheel_by_place_has_one_of_each_group_and_nobody_twice(
    text: str, groups: list[tuple[int, ...]]
) -> None:
    assert held(text) == {finish for finish in product(*groups) if len({*finish}) == len(finish)}


@pytest.mark.clause("oneida-parimutuel:C.16")
@pytest.mark.parametrize(
    ("text", "groups"),
    [
        ("R4 $2 DD 4/1,2", [(4,), (1, 2)]),
        ("R4 $2 PICK3 4/1,4/4,5,6", [(4,), (1, 4), (4, 5, 6)]),
        ("R4 $2 PICK6 4/1,4/4/2/1,7/3", [(4,), (1, 4), (4,), (2,), (1, 7), (3,)]),
    ],
)
def test_a_partial_wheel_by_leg_has_one_winner_of_each_group(
    text: str, groups: list[tuple[int, ...]]
) -> None:
    assert held(text) == set(product(*groups))


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        pytest.param(text, clause, marks=pytest.mark.clause(clause))
        for clause, texts in {
            "oneida-parimutuel:C.13": (
                "R4 $2 WIN BOX 1,2",
                "R4 $2 DD BOX 1,2",
                "R4 $2 TWIN TRIFECTA BOX 1,2,3",
            ),
            "oneida-parimutuel:C.14": ("R4 $2 SHOW KEY 1 BOX 2", "R4 $2 PICK3 KEY 1 BOX 2,3"),
            "oneida-parimutuel:C.15": ("R4 $2 WIN ALL", "R4 $2 TWIN TRIFECTA 1/2/ALL"),
            "oneida-parimutuel:C.16": ("R4 $2 PLACE ANY 1 & 2", "R4 $2 TWIN TRIFECTA 1,2/3/4"),
        }.items()
        for text in texts
    ],
)
def test_a_bet_that_the_clause_does_not_list_has_not_that_form(text: str, clause: str) -> None:
    with pytest.raises(Refused) as refused:
        read_bet(text)
    assert refused.value.refusal.clause == clause
