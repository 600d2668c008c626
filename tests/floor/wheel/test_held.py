"""What a seat holds and takes away, and a foreign object called too late."""

from croupier.base.refusal import Refusal
from croupier.desk.act import Act
from croupier.desk.messages import Alarmed
from croupier.floor.parts.messages import seats, wagers
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.wheel.acts import acts
from croupier.floor.wheel.messages import deal
from tests.house import ONE, No, at
from tests.live import Live

SEAT = at(ONE)
FOREIGN = "foreign-object"


def leaving(house: Live) -> list[Act]:
    return [act for act in acts(house.live) if act.key in ("take-chips-away", "colour-out")]


def test_a_seat_lays_what_it_holds_and_takes_the_rest_away() -> None:
    house = Live().seated()
    house.rows((SEAT, seats.TakeChipsAway(ONE), No("nothing_there", "C.1")))
    assert leaving(house) == []
    house.bring(1000).start()
    house.rows(
        (SEAT, wagers.LayWager(1, "17", 1500, Chip.VALUE, 0), No("not_enough_credits", "C.1")),
        (SEAT, seats.AskColourOut(), No("nothing_there", "C.2")),
    )
    house.lay("17", 500, Chip.VALUE)
    assert house.seat().held == 500
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


def test_a_foreign_object_after_the_number_is_a_supervisors_who_says_why() -> None:
    house = Live().seated().issue().start().lay("17", 500).announce("17")
    house.rows(
        ("dealer", deal.CallNoSpin(1, FOREIGN), No("not_permitted", "H.3")),
        ("supervisor", deal.CallNoSpin(1, FOREIGN), No("malformed", "H.3")),
        ("supervisor", deal.CallNoSpin(2, FOREIGN), No("wrong_round", "B.2")),
    )
    answer = house.ask("supervisor", deal.CallNoSpin(1, FOREIGN, "a bead"))
    assert not isinstance(answer, Refusal)
    assert Alarmed("game 1: Sam called a foreign object after 17 came: a bead") in answer
