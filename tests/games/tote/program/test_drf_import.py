"""Import of the industry's single-file layout: what a card needs, from its documented fields."""

import pytest

from croupier.base.refusal import Refusal, Refused
from croupier.games.tote.kinds import Kind
from croupier.games.tote.program.card import RaceCard
from croupier.games.tote.program.drf_import import Added, import_drf
from croupier.games.tote.program.drf_notes import named_pools
from croupier.games.tote.program.reading import read_card
from tests.games.tote.program.drf import ZonesOfPython, line, race

ADDED = Added(
    name="Model Park",
    zone="America/Chicago",
    profile="model",
    meet="Autumn",
    first="2026-10-02",
    last="2026-12-19",
    pools={Kind.WIN: 200, Kind.TRIFECTA: 50, Kind.SUPERFECTA: 10, Kind.DAILY_DOUBLE: 100},
    starts={Kind.DAILY_DOUBLE: (1,)},
    entries_close="2026-11-19T10:00:00-06:00",
    nominations_close="2026-11-07T18:00:00-06:00",
)


def imported(*lines: str, added: Added = ADDED) -> RaceCard:
    return read_card(import_drf("\r\n".join(lines) + "\r\n", added, ZonesOfPython()))


def refused(*lines: str, added: Added = ADDED) -> Refusal:
    with pytest.raises(Refused) as found:
        imported(*lines, added=added)
    return found.value.refusal


def test_a_card_is_made_of_the_fields_that_the_layout_documents() -> None:
    card = imported(*race(1), *race(2, RACE_TYPE="S", SURFACE="T", CLAIM="", RACE_CLAIM=""))
    assert card.id == "MDL-2026-11-21-D"
    first, second = card.races
    assert (first.distance, first.surface, first.purse) == (1320, "dirt", 1_400_000)
    assert first.kinds == ("claiming", "overnight")
    assert str(first.post) == "2026-11-21T12:30:00-06:00", "10:30 on the Pacific coast"
    assert second.kinds == ("purse", "maiden special weight", "overnight")
    assert second.surface == "turf"
    one = first.runners[0]
    assert (one.number, one.name, str(one.line)) == ("1", "Runner 1 1", "5-2")
    assert (one.jockey, one.trainer, one.owner) == ("Farrow E", "Ashdown B", "Stable 1")
    assert (one.weight, one.colours, one.claim, one.post) == (121, "Red, white sash", 800_000, 1)
    assert [(pool.kind, pool.races) for pool in first.pools] == [
        (Kind.WIN, (1,)),
        (Kind.TRIFECTA, (1,)),
        (Kind.SUPERFECTA, (1,)),
        (Kind.DAILY_DOUBLE, (1, 2)),
    ]
    assert [pool.kind for pool in second.pools] == [Kind.WIN, Kind.TRIFECTA, Kind.SUPERFECTA]


def test_coupled_scratched_and_unnumbered_horses() -> None:
    card = imported(
        line(),
        line(PROGRAM_NUMBER="1a", ENTRY="A"),
        line(PROGRAM_NUMBER="", POST_POSITION="2", MORNING_LINE="", PROGRAM_POST="7", CLAIM="7500"),
        line(PROGRAM_NUMBER="3", ENTRY="S", MORNING_LINE="0.80"),
        added=_with(entries_close=None, starts={}),
    )
    [made] = card.races
    assert [one.number for one in made.runners] == ["1", "1A", "2", "3"]
    assert [one.scratched for one in made.runners] == [False, False, False, True]
    assert (made.runners[2].line, made.runners[2].post, made.runners[2].claim) == (None, 7, 750_000)
    assert str(made.runners[3].line) == "4-5"
    assert made.kinds == ("claiming",)
    assert [pool.kind for pool in made.pools] == [Kind.WIN], "two betting interests make no trifecta"


def _with(**changes: object) -> Added:
    fields = {name: getattr(ADDED, name) for name in ADDED.__struct_fields__}
    return Added(**{**fields, **changes})


