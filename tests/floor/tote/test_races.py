"""What closes betting and who says so; who runs, and what the track's own reports are."""

import pytest

from croupier.desk.messages import Alarmed
from croupier.floor.tote.messages import cards, races
from croupier.floor.tote.messages.races import BettingStopped, CloseSource
from croupier.floor.tote.race_state import RacePhase, Scratch
from tests.floor.tote.no import no, only
from tests.totes import ToteHouse, race_card


@pytest.mark.parametrize(
    ("by", "live", "source"),
    [
        ("reader", True, CloseSource.STOP_BET),
        ("clock", False, CloseSource.POST_TIME),
        ("mutuel-manager", True, CloseSource.MANAGER),
    ],
)
def test_a_race_closes_by_any_one_of_three(by: str, live: bool, source: CloseSource) -> None:
    house = ToteHouse().opened()
    house.sell("R1 $2 WIN 1")
    if not live:
        house.do("device", races.ReportLink(False))
    closed = only(house.ask(by, races.StopBetting(1)))
    assert isinstance(closed, BettingStopped)
    assert (closed.source, closed.tickets) == (source, 2)  # sold and printed
    race = house.day.races[1]
    assert (race.phase, race.closed_by, race.sound) == (RacePhase.CLOSED, source, True)
    assert no(house.ask(by, races.StopBetting(1))) == ("wrong_phase", "B.3")


def test_a_scheduled_time_closes_nothing_while_the_track_is_heard() -> None:
    house = ToteHouse().opened()
    assert no(house.ask("clock", races.StopBetting(1))) == ("wrong_phase", "B.3")
    assert house.day.races[1].open


def test_the_line_is_lost_and_found() -> None:
    house = ToteHouse().opened()
    assert no(house.ask("device", races.ReportLink(True))) == ("nothing_there", "A.8")
    lost = house.ask("device", races.ReportLink(False))
    assert lost == (races.LinkReported(False), Alarmed("nothing is heard of the sending track"))
    house.do("device", races.ReportLink(True))
    assert house.tote.live


def test_reports_of_the_track_are_dealt_with_once() -> None:
    house = ToteHouse().opened()
    house.do("reader", races.NoteReport(3))
    assert house.tote.heard == 3
    assert no(house.ask("reader", races.NoteReport(3))) == ("nothing_there", "A.8")


def test_post_times_move_until_the_race_is_off() -> None:
    house = ToteHouse().opened()
    house.do("reader", races.SetPostTime(1, 5_000_000), races.SetPostTime(1, 6_000_000))
    assert house.day.races[1].post == 6_000_000
    house.stop(1)
    assert no(house.ask("reader", races.SetPostTime(1, 7))) == ("wrong_phase", "B.3")
    assert no(house.ask("reader", races.SetPostTime(99, 7))) == ("wrong_round", "A.5")


def test_runners_are_scratched_once_and_before_the_result() -> None:
    house = ToteHouse().opened().scratch(2, "5").stop(1).scratch(2, "6").scratch(1, "6")
    assert house.day.scratches == [Scratch(2, "5", 0), Scratch(2, "6", 1), Scratch(1, "6", 1)]
    known = house.day.programme()
    assert (known[2].scratched, known[2].late) == (frozenset("5"), frozenset("6"))
    assert dict(known[2].since) == {"6": 1}
    assert dict(known[1].since) == {"6": 0}
    assert no(house.ask("reader", races.ScratchRunner(2, "5"))) == ("wrong_phase", "F.1.a")
    assert no(house.ask("reader", races.ScratchRunner(2, "9"))) == ("unknown_spot", "F.1.a")
    assert no(house.ask("reader", races.ScratchRunner(99, "1"))) == ("wrong_round", "A.5")
    house.do("reader", races.ReportFinish(1, "1-2-3-4"), races.DeclareOfficial(1))
    assert no(house.ask("reader", races.ScratchRunner(1, "1"))) == ("wrong_phase", "D.5")


def test_nothing_is_said_of_races_without_a_card() -> None:
    house = ToteHouse().installed()
    for command in (races.StopBetting(1), races.SetPostTime(1, 1), races.ScratchRunner(1, "1")):
        assert no(house.ask("reader", command)) == ("wrong_round", "A.5")
    assert no(house.ask("device", races.SignRoot(1, "x", "y"))) == ("wrong_round", "A.5")
    house.do("reader", cards.PublishCard(race_card()))
    assert no(house.ask("reader", races.StopBetting(1))) == ("wrong_phase", "B.3")


def test_the_root_is_signed_once_and_as_it_was_recorded() -> None:
    house = ToteHouse().opened()
    assert no(house.ask("device", races.SignRoot(1, "", "sig"))) == ("wrong_round", "B.3")
    house.stop(1)
    root = house.day.races[1].root
    assert no(house.ask("device", races.SignRoot(1, "00", "sig"))) == ("wrong_round", "B.3")
    house.do("device", races.SignRoot(1, root, "sig"))
    assert house.day.races[1].signature == "sig"
    assert no(house.ask("device", races.SignRoot(1, root, "sig"))) == ("wrong_round", "B.3")
