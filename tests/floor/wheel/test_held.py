"""What a seat holds and takes away, and a no spin called too late."""

import pytest

from croupier.base.refusal import Refusal
from croupier.desk.act import Act
from croupier.desk.messages import Alarmed
from croupier.floor.parts.messages import seats, wagers
from croupier.floor.parts.messages.rounds import ReadNumber, ReportFault
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.wheel.acts import acts
from croupier.floor.wheel.messages import deal
from tests.house import ONE, No, at
from tests.live import Live
from tests.shown.wheel import supervisor_view

SEAT = at(ONE)
FOREIGN = "foreign-object"


def leaving(house: Live) -> list[Act]:
    return [act for act in acts(house.live) if act.key in ("take-chips-away", "colour-out")]


def test_a_seat_lays_what_it_holds_and_takes_the_rest_away() -> None:
    house = Live().seated()
    house.rows((SEAT, seats.TakeChipsAway(ONE), No("nothing_there", "C.1")))
    assert leaving(house) == []
    house.bring(1000).start()
    assert supervisor_view(house.live)["terminals"][0]["credits"] == "10.00"
    house.rows(
        (SEAT, wagers.LayWager(1, "17", 1500, Chip.VALUE, 0), No("not_enough_credits", "C.1")),
        (SEAT, seats.AskColourOut(), No("nothing_there", "C.2")),
    )
    house.lay("17", 500, Chip.VALUE)
    assert house.seat().held == 500
    assert leaving(house) == []
    for whose in (SEAT, "dealer"):
        house.rows((whose, seats.TakeChipsAway(ONE), No("bets_in_play", "C.1")))
    house.finish("18")
    assert [act.values["held"] for act in leaving(house)] == ["5.00"]
    house.rows((SEAT, seats.TakeChipsAway(ONE), seats.ChipsTakenAway(ONE, 500)))
    assert house.seat().held == 0


def test_colouring_out_is_asked_for_once() -> None:
    house = Live().seated().issue()
    house.rows(
        (SEAT, seats.AskColourOut(), seats.ColourOutAsked(ONE)),
        (SEAT, seats.AskColourOut(), No("wrong_phase", "C.2")),
    )
    assert house.seat().leaving
    house.do("dealer", seats.ColourOut(ONE))
    assert (house.seat().leaving, house.seat().held) == (False, 20_000)


THROWN = [("with-rotation", "H.1"), ("short-spin", "H.2")]


@pytest.mark.parametrize(("reason", "clause"), THROWN)
def test_how_the_ball_was_thrown_is_nobodys_to_call_after_the_number(reason: str, clause: str) -> None:
    house = Live().seated().issue().start().lay("17", 500).close()
    house.do("reader", ReadNumber(41, "17"))
    house.rows(
        ("dealer", deal.CallNoSpin(1, reason), No("wrong_phase", clause)),
        ("dealer", deal.AnnounceNumber(1, f"no-spin:{reason}"), No("wrong_phase", clause)),
        ("supervisor", deal.CallNoSpin(1, reason, "three turns"), No("wrong_phase", clause)),
    )
    late = {one["name"]: one["waits"] for one in supervisor_view(house.live)["remedies"]}
    assert (late[reason], late[FOREIGN]) == ("a number came", "")


@pytest.mark.parametrize("announced", [True, False])
def test_a_foreign_object_after_the_number_is_a_supervisors_who_says_why(announced: bool) -> None:
    reason, clause = FOREIGN, "H.3"
    house = Live().seated().issue().start().lay("17", 500).close()
    house.do("reader", ReadNumber(41, "17"))
    if announced:
        house.do("dealer", deal.AnnounceNumber(1, "17"))
    house.rows(
        ("dealer", deal.CallNoSpin(1, reason), No("not_permitted", clause)),
        ("dealer", deal.AnnounceNumber(1, f"no-spin:{reason}"), No("not_permitted", clause)),
        ("supervisor", deal.CallNoSpin(1, reason), No("malformed", clause)),
        ("supervisor", deal.CallNoSpin(2, reason), No("wrong_round", "B.2")),
    )
    answer = house.ask("supervisor", deal.CallNoSpin(1, reason, "a bead"))
    assert not isinstance(answer, Refusal)
    assert Alarmed("game 1: Sam called foreign object after 17 came: a bead") in answer


def test_a_reader_that_has_a_number_still_tells_of_the_spin_and_of_no_object() -> None:
    house = Live().seated().start().close()
    house.do("reader", ReadNumber(41, "17"))
    assert house.refused("reader", ReportFault(41, FOREIGN)) == No("not_permitted", "oneida-roulette:H.3")
    house.do("reader", ReportFault(41, "with-rotation"))
    assert house.live.phase == "betting"
