"""What a finished game says of each wager that was laid in it, for the results against the mathematics."""

from croupier.desk.reports.hold_history import rounds_of
from croupier.floor.kinds import KINDS
from croupier.floor.wheel.figures import stakes
from croupier.floor.wheel.messages.deal import MuckedCounted
from tests.house import T1
from tests.live import Live


def test_what_was_collected_and_what_went_back_are_what_was_laid() -> None:
    house = Live().seated().issue("navy", 100).start()
    house.lay("17", 500).lay("red", 1000).lay("20", 300).finish("17")
    [played] = rounds_of(KINDS, house.store, T1, "")
    assert played.stakes == {"17": 500, "red": 1000, "20": 300}


def test_what_decides_no_wager_names_none() -> None:
    assert list(stakes(MuckedCounted(1, (), (), "staff:Dana"))) == []
