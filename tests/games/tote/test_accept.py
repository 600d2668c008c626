"""Whether a bet can be sold: races, runners, size and the sending track's say."""

import pytest

from croupier.base.money import Cents
from croupier.base.refusal import Reason, Refused, refuse
from croupier.games.tote.accept import accept
from croupier.games.tote.bet_forms import MEANS
from croupier.games.tote.clauses import PERMITTED
from croupier.games.tote.kinds import Kind
from croupier.games.tote.notation import read_bet

TEN = {race: tuple(range(1, 11)) for race in range(1, 10)}


def refusal(text: str, fields: dict[int, tuple[int, ...]] = TEN) -> str:
    with pytest.raises(Refused) as refused:
        accept(read_bet(text), fields)
    return str(refused.value).replace("oneida-parimutuel:", "")


@pytest.mark.parametrize(
    ("text", "bets"),
    [
        ("R4 $2 WIN 6", 1),
        ("R4 $2 ACROSS 4,6", 6),
        ("R4 $1 TRIFECTA KEY 7 BOX ALL", 72),
        ("R4 $1 TRIFECTA ANY 1,2,3 & 4,5", 234),
        ("R4 $1 PICK3 ALL/ALL/1", 100),
    ],
)
def test_an_accepted_bet_says_how_many_it_is(text: str, bets: int) -> None:
    assert accept(read_bet(text), TEN) == bets


@pytest.mark.parametrize(
    "text",
    [
        "R4 $2 WIN 7",
        "R4 $2 EXACTA 1/6,7",
        "R4 $2 EXACTA BOX 1,7",
        "R4 $2 EXACTA KEY 7 BOX ALL",
        "R4 $2 EXACTA KEY 1 BOX 7",
        "R4 $2 EXACTA WHEEL 7 WITH ALL",
        "R4 $2 EXACTA ANY 1 & 7",
    ],
)
def test_a_runner_that_does_not_run_cannot_be_bet_on(text: str) -> None:
    clause = MEANS[read_bet(text).called].removeprefix("oneida-parimutuel:")
    said = f"runner 7 does not run in race 4; these do: 1, 2, 6 ({clause})"
    assert refusal(text, {4: (1, 2, 6)}) == said


def test_each_leg_has_its_own_field() -> None:
    assert refusal("R4 $2 DD 7/7", {4: (7,), 5: ()}) == "runner 7 does not run in race 5; nobody does (C.5)"
    assert accept(read_bet("R4 $2 DD 7/8"), {4: (7,), 5: (8,)}) == 1


def test_every_leg_must_be_on_the_card() -> None:
    assert refusal("R8 $2 PICK3 1/2/3") == "PICK3 runs to race 10, and there is no race 10 (C)"


def test_a_field_too_small_for_the_places_holds_no_bet() -> None:
    short = "this TRIFECTA holds no bet: too few run, 2 where it needs 3 (C.8)"
    assert refusal("R4 $2 TRIFECTA WHEEL 1 WITH ALL", {4: (1, 2)}) == short
    assert refusal("R4 $2 TRIFECTA ANY 1 & 2", {4: (1, 2)}) == short
    assert (
        refusal("R4 $2 DD 1/ALL", {4: (1, 2), 5: ()}) == "this DD holds no bet: nobody runs in race 5 (C.5)"
    )


def test_a_runner_in_two_places_at_once_holds_no_bet() -> None:
    said = "this TRIFECTA holds no bet: it needs a different runner in each place (C.8)"
    assert refusal("R4 $2 TRIFECTA 1/1/ALL") == said


def test_a_ticket_has_a_largest_size() -> None:
    assert "holds 1,000,000 bets; a ticket holds at most 300,000" in refusal(
        "R4 $2 PICK6 " + "/".join(["ALL"] * 6)
    )
    every = {4: tuple(range(1, 25))}
    assert accept(read_bet("R4 $0.10 SUPERFECTA BOX ALL"), every) == 255_024
    assert "costs more than the largest amount" in refusal("R4 $10000 SUPERFECTA BOX ALL", every)


def test_the_sending_track_has_its_say_on_every_pool() -> None:
    asked: list[tuple[Kind, Cents]] = []

    def taken(kind: Kind, amount: Cents) -> None:
        asked.append((kind, amount))
        if kind is Kind.SHOW:
            refuse(Reason.NOT_OFFERED, "no show today", PERMITTED)

    with pytest.raises(Refused, match="no show today"):
        accept(read_bet("R4 $2 ACROSS 6"), TEN, taken)
    assert asked == [(Kind.WIN, 200), (Kind.PLACE, 200), (Kind.SHOW, 200)]
    assert accept(read_bet("R4 $2 WIN 6"), TEN, taken) == 1
