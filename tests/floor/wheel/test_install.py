"""Putting a live table on the floor: terms of a live game, value chips and named seats."""

import msgspec
import pytest

from croupier.desk.messages import InstallTable, TableInstalled
from croupier.floor.wheel.install import is_live
from croupier.floor.wheel.state import LiveTable
from croupier.games.effective import read_effective
from tests.house import ONE, T1, House, No, install
from tests.live import VALUE_CHIPS, Live, install_live
from tests.tables import bigsix, roulette

DOLLARS = install_live(unit="1.00").effective


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"chips": ()}, No("bad_amount", "oneida-roulette:C.1")),
        ({"chips": (100, 100)}, No("bad_amount", "oneida-roulette:C.1")),
        ({"chips": (0, 100)}, No("bad_amount", "oneida-roulette:C.1")),
        ({"effective": DOLLARS, "chips": (150,)}, No("stake_not_divisible", "oneida-roulette:C.1")),
        ({"terminals": ()}, No("duplicate_id", "oneida-roulette:B.1")),
        ({"terminals": (ONE, ONE)}, No("duplicate_id", "oneida-roulette:B.1")),
        (
            {"effective": install_live("new-jersey").effective, "chips": ()},
            No("bad_amount", "new-jersey:5.1(a)"),
        ),
        (
            {"effective": install_live("big-six").effective, "chips": ()},
            No("bad_amount", "new-jersey:5.5(a)"),
        ),
    ],
)
def test_what_no_live_table_can_be_is_refused(changes: dict[str, object], expected: No) -> None:
    house = Live()
    assert house.refused("engineer", msgspec.structs.replace(install_live(), **changes)) == expected
    assert T1 not in house.desk.tables


@pytest.mark.parametrize("book", ["oneida-roulette", "massachusetts", "new-jersey", "big-six"])
@pytest.mark.parametrize("chips", [(100,), VALUE_CHIPS, (100, 250, 700)])
def test_any_number_of_value_chips_will_do(book: str, chips: tuple[int, ...]) -> None:
    house = Live()
    command = msgspec.structs.replace(install_live(book), chips=chips)
    [event] = house.asked("engineer", command)
    assert isinstance(event, TableInstalled)
    assert isinstance(house.live, LiveTable)
    assert (house.live.chips, list(house.live.seats), house.live.phase) == (chips, ["1", "2", "3"], "closed")


def test_the_terms_say_which_kind_of_table_it_is() -> None:
    assert is_live(roulette("massachusetts"))
    assert is_live(bigsix())
    assert not is_live(roulette("oneida-roulette", mode="terminals"))
    assert not is_live(roulette("ilani"))
    assert not is_live(read_effective(install().effective.encode()))


def test_the_value_chips_of_the_table_keep_their_colours() -> None:
    house = Live().seated()
    assert house.live.colours.value_colours == ("white", "red", "green", "black")
    odd = InstallTable("Odd", install_live().effective, (ONE,), (700,))
    other = Live()
    other.do("engineer", odd)
    assert other.live.colours.value_colours == ("silver",), "one that is not listed"


def test_a_table_that_is_there_is_not_installed_again() -> None:
    assert Live().seated().refused("engineer", install_live()) == No("wrong_phase", "oneida-roulette:B.1")


def test_terms_that_cannot_be_read_are_refused_as_ever() -> None:
    broken = msgspec.structs.replace(install_live(), effective="not terms")
    assert House().ask("engineer", broken) is not None
    assert Live().refused("engineer", broken).reason == "malformed"
