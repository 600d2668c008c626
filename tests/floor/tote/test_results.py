"""The order of finish, inquiries, the official sign, and races that are called off."""

import pytest

from croupier.floor.tote.messages import races
from croupier.floor.tote.messages.races import CallOff, FinishPosted, ResultSource
from croupier.floor.tote.race_state import RacePhase
from tests.floor.tote.no import no, only
from tests.totes import ToteHouse


def test_a_finish_is_posted_changed_and_made_official() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $2 WIN 1")
    house.sell("R1 $2 WIN 2")
    assert no(house.ask("reader", races.ReportFinish(1, "1-2"))) == ("wrong_phase", "B.3")
    assert no(house.ask("reader", races.DeclareOfficial(1))) == ("wrong_phase", "D.3")
    house.stop(1)
    assert no(house.ask("reader", races.DeclareOfficial(1))) == ("wrong_phase", "D.3")
    answer = house.ask("reader", races.ReportFinish(1, " 1 - 2 = 3 - 4"))
    assert answer == (FinishPosted(1, "1-2=3-4", ResultSource.FEED, "reader:P1"),)
    house.do("reader", races.ReportFinish(1, "2-1-3-4"), races.DeclareOfficial(1))
    assert house.day.races[1].phase is RacePhase.OFFICIAL
    assert house.pool("1-win").prices == {(2,): 160}


@pytest.mark.parametrize("finish", ["1-9", "1-1", "1--2", "7-2", "1-5"])
def test_a_finish_that_cannot_be_is_refused(finish: str) -> None:
    house = ToteHouse().opened().scratch(1, "5").stop(1)
    assert no(house.ask("reader", races.ReportFinish(1, finish)))[1] == "D.3"


def test_official_is_final() -> None:
    house = ToteHouse().opened().run(1, "1-2-3-4")
    for command in (
        races.ReportFinish(1, "2-1-3-4"),
        races.DeclareOfficial(1),
        races.PostInquiry(1, "late claim"),
        races.CallOffRace(1, CallOff.NO_RACE, "late"),
    ):
        assert no(house.ask("reader", command)) == ("wrong_phase", "D.5")


def test_an_inquiry_holds_the_official_sign() -> None:
    house = ToteHouse().opened().stop(1)
    assert no(house.ask("reader", races.ClearInquiry(1))) == ("nothing_there", "D.3")
    house.do("reader", races.ReportFinish(1, "1-2-3-4"), races.PostInquiry(1, "bumping"))
    assert no(house.ask("reader", races.DeclareOfficial(1))) == ("wrong_phase", "D.3")
    house.do("reader", races.ClearInquiry(1), races.DeclareOfficial(1))
    assert no(house.ask("reader", races.PostInquiry(99, "x"))) == ("wrong_round", "A.5")
    assert no(house.ask("reader", races.PostInquiry(2, "x"))) == ("wrong_phase", "B.3")
    assert no(house.ask("reader", races.ClearInquiry(99))) == ("wrong_round", "A.5")


def test_a_person_enters_results_from_the_picture_while_the_feed_is_lost() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $2 WIN 1")
    house.stop(1)
    report = races.ReportFinish(1, "1-2-3-4")
    assert no(house.ask("mutuel-manager", report)) == ("not_permitted", "D.4")
    assert no(house.ask("mutuel-manager", races.DeclareOfficial(1))) == ("not_permitted", "D.4")
    house.do("device", races.ReportLink(False))
    house.do("mutuel-manager", report, races.DeclareOfficial(1))
    race = house.day.races[1]
    assert (race.result_by, race.entered_by) == (ResultSource.SIGNAL, "staff:Max")
    assert no(house.ask("mutuel-manager", races.ReportFinish(99, "1"))) == ("wrong_round", "A.5")
    assert no(house.ask("mutuel-manager", races.DeclareOfficial(99))) == ("wrong_round", "A.5")


@pytest.mark.parametrize(
    ("how", "clause"),
    [(CallOff.CANCELLED, "F.1.b"), (CallOff.NO_RACE, "F.1.b"), (CallOff.BREAKDOWN, "F.1.c")],
)
def test_a_race_that_is_called_off_gives_every_bet_back(how: CallOff, clause: str) -> None:
    house = ToteHouse().opened()
    ticket = house.sell("R1 $2 ACROSS 1", "R1 $1 DD 1/2")
    house.do("reader", races.CallOffRace(1, how, "a storm"))
    settled = house.pool("1-win").settled
    assert settled is not None
    assert (settled.refund_all, settled.clause) == (True, f"oneida-parimutuel:{clause}")
    assert house.pool("1-daily-double").settled is None
    assert no(house.ask("reader", races.CallOffRace(99, how, "x"))) == ("wrong_round", "A.5")
    house.run(2, "2-1-3-4")
    double = house.pool("1-daily-double").settled
    assert double is not None
    assert (double.refund_all, double.clause) == (True, f"oneida-parimutuel:{clause}")
    refunded = only(house.cash(ticket))
    assert (type(refunded).__name__, refunded.amount) == ("TicketRefunded", 700)
