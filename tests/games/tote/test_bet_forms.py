"""Which bets can be boxed, keyed and wheeled, each refusal with the clause that lists them."""

import pytest

from croupier.base.refusal import Refused
from croupier.games.library import load
from croupier.games.tote.bet import Called
from croupier.games.tote.bet_forms import BOXED, BY_LEG, LIKE, MEANS, WHEELED, clauses_of
from croupier.games.tote.kinds import Kind, length
from croupier.games.tote.notation import read_bet

PLACES = {Called.ACROSS: 1, **{called: length(Kind[called.name]) for called in Called if called != "ACROSS"}}


def refusal(text: str) -> str:
    with pytest.raises(Refused) as refused:
        read_bet(text)
    return str(refused.value)


@pytest.mark.parametrize("called", sorted(set(Called) - BOXED))
@pytest.mark.parametrize(
    ("form", "says"),
    [
        ("BOX 1,2,3,4,5,6", "boxed; write it like {} (oneida-parimutuel:C.13)"),
        ("KEY 7 BOX 1,2,3,4,5,6", "key boxed; write it like {} (oneida-parimutuel:C.14)"),
    ],
)
def test_other_bets_are_not_boxed(called: Called, form: str, says: str) -> None:
    assert refusal(f"R4 $2 {called} {form}") == f"{called} is not {says.format(LIKE[called])}"


@pytest.mark.parametrize("called", sorted(set(Called) - WHEELED))
@pytest.mark.parametrize("form", ["WHEEL 3 WITH ALL", "ALL"])
def test_other_bets_are_not_wheeled(called: Called, form: str) -> None:
    groups = "/".join([form] * PLACES[called]) if form == "ALL" else form
    says = refusal(f"R4 $2 {called} {groups}")
    assert says == f"{called} is not wheeled; write it like {LIKE[called]} (oneida-parimutuel:C.15)"


@pytest.mark.parametrize("called", sorted(set(Called) - WHEELED))
def test_other_bets_are_not_partially_wheeled(called: Called) -> None:
    says = refusal(f"R4 $2 {called} ANY 1,2 & 3")
    assert says == f"{called} is not partially wheeled; write it like {LIKE[called]} (oneida-parimutuel:C.16)"


def test_a_twin_trifecta_is_one_straight_three() -> None:
    assert "not partially wheeled" in refusal("R4 $2 TWIN TRIFECTA 1,2/3/4")


@pytest.mark.parametrize("called", sorted(BY_LEG))
@pytest.mark.parametrize(("form", "clause"), [("WHEEL 3 WITH ALL", "C.15"), ("ANY 1,2 & 3", "C.16")])
def test_legs_are_wheeled_by_saying_who_is_in_which(called: Called, form: str, clause: str) -> None:
    says = refusal(f"R4 $2 {called} {form}")
    assert says.startswith(f"{called} is over several races: say who is in which leg")
    assert says.endswith(f"(oneida-parimutuel:{clause})")


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("R4 $2 WIN 4,6", ["C.1"]),
        ("R4 $2 ACROSS 6", ["C.4"]),
        ("R4 $2 EXACTA 1/2", ["C.7"]),
        ("R4 $2 EXACTA BOX 1,2", ["C.7", "C.13"]),
        ("R4 $2 EXACTA KEY 1 BOX 2", ["C.7", "C.14"]),
        ("R4 $2 EXACTA 1/ALL", ["C.7", "C.15"]),
        ("R4 $2 EXACTA WHEEL 1 WITH ALL", ["C.7", "C.15"]),
        ("R4 $2 EXACTA 1/2,3", ["C.7", "C.16"]),
        ("R4 $2 EXACTA ANY 1 & 2,3", ["C.7", "C.16"]),
        ("R4 $2 PICK6 1/2/3/4/5/6", ["C.12"]),
    ],
)
def test_a_bet_rests_on_its_clauses(text: str, keys: list[str]) -> None:
    assert clauses_of(read_bet(text)) == tuple(f"oneida-parimutuel:{key}" for key in keys)


NAMED = {Called.DAILY_DOUBLE: "daily double", Called.PICK_THREE: "pick three", Called.PICK_SIX: "pick six"}


@pytest.mark.parametrize("called", Called)
def test_the_clause_of_a_bet_speaks_of_it(called: Called) -> None:
    says = load("oneida-parimutuel").text(MEANS[called].partition(":")[2]).lower()
    assert says.startswith(NAMED.get(called, called.lower()))