def test_surfaces_and_distances() -> None:
    all_weather = imported(*race(1, 4, ALL_WEATHER="A", DISTANCE="-1760"), added=_with(starts={}))
    assert (all_weather.races[0].surface, all_weather.races[0].distance) == ("all-weather", 1760)


@pytest.mark.parametrize(
    ("pacific", "regions", "local"),
    [
        ("1030", "", "2026-11-21T12:30:00-06:00"),
        ("", "1:30/(12:30)/11:30/10:30", "2026-11-21T12:30:00-06:00"),
        ("", "(1:15)/12:15", "2026-11-21T13:15:00-06:00"),
        ("", "12:00/(11:00)/10:00/9:00", "2026-11-21T11:00:00-06:00"),
        ("", "8:05/(7:05)", "2026-11-21T19:05:00-06:00"),
        ("late", "8:05/(7:05)", "2026-11-21T19:05:00-06:00"),
    ],
)
def test_post_times_are_read_on_either_clock(pacific: str, regions: str, local: str) -> None:
    card = imported(*race(1, 4, PACIFIC_TIME=pacific, POST_TIMES=regions), added=_with(starts={}))
    assert str(card.races[0].post) == local


def test_on_a_clock_of_twelve_a_later_race_is_later() -> None:
    night = imported(
        *race(1, 4, PACIFIC_TIME="", POST_TIMES="(9:40)"),
        *race(2, 4, PACIFIC_TIME="", POST_TIMES="(10:05)"),
    )
    assert [one.post.clock for one in night.races] == ["21:40:00", "22:05:00"]


@pytest.mark.clause("oneida-parimutuel:A.5")
def test_a_stake_race_needs_the_closing_that_the_layout_does_not_have() -> None:
    made = imported(*race(1, 4, RACE_TYPE="G1"), added=_with(starts={}))
    assert made.races[0].kinds == ("stake", "grade 1")
    assert str(made.races[0].nominations_close) == ADDED.nominations_close
    found = refused(*race(1, 4, RACE_TYPE="N"), added=_with(starts={}, nominations_close=None))
    assert found.says == "race 1 is a stake race and must say when nominations close"
    assert found.clause == "oneida-parimutuel:A.5"


@pytest.mark.parametrize(
    ("lines", "place", "says"),
    [
        ([], "", "the file has no line"),
        (["MDL,20261121,1"], "line 1", "has 3 fields; a line of the single-file layout has 1435"),
        ([line(), line(DATE="20261122")], "line 2", "cards of several tracks or days"),
        ([line(), line(TRACK="XXX")], "line 2", "cards of several tracks or days"),
        ([line(DATE="2026")], "", "is not a date"),
        ([line(RACE="one")], "line 1", "field 3: 'one' is not a whole number"),
        ([line(RACE_TYPE="Q")], "line 1", "field 9: 'Q' is no race type; they are G1, G2,"),
        ([line(SURFACE="X")], "line 1", "field 7: 'X' is no surface"),
        ([line(MORNING_LINE="evens")], "line 1", "field 44: 'evens' is not odds to one, like 2.50"),
        ([line(PACIFIC_TIME="", POST_TIMES="")], "line 1", "field 1374: the race has no post time"),
        ([line(RACE="")], "races[0].number", "0 is not the number of a race"),
        ([line(NAME="")], "races[0].runners[0].name", "should be text of 1 to 80"),
        ([line(TRACK="M L")], "track.code", "is not a track's code"),
    ],
)
def test_a_file_of_another_layout_is_refused_with_line_and_field(
    lines: list[str], place: str, says: str
) -> None:
    found = refused(*lines)
    assert found.place == place
    assert says in found.says


@pytest.mark.parametrize("pool", ["wins=2.00", "daily-double=1.00@x"])
def test_a_pool_that_is_none_is_refused_with_how_to_write_one(pool: str) -> None:
    with pytest.raises(Refused, match=r"is not a pool; write it like win=2\.00"):
        named_pools([pool], "model")
